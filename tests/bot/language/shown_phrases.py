"""Which phrases stand on buttons and in menus, as the sources show them."""

import ast
from collections.abc import Iterator
from functools import cache

from tests.bot.language.catalogue_texts import catalogue
from tests.bot.language.phrase_uses import ROOT, calls_in, sources

BUTTONS = {"Button", "Link", "button", "_button"}
LINES = {"Option", "option", "Menu"}
FAMILIES = ("change-do", "change-other", "change-place", "look-first", "look-back", "look-next", "look-last")


@cache
def buttons() -> frozenset[str]:
    """Phrases on buttons."""
    named = (
        phrase
        for phrase in catalogue("en").phrases()
        if phrase.startswith(FAMILIES)
        or "-button-" in phrase
        or phrase.endswith((".button", "hint-button", "review-button"))
    )
    return frozenset((*_shown_by(BUTTONS), *named))


@cache
def menu_lines() -> frozenset[str]:
    """Phrases in menus."""
    return frozenset(_shown_by(LINES))


def _shown_by(calls: set[str]) -> Iterator[str]:
    """The phrases that are said right inside these calls."""
    english = catalogue("en")
    for path in sources():
        if ROOT / "bot" in path.parents:
            for call in calls_in(path.read_text(encoding="utf-8"), calls):
                yield from (name for name in _texts(call) if name in english)


def _texts(call: ast.Call) -> Iterator[str]:
    for part in (*call.args, *(keyword.value for keyword in call.keywords)):
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
