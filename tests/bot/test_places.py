"""What people do to the bot's places: deleted channels and messages, lost rights, closed DMs, empty seats."""

import asyncio
from pathlib import Path

from sandbox.people.people import Person
from sandbox.world import messages, moderation
from sandbox.world.permissions import Permission
from tests.bot.evening import Evening, evening
from tests.bot.players import newest_table
from tests.bot.stage import until
from tests.bot.test_hostile import failures

RIGHTS = (Permission.SEND_MESSAGES, Permission.ATTACH_FILES, Permission.READ_MESSAGE_HISTORY)


def mover(night: Evening) -> Person:
    return night.person(night.game().to_act[0])


async def whole_turn(night: Evening) -> None:
    """A turn, without waiting for its posts."""
    turn = night.position()
    while night.position() == turn:
        await night.step()


async def test_a_game_whose_table_post_was_deleted_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        messages.delete(night.sandbox.world, newest_table(night.people[0]).message)
        night.bot.let_posts_rest()
        await mover(night).slash("/alhambra show")
        await night.settled()
        await night.turn()
        messages.delete(night.sandbox.world, newest_table(night.people[0]).message)
        await mover(night).slash("/end")
        night.bot.let_posts_rest()
        await mover(night).slash("/alhambra show")
        await night.settled()
        await night.turn()
        night.check_hands()
        assert failures(night) == []


