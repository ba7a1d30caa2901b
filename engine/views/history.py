"""A game's events in retrospect: what was not undone, who did what, who must hold which cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from engine.judge.actions import Add, Buy, EndTurn, Place, Reserve, Swap, TakeBack, TakeMoney
from engine.judge.errors import BrokenRecord
from engine.modules import MODULES, Action, Event
from engine.position.catalogue import money
from engine.position.frozen import replace
from engine.position.pieces import Card, Seat, cards_of
from engine.position.state import without
from engine.transitions.events import (
    DeckReshuffled,
    DisplayRefilled,
    GameBegun,
    HandsDealt,
    LastTilesGiven,
    MoneyTaken,
    StepEvent,
    StepUndone,
    TileAdded,
    TileBought,
    TilePlaced,
    TileReserved,
    TilesSwapped,
    TileTakenBack,
    TurnBegun,
    TurnEnded,
    TurnUndone,
    is_core_event,
)
from engine.views.view import Concealed, Secret

Seen = Event | Concealed
"""An event as a player saw it."""


@dataclass(frozen=True)
class Ledger:
    """What a perfect memory knows of the money, from public events alone.

    The opening hands were dealt openly, and every card taken or paid was seen by all.
    """

    hands: tuple[tuple[Card, ...], ...]
    display: tuple[Card, ...]
    discard: tuple[Card, ...]
    deck: tuple[Card, ...]
    """The money cards still in the deck, sorted: no player knows their order."""


def standing(events: Iterable[Seen]) -> list[Seen]:
    """The events without those that were taken back, and without the taking back."""
    kept: list[Seen] = []
    for at, event in enumerate(events):
        if not isinstance(event, StepUndone | TurnUndone):
            kept.append(event)
            continue
        steps = _steps_of(kept, event.seat)
        if not steps:
            raise BrokenRecord("nothing can be taken back", at)
        for place in reversed(steps if isinstance(event, TurnUndone) else steps[-1:]):
            del kept[place]
    return kept


def action_of(event: Seen) -> Action | None:
    """The action behind an event; None if no player's action led to it, or if it took one back."""
    match event:
        case Concealed():
            return None
        case TurnEnded():
            return EndTurn()
        case _ if not is_core_event(event):
            return MODULES.owner_of(event).action_of(event)
        case _ if isinstance(event, StepEvent):
            return _step_action(event)
        case _:
            return None


def ledger(events: Iterable[Seen]) -> Ledger:
    """The money as a perfect memory has it, out of events as any onlooker saw them."""
    known = Ledger((), (), (), ())
    for at, event in enumerate(standing(events)):
        try:
            known = _noted(known, event)
        except (ValueError, LookupError) as error:
            raise BrokenRecord(f"{type(event).__name__} cannot have happened here: {error}", at) from error
    return known


def _noted(known: Ledger, event: Seen) -> Ledger:
    """The ledger after one more event."""
    match event:
        case GameBegun(options):
            return replace(known, deck=tuple(sorted(money(options.players))))
        case HandsDealt(dealt):
            hands = tuple(tuple(sorted(hand)) for hand in dealt)
            return replace(known, hands=hands, deck=without(known.deck, sum(hands, ())))
        case DisplayRefilled(drawn):
            cards = tuple(card for card in drawn if isinstance(card, Card))
            return replace(known, display=known.display + cards, deck=without(known.deck, cards))
        case MoneyTaken(seat, cards):
            hand = tuple(sorted(known.hands[seat] + cards))
            return replace(known, hands=_dealt(known, seat, hand), display=without(known.display, cards))
        case TileBought(seat, cards=cards):
            return _discarded(known, seat, cards_of(cards))
        case Concealed(Secret.RESHUFFLE) | DeckReshuffled():
            return replace(known, deck=tuple(sorted(known.discard)), discard=())
        case Concealed():
            return known
        case _ if not is_core_event(event):
            for seat, cards in MODULES.owner_of(event).discarded(event):
                known = _discarded(known, seat, cards)
            return known
        case _:
            return known


def _discarded(known: Ledger, seat: Seat, cards: tuple[Card, ...]) -> Ledger:
    hand = without(known.hands[seat], cards)
    return replace(known, hands=_dealt(known, seat, hand), discard=known.discard + cards)


def _dealt(known: Ledger, seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*known.hands[:seat], hand, *known.hands[seat + 1 :])


def _steps_of(events: list[Seen], seat: Seat) -> list[int]:
    """Where the seat's steps stand that it could still take back, in order."""
    steps: list[int] = []
    for at in reversed(range(len(events))):
        event = events[at]
        if (
            isinstance(event, TurnBegun | LastTilesGiven)
            or type(event) in MODULES.barriers
            or event == TurnEnded(seat)
        ):
            break
        if getattr(event, "seat", None) == seat and action_of(event) is not None:
            steps.insert(0, at)
    return steps


def _step_action(event: StepEvent) -> Action:
    match event:
        case MoneyTaken(_, cards):
            return TakeMoney(cards)
        case TileBought(_, tile, _, cards):
            return Buy(tile, cards)
        case TilePlaced(_, tile, cell):
            return Place(tile, cell)
        case TileReserved(_, tile):
            return Reserve(tile)
        case TileAdded(_, tile, cell):
            return Add(tile, cell)
        case TileTakenBack(_, tile, _):
            return TakeBack(tile)
        case TilesSwapped(_, tile, removed, _):
            return Swap(tile, removed)
        case _:
            assert_never(event)
