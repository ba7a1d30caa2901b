"""What a component's custom_id carries: `a1:area:rest`. People can read it, so it holds no secrets."""

from dataclasses import dataclass
from typing import Final

PREFIX: Final = "a1"
LONGEST: Final = 100
LONGEST_COUNT: Final = 15
LONGEST_ID: Final = 19
MOST_ID: Final = 2**63 - 1


@dataclass(frozen=True)
class CustomId:
    """The part of the bot that a component belongs to, and what it means there."""

    area: str
    rest: str = ""

    def __str__(self) -> str:
        text = f"{PREFIX}:{self.area}:{self.rest}"
        assert len(text) <= LONGEST, "Discord takes no longer ones"
        return text


def parse_custom_id(text: str) -> CustomId | None:
    """What a custom_id says; None if it is not one of ours, or of a version no longer known."""
    prefix, _, rest = text.partition(":")
    area, _, rest = rest.partition(":")
    return CustomId(area, rest) if prefix == PREFIX and area else None


@dataclass(frozen=True)
class TableButton:
    """A button of a table: which table, how many events it had when the button was made, and what to do."""

    table_id: int
    number: int
    order: str

    def custom_id(self) -> str:
        return str(CustomId("table", f"{self.table_id}:{self.number}:{self.order}"))


def parse_table_button(rest: str) -> TableButton | None:
    """The button behind the rest of a custom_id."""
    table_id, _, rest = rest.partition(":")
    number, _, order = rest.partition(":")
    if not (is_count(table_id) and is_count(number) and order):
        return None
    return TableButton(int(table_id), int(number), order)


def is_count(text: str) -> bool:
    """Is this a number as the bot writes it? People can forge a custom_id, and the store has its limits."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_COUNT


def is_id(text: str) -> bool:
    """Is this somebody's id, as Discord numbers people?"""
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST_ID
    return is_number and int(text) <= MOST_ID
