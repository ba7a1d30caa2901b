"""Stopping in the middle of everything: quick and quiet, and what was not posted is posted next time."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

from bench.parts.crowd import places, seed
from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess, playing, until

MESSAGES = "/channels/*/messages"
TO_POST = "SELECT count(*) FROM outbox WHERE done_at IS NULL"
SLOW, QUICK, UNHURRIED, SOON = 30.0, 15.0, 30.0, 3.0
"""Seconds: longer than any stop, shorter than what it waits for, long enough for a busy machine; a moment."""


def complaints(bot: BotProcess) -> list[str]:
    """What it has logged and should not have; or what is no line of a log at all."""
    lines = [json.loads(line) if line.startswith("{") else {"text": line} for line in bot.log()]
    return [line["text"] for line in lines if line.get("level") not in ("INFO", "WARNING")]


async def stopped_quickly(bot: BotProcess) -> None:
    began = asyncio.get_running_loop().time()
    assert await bot.stop() == 0
    assert asyncio.get_running_loop().time() - began < QUICK
    assert complaints(bot) == []


async def test_a_stop_while_many_tables_are_posted(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        seed(tmp_path / "alhambra.sqlite3", list(places(sandbox.world, 8)), posted=False)
        sandbox.faults.slow("POST", MESSAGES, seconds=SLOW, times=5)
        async with BotProcess(sandbox, tmp_path) as bot:
            await until(lambda: bot.rows(TO_POST) == [(5,)], UNHURRIED)
            await stopped_quickly(bot)
            sandbox.faults.clear()
            await bot.start()
            await until(lambda: bot.rows(TO_POST) == [(0,)], UNHURRIED)


async def test_a_stop_while_posts_wait_for_the_budget_of_requests(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        seed(tmp_path / "alhambra.sqlite3", list(places(sandbox.world, 8)), posted=False)
        sandbox.faults.limit("POST", MESSAGES, retry_after=SLOW - 1, scope="global")
        async with BotProcess(sandbox, tmp_path, ALHAMBRA_REQUESTS="1") as bot:
            await until(lambda: any(call.status == 429 for call in sandbox.calls), UNHURRIED)
            await stopped_quickly(bot)


async def test_a_stop_while_what_somebody_has_done_is_posted(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await ben.press("Join")
        sandbox.faults.slow("POST", MESSAGES, seconds=SLOW, times=9)
        await ana.press("Start")
        await until(lambda: any(call.path.endswith("/messages") for call in sandbox.calls[-3:]), UNHURRIED)
        await stopped_quickly(bot)
        sandbox.faults.clear()
        await bot.start()
        await ben.sees("Turn 1", within=UNHURRIED)
        unposted = "SELECT count(*) FROM outbox WHERE kind = 'table' AND message_id IS NULL"
        await until(lambda: bot.rows(unposted) == [(0,)], UNHURRIED)


async def test_a_stop_while_somebody_waits_for_a_hint_and_computers_think(tmp_path: Path) -> None:
    async with playing(tmp_path, ALHAMBRA_PAUSE="0") as (_, bot, ana, ben):
        for person, channel in ((ana, "lounge"), (ben, "alhambra")):
            person.goes_to(channel)
            await person.slash("/solo", opponents=5, level="vizier")
        asking = [asyncio.create_task(person.slash("/hint")) for person in (ana, ben)]
        awaits = "SELECT count(*) FROM tables WHERE awaits_computer = 1"
        with suppress(TimeoutError):  # unless Ana and Ben both begin, or the computers have played already
            await until(lambda: bot.rows(awaits) != [(0,)], SOON)
        await stopped_quickly(bot)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
