"""A process that stores acts until it is killed: python -m tests.bot.storage.endless_writer NAME FOLDER

It prints a line for each act, once that is stored.
"""

import asyncio
import sys
from itertools import count
from pathlib import Path

from bot.clock import SystemClock
from bot.table.lobby_events import SeatLeft, SeatTaken
from bot.table.pending_posts import PendingPost, PostKind
from bot.table.table_state import RecordedAct
from tests.bot.storage.implementations import IMPLEMENTATIONS
from tests.bot.storage.small_acts import ANA, BEN, REFRESH, open_table

EVENTS = (SeatTaken(BEN), SeatLeft(BEN), SeatTaken(BEN))
POSTS = (REFRESH, PendingPost(PostKind.HAND, to=ANA.id))


async def write(name: str, folder: Path) -> None:
    """Open a table, and store acts at it for ever."""
    storage = await IMPLEMENTATIONS[name](folder, SystemClock())
    table = await open_table(storage)
    for number in count(2, len(EVENTS)):
        await storage.tables.add(table, RecordedAct(number, EVENTS, POSTS, 1000 + number))
        sys.stdout.write("stored\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], Path(sys.argv[2])))
