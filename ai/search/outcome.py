"""How good a compact table is for a seat, between 0 and 1: half winning, half by how much."""

from math import erf

from ai.evaluation.majorities import Outlook, hopes, outlook
from ai.evaluation.placing import room
from ai.evaluation.purse import coins_worth
from ai.evaluation.weights import ESTIMATE, thriftiness
from ai.search.compact_pieces import KINDS
from ai.search.compact_table import Stage, Table

_LEAD = 25.0
"""A lead of this many points before the end is as good as two wins in three; more is better still."""
_CLIP = 50.0
ENVY = 0.35
"""How much a rival's expected points tell about your own final score."""
HOPE = 0.75
"""The part of the majorities to be expected that comes true."""
RESERVED = 1.0
"""What a tile of the reserve still brings."""


def outcome(table: Table, seat: int) -> float:
    """What a seat can make of this position."""
    ahead = margin(table, seat)
    if table.stage == Stage.OVER:
        won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    else:
        won = 0.5 * (1 + erf(ahead / _LEAD))
    return 0.5 * won + 0.5 * (0.5 + max(-_CLIP, min(_CLIP, ahead)) / (2 * _CLIP))


def margin(table: Table, seat: int) -> float:
    """By how many points a seat can expect to be ahead of the best other one."""
    own, best_other = _scores(table, seat)
    return own - best_other


def prospect(table: Table, seat: int) -> float:
    """What a seat can expect to score, less a part of what the best other one can."""
    own, best_other = _scores(table, seat)
    return own - ENVY * best_other


def _scores(table: Table, seat: int) -> tuple[float, float]:
    if table.stage == Stage.OVER:
        points = [float(score) for score in table.scores[: table.players]]
    else:
        points = expected_points(table)
    return points[seat], max(points[:seat] + points[seat + 1 :])


def expected_points(table: Table) -> list[float]:
    """The final score to expect of each player."""
    coming, weights = outlook(table), ESTIMATE
    points = [float(score) for score in table.scores[: table.players]]
    _add_majorities(points, table, coming)
    tiles = sum(table.pools) + len(table.market)
    for seat, ground in enumerate(table.grounds):
        purses = table.purses[seat]
        thrift = thriftiness(tiles, table.players, sum(map(sum, purses)), weights)
        points[seat] += weights.wall * len(coming) * ground.points
        points[seat] += thrift * sum([coins_worth(purse, weights) for purse in purses])
        points[seat] += weights.room * room(ground.mask) + RESERVED * len(table.reserves[seat])
    for state in table.module_states:
        state.expect(table, points, coming, weights)
    return points


def _add_majorities(points: list[float], table: Table, coming: Outlook) -> None:
    players = table.players
    for kind in range(KINDS):
        counts = tuple([table.counts[seat][kind] for seat in range(players)])
        dirk = table.counts[players][kind] if len(table.counts) > players else -1
        for seat, hoped in enumerate(hopes(kind, counts, dirk, table.pools[kind], coming)):
            points[seat] += HOPE * hoped
