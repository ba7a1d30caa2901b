"""Tables whose stored events do not hold together: found when they are read, and no other table's concern."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.storage.port import StorageUnavailable


class TableBroken(Exception):
    """What is stored of a table does not hold together; every other table goes on."""

    def __init__(self, table_id: int, why: Exception) -> None:
        super().__init__(f"table {table_id}: {why!r}")
        self.table_id = table_id


class EventMissing(Exception):
    """There is a gap in a table's events, or they end too early."""


@contextmanager
def damage_at(table_id: int) -> Iterator[None]:
    """Whatever goes wrong while a table is read is damage to that table, except that the file is busy."""
    try:
        yield
    except StorageUnavailable:
        raise
    except Exception as error:
        raise TableBroken(table_id, error) from error


def check_complete(numbers: Sequence[int], known: int) -> None:
    """Events are numbered from 1 without gaps, and there are at least as many as are known of."""
    for expected, number in enumerate(numbers, start=1):
        if number != expected:
            raise EventMissing(f"event {expected} is missing")
    if len(numbers) < known:
        raise EventMissing(f"events end with {len(numbers)}, but {known} have been posted")
