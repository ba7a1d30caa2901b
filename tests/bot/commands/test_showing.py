"""`/alhambra show`: the table comes again for those who need it, and disturbs nobody a second time."""

import asyncio
from pathlib import Path

import pytest

from sandbox.world.state import MessageFlag
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import newest_table

pytestmark = pytest.mark.usefixtures("database")


async def begun(session: GameSession) -> int:
    """A game whose posts call the players, and whose first turn has been posted; gives how many there are."""
    await session.begin(pace="none")
    mover = session.person(session.game().to_act[0])
    assert newest_table(mover).message.pings == [mover.id]
    return len(session.public())


async def test_for_an_onlooker_the_table_comes_again_in_silence(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        before, gus = await begun(session), session.sandbox.person("Gus")
        session.bot.change("UPDATE outbox SET asked_at = asked_at - 61")
        await gus.slash("/alhambra show")
        await session.settled()
        (again,) = session.public()[before:]
        assert again.message.pings == []
        assert again.message.mentions == []
        assert again.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
        assert "Take money" in again.buttons
        assert failures(session) == []


async def test_an_onlooker_is_told_where_a_table_is_that_was_posted_in_the_last_minute(
    tmp_path: Path,
) -> None:
    async with game_session(tmp_path, 2) as session:
        before, gus = await begun(session), session.sandbox.person("Gus")
        session.bot.change("UPDATE outbox SET asked_at = asked_at - 50")
        answer = await gus.slash("/alhambra show")
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert f"/{newest_table(gus).id}" in answer.text
        await session.settled()
        assert len(session.public()) == before
        assert failures(session) == []


async def test_many_who_ask_at_once_get_one_post(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        before = await begun(session)
        session.bot.let_posts_rest()
        everybody = [session.sandbox.person(name) for name in ("Gus", "Chloé", "Dmitri", "Eva")]
        await asyncio.gather(*(one.slash("/alhambra show") for one in everybody for _ in range(3)))
        await session.settled()
        assert len(session.public()) == before + 1


async def test_a_player_may_show_the_table_after_ten_seconds_and_calls_nobody_twice(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        before, ana = await begun(session), session.people[0]
        first = newest_table(ana)
        assert f"/{first.id}" in (await ana.slash("/alhambra show")).text
        for shown in (1, 2):
            session.bot.change("UPDATE outbox SET asked_at = asked_at - 11")
            assert "Here it comes" in (await ana.slash("/alhambra show")).text
            await session.settled()
            assert len(session.public()) == before + shown
            assert session.public()[-1].message.pings == []
        await until(lambda: first.buttons == [], session.patience)
        await session.turn()
        mover = session.person(session.game().to_act[0])
        assert newest_table(mover).message.pings == [mover.id], "the next turn calls its player"
        assert failures(session) == []


async def test_a_turn_whose_post_discord_refused_calls_its_player_when_it_is_shown(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await begun(session)
        session.sandbox.faults.refuse(
            "POST",
            f"/channels/{session.people[0].channel.id}/messages",
            status=400,
            code=200000,
            message="Blocked by AutoMod",
        )
        await session.turn()
        mover = session.person(session.game().to_act[0])
        pings = []
        for _ in range(2):
            session.bot.let_posts_rest()
            before = len(session.public())
            await mover.slash("/alhambra show")
            await until(lambda seen=before: len(session.public()) > seen, session.patience)
            pings.append(session.public()[-1].message.pings)
            await session.settled()
        assert pings == [[mover.id], []]


async def test_solo_again_and_again_posts_the_table_once_in_ten_seconds(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1, ALHAMBRA_PAUSE="60") as session:
        (ana,) = session.people
        await ana.slash("/solo")
        await session.settled()
        before = len(session.public())
        for _ in range(3):
            assert "a moment ago" in (await ana.slash("/solo")).text
        session.bot.let_posts_rest()
        for _ in range(3):
            await ana.slash("/solo")
        await session.settled()
        assert len(session.public()) == before + 1


async def test_after_a_turn_the_way_leads_to_the_next_game(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        awaited = session.person(session.game().to_act[0])
        for person in session.people:
            person.goes_to("general")
        session.turns_to(session.table_id + 1)
        await session.begin()
        while session.person(session.game().to_act[0]) is not awaited:
            await session.turn()
        await session.turn()
        ended = awaited.finds("Another game is waiting for you")
        assert ended is not None
        assert ended.is_ephemeral
        assert "Next game" in ended.buttons
        assert "**your turn**" in (await awaited.slash("/mygames")).text
        assert failures(session) == []
