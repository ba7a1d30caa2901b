"""The real bot, asked how it is: while it starts, plays, and loses what it needs."""

import asyncio
import json
import re
from pathlib import Path

from sandbox.people.people import Person
from sandbox.server import Sandbox
from tests.bot.bot_process import TIMEOUT, BotProcess, playing, until
from tests.bot.game_session import game_session
from tests.bot.monitoring.asked import Samples, address_of, ask, becomes_ready, samples

ANY_PORT = "127.0.0.1:0"


def callbacks(sandbox: Sandbox) -> int:
    """How many interactions the bot has answered, as Discord knows it."""
    return sum(call.path.startswith("/interactions/") and call.status < 300 for call in sandbox.calls)


async def test_a_game_is_counted_as_it_was_played(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_MONITOR=ANY_PORT) as session:
        address = await address_of(session.bot)
        await becomes_ready(address)
        assert (await ask(address, "/healthz")).status == 200
        await session.begin()
        for _ in range(3):
            await session.turn()
        await session.settled()
        seen = await samples(address)
        _check_interactions(seen, session.sandbox)
        _check_requests(seen, session.sandbox)
        assert seen.total("alhambra_tables_open") == 1
        assert seen.total("alhambra_posts_waiting") == 0
        assert seen.total("alhambra_ready") == seen.total("alhambra_database_up") == 1
        assert seen.total("alhambra_database_seconds_count", work="tables.add") > 3
        assert seen.total("alhambra_database_failures_total") == 0
        assert seen.total("alhambra_work_seconds_count", pool="drawing") > 3
        assert seen.total("alhambra_work_waiting") == 0
        assert seen.total("process_resident_memory_bytes") > 20e6
        assert seen.total("alhambra_workers_memory_bytes") > 1e6
        assert seen.total("alhambra_gateway_events_total", event="connected") == 1
        await session.people[0].autocomplete("/take", cards="")
        assert (await samples(address)).total("alhambra_interactions_total", kind="suggestion") == 1
        _check_that_nobody_is_named(seen, session.sandbox, session.people)


def _check_interactions(seen: Samples, sandbox: Sandbox) -> None:
    asked = callbacks(sandbox)
    assert seen.total("alhambra_interactions_total") == asked > 10
    assert seen.total("alhambra_interactions_total", outcome="answered") == asked
    for name in ("alhambra_acknowledgement_seconds", "alhambra_answer_seconds"):
        assert seen.total(f"{name}_count") == asked
        assert 0 < seen.total(f"{name}_sum") < 60 * asked


def _check_requests(seen: Samples, sandbox: Sandbox) -> None:
    api = [call for call in sandbox.calls if call.status < 300]
    assert seen.total("alhambra_requests_total", outcome="2xx") == len(api)
    answers = [call for call in api if call.path.startswith(("/interactions/", "/webhooks/"))]
    assert seen.total("alhambra_requests_total", outcome="2xx", priority="interaction") == len(answers)
    assert seen.total("alhambra_request_wait_seconds_count") == len(api) - len(answers)


def _check_that_nobody_is_named(seen: Samples, sandbox: Sandbox, people: list[Person]) -> None:
    private = {str(number) for number in (*sandbox.world.channels, *sandbox.world.guilds)}
    private |= {str(person.id) for person in people} | {person.user.display for person in people}
    assert not private & seen.labels()
    assert not [one for one in seen.labels() if re.search(r"\d{5,}", one)]


async def test_a_crowd_is_counted_to_the_last_press_while_everybody_looks(tmp_path: Path) -> None:
    async with game_session(tmp_path, 6, ALHAMBRA_MONITOR=ANY_PORT) as session:
        address = await address_of(session.bot)

        async def ask_for_help(person: Person) -> None:
            for _ in range(5):
                await person.slash("/help")

        asking = asyncio.gather(*(ask_for_help(person) for person in session.people))
        counted = [0.0]
        while not asking.done():
            scrape = await samples(address)
            counted.append(
                sum(value for name, _, value in scrape.figures if name == "alhambra_interactions_total")
            )
        await asking
        assert counted == sorted(counted)
        seen = await samples(address)
        assert seen.total("alhambra_interactions_total", kind="command", outcome="answered") == 30
        assert callbacks(session.sandbox) == 30


async def test_what_is_wrong_is_seen(tmp_path: Path) -> None:
    async with playing(tmp_path, ALHAMBRA_HASTE="10", ALHAMBRA_MONITOR=ANY_PORT) as (sandbox, bot, ana, _):
        address = await address_of(bot)
        await _failures_are_counted(bot, ana, address)
        await _late_posts_show(sandbox, bot, ana, address)
        await _a_broken_connection_shows(sandbox, address)
        await _a_stop_shows(sandbox, bot, ana, address)


async def _failures_are_counted(bot: BotProcess, ana: Person, address: str) -> None:
    for name in ("tables", "notes"):
        bot.change(f"ALTER TABLE {name} RENAME TO lost_{name}")
    broken = await ana.slash("/alhambra new")
    seen = await samples(address)
    assert (await ask(address, "/readyz")).text == "database\n"
    for name in ("tables", "notes"):
        bot.change(f"ALTER TABLE lost_{name} RENAME TO {name}")
    _check_that_the_code_finds_the_lines(bot, broken.text)
    assert seen.total("alhambra_database_up") == 0
    assert seen.total("alhambra_interactions_total", outcome="failed") == 1
    assert seen.total("alhambra_database_failures_total") >= 1


def _check_that_the_code_finds_the_lines(bot: BotProcess, shown: str) -> None:
    found = [line for line in map(json.loads, bot.log()) if f"`{line.get('request')}`" in shown]
    assert [line["error_id"] for line in found if "error_id" in line] == [found[0]["request"]]


async def _late_posts_show(sandbox: Sandbox, bot: BotProcess, ana: Person, address: str) -> None:
    sandbox.faults.limit("POST", "/channels/*/messages", retry_after=0.01)
    sandbox.faults.refuse(
        "POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions", times=99
    )
    await ana.slash("/alhambra new")
    await until(lambda: "left for later" in "".join(bot.log()))
    (line,) = [json.loads(line) for line in bot.log() if "left for later" in line]
    assert len(line["request"]) == 8, "posting follows from what she did"
    assert line["table"] == 1
    bot.change("UPDATE outbox SET asked_at = asked_at - 1000")
    seen = await samples(address)
    assert seen.total("alhambra_posts_waiting", kind="table") == 1
    assert seen.total("alhambra_rate_limited_total", scope="user") == 1
    assert seen.total("alhambra_requests_total", priority="post", outcome="4xx") >= 2
    assert 1000 <= seen.total("alhambra_oldest_post_age_seconds", kind="table") < 1100


async def _a_broken_connection_shows(sandbox: Sandbox, address: str) -> None:
    await sandbox.gateway.close(4000)
    await becomes_ready(address)
    seen = await samples(address)
    assert seen.total("alhambra_gateway_events_total", event="broken") == 1


async def _a_stop_shows(sandbox: Sandbox, bot: BotProcess, ana: Person, address: str) -> None:
    sandbox.faults.clear()
    sandbox.faults.slow("POST", "/interactions/*", seconds=2)
    asking = asyncio.create_task(ana.slash("/help"))
    await until(lambda: not any(one.times for one in sandbox.faults.planned))
    stopping = asyncio.create_task(bot.stop())
    async with asyncio.timeout(TIMEOUT):
        while (await ask(address, "/readyz")).text != "stopping\n":
            await asyncio.sleep(0.01)
    assert (await ask(address, "/healthz")).status == 200
    assert await stopping == 0
    assert (await asking).text
