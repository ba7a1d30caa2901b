"""What an action leads to, from a card taken to the last scoring."""

from collections.abc import Iterable

from engine.judge.actions import (
    EndTurn,
    is_core_action,
)
from engine.modules import MODULES, Action, Event
from engine.position.pieces import DeckCard, ScoringCard, Seat, Square, Tile, total
from engine.position.state import DISPLAY_SIZE, LAST_ROUND, SQUARES, Game, Phase, empty_squares
from engine.transitions.events import (
    DeckReshuffled,
    DisplayRefilled,
    GameEnded,
    LastTile,
    LastTilesGiven,
    MarketRefilled,
    RoundScored,
    TurnBegun,
    TurnEnded,
)
from engine.transitions.evolve import evolve
from engine.transitions.scoring import score_round
from engine.transitions.steps import step_of


class Unfolding:
    """A position and the events that led to it from where it started."""

    __slots__ = ("events", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        """Let an event happen."""
        self.game = evolve(self.game, event)
        self.events.append(event)

    def follow(self, events: Iterable[Event]) -> None:
        """Let what a module answers happen, event by event."""
        for event in events:
            self.happen(event)


def unfold(game: Game, seat: Seat, action: Action) -> Unfolding:
    """Everything that an allowed action leads to."""
    unfolding = Unfolding(game)
    if isinstance(action, EndTurn):
        _end_turn(unfolding, seat)
        return unfolding
    if is_core_action(action):
        unfolding.happen(step_of(game, seat, action))
    else:
        unfolding.follow(MODULES.owner_of(action).decide(game, seat, action))
    return unfolding


def _end_turn(unfolding: Unfolding, seat: Seat) -> None:
    unfolding.happen(TurnEnded(seat))
    if unfolding.game.phase is Phase.LAST_TILES:
        if not unfolding.game.to_act:
            _finish(unfolding)
        return
    scoring_cards = _refill_display(unfolding)
    _refill_market(unfolding)
    for card in scoring_cards:
        _score(unfolding, card.value)
    if unfolding.game.ends_early or None in unfolding.game.market:
        _give_last_tiles(unfolding)
    else:
        following = Seat((seat + 1) % len(unfolding.game.players))
        unfolding.happen(TurnBegun(following, unfolding.game.turn + 1))


def _refill_display(unfolding: Unfolding) -> list[ScoringCard]:
    """T6, T7: up to four cards; scoring cards drawn meanwhile are set aside (C1)."""
    scoring_cards: list[ScoringCard] = []
    while (wanted := DISPLAY_SIZE - len(unfolding.game.display)) > 0:
        if not unfolding.game.deck:
            if not unfolding.game.discard:
                break
            deck, rng = unfolding.game.rng.shuffled(unfolding.game.discard)
            unfolding.happen(DeckReshuffled(deck, rng.used))
        drawn = _top(unfolding.game.deck, wanted)
        scoring_cards += [card for card in drawn if isinstance(card, ScoringCard)]
        unfolding.happen(DisplayRefilled(drawn))
    return scoring_cards


def _top(deck: tuple[DeckCard, ...], wanted: int) -> tuple[DeckCard, ...]:
    """The top of a deck with as many money cards as wanted, or all of it."""
    height = wanted
    while (scoring := sum([isinstance(card, ScoringCard) for card in deck[:height]])) > height - wanted:
        height = wanted + scoring
    return deck[:height]


def _refill_market(unfolding: Unfolding) -> None:
    """T6, E1: empty squares in ascending order, as far as there are tiles to draw."""
    market, tiles = unfolding.game.market, unfolding.game.tiles_to_draw
    if None in market and tiles:
        unfolding.happen(MarketRefilled(tuple(zip(empty_squares(market), tiles, strict=False))))


def _score(unfolding: Unfolding, scoring_round: int) -> None:
    unfolding.happen(RoundScored(scoring_round, score_round(unfolding.game, scoring_round)))
    for module in unfolding.game.modules:
        unfolding.follow(module.scored(unfolding.game, scoring_round))


def _give_last_tiles(unfolding: Unfolding) -> None:
    """E3; without a winner there is nothing to place, and the game is over at once."""
    for module in unfolding.game.modules:
        unfolding.follow(module.closing(unfolding.game))
    game = unfolding.game
    left = [(square, tile) for square, tile in zip(SQUARES, game.market, strict=True) if tile is not None]
    unfolding.happen(LastTilesGiven(tuple(_last_tile(game, square, tile) for square, tile in left)))
    if not unfolding.game.to_act:
        _finish(unfolding)


def _last_tile(game: Game, square: Square, tile: Tile) -> LastTile:
    holdings = tuple(
        total(tuple(card for card in player.hand if card.currency is square.currency))
        for player in game.players
    )
    most = max(holdings)
    winner = Seat(holdings.index(most)) if holdings.count(most) == 1 else None
    return LastTile(square, tile, holdings, winner)


def _finish(unfolding: Unfolding) -> None:
    """E4. An imaginary player cannot win (D2)."""
    _score(unfolding, LAST_ROUND)
    scores = unfolding.game.scores
    best = max(scores[seat] for seat in unfolding.game.seats)
    winners = tuple(Seat(seat) for seat in unfolding.game.seats if scores[seat] == best)
    unfolding.happen(GameEnded(scores, winners))
