"""Short texts by name, for the bot itself."""

from bot.storage.sql.database import Database


class SqlNoteStore:
    """`NoteStore` in SQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, name: str) -> str | None:
        """The text with this name."""
        rows = await self._database.rows("SELECT value FROM notes WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def write(self, name: str, text: str) -> None:
        """Store a text under a name, instead of an earlier one."""
        await self._database.write(
            lambda db: db.execute(
                "INSERT INTO notes (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                text,
            )
        )
