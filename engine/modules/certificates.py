"""Exchange certificates: overpaid money can be stored, and spent like a card later (X1–X4)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.judge.errors import CoreReason, Reason, Refusal
from engine.judge.payments import faces, purse, sums, sums_within
from engine.judge.purchases import Bill, surplus
from engine.modules.hooks import Module
from engine.position.pieces import Credit, Currency, Money, Seat
from engine.position.state import Game, Phase, with_slice
from engine.text.piece_notation import (
    NOTHING,
    parse_credit,
    parse_currency,
    parse_list,
    parse_number,
    print_list,
)
from engine.transitions.events import GameBegun
from engine.transitions.evolve import stepped
from engine.transitions.scoring import Table
from engine.views.module_slice import module_slice

if TYPE_CHECKING:
    from engine.modules import Action, Event

MOST: Final = 6
"""X2: more than this cannot be stored."""
CHIPS: Final = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""X1: chips of each currency, by the number of players."""


@dataclass(frozen=True)
class Store:
    """X2: store what this turn's purchase was overpaid by, in this currency."""

    currency: Currency


@dataclass(frozen=True)
class Stored:
    """X2: a chip lies on the seat's board."""

    seat: Seat
    credit: Credit


@dataclass(frozen=True)
class Certificates:
    """The chips in the middle, by currency, and what lies on each board. All is open."""

    chips: tuple[int, ...]
    boards: tuple[Credit | None, ...]


class CertificateReason(Reason):
    """Why nothing is stored."""

    NOTHING_OVERPAID = "X2 no tile was overpaid this turn"
    TOO_MUCH_TO_STORE = "X2 no more than 6 can be stored"  # amount: what was overpaid
    BOARD_TAKEN = "X2 a board holds one chip"  # cards: what it is worth
    NO_CHIP_LEFT = "X1 no chip of that currency is left"  # currency


class CertificatesModule(Module):
    """A chip on a board is money beside the hand."""

    name = "certificates"
    actions = (Store,)
    events = (Stored,)
    slice_type = Certificates

    def offers(self, game: Game, seat: Seat) -> Iterable["Action"]:
        if _not_storable(game, seat) is None:
            yield from (Store(currency) for currency in Currency if game.slice(Certificates).chips[currency])

    def refusal(self, game: Game, seat: Seat, action: "Action") -> Refusal | None:
        if not isinstance(action, Store):
            return None
        if found := _not_storable(game, seat):
            return found
        if not game.slice(Certificates).chips[action.currency]:
            return Refusal(CertificateReason.NO_CHIP_LEFT, currency=action.currency)
        return None

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable["Event"]:
        yield Stored(seat, Credit(action.currency, _overpaid(game, seat)))

    def evolve(self, game: Game, event: "Event") -> Game:
        match event:
            case GameBegun(options):
                chips = (CHIPS[options.players],) * len(Currency)
                return with_slice(game, Certificates(chips, (None,) * options.players))
            case Stored(seat, credit):
                return _taken(stepped(game, event), seat, credit)
            case _:
                # A credit among the money has been spent, whatever was bought.
                for piece in getattr(event, "cards", ()):
                    if isinstance(piece, Credit):
                        game = _returned(game, event.seat, piece)  # type: ignore[union-attr]
                return game

    def credits(self, table: Table, seat: Seat) -> Iterable[Credit]:
        held = credit_of(table, seat)
        return () if held is None else (held,)

    def payments(self, game: Game, seat: Seat, bill: Bill) -> Iterable[tuple[Money, ...]]:
        held, values = game.slice(Certificates).boards[seat], purse(game.players[seat].hand, bill.currency)
        # There are more chips than boards, so a free board always finds a chip.
        room = MOST if bill.in_full else 0
        if held is None:
            ways = _on_purpose(values, bill.price, room)
            yield from (faces(bill.currency, way) for way in ways)
        elif held.currency is bill.currency:
            ways = _with_credit(values, bill.price, held.value, room)
            for way in ways:
                yield (*faces(bill.currency, way), held)

    def seen(self, game: Game, seat: Seat | None) -> Certificates:
        return game.slice(Certificates)

    def faults(self, game: Game) -> Iterable[str]:
        kept = game.slice(Certificates)
        if len(kept.boards) != len(game.players) or len(kept.chips) != len(Currency):
            yield "not as many boards or chips as there should be"
            return
        held = [credit.currency for credit in kept.boards if credit is not None]
        for currency, left in zip(Currency, kept.chips, strict=True):
            if left < 0 or left + held.count(currency) != CHIPS[len(game.players)]:
                yield "the chips are not all there"
        if any(credit is not None and not 1 <= credit.value <= MOST for credit in kept.boards):
            yield "a board holds what cannot be stored"

    def action_of(self, event: Any) -> "Action | None":
        return Store(event.credit.currency)

    def print_action(self, action: Any) -> str:
        return f"S {action.currency.letter}"

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        return Store(parse_currency(rest)) if verb == "S" else None

    def print_slice(self, kept: Any) -> str:
        boards = ",".join(str(credit or NOTHING) for credit in kept.boards)
        return f"{print_list(kept.chips, ',')}/{boards}"

    def parse_slice(self, text: str) -> Certificates:
        chips, _, boards = text.partition("/")
        held = tuple(None if name == NOTHING else parse_credit(name) for name in boards.split(","))
        return Certificates(parse_list(chips, parse_number, ","), held)


