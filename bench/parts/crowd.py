"""Many tables with games in progress: their places in a sandbox, and the bot's file about them."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import asyncpg

from bench.random_game import random_game
from bot.clock import SystemClock
from bot.storage.postgres.opening import connect
from bot.storage.postgres.transaction import transact
from bot.storage.sql.acts import write_act
from bot.storage.sql.database import Transaction
from bot.storage.sqlite.database import PRAGMAS, migrations
from bot.storage.sqlite.transaction import SqliteTransaction, finish
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.table_events import to_json
from bot.table.table_state import RecordedAct
from engine import Options, Seed
from engine.transitions.events import TurnBegun
from sandbox.world.default_world import add_guild
from sandbox.world.state import Member, User
from sandbox.world.world import World
from tests.bot.postgres_databases import NUMBERS_ON

PLAYERS = 3
TABLES_A_SERVER = 10
GAMES = 60
"""Different games; more tables share them."""
TOGETHER = 100
"""Tables that a database server is given in one transaction."""
ADD_EVENT = "INSERT INTO events (table_id, number, body, interaction_id) VALUES (?, ?, ?, ?)"
ADD_POST = (
    "INSERT INTO outbox (table_id, number, kind, part, user_id, interaction_id) VALUES (?, ?, ?, ?, ?, ?)"
)

ASK_FOR_HANDS = (
    "INSERT INTO outbox (table_id, number, kind, user_id, interaction_id)"
    " SELECT table_id, 0, 'hand', user_id, table_id FROM seats WHERE table_id = ?"
)


@dataclass(frozen=True)
class Place:
    """Where a table stands, and who sits there."""

    table_id: int
    channel_id: int
    guild_id: int
    people: tuple[Person, ...]


def bare_file(path: Path) -> sqlite3.Connection:
    """A file like the bot's, without the bot."""
    db = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        db.execute(pragma)
    for number, script in enumerate(migrations(), start=1):
        db.executescript(f"{script}\nPRAGMA user_version = {number};")
    return db


def places(
    world: World, tables: int, seats: int = PLAYERS, a_server: int = TABLES_A_SERVER
) -> Iterator[Place]:
    """A world's new servers with some channels each, and in every channel a table of its own people."""
    numbers = list(range(1, tables + 1))
    for at in range(0, tables, a_server):
        add_guild(world, f"Court {at}", [f"table-{number}" for number in numbers[at : at + a_server]])
    channels = [one for one in world.channels.values() if one.name.startswith("table-")]
    for table_id, channel in zip(numbers, channels, strict=True):
        guild = world.guilds[channel.guild_id or 0]
        people = tuple(_person(world, guild.members, table_id, seat) for seat in range(seats))
        yield Place(table_id, channel.id, guild.id, people)


def _person(world: World, members: dict[int, Member], table_id: int, seat: int) -> Person:
    user = User(world.snowflakes.next(), f"p{table_id}.{seat}", f"Player {table_id}.{seat}")
    world.users[user.id] = user
    members[user.id] = Member(user.id, [], world.clock.now())
    return Person(user.id, user.display)


def seed(file: Path, where: Sequence[Place], *, posted: bool, hands: bool = False) -> None:
    """Write every place's table, in the middle of a game; `posted` says whether its post is there already.

    With `hands` everybody is still to be brought theirs.
    """
    db = bare_file(file)
    db.execute("BEGIN IMMEDIATE")
    finish(_write_all(SqliteTransaction(db), where, posted=posted, hands=hands))
    db.execute("COMMIT")
    db.close()


async def seed_server(url: str, where: Sequence[Place], *, posted: bool, hands: bool = False) -> None:
    """The same in a database server's."""
    await (await connect(url)).close()  # which builds the schema
    connection = await asyncpg.connect(url)
    for at in range(0, len(where), TOGETHER):
        some = where[at : at + TOGETHER]
        await transact(connection, partial(_write_all, where=some, posted=posted, hands=hands), ())
    await connection.execute(NUMBERS_ON)
    await connection.close()


async def settled(file: Path) -> None:
    """Wait until the bot has nothing left to post or to bring."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as db:
        while db.execute("SELECT EXISTS (SELECT * FROM outbox WHERE done_at IS NULL)").fetchone()[0]:
            await asyncio.sleep(0.1)


async def _write_all(db: Transaction, where: Sequence[Place], *, posted: bool, hands: bool) -> None:
    for place in where:
        await _write(db, place, posted=posted)
        if hands:
            await db.execute(ASK_FOR_HANDS, place.table_id)


async def _write(db: Transaction, place: Place, *, posted: bool) -> None:
    table_id, opener = place.table_id, place.people[0]
    await db.execute(
        "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, ?)",
        *(table_id, place.channel_id, place.guild_id),
    )
    lobby: list[LobbyEvent] = [TableOpened(opener), *map(SeatTaken, place.people[1:]), GameStarted(opener)]
    cause, now, bodies = place.channel_id, SystemClock().now(), _game_so_far(table_id % GAMES)
    await write_act(db, table_id, RecordedAct(1, tuple(lobby), (), cause), now)
    played = enumerate(bodies, start=len(lobby) + 1)
    await db.execute_many(ADD_EVENT, [(table_id, number, body, cause) for number, body in played])
    await db.execute(ADD_POST, *(table_id, len(lobby) + len(bodies), "table", 0, None, cause))
    if posted:
        done = "UPDATE outbox SET done_at = ?, message_id = id WHERE table_id = ?"
        await db.execute(done, now, table_id)


@cache
def _game_so_far(number: int) -> tuple[str, ...]:
    """Stored events up to the beginning of some turn, between a fifth and two thirds of a game."""
    events = random_game(Options(PLAYERS), Seed(f"{number:032x}"))
    turns = [at for at, event in enumerate(events, start=1) if isinstance(event, TurnBegun)]
    upto = random.Random(number).choice(turns[len(turns) // 5 : len(turns) * 2 // 3])
    return tuple(json.dumps(to_json(event, {}), separators=(",", ":")) for event in events[:upto])
