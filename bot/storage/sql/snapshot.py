"""One moment of a database, as a whole: for those who look at everything, or copy it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from bot.storage.sql.database import Database, T, Work


@dataclass(frozen=True)
class Shape:
    """A table of the database."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    """The columns of its primary key, in their order."""
    refers_to: frozenset[str] = frozenset()
    """The other tables that must have the rows which it names."""


Shapes = dict[str, Shape]
"""All tables of a database, by name, as the database itself describes them."""


class ReadOnly:
    """A database through which nothing is changed."""

    async def write(self, work: Work[T], *_subjects: int) -> T:
        """Refuse."""
        raise TypeError(f"nothing is changed here, so {work} cannot be done")

    def fence(self, epoch: int, _lost: Callable[[], None]) -> None:
        """Refuse: who only looks is no process of the bot."""
        raise TypeError(f"nothing is written here, by process {epoch} or any other")

    async def announce(self, text: str) -> None:
        """Refuse."""
        raise TypeError(f"nothing is changed here, so {text} is not announced")

    async def listen(self, _hear: Callable[[str], None], _listening: Callable[[bool], None]) -> None:
        """Nothing is ever announced about what stays as it is."""


class Snapshot(Database, Protocol):
    """A database at one moment, whatever is written meanwhile. Nothing is changed through it."""

    async def shapes(self) -> Shapes:
        """The tables there are."""

    async def faults(self) -> list[str]:
        """What is wrong with the database as a whole; empty if nothing is."""
