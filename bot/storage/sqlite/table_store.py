"""What is kept: tables by channel, their events, and who sits there."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Final, cast

from ai import Level
from bot.storage.damage import check_complete
from bot.storage.sqlite.database import Database
from bot.table.lobby_events import Person, SeatTaken, TableClosed, TableOpened, TableReopened
from bot.table.pending_posts import PendingPost
from bot.table.table_events import Numbers, TableEvent, from_json, identity, people_in, to_json
from engine.transitions.events import GameEnded

_text: Final = json.JSONEncoder(separators=(",", ":")).encode
PEOPLE_OF: Final = "SELECT number, user_id, name, level FROM table_people WHERE table_id = ?"
_ONE_MORE: Final = "UPDATE tables SET people = people + 1 WHERE id = ? RETURNING people"
_SEEN: Final = "SELECT 1 FROM events WHERE interaction_id = ? LIMIT 1"


@dataclass(frozen=True)
class StoredTable:
    """A table and where it lives."""

    id: int
    channel_id: int
    guild_id: int
    """The server; 0 in a DM with the bot."""

    @property
    def in_dm(self) -> bool:
        """Does one person alone see everything that is posted here?"""
        return self.guild_id == 0


@dataclass(frozen=True)
class Deed:
    """What one interaction did at a table: its events, counted from a number, and what they make due."""

    number: int
    events: tuple[TableEvent, ...]
    due: tuple[PendingPost, ...]
    cause: int
    awaits_computer: bool | None = None
    """Whether the table waits for a computer to play from now on; None if that has not changed."""


class Store:
    """Questions and changes, in the words of the game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def close(self) -> None:
        """Let go of the file."""
        await self.database.close()

    async def note(self, name: str) -> str | None:
        """Something remembered under a name."""
        found = await self.database.rows("SELECT value FROM notes WHERE name = ?", name)
        return str(found[0][0]) if found else None

    async def write_note(self, name: str, value: str) -> None:
        """Remember something under a name."""
        await self.database.write(
            lambda db: db.execute("REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))
        )

    # Tables and their events

    async def table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of a channel."""
        return _table(
            await self.database.rows(
                "SELECT id, channel_id, guild_id FROM tables WHERE channel_id = ? AND closed_at IS NULL",
                channel_id,
            )
        )

    async def last_table_in(self, channel_id: int) -> StoredTable | None:
        """The table that a channel had last, open or not."""
        return _table(
            await self.database.rows(
                "SELECT id, channel_id, guild_id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1",
                channel_id,
            )
        )

    async def closed_tables_in(self, channel_id: int, most: int) -> list[StoredTable]:
        """The tables that a channel had before, the newest first."""
        rows = await self.database.rows(
            "SELECT id, channel_id, guild_id FROM tables"
            " WHERE channel_id = ? AND closed_at IS NOT NULL ORDER BY id DESC LIMIT ?",
            channel_id,
            most,
        )
        return [StoredTable(*cast("tuple[int, int, int]", row)) for row in rows]

    async def closed_for(self, table: StoredTable) -> int:
        """Seconds since a table was closed."""
        rows = await self.database.rows("SELECT unixepoch() - closed_at FROM tables WHERE id = ?", table.id)
        return cast("int", rows[0][0])

    async def table(self, table_id: int) -> StoredTable | None:
        """A table by its number, open or closed."""
        return _table(
            await self.database.rows("SELECT id, channel_id, guild_id FROM tables WHERE id = ?", table_id)
        )

    async def tables_of(self, user_id: int, most: int) -> list[StoredTable]:
        """The open tables of a person, the newest first."""
        rows = await self.database.rows(
            "SELECT t.id, t.channel_id, t.guild_id FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE s.user_id = ? AND t.closed_at IS NULL ORDER BY t.id DESC LIMIT ?",
            user_id,
            most,
        )
        return [StoredTable(*cast("tuple[int, int, int]", row)) for row in rows]

    async def events(self, table_id: int, up_to: int | None = None) -> list[TableEvent]:
        """Everything that happened at a table, in order, or only the first events."""
        # Asked first: what happens in between makes more events, never fewer.
        known = up_to if up_to is not None else await self._newest_posted(table_id)
        rows = await self.database.rows(
            "SELECT number, body FROM events"
            " WHERE table_id = ? AND number <= ifnull(?, number) ORDER BY number",
            table_id,
            up_to,
        )
        check_complete([cast("int", number) for number, _ in rows], known)
        people = people_of(await self.database.rows(PEOPLE_OF, table_id))
        # A whole game takes tens of milliseconds, in which nobody else would be answered.
        return await asyncio.to_thread(lambda: [from_json(json.loads(str(body)), people) for _, body in rows])

    async def first_event(self, table_id: int) -> TableEvent:
        """The event with which a table was opened."""
        ((body,),) = await self.database.rows(
            "SELECT body FROM events WHERE table_id = ? AND number = 1", table_id
        )
        return from_json(json.loads(str(body)), people_of(await self.database.rows(PEOPLE_OF, table_id)))

    async def _newest_posted(self, table_id: int) -> int:
        """The event up to which a table's newest post shows it; 0 if there is none."""
        rows = await self.database.rows(
            "SELECT number FROM outbox WHERE table_id = ? AND kind = 'table' ORDER BY id DESC LIMIT 1",
            table_id,
        )
        return cast("int", rows[0][0]) if rows else 0

    async def close_damaged(self, table_id: int, why: str) -> None:
        """Close a table that cannot be read. Its events stay as they are; a note says why it was closed."""

        def keep(db: Connection) -> None:
            db.execute(
                "UPDATE tables SET closed_at = ifnull(closed_at, unixepoch()), awaits_computer = 0"
                " WHERE id = ?",
                (table_id,),
            )
            name = f"damaged/{table_id}"
            db.execute("INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, why))

        await self.database.write(keep)

    async def has_seen(self, interaction_id: int) -> bool:
        """Has this interaction taken effect already?"""
        return bool(await self.database.rows(_SEEN, interaction_id))

    async def open_table(self, channel_id: int, guild_id: int, deed: Deed) -> StoredTable:
        """Keep a new table with what happened first, and what is to be posted."""

        def begin(db: Connection) -> int:
            cursor = db.execute(
                "INSERT INTO tables (channel_id, guild_id) VALUES (?, ?)", (channel_id, guild_id)
            )
            table_id = cast("int", cursor.lastrowid)
            keep(db, table_id, deed)
            return table_id

        return StoredTable(await self.database.write(begin), channel_id, guild_id)

    async def add(self, table: StoredTable, deed: Deed) -> bool:
        """Keep what happened, and what is to be posted; False if its cause has taken effect already.

        If somebody else has added an event with that number meanwhile, nothing is kept.
        """

        def once(db: Connection) -> bool:
            if db.execute(_SEEN, (deed.cause,)).fetchone():
                return False
            keep(db, table.id, deed)
            return True

        return await self.database.write(once)

    async def awaiting_computers(self) -> list[int]:
        """The tables that wait for a computer to play."""
        rows = await self.database.rows("SELECT id FROM tables WHERE awaits_computer = 1 ORDER BY id")
        return [cast("int", table_id) for (table_id,) in rows]

    async def open_tables(self) -> int:
        """How many tables are open."""
        ((count,),) = await self.database.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL")
        return cast("int", count)


def keep(db: Connection, table_id: int, deed: Deed) -> None:
    """Write down what happened at a table and what is to be posted, within a transaction."""
    numbers = _introduce(db, table_id, deed.events)
    rows = [
        (table_id, number, _text(to_json(event, numbers)), deed.cause)
        for number, event in enumerate(deed.events, start=deed.number)
    ]
    db.executemany("INSERT INTO events (table_id, number, body, interaction_id) VALUES (?, ?, ?, ?)", rows)
    number = deed.number + len(rows) - 1
    db.executemany(
        "INSERT INTO outbox (table_id, number, kind, part, user_id, interaction_id)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, number, due.kind.value, due.part, due.to, deed.cause) for due in deed.due],
    )
    for event in deed.events:
        if isinstance(event, TableOpened | SeatTaken):
            db.execute("REPLACE INTO seats (table_id, user_id) VALUES (?, ?)", (table_id, event.by.id))
        elif isinstance(event, TableClosed | GameEnded):
            db.execute("UPDATE tables SET closed_at = unixepoch() WHERE id = ?", (table_id,))
        elif isinstance(event, TableReopened):
            db.execute("UPDATE tables SET closed_at = NULL WHERE id = ?", (table_id,))
    if deed.awaits_computer is not None:
        db.execute("UPDATE tables SET awaits_computer = ? WHERE id = ?", (deed.awaits_computer, table_id))


def people_of(rows: Iterable[tuple[object, ...]]) -> dict[int, Person]:
    """A table's people by their numbers, out of the rows that say who they are."""
    return {
        number: Person(user_id, name, None if level is None else Level(level))
        for number, user_id, name, level in cast("Iterable[tuple[int, int, str, str | None]]", rows)
    }


def _introduce(db: Connection, table_id: int, events: Sequence[TableEvent]) -> Numbers:
    """Number everybody who is new to a table; whoever sits down is known by the name they have now."""
    named = people_in(events)
    if not named:
        return {}
    known = people_of(db.execute(PEOPLE_OF, (table_id,)))
    numbers = {identity(person): number for number, person in known.items()}
    for person in named:
        if identity(person) not in numbers:
            ((numbers[identity(person)],),) = db.execute(_ONE_MORE, (table_id,))
            row = (
                table_id,
                numbers[identity(person)],
                person.id,
                person.name,
                person.level and person.level.value,
            )
            db.execute(
                "INSERT INTO table_people (table_id, number, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
                row,
            )
    for event in events:
        if isinstance(event, SeatTaken):
            db.execute(
                "UPDATE table_people SET name = ? WHERE table_id = ? AND user_id = ?",
                (event.by.name, table_id, event.by.id),
            )
    return numbers


def _table(rows: list[tuple[object, ...]]) -> StoredTable | None:
    return StoredTable(*cast("tuple[int, int, int]", rows[0])) if rows else None
