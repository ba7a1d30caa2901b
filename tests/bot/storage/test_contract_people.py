"""Contract of `PeopleStore`, `EndingTurnStore` and `NoteStore`."""

import asyncio

import pytest

from bot.schedule.habits import Away, Habits, QuietHours, Reminders
from bot.storage.ending_turns import EndingTurn
from bot.storage.known_people import KnownPeople
from bot.storage.people import Reach
from bot.storage.port import PeopleStore, Storage
from bot.storage.preferences import Colours, Preferences, Showing
from tests.bot.storage.small_acts import ANA, BEN, open_table


@pytest.fixture(params=["stored", "known"])
def people(port: Storage, request: pytest.FixtureRequest) -> PeopleStore:
    """People as they are stored, or with those in memory who used the bot last."""
    return port.people if request.param == "stored" else KnownPeople(port.people)


async def test_how_people_can_be_reached_is_remembered(people: PeopleStore) -> None:
    assert await people.reach(ANA.id) == Reach()
    await people.change_reach(ANA.id, closed=True, told=True)
    assert await people.change_reach(ANA.id, language="pl") == Reach(closed=True, told=True, language="pl")
    assert await people.reach(ANA.id) == Reach(closed=True, told=True, language="pl")
    await people.change_reach(ANA.id, wants_dms=False, closed=False, told=False, toured=True)
    assert await people.reach(ANA.id) == Reach(wants_dms=False, language="pl", toured=True)
    assert await people.reach(BEN.id) == Reach()


async def test_what_is_learned_of_a_person_at_the_same_time_is_all_remembered(people: PeopleStore) -> None:
    await asyncio.gather(
        people.change_reach(ANA.id, wants_dms=False),
        people.change_reach(ANA.id, toured=True),
        people.change_reach(ANA.id, language="pl"),
    )
    assert await people.reach(ANA.id) == Reach(wants_dms=False, toured=True, language="pl")


async def test_what_people_prefer_is_remembered_beside_how_they_are_reached(people: PeopleStore) -> None:
    assert await people.preferences(ANA.id) == Preferences()
    await people.change_reach(ANA.id, language="pl")
    await people.change_preferences(ANA.id, language="de", colours=Colours.SAFE, ends_turns=True)
    changed = await people.change_preferences(ANA.id, showing=Showing.TEXT, asks_overpay=False)
    chosen = Preferences("de", Colours.SAFE, Showing.TEXT, asks_overpay=False, ends_turns=True)
    assert changed == chosen
    assert await people.preferences(ANA.id) == chosen
    assert await people.reach(ANA.id) == Reach(language="pl")
    assert await people.preferences(BEN.id) == Preferences()


async def test_settings_changed_at_the_same_time_are_all_remembered(people: PeopleStore) -> None:
    await asyncio.gather(
        people.change_preferences(ANA.id, colours=Colours.DARK),
        people.change_reach(ANA.id, wants_dms=False),
        people.change_preferences(ANA.id, asks_overpay=False),
    )
    assert await people.preferences(ANA.id) == Preferences(colours=Colours.DARK, asks_overpay=False)
    assert await people.reach(ANA.id) == Reach(wants_dms=False)


async def test_whoever_is_known_is_read_again_only_after_a_change(port: Storage) -> None:
    known = KnownPeople(port.people)
    assert not (await known.reach(ANA.id)).toured
    await port.people.change_reach(ANA.id, toured=True)
    assert not (await known.reach(ANA.id)).toured
    await known.change_reach(ANA.id, told=True)
    assert await known.reach(ANA.id) == Reach(told=True, toured=True)


async def test_when_people_want_to_be_called_is_remembered(port: Storage) -> None:
    assert await port.people.habits(ANA.id) == Habits()
    await port.people.change_habits(ANA.id, zone="Europe/Berlin", quiet=QuietHours(22 * 60, 0))
    await port.people.change_habits(ANA.id, away=Away(5, 7), reminders=Reminders.DM)
    chosen = Habits("Europe/Berlin", QuietHours(22 * 60, 0), Away(5, 7), Reminders.DM)
    assert await port.people.habits(ANA.id) == chosen
    changed = await port.people.change_habits(ANA.id, quiet=None, away=None)
    assert changed == await port.people.habits(ANA.id) == Habits("Europe/Berlin", reminders=Reminders.DM)
    assert await port.people.habits(BEN.id) == Habits()


async def test_habits_leave_everything_else_about_a_person_as_it_was(port: Storage) -> None:
    await port.people.change_preferences(ANA.id, colours=Colours.SAFE)
    await port.people.change_habits(ANA.id, zone="Asia/Tokyo")
    await port.people.change_reach(ANA.id, language="pl")
    assert await port.people.preferences(ANA.id) == Preferences(colours=Colours.SAFE)
    assert await port.people.reach(ANA.id) == Reach(language="pl")
    assert await port.people.habits(ANA.id) == Habits("Asia/Tokyo")


async def test_a_turn_that_is_about_to_end_replaces_an_earlier_one_and_is_forgotten_once(
    port: Storage,
) -> None:
    first, second = await open_table(port), await open_table(port, cause=12, channel_id=101)
    early, late = EndingTurn(first.id, ANA.id, 4), EndingTurn(first.id, ANA.id, 9)
    other = EndingTurn(second.id, ANA.id, 4)
    for turn in (early, other, late):
        await port.ending_turns.keep(turn)
    assert await port.ending_turns.all() == [late, other]
    await port.ending_turns.forget(early)
    assert await port.ending_turns.all() == [late, other]
    await port.ending_turns.forget(late)
    assert await port.ending_turns.all() == [other]


async def test_lessons_are_noted_once_for_each_person(people: PeopleStore) -> None:
    await people.note_lessons(ANA.id, "reserve")
    await people.note_lessons(ANA.id, "reserve", "scoring")
    assert await people.lessons(ANA.id) == {"reserve", "scoring"}
    assert await people.lessons(BEN.id) == frozenset()
    await people.forget_lessons(ANA.id)
    assert await people.lessons(ANA.id) == frozenset()


async def test_a_note_replaces_an_earlier_one_of_its_name(port: Storage) -> None:
    assert await port.notes.read("colour") is None
    for text in ("green", "blue"):
        await port.notes.write("colour", text)
    await port.notes.write("shape", "")
    assert await port.notes.read("colour") == "blue"
    assert await port.notes.read("shape") == ""


async def test_a_cancelled_write_blocks_nobody(port: Storage) -> None:
    for delay in (0, 0.0001, 0.001):
        writing = asyncio.create_task(port.notes.write("half", "done"))
        await asyncio.sleep(delay)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await port.notes.write("whole", "done")
    assert await port.notes.read("whole") == "done"
