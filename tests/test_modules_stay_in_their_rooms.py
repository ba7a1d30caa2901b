"""Outside its `modules` folder no file of a room knows a module: it asks the registry."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.modules import MODULES

ROOT = Path(__file__).parents[1]
ROOMS = ("ai", "bot", "render")
"""The rooms whose cores ask a registry."""
SHARED = {
    "ai": {"engine.modules.dirk"},
    "bot": {"engine.modules", "engine.modules.hooks"},
    "render": set[str](),
}
"""What a core may have of the engine's modules: what names none, and for computer players Dirk."""
WORDS = re.compile(
    r"dirk|\w*(falcon|feather|perch|portal|certificate|buildingsite)\w*|sites?|crossings?|chips?|tokens?|expansions?"
)
"""Modules and their pieces. A credit is money of the core."""
NAMES = {
    kind.__name__.lower()
    for module in MODULES.all
    if module.optional
    for kind in (*module.actions, *module.events, module.slice_type)
    if kind
}
"""Actions, events and slices of modules, some of which have names that are ordinary words."""
ORDINARY = {
    "ai": {"dirk"},  # a third seat to reckon with
    "bot": {"complete", "store", "stored", "token", "tokens"},  # of databases; a token is Discord's
    "render": {"chip", "chips", "crossing", "stored"},  # labels on a plain ground; lines that meet
}
"""Words that mean something else in a room."""
ORDINARY_PHRASES = ("developer portal",)


def core(room: str) -> list[Path]:
    modules = ROOT / room / "modules"
    return [path for path in sorted((ROOT / room).rglob("*.py")) if modules not in path.parents]


def words_in(text: str) -> set[str]:
    """All words of a file, in names too: `BuyFalcon`, `sites_of` and "pay-portal" have two each."""
    spaced = re.sub("([a-z])([A-Z])", r"\1 \2", text).lower()
    for phrase in ORDINARY_PHRASES:
        spaced = spaced.replace(phrase, "")
    return set(re.findall("[a-z]+", spaced))


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """What a file imports, by the file it comes from; a whole file has no name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def home(source: str, name: str) -> str:
    """Where something imported was made, though the engine's front door hands it on."""
    if not name or not source.startswith("engine"):
        return source
    return str(getattr(getattr(import_module(source), name), "__module__", source))


@pytest.mark.parametrize("room", ROOMS)
def test_a_core_never_says_the_name_of_a_module(room: str) -> None:
    for path in core(room):
        text = path.read_text(encoding="utf-8")
        found = {word for word in words_in(text) if WORDS.fullmatch(word)}
        found |= {name.lower() for name in re.findall(r"\w+", text)} & NAMES
        assert not found - ORDINARY[room], path


@pytest.mark.parametrize("room", ROOMS)
def test_a_core_imports_nothing_of_a_module(room: str) -> None:
    modules = f"{room}.modules"
    own = {modules, *(f"{modules}.{name}" for name in ("registry", "hooks", "hook_values"))}
    for path in core(room):
        for source, name in imports(path):
            made = home(source, name)
            assert not f"{made}.".startswith("engine.modules.") or made in SHARED[room], f"{path} {name}"
            assert not source.startswith(modules) or source in own, f"{path} {source}"
            assert source != modules or find_spec(f"{modules}.{name}") is None, f"{path} {name}"


def test_words_are_found_in_all_kinds_of_names() -> None:
    for text in ("BuyFalcon", "sites_of", '"pay-portal"', "PORTALS", "two perches."):
        assert any(WORDS.fullmatch(word) for word in words_in(text)), text
    assert not any(WORDS.fullmatch(word) for word in words_in("the developer portal, a website, Composite"))
