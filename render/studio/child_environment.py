"""The environment of the processes that are started beside this one: no secret is any of their business."""

import os
import re
from typing import Final

_SECRET: Final = re.compile("TOKEN|SECRET|PASS|CREDENTIAL|AUTH|KEY", re.IGNORECASE)
"""What the names of variables with secrets have in them; a harmless one more is not missed."""


def child_environment(*search_paths: str) -> dict[str, str]:
    """This process's environment without its secrets; Python looks for modules in these folders first."""
    kept = {name: value for name, value in os.environ.items() if not _SECRET.search(name)}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, [*search_paths, kept.get("PYTHONPATH")]))}
