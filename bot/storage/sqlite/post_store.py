"""What is still to be posted, what was posted where, and how people can be reached."""

from dataclasses import astuple, dataclass, replace
from sqlite3 import Connection
from typing import Any, Final, cast

from bot.language.words import ENGLISH
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.table_store import StoredTable
from bot.table.pending_posts import PostKind

_MARKS: Final = 1_000_000
"""Discord numbers components from 1; ours with a meaning begin far above."""


@dataclass(frozen=True)
class ToPost:
    """Something still to be posted; the nonce makes posting it twice harmless."""

    id: int
    number: int
    kind: PostKind
    part: int
    user_id: int | None
    interaction_id: int
    since: int
    """When what it shows was first to be posted, in seconds."""
    age: int
    """Seconds since it was asked for."""
    again: bool
    """Is it to show again what was to be posted before?"""
    table: StoredTable

    @property
    def mark(self) -> int:
        """The number by which its message is known again."""
        return _MARKS + self.id

    @property
    def nonce(self) -> str:
        """The same for the same thing, for ever; at most 25 characters, as Discord wants it."""
        return f"o{self.id}-{self.interaction_id % 10**10}"


@dataclass(frozen=True)
class Posted:
    """A message that shows a table after so many events."""

    message_id: int
    number: int
    since: int
    """When what it shows was first to be posted, in seconds."""
    item_id: int

    @property
    def mark(self) -> int:
        """The number by which the message is known again."""
        return _MARKS + self.item_id


@dataclass(frozen=True)
class Reach:
    """How somebody is spoken to: do they want DMs, are these closed, do they know, what do they speak?"""

    wants_dms: bool = True
    closed: bool = False
    told: bool = False
    language: str = ENGLISH
    toured: bool = False
    """Have they played a turn, or skipped the tour of it?"""


