"""The computer players' core asks a registry: it names no module and nothing that belongs to one."""

import re
from pathlib import Path

import pytest

import ai
from engine.modules import MODULES

ROOM = Path(ai.__file__).parent
CORE = [path for path in sorted(ROOM.rglob("*.py")) if "modules" not in path.relative_to(ROOM).parts]
OF_MODULES = {
    word
    for module in MODULES.all
    if module.optional
    for word in (
        module.name,
        *(kind.__name__.lower() for kind in (*module.actions, *module.events, module.slice_type) if kind),
    )
}
STEMS = ("falcon", "feather", "perch", "portal", "certificate", "chip", "token", "site")
"""What belongs to the modules in the box, as it could appear in any name."""


@pytest.mark.parametrize("path", CORE, ids=lambda path: str(path.relative_to(ROOM)))
def test_the_core_names_no_module(path: Path) -> None:
    names = re.findall(r"\w+", path.read_text(encoding="utf-8"))
    assert not {name.lower() for name in names} & OF_MODULES
    words = {word.lower() for name in names for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
    assert not {word for word in words for stem in STEMS if word.removesuffix("s") == stem}
