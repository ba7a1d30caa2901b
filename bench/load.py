"""Many live tables at once: python -m bench.load

200 tables at the real bot, whose people take money and end turns in waves of 50 presses at the same moment:
how soon a press is acknowledged, against a bare discord.py client that answers 50 presses with a no-op, in
turns in one run; and how soon a turn's public post is there with its picture. Trust the ratios.
"""

import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from bench.parts.clients import BARE, BOT, percentile, running, started_by, worked
from bench.parts.crowd import Place, places, seed, settled
from bench.parts.live import Live, Took
from sandbox.server import Sandbox
from sandbox.world import messages
from sandbox.world.messages import Draft

LIVE = 200
IN_FLIGHT = 50
WARM_UP = 6
WAVES = 12
ROUNDS = 3
BUTTON = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Press", "custom_id": "press"}]}
MOST_TIMES_BARE = 2.0
POST_WITHIN = 1.0


class BareCrowd:
    """As many channels as there are tables, each with a button that a bare client answers."""

    def __init__(self, sandbox: Sandbox, where: Sequence[Place]) -> None:
        self._sandbox = sandbox
        world, self._where, self._next = sandbox.world, where, 0
        self._posts = [
            messages.post(
                world, world.channels[one.channel_id], world.bot_id, Draft({"components": [BUTTON]}, {})
            )
            for one in where
        ]
        self.acknowledged: list[float] = []

    async def wave(self, size: int) -> None:
        """So many people press at the same moment."""
        at = [(self._next + n) % len(self._where) for n in range(size)]
        self._next += size
        await asyncio.gather(*(self._press(n) for n in at))

    async def _press(self, at: int) -> None:
        began = perf_counter()
        interaction = self._sandbox.person_acts.press(
            self._where[at].people[0].id, self._posts[at].id, "press"
        )
        await self._sandbox.person_acts.outcome(interaction)
        assert not interaction.failed
        self.acknowledged.append(perf_counter() - began)


def told(name: str, took: Sequence[float]) -> None:
    """One line."""
    half, most = percentile(took, 50), percentile(took, 99)
    print(f"  {name:28} p50 {half:7.1f} ms    p99 {most:7.1f} ms    ({len(took)})")


async def main() -> int:
    """Measure; the exit code says whether the targets were met."""
    async with AsyncExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        sandbox, bare_sandbox = [await stack.enter_async_context(Sandbox()) for _ in range(2)]
        # 50 turns that end at once are more requests than Discord lets a bot make in a second.
        sandbox.rates.enforced = bare_sandbox.rates.enforced = False
        where, bare_where = (list(places(one.world, LIVE)) for one in (sandbox, bare_sandbox))
        file = folders[0] / "alhambra.sqlite3"
        seed(file, where, posted=False, hands=True)
        live, bare = Live(sandbox, where), BareCrowd(bare_sandbox, bare_where)
        bot = await stack.enter_async_context(running(BOT, sandbox, folders[0]))
        bare_bot = await stack.enter_async_context(running(BARE, bare_sandbox, folders[1]))
        await live.all_posted()
        await settled(file)
        for _ in range(WARM_UP):
            await live.wave(IN_FLIGHT)
            await bare.wave(IN_FLIGHT)
        await live.all_posted()
        await settled(file)
        gc.disable()  # a search through all that the Discord played here holds would stop it for 0.3 s
        live.took = Took()
        bare.acknowledged.clear()
        at_work = [bot.pid], started_by(bot.pid), [bare_bot.pid], [os.getpid()]
        before = [sum(map(worked, pids)) for pids in at_work]
        for _ in range(ROUNDS):
            for _ in range(WAVES):
                await live.wave(IN_FLIGHT)
            await live.all_posted()
            await settled(file)  # or the bare client would be measured beside hands that are still brought
            for _ in range(WAVES):
                await bare.wave(IN_FLIGHT)
        presses = ROUNDS * WAVES * IN_FLIGHT
        after = [sum(map(worked, pids)) for pids in at_work]
        used = [(now - was) / presses * 1000 for was, now in zip(before, after, strict=True)]
    print(f"{LIVE} live tables, {IN_FLIGHT} presses at the same moment")
    print(
        f"  processor time a press: bot {used[0]:.1f} ms and the processes it started {used[1]:.1f} ms,"
        f" bare client {used[2]:.1f} ms; the sandbox and all people of both {used[3]:.1f} ms"
    )
    told("bare client, acknowledged", bare.acknowledged)
    told("bot, acknowledged", live.took.acknowledged)
    told("bot, screen shown", live.took.shown)
    told("bot, public post", live.took.posted)
    ratio = percentile(live.took.acknowledged, 99) / percentile(bare.acknowledged, 99)
    print(f"  acknowledged at p99: {ratio:.2f} times the bare client")
    print(f"  at most {MOST_TIMES_BARE}; and a public post within {POST_WITHIN} s at p99")
    in_time = percentile(live.took.posted, 99) <= POST_WITHIN * 1000
    return 0 if ratio <= MOST_TIMES_BARE and in_time else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
