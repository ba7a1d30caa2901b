"""A worker process, seen from the process that started it. Its program is `workers.child`."""

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextvars import Context
from pathlib import Path
from typing import Any, Final

from workers.child_environment import child_environment
from workers.errors import NoWorker, TookTooLong, WorkerLost, WorkFailed
from workers.heartbeat import BEAT, USUAL_LIMITS, Limits
from workers.messages import HEADER, PIPE_SIZE, Kind, packed

log: Final = logging.getLogger(__name__)

_ROOT: Final = Path(__file__).parents[1]


class WorkerProcess:
    """Runs one task after the other. It may be told several, and need not wait for us between them."""

    def __init__(self, name: str, process: Process, limits: Limits) -> None:
        assert process.stdin is not None, "it has pipes"
        assert process.stdout is not None, "it has pipes"
        self._name, self._process, self._limits = name, process, limits
        self._to, self._from = process.stdin, process.stdout
        self._why_lost: str | None = None
        self._took_too_long = False
        self._is_unwanted = False
        self._silent_beats = 0
        self._watching: asyncio.TimerHandle | None = None
        self._started: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._told = deque([self._started])
        """Where results are awaited, in the order in which the worker was told of the tasks."""
        # They outlive whatever the worker was started for, and must not be logged as a part of it.
        self._listening = asyncio.create_task(self._listen(), context=Context())
        self._ending = asyncio.create_task(self._wait_for_end(), context=Context())
        self._watch()

    @classmethod
    async def start(cls, name: str, limits: Limits = USUAL_LIMITS) -> "WorkerProcess":
        """A new worker, once it is ready; or `NoWorker`. In a session of its own it gets no Ctrl+C."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "workers.child", name),
                stdin=PIPE,
                stdout=PIPE,
                limit=PIPE_SIZE,
                env=child_environment(str(_ROOT), *sys.path),
                start_new_session=True,
            )
        except (OSError, NotImplementedError) as error:
            raise NoWorker(repr(error)) from error
        worker = cls(name, process, limits)
        try:
            await worker._started
        except WorkerLost as error:
            raise NoWorker(str(error)) from error
        except asyncio.CancelledError:
            await worker.end()
            raise
        return worker

    @property
    def is_lost(self) -> bool:
        """Must it be replaced?"""
        return self._why_lost is not None

    async def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The result of a task; or `WorkFailed` or `WorkerLost`."""
        if self.is_lost:
            raise WorkerLost("it was lost before", begun=False)
        message = packed(Kind.TASK, (function, arguments))
        if not self._told:
            self._silent_beats = 0
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._told.append(result)
        # Without waiting until it is read, which a worker that hangs would never do.
        self._to.write(message)
        self._watch()
        return await result

    async def end(self) -> None:
        """Kill it: it has nothing to tidy up."""
        self._is_unwanted = True
        if not self.is_lost:
            self._kill("it is not wanted any more")
        await self._ending

    async def _listen(self) -> None:
        while True:
            kind, length = HEADER.unpack(await self._from.readexactly(HEADER.size))
            self._hear(Kind(kind), await self._from.readexactly(length))

    async def _wait_for_end(self) -> None:
        """Give up the tasks as soon as the process has ended."""
        await asyncio.wait({self._listening})
        if not self._listening.cancelled():
            error = self._listening.exception()
            if isinstance(error, asyncio.IncompleteReadError | OSError):
                self._why_lost = "it ended"
            else:
                self._kill(f"it is some other program: {error!r}")
        self._to.close()
        await self._process.wait()
        self._lose_tasks()

    def _hear(self, kind: Kind, pickled: bytes) -> None:
        self._silent_beats = 0
        if kind is Kind.HEARTBEAT:
            seconds = pickle.loads(pickled)
            if seconds > self._limits.processor_time:
                self._took_too_long = True
                self._kill(f"its task took {seconds:.1f} s of processor time")
            return
        result = self._told.popleft()
        if result.done():  # nobody waits for it any more
            return
        try:
            value = pickle.loads(pickled)
        except Exception as error:
            result.set_exception(WorkFailed(f"the result cannot be unpickled: {error!r}"))
            return
        if kind is Kind.FAILURE:
            result.set_exception(WorkFailed(value))
        else:
            result.set_result(value)

    def _watch(self) -> None:
        if self._watching is None:
            self._watching = asyncio.get_running_loop().call_later(BEAT, self._count_beat)

    def _count_beat(self) -> None:
        """Count beats, not seconds: while the event loop is held up nothing can be heard."""
        self._watching = None
        if not self._told:
            return
        self._silent_beats += 1
        allowed = self._limits.silent if self._started.done() else self._limits.starting
        if self._silent_beats > allowed:  # the first of them had begun before the silence did
            self._kill(f"no heartbeat for {allowed * BEAT} s")
        self._watch()

    def _kill(self, why: str) -> None:
        self._why_lost = self._why_lost or why
        self._listening.cancel()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    def _lose_tasks(self) -> None:
        if not self._is_unwanted:
            log.warning("a worker was lost", extra={"worker": self._name, "why": self._why_lost})
        if self._watching is not None:
            self._watching.cancel()
        for number, result in enumerate(self._told):
            if result.done():
                continue
            if number == 0 and self._took_too_long:
                result.set_exception(TookTooLong(str(self._why_lost)))
            else:
                result.set_exception(WorkerLost(str(self._why_lost), begun=number == 0))
        self._told.clear()
