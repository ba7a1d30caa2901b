"""Judging building sites: cheap walls now, a majority later, and the money that goes with a token."""

from collections.abc import Iterator
from typing import Any, ClassVar

from ai.advice.facts import denying, lead, longer_wall, payment
from ai.advice.reasons import Reason, Why
from ai.evaluation.buying import spending_worth, taking_away_worth, values
from ai.evaluation.module_values import Habit, ModuleValues
from ai.evaluation.money import last_tile
from ai.evaluation.placing import best_place
from ai.evaluation.purse import more
from ai.evaluation.thought import Thought
from ai.evaluation.wallet import payable
from ai.modules.tokens import Tokens
from ai.search.small_numbers import PRICE, TILE_NUMBER, tile_of
from engine import Action, BuySite, Complete, Currency, KeepToken, Money, TakeMoney, Tile
from engine.position.pieces import cards_of, total


class SiteWork(ModuleValues):
    """A site is worth its walls, and a part of what it brings once it is completed."""

    actions: ClassVar[tuple[type, ...]] = (BuySite, KeepToken, Complete)
    habit = Habit("sites")

    def __init__(self, thought: Thought) -> None:
        super().__init__(thought)
        self.tokens = thought.kept(Tokens)
        self._worths: dict[Tile, float] = {}

    def worth(self, action: Any) -> float:
        match action:
            case BuySite(tile, cards):
                if tile not in self._worths:
                    self._worths[tile] = self._site_worth(tile)
                return self._worths[tile] + taking_away_worth(self.thought, TILE_NUMBER[tile], cards)
            case Complete(tile, cards):
                return self._completed_worth(tile) + spending_worth(
                    self.thought, self._token(tile), values(cards)
                )
            case _:
                return self._token_worth(action.number)

    def acts_again(self, action: Any) -> bool:
        return isinstance(action, Complete) and total(action.cards) == action.tile.price

    def gist(self, action: Any) -> object:
        return action if isinstance(action, KeepToken) else (type(action), action.tile)

    def buys_tile(self, action: Any) -> bool:
        return isinstance(action, BuySite)

    def adds(self, action: Action) -> float:
        """L4: money of a currency whose token lies in the palace wins no last tile."""
        if not isinstance(action, TakeMoney):
            return 0.0
        thought, lost = self.thought, 0.0
        for currency in {card.currency for card in action.cards}:
            if any(self._takes(site, currency) for site in self.tokens.of(thought.seat)):
                held = thought.purses[currency]
                added = tuple([card.value for card in action.cards if card.currency is currency])
                lost += last_tile(thought, currency, more(held, added)) - last_tile(thought, currency, held)
        return -lost

    def _token(self, tile: Tile) -> Currency:
        return Currency(self.tokens.sites[TILE_NUMBER[tile]][1])

    def _site_worth(self, tile: Tile) -> float:
        """Its place in the palace, and what is left of its majority once the price has been paid later."""
        thought = self.thought
        place = best_place(thought.ground, tile.walls)
        if place is None:
            return 0.0
        worth = thought.placed(TILE_NUMBER[tile], place.cell)
        if thought.turns_left > 1:
            later = thought.majority(tile.kind) - thought.thrift * thought.weights.coin * tile.price
            worth += thought.weights.completing * max(later, 0.0)
        return worth

    def _completed_worth(self, tile: Tile) -> float:
        thought = self.thought
        number, majority = TILE_NUMBER[tile], thought.majority(tile.kind)
        built = number in thought.table.laid[thought.seat].values()
        return (1 - thought.weights.completing) * (majority if built else thought.weights.reserve * majority)

    def _token_worth(self, kept: int) -> float:
        """A token is good if its currency can pay for the site, and if little is lost with it at the end."""
        thought = self.thought
        assert self.tokens.drawn is not None, "tokens were drawn"
        tile, shown = self.tokens.drawn
        purse = thought.purses[shown[kept - 1]]
        ready = payable(purse, PRICE[tile], thought.weights)
        return 1.0 + ready + (1 - thought.thrift) * -sum(purse) / 100

    def reasons(self, action: Action) -> Iterator[Reason]:
        thought = self.thought
        match action:
            case BuySite(tile, cards):
                if total(cards) < tile.price:
                    yield Reason(Why.SITE_AT_HALF, tile=tile, cards=cards, amount=tile.price - total(cards))
                place = best_place(thought.ground, tile.walls)
                if place is not None:
                    yield from longer_wall(thought, tile, place.cell)
                yield from denying(thought, tile)
            case KeepToken(number):
                yield from self._token_reasons(number)
            case Complete(tile, cards):
                yield payment(tile, cards, tile.price)
                yield from self._completing_reasons(tile, cards)

    def _token_reasons(self, kept: int) -> Iterator[Reason]:
        assert self.tokens.drawn is not None, "tokens were drawn"
        number, shown = self.tokens.drawn
        tile, currency = tile_of(number), Currency(shown[kept - 1])
        amounts = [sum(self.thought.purses[token]) for token in shown]
        amount = amounts.pop(kept - 1)
        if amount >= PRICE[number]:
            yield Reason(Why.TOKEN_PAYABLE, tile=tile, currency=currency, amount=amount)
        if any(amount > other for other in amounts):
            yield Reason(Why.TOKEN_NEARER, tile=tile, currency=currency, amount=amount)

    def _completing_reasons(self, tile: Tile, cards: tuple[Money, ...]) -> Iterator[Reason]:
        thought = self.thought
        number, token = TILE_NUMBER[tile], self._token(tile)
        if number not in thought.table.laid[thought.seat].values():
            return
        yield Reason(Why.SITE_COUNTS, tile=tile, kind=tile.kind)
        yield from lead(thought, tile.kind)
        kept = sum(thought.table.purses[thought.seat][token]) - total(cards_of(cards))
        if kept and not any(
            self._takes(other, token) for other in self.tokens.of(thought.seat) if other != number
        ):
            yield Reason(Why.SAVES_MONEY, tile=tile, currency=token, amount=kept)

    def _takes(self, site: int, token: int) -> bool:
        """L4: does a site in the palace cost the money of this currency at the end?"""
        built = site in self.thought.table.laid[self.thought.seat].values()
        return built and self.tokens.sites[site][1] == token
