"""Databases with tables in them, as the operator finds them, and the command line on them."""

import contextlib
import io
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from bench.random_game import moves
from bot.__main__ import RUN
from bot.operations.command_line import parser
from bot.settings import Settings, StartError, read_settings
from bot.storage.places import StoragePlace, place_of
from bot.storage.port import Storage
from bot.storage.reports import Report
from bot.table.lobby_events import GameStarted, SeatTaken, TableOpened
from bot.table.table_events import TableEvent
from bot.table.table_state import happened, recorded_act
from engine import Options, Seed
from tests.bot.movable_clock import MovableClock
from tests.bot.postgres_databases import rows as rows_on_server
from tests.bot.storage.implementations import ADDRESS, IMPLEMENTATIONS, prepared
from tests.bot.storage.small_acts import ANA, BEN, GUILD

SEED = "5eed" * 8
MODULES = ("building_sites",)
LOBBY, RUNNING, FINISHED = 1, 2, 3
"""The tables of `fill`."""


@dataclass(frozen=True)
class Bot:
    """What a bot of some host has: a data folder, and perhaps a database on a server."""

    settings: Settings

    @property
    def place(self) -> StoragePlace:
        return place_of(self.settings)

    async def open(self) -> Storage:
        """Its storage, as the bot itself opens it."""
        name = "sqlite" if self.settings.database_url is None else "postgres"
        return await IMPLEMENTATIONS[name](self.settings.data, MovableClock())

    def change(self, *statements: str) -> None:
        """Change what is stored, as only a test or a failing disk may."""
        for sql in statements:
            if self.settings.database_url is not None:
                rows_on_server(self.settings.database_url, sql)
                continue
            with contextlib.closing(sqlite3.connect(self.settings.database)) as db, db:
                db.execute(sql)


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    said: str


@contextmanager
def host(name: str, folder: Path, **environment: str) -> Iterator[Bot]:
    """A host whose bot uses one of the implementations; nothing is stored yet."""
    folder.mkdir(exist_ok=True)
    with prepared(name, folder):
        environment = {"ALHAMBRA_DATA": str(folder), **environment}
        if name == "postgres":
            environment["ALHAMBRA_DATABASE"] = (folder / ADDRESS).read_text(encoding="utf-8")
        yield Bot(read_settings(environment, folder / "none"))


async def alhambra(bot: Bot, *words: str | Path) -> Done:
    """Run a command of the command line in this process."""
    options = parser(RUN).parse_args([str(word) for word in words])
    with contextlib.redirect_stdout(io.StringIO()) as said:
        try:
            code = await options.command.do(options, bot.settings)
        except StartError as error:
            return Done(1, f"{said.getvalue()}{error}\n")
    return Done(code, said.getvalue())


async def fill(bot: Bot) -> None:
    """Three tables (in a lobby, in a game, after its end), two reports and a note."""
    storage = await bot.open()
    await store(storage, LOBBY, in_lobby())
    await store(storage, RUNNING, running())
    await store(storage, FINISHED, [*lobby(), *game(MODULES)])
    await storage.reports.add(Report(1, GUILD, "The wall is \x1b[31mred\nand long", 901))
    await storage.reports.add(Report(2, None, "Nothing happens", 902))
    await storage.notes.write("commands/1", "0" * 64)
    await storage.people.change_reach(1, wants_dms=False)
    await storage.close()


async def store(storage: Storage, table: int, events: list[TableEvent]) -> None:
    """A table at which all this happened at once."""
    act = recorded_act(None, events, happened(None, events), cause=100 + table)
    stored = await storage.tables.open_table(1000 + table, GUILD, act)
    assert stored.id == table


def in_lobby() -> list[TableEvent]:
    """Ana and Ben sit down."""
    return [TableOpened(ANA), SeatTaken(BEN)]


def lobby() -> list[TableEvent]:
    """Ana and Ben begin."""
    return [*in_lobby(), GameStarted(ANA)]


def running(modules: tuple[str, ...] = MODULES) -> list[TableEvent]:
    """A game of theirs that has come so far that some tiles are bought."""
    played = moves(Options(2, modules), Seed(SEED))
    return [*lobby(), *(event for events in islice(played, 40) for event in events)]


@cache
def game(modules: tuple[str, ...] = (), seed: str = SEED) -> list[TableEvent]:
    """A whole game of two who play at random."""
    return [event for events in moves(Options(2, modules), Seed(seed)) for event in events]
