"""The environment of child processes: ours without its secrets."""

import os
import re
from typing import Final

_SECRET: Final = re.compile("TOKEN|SECRET|PASS|CREDENTIAL|AUTH|KEY|DATABASE", re.IGNORECASE)
"""Found in the names of variables that hold secrets. Losing a harmless one does no harm."""


def child_environment(*search_paths: str) -> dict[str, str]:
    """This process's environment without its secrets. Python searches these folders for modules first."""
    kept = {name: value for name, value in os.environ.items() if not _SECRET.search(name)}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, [*search_paths, kept.get("PYTHONPATH")]))}
