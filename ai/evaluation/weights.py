"""Everything that can be tuned in one table; modules bring their own weights."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

WeightsT = TypeVar("WeightsT")


@dataclass(frozen=True, eq=False)
class Weights:
    """How much each consideration counts, in points of the final score unless stated otherwise.

    Compared by identity, so that it is quick to look up.
    """

    coin: float = 0.42
    """One coin, while there is time to spend it."""
    plenty: float = 0.2
    """One coin beyond `enough` of its currency."""
    enough: int = 14
    cover: float = 3.0
    """A purse that pays every price exactly."""
    wall: float = 0.9
    """One more side of wall, for each scoring to come."""
    loose_wall: float = 0.25
    """One more outer side that does not lengthen the longest stretch."""
    prospects: float = 1.2
    """One more side that the next tile is likely to bring."""
    room: float = 4.0
    """Every tile fits somewhere."""
    reserve: float = 0.35
    """The part of a tile's majority that it is worth on the reserve."""
    wish_exact: float = 0.65
    """The part of a market tile's worth that an exact payment in hand is worth."""
    wish_payable: float = 0.4
    wish_short: float = 0.25
    stay: float = 0.78
    """The chance that one rival leaves a tile alone."""
    deny: float = 0.15
    """The part of what a tile is worth to the rival who wants it most."""
    redesign: float = 0.5
    """What a redesign must bring beyond its worth."""
    spend_tiles: float = 4.0
    """With fewer tiles left for each player than this, money loses worth."""
    spend_coins: float = 8.0
    """The coins each of those tiles will cost; any beyond that are too many."""
    last_tiles: float = 0.6
    """The part of a tile's worth that being the richest in its currency is worth when the bag is empty."""
    uncounted: float = 0.3
    """The part of a tile's majority that it is worth while a module keeps it from counting."""
    of_modules: Mapping[type, Any] = field(default_factory=dict)
    """The weights of modules, by their type, where they are not the module's own."""

    def of(self, own: WeightsT) -> WeightsT:
        """A module's weights, if its own are these."""
        found: WeightsT = self.of_modules.get(type(own), own)
        return found


def thriftiness(tiles: int, players: int, coins: int, weights: Weights) -> float:
    """How much money still matters with these tiles left and coins in hand: from 1 down to 0."""
    each = tiles / players
    return min(1.0, each / weights.spend_tiles, weights.spend_coins * each / (coins + 1))


MASON: Final = Weights()
VIZIER_OF_TWO: Final = Weights(
    coin=0.38,
    cover=2.4,
    prospects=1.45,
    wish_exact=0.39,
    wish_payable=0.24,
    stay=0.74,
    deny=0.2,
    spend_coins=6.0,
)
"""Tuned in whole games (`python -m bench.tune_ai --players 2 --around mason`): a tile that may be gone at the
next turn is worth less than a Mason thinks."""
VIZIER: Final = Weights(
    coin=0.67,
    plenty=0.38,
    prospects=1.6,
    reserve=0.25,
    wish_exact=0.39,
    wish_payable=0.18,
    spend_tiles=2.4,
    spend_coins=6.8,
)
"""The same with more players (`--players 4`), where money is worth more besides."""
ESTIMATE: Final = Weights(coin=0.32, plenty=0.15, cover=5.0, wall=0.85, room=18.0)
"""How a position in a playout is judged: fitted to how quick games end (`python -m bench.estimate`)."""
GARDENER: Final = Weights(
    cover=0.0,
    wish_exact=0.3,
    wish_payable=0.2,
    wish_short=0.05,
    deny=0.0,
    prospects=0.0,
    last_tiles=0.0,
)