class PostStore:
    """The outbox and the DMs, in the words of the game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask_for_table(self, table: StoredTable, number: int, cause: int, rest: int = 0) -> bool:
        """That a table is to be posted anew, further down the channel; once for each cause.

        False, and nothing is asked for, if the last post was asked for less than `rest` seconds ago.
        """

        def ask(db: Connection) -> bool:
            db.execute(_ASK_FOR_TABLE, (table.id, number, cause, rest))
            return bool(db.execute(_IS_ASKED_FOR, (cause,)).fetchone())

        return await self._database.write(ask)

    async def ask_for_hands(self, user_id: int, cause: int) -> None:
        """That somebody is brought their hands at all open tables."""
        await self._database.write(
            lambda db: db.execute(
                "INSERT INTO outbox (table_id, number, kind, user_id, interaction_id)"
                " SELECT t.id, 0, 'hand', s.user_id, ? FROM seats s JOIN tables t ON t.id = s.table_id"
                " WHERE s.user_id = ? AND t.closed_at IS NULL",
                (cause, user_id),
            )
        )

    async def to_post(self, channel_id: int | None = None) -> list[ToPost]:
        """What is still to be posted, for a channel's tables or for all, oldest first."""
        rows = await self._database.rows(
            "SELECT o.id, o.number, o.kind, o.part, o.user_id, o.interaction_id,"
            " ifnull(o.since, o.asked_at), unixepoch() - o.asked_at, o.since IS NOT NULL,"
            " t.id, t.channel_id, t.guild_id"
            " FROM outbox o JOIN tables t ON t.id = o.table_id"
            " WHERE o.done_at IS NULL AND ?1 IN (t.channel_id, 0) ORDER BY o.id",
            channel_id or 0,
        )
        return [_to_post(cast("tuple[Any, ...]", row)) for row in rows]

    async def done(
        self, item_ids: list[int], message_id: int | None = None, problem: str | None = None
    ) -> None:
        """That things were posted, the last of them as this message; or why they never will be."""

        if not item_ids:
            return

        def keep(db: Connection) -> None:
            sql = "UPDATE outbox SET done_at = unixepoch(), message_id = ?, problem = ? WHERE id = ?"
            last = max(item_ids)
            db.executemany(sql, [(message_id if one == last else None, problem, one) for one in item_ids])

        await self._database.write(keep)

    async def refreshed(self, table_id: int, number: int) -> None:
        """That the table's post shows everything up to an event."""
        await self._database.write(
            lambda db: db.execute(
                "UPDATE outbox SET done_at = unixepoch()"
                " WHERE table_id = ? AND number <= ? AND kind = 'refresh' AND done_at IS NULL",
                (table_id, number),
            )
        )

    async def posts_of(self, table_id: int, most: int = 1) -> list[Posted]:
        """The newest messages that show a table, the newest first."""
        rows = await self._database.rows(
            "SELECT message_id, number, ifnull(since, asked_at), id FROM outbox"
            " WHERE table_id = ? AND kind = 'table' AND message_id IS NOT NULL ORDER BY id DESC LIMIT ?",
            table_id,
            most,
        )
        return [Posted(*cast("tuple[int, int, int, int]", row)) for row in rows]

    # DMs

    async def reach(self, user_id: int) -> Reach:
        """How somebody can be reached."""
        return _reach(await self._database.rows(_REACH, user_id))

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Remember how somebody can be reached from now on; what others change meanwhile stays changed."""

        def keep(db: Connection) -> Reach:
            reach = _reach(db.execute(_REACH, (user_id,)).fetchall())
            changed = replace(reach, **changes)  # type: ignore[arg-type]  # names and values of its own fields
            if changed != reach:
                db.execute(_KEEP_REACH, (user_id, *astuple(changed)))
            return changed

        return await self._database.write(keep)

    async def hand_of(self, table_id: int, user_id: int) -> tuple[int, int] | None:
        """Channel and message of the DM that shows somebody's hand."""
        rows = await self._database.rows(
            "SELECT channel_id, message_id FROM hands WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return cast("tuple[int, int]", rows[0]) if rows else None

    async def keep_hand(self, table_id: int, user_id: int, channel_id: int, message_id: int) -> None:
        """Remember the DM that shows somebody's hand."""
        await self._database.write(
            lambda db: db.execute(
                "REPLACE INTO hands (table_id, user_id, channel_id, message_id) VALUES (?, ?, ?, ?)",
                (table_id, user_id, channel_id, message_id),
            )
        )


_IS_ASKED_FOR: Final = "SELECT 1 FROM outbox WHERE interaction_id = ? AND kind = 'table'"
_ASK_FOR_TABLE: Final = (
    "INSERT INTO outbox (table_id, number, kind, interaction_id, since)"
    " SELECT ?1, ?2, 'table', ?3, (SELECT ifnull(since, asked_at) FROM outbox"
    " WHERE table_id = ?1 AND kind = 'table' ORDER BY id DESC LIMIT 1)"
    " WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'table' AND (interaction_id = ?3"
    " OR (table_id = ?1 AND problem IS NULL AND asked_at > unixepoch() - ?4)))"
)
_REACH: Final = "SELECT wants_dms, dm_closed, told_closed, language, toured FROM people WHERE user_id = ?"
_KEEP_REACH: Final = (
    "REPLACE INTO people (user_id, wants_dms, dm_closed, told_closed, language, toured)"
    " VALUES (?, ?, ?, ?, ?, ?)"
)


def _reach(rows: list[tuple[object, ...]]) -> Reach:
    if not rows:
        return Reach()
    wants_dms, closed, told, language, toured = rows[0]
    return Reach(bool(wants_dms), bool(closed), bool(told), str(language), bool(toured))


def _to_post(row: tuple[Any, ...]) -> ToPost:
    item_id, number, kind, part, *rest = row
    user_id, cause, since, age, again, *where = rest
    table = StoredTable(*where)
    return ToPost(item_id, number, PostKind(kind), part, user_id, cause, since, age, bool(again), table)
