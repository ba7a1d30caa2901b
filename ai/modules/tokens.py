"""Building sites on a table of small numbers: which tiles are sites, whose they are, what completes them."""

import random
from typing import TYPE_CHECKING, ClassVar, Final

from ai.evaluation.majorities import counted, gain
from ai.evaluation.purse import ways
from ai.search.apply_action import values_of
from ai.search.module_state import ModuleState
from ai.search.small_numbers import EMPTY, KIND, PRICE, TILE_NUMBER
from engine import BuySite, Complete, KeepToken, SitesSeen, View
from engine.modules.sites import TOKENS
from engine.position.pieces import total

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action

UNKNOWN: Final = -1
"""A token that a view does not show."""


class Tokens(ModuleState):
    """Seat and token of each site; the tokens in the bag; those drawn for a site and not yet chosen from."""

    __slots__ = ("bag", "drawn", "hidden", "sites")

    actions: ClassVar[tuple[type, ...]] = (BuySite, KeepToken, Complete)

    def __init__(self) -> None:
        self.sites: dict[int, tuple[int, int]] = {}
        self.bag: list[int] = []
        self.drawn: tuple[int, list[int]] | None = None
        self.hidden: list[int] = []
        """The tokens that are in the bag or face down on others' sites."""

    @classmethod
    def seen(cls, _view: View, kept: SitesSeen) -> "Tokens":
        """Those of a view. The bag holds as many as it does, all unknown."""
        tokens = cls()
        for site in kept.sites:
            token = UNKNOWN if site.token is None else int(site.token)
            tokens.sites[TILE_NUMBER[site.tile]] = (int(site.seat), token)
        tokens.bag = [UNKNOWN] * kept.bag_size
        hidden = [int(token) for token in TOKENS]
        open_ones = [int(site.token) for site in kept.sites if site.token is not None]
        if kept.drawn is not None:
            shown = [UNKNOWN if token is None else int(token) for token in kept.drawn.tokens]
            tokens.drawn = (TILE_NUMBER[kept.drawn.tile], shown)
            # L2: its tile is a site from the moment it was bought.
            tokens.sites[TILE_NUMBER[kept.drawn.tile]] = (int(kept.drawn.seat), UNKNOWN)
            open_ones += [token for token in shown if token != UNKNOWN]
        for token in [*open_ones, *map(int, kept.gone)]:
            hidden.remove(token)
        tokens.hidden = hidden
        return tokens

    def copy(self) -> "Tokens":
        twin = Tokens()
        twin.sites, twin.bag = self.sites.copy(), self.bag[:]
        twin.drawn, twin.hidden = self.drawn, self.hidden
        return twin

    def deal(self, chance: random.Random) -> None:
        hidden = self.hidden[:]
        chance.shuffle(hidden)
        self.bag = hidden[: len(self.bag)]
        rest = hidden[len(self.bag) :]
        for tile, (seat, token) in self.sites.items():
            if token == UNKNOWN and rest:
                self.sites[tile] = (seat, rest.pop())

    def of(self, seat: int) -> list[int]:
        """A seat's sites."""
        return [tile for tile, (owner, _) in self.sites.items() if owner == seat]

    def counts(self, tile: int) -> bool:
        return tile not in self.sites

    def followed(self, table: "Table", seat: int, action: "Action") -> None:
        match action:
            case BuySite(tile, cards):
                number = TILE_NUMBER[tile]
                square = table.market.index(number)
                table.buy(square, values_of(cards), exact=False)
                self.sites[number] = (seat, self._better_of_two(table, seat))
            case KeepToken(kept) if self.drawn is not None:
                number, shown = self.drawn
                self.sites[number] = (seat, shown[kept - 1])
                self.bag += [token for place, token in enumerate(shown) if place != kept - 1]
                self.drawn = None
            case Complete(tile, cards):
                number = TILE_NUMBER[tile]
                table.pay(self.sites[number][1], values_of(cards))
                self._completed(table, seat, number, exact=total(cards) == tile.price)

    def _better_of_two(self, table: "Table", seat: int) -> int:
        """L1: the token of whose currency the buyer has more; the other goes back."""
        drawn = [self.bag.pop() for _ in range(min(2, len(self.bag)))]
        drawn.sort(key=lambda token: sum(table.purses[seat][token]) if token != UNKNOWN else 0)
        kept = drawn.pop()
        self.bag[:0] = drawn
        return kept

    def _completed(self, table: "Table", seat: int, tile: int, *, exact: bool) -> None:
        del self.sites[tile]
        if tile in table.laid[seat].values():
            table.counts[seat][KIND[tile]] += 1
        table.has_acted(may_act=exact)

    def close(self, table: "Table") -> None:
        """L4: whoever has a token in the palace discards all money of its currency."""
        built = [site for tile, site in self.sites.items() if tile in table.laid[site[0]].values()]
        for seat, token in sorted(built):
            if token != UNKNOWN:
                table.discard += [token * 10 + value for value in table.purses[seat][token]]
                table.purses[seat][token] = ()

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        if len(coming) == 1 and EMPTY in table.market:
            return
        for tile, (seat, _) in self.sites.items():
            points[seat] += weights.completing * self._majority(table, seat, tile, coming)

    def _majority(self, table: "Table", seat: int, tile: int, coming: "Outlook") -> float:
        kind = KIND[tile]
        return gain(kind, counted(table, seat, kind), coming)

    def act(self, mover: "Mover") -> None:
        self._complete(mover, 0.0, exact=True)

    def takes_turn(self, mover: "Mover", ordinary: float) -> bool:
        return self._complete(mover, ordinary, exact=False)

    def _complete(self, mover: "Mover", least: float, *, exact: bool) -> bool:
        """Complete the first site that is worth more than the least with an exact, or any other payment."""
        table, seat = mover.table, mover.seat
        for tile, (owner, token) in self.sites.items():
            if owner != seat or token == UNKNOWN:
                continue
            purse = table.purses[seat][token]
            payment = ways(purse, PRICE[tile])[0 if exact else 1]
            if payment is None:
                continue
            worth = self._majority(table, seat, tile, mover.coming) - mover.price_of(purse, payment)
            if worth > least:
                table.pay(token, payment)
                self._completed(table, seat, tile, exact=exact)
                mover.majorities[KIND[tile]] = None
                return True
        return False
