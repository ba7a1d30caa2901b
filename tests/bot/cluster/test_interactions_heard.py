"""An interaction that several processes hear is served by one of them, also while a shard changes hands."""

import asyncio
from functools import partial

import pytest

from bot.cluster import interactions_heard
from bot.cluster.handing_over import Intake
from bot.cluster.interactions_heard import Claim, InteractionsHeard

GUILD = 1 << 22
"""A server of shard 1."""


class Listeners:
    """Two processes with two shards, and the claims that they share."""

    def __init__(self) -> None:
        self.claims: dict[int, str] = {}
        self.served: list[tuple[str, int]] = []
        self.old, self.new = (InteractionsHeard(self._claiming(name)) for name in ("old", "new"))
        self.old.shards = self.new.shards = 2

    def _claiming(self, name: str) -> Claim:
        async def claim(interaction_id: int) -> bool:
            await asyncio.sleep(0)
            return self.claims.setdefault(interaction_id, name) == name

        return claim

    async def hear(self, *interactions: int) -> None:
        """Both hear these."""
        for one in interactions:
            self.old.hear(one, GUILD, partial(self.served.append, ("old", one)))
            self.new.hear(one, GUILD, partial(self.served.append, ("new", one)))
        await asyncio.sleep(0.01)


async def test_what_is_heard_while_a_shard_changes_hands_is_served_once() -> None:
    both = Listeners()
    both.old.set(1, Intake.SERVE)
    await both.hear(1)
    both.old.set(1, Intake.CLAIM)
    await both.hear(2)
    both.new.set(1, Intake.KEEP)
    await both.hear(3)
    both.old.set(1, Intake.KEEP)
    await both.hear(4)
    assert both.served == [("old", 1), ("old", 2), ("old", 3)]
    both.new.set(1, Intake.CLAIM)
    await asyncio.sleep(0.01)
    assert both.served[3:] == [("new", 4)]
    await both.hear(5)
    both.new.set(1, Intake.SERVE)
    both.old.set(1, None)
    await both.hear(6)
    assert both.served[4:] == [("new", 5), ("new", 6)]
    assert 6 in both.claims, "for a while the other one may still have served it"


async def test_the_owner_serves_what_it_has_kept_if_the_heir_dies() -> None:
    both = Listeners()
    both.old.set(1, Intake.KEEP)
    both.new.set(1, Intake.KEEP)
    await both.hear(1, 2)
    both.new.set(1, None)
    both.old.set(1, Intake.SERVE)
    await asyncio.sleep(0.01)
    assert both.served == [("old", 1), ("old", 2)]


async def test_what_was_kept_for_too_long_is_served_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions_heard, "KEPT_FOR", 0.05)
    both = Listeners()
    both.new.set(1, Intake.KEEP)
    await both.hear(1)
    await asyncio.sleep(0.06)
    await both.hear(2)
    both.new.set(1, Intake.CLAIM)
    await asyncio.sleep(0.01)
    assert both.served == [("new", 2)]


async def test_on_another_shard_nothing_changes() -> None:
    both = Listeners()
    both.old.set(0, Intake.SERVE)
    both.old.set(1, Intake.KEEP)
    both.old.hear(1, 0, lambda: both.served.append(("old", 1)))
    both.new.hear(1, 0, lambda: both.served.append(("new", 1)))
    assert both.served == [("old", 1)]
    assert both.claims == {}
