"""What it takes to save a move so that no power cut undoes it: python -m bench.saving

Whole random games through `Tables.act`. Saving is what `TableStore.add` takes: events and pending posts,
asked for doubles, encoded, brought to the database's thread, committed with synchronous=FULL. The whole act
moves the pieces and finds out what is due besides. Against a bare sqlite3 transaction of the same rows,
ready as text, in a file with the same schema, each move in both before the next. Trust the ratios.
"""

import asyncio
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.parts.clients import percentile
from bench.parts.crowd import ADD_EVENT, ADD_POST, bare_file
from bench.random_game import moves
from bot.clock import SystemClock
from bot.storage.sql.table_store import SqlTableStore
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.tables import Tables
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.table_state import RecordedAct, StoredTable
from engine import Event, Options, fresh_seed

GAMES = 6
WARM_UP = 50
TARGET = 2.0

EVENTS = "SELECT table_id, number, body, interaction_id FROM events WHERE interaction_id = ?"
OUTBOX = "SELECT table_id, number, kind, part, user_id, interaction_id FROM outbox WHERE interaction_id = ?"


class TimedStore(SqlTableStore):
    """A store that remembers how long the last saving took."""

    took = 0.0

    async def add(self, table: StoredTable, act: RecordedAct) -> bool:
        """Keep what happened, and the time."""
        began = perf_counter()
        added = await super().add(table, act)
        self.took = perf_counter() - began
        return added


@dataclass(frozen=True)
class Took:
    """Seconds that one move took: the whole act, the saving in it, and the bare transaction."""

    act: float
    saving: float
    bare: float


class Pair:
    """The bot's tables, and a bare file that gets the same rows."""

    def __init__(self, database: SqliteDatabase, folder: Path) -> None:
        self._store = TimedStore(database, SystemClock())
        self.tables = Tables(self._store)
        self._written = sqlite3.connect(folder / "ours.sqlite3")
        self._bare = bare_file(folder / "bare.sqlite3")
        self._cause = int.from_bytes(os.urandom(7))

    async def open(self, channel_id: int, players: int) -> int:
        """A table with so many people."""
        people = [Person(100 + seat, f"Player {seat}") for seat in range(players)]
        first: list[LobbyEvent] = [TableOpened(people[0]), *map(SeatTaken, people[1:])]
        first.append(GameStarted(people[0]))
        table = await self.tables.open(channel_id, 1, first, self._next())
        assert table is not None
        self._bare.execute(
            "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, 1)", (table.stored.id, channel_id)
        )
        return table.stored.id

    async def save(self, table_id: int, events: tuple[Event, ...]) -> Took:
        """Save a move in both files."""
        cause = self._next()
        began = perf_counter()
        await self.tables.act(table_id, lambda _: events, cause)
        act = perf_counter() - began
        rows = self._written.execute(EVENTS, (cause,)).fetchall()
        posts = self._written.execute(OUTBOX, (cause,)).fetchall()
        assert len(rows) == len(events)
        began = perf_counter()
        self._bare.execute("BEGIN IMMEDIATE")
        self._bare.executemany(ADD_EVENT, rows)
        self._bare.executemany(ADD_POST, posts)
        self._bare.execute("COMMIT")
        return Took(act, self._store.took, perf_counter() - began)

    def close(self) -> None:
        """Let go of the files."""
        self._written.close()
        self._bare.close()

    def _next(self) -> int:
        self._cause += random.randrange(1, 10**9)
        return self._cause


def told(name: str, ours: list[float], bare: list[float]) -> float:
    """Print p50 and p99 against the bare transaction; gives the ratio at p50."""
    ratios = []
    for percent in (50, 99):
        of_ours, of_bare = percentile(ours, percent), percentile(bare, percent)
        ratios.append(of_ours / of_bare)
        against = f"{of_ours:6.3f} ms / bare transaction {of_bare:6.3f} ms"
        print(f"  p{percent} {name:9} {against} = {ratios[-1]:4.2f}")
    return ratios[0]


def games() -> Iterator[tuple[int, list[tuple[Event, ...]]]]:
    """Random games, each with its number of players."""
    for count in range(GAMES):
        players = 2 + count % 5
        yield players, list(moves(Options(players), fresh_seed()))


async def main() -> int:
    """Save some games; whether the target was met is the exit code."""
    took: list[Took] = []
    with tempfile.TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "ours.sqlite3")
        pair = Pair(database, Path(folder))
        for channel_id, (players, played) in enumerate(games(), start=1):
            table_id = await pair.open(channel_id, players)
            took += [await pair.save(table_id, events) for events in played]
        pair.close()
        await database.close()
    print(f"saving {len(took)} moves of {GAMES} games, synchronous=FULL; at most {TARGET} at p50")
    bare = [one.bare for one in took[WARM_UP:]]
    ratio = told("saving", [one.saving for one in took[WARM_UP:]], bare)
    told("whole act", [one.act for one in took[WARM_UP:]], bare)
    return 0 if ratio <= TARGET else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
