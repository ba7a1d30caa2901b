"""What every custom_id has in common, and the numbers in it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from ai import Level

PREFIX: Final = "a1"
LONGEST: Final = 100
LONGEST_COUNT: Final = 15
LONGEST_ID: Final = 19
MOST_ID: Final = 2**63 - 1


@dataclass(frozen=True)
class CustomId(ABC):
    """What a component means; its area names the kind."""

    AREA: ClassVar[str]

    def __str__(self) -> str:
        text = f"{PREFIX}:{self.AREA}:{self._rest()}"
        assert len(text) <= LONGEST, "Discord takes no longer ones"
        return text

    @classmethod
    @abstractmethod
    def read(cls, rest: str) -> Self | None:
        """What stands after the area; None if the bot never wrote it."""

    @abstractmethod
    def _rest(self) -> str: ...


@dataclass(frozen=True)
class OfTable(CustomId):
    """A component that names a table and nothing else."""

    table_id: int

    @classmethod
    def read(cls, rest: str) -> Self | None:
        return cls(int(rest)) if is_count(rest) else None

    def _rest(self) -> str:
        return str(self.table_id)


def is_count(text: str) -> bool:
    """Is this a number as the bot writes it? People can forge a custom_id, and the store has its limits."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_COUNT


def is_id(text: str) -> bool:
    """Is this somebody's id, as Discord numbers people?"""
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST_ID
    return is_number and int(text) <= MOST_ID


def level_called(text: str) -> Level | None:
    """The level of computer players with this name."""
    return next((level for level in Level if level.value == text), None)
