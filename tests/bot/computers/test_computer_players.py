"""Computer players at real tables: mixed games, games to watch, crashes, people who leave and come back."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ai import Level, choose
from bot.table.episodes import as_seen_by
from bot.table.lobby_events import LobbyEvent, SeatTaken, StandInCalled
from engine import Event, fold, legal_actions, play, view_for
from engine.transitions.events import TurnBegun
from sandbox.people.people import Person
from tests.bot.bot_process import until
from tests.bot.game_session import SETTLED, GameSession, game_session
from tests.bot.players import newest_table
from tests.conftest import SOAK

pytestmark = pytest.mark.usefixtures("database")

BY_THEMSELVES = 120.0
"""Seconds that computers get to play on by themselves."""


@asynccontextmanager
async def table_with(
    data: Path,
    people: int,
    levels: Sequence[str],
    *,
    watched: bool = False,
    pause: str = "0",
    die_at: str = "",
) -> AsyncIterator[GameSession]:
    """A table at which so many people and these computer players have begun."""
    async with game_session(
        data, people, seed=people, ALHAMBRA_PAUSE=pause, ALHAMBRA_DIE_AT=die_at
    ) as session:
        await begin(session.people, levels, watched=watched)
        yield session


async def begin(people: Sequence[Person], levels: Sequence[str], *, watched: bool = False) -> None:
    """The first of these people opens a table, the others join, computer players are added, and it starts."""
    opener, *others = people
    await opener.slash("/alhambra new")
    for person in others:
        await person.sees("has opened a table")
        await person.press("Join")
    menu = (await opener.press("Add computer player")).message
    for level in levels:
        assert menu is not None
        menu = (await opener.press(f"Add {level}", on=menu)).message
    if watched:
        await opener.press("Leave")
    await opener.press("Start")


def awaits_computer(session: GameSession) -> bool:
    """Is it for a computer to act? Asked of the bot's own mark, which costs less than to read the game."""
    return session.bot.rows(f"SELECT awaits_computer FROM tables WHERE id = {session.table_id}") == [(1,)]


async def computers_played(session: GameSession) -> None:
    """Wait until it is for a person to act, or the game is over, and all is posted."""
    await until(lambda: not awaits_computer(session), BY_THEMSELVES)
    assert not session.table().computers_to_act
    await session.settled()


async def to_the_end(session: GameSession, most: int = 1000) -> None:
    """People play by buttons whenever it is for them to act, to the end or for so many turns of theirs."""
    await computers_played(session)
    for _ in range(most):
        if not session.game().to_act:
            break
        await session.turn()
        await computers_played(session)


