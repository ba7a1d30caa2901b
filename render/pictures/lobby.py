"""A table before its game: a small palace, who sits where, which seats are free, and the modules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.position.pieces import MAX_PLAYERS, Seat
from render.alt_text.lists import listed
from render.art.ornament import BandArt
from render.art.signs import SeatArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role
from render.parts.column import GAP, INNER, MARGIN, WIDE
from render.parts.fitted_text import line
from render.parts.palace_in_a_row import palace_in_a_row
from render.parts.player_names import player_name

_TITLE: Final = 150
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
    """For each seat that is taken: is it a computer’s?"""
    modules: tuple[str, ...] = ()
    """The modules that are switched on."""

    def scene(self, look: Look) -> Scene:
        marks = [*self._title(look, Box(0, 0, WIDE, _TITLE))]
        palace = Box(MARGIN, _TITLE + GAP, INNER, INNER // len(palace_in_a_row()))
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
        told = look.words("lobby-picture-told", seats=listed(look.words, seats), taken=len(seats))
        free = look.words("lobby-picture-told-free", free=MAX_PLAYERS - len(seats))
        names = listed(look.words, [_module_name(look, module) for module in self.modules])
        modules = [look.words("lobby-picture-told-modules", modules=names)] if names else []
        return " ".join((told, free, *modules))

    def _title(self, look: Look, box: Box) -> Iterator[Mark]:
        """The game's name and how many seats are taken; in the middle clients put badges."""
        art, ink, ground = BandArt(), Role.BAND_INK, Role.BAND
        yield Sprite(box, art, ground)
        flat = art.flat(box).inset(40, 4)
        left, right = Box(flat.x, flat.y, 700, flat.h), Box(flat.right - 300, flat.y, 300, flat.h)
        yield line(left, look.words("lobby-picture-title"), 84, ink=ink, ground=ground, face=Face.TITLE)
        taken = f"{len(self.computers)} / {MAX_PLAYERS}"
        yield line(right, taken, 64, ink=ink, ground=ground, align=Align.RIGHT, face=Face.STRONG)

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
            yield from player_name(text, look, seat, 46, face=Face.STRONG)
            return
        upper = Box(text.x, text.y, text.w, 52)
        lower = Box(text.x, upper.bottom, text.w, text.bottom - upper.bottom)
        yield from player_name(upper, look, seat, 42, face=Face.STRONG)
        yield line(lower, look.words("lobby-picture-computer"), 30, ink=Role.FAINT_INK)


def _palace(box: Box) -> Iterator[Mark]:
    row = palace_in_a_row()
    first = box.x + (box.w - box.h * len(row)) // 2
    for at, art in enumerate(row):
        yield Sprite(Box(first + at * box.h, box.y, box.h, box.h), art, Role.PAPER)


def _module(look: Look, module: str, box: Box) -> Iterator[Mark]:
    yield Plate(box, Role.BAND, Role.PAPER)
    ink, ground = Role.BAND_INK, Role.BAND
    yield line(box.inset(20, 6), _module_name(look, module), 38, ink=ink, ground=ground, align=Align.CENTRE)


def _module_name(look: Look, module: str) -> str:
    return look.words(f"module-{module.replace('_', '-')}")
