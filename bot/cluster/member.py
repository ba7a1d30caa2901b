"""This process as one of those that serve the bot: it shows that it lives, and takes and gives shards."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from bot.cluster import handing_over
from bot.cluster.handing_over import intake, looks_after, to_succeed
from bot.cluster.interactions_heard import InteractionsHeard
from bot.cluster.lease import Lease, steady_time
from bot.cluster.neighbours import Neighbours
from bot.cluster.sessions import Gateway, Sessions
from bot.cluster.shares import remaining, wishes
from bot.fault_injection import reached, shortened
from bot.log import log
from bot.storage.ownership import Ownership
from bot.storage.port import Fenced, StorageUnavailable
from bot.storage.processes import Cluster, ClusterStore, Holding, Stage
from bot.storage.shards import NOTHING, Shards
from bot.tasks import cancel

LEASE: Final = 15.0
"""Seconds without a sign of life after which a process is taken for dead."""
RENEW_EVERY: Final = 5.0
LOOK_EVERY: Final = 1.0
LOOK_OFTEN: Final = 0.05
"""Seconds between looks while a shard is on its way."""
SETTLED_WITHIN: Final = 3.0
"""Seconds that posts under way get before their shard is another process's."""
LEAVES_WITHIN: Final = 8.0
"""Seconds in which others take over from a process that is asked to stop; hosts often wait for ten."""
CLAIMS_KEPT: Final = 600
"""Seconds after which nobody asks any more who has claimed an interaction."""


