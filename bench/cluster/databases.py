"""What it takes to save a move on PostgreSQL, against SQLite.

Whole random games through `Tables.act`, each move in both before the next: alone, and then with 50 tables
in flight. Both durable: SQLite with synchronous=FULL, PostgreSQL with fsync and synchronous_commit on, on a
socket of this machine. Trust the ratios.
"""

import asyncio
import os
import random
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from time import perf_counter

from bench.cluster.processes import fresh_database
from bench.parts.clients import percentile
from bench.random_game import moves
from bot.clock import SystemClock
from bot.storage.postgres.opening import open_postgres
from bot.storage.sql.storage import SqlStorage
from bot.storage.sql.table_store import SqlTableStore
from bot.storage.sqlite.storage import open_sqlite
from bot.storage.tables import Tables
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.table_state import RecordedAct, StoredTable
from engine import Event, Options, fresh_seed
from tests.bot.postgres_server import PostgresServer

GAMES = 4
WARM_UP = 100
IN_FLIGHT = 50
MOVES_EACH = 60
TARGET = 2.0


class TimedStore(SqlTableStore):
    """A store that remembers how long the last saving took."""

    took = 0.0

    async def add(self, table: StoredTable, act: RecordedAct) -> bool:
        """Keep what happened, and the time."""
        began = perf_counter()
        added = await super().add(table, act)
        self.took = perf_counter() - began
        return added


class Saver:
    """The bot's tables on one database."""

    def __init__(self, storage: SqlStorage) -> None:
        self.store = TimedStore(storage.database, SystemClock())
        self.tables = Tables(self.store)
        self._cause = int.from_bytes(os.urandom(6))

    async def open(self, channel_id: int, players: int) -> int:
        """A table with so many people."""
        people = [Person(channel_id * 10 + seat, f"Player {seat}") for seat in range(players)]
        first: list[LobbyEvent] = [TableOpened(people[0]), *map(SeatTaken, people[1:])]
        first.append(GameStarted(people[0]))
        table = await self.tables.open(channel_id, 1, first, self._next())
        assert table is not None
        return table.stored.id

    async def save(self, table_id: int, events: tuple[Event, ...]) -> float:
        """Save a move; gives the seconds that it took the store."""
        await self.tables.act(table_id, lambda _: events, self._next())
        return self.store.took

    def _next(self) -> int:
        self._cause += random.randrange(1, 10**9)
        return self._cause


async def one_by_one(savers: list[Saver]) -> list[list[float]]:
    """The times of moves, each saved in all databases before the next."""
    took: list[list[float]] = [[] for _ in savers]
    for number in range(1, GAMES + 1):
        players = 2 + number % 5
        tables = [await saver.open(number, players) for saver in savers]
        for events in moves(Options(players), fresh_seed()):
            for saver, table_id, times in zip(savers, tables, took, strict=True):
                times.append(await saver.save(table_id, events))
    return [times[WARM_UP:] for times in took]


async def all_at_once(saver: Saver, games: list[list[tuple[Event, ...]]], first: int) -> float:
    """Moves a second, with a move of every table on its way."""
    tables = [await saver.open(first + number, 3) for number in range(len(games))]

    async def play(table_id: int, game: Iterable[tuple[Event, ...]]) -> None:
        for events in game:
            await saver.save(table_id, events)

    began = perf_counter()
    await asyncio.gather(*map(play, tables, games))
    return sum(map(len, games)) / (perf_counter() - began)


def told(names: list[str], took: list[list[float]]) -> float:
    """Print p50 and p99; gives the ratio at p50."""
    ratios = []
    for percent in (50, 99):
        ours = [percentile(times, percent) for times in took]
        ratios.append(ours[1] / ours[0])
        each = " / ".join(f"{name} {one:6.3f} ms" for name, one in zip(names, ours, strict=True))
        print(f"  p{percent} {each} = {ratios[-1]:4.2f}")
    return ratios[0]


async def measure(folder: Path, server: PostgresServer) -> float:
    """Measure both; gives the ratio at p50."""
    clock, names = SystemClock(), ["SQLite", "PostgreSQL"]
    storages = [
        await open_sqlite(folder / "a.sqlite3", clock),
        await open_postgres(server.url(await fresh_database(server)), clock),
    ]
    savers = [Saver(storage) for storage in storages]
    took = await one_by_one(savers)
    print(f"saving {len(took[0])} moves, one after the other; at most {TARGET} at p50")
    ratio = told(names, took)
    games = [list(islice(moves(Options(3), fresh_seed()), MOVES_EACH)) for _ in range(IN_FLIGHT)]
    print(f"{IN_FLIGHT} tables in flight, {sum(map(len, games))} whole acts")
    for name, saver in zip(names, savers, strict=True):
        print(f"  {name:10} {await all_at_once(saver, games, 1000):6.0f} moves a second")
    for storage in storages:
        await storage.close()
    return ratio


async def run(server: PostgresServer, folder: Path) -> bool:
    """Measure; gives whether the target was met."""
    return await measure(folder, server) <= TARGET
