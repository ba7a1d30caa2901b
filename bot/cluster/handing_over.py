"""How a shard changes hands without a gap: who succeeds whom, what owner and heir do and serve. Pure."""

from collections.abc import Collection
from dataclasses import replace
from enum import Enum, auto

from bot.cluster.place import Place
from bot.cluster.shares import remaining
from bot.storage.processes import Cluster, Holding, Process, Stage


class Intake(Enum):
    """What is done with an interaction that is heard on a shard."""

    SERVE = auto()
    CLAIM = auto()
    """It is served by whichever process claims it first."""
    KEEP = auto()
    """It is kept for a moment: another process serves it, unless that ends."""


def next_step(held: Holding, me: int, *, hears: Collection[int], settled: Collection[int]) -> Holding | None:
    """What a process makes of a shard's row; None if it is not its turn.

    It `hears` some shards; of others that it has passed on, everything is `settled`.
    """
    if held.owner is None and held.heir == me:
        return _held_by(held, me)
    if held.owner == me and held.stage is Stage.GIVEN:
        return _held_by(held, me)
    if held.heir == me and held.stage is Stage.CLAIMED and held.shard in hears:
        return replace(held, stage=Stage.HEARD)
    if held.owner != me or held.heir is None:
        return None
    if held.stage is Stage.WANTED:
        return replace(held, stage=Stage.CLAIMED)
    if held.stage is Stage.HEARD:
        return replace(held, stage=Stage.PASSED)
    if held.stage is Stage.PASSED and held.shard in settled:
        return replace(held, owner=held.heir, heir=me, stage=Stage.GIVEN)
    return None


def to_succeed(cluster: Cluster, place: Place) -> Process | None:
    """The process that a new one there is to follow: the oldest on its machine, or of all."""
    going_on = remaining(cluster)
    here = [one for one in going_on if Place.parse(one.place).is_on_machine_of(place)]
    return next(iter([*here, *going_on]), None)


def intake(held: Holding, me: int) -> Intake | None:
    """What a process does with what it hears on a shard; None if it does not listen there."""
    if held.owner == me:
        if held.stage is Stage.PASSED:
            return Intake.KEEP
        return Intake.SERVE if held.stage in (Stage.HELD, Stage.WANTED) else Intake.CLAIM
    if held.heir != me or held.stage is Stage.WANTED:
        return None
    return Intake.CLAIM if held.stage is Stage.PASSED else Intake.KEEP


def looks_after(held: Holding, me: int) -> bool:
    """Are the posts, timers and computers of a shard a process's business?"""
    return held.owner == me and held.stage is not Stage.PASSED


def is_under_way(held: Holding, me: int) -> bool:
    """Is a shard on its way to or from a process?"""
    return held.heir is not None and me in (held.owner, held.heir)


def _held_by(held: Holding, me: int) -> Holding:
    return replace(held, owner=me, heir=None, stage=Stage.HELD)
