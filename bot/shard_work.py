"""What this process does for its shards: it goes on where others have stopped, and hears what they change."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.cluster.announcements import (
    Announcement,
    Announcements,
    PersonChanged,
    TableChanged,
    ToBePosted,
)
from bot.cluster.member import Member
from bot.log import log
from bot.services import Services
from bot.storage.processes import ClusterStore
from bot.table.table_state import Table
from bot.tasks import cancel


class ShardWork:
    """Keeps the services to the tables of this process's shards; `first` is done for whoever has shard 0."""

    def __init__(
        self,
        services: Services,
        member: Member,
        store: ClusterStore,
        *,
        share: Callable[[int], None],
        first: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._services = services
        self._member = member
        self._share = share
        self._first = first
        self._announcements = Announcements(store, member.ownership, member.epoch)
        self._tasks: set[asyncio.Task[None]] = set()
        services.tables.listen(self._announce_table)
        services.people.listen(lambda user_id: self._announcements.announce(PersonChanged(user_id)))
        services.outbox.pending.listen(lambda channel: self._announcements.announce(ToBePosted(channel)))

    def begin(self) -> None:
        """Go on with everything, and listen to other processes."""
        self._member.listen(self._have_others)
        self._share(self._member.processes)
        self._in_background(self._go_on())
        self._in_background(self._announcements.keep_sending())
        self._in_background(self._announcements.keep_listening(self._heard, self._forget))

    async def close(self) -> None:
        """Leave the rest to others, or to the next start."""
        await cancel(self._tasks)

    def _have_others(self) -> None:
        """This process has other shards than before, or other neighbours."""
        shards = sorted(self._member.ownership.shards.owned)
        log.info("shards", extra={"shards": shards, "processes": self._member.processes})
        self._forget()
        self._share(self._member.processes)
        self._services.due.wake()
        self._services.outbox.old_buttons.note()
        self._in_background(self._go_on())

    def _forget(self) -> None:
        """What is remembered may have been changed elsewhere."""
        self._services.tables.forget()
        self._services.people.forget()
        self._services.outbox.forget()

    async def _go_on(self) -> None:
        """Do what is pending at this process's tables."""
        services = self._services
        steps = [
            services.computers.wake_all(services.store),
            services.ending.resume(),
            services.outbox.flush(),
        ]
        if 0 in self._member.ownership:
            steps.append(self._first())
        for problem in await asyncio.gather(*steps, return_exceptions=True):
            if isinstance(problem, Exception):
                log.error("what is pending is left for later", exc_info=problem)

    def _announce_table(self, table: Table) -> None:
        """Tell the process that looks after a table of a change here."""
        if table.stored.guild_id not in self._member.ownership:
            changed = TableChanged(table.stored.id, table.number, table.stored.channel_id)
            self._announcements.announce(changed)

    def _heard(self, what: Announcement) -> None:
        match what:
            case TableChanged(table_id, number, channel_id):
                self._services.tables.note_stored(table_id, number)
                self._services.due.wake()
                self._in_background(self._services.computers.wake_at(table_id))
                self._in_background(self._services.outbox.flush_channel(channel_id))
            case ToBePosted(channel_id):
                self._in_background(self._services.outbox.flush_channel(channel_id))
            case PersonChanged(user_id):
                self._services.people.forget(user_id)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
