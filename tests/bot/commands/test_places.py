"""What people do to the bot's places: deleted channels and messages, lost rights, closed DMs, empty seats."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.direct_messages import SHORTEST_PAUSE
from sandbox.people.people import Person
from sandbox.world import messages, moderation
from sandbox.world.permissions import Permission
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import HASTE, GameSession, game_session
from tests.bot.players import newest_table

pytestmark = pytest.mark.usefixtures("database")

RIGHTS = (Permission.SEND_MESSAGES, Permission.ATTACH_FILES, Permission.READ_MESSAGE_HISTORY)


def mover(session: GameSession) -> Person:
    return session.person(session.game().to_act[0])


async def whole_turn(session: GameSession) -> None:
    """A turn, without waiting for its posts."""
    turn = session.position()
    while session.position() == turn:
        await session.step()


async def test_a_game_whose_table_post_was_deleted_goes_on(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        messages.delete(session.sandbox.world, newest_table(session.people[0]).message)
        session.bot.let_posts_rest()
        await mover(session).slash("/alhambra show")
        await session.settled()
        await session.turn()
        messages.delete(session.sandbox.world, newest_table(session.people[0]).message)
        await mover(session).slash("/end")
        session.bot.let_posts_rest()
        await mover(session).slash("/alhambra show")
        await session.settled()
        await session.turn()
        session.check_hands()
        assert failures(session) == []


async def test_a_turn_is_posted_while_its_answer_is_still_on_its_way(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        first, money = mover(session), f"M {session.game().display[0]}"
        await first.slash("/take", cards=money)
        session.sandbox.faults.slow("POST", "/interactions/*/callback", seconds=20)
        ending = asyncio.create_task(first.slash("/end"))
        await until(lambda: "has played" in newest_table(first).text, 15)
        assert not ending.done()
        ending.cancel()


async def test_a_hand_whose_dm_was_deleted_comes_again_in_one_message(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        for person in session.people:
            messages.delete(session.sandbox.world, person.dms()[0].message)
        for _ in range(4):
            await session.turn()
        session.check()


async def test_a_right_that_is_taken_away_is_named_and_everything_is_posted_when_it_is_back(
    tmp_path: Path,
) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        world, channel = session.sandbox.world, session.people[0].channel
        for right in RIGHTS:
            world.overwrite(channel, world.bot_id, deny=int(right))
            ana = mover(session)
            await whole_turn(session)
            assert any("I’m missing" in one for one in ana.messages() if one.is_ephemeral), right.name
            world.overwrite(channel, world.bot_id, deny=0)
            await session.turn()
            session.check()
        assert failures(session) == []


async def test_a_game_goes_with_its_channel_and_nothing_else_does(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        for person in session.people:
            person.goes_to("lounge")
        await session.people[0].slash("/alhambra new")
        moderation.delete_channel(session.sandbox.world, session.sandbox.world.channel("alhambra").id)
        await until(lambda: session.bot.rows("SELECT id FROM tables WHERE closed_at IS NULL") == [(2,)], 20)
        await session.people[1].press("Join")
        await session.people[0].sees("2 of 6 seats")
        assert "lounge" not in (await session.people[0].slash("/about")).text
        await session.settled()
        assert failures(session) == []


async def test_a_channel_that_went_while_the_bot_was_away_takes_its_table_along(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        await session.bot.stop()
        moderation.delete_channel(session.sandbox.world, session.sandbox.world.channel("alhambra").id)
        session.bot.change(
            "INSERT INTO outbox (table_id, number, kind, interaction_id) VALUES (1, 14, 'table', 1)"
        )
        await until(lambda: not session.sandbox.gateway.connected())
        await session.bot.start()
        await until(lambda: session.bot.rows("SELECT 1 FROM tables WHERE closed_at IS NULL") == [], 20)
        for person in session.people:
            person.goes_to("lounge")
        assert "no open table" in (await session.people[0].slash("/about")).text


async def test_a_thread_has_its_whole_game_and_goes_with_it(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new", thread=True)
        thread = session.sandbox.world.channel("Alhambra – Ana")
        for person in session.people:
            person.goes_to(thread)
        await ben.sees("has opened a table")
        await ben.press("Join")
        await ana.press("Start")
        await session.settled()
        await session.turn()
        session.check()
        panel = await mover(session).press("Take money")
        assert panel.message is not None
        moderation.delete_channel(session.sandbox.world, thread.id)
        await until(lambda: session.bot.rows("SELECT 1 FROM tables WHERE closed_at IS NULL") == [], 20)


async def test_closed_dms_are_told_once_and_only_to_their_owner(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        session.sandbox.world.users[ben.id].accepts_dms = False
        await session.begin()
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
            await session.turn()
        session.check_posts()
        ana.misses("closed to me")
        opened = session.sandbox.world.users[ben.id]
        opened.accepts_dms = True
        await ben.slash("/settings", dms=True)
        await until(lambda: len(ben.dms()) == 1)
        session.check_hands()


async def test_opening_dms_too_fast_says_nothing_about_anybody_and_hands_come_later(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        for _ in range(2):
            session.sandbox.faults.refuse(
                "POST", "/users/@me/channels", status=400, code=40003, message="Opening DMs too fast"
            )
        ana = session.people[0]
        await ana.slash("/about")
        assert "wants me to wait" in (await ana.press("Test my DMs")).text
        await session.begin()  # which waits until everything is posted
        session.check_hands()
        opened = [call for call in session.sandbox.calls if call.path == "/users/@me/channels"]
        assert [call.status for call in opened] == [400, 400, 200, 200]
        assert opened[2].moment - opened[1].moment >= SHORTEST_PAUSE / float(HASTE), "none is tried meanwhile"
        assert session.bot.rows("SELECT count(*) FROM people WHERE dm_closed = 1") == [(0,)]
        assert failures(session) == []


async def test_whoever_wants_no_dms_gets_none_until_they_do(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ben.slash("/settings", dms=False)
        await session.begin()
        for _ in range(2):
            await session.turn()
        assert ben.dms() == []
        assert len(ana.dms()) == 1
        await ben.slash("/settings", dms=True)
        await session.settled()
        session.check()


async def test_a_seat_that_was_left_waits_and_is_taken_with_its_hand(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        leaving, chloe = mover(session), session.sandbox.person("Chloé")
        panel = await leaving.press("Take money")
        assert panel.message is not None
        assert "whoever joins gets the seat and its money" in (await leaving.slash("/leave")).text
        await leaving.press("Free my seat for good")
        await until(lambda: panel.message is not None and "no hand to show" in panel.message.text)
        assert panel.message.buttons == []
        assert "don’t have a seat" in (await leaving.slash("/end")).text
        assert "don’t have a seat" not in (await chloe.slash("/hand")).text
        assert chloe.dms() == []
        await chloe.slash("/join")
        await session.settled()
        session.people = [chloe if person is leaving else person for person in session.people]
        session.check_hands()
        await session.turn()
        session.check_hands()
        assert "every seat is taken" in (await leaving.slash("/join")).text
        await session.settled()
        assert failures(session) == []


async def test_somebody_who_comes_back_finds_their_own_seat(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        ana, ben, _ = session.people
        for person in (ana, ben):
            await person.slash("/leave")
            await person.press("Free my seat for good")
        await ben.slash("/join")
        assert session.table().lobby.seat_of(ben.id) == 1
        await ana.slash("/join")
        assert session.table().lobby.seat_of(ana.id) == 0
        await session.settled()
        session.check_hands()


async def test_a_player_who_left_the_server_holds_nothing_up_for_the_others(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        gone = next(person for person in session.people if person is not mover(session))
        del session.sandbox.world.guilds[gone.channel.guild_id or 0].members[gone.id]
        session.sandbox.world.users[gone.id].accepts_dms = False
        await session.turn()
        assert failures(session) == []
