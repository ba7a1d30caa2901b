"""Copies of everything that is stored, from one place to another, whichever databases they are."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from bot.clock import Clock
from bot.storage.inspection import Inspection
from bot.storage.places import StoragePlace
from bot.storage.sql.copying import Filling, clear, copy_all
from bot.storage.sql.inspection import SqlInspection
from bot.storage.sql.snapshot import Snapshot


async def copy(source: StoragePlace, target: StoragePlace, *, replace: bool = False) -> dict[str, int]:
    """Copy everything in one transaction; gives the number of rows of each table, or raises `StartError`.

    The target must be empty, unless what it holds is to be replaced.
    """
    async with _snapshot(source) as stored, _filling(target) as filled:
        if replace:
            await clear(filled)
        return await copy_all(stored, filled)


@asynccontextmanager
async def inspected(place: StoragePlace, clock: Clock) -> AsyncIterator[Inspection]:
    """What is stored at a place, as it is now; or `StartError`."""
    async with _snapshot(place) as snapshot:
        yield SqlInspection(snapshot, clock)


def _snapshot(place: StoragePlace) -> AbstractAsyncContextManager[Snapshot]:
    if place.file is not None:
        from bot.storage.sqlite.snapshot import snapshot_of  # noqa: PLC0415 (only what is needed)

        return snapshot_of(place.file)
    from bot.storage.postgres.snapshot import snapshot_of as snapshot_on_server  # noqa: PLC0415

    return snapshot_on_server(place.url or "")


def _filling(place: StoragePlace) -> AbstractAsyncContextManager[Filling]:
    if place.file is not None:
        from bot.storage.sqlite.filling import filling  # noqa: PLC0415 (only what is needed)

        return filling(place.file)
    from bot.storage.postgres.filling import filling as filling_on_server  # noqa: PLC0415

    return filling_on_server(place.url or "")


async def check_writable(place: StoragePlace) -> None:
    """Raise `StartError` if nothing can be written at a place that can be read."""
    if place.file is not None:
        from bot.storage.sqlite.snapshot import check_writable as check_file  # noqa: PLC0415 (only what is needed)

        await check_file(place.file)  # a server is only connected to if it takes writes
