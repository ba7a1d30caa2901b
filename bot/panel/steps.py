"""The steps that a panel's buttons and menus carry: something to do, or a screen to show.

`=B G8a=y5 y3` does an action, `==P G8a@+1,0` does it and ends the turn; anything else names a screen:
`home`, `pay G8a`, `place G8a 2` (its second page), `preview P G8a@+1,0`.
"""

import re
from dataclasses import dataclass
from typing import Final

from engine import Action, NotationError, Tile, parse_action, parse_tile, print_action

HOME: Final = "home"
_PAGE: Final = re.compile("[1-9][0-9]?")
_DO: Final = "="
_DO_AND_END: Final = "=="


@dataclass(frozen=True)
class Order:
    """An action to be done, and whether the turn is to end after it."""

    action: Action
    ends: bool = False


@dataclass(frozen=True)
class Screen:
    """A screen: its name, and what it is about."""

    name: str
    tile: Tile | None = None
    action: Action | None = None
    page: int = 1


def do(action: Action) -> str:
    """The step that does an action."""
    return _DO + print_action(action)


def do_and_end(action: Action) -> str:
    """The step that does an action and ends the turn."""
    return _DO_AND_END + print_action(action)


def show(name: str, tile: Tile | None = None, page: int = 1) -> str:
    """The step that shows a screen."""
    about = [name] if tile is None else [name, str(tile)]
    return " ".join(about if page == 1 else [*about, str(page)])


def ask_about(name: str, action: Action) -> str:
    """The step that shows a screen about one action."""
    return f"{name} {print_action(action)}"


def ordered(step: str) -> Order | None:
    """The order in a step; None if it names a screen, or nothing at all."""
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
    about, _, number = rest.rpartition(" ")
    if not _PAGE.fullmatch(number):
        about, number = rest, "1"
    tile = _tile(about)
    return Screen(HOME) if about and tile is None else Screen(name, tile=tile, page=int(number))


def _action(text: str) -> Action | None:
    try:
        return parse_action(text)
    except NotationError:
        return None


def _tile(text: str) -> Tile | None:
    try:
        return parse_tile(text)
    except NotationError:
        return None
