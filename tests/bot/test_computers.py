"""Computer players at real tables: mixed games, games to watch, crashes, people who leave and come back."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bot.evening import Evening, evening
from tests.bot.players import by_buttons
from tests.bot.stage import until

BY_THEMSELVES = 120.0
"""Seconds that computers get to play on by themselves."""


@asynccontextmanager
async def table_with(
    data: Path, people: int, levels: Sequence[str], *, watched: bool = False, **environment: str
) -> AsyncIterator[Evening]:
    """A table at which so many people and these computer players have begun."""
    async with evening(data, people, seed=people, ALHAMBRA_PAUSE="0", **environment) as night:
        opener, *others = night.people
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
        yield night


async def computers_played(night: Evening) -> None:
    """Wait until it is for a person to act, or the game is over, and all is posted."""
    await until(lambda: not night.table().computers_to_act, BY_THEMSELVES)
    await night.settled()


async def to_the_end(night: Evening) -> None:
    """People play by buttons whenever it is for them to act."""
    await computers_played(night)
    while night.game().to_act:
        people = [seat for seat in night.game().to_act if night.table().lobby.players[seat].level is None]
        assert people, "a person is to act"
        await night.step(by_buttons)
        await computers_played(night)


async def test_a_person_plays_with_computers_to_the_end_and_again(tmp_path: Path) -> None:
    async with table_with(tmp_path, 1, ("Gardener", "Mason")) as night:
        await to_the_end(night)
        night.check_posts()
        night.check_end()
        ana = night.people[0]
        dms = [one for one in ana.dms() if one.message.author_id == night.sandbox.world.bot_id]
        assert len(dms) == 1
        assert all(not one.message.pings or one.message.pings == [ana.id] for one in night.public())
        before = len(night.public())
        await ana.press("Rematch", on=night.public()[-1])
        await night.settled()
        assert "Zahra (Gardener)" in night.public()[before].text
        assert "Maryam (Mason)" in night.public()[before].text
        night.check_log()
