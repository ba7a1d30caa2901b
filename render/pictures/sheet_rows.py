"""The rows of a score sheet: what each begins with, and its cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.position.pieces import Kind
from engine.transitions.score_lines import WALL, ScoreLine, Source
from render.art.signs import KindArt, Sign, SignArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Mark, Sprite, centred
from render.base.theme import Role
from render.modules.hook_values import SourceRow
from render.modules.registry import MODULES, collect
from render.parts.fitted_text import figure, line
from render.parts.medals import medals, medals_width

_LABEL: Final = 262
_WIDE: Final = 280
_ICON: Final = 64
_SIDE: Final = 84
_POINTS: Final = 52
_NOTHING: Final = 40
_WALL_ROW: Final = SourceRow(WALL, SignArt(Sign.WALL, Role.WALL))


@dataclass(frozen=True)
class Columns:
    """The columns of a sheet: one for what a row is about, and one for each seat."""

    x: int
    right: int
    seats: int

    @classmethod
    def of(cls, box: Box, seats: int) -> "Columns":
        return cls(box.x, box.right, seats)

    @property
    def wide(self) -> bool:
        """Is there room for a cell in one line?"""
        return (self.right - self.x - _LABEL) // self.seats >= _WIDE

    def row(self, y: int, height: int) -> Box:
        return Box(self.x, y, self.right - self.x, height)

    def label(self, y: int, height: int) -> Box:
        return Box(self.x, y, _LABEL, height)

    def cell(self, seat: int, y: int, height: int) -> Box:
        left = self.x + _LABEL
        return tuple(Box(left, y, self.right - left, height).columns(self.seats))[seat]


def majority_label(box: Box, kind: Kind, worth: tuple[int, ...], look: Look) -> Iterator[Mark]:
    """A kind, and what its places are worth."""
    half = box.h // 2
    upper = Box(box.x, box.y + 2, box.w, half + 2)
    yield from _label(upper, _icon_box(box), KindArt(kind), look.words(f"kinds-{kind.name.lower()}"))
    points = Box(box.x + _ICON + 22, box.y + half + 4, box.w - _ICON - 28, half - 6)
    yield line(points, " · ".join(map(str, worth)), 32, ink=Role.FAINT_INK)


def source_label(box: Box, source: Source, look: Look) -> Iterator[Mark]:
    """Another source of points."""
    row = _rows().get(source)
    name = row.label(look) if row and row.label else source_name(source, look)
    yield from _label(box, _icon_box(box), row.art if row else None, name)


def in_order(source: Source) -> int:
    """The place of a source among the rows; unknown ones come last."""
    order = tuple(_rows())
    return order.index(source) if source in order else len(order)


def _rows() -> dict[Source, SourceRow]:
    """The rows below the majorities: the wall, and what modules add."""
    rows = collect(module.source_rows() for module in MODULES.all)
    return {row.source: row for row in (_WALL_ROW, *rows)}


def source_name(source: Source, look: Look) -> str:
    """What a source is called; without a phrase, by its own name."""
    try:
        return look.words(f"source-{source}")
    except KeyError:
        return source.replace("-", " ").replace("_", " ").capitalize()


def majority_cell(box: Box, scored: ScoreLine | None, worth: int, *, wide: bool) -> Iterator[Mark]:
    """How many tiles a player has; with places worth something, those, alone or shared, and the points."""
    if scored is None:
        yield _nothing(box)
        return
    inner = _inner(box, wide=wide)
    upper = inner if wide else Box(inner.x, inner.y, inner.w, 52)
    if not covered(scored, worth):
        yield _count(upper, scored)
        return
    yield from _sides(upper, scored)
    lower = Box(box.x + 4, inner.bottom - 38, box.w - 8, 38)
    yield from _places(inner.inset(_SIDE, 0) if wide else lower, scored, worth)


def source_cell(box: Box, scored: ScoreLine | None, *, wide: bool) -> Iterator[Mark]:
    """A number and the points for it; once is enough for a wall, whose length is its points."""
    if scored is None:
        yield _nothing(box)
        return
    inner = _inner(box, wide=wide)
    if scored.count == scored.points:
        yield figure(inner, scored.points, _POINTS)
    else:
        yield from _sides(inner, scored)


def covered(scored: ScoreLine, worth: int) -> range:
    """The places that a line covers and that are worth something."""
    return range(scored.place, min(scored.place + scored.sharing, worth + 1))


def _label(box: Box, icon: Box, art: Art | None, text: str) -> Iterator[Mark]:
    left = box.x + 20
    if art is not None:
        yield Sprite(icon, art, Role.CARD)
        left = icon.right + 12
    yield line(Box(left, box.y, box.right - 6 - left, box.h), text, 40, face=Face.STRONG)


def _icon_box(box: Box) -> Box:
    return centred((_ICON, _ICON), Box(box.x + 10, box.y, _ICON, box.h))


def _nothing(box: Box) -> Mark:
    """An empty cell."""
    return figure(box.inset(10, 8), "–", _NOTHING, ink=Role.FAINT_INK)


def _inner(box: Box, *, wide: bool) -> Box:
    """The middle of a cell, so that count and points stay close in wide columns."""
    return centred((min(box.w - 20, 270 if wide else 160), box.h - 16), box)


def _sides(box: Box, scored: ScoreLine) -> Iterator[Mark]:
    """The number on the left, the points on the right."""
    yield _count(box, scored)
    side = _side(box)
    right = Box(box.right - side, box.y, side, box.h)
    size, ink = (_POINTS, Role.INK) if scored.points else (_NOTHING, Role.FAINT_INK)
    yield line(right, scored.points, size, ink=ink, align=Align.RIGHT, face=Face.STRONG)


def _count(box: Box, scored: ScoreLine) -> Mark:
    return line(Box(box.x, box.y, _side(box), box.h), f"×{scored.count}", 36, ink=Role.FAINT_INK)


def _side(box: Box) -> int:
    return min(_SIDE, box.w // 2)


def _places(box: Box, scored: ScoreLine, worth: int) -> Iterator[Mark]:
    places = covered(scored, worth)
    x = box.x + (box.w - medals_width(places, scored.sharing)) // 2
    yield from medals(x, box.centre[1], places, scored.sharing, Role.CARD)
