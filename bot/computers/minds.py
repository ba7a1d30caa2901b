"""Thinking beside the event loop, in a few worker processes."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

from ai import Advice, Level, advise, choose
from bot.computers.fair_queue import FairQueue, Question
from bot.log import log
from bot.tasks import cancel
from engine import Action, View
from render.studio.child_environment import child_environment
from render.studio.heartbeat import BEAT, MOST_WORK, QUIET, STARTING, Overworked

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FOR_SOMEBODY: Final = 0.0
FOR_A_MOVE: Final = 2.0
FOR_LATER: Final = 20.0
"""Seconds by which a question lets others go first: one that a person waits for, a move, a review."""
ATTEMPTS: Final = 2
"""Workers that may be lost over a question."""
LETTING_GO: Final = 1.0
"""Seconds that a worker gets to end by itself."""
WITHOUT_WORKER: Final = {
    Level.GARDENER: Level.GARDENER,
    Level.MASON: Level.MASON,
    Level.VIZIER: Level.MASON,
}
"""Who thinks beside the event loop for whom: a search would hold up everybody for seconds, these need a few
milliseconds."""
WORKER: Final = ("-P", "-m", "bot.computers.mind_worker")
_ROOT: Final = Path(__file__).parents[2]


class ThoughtFailed(Exception):
    """There is no answer: the thought raised something, which is told, or it came to nothing otherwise."""


class ThoughtTooLong(ThoughtFailed):
    """It goes round in circles."""


class WorkersLost(ThoughtFailed):
    """Every worker that thought about it has died or hung."""


class NoWorker(ThoughtFailed):
    """No process can be started in which to think."""


class MindsClosed(ThoughtFailed):
    """The bot is stopping."""


class _WorkerLost(Exception):
    """A worker has ended, or hangs, in the middle of a thought."""


class Minds:
    """Answers questions in worker processes, which start with the first of them. Tables take turns."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._line = FairQueue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._alone = False
        """Was the last move thought out without a worker?"""

    async def decide(
        self, view: View, legal: tuple[Action, ...], level: Level, seed: int, *, table: int = 0
    ) -> Action:
        """The action that a computer player takes. Where no worker lives it is thought out here, cheaply."""
        try:
            action = await self.think(choose, view, legal, level, seed, patience=FOR_A_MOVE, table=table)
        except (NoWorker, WorkersLost) as why:
            if not self._alone:
                log.error("no worker lives: computer players think here, as Masons at best", exc_info=why)
            self._alone = True
            return await asyncio.to_thread(choose, view, legal, WITHOUT_WORKER[level], seed)
        self._alone = False
        return action

    async def advise(
        self,
        view: View,
        legal: tuple[Action, ...],
        level: Level = Level.VIZIER,
        seed: int = 0,
        *,
        table: int = 0,
    ) -> tuple[Advice, ...]:
        """The best two moves with their reasons, for somebody who waits for them."""
        return await self.think(advise, view, legal, level, seed, patience=FOR_SOMEBODY, table=table)

    async def think(
        self, function: Callable[[*Ts], T], *arguments: *Ts, patience: float = FOR_LATER, table: int = 0
    ) -> T:
        """What a pure function of a module gives, worked out in a worker for a table; or `ThoughtFailed`.

        The function's module is imported there: it must not need Discord.
        """
        if self._closed:
            raise MindsClosed
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]
        answer: asyncio.Future[T] = self._line.ask(table, patience, pickle.dumps((function, arguments)))
        return await answer

    async def close(self) -> None:
        """End the workers; whoever still waits is told so."""
        self._closed = True
        await cancel(self._tasks)
        for question in self._line.empty():
            _fail(question, MindsClosed())

    async def _work(self) -> None:
        thinker = _Thinker()
        try:
            while True:
                question = await self._line.next()
                await thinker.settle(question)
                self._line.serve(question.table)  # its turn lasts as long as it was thought about
        finally:
            await thinker.rest()


