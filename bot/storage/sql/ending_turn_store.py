"""Turns that are about to end by themselves."""

from dataclasses import astuple
from typing import Final

from bot.storage.ending_turns import EndingTurn
from bot.storage.shards import EVERYTHING, Shards
from bot.storage.sql.database import Database
from bot.storage.sql.shard_rows import among

_KEEP: Final = (
    "INSERT INTO ending_turns (table_id, user_id, number) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET number = excluded.number"
)
_FORGET: Final = "DELETE FROM ending_turns WHERE table_id = ? AND user_id = ? AND number = ?"
_ALL: Final = (
    "SELECT e.table_id, e.user_id, e.number FROM ending_turns e"
    " JOIN tables t ON t.id = e.table_id WHERE 1 = 1"
)


class SqlEndingTurnStore:
    """`EndingTurnStore` in SQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, turn: EndingTurn) -> None:
        """Remember that a turn is about to end, instead of an earlier one of this person there."""
        await self._database.write(lambda db: db.execute(_KEEP, *astuple(turn)), turn.table_id)

    async def forget(self, turn: EndingTurn) -> None:
        """The turn has ended, or does not end by itself any more."""
        await self._database.write(lambda db: db.execute(_FORGET, *astuple(turn)), turn.table_id)

    async def all(self, shards: Shards = EVERYTHING) -> list[EndingTurn]:
        """Every turn that is about to end at the tables of some shards."""
        ours, values = among(shards)
        rows = await self._database.rows(f"{_ALL}{ours} ORDER BY e.table_id, e.user_id", *values)
        return [EndingTurn(*row) for row in rows]
