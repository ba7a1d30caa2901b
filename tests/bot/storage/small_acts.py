"""Small acts at small tables, for the contract tests."""

from typing import Final

from bot.storage.port import Storage
from bot.table.lobby_events import Person, TableOpened
from bot.table.pending_posts import PendingPost, PostKind
from bot.table.table_events import TableEvent
from bot.table.table_state import RecordedAct, StoredTable

ANA: Final = Person(1, "Ana")
BEN: Final = Person(2, "Ben")
CHANNEL: Final = 100
GUILD: Final = 200
POST: Final = PendingPost(PostKind.TABLE)
REFRESH: Final = PendingPost(PostKind.REFRESH)


def act(number: int, event: TableEvent, cause: int, post: PendingPost = REFRESH) -> RecordedAct:
    """An act of one event, after which the table's post is to be refreshed."""
    return RecordedAct(number, (event,), (post,), cause)


async def open_table(
    port: Storage, by: Person = ANA, cause: int = 11, channel_id: int = CHANNEL
) -> StoredTable:
    """Open a table, which is to be posted."""
    return await port.tables.open_table(channel_id, GUILD, act(1, TableOpened(by), cause, POST))
