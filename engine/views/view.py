"""Views: a position, and single events, as one seat or an onlooker sees them.

A view is built field by field from public facts and the seat's hand. It has no field for the order of the
deck or the bag, nor for other players' cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from engine.board.palace import Palace
from engine.judge.errors import NotationError
from engine.modules import MODULES, Event
from engine.position.options import Options
from engine.position.pieces import Card, ScoringCard, Seat, Tile, count_kinds
from engine.position.rng import Seed
from engine.position.state import Game, Phase, Player
from engine.transitions.events import (
    BagShuffled,
    DeckReshuffled,
    DeckStacked,
    MoneyShuffled,
    SeedChosen,
    is_core_event,
)
from engine.transitions.setup import SCORING_PILES

if TYPE_CHECKING:
    from engine.modules.hooks import Module


class Secret(Enum):
    """What is hidden behind a `Concealed` event."""

    SEED = "seed"
    BAG = "bag"
    MONEY = "money"
    DECK = "deck"
    RESHUFFLE = "reshuffle"


@dataclass(frozen=True)
class Concealed:
    """Something happened out of sight; `size` tells how many pieces it concerned."""

    what: Secret
    size: int


@dataclass(frozen=True)
class PlayerView:
    """A player as all others see them."""

    palace: Palace
    reserve: tuple[Tile, ...]
    aside: tuple[Tile, ...]
    hand_size: int


@dataclass(frozen=True)
class ScoringCardAhead:
    """A scoring card still in the deck: `nearest` cards at least, `farthest` at most lie on top of it."""

    card: ScoringCard
    nearest: int
    farthest: int


@dataclass(frozen=True)
class View:
    """A position as a seat, or an onlooker (`seat` None), sees it. The seed shows when the game is over."""

    seat: Seat | None
    options: Options
    commitment: str
    seed: Seed | None
    hand: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    scores: tuple[int, ...]
    market: tuple[Tile | None, ...]
    display: tuple[Card, ...]
    deck_size: int
    discard_size: int
    bag_size: int
    unseen: tuple[int, ...]
    """Tiles of each kind still in the bag, in the order of `Kind`."""
    scoring_cards: tuple[ScoringCardAhead, ...]
    rounds_scored: int
    phase: Phase
    turn: int
    to_act: tuple[Seat, ...]
    may_act: bool
    acted: bool
    ends_early: bool
    """E5: is it agreed that the game ends after this turn? It stays true when the game has ended so."""
    slices: tuple[object, ...]
    modules: tuple["Module", ...] = field(compare=False, repr=False)


def view_for(game: Game, seat: Seat | None) -> View:
    """The position as a seat sees it, or as an onlooker does."""
    if seat is not None and seat not in game.seats:
        raise NotationError("nobody sits there", seat)
    seen = (module.seen(game, seat) for module in game.modules)
    return View(
        seat=seat,
        options=game.options,
        commitment=game.commitment,
        seed=game.rng.seed if game.phase is Phase.OVER else None,
        hand=() if seat is None else game.players[seat].hand,
        players=tuple(_player_view(player) for player in game.players),
        scores=game.scores,
        market=game.market,
        display=game.display,
        deck_size=len(game.deck),
        discard_size=len(game.discard),
        bag_size=len(game.bag),
        unseen=count_kinds(game.bag),
        scoring_cards=tuple(_ahead(game)),
        rounds_scored=game.rounds_scored,
        phase=game.phase,
        turn=game.turn,
        to_act=game.to_act,
        may_act=game.may_act,
        acted=game.acted,
        ends_early=game.ends_early,
        slices=tuple(kept for kept in seen if kept is not None),
        modules=game.modules,
    )


def redact(event: Event, seat: Seat | None) -> Event | Concealed:
    """An event as a seat, or an onlooker, may know it."""
    if not is_core_event(event):
        return MODULES.owner_of(event).redact(event, seat)
    match event:
        case SeedChosen():
            return Concealed(Secret.SEED, 1)
        case BagShuffled(tiles):
            return Concealed(Secret.BAG, len(tiles))
        case MoneyShuffled(deck):
            return Concealed(Secret.MONEY, len(deck))
        case DeckStacked(deck):
            return Concealed(Secret.DECK, len(deck))
        case DeckReshuffled(deck):
            return Concealed(Secret.RESHUFFLE, len(deck))
        case _:
            return event


def _player_view(player: Player) -> PlayerView:
    return PlayerView(player.palace, player.reserve, player.aside, len(player.hand))


def _ahead(game: Game) -> Iterator[ScoringCardAhead]:
    """How near the scoring cards can be: the height of the piles is public (S4)."""
    if game.phase is not Phase.TURN or not game.piles:
        return
    drawn = sum(game.piles) - len(game.deck)
    for pile, card in SCORING_PILES.items():
        if card.value > game.rounds_scored:
            above = sum(game.piles[:pile]) - drawn
            yield ScoringCardAhead(card, max(above, 0), above + game.piles[pile] - 1)
