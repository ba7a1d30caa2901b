"""Turns that are about to end by themselves."""

from dataclasses import astuple
from typing import Final

from bot.storage.ending_turns import EndingTurn
from bot.storage.sql.database import Database

_KEEP: Final = (
    "INSERT INTO ending_turns (table_id, user_id, number) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, user_id) DO UPDATE SET number = excluded.number"
)
_FORGET: Final = "DELETE FROM ending_turns WHERE table_id = ? AND user_id = ? AND number = ?"
_ALL: Final = "SELECT table_id, user_id, number FROM ending_turns ORDER BY table_id, user_id"


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

    async def all(self) -> list[EndingTurn]:
        """Every turn that is about to end."""
        return [EndingTurn(*row) for row in await self._database.rows(_ALL)]
