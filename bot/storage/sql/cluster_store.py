"""The processes that serve the bot together, and their shards."""

from collections.abc import Callable
from typing import Final, cast

from bot.clock import Clock
from bot.storage.processes import Cluster, Holding, Process, Stage
from bot.storage.sql.database import Database, Row, Transaction

_REGISTER: Final = "INSERT INTO processes (place, succeeds) VALUES (?, ?) RETURNING epoch"
_RENEW: Final = "UPDATE processes SET renewals = renewals + 1 WHERE epoch = ?"
_PROCESSES: Final = "SELECT epoch, place, renewals, succeeds, present FROM processes ORDER BY epoch"
_HOLDINGS: Final = "SELECT number, owner, heir, stage FROM shards ORDER BY number"
_REMOVE: Final = "DELETE FROM processes WHERE epoch = ? AND renewals = ?"
_DISOWN: Final = "UPDATE shards SET owner = NULL WHERE owner = ?"
_DISINHERIT: Final = "UPDATE shards SET heir = NULL, stage = 0 WHERE heir = ?"
_STOP_IDENTIFYING: Final = "DELETE FROM identifying WHERE epoch = ?"
_PRESENT: Final = "UPDATE processes SET present = ? WHERE epoch = ?"
_OTHERS: Final = "SELECT count(*) FROM processes WHERE epoch <> ? AND present = 1"
_COUNT: Final = "SELECT count(*) FROM shards"
_NO_SHARDS: Final = "DELETE FROM shards"
_ADD_SHARD: Final = "INSERT INTO shards (number) VALUES (?)"
_CHANGE: Final = (
    "UPDATE shards SET owner = ?, heir = ?, stage = ?"
    " WHERE number = ? AND coalesce(owner, 0) = ? AND coalesce(heir, 0) = ? AND stage = ?"
)
_CLAIM: Final = (
    "INSERT INTO claims (interaction_id, epoch, claimed_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
)
_CLAIMED_BY: Final = "SELECT epoch FROM claims WHERE interaction_id = ?"
_FORGET_CLAIMS: Final = "DELETE FROM claims WHERE claimed_at <= ?"
_BEGIN: Final = "INSERT INTO identifying (bucket, epoch) VALUES (?, ?) ON CONFLICT DO NOTHING"
_END: Final = "DELETE FROM identifying WHERE bucket = ? AND epoch = ?"
_DIVISION: Final = -1
"""The subject of everything that changes into how many shards the servers are divided."""


class SqlClusterStore:
    """`ClusterStore` in SQL."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def register(self, place: str, succeeds: int | None = None) -> int:
        """Register this process; gives its epoch."""

        async def add(db: Transaction) -> int:
            ((epoch,),) = await db.rows(_REGISTER, place, succeeds)
            return cast("int", epoch)

        return await self._database.write(add)

    def fence(self, epoch: int, lost: Callable[[], None]) -> None:
        """From now on, write nothing unless this process is registered."""
        self._database.fence(epoch, lost)

    async def renew(self, epoch: int, about_to: Callable[[], None]) -> None:
        """Show that a process lives."""

        async def note(db: Transaction) -> None:
            about_to()
            await db.execute(_RENEW, epoch)

        await self._database.write(note)

    async def cluster(self) -> Cluster:
        """All processes and shards."""
        holdings, processes = await self._database.rows(_HOLDINGS), await self._database.rows(_PROCESSES)
        return Cluster(
            tuple(
                Process(epoch, place, renewals, succeeds, bool(present))
                for epoch, place, renewals, succeeds, present in processes
            ),
            tuple(_holding(row) for row in holdings),
        )

    async def remove(self, process: Process) -> bool:
        """Remove a process, unless it has shown that it lives since."""

        async def end(db: Transaction) -> bool:
            if await db.execute(_REMOVE, process.epoch, process.renewals) != 1:
                return False
            for statement in (_DISOWN, _DISINHERIT, _STOP_IDENTIFYING):
                await db.execute(statement, process.epoch)
            return True

        return await self._database.write(end)

    async def divide(self, epoch: int, count: int, *, insists: bool = False) -> int:
        """Have so many shards, unless others who are present have another number; gives how many."""

        async def settle(db: Transaction) -> int:
            ((others,),), ((there,),) = await db.rows(_OTHERS, epoch), await db.rows(_COUNT)
            if there != count and others and insists:
                return cast("int", there)
            if there != count and not others:
                await db.execute(_NO_SHARDS)
                await db.execute_many(_ADD_SHARD, [(number,) for number in range(count)])
                there = count
            await db.execute(_PRESENT, 1, epoch)
            return cast("int", there)

        return await self._database.write(settle, _DIVISION)

    async def note_absent(self, epoch: int) -> None:
        """A process takes no more shards, and others may take those that it has."""
        await self._database.write(lambda db: db.execute(_PRESENT, 0, epoch))

    async def change(self, before: Holding, after: Holding) -> bool:
        """Change who has a shard; False if that has changed in the meantime."""
        values = (after.owner, after.heir, after.stage.value, before.shard)
        known = (before.owner or 0, before.heir or 0, before.stage.value)
        return await self._database.write(lambda db: db.execute(_CHANGE, *values, *known)) == 1

    async def claim(self, interaction_id: int, epoch: int) -> bool:
        """Claim an interaction; False if another process has."""
        now = self._clock.now()

        async def insert(db: Transaction) -> bool:
            if await db.execute(_CLAIM, interaction_id, epoch, now) == 1:
                return True
            return await db.row(_CLAIMED_BY, interaction_id) == (epoch,)  # stored, though we were not told

        return await self._database.write(insert)

    async def forget_claims(self, older_than: int) -> None:
        """Forget claims that are so many seconds old."""
        before = self._clock.now() - older_than
        await self._database.write(lambda db: db.execute(_FORGET_CLAIMS, before))

    async def begin_identifying(self, bucket: int, epoch: int) -> bool:
        """Take the place in which one session begins; False if it is taken."""
        return await self._database.write(lambda db: db.execute(_BEGIN, bucket, epoch)) == 1

    async def end_identifying(self, bucket: int, epoch: int) -> None:
        """Give that place back."""
        await self._database.write(lambda db: db.execute(_END, bucket, epoch))

    async def announce(self, text: str) -> None:
        """Tell whoever listens now, of all processes."""
        await self._database.announce(text)

    async def listen(self, hear: Callable[[str], None], listening: Callable[[bool], None]) -> None:
        """Pass on what is announced, and tell whether it is heard."""
        await self._database.listen(hear, listening)


def _holding(row: Row) -> Holding:
    number, owner, heir, stage = row
    return Holding(number, owner, heir, Stage(stage))
