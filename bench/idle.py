"""Many tables at which nobody plays just now: python -m bench.idle

A bot with 5,000 games in progress on 500 servers: how long it takes from its start until it answers at one of
them, and how much memory it holds then, and once people have come to more tables than it keeps at hand.
"""

import asyncio
import random
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from bench.parts.clients import BOT, running, started_by, weighs, worked
from bench.parts.crowd import Place, places, seed
from bot.storage.tables_in_memory import TABLES_IN_MEMORY
from sandbox.server import Sandbox

TABLES = 5000
VISITED = TABLES_IN_MEMORY + 200
AT_ONCE = 10
START_WITHIN = 5.0
MEGABYTES = 400


async def visit(sandbox: Sandbox, place: Place) -> None:
    """Somebody looks what they could take, for which their table has to be read."""
    person, person_acts = place.people[0], sandbox.person_acts
    asked = person_acts.autocomplete(person.id, place.channel_id, "/take", {"cards": ""}, focused="cards")
    await person_acts.outcome(asked)
    assert not asked.failed


async def started(sandbox: Sandbox, data: Path, where: Sequence[Place]) -> tuple[float, float]:
    """Seconds, and seconds of work, from a start to the first answer at a table; the bot is stopped again."""
    began = perf_counter()
    async with running(BOT, sandbox, data) as process:
        await visit(sandbox, random.choice(where))
        took = perf_counter() - began, worked(process.pid)
    while sandbox.gateway.connected():
        await asyncio.sleep(0.01)
    return took


async def crowded(sandbox: Sandbox, process: Process, where: Sequence[Place]) -> float:
    """Megabytes once more tables were visited than are kept at hand."""
    chosen = random.sample(where, VISITED)
    for at in range(0, VISITED, AT_ONCE):
        await asyncio.gather(*(visit(sandbox, place) for place in chosen[at : at + AT_ONCE]))
    return held(process)


def held(process: Process) -> float:
    """Megabytes of the bot and of the process that draws for it."""
    return sum(map(weighs, (process.pid, *started_by(process.pid))))


async def main() -> int:
    """Measure; the exit code says whether the targets were met."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            where = list(places(sandbox.world, TABLES))
            seed(Path(folder) / "alhambra.sqlite3", where, posted=True)
            first, _ = await started(sandbox, Path(folder), where)
            took, work = zip(*[await started(sandbox, Path(folder), where) for _ in range(3)], strict=True)
            async with running(BOT, sandbox, Path(folder)) as process:
                await visit(sandbox, where[0])
                idle = held(process)
                full = await crowded(sandbox, process, where)
    print(f"{TABLES} idle tables on {len(sandbox.world.guilds)} servers")
    print(f"  from the start to an answer at a table: {min(took):.1f} to {max(took):.1f} s,")
    print(f"  of which {min(work):.1f} to {max(work):.1f} s are the processor time of the bot")
    print(f"  the very first time, with commands to register: {first:.1f} s; at most {START_WITHIN}")
    print(f"  memory: {idle:.0f} MB, after visits to {VISITED} tables {full:.0f} MB; at most {MEGABYTES}")
    return 0 if max(took) <= START_WITHIN and full <= MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
