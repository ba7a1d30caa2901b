"""Fifty tables that want to post at the same moment, with Discord's limits on: nothing is refused or lost."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
import pytest

from bench.bursts import TABLES, traffic
from bench.parts.crowd import PLAYERS, Place, places, seed
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import RequestBudget, requests_as
from bot.settings import REQUESTS_A_SECOND
from sandbox.connect import point_discord_py_at
from sandbox.server import Sandbox
from sandbox.world import messages
from sandbox.world.messages import Draft
from tests.bot.bot_process import BotProcess, until
from tests.bot.game_session import SETTLED

MESSAGES = "/channels/*/messages"
PILING_UP = 8.0
"""Seconds in which everything is held back, so that all of it wants to go at once afterwards."""
TIMEOUT = 120.0


def bring_hands_once(sandbox: Sandbox, file: Path, where: list[Place]) -> None:
    """Let everybody have a DM already, for opening many would take long."""
    world = sandbox.world
    with closing(sqlite3.connect(file)) as db, db:
        for place in where:
            for person in place.people:
                dm = world.open_dm(person.id)
                sent = messages.post(world, dm, world.bot_id, Draft({"flags": 1 << 15, "components": []}, {}))
                db.execute(
                    "INSERT INTO hands (table_id, user_id, channel_id, message_id) VALUES (?, ?, ?, ?)",
                    (place.table_id, person.id, dm.id, sent.id),
                )


async def test_what_piled_up_at_fifty_tables_goes_out_below_the_global_limit_and_all_arrives(
    tmp_path: Path,
) -> None:
    async with Sandbox() as sandbox:
        file, where = tmp_path / "alhambra.sqlite3", list(places(sandbox.world, TABLES))
        seed(file, where, posted=False, hands=True)
        bring_hands_once(sandbox, file, where)
        sandbox.faults.limit("POST", MESSAGES, retry_after=PILING_UP, scope="global")
        async with BotProcess(sandbox, tmp_path) as bot:
            await until(lambda: bot.rows(SETTLED) == [(0,)], TIMEOUT)
            found = traffic(sandbox.calls)
            assert found.refused_globally == 0
            assert found.refused == 1, "the one that made everything pile up"
            assert found.busiest <= REQUESTS_A_SECOND
            assert bot.rows("SELECT count(*) FROM outbox WHERE problem IS NOT NULL") == [(0,)]
        made = [call for call in sandbox.calls if call.method == "POST" and call.path.endswith("/messages")]
        assert sorted(int(call.path.split("/")[2]) for call in made if call.status == 200) == sorted(
            place.channel_id for place in where
        )
        brought = {int(call.path.split("/")[2]) for call in sandbox.calls if call.method == "PATCH"}
        assert len(brought) == PLAYERS * TABLES


@asynccontextmanager
async def logged_in(sandbox: Sandbox, budget: RequestBudget) -> AsyncIterator[discord.Client]:
    """A plain discord.py client that keeps to a budget."""
    point_discord_py_at(sandbox.url)
    client = discord.Client(intents=discord.Intents.none(), http_trace=budget.trace())
    await client.login(sandbox.token)
    sandbox.dispatcher.calls.clear()
    try:
        yield client
    finally:
        await client.close()


def says(client: discord.Client, channel_id: int, text: str) -> Coroutine[Any, Any, discord.Message]:
    return client.get_partial_messageable(channel_id).send(text)


async def test_attempts_that_are_repeated_count_too() -> None:
    async with Sandbox() as sandbox, logged_in(sandbox, RequestBudget(5)) as client:
        where = [place.channel_id for place in places(sandbox.world, 10)]
        sandbox.faults.fail("POST", MESSAGES, times=10)
        await asyncio.gather(*(says(client, one, "hello") for one in where))
        found = traffic(sandbox.calls)
        assert found.requests == 20
        assert found.busiest <= 5


async def test_over_the_wire_posts_go_before_edits_and_edits_before_hands() -> None:
    async with Sandbox() as sandbox, logged_in(sandbox, RequestBudget(10)) as client:
        where = [place.channel_id for place in places(sandbox.world, 40)]
        # They take all there is; the others have come before any of it is given back.
        waiting = [asyncio.create_task(says(client, one, "first")) for one in where[:10]]
        for at, priority in enumerate([Priority.HAND] * 10 + [Priority.EDIT] * 10 + [Priority.POST] * 10):
            with requests_as(priority):
                waiting.append(asyncio.create_task(says(client, where[10 + at], priority.name)))
        await asyncio.gather(*waiting)
        order = [call.body["content"] for call in sandbox.calls][10:]
        ranks = {name: [at for at, one in enumerate(order) if one == name] for name in set(order)}
        assert sum(ranks["POST"]) < sum(ranks["EDIT"]) < sum(ranks["HAND"])
        assert order[:10].count("POST") >= 8
        assert len(order) == 30


async def test_after_a_refusal_for_all_nothing_is_sent_until_discord_allows_it() -> None:
    async with Sandbox() as sandbox, logged_in(sandbox, RequestBudget(1)) as client:
        where = [place.channel_id for place in places(sandbox.world, 4)]
        sandbox.faults.limit("POST", MESSAGES, retry_after=2.5, scope="global")
        await asyncio.gather(*(says(client, one, "hello") for one in where))
        refused, *later = sandbox.calls
        assert refused.status == 429
        assert [call.status for call in later] == [200] * 4
        assert min(call.moment for call in later) - refused.moment >= 2.5


async def test_an_answer_to_an_interaction_is_never_held_back() -> None:
    budget = RequestBudget(1)
    async with Sandbox() as sandbox, logged_in(sandbox, budget) as client:
        budget.pause(3600)
        callback = discord.http.Route("POST", "/interactions/1/token/callback")
        async with asyncio.timeout(5):
            with pytest.raises(discord.NotFound):  # there is no such interaction, but Discord was asked
                await client.http.request(callback, json={"type": 6})
        assert [call.path for call in sandbox.calls] == ["/interactions/1/token/callback"]