async def test_a_turn_is_posted_while_its_answer_is_still_on_its_way(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        first, money = mover(night), f"M {night.game().display[0]}"
        await first.slash("/take", cards=money)
        night.sandbox.faults.slow("POST", "/interactions/*/callback", seconds=20)
        ending = asyncio.create_task(first.slash("/end"))
        await until(lambda: "Turn 2" in newest_table(first).text, 15)
        assert not ending.done()
        ending.cancel()


async def test_a_hand_whose_dm_was_deleted_comes_again_in_one_message(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        for person in night.people:
            messages.delete(night.sandbox.world, person.dms()[0].message)
        for _ in range(4):
            await night.turn()
        night.check()


async def test_a_right_that_is_taken_away_is_named_and_everything_is_posted_when_it_is_back(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        world, channel = night.sandbox.world, night.people[0].channel
        for right in RIGHTS:
            world.overwrite(channel, world.bot_id, deny=int(right))
            ana = mover(night)
            await whole_turn(night)
            assert any("I lack" in one for one in ana.messages() if one.is_ephemeral), right.name
            world.overwrite(channel, world.bot_id, deny=0)
            await night.turn()
            night.check()
        assert failures(night) == []


async def test_a_game_goes_with_its_channel_and_nothing_else_does(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        for person in night.people:
            person.goes_to("lounge")
        await night.people[0].slash("/alhambra new")
        moderation.delete_channel(night.sandbox.world, night.sandbox.world.channel("alhambra").id)
        await until(lambda: night.bot.rows("SELECT id FROM tables WHERE closed_at IS NULL") == [(2,)], 20)
        await night.people[1].press("Join")
        await night.people[0].sees("2 of 6 seats")
        assert "lounge" not in (await night.people[0].slash("/about")).text
        await night.settled()
        assert failures(night) == []


async def test_a_channel_that_went_while_the_bot_was_away_takes_its_table_along(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        await night.bot.stop()
        moderation.delete_channel(night.sandbox.world, night.sandbox.world.channel("alhambra").id)
        night.bot.change(
            "INSERT INTO outbox (table_id, number, kind, interaction_id) VALUES (1, 14, 'table', 1)"
        )
        await until(lambda: not night.sandbox.gateway.connected())
        await night.bot.start()
        await until(lambda: night.bot.rows("SELECT 1 FROM tables WHERE closed_at IS NULL") == [], 20)
        for person in night.people:
            person.goes_to("lounge")
        assert "no open table" in (await night.people[0].slash("/about")).text


async def test_a_thread_has_its_whole_game_and_goes_with_it(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        ana, ben = night.people
        await ana.slash("/alhambra new", thread=True)
        thread = night.sandbox.world.channel("Alhambra – Ana")
        for person in night.people:
            person.goes_to(thread)
        await ben.sees("has opened a table")
        await ben.press("Join")
        await ana.press("Start")
        await night.settled()
        await night.turn()
        night.check()
        panel = await mover(night).press("Take money")
        assert panel.message is not None
        moderation.delete_channel(night.sandbox.world, thread.id)
        await until(lambda: night.bot.rows("SELECT 1 FROM tables WHERE closed_at IS NULL") == [], 20)


async def test_closed_dms_are_told_once_and_only_to_their_owner(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        ana, ben = night.people
        night.sandbox.world.users[ben.id].accepts_dms = False
        await night.begin()
        assert ben.dms() == []
        first = await ben.press("My hand")
        assert "your direct messages are closed to me" in first.text
        assert first.message is not None
        assert first.message.is_ephemeral
        again = await ben.slash("/hand")
        assert "closed to me" not in again.text
        assert "Your hand" in again.text
        ana.misses("closed to me")
        for _ in range(3):
            await night.turn()
        night.check_posts()
        ana.misses("closed to me")
        opened = night.sandbox.world.users[ben.id]
        opened.accepts_dms = True
        await ben.slash("/settings", dms=True)
        await until(lambda: len(ben.dms()) == 1)
        night.check_hands()


async def test_opening_dms_too_fast_says_nothing_about_anybody_and_hands_come_later(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        for _ in range(2):
            night.sandbox.faults.refuse(
                "POST", "/users/@me/channels", status=400, code=40003, message="Opening DMs too fast"
            )
        ana = night.people[0]
        await ana.slash("/about")
        assert "asks me to wait" in (await ana.press("Try my DMs")).text
        await night.begin()  # which waits until everything is posted
        night.check_hands()
        opened = [call.status for call in night.sandbox.calls if call.path == "/users/@me/channels"]
        assert sorted(opened) == [200, 200, 400, 400], "none was tried during the pause"
        assert night.bot.rows("SELECT count(*) FROM people WHERE dm_closed") == [(0,)]
        assert failures(night) == []


async def test_whoever_wants_no_dms_gets_none_until_they_do(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        ana, ben = night.people
        await ben.slash("/settings", dms=False)
        await night.begin()
        for _ in range(2):
            await night.turn()
        assert ben.dms() == []
        assert len(ana.dms()) == 1
        await ben.slash("/settings", dms=True)
        await night.settled()
        night.check()


async def test_a_seat_that_was_left_waits_and_is_taken_with_its_hand(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        leaving, chloe = mover(night), night.sandbox.person("Chloé")
        panel = await leaving.press("Take money")
        assert panel.message is not None
        assert "whoever joins gets the seat with its money" in (await leaving.slash("/leave")).text
        await leaving.press("Free my seat for good")
        await until(lambda: panel.message is not None and "no hand to show" in panel.message.text)
        assert panel.message.buttons == []
        assert "no seat" in (await leaving.slash("/end")).text
        assert "no seat" not in (await chloe.slash("/hand")).text
        assert chloe.dms() == []
        await chloe.slash("/join")
        await night.settled()
        night.people = [chloe if person is leaving else person for person in night.people]
        night.check_hands()
        await night.turn()
        night.check_hands()
        assert "All" in (await leaving.slash("/join")).text or "all" in (await leaving.slash("/join")).text
        await night.settled()
        assert failures(night) == []


async def test_somebody_who_comes_back_finds_their_own_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, 3) as night:
        await night.begin()
        ana, ben, _ = night.people
        for person in (ana, ben):
            await person.slash("/leave")
            await person.press("Free my seat for good")
        await ben.slash("/join")
        assert night.table().lobby.seat_of(ben.id) == 1
        await ana.slash("/join")
        assert night.table().lobby.seat_of(ana.id) == 0
        await night.settled()
        night.check_hands()


async def test_a_player_who_left_the_server_holds_nothing_up_for_the_others(tmp_path: Path) -> None:
    async with evening(tmp_path, 3) as night:
        await night.begin()
        gone = next(person for person in night.people if person is not mover(night))
        del night.sandbox.world.guilds[gone.channel.guild_id or 0].members[gone.id]
        night.sandbox.world.users[gone.id].accepts_dms = False
        await night.turn()
        assert failures(night) == []
