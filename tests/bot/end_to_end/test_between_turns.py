"""Days at slow tables with the real bot and a moved clock: zones, a vacation, votes, absence, an outage."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from sandbox.world import moderation
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.end_to_end.test_slow_games import DAY, MINUTE, awaited, calls
from tests.bot.forked_bots import CLOCK
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import by_slash

HOUR = 60 * MINUTE
LOOKS_OFTEN = "200"
"""So many times as often as usual: a clock that was moved is noticed at once."""


@dataclass
class Days:
    """A table whose bot lives as many days as a test wants."""

    session: GameSession
    file: Path

    @property
    def now(self) -> datetime:
        """What the bot's clock shows."""
        return datetime.fromtimestamp(int(time.time()) + self._ahead, UTC)

    @property
    def _ahead(self) -> int:
        return int(self.file.read_text(encoding="ascii"))

    def move(self, seconds: float) -> None:
        """Put the bot's clock forward."""
        _write(self.file, self._ahead + int(seconds))

    def move_to(self, hour: int, minute: int = 0) -> None:
        """Put it forward to the next time when it is so late in UTC."""
        wanted = self.now.replace(hour=hour, minute=minute, second=0)
        self.move((wanted - self.now) % timedelta(days=1) / timedelta(seconds=1))

    async def until_said(self, text: str, reader: Person) -> None:
        """Go from one thing that is due in a turn to the next until somebody reads a text."""
        while not any(text in one.text for one in reader.messages()):
            due = self.session.bot.rows("SELECT min(due_at) FROM timers WHERE kind = 'turn'")
            self.move(max(int(str(due[0][0])) - self.now.timestamp(), 0) + 1)
            await self.looked()

    async def looked(self) -> None:
        """Wait until the bot has looked at everything that is due."""
        due = f"SELECT count(*) FROM timers WHERE due_at <= {int(self.now.timestamp())}"
        await until(lambda: self.session.bot.rows(due) == [(0,)], self.session.patience)
        await self.session.settled()

    async def called(self, person: Person, times: int = 1) -> list[SeenMessage]:
        """Wait until somebody is called in the channel."""
        await until(lambda: len(calls(self.session, person)) == times, self.session.patience)
        return calls(self.session, person)

    def lines(self, text: str) -> list[SeenMessage]:
        """The public posts that say something."""
        return [one for one in self.session.public() if text in one.text]


@asynccontextmanager
async def days(data: Path, people: int, *, begins: bool = True) -> AsyncIterator[Days]:
    """A game at a day per turn that has just been dealt, or nothing yet."""
    ahead = data / "ahead"
    _write(ahead, 0)
    environment: Any = {CLOCK: str(ahead), "ALHAMBRA_HASTE": LOOKS_OFTEN, "ALHAMBRA_PAUSE": "0"}
    async with game_session(data, people, **environment) as session:
        if begins:
            await session.begin(pace="day")
        yield Days(session, ahead)
        assert [line for line in failures(session) if '"from": "alhambra"' in line] == []


def _write(file: Path, seconds: int) -> None:
    """Change what a file says at one stroke, as the bot may read it at any moment."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds), encoding="ascii")
    new.replace(file)


async def test_people_far_apart_are_called_in_their_own_day_and_not_on_vacation(tmp_path: Path) -> None:
    async with days(tmp_path, 2) as table:
        session = table.session
        mover = await awaited(session)
        other = next(person for person in session.people if person is not mover)
        table.move_to(13, 30)  # half past ten at night in Tokyo, the morning in New York
        await mover.slash("/settings", zone="Asia/Tokyo", quiet="22:00-08:00")
        await other.slash("/settings", zone="America/New_York", quiet="22:00-08:00")
        table.move(3 * HOUR)
        await table.looked()
        assert calls(session, mover) == [], "it is night in Tokyo"
        table.move_to(23, 1)
        await table.called(mover)
        await session.turn(by_slash)
        await until(lambda: calls(session, mover) == [], session.patience)
        table.move(3 * MINUTE)  # six in the evening in New York
        await table.called(other)
        await session.turn(by_slash)
        # The first of them goes away, in their own turn.
        until_day = (table.now + timedelta(days=4)).date().isoformat()
        await mover.slash("/away", until=until_day)
        table.move(2 * DAY)
        await table.looked()
        assert table.lines("is away until")
        assert calls(session, mover) == []
        table.move(DAY)
        await until(lambda: any("Your vacation ends" in one.text for one in mover.dms()), session.patience)
        assert session.position()[0] == 3, "the table waits"
        table.move_to(0, 30)
        table.move(DAY)
        await until(lambda: table.lines("is back from vacation"), session.patience)
        await table.called(mover)
        await session.turn(by_slash)
        # The other one leaves the server.
        moderation.leave_guild(session.sandbox.world, other.channel.guild_id or 0, other.id)
        await table.until_said(f"{other.user.display} has left the server, so a computer plays on", mover)
        assert session.table().lobby.away(other.id) is not None


async def test_who_never_comes_back_is_replaced_after_votes_and_an_outage_makes_no_burst(
    tmp_path: Path,
) -> None:
    async with days(tmp_path, 3) as table:
        session = table.session
        gone = await awaited(session)
        one, another = (person for person in session.people if person is not gone)
        # Discord is away for most of a day: afterwards there is one message, and no more.
        session.sandbox.faults.drop("POST", "/channels/*/messages", times=1000)
        session.sandbox.gateway.reset()
        table.move(20 * HOUR)
        await until(lambda: any("left for later" in line for line in session.bot.log()), session.patience)
        session.sandbox.faults.clear()
        (call,) = await table.called(gone)
        await table.looked()
        assert calls(session, gone) == [call]
        # Their time runs out three times, and a computer plays.
        for missed in range(1, 4):
            table.move(3 * DAY)
            await until(
                lambda missed=missed: len(table.lines("plays this one turn")) == missed, session.patience
            )
            await until(lambda: not session.table().lobby.stand_ins, session.patience)
            while await awaited(session) is not gone:
                await session.turn(by_slash)
        # The fourth time the others may give the seat away: one votes, and time does the rest.
        table.move(3 * DAY)
        await until(lambda: table.lines("Offer"), session.patience)
        (vote,) = table.lines("Offer")
        assert sorted(vote.message.pings) == sorted([one.id, another.id])
        assert "voted **yes**" in (await one.press("Yes", on=vote)).text
        digest = (await another.press("More")).message
        news = (await another.press("What’s new", on=digest)).text
        assert f"should somebody else be able to take {gone.user.display}’s seat?" in news
        table.move(2 * DAY)
        await until(lambda: table.lines("seat is free now"), session.patience)
        await until(lambda: any("freed your seat" in dm.text for dm in gone.dms()), session.patience)
        gus = session.sandbox.person("Gus")
        gus.patience = session.patience
        await gus.slash("/join")
        await session.settled()
        assert table.lines("Gus")
        assert session.table().lobby.seat_of(gus.id) is not None
