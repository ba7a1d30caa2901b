"""Draws pictures in the background: the most urgent first, and none twice."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from cachetools import LRUCache

from render.base.look import Look
from render.base.picture import Picture, drawn, told
from render.base.theme import Palette
from render.emojis import drawn_emoji
from render.paint.paint import painter_for
from render.studio.priority_queue import MostUrgentFirst, Ticket, Urgency
from workers.errors import PoolClosed
from workers.pool import WorkerPool
from workers.worker_thread import WorkerThread

log: Final = logging.getLogger("alhambra.render")

FINISHED_BYTES: Final = 64_000_000
"""Bytes of finished pictures that are kept, in case they are asked for again: a hand is, a round later."""
FINISHED_POST_BYTES: Final = 6_000_000
"""The same for posts, which are many and large, and asked for again only while they are being posted."""


class Request:
    """A picture and its look. Positions are slow to hash, so it is done once."""

    __slots__ = ("_hash", "look", "picture")

    def __init__(self, picture: Picture, look: Look) -> None:
        self.picture, self.look = picture, look
        self._hash = hash((picture, look))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Request):
            return NotImplemented
        return self._hash == other._hash and (self.picture, self.look) == (other.picture, other.look)


@dataclass(frozen=True)
class Finished:
    """A picture and its alt text, if it has one."""

    png: bytes
    alt: str | None

    def __len__(self) -> int:
        return len(self.png) + len(self.alt or "")


@dataclass
class _Job:
    """One picture being drawn, its place in the queue, and how many callers wait for it."""

    task: "asyncio.Task[bytes | None]"
    ticket: Ticket
    waiting: int = 0


class Studio:
    """Draws pictures in the background, each once for all callers who want it at the same time.

    A waiting picture takes no more memory than its request, and is dropped when nobody wants it any more.
    """

    def __init__(
        self,
        pool: WorkerPool[Ticket] | None = None,
        *,
        finished_bytes: int = FINISHED_BYTES,
        draw: Callable[..., bytes] = drawn,
    ) -> None:
        self.pool = pool or WorkerPool(MostUrgentFirst(), WorkerThread.start)
        self._draw = draw
        self._jobs: dict[Request, _Job] = {}
        self._finished: LRUCache[Request, Finished] = LRUCache(finished_bytes, len)
        self._posted: LRUCache[Request, Finished] = LRUCache(min(finished_bytes, FINISHED_POST_BYTES), len)

    async def draw(self, picture: Picture, look: Look, urgency: Urgency = Urgency.ANSWER) -> bytes | None:
        """A picture as PNG; None if it cannot be drawn, which is logged, or if the studio is closed."""
        try:
            request = Request(picture, look)
            finished = self._found(request)
        except Exception:
            log.exception("a picture cannot be asked for", extra={"picture": _name(picture)})
            return None
        if finished is not None:
            return finished.png
        job = self._jobs.get(request)
        if job is None:
            ticket = Ticket(urgency)
            task = asyncio.create_task(self._drawn(request, ticket))
            task.add_done_callback(partial(self._forget, request))
            job = self._jobs[request] = _Job(task, ticket)
        job.ticket.urgency = min(job.ticket.urgency, urgency)
        return await self._awaited(request, job)

    def alt_text(self, picture: Picture, look: Look) -> str:
        """A picture's alt text, as long as Discord allows; empty if that fails, which is logged."""
        try:
            finished = self._found(Request(picture, look))
            return told(picture, look) if finished is None or finished.alt is None else finished.alt
        except Exception:
            log.exception("a picture has no alt text", extra={"picture": _name(picture)})
            return ""

    async def warm_up(self, palettes: Iterable[Palette] = tuple(Palette)) -> None:
        """Prepare palettes. Pictures asked for meanwhile take precedence."""
        for palette in palettes:
            try:
                await self.pool.run(Ticket(Urgency.MAIL), _make_ready, palette)
            except PoolClosed:
                return
            except Exception:
                log.exception("a palette cannot be made ready", extra={"palette": palette.value})

    async def emoji(self, name: str, palette: Palette) -> bytes | None:
        """An icon for chat as PNG, drawn after all pictures; None if that fails or the studio is closed."""
        try:
            return await self.pool.run(Ticket(Urgency.MAIL), drawn_emoji, name, palette)
        except PoolClosed:
            return None
        except Exception:
            log.exception("an emoji cannot be drawn", extra={"emoji": name})
            return None

    async def close(self) -> None:
        """Finish what is being drawn, drop what waits, and accept nothing more."""
        await self.pool.close(finish=True)

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

    async def _drawn(self, request: Request, ticket: Ticket) -> bytes | None:
        try:
            finished = await self.pool.run(ticket, _finished, self._draw, request.picture, request.look)
        except PoolClosed:
            return None
        except Exception:
            log.exception("a picture cannot be drawn", extra={"picture": _name(request.picture)})
            return None
        kept = self._posted if ticket.urgency is Urgency.POST else self._finished
        if len(finished) <= kept.maxsize:
            kept[request] = finished
        return finished.png

    def _found(self, request: Request) -> Finished | None:
        return self._finished.get(request) or self._posted.get(request)

    def _forget(self, request: Request, task: "asyncio.Task[bytes | None]") -> None:
        job = self._jobs.get(request)
        if job is not None and job.task is task:
            del self._jobs[request]


def _finished(draw: Callable[..., bytes], picture: Picture, look: Look) -> Finished:
    """A picture with its alt text, or without if that fails."""
    png = draw(picture, look)
    try:
        return Finished(png, told(picture, look))
    except Exception:  # logged when the alt text is asked for
        return Finished(png, None)


def _make_ready(palette: Palette) -> None:
    """Prepare a palette in the worker that draws."""
    painter_for(palette)


def _name(picture: Picture) -> str:
    return getattr(picture, "name", type(picture).__name__)
