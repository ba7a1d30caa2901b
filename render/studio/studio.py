"""Where pictures are drawn while the event loop goes on: the most urgent first, and nothing twice.

Threads wait for the work, which is done where the workplace says: by default by themselves, in the bot by a
second process, because laying out and lettering do not let go of the interpreter.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from render.base.look import Look
from render.base.picture import Picture, drawn, told
from render.base.scene import Art
from render.base.theme import Palette, Role
from render.paint.byte_cache import ByteCache
from render.paint.paint import painter_for
from render.studio.priority_queue import Ticket, Turns, Urgency
from render.studio.worker import Here, Workplace

log: Final = logging.getLogger("alhambra.render")
Result = TypeVar("Result")
CommonSprite = tuple[Art, tuple[int, int], Role]

WORKERS: Final = 1
"""More would only wait for each other: whatever does not let go of the interpreter runs one at a time."""
KEPT: Final = 64_000_000
"""Bytes of finished pictures that are kept for whoever asks next: a hand is asked for again a round later."""
KEPT_POSTS: Final = 6_000_000
"""Of pictures for posts. They are many and large, and asked for again only while they are being posted."""


class Closed(Exception):
    """The studio draws no more."""


class Request:
    """A picture and its look. Positions are dear to hash, so it is done once."""

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
    """A picture, and what is said for those who cannot see it, if that can be told."""

    png: bytes
    alt: str | None

    def __len__(self) -> int:
        return len(self.png) + len(self.alt or "")


@dataclass
class _Job:
    """One rendering, its place in the queue, and how many wait for it."""

    task: "asyncio.Task[bytes | None]"
    ticket: Ticket
    waiting: int = 0


class Studio:
    """Draws pictures in the background, each only once for all who want it at the same time.

    At most `workers` renderings run, and `ahead` more are told to them, so that they need not wait for the
    event loop; of the others the most urgent begins next. Nothing but the request itself is held for one
    that waits, and it is dropped when nobody wants it any more, so that memory is bounded by those who ask.
    """

    def __init__(
        self,
        workers: int = WORKERS,
        kept: int = KEPT,
        draw: Callable[..., bytes] = drawn,
        workplace: Workplace | None = None,
        ahead: int = 0,
    ) -> None:
        self._draw = draw
        self._workplace = workplace or Here()
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._turns = Turns(workers + ahead)
        self._jobs: dict[Request, _Job] = {}
        self._finished = ByteCache[Request, Finished](kept, len)
        self._posted = ByteCache[Request, Finished](min(kept, KEPT_POSTS), len)
        self._closed = False

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
        if self._closed:
            return None
        job = self._jobs.get(request)
        if job is None:
            ticket = Ticket(urgency)
            task = asyncio.create_task(self._drawn(request, ticket))
            task.add_done_callback(partial(self._forget, request))
            job = self._jobs[request] = _Job(task, ticket)
        job.ticket.urgency = min(job.ticket.urgency, urgency)
        return await self._awaited(request, job)

    def alt_text(self, picture: Picture, look: Look) -> str:
        """A picture in words, as many as Discord takes; empty if it cannot be told, which is logged."""
        try:
            finished = self._found(Request(picture, look))
            return told(picture, look) if finished is None or finished.alt is None else finished.alt
        except Exception:
            log.exception("a picture cannot be told", extra={"picture": _name(picture)})
            return ""

    async def warm_up(
        self, palettes: Iterable[Palette] = tuple(Palette), sprites: Iterable[CommonSprite] = ()
    ) -> None:
        """Make tables of colours and sprites; renderings asked for meanwhile go first."""
        common = tuple(sprites)
        for palette in palettes:
            try:
                await self._run(Ticket(Urgency.MAIL), _make_ready, palette)
                for sprite in common:
                    await self._run(Ticket(Urgency.MAIL), _make_ready, palette, sprite)
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
        await asyncio.to_thread(self._workplace.close)

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
            finished = await self._run(ticket, _finished, self._draw, request.picture, request.look)
        except Closed:
            return None
        except Exception:
            log.exception("a picture cannot be drawn", extra={"picture": _name(request.picture)})
            return None
        kept = self._posted if ticket.urgency is Urgency.POST else self._finished
        kept.keep(request, finished)
        return finished.png

    def _found(self, request: Request) -> Finished | None:
        return self._finished.find(request) or self._posted.find(request)

    def _forget(self, request: Request, task: "asyncio.Task[bytes | None]") -> None:
        job = self._jobs.get(request)
        if job is not None and job.task is task:
            del self._jobs[request]

    async def _run(self, ticket: Ticket, work: Callable[..., Result], *args: Any) -> Result:
        await self._turns.wait(ticket)
        try:
            if self._closed:
                raise Closed
            do = partial(self._workplace.do, work, *args)
            return await asyncio.get_running_loop().run_in_executor(self._pool, do)
        finally:
            self._turns.leave()


def _finished(draw: Callable[..., bytes], picture: Picture, look: Look) -> Finished:
    """A picture drawn and told; one that cannot be told is still worth seeing."""
    png = draw(picture, look)
    try:
        return Finished(png, told(picture, look))
    except Exception:  # whoever asks for the words will log it
        return Finished(png, None)


def _make_ready(palette: Palette, sprite: CommonSprite | None = None) -> None:
    """Make a table of colours, or a sprite, and keep it where pictures are drawn."""
    painter = painter_for(palette)
    if sprite is not None:
        painter.sprite(*sprite)


def _name(picture: Picture) -> str:
    return getattr(picture, "name", type(picture).__name__)