class _Thinker:
    """One worker at a time: it is replaced when it dies, and what it was thinking about is asked again."""

    def __init__(self) -> None:
        self._worker: _Worker | None = None

    async def settle(self, question: Question) -> None:
        """Answer a question, or say that there is no answer: whoever asked does not wait in vain."""
        try:
            await self._answer(question)
        except asyncio.CancelledError:
            _fail(question, MindsClosed())
            raise
        except ThoughtFailed as why:
            _fail(question, why)
        except Exception as error:  # what it says cannot be read
            log.exception("a worker cannot be asked")
            await self.rest()
            _fail(question, ThoughtFailed(repr(error)))

    async def rest(self, *, at_once: bool = False) -> None:
        """Do without a worker until the next question."""
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await worker.end(0.0 if at_once else LETTING_GO)

    async def _answer(self, question: Question) -> None:
        for _ in range(ATTEMPTS):
            if question.answer.done():
                return  # nobody waits for it any more
            try:
                self._worker = self._worker or await _started()
                await self._worker.ready()
                known, said = await self._worker.asked(question.pickled)
            except _WorkerLost as error:
                log.warning("a worker was lost", extra={"why": str(error)})
                await self.rest(at_once=True)
            except Overworked as error:
                await self.rest(at_once=True)
                raise ThoughtTooLong(str(error)) from None
            else:
                if not known:
                    raise ThoughtFailed(said)
                if not question.answer.done():
                    question.answer.set_result(said)
                return
        raise WorkersLost


async def _started() -> "_Worker":
    try:
        return await _Worker.started()
    except (OSError, NotImplementedError) as error:
        raise NoWorker(repr(error)) from error


def _fail(question: Question, why: ThoughtFailed) -> None:
    if not question.answer.done():
        question.answer.set_exception(why)


class _Worker:
    """A process that thinks: see `mind_worker`."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "it has pipes"
        assert process.stdout is not None, "it has pipes"
        self._process, self._to, self._from = process, process.stdin, process.stdout
        self._is_ready = False

    @classmethod
    async def started(cls) -> "_Worker":
        """A new process. In a session of its own it hears of no Ctrl+C."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, *WORKER),
                stdin=PIPE,
                stdout=PIPE,
                env=child_environment(str(_ROOT)),
                start_new_session=True,
            )
        )

    async def ready(self) -> None:
        """Wait until it has started."""
        if not self._is_ready:
            await self._sign(STARTING)
            self._is_ready = True

    async def asked(self, pickled: bytes) -> tuple[bool, Any]:
        """Whether there is an answer, and the answer or what went wrong."""
        # Without waiting until it is read, which a worker that hangs would never do.
        self._to.write(len(pickled).to_bytes(4, "big") + pickled)
        while isinstance(sign := await self._sign(QUIET), float):
            if sign > MOST_WORK:
                raise Overworked(sign)
        known, said = sign
        return bool(known), said

    async def _sign(self, quiet: int) -> Any:
        """The next that is heard from it: how long it has computed, or an answer."""
        heard = asyncio.create_task(self._heard())
        try:
            # Beat by beat: while the event loop is held up, nothing is heard, and nobody is to blame.
            for _ in range(quiet):
                if (await asyncio.wait({heard}, timeout=BEAT))[0]:
                    return pickle.loads(heard.result())
        except (OSError, asyncio.IncompleteReadError) as error:
            raise _WorkerLost(repr(error)) from error
        finally:
            heard.cancel()
        raise _WorkerLost(f"no sign of life for {quiet * BEAT} s")

    async def _heard(self) -> bytes:
        size = await self._from.readexactly(4)
        return await self._from.readexactly(int.from_bytes(size, "big"))

    async def end(self, patience: float) -> None:
        """Let it go, and see to it that it does."""
        self._to.close()
        try:
            await asyncio.wait_for(self._process.wait(), patience)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
