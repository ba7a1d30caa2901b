"""Contract of `PeopleStore`, `EndingTurnStore` and `NoteStore`."""

import asyncio

from bot.storage.ending_turns import EndingTurn
from bot.storage.people import Reach
from bot.storage.port import Storage
from bot.storage.preferences import Colours, Preferences, Showing
from tests.bot.storage.small_acts import ANA, BEN, open_table


async def test_how_people_can_be_reached_is_remembered(port: Storage) -> None:
    assert await port.people.reach(ANA.id) == Reach()
    await port.people.change_reach(ANA.id, closed=True, told=True)
    assert await port.people.change_reach(ANA.id, language="pl") == Reach(
        closed=True, told=True, language="pl"
    )
    assert await port.people.reach(ANA.id) == Reach(closed=True, told=True, language="pl")
    await port.people.change_reach(ANA.id, wants_dms=False, closed=False, told=False, toured=True)
    assert await port.people.reach(ANA.id) == Reach(wants_dms=False, language="pl", toured=True)
    assert await port.people.reach(BEN.id) == Reach()


async def test_what_is_learned_of_a_person_at_the_same_time_is_all_remembered(port: Storage) -> None:
    await asyncio.gather(
        port.people.change_reach(ANA.id, wants_dms=False),
        port.people.change_reach(ANA.id, toured=True),
        port.people.change_reach(ANA.id, language="pl"),
    )
    assert await port.people.reach(ANA.id) == Reach(wants_dms=False, toured=True, language="pl")


async def test_what_people_prefer_is_remembered_beside_how_they_are_reached(port: Storage) -> None:
    assert await port.people.preferences(ANA.id) == Preferences()
    await port.people.change_reach(ANA.id, language="pl")
    await port.people.change_preferences(ANA.id, language="de", colours=Colours.SAFE, ends_turns=True)
    changed = await port.people.change_preferences(ANA.id, showing=Showing.TEXT, asks_overpay=False)
    chosen = Preferences("de", Colours.SAFE, Showing.TEXT, asks_overpay=False, ends_turns=True)
    assert changed == chosen
    assert await port.people.preferences(ANA.id) == chosen
    assert await port.people.reach(ANA.id) == Reach(language="pl")
    assert await port.people.preferences(BEN.id) == Preferences()


async def test_settings_changed_at_the_same_time_are_all_remembered(port: Storage) -> None:
    await asyncio.gather(
        port.people.change_preferences(ANA.id, colours=Colours.DARK),
        port.people.change_reach(ANA.id, wants_dms=False),
        port.people.change_preferences(ANA.id, asks_overpay=False),
    )
    assert await port.people.preferences(ANA.id) == Preferences(colours=Colours.DARK, asks_overpay=False)
    assert await port.people.reach(ANA.id) == Reach(wants_dms=False)


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


async def test_lessons_are_noted_once_for_each_person(port: Storage) -> None:
    await port.people.note_lessons(ANA.id, "reserve")
    await port.people.note_lessons(ANA.id, "reserve", "scoring")
    assert await port.people.lessons(ANA.id) == {"reserve", "scoring"}
    assert await port.people.lessons(BEN.id) == frozenset()
    await port.people.forget_lessons(ANA.id)
    assert await port.people.lessons(ANA.id) == frozenset()


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
