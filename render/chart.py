"""The score chart: how everybody's points have grown from scoring to scoring."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final, NamedTuple

from engine.pieces import Seat
from engine.view import View
from render.art.ornament import PatternArt
from render.art.scores import Track, TracksArt
from render.art.signs import SeatArt
from render.chart_words import told_chart
from render.lettering import width
from render.look import Look
from render.medals import written
from render.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, Type
from render.spread import spread
from render.theme import Role, seat_role

WIDTH, HEIGHT = 1200, 960
_TITLE: Final = 100
_PLOT: Final = Box(96, 190, 724, 660)
_BAND: Final = 56
_APART: Final = 190
"""How far apart scorings are at least, however soon they follow each other."""
_EMBLEM: Final = 46
_LINE: Final = 9
_LABEL: Final = Box(866, 176, 320, 66)
_STRIP: Final = 182
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MOST_TICKS: Final = 6
_SMALL: Final = Type(Face.TEXT, 32)


class Standing(NamedTuple):
    """The scores after a turn; `round` is the scoring that it brought, or 0."""

    turn: int
    scores: tuple[int, ...]
    round: int = 0


@dataclass(frozen=True)
class ScoreChart:
    """The standings of a game in order; everybody begins with nothing."""

    name: ClassVar[str] = "chart"
    view: View
    history: tuple[Standing, ...]

    def scene(self, look: Look) -> Scene:
        ys = self._heights()
        xs = self._ways()
        ends = spread(ys[-1], _LABEL.h + 4, _PLOT.y, _PLOT.bottom)
        marks = [
            *self._title(look),
            Plate(Box(20, 120, WIDTH - 40, HEIGHT - 140), Role.CARD, Role.PAPER),
            *self._bands(look, xs),
            *self._scale(),
            *self._tracks(xs, ys, ends),
            *self._emblems(xs, ys),
            *(mark for seat, y in enumerate(ends) for mark in self._label(look, Seat(seat), y)),
        ]
        return Scene(WIDTH, HEIGHT, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        return told_chart(self, look)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The history, from the start on."""
        return (Standing(0, (0,) * len(self.view.scores)), *self.history)

    def _ways(self) -> tuple[int, ...]:
        """How far to the right each standing is: as its turn, but scorings with room between them."""
        standings = self.standings
        last = max(1, standings[-1].turn)
        wanted = [_PLOT.x + _PLOT.w * standing.turn // last for standing in standings]
        fixed = [n for n, standing in enumerate(standings) if n == 0 or standing.round]
        if fixed[-1] != len(standings) - 1:
            fixed.append(len(standings) - 1)
        apart = min(_APART, _PLOT.w // max(1, len(fixed) - 1))
        places = spread([wanted[n] for n in fixed], apart, _PLOT.x, _PLOT.right)
        return _between(wanted, fixed, places)

    def _heights(self) -> tuple[tuple[int, ...], ...]:
        """How high each seat is in each standing; those with equal scores run side by side."""
        top = self._ticks()[-1]
        found = []
        for standing in self.standings:
            row = [_PLOT.bottom - _PLOT.h * score // top for score in standing.scores]
            for score in set(standing.scores):
                tied = [seat for seat, other in enumerate(standing.scores) if other == score]
                for n, seat in enumerate(tied):
                    row[seat] += (2 * n - len(tied) + 1) * _LINE // 2
            found.append(tuple(row))
        return tuple(found)

    def _ticks(self) -> tuple[int, ...]:
        most = max(1, *(score for standing in self.history for score in standing.scores))
        step = next(step for step in _STEPS if most <= step * _MOST_TICKS)
        return tuple(range(0, most + step, step))

    def _title(self, look: Look) -> Iterator[Mark]:
        band = Box(0, 0, WIDTH, _TITLE)
        yield Fill(band, Role.BAND)
        for x in (20, WIDTH - 84):
            yield Sprite(Box(x, 18, 64, 64), PatternArt(Role.GOLD), Role.BAND)
        title = look.words("chart-title")
        yield written(band.inset(100, 12), title, Type(Face.TITLE, 54), Role.BAND_INK, Role.BAND)

    def _bands(self, look: Look, xs: Sequence[int]) -> Iterator[Mark]:
        """The scorings: a band each, with its name above and its turn below."""
        for standing, x in zip(self.standings, xs, strict=True):
            if standing.round:
                yield Fill(Box(x - _BAND // 2, _PLOT.y - 8, _BAND, _PLOT.h + 16), Role.SUNK)
                above = Box(x - _APART // 2 + 4, _PLOT.y - 58, _APART - 8, 46)
                words = look.words("scoring-round", round=standing.round)
                yield written(above, words, Type(Face.STRONG, 36), smallest=28)
                below = Box(above.x, _PLOT.bottom + 24, above.w, 40)
                yield written(below, look.words("chart-turn", turn=standing.turn), _SMALL, Role.FAINT_INK)
        start = Box(_PLOT.x - 20, _PLOT.bottom + 24, 110, 40)
        yield written(start, look.words("chart-start"), _SMALL, Role.FAINT_INK, align=Align.LEFT)

    def _scale(self) -> Iterator[Mark]:
        ticks = self._ticks()
        for tick in ticks:
            y = _PLOT.bottom - _PLOT.h * tick // ticks[-1]
            yield Fill(Box(_PLOT.x, y - 1, _PLOT.w, 2), Role.LINE)
            box = Box(24, y - 20, _PLOT.x - 36, 40)
            yield written(box, str(tick), _SMALL, Role.FAINT_INK, align=Align.RIGHT)

    def _tracks(self, xs: Sequence[int], ys: Sequence[Sequence[int]], ends: Sequence[int]) -> Iterator[Mark]:
        """The lines, strip by strip, so that no large drawing is ever needed."""
        field = Box(_PLOT.x - 12, _PLOT.y - 16, _LABEL.x - _PLOT.x + 12, _PLOT.h + 32)
        ways = []
        for seat, end in enumerate(ends):
            points = [(x - field.x, row[seat] - field.y) for x, row in zip(xs, ys, strict=True)]
            points.append((field.w - 14, end - field.y))
            ways.append((seat_role(seat, len(self.view.players)), tuple(points)))
        for left in range(0, field.w, _STRIP):
            strip = Box(field.x + left, field.y, min(_STRIP, field.w - left), field.h)
            yield Glaze(strip, TracksArt(_moved(ways, left), _LINE, Role.CARD))

    def _emblems(self, xs: Sequence[int], ys: Sequence[Sequence[int]]) -> Iterator[Mark]:
        """At each scoring but the last, whose line it is; those who are close stand side by side."""
        for n, standing in enumerate(self.standings[:-1]):
            if standing.round:
                for group in _close(ys[n]):
                    left = xs[n] - len(group) * _EMBLEM // 2
                    middle = sum(ys[n][seat] for seat in group) // len(group)
                    for k, seat in enumerate(group):
                        at = Box(left + k * _EMBLEM, middle - _EMBLEM // 2, _EMBLEM, _EMBLEM)
                        yield Glaze(at, SeatArt(Seat(seat), len(self.view.players)))

    def _label(self, look: Look, seat: Seat, y: int) -> Iterator[Mark]:
        box = Box(_LABEL.x, y - _LABEL.h // 2, _LABEL.w, _LABEL.h)
        yield Sprite(Box(box.x, y - 28, 56, 56), SeatArt(seat, len(self.view.players)), Role.CARD)
        score = str(self.standings[-1].scores[seat])
        figure = Type(Face.STRONG, 52)
        room = width(score, figure) + 6
        yield written(Box(box.right - room - 8, box.y, room, box.h), score, figure, align=Align.RIGHT)
        name = Box(box.x + 66, box.y, box.w - room - 82, box.h)
        yield written(name, look.name(seat), Type(Face.STRONG, 38), align=Align.LEFT, smallest=32)


def _between(wanted: Sequence[int], fixed: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """The wanted places, stretched so that the fixed ones are where they are to be."""
    found = list(wanted)
    for (left, at), (right, to) in pairwise(zip(fixed, places, strict=True)):
        room = max(1, wanted[right] - wanted[left])
        for n in range(left, right + 1):
            found[n] = at + (to - at) * (wanted[n] - wanted[left]) // room
        found[right] = to
    return tuple(found)


def _close(heights: Sequence[int]) -> Iterator[list[int]]:
    """Seats whose emblems would overlap, from top to bottom."""
    group: list[int] = []
    for seat in sorted(range(len(heights)), key=lambda seat: (heights[seat], seat)):
        if group and heights[seat] - heights[group[-1]] >= _EMBLEM:
            yield group
            group = []
        group.append(seat)
    if group:
        yield group


def _moved(tracks: Sequence[Track], left: int) -> tuple[Track, ...]:
    return tuple((role, tuple((x - left, y) for x, y in points)) for role, points in tracks)
