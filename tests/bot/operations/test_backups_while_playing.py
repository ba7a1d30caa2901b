"""Backups of a real bot's database while computers play in it without a pause: each holds together."""

import asyncio
from pathlib import Path

import pytest

from bot.storage.copying import inspected
from tests.bot.bot_process import TIMEOUT, playing
from tests.bot.computers.test_computer_players import begin
from tests.bot.movable_clock import MovableClock
from tests.bot.operations.stored import Bot, alhambra, host
from tests.bot.storage.implementations import IMPLEMENTATIONS

BACKUPS = 3


async def events_in(bot: Bot) -> int:
    async with inspected(bot.place, MovableClock()) as inspection:
        (table,) = await inspection.tables(0, 10)
        return table.events


async def go_on(bot: Bot) -> None:
    """Wait until something more has happened."""
    before = await events_in(bot)
    async with asyncio.timeout(TIMEOUT):
        while await events_in(bot) == before:
            await asyncio.sleep(0.05)


async def restored(bot: Bot, file: Path) -> None:
    """Restore it as soon as the server has noticed that the bot is gone."""
    async with asyncio.timeout(TIMEOUT):
        while (done := await alhambra(bot, "restore", file)).code:
            assert "bot is running on" in done.said, done.said
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("name", IMPLEMENTATIONS)
async def test_a_backup_of_a_game_that_is_being_played_is_restored(name: str, tmp_path: Path) -> None:
    with host(name, tmp_path / "data") as bot:
        database = {"ALHAMBRA_DATABASE": bot.settings.database_url} if bot.settings.database_url else {}
        files = [tmp_path / f"backup-{number}.sqlite3" for number in range(BACKUPS)]
        async with playing(bot.settings.data, ALHAMBRA_PAUSE="0", **database) as (_, _, ana, _):
            await begin([ana], ["Gardener", "Gardener"], watched=True)
            for file in files:
                await go_on(bot)
                assert (await alhambra(bot, "backup", file)).code == 0
                found = await alhambra(bot, "verify")
                assert (found.code, found.said) == (0, "1 table, 0 finished games: no problems\n")
            refused = await alhambra(bot, "restore", files[0])
            assert (refused.code, "bot is running" in refused.said) == (1, True)
        saved = list[int]()
        for file in (files[0], files[-1]):
            await restored(bot, file)
            assert (await alhambra(bot, "verify")).code == 0
            saved.append(await events_in(bot))
        assert saved[0] < saved[-1], "the game went on meanwhile"
