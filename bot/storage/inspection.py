"""What the operator asks of storage: everything that is stored, as it was at one moment."""

from dataclasses import dataclass
from typing import Protocol

from bot.settings import StartError
from bot.storage.port import Storage
from bot.storage.posts import ToPost
from bot.storage.timers import Timer
from bot.table.table_state import StoredTable


class NothingStored(StartError):
    """Nothing is stored there yet."""


@dataclass(frozen=True)
class TableSummary:
    """What is known of a table without reading its events."""

    stored: StoredTable
    opened_at: int
    closed_at: int | None
    awaits_computer: bool
    people: int
    """How many people it has numbered."""
    events: int
    last_at: int | None
    """When something last happened there."""


@dataclass(frozen=True)
class WrittenReport:
    """What somebody told the host."""

    number: int
    user_id: int
    guild_id: int | None
    """None if it was written in a DM with the bot."""
    text: str
    written_at: int


class Inspection(Protocol):
    """What is stored at one moment, whatever is written meanwhile. Nothing is changed through it."""

    @property
    def storage(self) -> Storage:
        """The same through the port; its methods that change something raise."""

    async def tables(self, after: int, most: int, *, open_only: bool = False) -> list[TableSummary]:
        """The tables with a higher number than one, in order, or only the open ones."""

    async def table(self, table_id: int) -> TableSummary | None:
        """A table by its number."""

    async def moments(self, table_id: int) -> list[int]:
        """When each event of a table happened, in order."""

    async def seats(self, table_id: int) -> frozenset[int]:
        """The people by whom a table is found."""

    async def highest_person(self, table_id: int) -> int:
        """The highest number of a person at a table; 0 if there is none."""

    async def pending(self, table_id: int) -> list[ToPost]:
        """A table's pending posts, oldest first."""

    async def timers(self, table_id: int) -> list[Timer]:
        """What is due at a table, in order of time."""

    async def damage_noted(self, table_id: int) -> str | None:
        """What was wrong with a table that was closed because it could not be read."""

    async def reports(self, most: int) -> list[WrittenReport]:
        """What people told the host, newest first."""

    async def faults(self) -> list[str]:
        """What is wrong with the database as a whole; empty if nothing is."""
