"""How people can be reached."""

from dataclasses import astuple, replace
from sqlite3 import Connection
from typing import Any, Final

from bot.storage.people import Reach
from bot.storage.sqlite.database import Database

_REACH: Final = "SELECT wants_dms, dm_closed, told_closed, language, toured FROM people WHERE user_id = ?"
_CHANGE_REACH: Final = (
    "INSERT INTO people (user_id, wants_dms, dm_closed, told_closed, language, toured)"
    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET wants_dms = excluded.wants_dms,"
    " dm_closed = excluded.dm_closed, told_closed = excluded.told_closed, language = excluded.language,"
    " toured = excluded.toured"
)


class SqlitePeopleStore:
    """`PeopleStore` in SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def reach(self, user_id: int) -> Reach:
        """How a person can be reached."""
        return _reach(await self._database.rows(_REACH, user_id))

    async def change_reach(self, user_id: int, **changes: bool | str) -> Reach:
        """Change fields of a person's reach; fields changed at the same time elsewhere stay changed."""

        def change(db: Connection) -> Reach:
            reach = _reach(db.execute(_REACH, (user_id,)).fetchall())
            changed = replace(reach, **changes)  # type: ignore[arg-type]  # names and values of its own fields
            if changed != reach:
                db.execute(_CHANGE_REACH, (user_id, *astuple(changed)))
            return changed

        return await self._database.write(change)


def _reach(rows: list[tuple[Any, ...]]) -> Reach:
    if not rows:
        return Reach()
    wants_dms, closed, told, language, toured = rows[0]
    return Reach(bool(wants_dms), bool(closed), bool(told), language, bool(toured))
