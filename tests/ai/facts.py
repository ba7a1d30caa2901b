"""Holding a reason against the engine: is it true of this action in this game?"""

from dataclasses import dataclass

from ai.reasons import Reason
from engine import (
    Action,
    Buy,
    Card,
    DirkTiles,
    EndTurn,
    Game,
    Kind,
    Place,
    Seat,
    TakeMoney,
    Tile,
    legal_actions,
    payments,
    play,
    score_round,
)
from engine.pieces import Currency, Square, cards_of, count_kinds, total
from engine.score_lines import MAJORITY
from engine.state import Phase


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
    def cards(self) -> tuple[Card, ...]:
        assert isinstance(self.action, Buy | TakeMoney)
        return cards_of(self.action.cards)

    # What the engine says

    def rivals(self, seat: Seat) -> list[int]:
        """Everybody else's tiles of the kind, Dirk's included."""
        players = [p.palace.counts for other, p in enumerate(self.game.players) if other != seat]
        dirks = [count_kinds(kept.tiles) for kept in self.game.slices if isinstance(kept, DirkTiles)]
        return [counts[self.kind] for counts in players + dirks]

    def counted(self) -> tuple[int, list[int]]:
        """The own tiles of the kind after the action, those that wait for their place included."""
        before, after = self.change
        player = self.later.players[self.seat]
        assert after == player.palace.counts[self.kind] + count_kinds(player.aside)[self.kind]
        assert before + 1 == after
        return after, self.rivals(self.seat)

    def ways_to_pay(self, game: Game) -> list[bool]:
        """For each way to pay the tile, whether it is exact."""
        assert game.market[Square(self.currency)] == self.tile
        hand = game.players[self.seat].hand
        return [way.exact for way in payments(hand, self.currency, self.tile.price)]

    # One for each reason

    def pays_exactly(self) -> bool:
        lies_aside = self.tile in self.later.players[self.seat].aside
        return lies_aside and self.later.may_act and self.reason.cards == self.cards

    def overpays(self) -> bool:
        return not self.later.may_act and total(self.cards) - self.tile.price == self.reason.amount

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
        if isinstance(self.action, Buy):
            tile = self.action.tile
            reachable = {palace.built(tile, cell).longest_wall.length for cell in palace.places(tile)}
        return palace.longest_wall.length == before and after in reachable

    def keeps_from(self) -> bool:
        assert self.reason.seat is not None
        held = self.game.players[self.reason.seat].palace.counts[self.kind]
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
        before, after = (each.players[self.seat].palace.counts[self.kind] for each in (self.game, self.later))
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