async def test_a_person_plays_along_by_buttons(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Mason")) as session:
        ana = session.people[0]
        await to_the_end(session, 3)
        assert session.game().turn > 6
        session.check_posts()
        dms = [one for one in ana.dms() if one.message.author_id == session.sandbox.world.bot_id]
        assert len(dms) == 1
        assert all(not one.message.pings or one.message.pings == [ana.id] for one in session.public())
        session.check_log()


@pytest.mark.skipif(not SOAK, reason="a whole game of three")
async def test_a_person_plays_along_to_the_end_and_again(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Mason")) as session:
        await to_the_end(session)
        session.check_posts()
        session.check_end()
        before = len(session.public())
        await session.people[0].press("Rematch", on=session.public()[-1])
        await session.settled()
        assert "Zahra (Gardener)" in session.public()[before].text
        assert "Maryam (Mason)" in session.public()[before].text


def foretold(session: GameSession) -> list[Event]:
    """The game as its computer players play it when nothing ever goes wrong, thought out here."""
    events = session.events()
    at = next(n for n, event in enumerate(events, start=1) if isinstance(event, TurnBegun))
    players = session.table().lobby.players
    game = fold([event for event in events[:at] if not isinstance(event, LobbyEvent)])
    number, told = at, list[Event]()
    while game.to_act:
        seat = game.to_act[0]
        own = as_seen_by(game, seat)
        level, seed = players[seat].level, (session.table_id << 24) + number
        assert level is not None
        action = choose(view_for(own, seat), legal_actions(own, seat), level, seed)
        game, done = play(game, seat, action)
        told += done
        number += len(done)
    return [*session.played()[: len(session.played()) - len(events) + at], *told]


async def test_computers_alone_are_watched_to_the_end_through_kills(tmp_path: Path) -> None:
    moments = iter(("judged:3", "saved:5", "before-post:4", "posted:9", "") if SOAK else ("posted:9", ""))
    async with table_with(tmp_path, 1, ("Gardener", "Gardener"), watched=True, die_at="decided:5") as session:
        while session.game().to_act:
            await until(lambda: session.bot.has_ended or not awaits_computer(session), BY_THEMSELVES)
            if session.bot.has_ended:
                session.bot.environment["ALHAMBRA_DIE_AT"] = next(moments)
                await until(lambda: not session.sandbox.gateway.connected())
                await session.bot.start()
        assert next(moments, None) is None, "it was killed at every moment"
        await session.settled()
        assert session.played() == foretold(session)
        session.check_posts()
        session.check_end()
        assert not any(one.message.pings for one in session.public())
        assert session.people[0].dms() == []


async def test_two_tables_with_computers_go_on_at_the_same_time(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Mason", "Gardener"), watched=True) as session:
        ben = session.sandbox.person("Ben", channel="lounge")
        await begin([ben], ("Gardener",))
        second = GameSession(session.sandbox, session.bot, [ben], table_id=2)
        for _ in range(2):
            before = session.position()
            await until(lambda: not awaits_computer(second), BY_THEMSELVES)
            await until(lambda: second.bot.rows(f"{SETTLED} AND table_id = 2") == [(0,)], BY_THEMSELVES)
            turn = second.position()
            while second.position() == turn:
                await second.step()
            # With luck their game is over by then.
            await until(
                lambda seen=before: session.position() != seen or not session.game().to_act, BY_THEMSELVES
            )
        assert await session.bot.stop() == 0
        session.check_log()


# Leaving and coming back


async def left_to_a_mason(session: GameSession) -> Person:
    """The first player leaves the game to a computer, and it is somebody else's turn."""
    ana, ben = session.people
    await session.settled()
    asked = await ana.slash("/leave")
    assert asked.message is not None
    gone = await ana.press("Leave it to a Mason", on=asked.message)
    assert "sits in for you" in gone.text
    await computers_played(session)
    await session.turn() if session.person(session.game().to_act[0]) is ben else None
    await computers_played(session)
    assert session.table().lobby.players[0].level is Level.MASON
    return ana


async def test_whoever_leaves_a_game_to_a_computer_comes_back_by_playing(tmp_path: Path) -> None:
    async with table_with(tmp_path, 2, ()) as session:
        ana = await left_to_a_mason(session)
        assert "Ana (Mason)" in newest_table(session.people[1]).text
        hand = ana.dms()[-1].text
        await ana.press("Take money", on=newest_table(ana))
        await ana.sees("the seat is yours again")
        await session.settled()
        assert session.table().lobby.players[0].level is None
        assert ana.dms()[-1].text != hand, "the hand is current again"
        session.check_hands()


async def test_whoever_left_looks_on_without_taking_the_seat_back(tmp_path: Path) -> None:
    async with table_with(tmp_path, 2, ()) as session:
        ana = await left_to_a_mason(session)
        for button in ("My hand", "More"):
            shown = await ana.press(button, on=newest_table(ana))
            assert "A computer is sitting in for you" in shown.text
        for command in ("/table", "/palace", "/hand", "/scores", "/help"):
            await ana.slash(command)
        assert session.table().lobby.players[0].level is Level.MASON
        looking = (await ana.press("More", on=newest_table(ana))).message
        assert looking is not None
        await ana.press("Take my seat back", on=looking)
        await until(lambda: session.table().lobby.players[0].level is None)
        await until(lambda: "the seat is yours again" in looking.text)
        assert "A computer is sitting in for you" not in looking.text
        await session.settled()
        session.check_hands()


@pytest.mark.parametrize("command", ["/sitin", "/join"])
async def test_a_command_takes_the_seat_back(tmp_path: Path, command: str) -> None:
    async with table_with(tmp_path, 2, ()) as session:
        ana = await left_to_a_mason(session)
        await ana.slash(command)
        await until(lambda: session.table().lobby.players[0].level is None)


async def test_what_a_computer_has_decided_does_not_count_once_its_person_is_back(
    tmp_path: Path,
) -> None:
    async with table_with(tmp_path, 2, (), pause="1") as session:
        await session.settled()
        mover = session.person(session.game().to_act[0])
        asked = await mover.slash("/leave")
        assert asked.message is not None
        await mover.press("Leave it to a Gardener", on=asked.message)
        assert session.table().computers_to_act
        turn = session.position()
        await asyncio.sleep(1)  # by now it is decided
        await mover.press("Take money", on=newest_table(mover))
        await mover.sees("the seat is yours again")
        await asyncio.sleep(2)
        assert session.position() == turn
        await session.turn()
        session.check_hands()


async def test_a_game_that_all_people_have_left_waits_until_somebody_is_back(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener",)) as session:
        ana = session.people[0]
        await computers_played(session)
        asked = await ana.slash("/leave")
        assert asked.message is not None
        gone = await ana.press("Leave it to a Gardener", on=asked.message)
        assert "the game is waiting for you" in gone.text
        await session.settled()
        assert session.table().lobby.paused
        assert "everybody has left" in newest_table(ana).text
        events = len(session.events())
        await session.bot.restart()
        looking = (await ana.press("My hand", on=newest_table(ana))).message
        assert looking is not None
        assert len(session.events()) == events
        await ana.press("Take my seat back", on=looking)
        await until(lambda: len(session.events()) > events)
        assert isinstance(session.events()[events], SeatTaken)
        assert not session.table().lobby.paused


async def test_those_who_stay_let_a_computer_sit_in_for_an_empty_seat(tmp_path: Path) -> None:
    async with table_with(tmp_path, 2, ()) as session:
        ana, ben = session.people
        await session.settled()
        assert "Every seat has somebody playing" in (await ben.slash("/sitin")).text
        asked = await ana.slash("/leave")
        assert asked.message is not None
        await ana.press("Free my seat for good", on=asked.message)
        await session.settled()
        assert "Ana has left" in newest_table(ben).text
        assert "don’t have a seat" in (await ana.slash("/sitin")).text
        more = await ben.press("More", on=newest_table(ben))
        assert more.message is not None
        offered = await ben.press("Let a computer sit in", on=more.message)
        assert offered.message is not None
        done = await ben.press("Gardener for Ana", on=offered.message)
        assert "sits in for Ana" in done.text
        await computers_played(session)
        assert any(isinstance(event, StandInCalled) for event in session.events())


async def test_a_computer_sits_in_for_somebody_whose_time_is_up(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_PAUSE="0") as session:
        ana, ben = session.people
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await ben.press("Join")
        options = (await ana.press("Options")).message
        assert options is not None
        pace = next(menu["custom_id"] for menu in options.menus if menu["custom_id"].endswith(":pace"))
        await ana.choose(pace, "day", on=options)
        await ana.press("Start")
        await session.settled()
        mover = session.person(session.game().to_act[0])
        other = next(person for person in session.people if person is not mover)
        assert "nobody’s time is up" in (await other.slash("/sitin")).text
        session.bot.change("UPDATE outbox SET asked_at = asked_at - 90000")
        session.bot.change("UPDATE timers SET since = since - 300000 WHERE kind = 'turn'")
        await other.slash("/alhambra show")  # posts the table again, and gives nobody more time
        await session.settled()
        offered = await other.slash("/sitin")
        assert offered.message is not None
        await other.press(f"Mason for {mover.user.display}", on=offered.message)
        await computers_played(session)
        assert session.game().to_act == (session.table().lobby.seat_of(other.id),)
        assert "A computer is sitting in for you" in (await mover.slash("/hand")).text
        assert session.table().lobby.stand_ins
        await mover.slash("/sitin")
        await mover.sees("the seat is yours again")
        assert session.table().lobby.stand_ins == ()


async def test_a_round_with_two_computers_is_two_posts_and_calls_nobody_who_plays_alone(
    tmp_path: Path,
) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Gardener")) as session:
        await computers_played(session)
        for _ in range(3):
            before = [one.message.id for one in session.public()]
            await session.turn()
            await computers_played(session)
            own, theirs = [one for one in session.public() if one.message.id not in before]
            assert own.text.startswith("### Ana has played · Zahra")
            assert theirs.text.startswith("### Zahra and Luyun have played · ")
            assert theirs.message.pings == []
        session.check_posts()
