"""What is kept: tables by channel, their events, and what is still to be posted."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, cast

from bot.database import Database
from bot.lobby import LobbyEvent, TableClosed, from_json, to_json

OutboxKind = Literal["post", "refresh"]


@dataclass(frozen=True)
class StoredTable:
    """A table and where it lives."""

    id: int
    channel_id: int
    guild_id: int


@dataclass(frozen=True)
class ToPost:
    """Something still to be posted; the nonce makes posting it twice harmless."""

    id: int
    number: int
    kind: OutboxKind
    interaction_id: int
    age: int
    """Seconds since it was asked for."""
    table: StoredTable

    @property
    def nonce(self) -> str:
        """The same for the same thing, for ever; at most 25 characters, as Discord wants it."""
        return f"{self.kind[0]}{self.interaction_id}"


class Store:
    """Questions and changes, in the words of the game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def close(self) -> None:
        """Let go of the file."""
        await self._database.close()

    async def note(self, name: str) -> str | None:
        """Something remembered under a name."""
        found = await self._database.rows("SELECT value FROM notes WHERE name = ?", name)
        return str(found[0][0]) if found else None

    async def write_note(self, name: str, value: str) -> None:
        """Remember something under a name."""
        async with self._database.writing() as db:
            await db.execute("REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))

    # Tables and their events

    async def table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of a channel."""
        return _table(
            await self._database.rows(
                "SELECT id, channel_id, guild_id FROM tables WHERE channel_id = ? AND closed_at IS NULL",
                channel_id,
            )
        )

    async def table(self, table_id: int) -> StoredTable | None:
        """A table by its number, open or closed."""
        return _table(
            await self._database.rows("SELECT id, channel_id, guild_id FROM tables WHERE id = ?", table_id)
        )

    async def events(self, table_id: int) -> list[LobbyEvent]:
        """Everything that happened at a table, in order."""
        rows = await self._database.rows(
            "SELECT body FROM events WHERE table_id = ? ORDER BY number", table_id
        )
        return [from_json(json.loads(str(body))) for (body,) in rows]

    async def has_seen(self, interaction_id: int) -> bool:
        """Has this interaction taken effect already?"""
        return bool(
            await self._database.rows("SELECT 1 FROM events WHERE interaction_id = ? LIMIT 1", interaction_id)
        )

    async def open_table(
        self, channel_id: int, guild_id: int, event: LobbyEvent, interaction_id: int
    ) -> StoredTable:
        """Keep a new table with its first event, and that it is to be posted."""
        async with self._database.writing() as db:
            cursor = await db.execute(
                "INSERT INTO tables (channel_id, guild_id) VALUES (?, ?)", (channel_id, guild_id)
            )
            table_id = cast("int", cursor.lastrowid)
            await db.execute(_ADD_EVENT, (table_id, 1, json.dumps(to_json(event)), interaction_id))
            await db.execute(_TO_POST, (table_id, 1, "post", interaction_id))
        return StoredTable(table_id, channel_id, guild_id)

    async def add_events(
        self, table: StoredTable, number: int, events: Iterable[LobbyEvent], interaction_id: int
    ) -> None:
        """Keep what happened, counted from a number, and that the table's post is to be refreshed.

        If somebody else has added an event with that number meanwhile, nothing is kept.
        """
        async with self._database.writing() as db:
            for at, event in enumerate(events, start=number):
                await db.execute(_ADD_EVENT, (table.id, at, json.dumps(to_json(event)), interaction_id))
                await db.execute(_TO_POST, (table.id, at, "refresh", interaction_id))
                if isinstance(event, TableClosed):
                    await db.execute("UPDATE tables SET closed_at = unixepoch() WHERE id = ?", (table.id,))

    async def open_tables(self) -> int:
        """How many tables are open."""
        ((count,),) = await self._database.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL")
        return cast("int", count)

    # The outbox

    async def post_again(self, table: StoredTable, number: int, interaction_id: int) -> None:
        """That a table is to be posted anew, further down the channel."""
        async with self._database.writing() as db:
            await db.execute(f"{_TO_POST} ON CONFLICT DO NOTHING", (table.id, number, "post", interaction_id))

    async def to_post(self, channel_id: int | None = None) -> list[ToPost]:
        """What is still to be posted, in a channel or everywhere, oldest first."""
        rows = await self._database.rows(
            "SELECT o.id, o.number, o.kind, o.interaction_id, unixepoch() - o.asked_at,"
            " t.id, t.channel_id, t.guild_id FROM outbox o JOIN tables t ON t.id = o.table_id"
            " WHERE o.done_at IS NULL AND ?1 IN (t.channel_id, 0) ORDER BY o.id",
            channel_id or 0,
        )
        return [_to_post(cast("tuple[Any, ...]", row)) for row in rows]

    async def posted(self, item_id: int, message_id: int | None, problem: str | None = None) -> None:
        """That something was posted, or why it never will be."""
        async with self._database.writing() as db:
            await db.execute(
                "UPDATE outbox SET done_at = unixepoch(), message_id = ?, problem = ? WHERE id = ?",
                (message_id, problem, item_id),
            )

    async def refreshed(self, table_id: int, number: int) -> None:
        """That the table's post shows everything up to an event."""
        async with self._database.writing() as db:
            await db.execute(
                "UPDATE outbox SET done_at = unixepoch()"
                " WHERE table_id = ? AND number <= ? AND kind = 'refresh' AND done_at IS NULL",
                (table_id, number),
            )

    async def post_of(self, table_id: int) -> int | None:
        """The message that shows a table."""
        rows = await self._database.rows(
            "SELECT message_id FROM outbox WHERE table_id = ? AND kind = 'post' AND message_id IS NOT NULL"
            " ORDER BY id DESC LIMIT 1",
            table_id,
        )
        return cast("int", rows[0][0]) if rows else None

    # People

    async def remember_dms(self, user_id: int, *, closed: bool) -> None:
        """Whether somebody's DMs were closed when the bot last tried."""
        async with self._database.writing() as db:
            await db.execute("REPLACE INTO people (user_id, dm_closed) VALUES (?, ?)", (user_id, int(closed)))

    async def add_report(self, user_id: int, guild_id: int | None, text: str, interaction_id: int) -> int:
        """Keep what somebody told the host, once; gives its number."""
        async with self._database.writing() as db:
            await db.execute(
                "INSERT INTO reports (user_id, guild_id, text, interaction_id) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (user_id, guild_id, text, interaction_id),
            )
        ((number,),) = await self._database.rows(
            "SELECT id FROM reports WHERE interaction_id = ?", interaction_id
        )
        return cast("int", number)


_ADD_EVENT = "INSERT INTO events (table_id, number, body, interaction_id) VALUES (?, ?, ?, ?)"
_TO_POST = "INSERT INTO outbox (table_id, number, kind, interaction_id) VALUES (?, ?, ?, ?)"


def _to_post(row: tuple[Any, ...]) -> ToPost:
    item_id, number, kind, interaction_id, age, *where = row
    return ToPost(item_id, number, kind, interaction_id, age, StoredTable(*where))


def _table(rows: list[tuple[object, ...]]) -> StoredTable | None:
    return StoredTable(*cast("tuple[int, int, int]", rows[0])) if rows else None
