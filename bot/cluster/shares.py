"""Who should have which shard: everybody the same number, as few moves as possible. Pure."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.storage.processes import Cluster, Holding, Process, Stage

Step = tuple[Holding, Holding]
"""A shard's row as it is, and as it should be next."""


def remaining(cluster: Cluster) -> tuple[Process, ...]:
    """The processes that go on: neither leaving nor about to be succeeded."""
    succeeded = {one.succeeds for one in cluster.processes}
    return tuple(one for one in cluster.processes if not one.is_leaving and one.epoch not in succeeded)


def wishes(cluster: Cluster, me: int) -> Iterator[Step]:
    """The shards that a process takes because nobody has them, or asks others for."""
    staying = {one.epoch: one for one in remaining(cluster)}
    if me not in staying:
        return
    inherited = staying[me].succeeds
    if inherited is not None:
        yield from (_asked(one, me) for one in _quiet(cluster) if one.owner == inherited)
    counts = Counter(dict.fromkeys(staying, 0))
    counts.update(holder for one in cluster.holdings if (holder := one.heir or one.owner) in staying)
    fewest, most = _fair(len(cluster.holdings), len(staying))
    for one in _nobodys(cluster, set(staying)):
        if counts[me] < most:
            counts[me] += 1
            yield _taken(one, me) if one.owner is None else _asked(one, me)
    for one in _from_the_rich(cluster, counts, me):
        if counts[me] >= fewest:
            return
        counts[me] += 1
        yield _asked(one, me)


def _fair(shards: int, processes: int) -> tuple[int, int]:
    """The fewest and the most that a process has when all have the same."""
    return shards // processes, -(-shards // processes)


def _quiet(cluster: Cluster) -> list[Holding]:
    """The shards that nobody waits for."""
    return [one for one in cluster.holdings if one.heir is None]


def _nobodys(cluster: Cluster, staying: set[int]) -> list[Holding]:
    """The shards without an owner, then those whose owner leaves; not those of whoever is being succeeded."""
    epochs = {one.succeeds for one in cluster.processes}
    free = [one for one in _quiet(cluster) if one.owner is None]
    left = [one for one in _quiet(cluster) if one.owner is not None and one.owner not in staying | epochs]
    return [*free, *left]


def _from_the_rich(cluster: Cluster, counts: Counter[int], me: int) -> Iterator[Holding]:
    """Shards of those who have more than everybody should, one after the other, the last first."""
    given: set[int] = set()
    while True:
        richest = max(counts, key=lambda epoch: (counts[epoch], epoch != me))
        theirs = [one for one in _quiet(cluster) if one.owner == richest and one.shard not in given]
        if counts[richest] <= counts[me] + 1 or not theirs:
            return
        given.add(theirs[-1].shard)
        counts[richest] -= 1
        yield theirs[-1]


def _taken(one: Holding, me: int) -> Step:
    return one, replace(one, owner=me, heir=None, stage=Stage.HELD)


def _asked(one: Holding, me: int) -> Step:
    return one, replace(one, heir=me, stage=Stage.WANTED)
