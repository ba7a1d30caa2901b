"""The worker process that draws: layout and lettering would hold up the event loop, even from a thread."""

import logging
from typing import Final

from render.studio.priority_queue import MostUrgentFirst, Ticket
from workers.errors import NoWorker
from workers.pool import Worker, WorkerPool
from workers.worker_process import WorkerProcess
from workers.worker_thread import WorkerThread

log: Final = logging.getLogger("alhambra.render")

PICTURES_TOLD_AHEAD: Final = 3
"""Pictures that the worker knows of besides the one it draws, whatever more urgent comes then."""


def drawing_pool() -> WorkerPool[Ticket]:
    """One worker: with its own sprites and catalogues, a second would need another 60 MB."""
    return WorkerPool(MostUrgentFirst(), _start, told_ahead=PICTURES_TOLD_AHEAD)


async def _start() -> Worker:
    try:
        return await WorkerProcess.start("drawing")
    except NoWorker as error:
        log.warning("pictures are drawn in this process, there is no worker", extra={"why": str(error)})
        return WorkerThread()
