"""Where bots are born: forked from a process that has loaded everything, which takes a fraction of a start.

Each is a real process with an environment, signals and a log of its own, and dies like one.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bot.__main__ import main
from bot.language.words import LANGUAGES, words_for

ROOT = Path(__file__).parents[2]

_nursery = get_context("forkserver")
_nursery.set_forkserver_preload([__name__])
for _language in LANGUAGES:
    words_for(_language).translates("about-title")  # so that no newborn has to read the catalogues


@dataclass(frozen=True)
class ForkedBot:
    """A bot that was born here."""

    process: ForkServerProcess

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it lives; what a signal ended is negative."""
        return self.process.exitcode

    async def ended(self) -> int:
        """Wait for its end; gives the exit code."""
        while self.exit_code is None:
            await asyncio.sleep(0.005)
        return self.exit_code


def forked_bot(environment: Mapping[str, str], log: Path) -> ForkedBot:
    """A new bot in this environment, which logs there."""
    process = _nursery.Process(target=_live, args=(dict(environment), log), daemon=True)
    process.start()
    return ForkedBot(process)


def _live(environment: Mapping[str, str], log: Path) -> None:
    """What a newborn does: as the command would, in its own environment."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), sys.stderr.fileno())
    sys.argv = ["bot"]
    sys.exit(main())
