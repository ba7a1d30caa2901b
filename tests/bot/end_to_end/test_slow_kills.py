"""Slow games whose bot is killed at every kind of timer: nothing is lost, done twice or told twice."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from sandbox.people.people import Person
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_between_turns import HOUR, Days, days
from tests.bot.end_to_end.test_crashes import DIE_AT
from tests.bot.end_to_end.test_slow_games import DAY, MINUTE, awaited, calls, comes_back, dies_at
from tests.bot.game_session import UNHURRIED, GameSession
from tests.bot.players import by_slash
from tests.conftest import SOAK

pytestmark = pytest.mark.usefixtures("database")

ACT: Final = ("deciding", "judged", "saved", "decided-on", "before-post", "posted", "delivered", "noted")
"""Before an act is saved, after that and before its post, and after its post."""
CALL: Final = ("reminding", "reminded", "told")
WARNING: Final = ("warning", "warned")
RETURN: Final = ("judged", "saved", "return-told", "back", "before-post", "posted", "delivered", "noted")
LEAVING: Final = ("deciding", "decided-on")

Act = Callable[[], Awaitable[object]]


@dataclass
class Killed:
    """A table whose bot is killed each time when something is due, each time at its next moment."""

    table: Days
    run: int
    deaths: int = 0

    async def dies(self, moments: Sequence[str], due: Act) -> None:
        """Let something become due, of which the bot dies; and start it again."""
        session = self.table.session
        await session.settled()
        await dies_at(session, f"{moments[self.run % len(moments)]}:1")
        doing = asyncio.ensure_future(due())
        async with asyncio.timeout(session.patience):
            await session.bot.died()
        doing.cancel()
        with suppress(asyncio.CancelledError, AssertionError):
            await doing
        session.sandbox.clock.move(UNHURRIED + 1)  # nobody waits for an answer that will not come
        await comes_back(session)
        self.deaths += 1

    async def passes(self, moments: Sequence[str], seconds: float) -> None:
        """The same for what becomes due because time passes."""

        async def move() -> None:
            self.table.move(seconds)

        await self.dies(moments, move)
        await self.table.looked()

    async def said_once(self, text: str) -> None:
        """Something is told in the channel, and not again."""
        await until(lambda: self.table.lines(text), self.table.session.patience)
        await self.table.looked()
        assert len(self.table.lines(text)) == 1, text

    async def wrote_once(self, person: Person, text: str) -> None:
        """Something is told by DM, and not again."""
        await until(lambda: dms_with(person, text), self.table.session.patience)
        await self.table.looked()
        assert len(dms_with(person, text)) == 1, text


def dms_with(person: Person, text: str) -> list[str]:
    return [one.text for one in person.dms() if text in one.text]


def calling(session: GameSession, person: Person) -> list[str]:
    """The messages in the channel that call nobody but one person."""
    return [one.text for one in session.public() if one.message.pings == [person.id]]


async def plays_on(session: GameSession) -> None:
    """Play to the end of the game."""
    while session.game().to_act:
        await until(lambda: not session.table().computers_to_act, session.patience)
        await session.turn(by_slash)


async def open_table(killed: Killed, **options: str) -> None:
    """The next table in the channel, with options chosen, and its game begun."""
    session = killed.table.session
    opener, *others = session.people
    await opener.slash("/alhambra new")
    session.turns_to(session.table_id + 1)
    await session.settled()
    for person in others:
        await person.press("Join")
    shown = (await opener.press("Options")).message
    for field, value in options.items():
        menu = f"a1:options:{session.table_id}:{field.replace('_', '-')}"
        shown = (await opener.choose(menu, value, on=shown)).message
    await opener.press("Start")
    await session.settled()


async def idle_tables(killed: Killed) -> None:
    """A lobby that nobody comes to, and a game that nobody plays."""
    session = killed.table.session
    await session.people[0].slash("/alhambra new")
    await killed.passes(ACT, DAY)
    await killed.said_once("so this table has closed")
    await open_table(killed, pace="none")
    await killed.passes(ACT, 14 * DAY)
    await killed.said_once("closes in a week")
    await killed.passes(ACT, 7 * DAY)
    await killed.said_once("for three weeks")
    assert session.bot.rows("SELECT count(*) FROM timers") == [(0,)]


async def reminders_and_a_deadline(killed: Killed) -> None:
    """Somebody is called, nudged in the morning, and replaced for one turn."""
    table, session = killed.table, killed.table.session
    table.move_to(9)
    await open_table(killed, pace="day", on_vacation="computer")
    mover = await awaited(session)
    other = next(person for person in session.people if person is not mover)
    await mover.slash("/settings", zone="UTC", quiet="22:00-08:00")
    await killed.passes(CALL, 3 * MINUTE)
    (call,) = await table.called(mover)
    assert "it’s your turn" in call.text
    table.move_to(23)
    await table.looked()
    assert "pass it on" in (await other.slash("/remind")).text

    async def morning() -> None:
        table.move_to(8, 1)

    await killed.dies(CALL, morning)
    await killed.said_once("curious what you’ll do")
    assert len(calls(session, mover)) == 1, "one message is replaced by the next"
    await killed.passes(ACT, 8 * DAY)
    await killed.said_once("plays this one turn")
    await killed.wrote_once(mover, "Your time was up")
    await until(lambda: session.position()[0] == 2, session.patience)
    assert await awaited(session) is not mover


async def a_vote_and_a_break(killed: Killed) -> None:
    """A vote that ends by time, and a break that everybody wants."""
    table, session = killed.table, killed.table.session
    first, *others = session.people
    await first.slash("/alhambra pause", days=3)
    await killed.passes(ACT, DAY + MINUTE)
    await killed.said_once("No break: the game goes on")
    await first.slash("/alhambra pause", days=3)
    await session.settled()
    for person in others:
        await person.press("Yes", on=table.lines("Take a break?")[-1])
    await killed.said_once("The game takes a break until")
    await killed.passes(ACT, 3 * DAY + MINUTE)
    await killed.said_once("break is over")


async def a_vacation(killed: Killed) -> None:
    """A vacation through which a computer plays, its warning and its end."""
    table, session = killed.table, killed.table.session
    await until(lambda: not session.table().computers_to_act, session.patience)
    mover = await awaited(session)
    until_day = (table.now + timedelta(days=5)).date().isoformat()
    await killed.dies(LEAVING, lambda: mover.slash("/away", until=until_day))
    await killed.said_once("is on vacation, so a")
    assert len(table.lines("is away until")) <= 1, "the command may have died before; then it has no answer"
    ((end,),) = session.bot.rows(f"SELECT away_end FROM people WHERE user_id = {mover.id}")
    left = int(str(end)) - table.now.timestamp()
    await killed.passes(WARNING, left - DAY + MINUTE)
    await killed.wrote_once(mover, "Your vacation ends")
    await killed.passes(RETURN, DAY)
    await killed.said_once("is back from vacation")


@pytest.mark.parametrize("run", range(len(ACT)) if SOAK else [3])
async def test_games_survive_an_end_at_every_kind_of_timer(tmp_path: Path, run: int) -> None:
    async with days(tmp_path, 2, begins=False) as table:
        killed = Killed(table, run)
        await idle_tables(killed)
        await reminders_and_a_deadline(killed)
        await a_vote_and_a_break(killed)
        await a_vacation(killed)
        assert killed.deaths == 11
        if SOAK:
            await plays_on(table.session)
            table.session.check_end()


@pytest.mark.parametrize("moment", CALL if SOAK else ["told"])
async def test_one_message_for_two_tables_is_sent_once(tmp_path: Path, moment: str) -> None:
    async with days(tmp_path, 2) as table:
        session = table.session
        mover = await awaited(session)
        for person in session.people:
            person.goes_to("lounge")
        await open_table(Killed(table, 0), pace="day")
        assert await awaited(session) is mover
        for person in session.people:
            person.goes_to("alhambra")
        await session.bot.stop()
        table.move(20 * HOUR)
        session.bot.environment[DIE_AT] = f"{moment}:1"
        with suppress(AssertionError):  # it dies as soon as it looks
            await session.bot.start()
        await comes_back(session)
        await table.looked()
        seen = calling(session, mover)
        for person in session.people:
            person.goes_to("lounge")
        (message,) = seen + calling(session, mover)
        assert "at several tables" in message