class Member:
    """A process among others. Its `ownership` says at every moment what it looks after."""

    def __init__(self, store: ClusterStore, neighbours: Neighbours, *, leased: bool) -> None:
        self.epoch = 0
        self.ownership = Ownership(NOTHING)
        self.lease = Lease(shortened(LEASE))
        self.interactions = InteractionsHeard(lambda one: store.claim(one, self.epoch))
        self.is_succeeded = asyncio.Event()
        """Set once another process has taken everything over from this one."""
        self.is_fenced = asyncio.Event()
        self.processes = 1
        """How many processes there are."""
        self._store = store
        self._neighbours = neighbours
        self._leased = leased
        self._cluster = Cluster()
        self._renew_at = 0.0
        self._sessions = Sessions(self._wake)
        self._settling: dict[int, asyncio.Task[None]] = {}
        self._settled: set[int] = set()
        self._listeners: list[Callable[[], None]] = []
        self._changing = asyncio.Event()
        self._looking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever this process has other shards, or other processes come or go."""
        self._listeners.append(listener)

    async def join(self, *, take_over: bool = False) -> None:
        """Register, as the heir of another process if so asked, and remove those that are certainly dead."""
        await self._remove_the_dead()
        place, before = self._neighbours.place, None
        if take_over:
            before = to_succeed(self._cluster, place)
        sent_at = steady_time()
        self.epoch = await self._store.register(str(place), before.epoch if before else None)
        self._store.fence(self.epoch, self._fenced)
        self._renewed(sent_at)
        await self._store.forget_claims(CLAIMS_KEPT)
        self._tasks = [asyncio.create_task(one) for one in (self._keep_awake(), self._keep_looking())]

    async def divide(self, wanted: int, *, insists: bool) -> int:
        """Divide the servers into so many shards, unless others have done so, and take some; gives how many.

        Nothing is taken if this process insists on its number in vain. It may only look so: before that
        is certain, others get the time in which they would be found dead.
        """
        until = steady_time() + shortened(LEASE + RENEW_EVERY)
        while True:
            count = await self._store.divide(self.epoch, wanted, insists=insists)
            if count == wanted or not insists:
                break
            if steady_time() > until:
                return count
            await asyncio.sleep(shortened(LOOK_EVERY))
        self.interactions.shards = count
        self.ownership.shards = Shards(count, frozenset())
        await self._look()
        return count

    def connect(self, gateway: Gateway) -> None:
        """From now on, listen to this process's shards."""
        self._sessions.connect(gateway)
        self._listen()

    async def leave(self) -> None:
        """Let others take over, if there are any."""
        if self.lease.is_lost or not self._others_remain:
            return
        await self._store.note_absent(self.epoch)
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVES_WITHIN):
                while not self._holds_nothing and self._others_remain:
                    await asyncio.sleep(shortened(LOOK_OFTEN))

    async def resign(self) -> None:
        """Be a member no more: what is left is free for others."""
        await cancel([*self._tasks, *self._settling.values()])
        await self._sessions.close()
        await self.interactions.close()
        for one in (await self._store.cluster()).processes:
            if one.epoch == self.epoch:
                await self._store.remove(one)

    async def _keep_looking(self) -> None:
        """Look at what others do, and do this process's part, until it is fenced."""
        while not self.lease.is_lost:
            try:
                await self._look()
            except Fenced:
                return
            except StorageUnavailable as error:
                log.warning("the other processes cannot be seen", extra={"why": str(error)})
            except Exception:
                log.exception("the other processes cannot be seen")
            with suppress(TimeoutError):
                async with asyncio.timeout(shortened(LOOK_OFTEN if self._is_busy else LOOK_EVERY)):
                    await self._changing.wait()
            self._changing.clear()

    async def _keep_awake(self) -> None:
        """Notice when this process has stood still, whatever keeps it from looking."""
        while True:
            self.lease.note_awake()
            await asyncio.sleep(shortened(LOOK_EVERY))

    async def _look(self) -> None:
        """Show that this process lives, look at the others, and take the next steps."""
        async with self._looking:
            if self._leased and steady_time() >= self._renew_at:
                await self._renew()
            await self._remove_the_dead()
            await self._step()
            self._apply(*self._cluster.holdings)
            self._listen()
            if self._holds_nothing and self._is_succeeded:
                self.is_succeeded.set()

    async def _step(self) -> None:
        """Take the next steps of all shards that are on their way, or should be."""
        steps = list(self._steps())
        for before, after in steps:
            if after.owner == before.owner == self.epoch:
                self._apply(after)  # before the others know
            if not await self._store.change(before, after):
                log.info("a shard has changed in the meantime", extra={"shard": before.shard})
            reached(f"shard-{after.stage.name.lower()}")
        if steps:
            self._cluster = await self._store.cluster()

    @property
    def hears_its_shards(self) -> bool:
        """Is everything heard that happens on this process's shards?"""
        return self.ownership.shards.owned <= self._sessions.heard

    @property
    def _is_succeeded(self) -> bool:
        return any(one.succeeds == self.epoch for one in self._cluster.processes if one.is_present)

    @property
    def _others_remain(self) -> bool:
        return any(one.epoch != self.epoch for one in remaining(self._cluster))

    @property
    def _holds_nothing(self) -> bool:
        return not any(
            one.owner == self.epoch or (one.heir == self.epoch and one.stage is Stage.GIVEN)
            for one in self._cluster.holdings
        )

    @property
    def _is_busy(self) -> bool:
        return any(handing_over.is_under_way(one, self.epoch) for one in self._cluster.holdings)

    def _steps(self) -> Iterator[tuple[Holding, Holding]]:
        for one in self._cluster.holdings:
            after = handing_over.next_step(one, self.epoch, hears=self._sessions.heard, settled=self._settled)
            if after is not None:
                yield one, after
        yield from wishes(self._cluster, self.epoch)

    async def _renew(self) -> None:
        sent_at = steady_time()

        def about_to() -> None:
            nonlocal sent_at
            sent_at = steady_time()

        await self._store.renew(self.epoch, about_to)
        self._renewed(sent_at)

    def _renewed(self, sent_at: float) -> None:
        if self._leased:
            self.lease.renewed(sent_at)
            self._renew_at = sent_at + shortened(RENEW_EVERY)

    def _fenced(self) -> None:
        self.lease.lose()
        self.is_fenced.set()

    async def _remove_the_dead(self) -> None:
        self._cluster = await self._store.cluster()
        others = [one for one in self._cluster.processes if one.epoch != self.epoch]
        removed = [one for one in self._neighbours.dead(others) if await self._store.remove(one)]
        for one in removed:
            log.warning("a process is gone", extra={"epoch": one.epoch})
        if removed:
            self._cluster = await self._store.cluster()
        before, self.processes = self.processes, max(len(self._cluster.processes), 1)
        self.lease.note_awake(is_alone=self.processes == 1)
        self.ownership.is_alone = self.processes == 1
        if self.processes != before:
            self._tell()

    def _apply(self, *holdings: Holding) -> None:
        """Serve, listen and look after tables as the shards' rows say."""
        for one in holdings:
            self.interactions.set(one.shard, intake(one, self.epoch))
        owned = {one.shard for one in holdings if looks_after(one, self.epoch)}
        kept = self.ownership.shards.owned - {one.shard for one in holdings}
        self._settle(holdings)
        if owned | kept != self.ownership.shards.owned:
            self.ownership.shards = Shards(self.ownership.shards.count, frozenset(owned | kept))
            self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    def _settle(self, holdings: tuple[Holding, ...]) -> None:
        """Wait for the posts under way of shards that are passed on."""
        for one in holdings:
            passed = one.owner == self.epoch and one.stage is Stage.PASSED
            if passed and one.shard not in self._settling:
                self._settling[one.shard] = asyncio.create_task(self._wait_until_settled(one.shard))
            elif not passed:
                self._settled.discard(one.shard)
                if one.shard in self._settling:
                    self._settling.pop(one.shard).cancel()

    async def _wait_until_settled(self, shard: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLED_WITHIN):
                await self.ownership.settled(shard)
        self._settled.add(shard)
        self._wake()

    def _listen(self) -> None:
        heard = (one.shard for one in self._cluster.holdings if intake(one, self.epoch) is not None)
        self._sessions.listen_to(set(heard))

    def _wake(self) -> None:
        self._changing.set()
