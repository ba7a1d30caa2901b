"""The tables of a PostgreSQL database, as it describes them itself."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import Shape, Shapes

_COLUMNS: Final = (
    "SELECT table_name::text, column_name::text FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name <> 'schema_version' ORDER BY 1, 2"
)
_KEYS: Final = (
    "SELECT k.table_name::text, k.column_name::text FROM information_schema.key_column_usage k"
    " JOIN information_schema.table_constraints c ON c.constraint_name = k.constraint_name"
    " AND c.table_schema = k.table_schema AND c.table_name = k.table_name"
    " WHERE k.table_schema = current_schema() AND c.constraint_type = 'PRIMARY KEY'"
    " ORDER BY 1, k.ordinal_position"
)
_REFERENCES: Final = (
    "SELECT one.relname::text, other.relname::text FROM pg_constraint c"
    " JOIN pg_class one ON one.oid = c.conrelid JOIN pg_class other ON other.oid = c.confrelid"
    " JOIN pg_namespace n ON n.oid = one.relnamespace"
    " WHERE c.contype = 'f' AND n.nspname = current_schema()"
)
NUMBERED: Final = (
    "SELECT table_name::text, column_name::text FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES'"
)
"""The columns that PostgreSQL numbers by itself."""


async def shapes_of(rows: Callable[[str], Awaitable[list[Row]]]) -> Shapes:
    """The tables there are."""
    columns, keys, references = await rows(_COLUMNS), await rows(_KEYS), await rows(_REFERENCES)
    return {
        name: Shape(
            tuple(sorted(column for table, column in columns if table == name)),
            tuple(column for table, column in keys if table == name),
            frozenset(other for table, other in references if table == name),
        )
        for name in dict.fromkeys(table for table, _ in columns)
    }
