"""Many reminders at once: what draining them costs, and how soon the next due row is found."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from time import perf_counter

from bench.parts.clients import BOT, running, worked
from bench.parts.crowd import Place, bare_file, places
from bot.clock import SystemClock
from bot.schedule.turn_time import PING_AFTER
from sandbox.server import Sandbox

REMINDERS = 10_000
WITHIN_LIMITS = 600
"""Reminders that are sent under Discord's limits, about twenty seconds of them."""
ROWS = 1_000_000
SECONDS = 10.0
"""Of processor time, for all reminders."""
MILLISECONDS = 1.0
LOOKS = 1000
NEXT = "SELECT due_at FROM timers WHERE due_at IS NOT NULL ORDER BY due_at, id LIMIT 1"


async def drained_at_once() -> bool:
    """Drain many reminders; and fewer under Discord's limits."""
    quick, _ = await _drain(REMINDERS, limits=False)
    _, refused = await _drain(WITHIN_LIMITS, limits=True)
    print(f"{REMINDERS} reminders due at once: {quick:.1f} s of processor time (aim: at most {SECONDS:g})")
    print(f"{WITHIN_LIMITS} under Discord's limits: {refused} requests refused (aim: 0)")
    return quick <= SECONDS and not refused


def next_among_a_million() -> bool:
    """Look for the next due row among very many."""
    with tempfile.TemporaryDirectory() as folder, closing(bare_file(Path(folder) / "bot.sqlite3")) as db:
        db.execute("BEGIN")
        db.execute("INSERT INTO tables (id, channel_id, guild_id) VALUES (1, 1, 1)")
        db.executemany(
            "INSERT INTO timers (kind, table_id, user_id, pace, since, due_at)"
            " VALUES ('turn', 1, ?, 'day', 0, ?)",
            ((number, number * 7919 % ROWS) for number in range(1, ROWS + 1)),
        )
        db.execute("COMMIT")
        began = perf_counter()
        for _ in range(LOOKS):
            db.execute(NEXT).fetchone()
        took = (perf_counter() - began) / LOOKS * 1000
    print(f"the next due row among {ROWS}: {took:.3f} ms (aim: at most {MILLISECONDS:g})")
    return took <= MILLISECONDS


async def _drain(reminders: int, *, limits: bool) -> tuple[float, int]:
    """Seconds of the bot's processor time, and how many requests Discord refused."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.rates.enforced = limits
            file = Path(folder) / "alhambra.sqlite3"
            _seed(file, list(places(sandbox.world, reminders, 1)))
            async with running(BOT, sandbox, Path(folder), ALHAMBRA_EMOJIS="0") as bot:
                began = worked(bot.pid)
                with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as db:
                    while db.execute("SELECT count(*) FROM reminders").fetchone()[0] < reminders:
                        await asyncio.sleep(0.2)
                took = worked(bot.pid) - began
            refused = sum(call.status == HTTPStatus.TOO_MANY_REQUESTS for call in sandbox.calls)
    return took, refused


def _seed(file: Path, where: list[Place]) -> None:
    """A table in every place that has waited for its person for three minutes."""
    since = SystemClock().now() - PING_AFTER - 60
    with closing(bare_file(file)) as db:
        db.execute("BEGIN")
        for place in where:
            db.execute(
                "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, ?)",
                (place.table_id, place.channel_id, place.guild_id),
            )
            db.execute(
                "INSERT INTO timers (kind, table_id, user_id, number, pace, since, due_at)"
                " VALUES ('turn', ?, ?, 1, 'day', ?, ?)",
                (place.table_id, place.people[0].id, since, since + PING_AFTER),
            )
        db.execute("COMMIT")
