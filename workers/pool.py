"""A pool of workers. Tasks wait until a worker has room, in an order that the pool's owner decides."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeVar, TypeVarTuple

from workers.errors import PoolClosed, WorkerLost, WorkersLost

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Place = TypeVar("Place")
"""A task's place among those that wait: whatever the order needs to know. Each task has one of its own."""

ATTEMPTS: Final = 2
"""Workers that may be lost over a task."""


class Worker(Protocol):
    """Runs one task after the other."""

    @property
    def is_lost(self) -> bool:
        """Must it be replaced?"""

    async def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The result of a task; or `WorkerLost`. Called again before the last task is done, if told ahead."""

    async def end(self) -> None:
        """Give up what it does, and end."""


class Order(Protocol[Place]):
    """Decides which task begins next."""

    def first(self, waiting: Collection[Place], /) -> Place:
        """The place that is served next; those who wait are listed as they came."""

    def leave(self, place: Place, /) -> None:
        """A task that was served is done."""


@dataclass(frozen=True)
class TaskTimes:
    """How a task went."""

    waited: float
    """Seconds until a worker was told of it."""
    took: float
    """Seconds from then until it was done."""
    failed: bool


@dataclass(eq=False)
class _Task(Generic[Place]):
    place: Place
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    result: "asyncio.Future[Any]"
    asked: float = field(default_factory=time.monotonic)

    def fail(self, why: BaseException) -> None:
        if not self.result.done():
            self.result.set_exception(why)


class _Slot:
    """Where one worker works at a time. It is started with the first task, and replaced when it is lost."""

    def __init__(self, start: Callable[[], Awaitable[Worker]]) -> None:
        self._start = start
        self._worker: Worker | None = None
        self._starting = asyncio.Lock()
        self.tasks = 0
        """How many tasks it works on or is told of."""

    async def worker(self) -> Worker:
        async with self._starting:
            if self._worker is None or self._worker.is_lost:
                self._worker = await self._start()
            return self._worker

    async def end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


class WorkerPool(Generic[Place]):
    """Runs functions in workers. Each may be told of tasks ahead: it need not wait for a busy event loop."""

    def __init__(
        self,
        order: Order[Place],
        start: Callable[[], Awaitable[Worker]],
        *,
        workers: int = 1,
        told_ahead: int = 0,
    ) -> None:
        self._order = order
        self._slots = [_Slot(start) for _ in range(workers)]
        self._tasks_at_once = 1 + told_ahead
        self._waiting: dict[Place, _Task[Place]] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._listeners: list[Callable[[TaskTimes], None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many tasks no worker has been told of."""
        return len(self._waiting)

    def listen(self, listener: Callable[[TaskTimes], None]) -> None:
        """Call a listener with the times of every task that is done."""
        self._listeners.append(listener)

    async def run(
        self, place: Place, function: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        """What a function returns in a worker; or `WorkFailed`. Function and arguments are pickled.

        A task whose caller is cancelled never begins; if it has begun, its result is dropped.
        """
        if self._closed:
            raise PoolClosed
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting[place] = _Task(place, function, arguments, result)
        self._begin()
        try:
            return await result
        finally:
            self._waiting.pop(place, None)

    async def close(self, *, finish: bool = False) -> None:
        """End the workers; if wanted, once they are done with what has begun. What waits is given up."""
        self._closed = True
        for task in self._waiting.values():
            task.fail(PoolClosed())
        self._waiting.clear()
        under_way = list(self._under_way)
        if not finish:
            for running in under_way:
                running.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.gather(*(slot.end() for slot in self._slots))

    def _begin(self) -> None:
        """Tell workers that have room of the next tasks."""
        while self._waiting:
            slot = min(self._slots, key=lambda slot: slot.tasks)
            if slot.tasks >= self._tasks_at_once:
                return
            task = self._waiting.pop(self._order.first(self._waiting))
            slot.tasks += 1
            running = asyncio.create_task(self._finish(task, slot))
            self._under_way.add(running)
            running.add_done_callback(self._under_way.discard)

    async def _finish(self, task: _Task[Place], slot: _Slot) -> None:
        began = time.monotonic()
        try:
            result = await _run(task, slot)
        except asyncio.CancelledError:
            task.fail(PoolClosed())
            raise
        except Exception as error:
            task.fail(error)
            self._tell(task, began, failed=True)
        else:
            self._tell(task, began, failed=False)
            if not task.result.done():
                task.result.set_result(result)
        finally:
            slot.tasks -= 1
            self._order.leave(task.place)
            self._begin()

    def _tell(self, task: _Task[Place], began: float, *, failed: bool) -> None:
        times = TaskTimes(began - task.asked, time.monotonic() - began, failed)
        for listener in self._listeners:
            listener(times)


async def _run(task: _Task[Place], slot: _Slot) -> Any:
    lost = 0
    while not task.result.done():
        worker = await slot.worker()
        try:
            return await worker.run(task.function, task.arguments)
        except WorkerLost as error:
            lost += error.begun
            if lost == ATTEMPTS:
                raise WorkersLost(str(error)) from error
    return None
