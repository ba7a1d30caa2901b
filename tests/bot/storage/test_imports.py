"""What tables and storage must not load, asked of a fresh interpreter."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
LOAD = """
import importlib, pkgutil, sys
package = sys.argv[1]
for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
    importlib.import_module(module.name)
print(*sorted({"PIL", "discord"} & sys.modules.keys()))
"""


@pytest.mark.parametrize("package", ["bot.storage", "bot.table"])
def test_neither_pillow_nor_discord_is_loaded(package: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOAD, package], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stdout.split(), done.stderr) == ([], "")
