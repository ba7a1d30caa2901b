"""What it takes to save a move so that no power cut undoes it: python -m bench.saving

Whole random games through `Tables.act`: events and what is to be posted, asked for doubles, encoded and
committed with synchronous=FULL. Against a bare sqlite3 transaction that writes the same rows, ready as text,
into a file with the same schema, each move in both before the next, in one run. Trust the ratios.
"""

import asyncio
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from bench.clients import percentile
from bench.crowd import ADD_EVENT, ADD_POST, bare_file
from bench.random_game import moves
from bot.database import Database
from bot.lobby import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.store import Store
from bot.tables import Tables
from engine import Event, Options, fresh_seed

GAMES = 6
WARM_UP = 50
TARGET = 2.0

EVENTS = "SELECT table_id, number, body, interaction_id FROM events WHERE interaction_id = ?"
OUTBOX = "SELECT table_id, number, kind, part, user_id, interaction_id FROM outbox WHERE interaction_id = ?"


class Pair:
    """The bot's tables, and a bare file that gets the same rows."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.tables = Tables(Store(database))
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

    async def save(self, table_id: int, events: tuple[Event, ...]) -> tuple[float, float]:
        """Seconds it took the bot, and the bare file."""
        cause = self._next()
        began = perf_counter()
        await self.tables.act(table_id, lambda _: events, cause)
        ours = perf_counter() - began
        rows = self._written.execute(EVENTS, (cause,)).fetchall()
        posts = self._written.execute(OUTBOX, (cause,)).fetchall()
        assert len(rows) == len(events)
        began = perf_counter()
        self._bare.execute("BEGIN IMMEDIATE")
        self._bare.executemany(ADD_EVENT, rows)
        self._bare.executemany(ADD_POST, posts)
        self._bare.execute("COMMIT")
        return ours, perf_counter() - began

    def close(self) -> None:
        """Let go of the files."""
        self._written.close()
        self._bare.close()

    def _next(self) -> int:
        self._cause += random.randrange(1, 10**9)
        return self._cause


def told(took: list[tuple[float, float]]) -> float:
    """Print p50 and p99 of both; gives the ratio at p50."""
    ours, bare = zip(*took, strict=True)
    for percent in (50, 99):
        of_ours, of_bare = percentile(ours, percent), percentile(bare, percent)
        print(
            f"  p{percent} saving {of_ours:6.3f} ms / bare transaction {of_bare:6.3f} ms"
            f" = {of_ours / of_bare:4.2f}"
        )
    return percentile(ours, 50) / percentile(bare, 50)


def games() -> Iterator[tuple[int, list[tuple[Event, ...]]]]:
    """Random games, each with its number of players."""
    for count in range(GAMES):
        players = 2 + count % 5
        yield players, list(moves(Options(players), fresh_seed()))


async def main() -> int:
    """Save some games; whether the target was met is the exit code."""
    took: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "ours.sqlite3")
        pair = Pair(database, Path(folder))
        for channel_id, (players, played) in enumerate(games(), start=1):
            table_id = await pair.open(channel_id, players)
            took += [await pair.save(table_id, events) for events in played]
        pair.close()
        await database.close()
    print(f"saving {len(took)} moves of {GAMES} games, synchronous=FULL; at most {TARGET} at p50")
    return 0 if told(took[WARM_UP:]) <= TARGET else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
