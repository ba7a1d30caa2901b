"""Holding a reason against the engine: is it true of this action in this game?"""

from dataclasses import dataclass, replace

from ai.advice.reasons import Reason
from ai.modules.falconers.values import FalconReason
from engine import (
    Action,
    Bill,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Certificates,
    Complete,
    DirkTiles,
    EndTurn,
    Falcons,
    Game,
    Kind,
    Money,
    Palace,
    Place,
    PlacePortal,
    Seat,
    Store,
    TakeMoney,
    Tile,
    legal_actions,
    perches,
    play,
    portal_places,
    portal_surcharge,
    score_round,
    ways_to_pay,
)
from engine.modules.building_site_pieces import Sites, in_palace
from engine.modules.falcon_pieces import POINTS
from engine.position.pieces import Currency, Square, count_kinds, total
from engine.position.state import Phase
from engine.transitions.score_lines import MAJORITY


def true(game: Game, seat: Seat, action: Action, reason: Reason) -> bool:
    """Does the engine say so too?"""
    claim = Claim(game, play(game, seat, action).game, seat, action, reason)
    return bool(getattr(claim, reason.why.name.lower())())


@dataclass(frozen=True)
class Claim:
    """A reason, the action it speaks for, and the game before and after. One method for each reason."""

    game: Game
    later: Game
    seat: Seat
    action: Action
    reason: Reason

    # The facts of the reason, which must be there if they are asked for

    @property
    def tile(self) -> Tile:
        assert self.reason.tile is not None
        return self.reason.tile

    @property
    def kind(self) -> Kind:
        assert self.reason.kind is not None
        return self.reason.kind

    @property
    def currency(self) -> Currency:
        assert self.reason.currency is not None
        return self.reason.currency

    @property
    def scoring_round(self) -> int:
        coming = self.game.rounds_scored + 1 if self.game.phase is Phase.TURN else 3
        assert self.reason.scoring_round in (coming, None)
        return coming

    @property
    def change(self) -> tuple[int, int]:
        assert self.reason.before is not None
        assert self.reason.after is not None
        assert self.reason.before < self.reason.after
        return self.reason.before, self.reason.after

    @property
    def cards(self) -> tuple[Money, ...]:
        assert isinstance(self.action, Buy | BuyWithPortal | BuySite | Complete | TakeMoney)
        return self.action.cards

    @property
    def paid_too_much(self) -> int:
        """What the engine could let somebody store, or would take for nothing."""
        assert isinstance(self.action, Buy | BuyWithPortal | Complete)
        more = portal_surcharge(self.game) if isinstance(self.action, BuyWithPortal) else 0
        return total(self.cards) - self.tile.price - more

    # What the engine says

    def rivals(self, seat: Seat) -> list[int]:
        """Everybody else's tiles of the kind, Dirk's included."""
        players = [counted(self.game, other) for other in self.game.seats if other != seat]
        dirks = [count_kinds(kept.tiles) for kept in self.game.slices if isinstance(kept, DirkTiles)]
        return [counts[self.kind] for counts in players + dirks]

    def counted(self) -> tuple[int, list[int]]:
        """The own tiles of the kind after the action, those that wait for their place included."""
        before, after = self.change
        assert after == counted(self.later, self.seat, waiting=True)[self.kind]
        assert before + 1 == after
        return after, self.rivals(self.seat)

    def ways_to_pay(self, game: Game) -> list[bool]:
        """For each way to pay the tile, whether it is exact."""
        assert game.market[Square(self.currency)] == self.tile
        bill = Bill(self.tile, self.currency, self.tile.price)
        return [total(way) == self.tile.price for way in ways_to_pay(game, self.seat, bill)]

    # One for each reason

    def pays_exactly(self) -> bool:
        bought = not isinstance(self.action, Complete)
        lies_aside = self.tile in self.later.players[self.seat].aside
        return lies_aside == bought and self.later.may_act and self.reason.cards == self.cards

    def overpays(self) -> bool:
        return not self.later.may_act and self.paid_too_much == self.reason.amount

    def takes_lead(self) -> bool:
        now, others = self.counted()
        return self.scoring_round > 0 and now > max(others) and (now - 1 <= max(others))

    def ties_lead(self) -> bool:
        now, others = self.counted()
        return self.scoring_round > 0 and now == max(others)

    def gains_place(self) -> bool:
        now, others = self.counted()
        place = 1 + sum(other > now for other in others)
        return self.reason.place == place and 1 < place <= self.scoring_round

    def wall_grows(self) -> bool:
        before, after = self.change
        palace = self.game.players[self.seat].palace
        reachable = {self.later.players[self.seat].palace.longest_wall.length}
        if isinstance(self.action, Buy | BuyWithPortal | BuySite):
            tile = self.action.tile
            reachable = {palace.built(tile, cell).longest_wall.length for cell in palace.places(tile)}
        return palace.longest_wall.length == before and after in reachable

    def keeps_from(self) -> bool:
        assert self.reason.seat is not None
        held = counted(self.game, self.reason.seat)[self.kind]
        return self.reason.seat != self.seat and held == max(self.rivals(self.reason.seat))

    def pays_next_exactly(self) -> bool:
        return any(self.ways_to_pay(self.later)) and not any(self.ways_to_pay(self.game))

    def pays_next(self) -> bool:
        return bool(self.ways_to_pay(self.later)) and not self.ways_to_pay(self.game)

    def most_money(self) -> bool:
        ways = [each for each in legal_actions(self.game, self.seat) if isinstance(each, TakeMoney)]
        return self.reason.amount == total(self.cards) == max(total(way.cards) for way in ways)

    def last_tile(self) -> bool:
        hand = self.later.players[self.seat].hand
        held = total(tuple(card for card in hand if card.currency is self.currency))
        lies_there = self.game.market[Square(self.currency)] == self.tile
        return len(self.game.bag) <= 1 and held == self.reason.amount and lies_there

    def counts_from_now(self) -> bool:
        before, after = (counted(each, self.seat)[self.kind] for each in (self.game, self.later))
        return self.tile in self.game.players[self.seat].reserve and after == before + 1

    def dirk_takes_points(self) -> bool:
        assert self.reason.seat not in (None, self.seat)
        before, after = (
            sum(
                line.points
                for line in score_round(each, self.scoring_round)
                if line.source == MAJORITY[self.kind] and line.seat == self.reason.seat
            )
            for each in (self.game, self.later)
        )
        return before - after == self.reason.amount

    def fits_nowhere(self) -> bool:
        legal = legal_actions(self.game, self.seat)
        return not any(isinstance(each, Place) and each.tile == self.tile for each in legal)

    def nothing_left(self) -> bool:
        return self.action == EndTurn()

    # Of modules

    def falcon_set(self) -> bool:
        assert isinstance(self.reason, FalconReason)
        feather = self.reason.falcon.feather
        flocks = [
            [perched for perched in each.slice(Falcons).of(self.seat) if perched.falcon.feather is feather]
            for each in (self.game, self.later)
        ]
        points = tuple(POINTS[len(flock)] for flock in flocks)
        return len(flocks[1]) == self.reason.amount and points == self.change

    def smallest_card(self) -> bool:
        assert isinstance(self.action, BuyFalcon)
        hand = self.game.players[self.seat].hand
        return self.reason.cards == (self.action.card,) and total(self.reason.cards) == min(
            card.value for card in hand
        )

    def makes_crossing(self) -> bool:
        before, after = (len(list(perches(each, self.seat))) for each in (self.game, self.later))
        return after - before == self.reason.amount

    def portal_in_wall(self) -> bool:
        before, after = self.change
        palace = self.game.players[self.seat].palace
        if isinstance(self.action, PlacePortal):
            later = self.later.players[self.seat].palace
            return (wall_points(palace), wall_points(later)) == (before, after)
        tile = self.later.players[self.seat].aside[0]
        built = [palace, *(palace.built(tile, cell) for cell in palace.places(tile))]
        return any(
            wall_points(each) == before and wall_points(each.with_half(half, self.kind)) == after
            for each in built
            for half in portal_places(each, self.kind)
        )

    def site_at_half(self) -> bool:
        lies_aside = self.tile in self.later.players[self.seat].aside
        return lies_aside and self.tile.price - total(self.cards) == self.reason.amount

    def money_of(self, game: Game) -> int:
        """The own money of the currency, and what was stored of it."""
        hand = total(card for card in game.players[self.seat].hand if card.currency is self.currency)
        kept = [kept for kept in game.slices if isinstance(kept, Certificates)]
        stored = [credit for each in kept if (credit := each.boards[self.seat]) is not None]
        return hand + total(credit for credit in stored if credit.currency is self.currency)

    def token_payable(self) -> bool:
        site = self.later.slice(Sites).on(self.tile)
        amount = self.money_of(self.game)
        return (
            site is not None
            and site.token is self.currency
            and self.reason.amount == amount >= self.tile.price
        )

    def token_nearer(self) -> bool:
        drawn = self.game.slice(Sites).drawn
        assert drawn is not None
        others = [token for token in drawn.tokens if token is not None and token is not self.currency]
        held = [self.money_of(self.game), *(self._money(token) for token in others)]
        return self.reason.amount == held[0] > held[1]

    def _money(self, token: Currency) -> int:
        return replace(self, reason=Reason(self.reason.why, currency=token)).money_of(self.game)

    def site_counts(self) -> bool:
        before, after = (counted(each, self.seat)[self.kind] for each in (self.game, self.later))
        return self.tile.kind is self.kind and after == before + 1

    def saves_money(self) -> bool:
        losing, saved = (_lost_at_the_end(each, self.seat) for each in (self.game, self.later))
        hand = [card for card in self.later.players[self.seat].hand if card.currency is self.currency]
        return self.currency in losing and self.currency not in saved and total(hand) == self.reason.amount

    def can_store(self) -> bool:
        stores = [each for each in legal_actions(self.later, self.seat) if isinstance(each, Store)]
        return bool(stores) and self.paid_too_much == self.reason.amount

    def stores(self) -> bool:
        credit = self.later.slice(Certificates).boards[self.seat]
        return credit is not None and credit.currency is self.currency

    def spends_credit(self) -> bool:
        credit = self.game.slice(Certificates).boards[self.seat]
        spent = (credit,) == self.reason.cards and self.later.slice(Certificates).boards[self.seat] is None
        return (
            spent
            and credit is not None
            and (credit.currency, credit.value) == (self.currency, self.reason.amount)
        )


def counted(game: Game, seat: int, *, waiting: bool = False) -> tuple[int, ...]:
    """The tiles of each kind that count for majorities, or will once they are built."""
    player = game.players[seat]
    tiles = [*player.palace.tiles.values(), *(player.aside if waiting else ())]
    modules = game.modules
    return count_kinds(tile for tile in tiles if all(each.counts(game, Seat(seat), tile) for each in modules))


def wall_points(palace: Palace) -> int:
    """What a wall brings at a scoring."""
    return palace.longest_wall.length + 2 * len(palace.longest_wall.halves)


def _lost_at_the_end(game: Game, seat: Seat) -> set[Currency]:
    sites = [site for site in game.slice(Sites).sites if site.seat == seat]
    return {site.token for site in sites if in_palace(game, site)}
