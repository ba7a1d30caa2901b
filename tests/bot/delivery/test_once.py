"""Once, and where it belongs: answers that get lost, come late or cross, posts that fail, posts that move."""

import asyncio
from pathlib import Path

import pytest

from sandbox.world import messages, moderation
from sandbox.world.permissions import Permission
from tests.bot.bot_process import playing, until

pytestmark = pytest.mark.usefixtures("database")

CALLBACK = "/interactions/*/callback"
MESSAGES = "/channels/*/messages"


async def test_an_answer_lost_on_the_way_never_replaces_the_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        table = await ben.sees("has opened a table")
        sandbox.faults.drop("POST", CALLBACK, after=True)
        await ben.press("Join")
        await ana.sees("2 of 6 seats")
        lobby = [
            "Join",
            "Leave",
            "Start",
            "Invite",
            "Add computer player",
            "Modules",
            "Options",
            "Close table",
        ]
        assert table.buttons == lobby
        await until(lambda: bot.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)])


async def test_a_closing_delivered_twice_leaves_the_closed_table_in_place(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sent: list[tuple[str, object, int | None]] = []
        asked = await ana.press("Close table")
        sandbox.world.dispatchers.append(lambda *event: sent.append(event))
        await ana.press("Close the table", on=asked.message)
        (press,) = [event for event in sent if event[0] == "INTERACTION_CREATE"]
        sandbox.world.dispatch(*press)  # type: ignore[arg-type]
        await ben.slash("/about")
        assert "opened by Ana, is closed" in (await ben.sees("is closed")).text


async def test_an_answer_that_came_too_late_is_made_good(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        sandbox.faults.slow("POST", CALLBACK, seconds=0.5)
        interaction = sandbox.person_acts.press(ben.id, seen.id, _join(seen))
        await asyncio.sleep(0.1)
        sandbox.clock.move(5)
        await sandbox.person_acts.outcome(interaction)
        assert interaction.failed
        await ana.sees("2 of 6 seats")


async def test_answers_that_cross_leave_the_newest_state(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        chloe = sandbox.person("Chloé")
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sandbox.faults.slow("POST", CALLBACK, seconds=0.6)
        slow = asyncio.create_task(ben.press("Join"))
        await asyncio.sleep(0.2)
        await chloe.press("Join")
        await slow
        await ana.sees("3 of 6 seats")
        await ana.slash("/about")
        assert "3 of 6 seats" in (await ana.sees("has opened a table")).text


async def test_a_table_shown_again_has_one_living_post(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/alhambra new")
        old = await ben.sees("has opened a table")
        bot.let_posts_rest()
        await ben.slash("/alhambra show")
        await until(lambda: old.buttons == [])
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_a_button_of_an_older_post_refreshes_the_newest(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        old = await ben.sees("has opened a table")
        join = _join(old)
        components = [dict(part) for part in old.message.components]
        bot.let_posts_rest()
        await ben.slash("/alhambra show")
        await until(lambda: old.buttons == [])
        old.message.components = components
        sandbox.person_acts.press(ben.id, old.id, join)
        await until(lambda: sum("2 of 6 seats" in one for one in ana.messages()) == 2)


async def test_one_channel_that_discord_will_not_have_holds_up_no_other(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.refuse(
            "POST",
            f"/channels/{ana.channel.id}/messages",
            status=400,
            code=200000,
            message="Blocked by AutoMod",
        )
        await ana.slash("/alhambra new")
        ben.goes_to("lounge")
        await ben.slash("/alhambra new")
        await ben.sees("has opened a table")
        await until(
            lambda: (
                bot.rows("SELECT problem IS NOT NULL, done_at IS NOT NULL FROM outbox ORDER BY id")
                == [(1, 1), (0, 1)]
            )
        )


async def test_a_post_that_met_trouble_is_tried_again_at_the_next_start(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.fail("POST", MESSAGES, times=2)
        sandbox.faults.slow("POST", MESSAGES, seconds=30)
        await ana.slash("/alhambra new")
        await bot.kill()
        sandbox.faults.clear()
        await until(lambda: not sandbox.gateway.connected())
        await bot.start()
        await ben.sees("has opened a table")


async def test_a_post_made_before_a_long_outage_is_found_and_not_doubled(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.slow("POST", MESSAGES, seconds=30, after=True)
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await bot.kill()
        sandbox.faults.clear()
        sandbox.clock.move(1200)
        bot.change("UPDATE outbox SET asked_at = asked_at - 1200")
        await until(lambda: not sandbox.gateway.connected())
        await bot.start()
        await until(lambda: bot.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)])
        assert len([one for one in ben.messages() if "has opened" in one]) == 1
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_two_who_open_a_table_at_once_get_one_and_are_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        answers = await asyncio.gather(ana.slash("/alhambra new"), ben.slash("/alhambra new"))
        assert sorted("already" in answer.text for answer in answers) == [False, True]
        assert bot.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_a_thread_with_a_table_gets_no_second_one(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new", thread=True)
        ben.goes_to(sandbox.world.channel("Alhambra – Ana"))
        await ben.sees("has opened a table")
        assert "already" in (await ben.slash("/alhambra new", thread=True)).text


async def test_showing_a_table_where_the_bot_may_not_write_says_so(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sandbox.world.overwrite(ana.channel, sandbox.world.bot_id, deny=int(Permission.SEND_MESSAGES))
        assert "**Send Messages**" in (await ana.slash("/alhambra show")).text


async def test_a_table_goes_with_its_thread(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, _):
        await ana.slash("/alhambra new", thread=True)
        moderation.delete_channel(sandbox.world, sandbox.world.channel("Alhambra – Ana").id)
        await until(lambda: bot.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL") == [(0,)])


async def test_a_press_on_a_post_deleted_meanwhile_is_kept_and_not_denied(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        sandbox.faults.slow("POST", CALLBACK, seconds=0.4)
        pressing = asyncio.create_task(ben.press("Join"))
        await asyncio.sleep(0.15)
        messages.delete(sandbox.world, seen.message)
        sandbox.clock.move(5)
        await asyncio.gather(pressing, return_exceptions=True)
        ben.misses("wasn’t done")
        assert bot.rows("SELECT count(*) FROM events") == [(2,)]


def _join(seen: object) -> str:
    """The custom_id behind Join."""
    rows = seen.message.components[0]["components"][3]["components"]  # type: ignore[attr-defined]
    return str(rows[0]["custom_id"])
