"""Whatever processes come and go, shards are shared out evenly, with few moves, and each has one owner."""

import random
from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.cluster.handing_over import Intake, intake, looks_after, next_step
from bot.cluster.shares import remaining, wishes
from bot.storage.processes import Cluster, Holding, Process, Stage

MOST_ROUNDS = 200


class Play:
    """Processes that take their steps one after the other, in whatever order."""

    def __init__(self, shards: int) -> None:
        self.cluster = Cluster(holdings=tuple(Holding(shard) for shard in range(shards)))
        self.started = 0
        self.moves = 0

    def start(self, succeeds: int | None = None) -> int:
        """A process more."""
        self.started += 1
        process = Process(self.started, "somewhere", succeeds=succeeds, is_present=True)
        self.cluster = replace(self.cluster, processes=(*self.cluster.processes, process))
        return self.started

    def leave(self, epoch: int) -> None:
        """A process is about to leave."""
        told = (
            replace(one, is_present=one.is_present and one.epoch != epoch) for one in self.cluster.processes
        )
        self.cluster = replace(self.cluster, processes=tuple(told))

    def die(self, epoch: int) -> None:
        """A process is gone, and the others have noticed."""
        held = []
        for one in self.cluster.holdings:
            after = replace(one, owner=None) if one.owner == epoch else one
            held.append(replace(after, heir=None, stage=Stage.HELD) if one.heir == epoch else after)
        left = tuple(one for one in self.cluster.processes if one.epoch != epoch)
        self.cluster = Cluster(left, tuple(held))

    def step(self, me: int) -> bool:
        """A process takes its next steps; False if there are none."""
        everything = range(len(self.cluster.holdings))
        steps = [
            (one, after)
            for one in self.cluster.holdings
            if (after := next_step(one, me, hears=everything, settled=everything)) is not None
        ]
        steps += list(wishes(self.cluster, me))
        for before, after in steps:
            held = list(self.cluster.holdings)
            assert held[before.shard] == before, "one step for each shard"
            held[before.shard] = after
            self.moves += before.owner != after.owner
            self.cluster = replace(self.cluster, holdings=tuple(held))
            self.check()
        return bool(steps)

    def settle(self, order: list[int]) -> None:
        """Let everybody take steps until none are left."""
        for _ in range(MOST_ROUNDS):
            epochs = [one.epoch for one in self.cluster.processes]
            in_order = sorted(epochs, key=lambda epoch: order[epoch % len(order)])
            if not sum(self.step(epoch) for epoch in in_order):
                return
        raise AssertionError("they never come to rest")

    def check(self) -> None:
        """Of all processes at most one looks after a shard, and at most one serves without claiming."""
        epochs = [one.epoch for one in self.cluster.processes]
        for held in self.cluster.holdings:
            assert sum(looks_after(held, me) for me in epochs) <= 1
            intakes = [found for me in epochs if (found := intake(held, me)) is not None]
            assert intakes.count(Intake.SERVE) <= 1
            if Intake.SERVE in intakes:
                assert intakes == [Intake.SERVE], "whoever else listens has to wait until the owner claims"
            if len(intakes) > 1:
                assert Intake.CLAIM in intakes, "somebody serves"
            if held.owner is not None and held.owner in epochs:
                assert Intake.CLAIM in intakes or Intake.SERVE in intakes or held.stage is Stage.PASSED

    def shares(self) -> list[int]:
        """How many shards everybody has who goes on."""
        owners = Counter(one.owner for one in self.cluster.holdings)
        return [owners[one.epoch] for one in remaining(self.cluster)]


COMINGS_AND_GOINGS = st.lists(st.sampled_from(["start", "leave", "die", "follow", "step"]), max_size=12)


@given(st.integers(1, 9), COMINGS_AND_GOINGS, st.permutations(range(5)), st.randoms(use_true_random=False))
def test_in_the_end_everybody_has_the_same(
    shards: int, happens: list[str], order: list[int], chance: random.Random
) -> None:
    play = Play(shards)
    play.start()
    for what in happens:
        epochs = [one.epoch for one in play.cluster.processes]
        some = chance.choice(epochs) if epochs else None
        if what == "start" or some is None:
            play.start()
        elif what == "follow":
            play.start(succeeds=some)
        elif what == "leave":
            play.leave(some)
        elif what == "die":
            play.die(some)
        else:
            play.step(some)
        play.check()
    if not remaining(play.cluster):
        play.start()
    play.settle(list(order))
    shares = play.shares()
    assert sum(shares) == shards, "every shard has an owner who goes on"
    assert max(shares) - min(shares) <= 1
    assert all(one.stage is Stage.HELD and one.heir is None for one in play.cluster.holdings)


@given(st.integers(1, 12), st.integers(1, 5))
def test_a_process_that_joins_moves_no_more_than_its_share(shards: int, before: int) -> None:
    play = Play(shards)
    for _ in range(before):
        play.start()
        play.settle([0])
    play.moves = 0
    play.start()
    play.settle([0])
    assert play.moves == shards // (before + 1)


@given(st.integers(1, 12))
def test_a_process_that_follows_another_gets_all_its_shards(shards: int) -> None:
    play = Play(shards)
    first, second = play.start(), play.start()
    play.settle([0])
    had = {one.shard for one in play.cluster.holdings if one.owner == first}
    heir = play.start(succeeds=first)
    play.settle([0])
    assert {one.shard for one in play.cluster.holdings if one.owner == heir} == had
    assert remaining(play.cluster)[0].epoch == second
