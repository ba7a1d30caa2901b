"""The modules that pictures ask, and how their answers are combined."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Final, TypeVar

from engine.board.wall import Wall
from engine.position.pieces import Seat
from engine.views.view import View
from render.modules.building_sites.module import BUILDING_SITES
from render.modules.certificates import CERTIFICATES
from render.modules.falconers.module import FALCONERS
from render.modules.hook_values import Additions, Piece, Shown
from render.modules.hooks import Module
from render.modules.portals.module import PORTALS

Answer = TypeVar("Answer")


class ModuleRegistry:
    """The modules that pictures ask, in the order in which they show what modules add."""

    def __init__(self, *modules: Module) -> None:
        self.all = modules

    def at_table(self, view: View) -> tuple[Module, ...]:
        """The modules at a table."""
        return tuple(module for module in self.all if module.name in view.options.modules)

    @contextmanager
    def added(self, module: Module) -> Iterator[None]:
        """One module more while the block runs: how tests draw a module that is not in the box."""
        before = self.all
        self.all = (*before, module)
        try:
            yield
        finally:
            self.all = before


MODULES: Final = ModuleRegistry(PORTALS, FALCONERS, CERTIFICATES, BUILDING_SITES)


def collect(answers: Iterable[Iterable[Answer]]) -> tuple[Answer, ...]:
    """All answers in order."""
    return tuple(chain.from_iterable(answers))


def first(answers: Iterable[Answer | None]) -> Answer | None:
    """The first answer that is not None."""
    return next((answer for answer in answers if answer is not None), None)


def additions(shown: Shown) -> Additions:
    """What modules put onto a palace."""
    looks = looks_of(shown.view).looks
    return Additions(looks, collect(module.layers(shown) for module in MODULES.at_table(shown.view)))


def looks_of(view: View) -> Additions:
    """The tiles of a table that look different."""
    return Additions(dict(chain.from_iterable(m.tile_looks(view).items() for m in MODULES.at_table(view))))


def pieces_aside(view: View, seat: Seat) -> tuple[Piece, ...]:
    """What a seat has bought and not placed yet, besides tiles."""
    return collect(module.aside(view, seat) for module in MODULES.at_table(view))


def wall_bonus(wall: Wall) -> int:
    """What a wall is worth besides its length."""
    return sum(module.wall_bonus(wall) for module in MODULES.all)


def wall_figure(wall: Wall) -> str:
    """The length of a wall, and what modules add, as in "8+4"."""
    more = wall_bonus(wall)
    return f"{wall.length}+{more}" if more else str(wall.length)
