"""Memory is searched for what only refers to itself, but not while people wait."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.work_places import WorkPlaces
from bot.garbage_collection import collect_while_idle
from bot.tasks import cancel


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture(autouse=True)
def memory_as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def test_what_only_refers_to_itself_goes_once_nobody_waits() -> None:
    places = WorkPlaces()
    tidying = asyncio.create_task(collect_while_idle(places, every=0.01))
    await asyncio.sleep(0)
    async with places.place(Priority.ANSWER):
        made = Ring()
        gc.collect(1)  # now it is old enough that only a search through everything finds it
        ring = weakref.ref(made)
        del made
        await asyncio.sleep(0.1)
        assert ring() is not None
    async with asyncio.timeout(2):
        while ring() is not None:
            await asyncio.sleep(0.01)
    await cancel([tidying])


async def test_no_search_through_everything_comes_by_itself() -> None:
    tidying = asyncio.create_task(collect_while_idle(WorkPlaces(), every=60))
    await asyncio.sleep(0)
    before = gc.get_stats()[2]["collections"]
    kept: list[list[list[int]]] = [[[]] for _ in range(200_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert len(kept) == 200_000
    await cancel([tidying])
