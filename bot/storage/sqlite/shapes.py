"""The tables of a SQLite file, as it describes them itself."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.storage.sql.database import Row
from bot.storage.sql.snapshot import Shape, Shapes

_COLUMNS: Final = (
    "SELECT t.name, c.name, c.pk FROM sqlite_schema t, pragma_table_info(t.name) c"
    " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid"
)
_REFERENCES: Final = (
    'SELECT t.name, f."table" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f'
    " WHERE t.type = 'table'"
)


async def shapes_of(rows: Callable[[str], Awaitable[list[Row]]]) -> Shapes:
    """The tables there are."""
    columns, references = await rows(_COLUMNS), await rows(_REFERENCES)
    found = {}
    for name in dict.fromkeys(table for table, *_ in columns):
        own = [(column, place) for table, column, place in columns if table == name]
        key = sorted((place, column) for column, place in own if place)
        found[name] = Shape(
            tuple(sorted(column for column, _ in own)),
            tuple(column for _, column in key),
            frozenset(other for table, other in references if table == name),
        )
    return found
