"""The score chart: how points have grown from scoring to scoring."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile, pairwise
from typing import ClassVar, Final, NamedTuple

from engine.position.pieces import Seat
from engine.views.view import View
from render.alt_text.fitted_alt_text import Names, told_with_names
from render.alt_text.lists import enumerated, in_groups
from render.art.scores import DiscArt, Track, TracksArt
from render.art.signs import SeatArt
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, Type
from render.base.theme import Role, seat_role
from render.parts.banner import title_band
from render.parts.column import WIDE
from render.parts.fitted_text import line
from render.parts.medals import imaginary, rank_text, ranked
from render.parts.player_names import player_name

_HEIGHT: Final = 980
_TITLE: Final = 124
_PLOT: Final = Box(96, 216, 724, 660)
_BAND: Final = 72
"""How wide a scoring is: within it the scores rise."""
_START: Final = 76
"""Where the first scoring is."""
_APART: Final = 220
"""The least distance between scorings, however soon they follow each other."""
_EMBLEM: Final = 42
_LINE: Final = 9
_LEAD: Final = 3
_LABEL: Final = Box(868, 0, 300, 66)
_STRIP: Final = 182
"""Lines are drawn strip by strip: large drawings cost much memory."""
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MOST_TICKS: Final = 6
_SMALL: Final = 32


class Tally(NamedTuple):
    """The scores after a turn; `round` is the scoring that it brought, or 0."""

    turn: int
    scores: tuple[int, ...]
    round: int = 0


@dataclass(frozen=True)
class ScoreChart:
    """The tallies of a game in order; all players begin with nothing."""

    name: ClassVar[str] = "chart"
    view: View
    history: tuple[Tally, ...]

    def scene(self, look: Look) -> Scene:
        xs, ys = self._ways(), self._heights()
        ends = spread(ys[-1], _LABEL.h + 2, _PLOT.y + 26, _PLOT.bottom)
        marks = [
            *title_band(look.words("chart-title"), Box(0, 0, WIDE, _TITLE)),
            Plate(Box(20, _TITLE + 16, WIDE - 40, _HEIGHT - _TITLE - 36), Role.CARD, Role.PAPER),
            *self._scorings(look, xs),
            *self._scale(),
            *self._tracks(xs, ys, ends),
            *self._emblems(xs, ys),
            *(mark for seat, y in enumerate(ends) for mark in self._label(look, Seat(seat), y)),
        ]
        return Scene(WIDE, _HEIGHT, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        return _told(self, look)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The history from the start, without the turns before the first points."""
        scored = dropwhile(lambda tally: not any(tally.scores), self.history)
        return (Tally(0, (0,) * len(self.view.scores)), *scored)

    def _ways(self) -> tuple[int, ...]:
        """The x position of each tally.

        Before anybody has points little room is enough; then it goes by turns, but scorings are kept apart.
        """
        tallies = self.tallies
        first, last = tallies[:2][-1].turn, tallies[-1].turn
        left, right = _PLOT.x + _START, _PLOT.right - _BAND // 2
        wanted = [left + (right - left) * (x.turn - first) // max(1, last - first) for x in tallies[1:]]
        ends = {0, len(wanted) - 1}
        fixed = [n for n, tally in enumerate(tallies[1:]) if tally.round or n in ends]
        apart = min(_APART, (right - left) // max(1, len(fixed) - 1))
        places = spread([wanted[n] for n in fixed], apart, left, right)
        return (_PLOT.x, *_between(wanted, fixed, places))

    def _heights(self) -> tuple[tuple[int, ...], ...]:
        """The y position of each seat in each tally; close lines run side by side."""
        top = self._ticks()[-1]
        seats = range(len(self.view.scores))
        # They begin side by side, in an order in which they don't cross at once.
        worst_first = sorted(seats, key=lambda seat: (self.tallies[:2][-1].scores[seat], -seat))
        found = [tuple(_PLOT.bottom - (_LINE + 2) * worst_first.index(seat) for seat in seats)]
        for tally in self.tallies[1:]:
            wanted = [_PLOT.bottom - _PLOT.h * score // top for score in tally.scores]
            found.append(spread(wanted, _LINE + 2, _PLOT.y, _PLOT.bottom))
        return tuple(found)

    def _ticks(self) -> tuple[int, ...]:
        most = max(1, *(score for tally in self.tallies for score in tally.scores))
        step = next(step for step in _STEPS if most <= step * _MOST_TICKS)
        return tuple(range(0, most + step, step))

    def _scorings(self, look: Look, xs: Sequence[int]) -> Iterator[Mark]:
        """A band each, with its name above and its turn below."""
        for tally, x in zip(self.tallies, xs, strict=True):
            if tally.round:
                yield Fill(Box(x - _BAND // 2, _PLOT.y - 8, _BAND, _PLOT.h + 16), Role.SUNK)
                above = Box(x - _APART // 2 + 4, _PLOT.y - 72, _APART - 8, 48)
                words = look.words("scoring-round", round=tally.round)
                yield line(above, words, 38, align=Align.CENTRE, face=Face.STRONG)
                below = Box(x - 80, _PLOT.bottom + 28, 160, 44)
                turn = look.words("chart-turn", turn=tally.turn)
                yield line(below, turn, _SMALL, ink=Role.FAINT_INK, align=Align.CENTRE)

    def _scale(self) -> Iterator[Mark]:
        ticks = self._ticks()
        for tick in ticks:
            y = _PLOT.bottom - _PLOT.h * tick // ticks[-1]
            yield Fill(Box(_PLOT.x, y - 1, _PLOT.w, 2), Role.LINE)
            box = Box(24, y - 22, _PLOT.x - 36, 44)
            yield line(box, tick, _SMALL, ink=Role.FAINT_INK, align=Align.RIGHT)

    def _tracks(self, xs: Sequence[int], ys: Sequence[Sequence[int]], ends: Sequence[int]) -> Iterator[Mark]:
        """Level between scorings, rising within them; thin lines lead to the labels."""
        field = Box(_PLOT.x - 12, _PLOT.y - 16, _LABEL.x - _PLOT.x + 12, _PLOT.h + 32)
        tracks: list[Track] = []
        leads: list[Track] = []
        for seat, end in enumerate(ends):
            role = seat_role(seat, len(self.view.players))
            points = self._way(seat, xs, ys)
            tracks.append((role, tuple(points)))
            leads.append((role, (points[-1], (_LABEL.x - 8, end))))
        for left in range(field.x, field.right, _STRIP):
            strip = Box(left, field.y, min(_STRIP, field.right - left), field.h)
            if strip.right > xs[-1]:
                yield Glaze(strip, TracksArt(_moved(leads, strip), _LEAD, Role.CARD))
            yield Glaze(strip, TracksArt(_moved(tracks, strip), _LINE, Role.CARD))

    def _way(self, seat: int, xs: Sequence[int], ys: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
        """A seat's line: level from band to band, and it ends where the last band ends."""
        points = [(xs[0], ys[0][seat])]
        for n in range(1, len(xs)):
            if self.tallies[n].round:
                start, end = rise(ys[n], seat)
                points += [(xs[n] + start, ys[n - 1][seat]), (xs[n] + end, ys[n][seat])]
            elif ys[n] != ys[n - 1]:
                points += [(xs[n], ys[n - 1][seat]), (xs[n], ys[n][seat])]
        last = xs[-1] + (_BAND // 2 if self.tallies[-1].round else 0)
        return [*points, (last, points[-1][1])]

    def _emblems(self, xs: Sequence[int], ys: Sequence[Sequence[int]]) -> Iterator[Mark]:
        """Emblems on the lines after each scoring but the last; close ones stand side by side."""
        rounds = [n for n, tally in enumerate(self.tallies) if tally.round]
        for n, following in pairwise(rounds):
            left, room = xs[n] + _BAND // 2 + 2, xs[following] - xs[n] - _BAND - 4
            for group in _close(ys[n]):
                step = min(_EMBLEM + 4, (room - _EMBLEM) // max(1, len(group) - 1))
                x = left + (room - _EMBLEM - step * (len(group) - 1)) // 2
                for k, seat in enumerate(group):
                    at = Box(x + k * step, ys[n][seat] - _EMBLEM // 2, _EMBLEM, _EMBLEM)
                    yield Glaze(at.inset(-3), DiscArt(Role.CARD))
                    yield Glaze(at, SeatArt(Seat(seat), len(self.view.players)))

    def _label(self, look: Look, seat: Seat, y: int) -> Iterator[Mark]:
        box = Box(_LABEL.x, y - _LABEL.h // 2, _LABEL.w, _LABEL.h)
        yield Sprite(Box(box.x, y - 28, 56, 56), SeatArt(seat, len(self.view.players)), Role.CARD)
        score = str(self.tallies[-1].scores[seat])
        room = width(score, Type(Face.STRONG, 52)) + 4
        right = Box(box.right - room, box.y, room, box.h)
        yield line(right, score, 52, align=Align.RIGHT, face=Face.STRONG)
        name = Box(box.x + 66, box.y, right.x - box.x - 74, box.h)
        yield from player_name(name, look, seat, 38, face=Face.STRONG)


def rise(heights: Sequence[int], seat: int) -> tuple[int, int]:
    """Where in a band a seat's line rises: the highest first, so that steep lines don't hide each other."""
    others = len(heights) - 1
    apart = min(_LINE + 2, _BAND * 2 // 3 // max(1, others))
    rank = sorted(range(len(heights)), key=lambda n: (heights[n], n)).index(seat)
    start = rank * apart - _BAND // 2
    return start, start + _BAND - others * apart


def _between(wanted: Sequence[int], fixed: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """The wanted places, stretched so that the fixed ones stay fixed."""
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


def _moved(tracks: Sequence[Track], strip: Box) -> tuple[Track, ...]:
    """What runs through a strip, as seen from its corner."""
    return tuple((role, tuple((x - strip.x, y - strip.y) for x, y in points)) for role, points in tracks)


def spread(wanted: Sequence[int], gap: int, low: int, high: int) -> tuple[int, ...]:
    """Places `gap` or more apart, in the order of the wanted ones and as near to them as can be.

    They stay between `low` and `high` if there is room for all.
    """
    order = sorted(range(len(wanted)), key=lambda n: (wanted[n], n))
    # With the n-th place moved back by n gaps, "apart" becomes "not falling".
    level = _not_falling([wanted[n] - rank * gap for rank, n in enumerate(order)])
    top = max(low, high - (len(wanted) - 1) * gap)
    found = [0] * len(wanted)
    for rank, n in enumerate(order):
        found[n] = min(max(level[rank], low), top) + rank * gap
    return tuple(found)


def _not_falling(values: Sequence[int]) -> list[int]:
    """The nearest values of which none is less than the one before: neighbours that fall are averaged."""
    pools: list[tuple[int, int]] = []
    for value in values:
        total, count = value, 1
        while pools and pools[-1][0] * count >= total * pools[-1][1]:
            earlier, many = pools.pop()
            total, count = total + earlier, count + many
        pools.append((total, count))
    return [total // count for total, count in pools for _ in range(count)]


def _told(chart: ScoreChart, look: Look) -> str:
    """The alt text of a chart."""

    def tell(first: Names, later: Names) -> str:
        standings = in_groups(look.words, tuple(_standings(chart, look, first)))
        end = look.words("chart-told-end", title=look.words("chart-title"), standings=standings)
        return " ".join((end, *_history(chart, look, later)))

    return told_with_names(look, len(chart.view.scores), tell)


def _standings(chart: ScoreChart, look: Look, names: Names) -> Iterator[str]:
    scores = chart.tallies[-1].scores
    for place, seat in ranked(chart.view, scores):
        words = rank_text(place, look)
        yield look.words("chart-told-standing", place=words, name=names[seat], total=scores[seat])
    for seat in imaginary(chart.view, scores):
        yield look.words("chart-told-imaginary", name=names[seat], total=scores[seat])


def _history(chart: ScoreChart, look: Look, names: Names) -> Iterator[str]:
    """Every tally that changed something, with the scores in the order of the seats."""
    for before, tally in pairwise(chart.tallies):
        if tally.round or tally.scores != before.scores:
            told = [
                look.words("chart-told-score", name=names[seat], total=total)
                for seat, total in enumerate(tally.scores)
            ]
            scores = enumerated(look.words, told)
            if tally.round:
                facts = {"round": tally.round, "turn": tally.turn}
                yield look.words("chart-told-scoring", scores=scores, **facts)
            else:
                yield look.words("chart-told-turn", turn=tally.turn, scores=scores)
