"""Where pictures are drawn while the event loop goes on: a bounded pool, and nothing drawn twice.

Work is done by threads. Compressing and pasting let go of the interpreter, laying out does not, but it
takes little and in small steps; `bench/render.py` measures how late the event loop gets.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from render.kept import Kept
from render.look import Look
from render.paint import painter_for
from render.picture import LONGEST_ALT, Picture, drawn
from render.scene import Art
from render.theme import Palette, Role

log: Final = logging.getLogger("alhambra.render")
Result = TypeVar("Result")
Request = tuple[Picture, Look]
CommonSprite = tuple[Art, tuple[int, int], Role]

WORKERS: Final = 1
"""More would only wait for each other: whatever does not let go of the interpreter runs one at a time."""
KEPT: Final = 12_000_000
"""Bytes of finished pictures that are kept for whoever asks next."""


class Closed(Exception):
    """The studio draws no more."""


@dataclass
class _Job:
    """One rendering, and how many wait for it."""

    task: "asyncio.Task[bytes | None]"
    waiting: int = 0


class Studio:
    """Draws pictures in the background, each only once for all who want it at the same time.

    At most `workers` renderings run; others begin in the order in which they were asked for. Nothing but
    the request itself is held for one that waits, and it is dropped when nobody wants it any more, so
    that memory is bounded by those who ask.
    """

    def __init__(self, workers: int = WORKERS, kept: int = KEPT, draw: Callable[..., bytes] = drawn) -> None:
        self._draw = draw
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._turn = asyncio.Semaphore(workers)
        self._jobs: dict[Request, _Job] = {}
        self._finished = Kept[Request, bytes](kept, len)
        self._closed = False

    async def draw(self, picture: Picture, look: Look) -> bytes | None:
        """A picture as PNG; None if it cannot be drawn, which is logged, or if the studio is closed."""
        request = picture, look
        try:
            finished = self._finished.find(request)
        except Exception:
            log.exception("a picture cannot be asked for", extra={"picture": _name(picture)})
            return None
        if finished is not None or self._closed:
            return finished
        if request not in self._jobs:
            task = asyncio.create_task(self._drawn(request))
            task.add_done_callback(partial(self._forget, request))
            self._jobs[request] = _Job(task)
        return await self._awaited(request, self._jobs[request])

    def alt_text(self, picture: Picture, look: Look) -> str:
        """A picture in words, as many as Discord takes; empty if it cannot be told, which is logged."""
        try:
            told = picture.alt_text(look)
        except Exception:
            log.exception("a picture cannot be told", extra={"picture": _name(picture)})
            return ""
        return told if len(told) <= LONGEST_ALT else told[: LONGEST_ALT - 1] + "…"

    async def warm_up(
        self, palettes: Iterable[Palette] = tuple(Palette), sprites: Iterable[CommonSprite] = ()
    ) -> None:
        """Make tables of colours and sprites; renderings asked for meanwhile go first."""
        common = tuple(sprites)
        for palette in palettes:
            try:
                painter = await self._run(partial(painter_for, palette))
                for sprite in common:
                    await self._run(partial(painter.sprite, *sprite))
            except Closed:
                return
            except Exception:
                log.exception("a palette cannot be made ready", extra={"palette": palette.value})

    async def close(self) -> None:
        """Finish what is being drawn, drop what waits, and take nothing more."""
        self._closed = True
        tasks = [job.task for job in self._jobs.values()]
        if tasks:
            await asyncio.wait(tasks)
        await asyncio.to_thread(self._pool.shutdown)

    async def _awaited(self, request: Request, job: _Job) -> bytes | None:
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        except asyncio.CancelledError:
            if job.waiting == 1:
                self._forget(request, job.task)
                job.task.cancel()
            raise
        finally:
            job.waiting -= 1

    async def _drawn(self, request: Request) -> bytes | None:
        picture, look = request
        try:
            finished = await self._run(partial(self._draw, picture, look))
        except Closed:
            return None
        except Exception:
            log.exception("a picture cannot be drawn", extra={"picture": _name(picture)})
            return None
        self._finished.keep(request, finished)
        return finished

    def _forget(self, request: Request, task: "asyncio.Task[bytes | None]") -> None:
        job = self._jobs.get(request)
        if job is not None and job.task is task:
            del self._jobs[request]

    async def _run(self, work: Callable[[], Result]) -> Result:
        async with self._turn:
            if self._closed:
                raise Closed
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _name(picture: Picture) -> str:
    return getattr(picture, "name", type(picture).__name__)
