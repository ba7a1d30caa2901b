"""Bots that follow one another or share the shards: each says how it is itself."""

import asyncio
import json
import socket
from pathlib import Path

from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess
from tests.bot.cluster.several_processes import several_processes
from tests.bot.monitoring.asked import address_of, becomes_ready, samples

ANY_PORT = "127.0.0.1:0"


def free_address() -> str:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return f"127.0.0.1:{found.getsockname()[1]}"


async def test_whoever_follows_a_bot_is_asked_at_the_same_address(tmp_path: Path) -> None:
    address = free_address()
    given = {"ALHAMBRA_MONITOR": address, "ALHAMBRA_HASTE": "10"}
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, **given) as old:
        await becomes_ready(address)
        async with BotProcess(sandbox, tmp_path, "--take-over", **given) as new:
            await asyncio.wait_for(old.died(), 30)
            await becomes_ready(address)
            told = [json.loads(line) for line in new.log()]
            assert [line["level"] for line in told if "address" in line or address in line["text"]] == [
                "WARNING",
                "INFO",
            ]


async def test_processes_share_the_budget_and_know_their_shards(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 2) as some:
        one, other = [await some.start(ALHAMBRA_MONITOR=ANY_PORT) for _ in range(2)]
        await some.shared_out(1, 1)
        addresses = [await address_of(bot) for bot in (one, other)]
        for address in addresses:
            await becomes_ready(address)
        seen = [await samples(address) for address in addresses]
        assert sum(each.total("alhambra_request_budget") for each in seen) <= 45
        for each in seen:
            assert each.total("alhambra_ready") == 1
            assert each.total("alhambra_database_failures_total") == 0


async def test_a_process_that_stands_by_is_ready(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 1) as some:
        for _ in range(2):
            bot = await some.start(ALHAMBRA_MONITOR=ANY_PORT)
            await becomes_ready(await address_of(bot))
        await some.shared_out(1, 0)
