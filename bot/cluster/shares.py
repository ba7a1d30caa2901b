"""Who should have which shard: everybody the same number, as few moves as possible. Pure."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.storage.processes import Cluster, Holding, Process, Stage

Step = tuple[Holding, Holding]
"""A shard's row as it is, and as it should be next."""


def remaining(cluster: Cluster) -> tuple[Process, ...]:
    """The processes that go on: they are present, and nobody is about to succeed them."""
    present = [one for one in cluster.processes if one.is_present]
    succeeded = {one.succeeds for one in present}
    return tuple(one for one in present if one.epoch not in succeeded)


def wishes(cluster: Cluster, me: int) -> Iterator[Step]:
    """The shards that a process takes because nobody has them, or asks others for."""
    staying = {one.epoch: one for one in remaining(cluster)}
    if me not in staying:
        return
    counts = Counter(dict.fromkeys(staying, 0))
    counts.update(holder for one in cluster.holdings if (holder := one.destined_for) in staying)
    most = -(-len(cluster.holdings) // len(staying))
    unwanted = [one for one in cluster.holdings if one.heir is None]
    for one in unwanted:
        if one.owner is not None and one.owner == staying[me].succeeds:
            counts[me] += 1
            yield _asked(one, me)
    kept = staying.keys() | {one.succeeds for one in staying.values()}
    for one in sorted(unwanted, key=lambda one: one.owner is not None):
        if (one.owner is None or one.owner not in kept) and counts[me] < most:
            counts[me] += 1
            yield _taken(one, me) if one.owner is None else _asked(one, me)
    yield from (_asked(one, me) for one in _from_the_rich(unwanted, counts, me))


def _from_the_rich(unwanted: list[Holding], counts: Counter[int], me: int) -> Iterator[Holding]:
    """Shards of those who have two more than a process, one after the other, the last first."""
    theirs = list(unwanted)
    while True:
        richest = max(counts, key=lambda epoch: counts[epoch])
        wanted = next((one for one in reversed(theirs) if one.owner == richest), None)
        if counts[richest] <= counts[me] + 1 or wanted is None:
            return
        theirs.remove(wanted)
        counts[richest] -= 1
        counts[me] += 1
        yield wanted


def _taken(one: Holding, me: int) -> Step:
    return one, replace(one, owner=me, heir=None, stage=Stage.HELD)


def _asked(one: Holding, me: int) -> Step:
    return one, replace(one, heir=me, stage=Stage.WANTED)
