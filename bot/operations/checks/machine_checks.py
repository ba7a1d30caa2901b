"""Whether worker processes start on this machine, and which fonts it has."""

from collections.abc import AsyncIterator, Iterator

from bot.operations.checks.findings import Finding, problem
from render.base.lettering import width
from render.base.scene import Face, Type
from render.base.scripts import script_of
from workers.errors import NoWorker
from workers.worker_process import WorkerProcess

_SCRIPTS = {"Arabic": "ا", "Hebrew": "א", "Devanagari": "अ", "Thai": "ก"}


async def worker_checks() -> AsyncIterator[Finding]:
    """Start a worker process, as those that draw and think, and end it."""
    try:
        worker = await WorkerProcess.start("check")
    except NoWorker as error:
        yield problem("workers", f"no worker process starts ({error}); computer players would be weaker")
        return
    await worker.end()
    yield Finding("workers", "worker processes start")


def font_checks() -> Iterator[Finding]:
    """The bot's own fonts, and those of other scripts, without which it does well enough."""
    try:
        for face in Face:
            width("Alhambra", Type(face, 24))
    except OSError as error:
        yield problem("fonts", f"the bot's own cannot be read ({error}); install it again")
        return
    missing = [name for name, letter in _SCRIPTS.items() if script_of(letter) is None]
    more = f"; names in {', '.join(missing)} need fonts-noto-core and libfribidi0" if missing else ""
    yield Finding("fonts", f"the bot's own are there{more}")
