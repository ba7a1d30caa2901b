"""Where work is done: in a second process, which takes nothing from the event loop's, or here without one.

The process (`render.apprentice`) ends with the pipe it reads from, so none is left behind, however this one
ends. If it dies over some work, another one gets the same work; only what two of them died over is given up.
"""

import contextlib
import logging
import os
import select
import subprocess
import sys
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from render import apprentice

log: Final = logging.getLogger("alhambra.render")
Result = TypeVar("Result")

PATIENCE: Final = 20.0
"""Seconds that the dearest work may take; most takes milliseconds."""
TRIES: Final = 2


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


class Workshop:
    """Work is done by an apprentice; here, if none can be had."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._apprentice: subprocess.Popen[bytes] | None = None
        self._is_alone = os.name != "posix"  # elsewhere one cannot wait for a pipe with patience
        self._one_at_a_time = Lock()

    @property
    def pid(self) -> int | None:
        """The process of the apprentice, if there is one."""
        return self._apprentice.pid if self._apprentice else None

    def do(self, work: Callable[..., Result], /, *args: Any) -> Result:
        """What the work gives; work and arguments travel, so they have to be picklable."""
        with self._one_at_a_time:
            for _ in range(TRIES):
                hired = self._hired()
                if hired is None:
                    return work(*args)
                try:
                    result, trouble = self._told(hired, (work, args))
                except (OSError, EOFError, TimeoutError) as error:
                    log.warning("an apprentice was lost", extra={"why": repr(error)})
                    self._dismiss(hired)
                else:
                    if trouble:
                        raise Failed(trouble)
                    return result  # type: ignore[no-any-return]  # what the work gave, from the pipe
        raise Failed("every apprentice that tried it was lost")

    def close(self) -> None:
        """Let the apprentice finish and go; what comes now is done here."""
        with self._one_at_a_time:
            self._is_alone = True
            if self._apprentice is not None:
                self._dismiss(self._apprentice, kill=False)

    def _hired(self) -> "subprocess.Popen[bytes] | None":
        if self._apprentice is None and not self._is_alone:
            try:
                self._apprentice = self._new()
            except (OSError, EOFError, TimeoutError) as error:
                self._is_alone = True
                log.warning("pictures are drawn here, without an apprentice", extra={"why": repr(error)})
        return self._apprentice

    def _new(self) -> "subprocess.Popen[bytes]":
        found = os.pathsep.join(path for path in sys.path if path)
        hired = subprocess.Popen(
            [sys.executable, "-P", "-m", apprentice.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": found},
            start_new_session=True,  # a terminal asks all processes of one to stop; the master decides
        )
        try:
            self._heard(hired)
        except BaseException:
            self._dismiss(hired)
            raise
        return hired

    def _told(self, hired: "subprocess.Popen[bytes]", task: object) -> tuple[Any, str]:
        assert hired.stdin is not None
        apprentice.send(hired.stdin.fileno(), task)
        result, trouble = self._heard(hired)
        return result, trouble

    def _heard(self, hired: "subprocess.Popen[bytes]") -> Any:
        assert hired.stdout is not None
        until = monotonic() + self._patience

        def wait(stream: int) -> None:
            if not select.select([stream], [], [], max(0.0, until - monotonic()))[0]:
                raise TimeoutError(f"nothing for {self._patience} s")

        return apprentice.receive(hired.stdout.fileno(), wait)

    def _dismiss(self, hired: "subprocess.Popen[bytes]", *, kill: bool = True) -> None:
        """End the process and take leave of it, so that it does not stay as a zombie."""
        self._apprentice = None
        for pipe in (hired.stdin, hired.stdout):
            with contextlib.suppress(OSError):
                pipe and pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            if not kill:
                hired.wait(self._patience)
        hired.kill()
        hired.wait()
