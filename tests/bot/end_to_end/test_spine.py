"""The real bot process in the sandbox: every kind of interaction, and everything that can go wrong."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from bot.language.words import words_for
from bot.private.help_page import TOPICS
from sandbox.world.permissions import Permission
from tests.bot.bot_process import playing, until

pytestmark = pytest.mark.usefixtures("database")

CALLBACK = "/interactions/*/callback"
MESSAGES = "/channels/*/messages"


async def test_a_person_finds_their_way_from_help_to_about(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, _, ana, ben):
        answer = await ana.slash("/about")
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert "unofficial fan project" in answer.text
        ben.misses("unofficial fan project")

        assert await ana.autocomplete("/help", topic="hand") == ["Private hands"]
        titles = [words_for("en")(f"help-topic-{topic}") for topic in TOPICS]
        assert await ana.autocomplete("/help", topic="") == titles
        assert "comes by DM" in (await ana.slash("/help", topic="private")).text
        changed = await ana.choose("Choose a topic", "The game")
        assert "outer wall" in changed.text
        assert "have anything on that" in (await ana.slash("/help", topic="chess")).text


async def test_a_report_is_written_in_a_form_and_kept(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, _):
        await ana.slash("/about")
        assert (await ana.press("Report a problem")).modal is not None
        assert "number 1" in (await ana.submit(text="It's ‹broken›; DROP TABLE reports")).text
        assert bot.rows("SELECT user_id, text FROM reports") == [
            (ana.id, "It's ‹broken›; DROP TABLE reports")
        ]


async def test_a_dm_with_a_picture_arrives_or_the_person_is_told_privately(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/about")
        assert "private hands will reach you" in (await ana.press("Test my DMs")).text
        (sent,) = ana.dms()
        (picture,) = sent.pictures()
        assert picture.size == (320, 320)
        assert sent.alt_texts == ["An eight-pointed star in terracotta on a pale tile"]

        sandbox.world.users[ben.id].accepts_dms = False
        await ben.slash("/about")
        answer = await ben.press("Test my DMs")
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert "can’t send you a DM" in answer.text
        assert ben.dms() == []
        ana.misses("can’t send you a DM")
        assert bot.rows("SELECT user_id FROM people WHERE dm_closed = 1") == [(ben.id,)]


async def test_a_table_opens_fills_and_closes(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("Waiting for 1 more")
        await ben.press("Join")
        assert "2. Ben" in await ana.sees("2 of 6 seats")
        assert "You already have a seat at this table" in (await ben.press("Join")).text
        assert "Only the person in charge" in (await ben.press("Close table")).text
        await ben.press("Leave")
        assert "don’t have a seat at this table" in (await ben.press("Leave")).text
        table = await ana.sees("Waiting for 1 more")
        asked = await ana.press("Close table")
        assert "is closed" in (await ana.press("Close the table", on=asked.message)).text
        await until(lambda: table.buttons == [])
        assert bot.rows("SELECT number FROM events") == [(1,), (2,), (3,), (4,)]
        assert "no table here" in (await ana.slash("/alhambra show")).text


async def test_the_post_of_a_lobby_ends_as_what_it_was_when_the_game_began(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("Waiting for 1 more")
        await ben.press("Join")
        lobby = await ana.sees("2 of 6 seats")
        await ana.press("Start")
        await until(lambda: bot.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)], 30.0)
        assert "The game is on" in lobby.text
        assert "2. Ben" in lobby.text
        assert lobby.buttons == []


async def test_there_is_one_table_a_channel_and_threads_have_their_own(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        assert "already" in (await ben.slash("/alhambra new")).text
        answer = await ben.slash("/alhambra new", thread=True)
        thread = sandbox.world.channel("Alhambra – Ben")
        assert f"<#{thread.id}>" in answer.text
        ana.goes_to(thread)
        await ana.sees("Ben has opened a table")
        await ana.press("Join")
        await ana.sees("2 of 6 seats")


async def test_names_are_shown_as_they_are_and_ping_nobody(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        sandbox.world.users[ana.id].display = "**@everyone** <@1>"
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        assert "\\*\\*" in seen.text
        assert not seen.message.pings_everyone
        assert seen.message.pings == []


async def test_old_buttons_answer_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await bot.restart()
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_commands_are_synced_only_when_they_changed(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, _):
        await bot.restart()
        await ana.slash("/about")
        puts = [call for call in sandbox.calls if call.method == "PUT" and call.path.endswith("/commands")]
        assert len(puts) == 1


async def test_an_interaction_sent_while_the_line_was_down_is_answered_after_the_resume(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, _):
        await ana.slash("/about")
        sandbox.gateway.reset()
        assert "unofficial" in (await ana.slash("/about")).text
        sandbox.gateway.reconnect()
        assert "unofficial" in (await ana.slash("/about")).text


async def test_a_double_click_takes_effect_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        answers = await asyncio.gather(*(ben.press("Join", on=seen) for _ in range(5)))
        assert sum("already" in answer.text for answer in answers) == 4
        assert bot.rows("SELECT count(*) FROM events") == [(2,)]


async def test_an_interaction_delivered_twice_takes_effect_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sent: list[tuple[str, object, int | None]] = []
        sandbox.world.dispatchers.append(lambda *event: sent.append(event))
        await ben.press("Join")
        await ben.press("Leave")
        (join, _) = [event for event in sent if event[0] == "INTERACTION_CREATE"]
        sandbox.world.dispatch(*join)  # type: ignore[arg-type]
        await ana.slash("/about")
        assert bot.rows("SELECT count(*) FROM events") == [(3,)]
        assert "1 more" in (await ana.sees("has opened a table")).text


async def test_a_thread_and_a_report_delivered_twice_are_made_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, _):
        sent: list[tuple[str, object, int | None]] = []
        sandbox.world.dispatchers.append(lambda *event: sent.append(event))
        await ana.slash("/alhambra new", thread=True)
        await ana.slash("/about")
        await ana.press("Report a problem")
        await ana.submit(text="twice")
        for event in [event for event in sent if event[0] == "INTERACTION_CREATE"]:
            sandbox.world.dispatch(*event)  # type: ignore[arg-type]
        await ana.slash("/about")
        assert len([one for one in sandbox.world.channels.values() if one.is_thread]) == 1
        assert bot.rows("SELECT count(*) FROM tables") == [(1,)]
        assert bot.rows("SELECT count(*) FROM reports") == [(1,)]


@pytest.mark.on_both_databases
async def test_slow_work_says_thinking_first_and_answers_then(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/about")
        with bot.unwritable():
            opening = asyncio.create_task(ana.slash("/alhambra new"))
            await until(lambda: any(one.is_loading for one in ana.messages()))
        assert "Your table is open" in (await opening).text
        await ben.sees("has opened a table")


@pytest.mark.on_both_databases
async def test_an_unexpected_error_is_answered_with_a_code_and_logged(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        await ana.slash("/about")
        bot.change("DROP TABLE outbox")
        answer = await ana.slash("/alhambra new")
        assert "Something went wrong" in answer.text
        assert answer.message is not None
        assert answer.message.is_ephemeral
        ben.misses("Something went wrong")
        (code,) = re.findall(r"`([0-9a-f]{8})`", answer.text)
        await bot.stop()
        (line,) = [json.loads(line) for line in bot.log() if code in line]
        assert line["level"] == "ERROR"
        assert re.search("no such table|does not exist", line["error"])
        assert bot.rows("SELECT count(*) FROM tables") == [(0,)]


async def test_a_slow_down_from_discord_delays_but_loses_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        sandbox.faults.limit("POST", MESSAGES, retry_after=0.3)
        sandbox.faults.limit("POST", CALLBACK, retry_after=0.3)
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        assert len([one for one in ben.messages() if "has opened" in one]) == 1


async def test_an_error_of_discords_before_or_after_the_answer_is_survived(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.fail("POST", CALLBACK)
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sandbox.faults.fail("POST", CALLBACK, after=True)
        await ben.press("Join")
        await ana.sees("2 of 6 seats")
        assert bot.rows("SELECT count(*) FROM events") == [(2,)]


async def test_a_post_that_arrived_though_discord_said_error_is_not_doubled(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        sandbox.faults.fail("POST", MESSAGES, after=True)
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await ana.slash("/about")
        assert len([one for one in ben.messages() if "has opened" in one]) == 1


async def test_a_crash_between_saving_and_posting_is_made_good_at_the_next_start(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.slow("POST", MESSAGES, seconds=30)
        await ana.slash("/alhambra new")
        await until(lambda: bot.rows("SELECT count(*) FROM events") == [(1,)])
        ben.misses("has opened a table")
        await bot.kill()
        sandbox.faults.clear()
        await until(lambda: not sandbox.gateway.connected())
        await bot.start()
        await ben.sees("has opened a table")
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_a_crash_after_posting_and_before_noting_it_does_not_post_twice(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.faults.slow("POST", MESSAGES, seconds=30, after=True)
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await bot.kill()
        sandbox.faults.clear()
        await until(lambda: not sandbox.gateway.connected())
        await bot.start()
        await until(lambda: bot.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)], 30.0)
        assert len([one for one in ben.messages() if "has opened" in one]) == 1
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_a_crash_before_the_answer_leaves_the_table_up_to_date_at_the_next_start(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        sandbox.faults.slow("POST", CALLBACK, seconds=30)
        pressing = asyncio.create_task(ben.press("Join"))
        await until(lambda: bot.rows("SELECT count(*) FROM events") == [(2,)])
        await bot.kill()
        sandbox.faults.clear()
        sandbox.clock.move(4)
        await asyncio.gather(pressing, return_exceptions=True)
        await until(lambda: not sandbox.gateway.connected())
        await bot.start()
        await ana.sees("2 of 6 seats")


async def test_missing_permissions_are_named_and_nothing_is_kept(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        sandbox.world.overwrite(ana.channel, sandbox.world.bot_id, deny=int(Permission.SEND_MESSAGES))
        answer = await ana.slash("/alhambra new")
        assert "**Send Messages**" in answer.text
        ben.misses("Send Messages")
        assert bot.rows("SELECT count(*) FROM tables") == [(0,)]


async def test_a_table_whose_post_was_deleted_can_be_shown_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, ben):
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        del sandbox.world.messages[seen.id]
        bot.let_posts_rest()
        await ben.slash("/alhambra show")
        await ben.sees("has opened a table")
        await ben.press("Join")
        await ana.sees("2 of 6 seats")


async def test_being_asked_to_stop_finishes_what_was_started(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, bot, ana, _):
        sandbox.faults.slow("POST", CALLBACK, seconds=0.6)
        asking = asyncio.create_task(ana.slash("/about"))
        await asyncio.sleep(0.2)
        assert await bot.stop() == 0
        assert "unofficial" in (await asking).text


async def test_a_button_of_another_age_is_explained(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        join = next(part for part in seen.message.components[0]["components"][3]["components"])
        for custom_id in ("a0:table:1:1:join", "a1:table:99:1:join", "a1:table:1:1:dance", "a1:??", "x"):
            join["custom_id"] = custom_id
            assert "older version" in (await ben.press(custom_id, on=seen)).text
        await ana.press("Close table")
        assert sandbox.calls[-1].status < 400
