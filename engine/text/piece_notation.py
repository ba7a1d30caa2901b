"""Text for single pieces: cards, tiles, cells, seats. `parse_…` and `print_…` are inverse."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from engine.board.geometry import Angle, Cell, Corner, Half, cell_at, xy
from engine.judge.errors import NotationError
from engine.position.catalogue import CARD_NAMED, TILE_NAMED
from engine.position.pieces import (
    MAX_PLAYERS,
    Card,
    Credit,
    Currency,
    DeckCard,
    Kind,
    Money,
    ScoringCard,
    Seat,
    Tile,
)

T = TypeVar("T")

NOTHING: Final = "-"
"""How an empty list or an empty square is written."""
CREDIT: Final = "~"
"""What the name of money that is no card begins with."""
_CELL: Final = re.compile(r"(0|[+-][1-9][0-9]?),(0|[+-][1-9][0-9]?)")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_DECK_CARD_NAMED: Final[dict[str, DeckCard]] = {
    **CARD_NAMED,
    **{str(card): card for card in ScoringCard},
}
_CURRENCY_NAMED: Final = {currency.letter: currency for currency in Currency}
_ANGLE_NAMED: Final = {angle.name: angle for angle in Angle}
_KIND_NAMED: Final = {kind.letter: kind for kind in Kind}
_SEAT_NAMED: Final = {str(number + 1): Seat(number) for number in range(MAX_PLAYERS)}


def parse_card(text: str) -> Card:
    """The money card with this name, as in "b7"."""
    return _named(CARD_NAMED, text, "no such money card")


def parse_deck_card(text: str) -> DeckCard:
    """The money card, or the scoring card ("*1" or "*2"), with this name."""
    return _named(_DECK_CARD_NAMED, text, "no such card")


def parse_credit(text: str) -> Credit:
    """The money that is no card with this name, as in "~b4"."""
    if not text.startswith(CREDIT):
        raise NotationError("no such money", text)
    card = parse_card(text.removeprefix(CREDIT))
    return Credit(card.currency, card.value)


def parse_money(text: str) -> Money:
    """The money with this name: a card, or what counts like one."""
    return parse_credit(text) if text.startswith(CREDIT) else parse_card(text)


def parse_currency(text: str) -> Currency:
    """The currency with this letter."""
    return _named(_CURRENCY_NAMED, text, "no such currency")


def parse_kind(text: str) -> Kind:
    """The kind of building with this letter."""
    return _named(_KIND_NAMED, text, "no such kind")


def parse_tile(text: str) -> Tile:
    """The tile with this name, as in "A8b"."""
    return _named(TILE_NAMED, text, "no such tile")


def parse_seat(text: str) -> Seat:
    """The seat with this number, counted from 1."""
    return _named(_SEAT_NAMED, text, "no such seat")


def print_seat(seat: Seat) -> str:
    """A seat's number, counted from 1."""
    return str(seat + 1)


def parse_cell(text: str) -> Cell:
    """The cell with this name: steps east and south from the fountain, as in "+1,-2"."""
    found = _CELL.fullmatch(text)
    if not found:
        raise NotationError("no such cell", text)
    return cell_at(int(found[1]), int(found[2]))


def print_cell(cell: Cell) -> str:
    """A cell's name."""
    return ",".join(f"{steps:+d}" if steps else "0" for steps in xy(cell))


def parse_corner(text: str) -> Corner:
    """The crossing with this name, which is that of the cell to the south-east of it."""
    return Corner(parse_cell(text))


def print_corner(corner: Corner) -> str:
    """A crossing's name."""
    return print_cell(Cell(corner))


def parse_half(text: str) -> Half:
    """The half with this name: its cell and the corner of its right angle, as in "+1,-2NW"."""
    return Half(parse_cell(text[:-2]), _named(_ANGLE_NAMED, text[-2:], "no such half"))


def print_half(half: Half) -> str:
    """A half's name."""
    return f"{print_cell(half.cell)}{half.angle.name}"


def parse_number(text: str) -> int:
    """A number without sign, of a size that can occur in a game."""
    if not _NUMBER.fullmatch(text):
        raise NotationError("no such number", text)
    return int(text)


def parse_list(text: str, parse: Callable[[str], T], between: str = " ") -> tuple[T, ...]:
    """The items named in a list; "-" is the empty one."""
    return () if text == NOTHING else tuple(parse(name) for name in text.split(between))


def print_list(things: Iterable[object], between: str = " ") -> str:
    """The names of items; "-" for none."""
    return between.join(map(str, things)) or NOTHING


def _named(names: Mapping[str, T], text: str, problem: str) -> T:
    try:
        return names[text]
    except KeyError:
        raise NotationError(problem, text) from None
