"""The steps that a panel's buttons and menus carry: an action to do, or a screen to show.

`=B G8a=y5 y3` does an action, `==P G8a@+1,0` does it and ends the turn; anything else names a screen:
`home`, `pay G8a`, `place G8a 2` (its second page), `preview P G8a@+1,0`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.modules.registry import MODULES
from engine import Action, Kind, NotationError, Tile, parse_action, parse_tile, print_action
from engine.text.piece_notation import parse_kind

T = TypeVar("T")

HOME: Final = "home"
HINT: Final = "hint"
"""Asks for advice. That takes time to think, so the caller makes this screen."""
_PAGE: Final = re.compile("[1-9][0-9]?")
_DO: Final = "="
_DO_AND_END: Final = "=="


@dataclass(frozen=True)
class Order:
    """An action to do, and whether to end the turn after it."""

    action: Action
    ends: bool = False


@dataclass(frozen=True)
class Screen:
    """A screen: its name, and what it is about."""

    name: str
    about: object | None = None
    """A tile, a kind of tiles, or a module's piece."""
    action: Action | None = None
    page: int = 1

    @property
    def tile(self) -> Tile | None:
        """The tile that it is about."""
        return self.about if isinstance(self.about, Tile) else None


def do(action: Action) -> str:
    """The step that does an action."""
    return _DO + print_action(action)


def do_and_end(action: Action) -> str:
    """The step that does an action and ends the turn."""
    return _DO_AND_END + print_action(action)


def show(name: str, about: object | None = None, page: int = 1) -> str:
    """The step that shows a screen."""
    named = [name] if about is None else [name, about.letter if isinstance(about, Kind) else str(about)]
    return " ".join(named if page == 1 else [*named, str(page)])


def ask_about(name: str, action: Action) -> str:
    """The step that shows a screen about one action."""
    return f"{name} {print_action(action)}"


def ordered(step: str) -> Order | None:
    """The order in a step; None if it names a screen or makes no sense."""
    if not step.startswith(_DO):
        return None
    action = _action(step.lstrip(_DO))
    return None if action is None else Order(action, ends=step.startswith(_DO_AND_END))


def screen_of(step: str) -> Screen:
    """The screen that a step names; home if it names none."""
    name, _, rest = step.partition(" ")
    if not rest:
        return Screen(name)
    if (action := _action(rest)) is not None:
        return Screen(name, action=action)
    named, _, number = rest.rpartition(" ")
    if not _PAGE.fullmatch(number):
        named, number = rest, "1"
    about = _about(named)
    return Screen(HOME) if named and about is None else Screen(name, about, page=int(number))


def _action(text: str) -> Action | None:
    return _read(parse_action, text)


def _about(text: str) -> object | None:
    for parse in (parse_tile, *(module.parse_about for module in MODULES), parse_kind):
        if (found := _read(parse, text)) is not None:
            return found
    return None


def _read(parse: Callable[[str], T], text: str) -> T | None:
    try:
        return parse(text)
    except NotationError:
        return None
