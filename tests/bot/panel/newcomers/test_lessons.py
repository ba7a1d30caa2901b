"""The lessons after the tour: each once, when it first matters, and never in the middle of a turn."""

from dataclasses import replace

import pytest

from bot.message.messages import Message
from bot.panel.newcomers import tour_progress
from bot.panel.newcomers.lessons import Lesson, lesson_due, lesson_notice
from bot.panel.notices import with_notices
from bot.storage.sql.storage import SqlStorage
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.table_state import StoredTable, Table
from engine import Game, Options, Seat, Seed, start, view_for
from tests.bot.message_checks import check_message
from tests.bot.seated_people import buttons, context
from tests.engine.tables import after, table

ANA = Person(101, "Ana")
PRAISED = frozenset({Lesson.PRAISE})
RESERVED = table(("y2 g1", "", ""), market="P2 S9 T11b T11c", display="y1 g4 b4 o4", reserves=("G8a",))
"""The first player has a tile in reserve."""


def due(game: Game, told: frozenset[str] = PRAISED) -> Lesson | None:
    return lesson_due(view_for(game, Seat(0)), told)


def test_the_reserve_is_explained_when_a_turn_begins_with_a_tile_in_it() -> None:
    assert due(RESERVED) is Lesson.RESERVE
    note = lesson_notice(view_for(RESERVED, Seat(0)), Lesson.RESERVE, context(3), "id").text
    assert "is in your reserve" in note
    assert "**Redesign** is an action of its own" in note
    assert due(RESERVED, PRAISED | {Lesson.RESERVE}) is None


def test_no_lesson_comes_in_the_middle_of_a_turn_or_in_somebody_elses() -> None:
    assert due(after(RESERVED, "M y1")) is None
    assert lesson_due(view_for(RESERVED, Seat(1)), PRAISED) is None
    assert lesson_due(view_for(RESERVED, None), PRAISED) is None


def test_a_scoring_is_explained_when_it_is_near_or_has_just_been() -> None:
    game = start(Options(3), Seed("7" * 32)).game
    assert lesson_due(view_for(game, game.to_act[0]), PRAISED) is None
    scored = table(("y2", "", ""), rounds=1)
    assert due(scored) is Lesson.SCORING
    note = lesson_notice(view_for(scored, Seat(0)), Lesson.SCORING, context(3), "id").text
    assert note.startswith("> **That was a scoring.**")


def seated(game: Game, *, in_dm: bool) -> Table:
    people = (ANA, Person(102, "Ben"), Person(103, "Cleo"))
    return Table(StoredTable(1, 2, 0 if in_dm else 3), 9, Lobby(ANA, people, started=True), game, 4)


@pytest.mark.parametrize("step", ["home", "redesign"])
async def test_a_panel_tells_a_lesson_until_it_is_sent_away(storage: SqlStorage, step: str) -> None:
    people, here, there = storage.people, context(3), seated(RESERVED, in_dm=False)
    await people.change_reach(ANA.id, toured=True)
    await people.note_lessons(ANA.id, Lesson.PRAISE)

    async def shown() -> Message:
        notices = await tour_progress.notices(people, there, ANA.id, step, here)
        return with_notices(Message("text"), notices)

    told = await shown()
    check_message(told)
    assert "in your reserve" in told.below
    assert [one.label for one in buttons(told)] == ["Got it"]
    await tour_progress.dismiss(people, there, ANA.id)
    assert await shown() == Message("text")


async def test_a_lesson_ends_with_the_turn_in_which_it_was_told(storage: SqlStorage) -> None:
    people = storage.people
    await people.change_reach(ANA.id, toured=True)
    await people.note_lessons(ANA.id, Lesson.PRAISE)
    taken = after(RESERVED, "M y1")
    before, ended = seated(taken, in_dm=True), seated(after(taken, "E"), in_dm=True)
    assert not await tour_progress.is_to_be_praised(people, before, ended, ANA.id)
    assert Lesson.RESERVE in await people.lessons(ANA.id)


@pytest.mark.parametrize("in_dm", [True, False])
async def test_praise_is_said_at_once_or_where_the_eye_will_be(storage: SqlStorage, *, in_dm: bool) -> None:
    people, taken = storage.people, after(table(("", "", ""), display="b1 b2 b3 b4"), "M b4")
    before, ended = seated(taken, in_dm=in_dm), seated(after(taken, "E"), in_dm=in_dm)
    assert await tour_progress.is_to_be_praised(people, before, ended, ANA.id) is not in_dm
    assert (Lesson.PRAISE in await people.lessons(ANA.id)) is not in_dm


async def test_a_later_turn_leaves_the_tour_to_the_next_game(storage: SqlStorage) -> None:
    people, opened = storage.people, table(("", "", ""), display="b1 b2 b3 b4")
    taken = after(replace(opened, turn=9), "M b4")
    before, ended = seated(taken, in_dm=True), seated(after(taken, "E"), in_dm=True)
    assert not await tour_progress.is_to_be_praised(people, before, ended, ANA.id)
    assert not (await people.reach(ANA.id)).toured


async def test_whoever_skips_the_tour_gets_no_lessons(storage: SqlStorage) -> None:
    await tour_progress.skip(storage.people, ANA.id)
    assert await storage.people.lessons(ANA.id) == set(Lesson)
