"""Bots forked from a process that has loaded everything, which takes a fraction of a start.

Each is a real process with its own environment, signals and log, and dies like one. Their worker processes
are forked too, unless a test looks at these: loading the code that draws would be most of what most tests do.
"""

import asyncio
import os
import runpy
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.clock import SystemClock
from tests.bot.language import pseudo

ROOT = Path(__file__).parents[2]
STARTING_WORKERS = {"TESTS_START_WORKERS": "1"}
"""With this in its environment a bot starts its worker processes as it does in earnest."""
SEED = "0123456789abcdef" * 2
"""What the shuffle of every game that people begin in tests is made from."""
CLOCK = "TESTS_CLOCK"
"""The clock of a bot that finds a file under this name is ahead by the seconds in it."""
LOCALES = "TESTS_LOCALES"
"""A bot that finds a folder under this name also speaks the language that nobody speaks."""
WORKER = (sys.executable, "-P", "-m")
"""How the bot starts a worker process; the name of a module follows."""

_forkserver = get_context("forkserver")
_forkserver.set_forkserver_preload([__name__, "tests.bot.warmed_up"])


@dataclass(frozen=True)
class ForkedBot:
    """A bot that was forked here."""

    process: ForkServerProcess

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it lives; negative if a signal ended it."""
        return self.process.exitcode

    async def ended(self) -> int:
        """Wait for its end; gives the exit code."""
        while self.exit_code is None:
            await asyncio.sleep(0.005)
        return self.exit_code


def forked_bot(environment: Mapping[str, str], log: Path, *arguments: str) -> ForkedBot:
    """A new bot in this environment, which logs there."""
    process = _forkserver.Process(target=_run_bot, args=(dict(environment), log, arguments), daemon=True)
    process.start()
    return ForkedBot(process)


def _run_bot(environment: Mapping[str, str], log: Path, arguments: Sequence[str]) -> None:
    """Run the bot as its command would, in this environment."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), sys.stderr.fileno())
    if not STARTING_WORKERS.items() <= environment.items():
        subprocess.Popen = _ForkedWorker  # type: ignore[assignment,misc]
    if CLOCK in environment:
        SystemClock.now = partial(_moved, Path(environment[CLOCK]))  # type: ignore[method-assign]
    if LOCALES in environment:
        pseudo.install(Path(environment[LOCALES]))
    sys.argv = ["bot", *arguments]
    sys.exit(main())


def _moved(ahead: Path) -> int:
    return int(time.time()) + int(ahead.read_text(encoding="ascii"))


class _ForkedWorker(subprocess.Popen[Any]):
    """A worker process that goes on from what is loaded here; any other command runs as it is."""

    def __init__(self, args: Sequence[str], *more: Any, **options: Any) -> None:
        if tuple(args[: len(WORKER)]) == WORKER:
            options["preexec_fn"] = partial(_run_worker, args[len(WORKER) :], options.get("env"))
        super().__init__(args, *more, **options)


def _run_worker(command: Sequence[str], environment: Mapping[str, str] | None) -> None:
    """Run a module in place of the program that would have been started; never returns."""
    code = 1
    try:
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # nobody else's pipes stay open because of us
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        if environment is not None:
            os.environ.clear()
            os.environ.update(environment)
        sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
        sys.argv = list(command)
        asyncio._set_running_loop(None)
        warnings.simplefilter("ignore")  # that it is loaded already
        runpy.run_module(command[0], run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        os._exit(code)
