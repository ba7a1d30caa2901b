"""A sandbox with its page and the real bot as a process of its own, and games that have just begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import SystemClock
from bot.storage.sqlite.storage import open_sqlite
from bot.storage.tables import Tables
from bot.table.agreement import Agreement, Pace
from bot.table.lobby_events import GameStarted, SeatTaken, TableOpened
from bot.table.lobby_events import Person as Player
from engine import Options, Seed
from engine import start as start_game
from tests.bot.bot_process import BotProcess
from tests.browser.demo_page import DemoPage

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.world.world import World

SEED = Seed(f"{7:032x}")
"""Eva starts, with a dinar 7 for Chambers 7; Ana is next."""
PLAYERS = ("Ana", "Ben", "Eva")


class GamePage(DemoPage):
    """Three people sit in each of some channels, and wait for the bot to deal."""

    def __init__(self, world: World, data: Path, channels: tuple[str, ...], pace: Pace = Pace.NONE) -> None:
        super().__init__(world, with_guest=False)
        self._data = data
        self._channels = channels
        self._agreement = Agreement(pace=pace)
        self._bot = BotProcess(self.sandbox, data)

    async def _begin(self) -> None:
        await super()._begin()
        storage = await open_sqlite(self._data / "alhambra.sqlite3", SystemClock())
        tables = Tables(storage.tables)
        for number, channel in enumerate(self._channels, start=1):
            await self._seat(tables, channel, number * 10)
        await storage.close()
        await self._bot.start()

    async def _seat(self, tables: Tables, name: str, cause: int) -> None:
        channel = self.world.channel(name)
        ids = {user.display: user.id for user in self.world.users.values()}
        opener, *others = (Player(ids[player], player) for player in PLAYERS)
        begun = start_game(Options(len(PLAYERS)), SEED).events
        table = await tables.open(
            channel.id, channel.guild_id or 0, (TableOpened(opener, self._agreement),), cause
        )
        assert table is not None
        for at, other in enumerate(others, start=1):
            await tables.act(table.stored.id, lambda _, other=other: (SeatTaken(other),), cause + at)  # type: ignore[misc]
        await tables.act(table.stored.id, lambda _: (GameStarted(opener), *begun), cause + 9)

    def let_pass(self, seconds: int) -> None:
        """Let so much time pass for everything that is due by itself."""
        self._bot.change(f"UPDATE timers SET since = since - {seconds}, due_at = due_at - {seconds}")

    def does(self, name: str, act: str, **options: int) -> None:
        """Somebody elsewhere uses a command, or presses the newest button with a label."""
        person = self.sandbox.person(name)
        self._wait(person.slash(act, **options) if act.startswith("/") else person.press(act))

    async def _end(self) -> None:
        await self._bot.stop()
        await super()._end()
