"""What processes tell each other: tables and people that were changed, channels where a post is pending.

This only wakes others and keeps their memory true; what is to be done is stored. It is sent after the change
was saved, gathered for a moment, and only while there is anybody to hear it.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bot.log import log
from bot.storage.ownership import Ownership
from bot.storage.processes import ClusterStore

GATHERED_FOR: Final = 0.005
"""Seconds for which announcements are gathered."""
MOST_AT_ONCE: Final = 100
"""Announcements in one message, which a database may limit to 8,000 bytes."""


@dataclass(frozen=True)
class TableChanged:
    """A table that another process looks after has been changed."""

    table_id: int
    number: int
    channel_id: int


@dataclass(frozen=True)
class PersonChanged:
    """Something that is remembered of a person has been changed."""

    user_id: int


@dataclass(frozen=True)
class ToBePosted:
    """In a channel something is to be posted."""

    channel_id: int


Announcement = TableChanged | PersonChanged | ToBePosted
_KINDS: Final[dict[str, type[Announcement]]] = {
    "table": TableChanged,
    "person": PersonChanged,
    "channel": ToBePosted,
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}


@dataclass
class Announcements:
    """Tells other processes, and passes on what they tell."""

    store: ClusterStore
    ownership: Ownership
    epoch: int
    _waiting: dict[Announcement, None] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def announce(self, what: Announcement) -> None:
        """Tell the other processes, if there are any."""
        if not self.ownership.is_alone:
            self._waiting[what] = None
            self._news.set()

    async def keep_sending(self) -> None:
        """Send what is announced."""
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHERED_FOR)
            self._news.clear()
            waiting = list(self._waiting)
            self._waiting.clear()
            try:
                for at in range(0, len(waiting), MOST_AT_ONCE):
                    await self.store.announce(printed(self.epoch, waiting[at : at + MOST_AT_ONCE]))
            except Exception:
                log.exception("other processes are not told")

    async def keep_listening(self, heard: Callable[[Announcement], None], forget: Callable[[], None]) -> None:
        """Pass on what others tell; `forget` what they may have told while nobody listened here."""

        def hear(text: str) -> None:
            sender, told = parsed(text)
            for one in told if sender != self.epoch else ():
                heard(one)

        def listening(begins: bool) -> None:
            forget()
            self.ownership.hears_changes = begins

        await self.store.listen(hear, listening)


def printed(sender: int, told: list[Announcement]) -> str:
    """Announcements as text."""
    return json.dumps([sender, *([_NAMES[type(one)], *vars(one).values()] for one in told)])


def parsed(text: str) -> tuple[int, list[Announcement]]:
    """Who sent a text, and the announcements in it; those of a newer version are left out."""
    sender, *told = json.loads(text)
    known: list[list[Any]] = [one for one in told if one[0] in _KINDS]
    return sender, [_KINDS[kind](*values) for kind, *values in known]
