"""Looking back over a game's events: what still stands, who did what, who must hold which cards."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from engine.actions import Add, Buy, EndTurn, Place, Reserve, Swap, TakeBack, TakeMoney
from engine.catalogue import money
from engine.events import (
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
from engine.modules import Action, Event, owner_of
from engine.pieces import Card, Seat
from engine.state import without
from engine.view import Concealed, Secret

Seen = Event | Concealed
"""An event as somebody at the table saw it."""


@dataclass(frozen=True)
class Ledger:
    """What a perfect memory knows of the money, from public events alone.

    The opening hands were dealt openly, and every card taken or paid was seen by all.
    """

    hands: tuple[tuple[Card, ...], ...]
    display: tuple[Card, ...]
    discard: tuple[Card, ...]
    deck: tuple[Card, ...]
    """The money cards still in the deck, sorted: their order is nobody's to know."""


def standing(events: Iterable[Seen]) -> list[Seen]:
    """The events without those that were taken back, and without the taking back."""
    kept: list[Seen] = []
    for event in events:
        match event:
            case StepUndone(seat):
                del kept[_steps_of(kept, seat)[-1]]
            case TurnUndone(seat):
                for place in reversed(_steps_of(kept, seat)):
                    del kept[place]
            case _:
                kept.append(event)
    return kept


def action_of(event: Seen) -> Action | None:
    """The action behind an event; None if no player's action led to it, or if it took one back."""
    match event:
        case Concealed():
            return None
        case TurnEnded():
            return EndTurn()
        case _ if not is_core_event(event):
            return owner_of(event).action_of(event)
        case _ if isinstance(event, StepEvent):
            return _step_action(event)
        case _:
            return None


def ledger(events: Iterable[Seen]) -> Ledger:
    """The money as a perfect memory has it, out of events as any onlooker saw them."""
    hands: list[tuple[Card, ...]] = []
    display: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    deck: Counter[Card] = Counter()
    for event in standing(events):
        match event:
            case GameBegun(options):
                deck = Counter(money(options.players))
            case HandsDealt(dealt):
                hands = [tuple(sorted(hand)) for hand in dealt]
                deck -= Counter(card for hand in hands for card in hand)
            case DisplayRefilled(drawn):
                cards = tuple(card for card in drawn if isinstance(card, Card))
                display += cards
                deck -= Counter(cards)
            case MoneyTaken(seat, cards):
                hands[seat] = tuple(sorted(hands[seat] + cards))
                display = without(display, cards)
            case TileBought(seat, cards=cards):
                hands[seat] = without(hands[seat], cards)
                discard += cards
            case Concealed(Secret.RESHUFFLE):
                deck, discard = Counter(discard), ()
            case _:
                pass
    return Ledger(tuple(hands), display, discard, tuple(sorted(deck.elements())))


def _steps_of(events: list[Seen], seat: Seat) -> list[int]:
    """Where the seat's steps stand that it could still take back, in order."""
    begin = max(
        (at for at, event in enumerate(events) if isinstance(event, TurnBegun | LastTilesGiven)), default=0
    )
    return [
        at
        for at, event in enumerate(events[begin:], start=begin)
        if getattr(event, "seat", None) == seat
        and not isinstance(event, TurnBegun | TurnEnded)
        and action_of(event) is not None
    ]


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
