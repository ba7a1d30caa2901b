"""What is interrupted between two steps is neither lost nor done again, whenever it goes on."""

from typing import Any

import pytest

from bot.schedule.habits import Away
from bot.schedule.turn_time import DAY, HOUR, MINUTE
from bot.table.lobby_events import VacationEnded
from tests.bot.delivery.between_turns.test_timers import Host, host
from tests.bot.slow_games import ANA, BEN, awaited, deal, play_turn

__all__ = ["host"]


async def interrupted(*_: object, **__: object) -> None:
    """As if the process ended here."""
    raise OSError


async def returns(host: Host, table_id: int) -> int:
    """How often a table was told that somebody is back."""
    events = await host.storage.tables.events(table_id)
    return len([event for event in events if isinstance(event, VacationEnded)])


async def test_one_message_for_many_turns_is_noted_for_all_of_them_or_none(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel_id in (100, 101, 102):
        await deal(host.tables, channel_id=channel_id)
    note, noted = host.storage.timers.note_told, list[int]()

    async def note_once(*notes: Any) -> list[bool]:
        if noted:
            raise OSError
        noted.append(len(notes))
        return await note(*notes)

    host.clock.move(20 * HOUR)
    with monkeypatch.context() as patched:
        patched.setattr(host.storage.timers, "note_told", note_once)
        await host.timers.drain()
    assert noted == [3]
    host.discord.nonces.clear()  # Discord remembers them for some minutes
    host.clock.move(HOUR)
    host.restart()
    await host.timers.drain()
    assert len(host.discord.sent) == 1


@pytest.mark.parametrize("unfinished", ["change_habits", "act"])
async def test_the_end_of_a_vacation_is_told_once_at_every_table(
    host: Host, monkeypatch: pytest.MonkeyPatch, unfinished: str
) -> None:
    first, second = await deal(host.tables), await deal(host.tables, channel_id=101)
    now = host.clock.now()
    await host.storage.people.change_habits(ANA.id, away=Away(now, now + DAY))
    host.clock.move(DAY)
    act: Any = host.tables.act

    async def act_once(table_id: int, *others: Any) -> Any:
        if await returns(host, first.stored.id) or await returns(host, second.stored.id):
            raise OSError
        return await act(table_id, *others)

    with monkeypatch.context() as patched:
        if unfinished == "act":
            patched.setattr(host.tables, "act", act_once)
        else:
            patched.setattr(host.storage.people, "change_habits", interrupted)
        await host.timers.drain()
    assert (await host.storage.people.habits(ANA.id)).away is not None
    host.restart()
    await host.after(HOUR)
    assert [await returns(host, table.stored.id) for table in (first, second)] == [1, 1]
    assert (await host.storage.people.habits(ANA.id)).away is None


async def test_who_comes_back_twice_is_back_once_and_may_go_away_again(host: Host) -> None:
    table = await deal(host.tables)
    for told in (1, 2):
        away = Away(host.clock.now(), host.clock.now() + DAY)
        await host.storage.people.change_habits(BEN.id, away=away)
        for _ in range(2):
            await host.timers._vacations.end(BEN.id)
        assert await returns(host, table.stored.id) == told
        host.clock.move(HOUR)


async def test_the_warning_before_a_vacation_ends_waits_until_discord_is_back(host: Host) -> None:
    table = await deal(host.tables)
    now = host.clock.now()
    await host.storage.people.change_habits(awaited(table), away=Away(now, now + 3 * DAY))
    host.discord.away = True
    await host.after(2 * DAY + HOUR)
    assert host.discord.sent == []
    host.discord.away = False
    await host.after(2 * MINUTE)
    (warning,) = host.discord.sent
    assert "Your vacation ends" in warning.text
    await host.after(HOUR)
    assert len(host.discord.sent) == 1


async def test_a_reminder_that_is_over_is_deleted_when_discord_is_back(host: Host) -> None:
    table = await deal(host.tables)
    await host.after(3 * MINUTE)
    assert len(host.discord.shown) == 1
    host.discord.away = True
    await play_turn(host.tables, table, 60)
    assert await host.timers.drain(), "nothing else has to wait"
    assert len(host.discord.shown) == 1
    host.discord.away = False
    await host.timers.drain()
    assert host.discord.shown == []