def credit_of(table: Table, seat: Seat) -> Credit | None:
    """What a seat has stored."""
    kept = module_slice(table, Certificates)
    return kept.boards[seat] if kept else None


def _overpaid(game: Game, seat: Seat) -> int:
    """By how much this turn's purchase was overpaid; after that a turn has no other."""
    return sum(surplus(game, step) for step in game.steps if getattr(step, "seat", None) == seat)


def _not_storable(game: Game, seat: Seat) -> Refusal | None:
    if game.phase is Phase.LAST_TILES:
        return Refusal(CoreReason.ONLY_LAST_TILES)
    amount, held = _overpaid(game, seat), game.slice(Certificates).boards[seat]
    if not amount:
        return Refusal(CertificateReason.NOTHING_OVERPAID)
    if held is not None:
        return Refusal(CertificateReason.BOARD_TAKEN, cards=(held,))
    if amount > MOST:
        return Refusal(CertificateReason.TOO_MUCH_TO_STORE, amount=amount)
    return None


def _on_purpose(values: tuple[int, ...], price: int, room: int) -> Iterator[tuple[int, ...]]:
    """X2: cards that overpay by no more than there is room for, one of them to spare."""
    offered = set(sums(values, price))
    return (way for way in sums_within(values, price + 1, price + room) if way not in offered)


def _with_credit(values: tuple[int, ...], price: int, credit: int, room: int) -> Iterator[tuple[int, ...]]:
    """X3: cards that reach the price together with a credit, none to spare or with room for what is over."""
    if credit >= price:
        needed: tuple[tuple[int, ...], ...] = ((),)
    else:
        needed = tuple(way for way in sums(values, price - credit) if sum(way) < price)
    yield from needed
    for way in sums_within(values, max(price - credit, 0), price - credit + room) if room else ():
        if way not in needed:
            yield way


def _taken(game: Game, seat: Seat, credit: Credit) -> Game:
    """A chip has come from the middle onto a board."""
    if game.slice(Certificates).boards[seat] is not None:
        raise ValueError("a chip lies there")
    return _moved(game, seat, credit, credit.currency, -1)


def _returned(game: Game, seat: Seat, credit: Credit) -> Game:
    """X3: a chip has gone back to the middle."""
    if game.slice(Certificates).boards[seat] != credit:
        raise ValueError("no such chip lies there")
    return _moved(game, seat, None, credit.currency, +1)


def _moved(game: Game, seat: Seat, credit: Credit | None, currency: Currency, more: int) -> Game:
    kept = game.slice(Certificates)
    chips, boards = list(kept.chips), list(kept.boards)
    chips[currency] += more
    boards[seat] = credit
    return with_slice(game, Certificates(tuple(chips), tuple(boards)))


CERTIFICATES: Final = CertificatesModule()
