"""Building sites: cheap walls now, a majority later, and the money that goes with a token."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ai.advice.facts import denying, lead, longer_wall, payment
from ai.advice.reasons import Reason, ReasonKind
from ai.evaluation.buying import spending_worth, taking_away_worth, values
from ai.evaluation.majorities import counted, gain
from ai.evaluation.money import last_tile
from ai.evaluation.placing import best_place
from ai.evaluation.purse import more, payable, ways
from ai.modules.hooks import AiModule, Habit, ModuleState, ModuleValues
from ai.search.apply_action import values_of
from ai.search.compact_pieces import EMPTY, KIND, PRICE, TILE_NUMBER, tile_of
from engine import BuySite, Complete, Currency, KeepToken, Money, SitesSeen, TakeMoney, Tile, View
from engine.modules.building_site_pieces import TOKENS
from engine.position.pieces import cards_of, total

if TYPE_CHECKING:
    from ai.evaluation.majorities import Outlook
    from ai.evaluation.position_values import PositionValues
    from ai.evaluation.weights import Weights
    from ai.search.compact_table import Table
    from ai.search.playout import Mover
    from engine import Action

UNKNOWN: Final = -1
"""A token that a view does not show."""


class SiteWhy(ReasonKind):
    """What speaks for sites and tokens; beside each, the facts that come with it."""

    SITE_AT_HALF = "a building site for this much less than the tile's price"  # tile, cards, amount
    TOKEN_PAYABLE = "this much of your money would complete the site"  # tile, currency, amount
    TOKEN_NEARER = "more of your money in this currency than in the other token's"  # tile, currency, amount
    SITE_COUNTS = "a building site counts for its kind from now on"  # tile, kind
    SAVES_MONEY = "the token no longer takes this money at the end"  # tile, currency, amount


class SiteState(ModuleState):
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
    def seen(cls, _view: View, kept: SitesSeen) -> "SiteState":
        """Those of a view. The bag holds as many as it does, all unknown."""
        state = cls()
        for site in kept.sites:
            token = UNKNOWN if site.token is None else int(site.token)
            state.sites[TILE_NUMBER[site.tile]] = (int(site.seat), token)
        state.bag = [UNKNOWN] * kept.bag_size
        hidden = [int(token) for token in TOKENS]
        open_ones = [int(site.token) for site in kept.sites if site.token is not None]
        if kept.drawn is not None:
            shown = [UNKNOWN if token is None else int(token) for token in kept.drawn.tokens]
            state.drawn = (TILE_NUMBER[kept.drawn.tile], shown)
            # L2: its tile is a site from the moment it was bought.
            state.sites[TILE_NUMBER[kept.drawn.tile]] = (int(kept.drawn.seat), UNKNOWN)
            open_ones += [token for token in shown if token != UNKNOWN]
        for token in [*open_ones, *map(int, kept.gone)]:
            hidden.remove(token)
        state.hidden = hidden
        return state

    def copy(self) -> "SiteState":
        twin = SiteState()
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
        """L4: a player with a token in the palace discards all money of its currency."""
        built = [site for tile, site in self.sites.items() if tile in table.laid[site[0]].values()]
        for seat, token in sorted(built):
            if token != UNKNOWN:
                table.discard += [token * 10 + value for value in table.purses[seat][token]]
                table.purses[seat][token] = ()

    def expect(self, table: "Table", points: list[float], coming: "Outlook", weights: "Weights") -> None:
        if len(coming) == 1 and EMPTY in table.market:
            return
        for tile, (seat, _) in self.sites.items():
            points[seat] += weights.uncounted * self._majority(table, seat, tile, coming)

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


class SiteValues(ModuleValues):
    """A site is worth its walls, and a part of what it brings once it is completed."""

    actions: ClassVar[tuple[type, ...]] = (BuySite, KeepToken, Complete)
    purchases: ClassVar[tuple[type, ...]] = (BuySite, Complete)
    habit = Habit("sites")

    def __init__(self, position: "PositionValues") -> None:
        super().__init__(position)
        self.state = position.state_of(SiteState)
        self._worths: dict[Tile, float] = {}

    def worth(self, action: Any) -> float:
        match action:
            case BuySite(tile, cards):
                if tile not in self._worths:
                    self._worths[tile] = self._site_worth(tile)
                return self._worths[tile] + taking_away_worth(self.position, TILE_NUMBER[tile], cards)
            case Complete(tile, cards):
                return self._completed_worth(tile) + spending_worth(
                    self.position, self._token(tile), values(cards)
                )
            case _:
                return self._token_worth(action.number)

    def acts_again(self, action: Any) -> bool:
        return isinstance(action, Complete) and total(action.cards) == action.tile.price

    def choice(self, action: Any) -> object:
        return action if isinstance(action, KeepToken) else (type(action), action.tile)

    def buys_tile(self, action: Any) -> bool:
        return isinstance(action, BuySite)

    def adds(self, action: "Action") -> float:
        """L4: money of a currency whose token lies in the palace wins no last tile."""
        if not isinstance(action, TakeMoney):
            return 0.0
        position, lost = self.position, 0.0
        for currency in {card.currency for card in action.cards}:
            if any(self._takes(site, currency) for site in self.state.of(position.seat)):
                held = position.purses[currency]
                added = tuple([card.value for card in action.cards if card.currency is currency])
                lost += last_tile(position, currency, more(held, added)) - last_tile(position, currency, held)
        return -lost

    def _token(self, tile: Tile) -> Currency:
        return Currency(self.state.sites[TILE_NUMBER[tile]][1])

    def _site_worth(self, tile: Tile) -> float:
        """Its place in the palace, and what is left of its majority once the price has been paid later."""
        position = self.position
        place = best_place(position.ground, tile.walls)
        if place is None:
            return 0.0
        worth = position.placed(TILE_NUMBER[tile], place.cell)
        if position.turns_left > 1:
            later = position.majority(tile.kind) - position.thrift * position.weights.coin * tile.price
            worth += position.weights.uncounted * max(later, 0.0)
        return worth

    def _completed_worth(self, tile: Tile) -> float:
        position = self.position
        number, majority = TILE_NUMBER[tile], position.majority(tile.kind)
        built = number in position.table.laid[position.seat].values()
        return (1 - position.weights.uncounted) * (majority if built else position.weights.reserve * majority)

    def _token_worth(self, kept: int) -> float:
        """A token is good if its currency can pay for the site, and if little is lost with it at the end."""
        position = self.position
        assert self.state.drawn is not None, "tokens were drawn"
        tile, shown = self.state.drawn
        purse = position.purses[shown[kept - 1]]
        ready = payable(purse, PRICE[tile], position.weights)
        return 1.0 + ready + (1 - position.thrift) * -sum(purse) / 100

    def reasons(self, action: "Action") -> Iterator[Reason]:
        position = self.position
        match action:
            case BuySite(tile, cards):
                if total(cards) < tile.price:
                    yield Reason(
                        SiteWhy.SITE_AT_HALF, tile=tile, cards=cards, amount=tile.price - total(cards)
                    )
                place = best_place(position.ground, tile.walls)
                if place is not None:
                    yield from longer_wall(position, tile, place.cell)
                yield from denying(position, tile)
            case KeepToken(number):
                yield from self._token_reasons(number)
            case Complete(tile, cards):
                yield payment(tile, cards, tile.price)
                yield from self._completing_reasons(tile, cards)

    def _token_reasons(self, kept: int) -> Iterator[Reason]:
        assert self.state.drawn is not None, "tokens were drawn"
        number, shown = self.state.drawn
        tile, currency = tile_of(number), Currency(shown[kept - 1])
        amounts = [sum(self.position.purses[token]) for token in shown]
        amount = amounts.pop(kept - 1)
        if amount >= PRICE[number]:
            yield Reason(SiteWhy.TOKEN_PAYABLE, tile=tile, currency=currency, amount=amount)
        if any(amount > other for other in amounts):
            yield Reason(SiteWhy.TOKEN_NEARER, tile=tile, currency=currency, amount=amount)

    def _completing_reasons(self, tile: Tile, cards: tuple[Money, ...]) -> Iterator[Reason]:
        position = self.position
        number, token = TILE_NUMBER[tile], self._token(tile)
        if number not in position.table.laid[position.seat].values():
            return
        yield Reason(SiteWhy.SITE_COUNTS, tile=tile, kind=tile.kind)
        yield from lead(position, tile.kind)
        kept = sum(position.table.purses[position.seat][token]) - total(cards_of(cards))
        if kept and not any(
            self._takes(other, token) for other in self.state.of(position.seat) if other != number
        ):
            yield Reason(SiteWhy.SAVES_MONEY, tile=tile, currency=token, amount=kept)

    def _takes(self, site: int, token: int) -> bool:
        """L4: does a site in the palace cost the money of this currency at the end?"""
        built = site in self.position.table.laid[self.position.seat].values()
        return built and self.state.sites[site][1] == token


BUILDING_SITES: Final = AiModule("building_sites", SiteValues, SitesSeen, SiteState.seen, SiteWhy)
