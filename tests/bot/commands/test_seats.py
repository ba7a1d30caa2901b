"""Seats belong to people: kept for whoever leaves, freed for good, taken by others; with the real bot."""

from pathlib import Path

import pytest

from bot.table.lobby_events import SeatTaken
from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from tests.bot.bot_process import until
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import newest_table

pytestmark = pytest.mark.usefixtures("database")


def onlooker(session: GameSession) -> Person:
    """Somebody in the channel who does not play."""
    gus = session.sandbox.person("Gus")
    gus.patience = session.people[0].patience
    return gus


def from_bot(session: GameSession, person: Person) -> list[SeenMessage]:
    """The direct messages that somebody has from the bot."""
    return [one for one in person.dms() if one.message.author_id == session.sandbox.world.bot_id]


async def leave(person: Person, how: str) -> str:
    """Leave a game in one of the ways that are offered; gives the answer."""
    asked = await person.slash("/leave")
    assert asked.message is not None
    return (await person.press(how, on=asked.message)).text


async def test_a_seat_left_to_a_computer_is_kept_for_its_owner(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_PAUSE="0") as session:
        await session.begin()
        ana, gus = session.people[0], onlooker(session)
        await leave(ana, "Leave it to a Mason")
        await gus.sees("Ana is away for now. A Mason sits in and keeps the seat.")
        refused = await gus.slash("/join")
        assert "kept for their owners" in refused.text
        assert [one.id for one in session.table().lobby.seated] == [one.id for one in session.people]
        assert "yours again" in (await ana.slash("/join")).text
        await gus.sees("Ana is back and takes over again.")
        await session.settled()
        session.check_hands()


async def test_a_freed_seat_passes_with_its_hand_and_everybody_concerned_is_told(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        mover, gus = session.person(session.game().to_act[0]), onlooker(session)
        name, seat = mover.user.display, session.game().to_act[0]
        await session.turn()
        panel = (await mover.press("My hand", on=newest_table(mover))).message
        assert panel is not None
        assert panel.pictures()
        (dm,) = from_bot(session, mover)
        assert dm.pictures()
        assert "given up your seat" in await leave(mover, "Free my seat for good")
        await gus.sees(f"{name} has given up the seat for good.")
        await session.settled()
        assert "no hand to show here" in dm.text
        assert dm.pictures() == []
        await until(lambda: "no hand to show here" in panel.text)
        assert panel.pictures() == []

        assert "You have a seat" in (await gus.slash("/join")).text
        await gus.sees(f"Gus takes over {name}’s seat.")
        await session.settled()
        session.people[session.people.index(mover)] = gus
        assert session.person(seat) is gus
        assert "has taken the seat you gave up" in from_bot(session, mover)[-1].text
        session.check_hands()
        assert "you’re watching" in (await mover.slash("/hand")).text
        assert "every seat is taken" in (await mover.slash("/join")).text
        await session.turn()
        session.check_hands()


async def test_who_made_a_move_stays_as_it_was_when_the_seat_passes_on(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover, gus = session.person(session.game().to_act[0]), onlooker(session)
        await session.turn()
        post, log = newest_table(gus).text, (await gus.slash("/log")).text
        history = (await gus.slash("/history")).text
        story = next(line for line in post.splitlines() if line.startswith(mover.user.display))
        assert mover.user.display in log
        await leave(mover, "Free my seat for good")
        await session.settled()
        await gus.slash("/join")
        await session.settled()
        assert story in newest_table(gus).text.splitlines()
        assert (await gus.slash("/log")).text == log
        assert (await gus.slash("/history")).text == history
        await session.bot.restart()
        assert (await gus.slash("/log")).text == log
        assert story in newest_table(gus).text.splitlines()


async def test_two_who_want_the_same_freed_seat_do_not_both_get_it(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, gus, eva = session.people[0], onlooker(session), session.sandbox.person("Eva")
        await leave(ana, "Free my seat for good")
        await session.settled()
        answers = [(await one.slash("/join")).text for one in (gus, eva)]
        assert "You have a seat" in answers[0]
        assert "every seat is taken" in answers[1]
        taken = [
            event for event in session.events() if isinstance(event, SeatTaken) and event.seat is not None
        ]
        assert [event.by.id for event in taken] == [gus.id]


async def test_a_notice_that_cannot_be_delivered_goes_nowhere_else(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, gus = session.people[0], onlooker(session)
        await leave(ana, "Free my seat for good")
        await session.settled()
        ana.user.accepts_dms = False
        await gus.slash("/join")
        await session.settled()
        assert not [one for one in gus.everything() if "seat you gave up" in one.text]


async def test_somebody_whose_time_is_up_is_told_who_called_a_computer(tmp_path: Path) -> None:
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
        session.bot.change("UPDATE timers SET since = since - 300000 WHERE kind = 'turn'")
        offered = await other.slash("/sitin")
        assert offered.message is not None
        await other.press(f"Mason for {mover.user.display}", on=offered.message)
        await until(lambda: any("Your time was up" in one.text for one in from_bot(session, mover)))
        await onlooker(session).sees(f"{other.user.display} lets a Mason sit in for {mover.user.display}")
