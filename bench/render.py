"""How fast pictures are drawn, and how well: python -m bench.render

A state change is one move in a random game: tables of colours and sprites are there, the view is new.
Trust the ratios, taken side by side, more than the milliseconds.
"""

import asyncio
import gc
import io
import math
import random
import resource
import statistics
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time

from PIL import Image, ImageChops, ImageStat

from bench.parts import plain_paint
from bot.language.words import words_for
from engine import Game, Options, Seed, draw_action, play, start, view_for
from engine.judge.actions import UndoStep, UndoTurn
from render.base.look import Look
from render.base.picture import Picture, drawn
from render.base.scene import Glaze, Sprite
from render.base.theme import Palette
from render.paint import paint, png
from render.pictures.palace import PalacePicture
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from render.studio.studio import FINISHED_BYTES, Studio

NAMES = ("Ana", "Ben", "Chloé", "Dawid", "Eva", "Frank")
LOOK = Look(Palette.LIGHT, words_for("en"), NAMES[:4])
PLAYERS, MOVES, QUEUED = 4, 24, 10
MILLI = 1000


def moves(number: int, count: int = MOVES) -> Iterator[tuple[Game, Game]]:
    """Positions before and after turns of a random game, from its middle on."""
    game = begun = start(Options(PLAYERS), Seed(f"{number:032x}")).game
    chance, found = random.Random(number), 0
    while game.to_act and found < count:
        seat = game.to_act[0]
        action = draw_action(game, seat, chance.randrange)
        if isinstance(action, UndoStep | UndoTurn):
            continue
        game = play(game, seat, action).game
        if game.turn != begun.turn:
            if game.turn > 40:
                found += 1
                yield begun, game
            begun = game


def table(_before: Game, after: Game) -> Picture:
    return TablePicture(view_for(after, None))


def turn(before: Game, after: Game) -> Picture:
    return TurnPicture(view_for(after, None), before.to_act[0], view_for(before, None))


def palace(before: Game, after: Game) -> Picture:
    return PalacePicture(view_for(after, None), before.to_act[0])


PICTURES: tuple[Callable[[Game, Game], Picture], ...] = (table, turn, palace)


def plainly(picture: Picture) -> bytes:
    """The same scene, the straightforward way."""
    return plain_paint.painted(picture.scene(LOOK), LOOK.palette)


def quickly(picture: Picture) -> bytes:
    return drawn(picture, LOOK)


def with_zlib(picture: Picture) -> bytes:
    """As on a machine without the quick deflate."""
    quick, png.deflate = png.deflate, lambda rows: zlib.compress(rows, png.LEVEL)  # type: ignore[misc]
    try:
        return drawn(picture, LOOK)
    finally:
        png.deflate = quick  # type: ignore[misc]


def seconds(work: Callable[[], object]) -> float:
    """Processor time, which others on the machine disturb less than the clock."""
    began = process_time()
    work()
    return process_time() - began


def likeness(picture: Picture) -> float:
    """PSNR in decibels between what is sent and the straightforward picture in full colour."""
    with Image.open(io.BytesIO(quickly(picture))) as sent:
        apart = ImageStat.Stat(ImageChops.difference(sent.convert("RGB"), _opened(plainly(picture))))
    mean = sum(apart.sum2) / (3 * apart.count[0])
    return 10 * math.log10(255**2 / mean) if mean else math.inf


def _opened(packed: bytes) -> Image.Image:
    with Image.open(io.BytesIO(packed)) as image:
        return image.convert("RGB")


def warm(others: list[Picture], these: list[Picture]) -> None:
    """Draw other pictures, and of these the sprites alone: what they say is news."""
    painter = paint.painter_for(LOOK.palette)
    for picture in others:
        quickly(picture)
    for mark in (mark for picture in these for mark in picture.scene(LOOK).marks):
        if isinstance(mark, Sprite):
            painter.sprite(mark.art, (mark.box.w, mark.box.h), mark.ground)
        if isinstance(mark, Sprite | Glaze):
            paint.drawing(mark.art, (mark.box.w, mark.box.h), LOOK.palette)
            plain_paint.drawing(mark.art, (mark.box.w, mark.box.h), LOOK.palette)


