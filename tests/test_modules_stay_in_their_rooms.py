"""Outside its `modules` folder no file of a room knows a module: it asks the registry."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("bot",)
"""The rooms whose cores ask a registry."""
SHARED = {"engine.modules", "engine.modules.hooks"}
"""What the engine says about modules without naming one."""
WORDS = re.compile(
    "dirk|falcon(er)?s?|falconry|feathers?|perch(es|ed)?|crossings?|portals?|sites?|certificates?|chips?"
)
"""Modules and their pieces. Tokens are missing, as Discord has them too; a credit is money of the core."""
ORDINARY = ("developer portal",)


def core(room: str) -> list[Path]:
    modules = ROOT / room / "modules"
    return [path for path in sorted((ROOT / room).rglob("*.py")) if modules not in path.parents]


def words_in(text: str) -> set[str]:
    """All words of a file, in names too: `BuyFalcon`, `sites_of` and "pay-portal" have two each."""
    spaced = re.sub("([a-z])([A-Z])", r"\1 \2", text).lower()
    for phrase in ORDINARY:
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
        found = {word for word in words_in(path.read_text(encoding="utf-8")) if WORDS.fullmatch(word)}
        assert not found, path


@pytest.mark.parametrize("room", ROOMS)
def test_a_core_imports_nothing_of_a_module(room: str) -> None:
    own = {f"{room}.modules.registry", f"{room}.modules.hooks"}
    for path in core(room):
        for source, name in imports(path):
            made = home(source, name)
            assert not made.startswith("engine.modules.") or made in SHARED, f"{path} {name}"
            assert not source.startswith(f"{room}.modules") or source in own, f"{path} {source}"


def test_words_are_found_in_all_kinds_of_names() -> None:
    for text in ("BuyFalcon", "sites_of", '"pay-portal"', "PORTALS", "two perches."):
        assert any(WORDS.fullmatch(word) for word in words_in(text)), text
    assert not any(WORDS.fullmatch(word) for word in words_in("the developer portal, a website, Composite"))
