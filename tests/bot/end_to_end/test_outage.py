"""Discord is away for a whole day: what became due meanwhile is made good afterwards, in order and once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from sandbox.rest.fault_injection import Faults
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_between_turns import HOUR, Days, days
from tests.bot.end_to_end.test_slow_games import HANDED_OVER, MINUTE, awaited
from tests.bot.end_to_end.test_slow_kills import Killed, open_table
from tests.bot.players import by_slash
from tests.conftest import SOAK

pytestmark = pytest.mark.usefixtures("database")

FOR_EVER: Final = 10**9
RELAXED: Final = ("general", "lounge")
"""Channels in which the time for a turn runs out while Discord is away."""
FRESH: Final = "alhambra"
"""The channel in which a turn has just begun then."""

Fails = Callable[[Faults], None]


def overloaded(faults: Faults) -> None:
    """Discord answers that it cannot answer."""
    faults.fail("*", "*", status=503, times=FOR_EVER)


def cut_off(faults: Faults) -> None:
    """No connection lives long enough for an answer."""
    faults.drop("*", "*", times=FOR_EVER)


def go_to(table: Days, channel: str) -> None:
    for person in table.session.people:
        person.goes_to(channel)


async def open_in(table: Days, channel: str, pace: str) -> None:
    go_to(table, channel)
    await open_table(Killed(table, 0), pace=pace)


def called(table: Days, person: Person) -> list[SeenMessage]:
    """The messages in all channels that call one person to play."""
    found = []
    for channel in (*RELAXED, FRESH):
        go_to(table, channel)
        found += [one for one in table.session.public() if one.message.pings == [person.id]]
    return found


def in_order(table: Days, table_id: int) -> list[int]:
    """The messages of a table's posts in the order of what they tell."""
    rows = table.session.bot.rows(
        f"SELECT message_id FROM outbox WHERE table_id = {table_id} AND message_id IS NOT NULL ORDER BY id"
    )
    return [int(str(message_id)) for (message_id,) in rows]


@pytest.mark.parametrize("fails", [overloaded, cut_off] if SOAK else [cut_off])
async def test_after_a_day_without_discord_everything_is_made_good_once(tmp_path: Path, fails: Fails) -> None:
    async with days(tmp_path, 2, begins=False) as table:
        session, sandbox = table.session, table.session.sandbox
        session.table_id = 0
        for channel in RELAXED:
            await open_in(table, channel, "relaxed")
            table.move(10 * MINUTE)
        late = await awaited(session)
        other = next(person for person in session.people if person is not late)
        await table.looked()
        table.move(30 * HOUR)
        await table.looked()
        await open_in(table, FRESH, "day")
        assert await awaited(session) is late
        before = {one.message.id for person in session.people for one in called(table, person)}
        # Discord goes away: its gateway hangs up, and no request is answered.
        fails(sandbox.faults)
        sandbox.gateway.is_away = True
        sandbox.gateway.reset()
        for _ in range(24):
            table.move(HOUR)
            await asyncio.sleep(0.05)
        await until(lambda: session.bot.rows(HANDED_OVER) == [(2,)], session.patience)
        assert not sandbox.gateway.connected()
        sandbox.faults.clear()
        sandbox.gateway.is_away = False
        await until(sandbox.gateway.connected, session.patience)
        await table.looked()
        # One message a person for all tables at which they were called too late.
        for person, text in ((late, "is still waiting for you"), (other, "at several tables")):
            (call,) = [one for one in called(table, person) if one.message.id not in before]
            assert text in call.text
        # The deadlines took effect in their order, and every post came once and in its order.
        handed_over = session.bot.rows(
            "SELECT table_id FROM events WHERE body LIKE '%TurnHandedOver%' ORDER BY happened_at"
        )
        assert handed_over == [(1,), (2,)]
        for table_id, channel in enumerate((*RELAXED, FRESH), start=1):
            go_to(table, channel)
            posted, shown = in_order(table, table_id), [one.message.id for one in session.public()]
            assert posted == sorted(set(posted))
            told = [at for at in posted if at in shown]
            assert told == [at for at in shown if at in set(posted)]
            times = 1 if channel in RELAXED else 0
            assert len(table.lines("plays this one turn")) == times
        assert len([one for one in late.dms() if "Your time was up" in one.text]) == len(RELAXED)
        assert not [one for one in other.dms() if "Your time was up" in one.text]
        # And the game goes on.
        go_to(table, FRESH)
        await session.turn(by_slash)
        assert await awaited(session) is other
