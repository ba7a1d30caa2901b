"""What’s new since my last turn: everybody gets their own, and plays on from there."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.panel_answers import digest_message
from bot.message.messages import Message
from bot.storage.preferences import Preferences, Showing
from bot.table.table_state import StoredTable, Table
from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import game_session
from tests.bot.players import newest_table
from tests.bot.private.digest.digests import PEOPLE, lobby_of, told
from tests.engine.tables import table

pytestmark = pytest.mark.usefixtures("database")


async def opened(person: Person, on: SeenMessage) -> SeenMessage:
    """The digest, behind More on the table's post."""
    more = (await person.press("More", on=on)).message
    assert more is not None
    digest = (await person.press("What’s new", on=more)).message
    assert digest is not None
    assert digest.is_ephemeral
    return digest


async def test_two_people_get_digests_of_their_own_and_an_onlooker_the_last_round(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        for _ in range(3):
            await session.turn()
        mover, other = session.game().to_act[0], 1 - session.game().to_act[0]
        post = newest_table(session.people[0])
        mine = await opened(session.person(mover), post)
        theirs = await opened(session.people[other], post)
        gus = await opened(session.sandbox.person("Gus"), post)
        assert mine.text.startswith(f"### Since your turn {session.game().turn - 2}")
        assert theirs.text.startswith("### Since your turn 3")
        assert gus.text.startswith("### The last round")
        assert "Take money" in mine.buttons
        assert "Take money" not in theirs.buttons + gus.buttons
        assert "My palace" in mine.buttons
        assert "My palace" not in gus.buttons
        assert len({one.alt_texts[0] for one in (mine, theirs, gus)}) == 3
        assert failures(session) == []


async def test_the_turn_is_played_on_from_the_digest_which_the_log_leads_to(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        await session.turn()
        mover = session.person(session.game().to_act[0])
        log = (await mover.slash("/log")).message
        assert log is not None
        digest = (await mover.press("What’s new", on=log)).message
        assert digest is not None
        assert "So far in this game" in digest.text
        taking = (await mover.press("Take money", on=digest)).message
        assert taking is not None
        assert taking.id == digest.id
        assert "Take money" in taking.text
        assert failures(session) == []


def answered(showing: Showing) -> Message:
    """The digest of somebody with this preference, after a few turns."""
    game, history = told(table(("", ""), display="y1 g1 b1 o1"), "M y1", "M g1")
    seated = Table(StoredTable(1, 2, 3), 99, lobby_of(2), game, 4)
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=PEOPLE[0].id),
        locale="en-GB",
        extras={"preferences": Preferences(showing=showing)},
    )
    return digest_message(seated, interaction, history, ())


def test_who_wants_pictures_only_reads_the_most_important_line_with_the_picture() -> None:
    whole, brief = answered(Showing.BOTH), answered(Showing.PICTURES)
    title, first, *others = whole.text.splitlines()
    assert others
    assert brief.text.splitlines() == [title, first.removeprefix("- ")]
    assert (brief.pictures, brief.rows) == (whole.pictures, whole.rows)


def test_who_wants_words_only_gets_the_picture_told() -> None:
    (drawn,) = answered(Showing.TEXT).pictures
    assert not drawn.look.drawn
    assert answered(Showing.TEXT).text == answered(Showing.BOTH).text
