"""Damaged tables: found when they are read, without harm to other tables."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.storage.port import StorageUnavailable


class TableBroken(Exception):
    """A table cannot be read; all others can."""

    def __init__(self, table_id: int, why: Exception) -> None:
        super().__init__(f"table {table_id}: {why!r}")
        self.table_id = table_id


class EventMissing(Exception):
    """A table's events have a gap or end too early."""


@contextmanager
def damage_at(table_id: int) -> Iterator[None]:
    """Any error while a table is read is damage to that table, unless storage is unavailable."""
    try:
        yield
    except StorageUnavailable:
        raise
    except Exception as error:
        raise TableBroken(table_id, error) from error


def check_complete(numbers: Sequence[int], known: int) -> None:
    """Raise `EventMissing` unless events are numbered from 1 without gaps and reach the last known one."""
    for expected, number in enumerate(numbers, start=1):
        if number != expected:
            raise EventMissing(f"event {expected} is missing")
    if len(numbers) < known:
        raise EventMissing(f"events end with {len(numbers)}, but {known} have been posted")
