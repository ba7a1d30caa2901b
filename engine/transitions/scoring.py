"""Scoring: majorities, the longest wall, and what modules add (C2–C4)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.board.palace import Palace
from engine.position.catalogue import place_points
from engine.position.pieces import Kind, Seat, count_kinds
from engine.position.state import LAST_ROUND, Phase
from engine.transitions.score_lines import MAJORITY, WALL, ScoreLine

if TYPE_CHECKING:
    from engine.modules.hooks import Module


class Builder(Protocol):
    """A player, as far as scoring is concerned."""

    @property
    def palace(self) -> Palace: ...


class Table(Protocol):
    """What scoring needs: a position or a view, since only public pieces score."""

    @property
    def players(self) -> Sequence[Builder]: ...
    @property
    def slices(self) -> tuple[object, ...]: ...
    @property
    def modules(self) -> tuple["Module", ...]: ...
    @property
    def rounds_scored(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def ends_early(self) -> bool: ...


class Rival(NamedTuple):
    """A rival in the majorities, with the number of tiles of each kind."""

    seat: Seat
    counts: tuple[int, ...]


def score_round(table: Table, scoring_round: int) -> tuple[ScoreLine, ...]:
    """All lines of a scoring, as if it took place now."""
    return (
        *_majorities(_rivals(table), scoring_round),
        *_walls(table),
        *(line for module in table.modules for line in module.scores(table, scoring_round)),
    )


def if_scored_now(table: Table) -> tuple[ScoreLine, ...]:
    """What the coming scoring would give if it came at once; the last one again when all are done."""
    return score_round(table, coming_round(table))


def coming_round(table: Table) -> int:
    """The round that is scored next; the last one again when all are done."""
    # E2, E5: after the last turn the last round is to come, even if another was never scored.
    if table.ends_early or table.phase is not Phase.TURN:
        return LAST_ROUND
    return table.rounds_scored + 1


def totals(lines: Iterable[ScoreLine], seats: int) -> tuple[int, ...]:
    """The points of each seat in these lines."""
    points = [0] * seats
    for line in lines:
        points[line.seat] += line.points
    return tuple(points)


def _rivals(table: Table) -> list[Rival]:
    rivals = [
        Rival(Seat(seat), _counts(table, Seat(seat), player.palace))
        for seat, player in enumerate(table.players)
    ]
    return rivals + [rival for module in table.modules for rival in module.rivals(table)]


def _counts(table: Table, seat: Seat, palace: Palace) -> tuple[int, ...]:
    if not table.modules:
        return palace.counts
    return count_kinds(
        tile
        for tile in palace.tiles.values()
        if all(module.counts(table, seat, tile) for module in table.modules)
    )


def _majorities(rivals: Sequence[Rival], scoring_round: int) -> Iterator[ScoreLine]:
    for kind in Kind:
        points = place_points(scoring_round, kind)
        ranked = sorted([(-rival.counts[kind], rival.seat) for rival in rivals if rival.counts[kind]])
        place = 1
        for negative, tied in groupby(ranked, key=itemgetter(0)):
            seats = [seat for _, seat in tied]
            covered = points[place - 1 : place - 1 + len(seats)]
            # C3: those who tie add up the places they cover and divide, rounded down.
            share = sum(covered) // len(seats)
            for seat in seats:
                yield ScoreLine(seat, MAJORITY[kind], share, -negative, place, len(seats))
            place += len(seats)


def _walls(table: Table) -> Iterator[ScoreLine]:
    for seat, player in enumerate(table.players):
        if length := player.palace.longest_wall.length:
            yield ScoreLine(Seat(seat), WALL, length, length)
