"""Contract of `PeopleStore` and `NoteStore`."""

import asyncio

from bot.storage.people import Reach
from bot.storage.port import Storage
from tests.bot.storage.small_acts import ANA, BEN


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