def state_changes() -> None:
    """A move, to the bytes that are sent."""
    print(f"state change to bytes: {MOVES} turns of a random game, {PLAYERS} players")
    for kind in PICTURES:
        pictures = [kind(before, after) for before, after in moves(1)]
        warm([kind(before, after) for before, after in moves(2)], pictures)
        rows = []
        for picture in pictures:
            gc.collect()
            rows.append([seconds(partial(way, picture)) for way in (plainly, quickly, with_zlib)])
        plain, quick, zipped = (statistics.median(column) * MILLI for column in zip(*rows, strict=True))
        ratios = [statistics.median(row[0] / row[n] for row in rows) for n in (1, 2)]
        pictures = pictures[::4]
        largest = max(len(quickly(picture)) for picture in pictures) / 1024
        plainest = max(len(plainly(picture)) for picture in pictures) / 1024
        print(
            f"  {kind.__name__:7} plain {plain:5.1f} ms {plainest:4.0f} KB"
            f"    ours {quick:5.2f} ms {largest:4.0f} KB, ratio {ratios[0]:5.1f}"
            f"    with zlib {zipped:5.2f} ms, ratio {ratios[1]:5.1f}"
            f"    PSNR {min(map(likeness, pictures)):.1f} dB"
        )


COLD = """
from time import perf_counter, process_time
began, used = perf_counter(), process_time()
from bench.render import LOOK, PICTURES, moves
from render.base.picture import drawn
before, after = next(moves(1, 1))
for kind in PICTURES:
    drawn(kind(before, after), LOOK)
print(f"{perf_counter() - began:.2f} {process_time() - used:.2f}")
"""


def cold_start() -> None:
    """A fresh process, to its first picture of each kind."""
    told = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout
    clock, used = told.split()
    count = len(PICTURES)
    print(f"cold start to the first {count} pictures: {clock} s by the clock, {used} s of processor time")


def memory() -> None:
    """What all that is kept may take at most, and what the process took so far."""
    painter = paint.SPRITE_BYTES + paint.DRAWING_BYTES + paint.LINE_BYTES + paint.PLATE_BYTES
    most = painter + FINISHED_BYTES
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: kept things at most {most / 1e6:.0f} MB; this process at its peak {peak:.0f} MB")


async def lag() -> None:
    """How late the event loop gets while renderings are queued, and without any."""
    studio = Studio()
    await studio.warm_up([LOOK.palette])
    pictures = [kind(before, after) for before, after in moves(7) for kind in PICTURES]
    idle = [await lateness() for _ in range(300)]
    late: list[float] = []
    waiting: set[asyncio.Task[bytes | None]] = set()
    began, count = perf_counter(), len(pictures)
    while pictures or waiting:
        while pictures and len(waiting) < QUEUED:
            waiting.add(asyncio.create_task(studio.draw(pictures.pop(), LOOK)))
        late.append(await lateness())
        waiting = {task for task in waiting if not task.done()}
    spent = perf_counter() - began
    print(
        f"event loop while {QUEUED} renderings are queued: late by {quantiles(late)};"
        f" without any: {quantiles(idle)}; {count / spent:.0f} pictures a second"
    )
    await studio.close()


async def lateness() -> float:
    """By how much a short sleep was too long."""
    asked = perf_counter()
    await asyncio.sleep(0.001)
    return perf_counter() - asked - 0.001


def quantiles(times: list[float]) -> str:
    ordered = sorted(times)
    return ", ".join(f"p{p} {ordered[len(ordered) * p // 100] * MILLI:.2f} ms" for p in (50, 99))


if __name__ == "__main__":
    state_changes()
    cold_start()
    memory()
    asyncio.run(lag())
