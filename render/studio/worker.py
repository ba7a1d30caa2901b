"""Where work is done: in a second process, which takes nothing from the event loop's, or here without one.

The process (`render.studio.worker_process`) ends with the pipe it reads from, so none is left behind, however
this one ends. If it dies or hangs over some work, another one gets the same work; only what two of them were
lost over, or what goes round in circles, is given up.
It is told the next work while it is at the last, so that it need not wait for a busy master in between.
"""

import contextlib
import logging
import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

from render.studio import worker_process
from render.studio.child_environment import child_environment
from render.studio.heartbeat import BEAT, MOST_WORK, QUIET, STARTING, Overworked

log: Final = logging.getLogger("alhambra.render")
Result = TypeVar("Result")

TOLD: Final = 2
"""Pieces of work that an apprentice knows of at the same time, if so many threads ask."""
_LOST: Final = (OSError, EOFError, TimeoutError)
"""How it shows that an apprentice is lost."""


class Failed(Exception):
    """The work raised something over there; the text is its traceback."""


class Workplace(Protocol):
    """Somewhere to work; called from threads."""

    def do(self, work: Callable[..., Result], /, *args: Any) -> Result:
        """What the work gives."""

    def close(self) -> None:
        """Finish."""


class Here:
    """Work is done by whoever asks for it."""

    def do(self, work: Callable[..., Result], /, *args: Any) -> Result:
        """What the work gives."""
        return work(*args)

    def close(self) -> None:
        """There is nothing to finish."""


class _Hired:
    """An apprentice: its process, and what is told and heard through its pipes."""

    def __init__(self, most_work: float) -> None:
        self._quiet, self._most_work = STARTING, most_work
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", worker_process.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=child_environment(*sys.path),
            start_new_session=True,  # a terminal asks all processes of one to stop; the master decides
        )
        self.pid = self._process.pid
        pipes = self._process.stdin, self._process.stdout
        self._there, self._back = (pipe.fileno() for pipe in pipes if pipe is not None)
        os.set_blocking(self._there, False)
        _widen(self._there)
        _widen(self._back)
        self._letters = worker_process.Letters(self._back, self._wait)

    def begin(self, quiet: int) -> None:
        """Wait until it is ready; from then on so many beats without a sign of life are too many."""
        self.hear()
        self._quiet = quiet

    @property
    def lives(self) -> bool:
        """Is the process still there?"""
        return self._process.poll() is None

    def tell(self, task: object, is_busy: Callable[[], bool]) -> None:
        """Give some work; one that is busy may take it later, as somebody else sees to it that it gets on."""
        quiet = 0

        def wait(stream: int) -> None:
            nonlocal quiet
            while not select.select([], [stream], [], BEAT)[1]:
                quiet += not is_busy()
                if quiet >= self._quiet:
                    raise TimeoutError(f"no work taken for {quiet * BEAT} s")

        worker_process.send(self._there, task, wait)

    def hear(self) -> Any:
        """What came of the next work; it may take as long as there are signs of life."""
        while isinstance(said := self._letters.next(), float):
            if said > self._most_work:
                raise Overworked(f"{said:.1f} s of computing")
        return said

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """See to it that an apprentice who is lost is dead, so that everybody else notices."""
        try:
            yield
        except (*_LOST, Overworked) as error:
            log.warning("an apprentice was lost", extra={"why": repr(error)})
            self._process.kill()
            self._process.wait()
            raise

    def leave(self, *, kill: bool) -> None:
        """Close the pipes and end the process, which may first finish what it does."""
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                pipe and pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            if not kill:
                self._process.wait(self._quiet * BEAT)
        self._process.kill()
        self._process.wait()

    def _wait(self, stream: int) -> None:
        # Beat by beat: if this process does not get on either, little is heard, and nobody is to blame.
        for _ in range(self._quiet):
            if select.select([stream], [], [], BEAT)[0]:
                return
        raise TimeoutError(f"no sign of life for {self._quiet * BEAT} s")


class WorkerProcess:
    """Work is done by an apprentice; here, if none can be had."""

    def __init__(self, quiet: int = QUIET, most_work: float = MOST_WORK) -> None:
        self._quiet, self._most_work = quiet, most_work
        self._apprentice: _Hired | None = None
        self._is_alone = os.name != "posix"  # elsewhere one cannot wait for a pipe with patience
        self._telling, self._hearing = Lock(), Lock()

    @property
    def pid(self) -> int | None:
        """The process of the apprentice, if there is one."""
        return self._apprentice.pid if self._apprentice else None

    def do(self, work: Callable[..., Result], /, *args: Any) -> Result:
        """What the work gives; work and arguments travel, so they have to be picklable."""
        lost: BaseException | None = None
        # An apprentice may be lost over what another thread had asked for: the second has no other work.
        for alone in (False, True):
            try:
                return self._done(work, args, alone=alone)
            except _LOST as error:
                lost = error
            except Overworked as error:
                raise Failed("it goes round in circles") from error
        raise Failed("every apprentice that tried it was lost") from lost

    def close(self) -> None:
        """Let the apprentice finish and go; what comes now is done here."""
        with self._telling, self._hearing:
            self._is_alone = True
            if self._apprentice is not None:
                self._dismiss(self._apprentice, kill=False)

    def _done(self, work: Callable[..., Result], args: tuple[Any, ...], *, alone: bool = False) -> Result:
        """Tell, and hear what came of it; the next may be told theirs before this is heard."""
        with contextlib.ExitStack() as telling:
            telling.enter_context(self._telling)
            hired = self._hired(alone=alone)
            if hired is None:
                return work(*args)
            with hired.watched():
                hired.tell((work, args), self._hearing.locked)
            with self._hearing:  # hand over hand: whoever was told first hears first
                if not alone:
                    telling.close()
                with hired.watched():
                    result, trouble = hired.hear()
        if trouble:
            raise Failed(trouble)
        return result  # type: ignore[no-any-return]  # what the work gave, from the pipe

    def _hired(self, *, alone: bool) -> _Hired | None:
        """An apprentice who lives, for whoever is telling; one who hears of nothing else, if wanted alone."""
        known = self._apprentice
        if known is not None and known.lives and not alone:
            return known
        with self._hearing:  # nobody is left who waits for anything from the last one
            if known is not None and not known.lives:
                self._dismiss(known)
            if self._apprentice is None and not self._is_alone:
                try:
                    self._apprentice = self._new()
                except _LOST as error:
                    self._is_alone = True
                    log.warning("pictures are drawn here, without an apprentice", extra={"why": repr(error)})
            return self._apprentice

    def _new(self) -> _Hired:
        hired = _Hired(self._most_work)
        try:
            hired.begin(self._quiet)
        except BaseException:
            self._dismiss(hired)
            raise
        return hired

    def _dismiss(self, hired: "_Hired", *, kill: bool = True) -> None:
        """End the process and take leave of it, so that it does not stay as a zombie."""
        self._apprentice = None
        hired.leave(kill=kill)


def _widen(pipe: int) -> None:
    """Let a pipe hold whole pictures, where the system can do that."""
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import fcntl  # noqa: PLC0415 (not everywhere)

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, worker_process.PIPE)
