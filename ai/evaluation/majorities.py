"""What a tile of a kind is worth in the scorings to come, given how many everybody has.

Nobody knows who will buy what, so the lead of one rival over another is blurred by the tiles of that kind
that will change hands before a scoring: not at all when it comes at once, a good deal for the last one.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, exp, sqrt
from typing import Final, NamedTuple

from ai.search.compact_pieces import EMPTY
from ai.search.compact_table import DIRKS_GIFT, LAST_ROUND, Stage, Table
from engine.position.catalogue import place_points
from engine.position.pieces import Kind

_EIGHTHS: Final = 8
_TILES_PER_CARD: Final = 0.62
"""Tiles bought for each money card drawn, measured in games of these players."""
_SHARPNESS: Final = 0.08
"""The variance of a lead that nothing can change any more: small, so that ties stay ties."""


class Ahead(NamedTuple):
    """A scoring to come: the eighths of all tiles left that are bought, or drawn by Dirk, before it."""

    scoring_round: int
    bought: int
    dirks: int


class Outlook(tuple[Ahead, ...]):
    """The scorings to come. Compared by identity, so that it is quick to look up."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


class Count(NamedTuple):
    """Tiles of one kind: mine, each other player's (sorted), Dirk's (or less than none), and those left."""

    mine: int
    others: tuple[int, ...]
    dirk: int
    left: int


def outlook(table: Table) -> Outlook:
    """The scorings to come."""
    # E5: a scoring card in the very last refill is left out of account.
    if table.stage != Stage.TURN or table.ends_early:
        return _THE_LAST
    bag = sum(table.pools)
    bought = tuple([round((near + far) / 2 * _TILES_PER_CARD) for near, far in table.ahead])
    return _outlook(table.rounds_scored, bought, bag, len(table.counts) > table.players)


@lru_cache(maxsize=1 << 14)
def _outlook(rounds_scored: int, bought: tuple[int, ...], bag: int, dirk: bool) -> Outlook:
    coming = []
    drawn = 0.0
    for scoring_round, tiles in zip(range(rounds_scored + 1, LAST_ROUND), bought, strict=False):
        coming.append(Ahead(scoring_round, _eighths(tiles, bag), _eighths(drawn, bag)))
        if dirk:
            left = max(bag - tiles - drawn, 0)
            drawn += min(DIRKS_GIFT, left) if scoring_round == 1 else left / 3
    rest = _EIGHTHS - _eighths(drawn, bag) if bag else 0
    return _the_one((*coming, Ahead(LAST_ROUND, rest, _eighths(drawn, bag))))


@cache
def _the_one(coming: tuple[Ahead, ...]) -> Outlook:
    """The one outlook with these scorings; there are not many."""
    return Outlook(coming)


_THE_LAST: Final = _the_one((Ahead(LAST_ROUND, 0, 0),))


def _eighths(part: float, whole: int) -> int:
    return min(_EIGHTHS, round(_EIGHTHS * part / whole)) if whole else 0


def counted(table: Table, seat: int, kind: int) -> Count:
    """How a kind stands, seen from a seat."""
    players = table.players
    others = sorted([table.counts[rival][kind] for rival in range(players) if rival != seat])
    dirk = table.counts[players][kind] if len(table.counts) > players else -1
    return Count(table.counts[seat][kind], tuple(others), dirk, table.pools[kind])


@lru_cache(maxsize=1 << 15)
def hopes(kind: int, held: tuple[int, ...], dirk: int, left: int, coming: Outlook) -> tuple[float, ...]:
    """The points that each player may expect for a kind; Dirk has less than none if he is not there."""
    hoped = [0.0] * len(held)
    for scoring_round, bought, drawn in coming:
        tiles = left * bought / _EIGHTHS / len(held)
        dirks = dirk + left * drawn / _EIGHTHS if dirk >= 0 else -1.0
        prizes = place_points(scoring_round, Kind(kind))
        for seat, own in enumerate(held):
            hoped[seat] += _expected(prizes, own, held[:seat] + held[seat + 1 :], dirks, tiles)
    return tuple(hoped)


@lru_cache(maxsize=1 << 15)
def standing(kind: int, count: Count, coming: Outlook) -> float:
    """Points to be expected for a kind, above what the others may expect on average."""
    mine, others, dirk, left = count
    own, *theirs = hopes(kind, (mine, *others), dirk, left, coming)
    return own - sum(theirs) / len(theirs)


@lru_cache(maxsize=1 << 15)
def gain(kind: int, count: Count, coming: Outlook) -> float:
    """What one more tile is worth."""
    return standing(kind, count._replace(mine=count.mine + 1), coming) - standing(kind, count, coming)


@lru_cache(maxsize=1 << 16)
def gain_among(kind: int, held: tuple[int, ...], dirk: int, left: int, coming: Outlook) -> float:
    """What one more tile is worth to the first of these players."""
    return gain(kind, Count(held[0], tuple(sorted(held[1:])), dirk, left), coming)


def dirks_gain(kind: int, count: Count, coming: Outlook) -> float:
    """What one more tile for Dirk is worth to me."""
    return standing(kind, count._replace(dirk=count.dirk + 1), coming) - standing(kind, count, coming)


def left_to_buy(table: Table) -> int:
    """Tiles in the bag and on the market; none if there is no turn to come in which to buy them (E5)."""
    if table.ends_early:
        return 0
    return sum(table.pools) + sum([tile != EMPTY for tile in table.market])


def _expected(prizes: Sequence[int], own: int, others: tuple[int, ...], dirk: float, tiles: float) -> float:
    """The points to expect if everybody gets that many more tiles on average."""
    some = 1 - exp(-tiles)
    if own == 0:
        return some * _expected(prizes, 1, others, dirk, tiles) if some else 0.0
    spread = sqrt(2 * (_SHARPNESS + 2 * tiles))
    chances = [(some if rival == 0 else 1) * _ahead(max(rival, 1) - own, spread) for rival in others]
    if dirk > 0:
        chances.append(_ahead(dirk - own, sqrt(2 * (_SHARPNESS + tiles))))
    # The chance that nobody, one, two rivals are ahead.
    places = [1.0] + [0.0] * (len(prizes) - 1)
    for chance in chances:
        for place in range(len(places) - 1, 0, -1):
            places[place] = places[place] * (1 - chance) + places[place - 1] * chance
        places[0] *= 1 - chance
    return sum([chance * points for chance, points in zip(places, prizes, strict=True)])


def _ahead(lead: float, spread: float) -> float:
    return 0.5 * (1 + erf(lead / spread))
