"""A table before its game: a small palace, who sits where, which seats are free, and the modules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from engine.position.pieces import MAX_PLAYERS, Seat
from engine.text.piece_notation import parse_tile
from render.art.fountain import FountainArt
from render.art.signs import SeatArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role
from render.parts.banner import title_band
from render.parts.column import GAP, INNER, MARGIN, WIDE
from render.parts.fitted_text import line

if TYPE_CHECKING:
    from render.base.scene import Art

_TITLE: Final = 150
_PALACE: Final = ("P6 S9 A8a", "C10 G10b T11b")
"""The tiles on both sides of the fountain: they fit together."""
_ACROSS: Final = 3
"""Seats in a row."""
_SEAT: Final = 104
_EMBLEM: Final = 64
_MODULE: Final = 62
_MODULES_ACROSS: Final = 2


@dataclass(frozen=True)
class LobbyPicture:
    """The people are named by the look, in the order of their seats."""

    name: ClassVar[str] = "lobby"
    computers: tuple[bool, ...]
    """For each seat that is taken: does a computer play there?"""
    modules: tuple[str, ...] = ()
    """The modules that are switched on."""

    def scene(self, look: Look) -> Scene:
        marks = [*title_band(look.words("lobby-picture-title"), Box(0, 0, WIDE, _TITLE), 84)]
        palace = Box(MARGIN, _TITLE + GAP, INNER, INNER // 7)
        marks += _palace(palace)
        y = palace.bottom + GAP
        for first in range(0, MAX_PLAYERS, _ACROSS):
            row = Box(MARGIN, y, INNER, _SEAT)
            for seat, box in enumerate(row.columns(_ACROSS, GAP), start=first):
                marks += self._seat(look, Seat(seat), box)
            y = row.bottom + GAP
        for first in range(0, len(self.modules), _MODULES_ACROSS):
            row = Box(MARGIN, y, INNER, _MODULE)
            named = self.modules[first : first + _MODULES_ACROSS]
            for module, box in zip(named, row.columns(len(named), GAP), strict=True):
                marks += _module(look, module, box)
            y = row.bottom + GAP
        return Scene(WIDE, y - GAP + MARGIN, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        seats = [self._told(look, Seat(seat)) for seat in range(len(self.computers))]
        told = look.words("lobby-picture-told", seats="; ".join(seats), taken=len(seats))
        free = look.words("lobby-picture-told-free", free=MAX_PLAYERS - len(seats))
        names = ", ".join(_module_name(look, module) for module in self.modules)
        modules = [look.words("lobby-picture-told-modules", modules=names)] if names else []
        return " ".join((told, free, *modules))

    def _told(self, look: Look, seat: Seat) -> str:
        name = look.spoken_name(seat)
        return look.words("lobby-picture-told-computer", name=name) if self.computers[seat] else name

    def _seat(self, look: Look, seat: Seat, box: Box) -> Iterator[Mark]:
        emblem = centred((_EMBLEM, _EMBLEM), Box(box.x + 14, box.y, _EMBLEM, box.h))
        text = Box(emblem.right + 14, box.y + 6, box.right - emblem.right - 28, box.h - 12)
        if seat >= len(self.computers):
            yield Plate(box, Role.PAPER, Role.PAPER, border=Role.LINE)
            free, ink = look.words("lobby-picture-free"), Role.FAINT_INK
            yield line(box.inset(14, 8), free, 36, ink=ink, ground=Role.PAPER, align=Align.CENTRE)
            return
        yield Plate(box, Role.CARD, Role.PAPER)
        yield Sprite(emblem, SeatArt(seat, MAX_PLAYERS), Role.CARD)
        if not self.computers[seat]:
            yield line(text, look.name(seat), 46, face=Face.STRONG)
            return
        upper = Box(text.x, text.y, text.w, 52)
        lower = Box(text.x, upper.bottom, text.w, text.bottom - upper.bottom)
        yield line(upper, look.name(seat), 42, face=Face.STRONG)
        yield line(lower, look.words("lobby-picture-computer"), 30, ink=Role.FAINT_INK)


def _palace(box: Box) -> Iterator[Mark]:
    """A palace in one row: the fountain and a tile of each kind."""
    left, right = ([TileArt(parse_tile(name)) for name in names.split()] for names in _PALACE)
    row: list[Art] = [*left, FountainArt(), *right]
    first = box.x + (box.w - box.h * len(row)) // 2
    for at, art in enumerate(row):
        yield Sprite(Box(first + at * box.h, box.y, box.h, box.h), art, Role.PAPER)


def _module(look: Look, module: str, box: Box) -> Iterator[Mark]:
    yield Plate(box, Role.BAND, Role.PAPER)
    ink, ground = Role.BAND_INK, Role.BAND
    yield line(box.inset(20, 6), _module_name(look, module), 38, ink=ink, ground=ground, align=Align.CENTRE)


def _module_name(look: Look, module: str) -> str:
    return look.words(f"module-{module.replace('_', '-')}")
