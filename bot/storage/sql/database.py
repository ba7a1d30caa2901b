"""What the stores need of a database, whichever it is. Values stand as `?` in every statement."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, Sequence[Row]]


class UniqueViolation(Exception):
    """A row that has to be the only one of its kind is there already; the transaction cannot go on."""


class Transaction(Protocol):
    """Statements of which all take effect, or none."""

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; gives the number of rows that it changed."""

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row of values."""

    async def execute_together(self, statements: Sequence[Statement]) -> None:
        """Run statements that change different tables, in any order, each once for every row of values."""

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""

    async def row(self, sql: str, *values: object) -> Row | None:
        """The first of them."""


Work: TypeAlias = Callable[[Transaction], Coroutine[Any, Any, T]]
"""What is done in a transaction: it waits for nothing else, and may be done again if it failed."""


@dataclass(frozen=True)
class Fence:
    """The process without which nothing is written, and whom to tell that it is gone."""

    epoch: int | None
    lost: Callable[[], None]


UNFENCED: Final = Fence(None, lambda: None)


class Database(Protocol):
    """An open database."""

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """The rows that answer a query."""

    async def write(self, work: Work[T], *subjects: int) -> T:
        """Do some work in one transaction: all of it is stored, or nothing.

        Works that name the same subject, such as a table or a person, are done one after the other.
        """

    def fence(self, epoch: int, lost: Callable[[], None]) -> None:
        """From now on, write only while the process with this epoch is registered.

        Whatever is written after that raises `Fenced`, and `lost` is called.
        """

    async def announce(self, text: str) -> None:
        """Tell whoever listens now."""

    async def listen(self, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
        """Pass on what is announced, and tell whether it is heard; ends at once if it never is."""

    async def close(self) -> None:
        """Finish what is being written, and close it."""
