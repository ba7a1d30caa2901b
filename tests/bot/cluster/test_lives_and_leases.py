"""Who is taken for dead, and for how long a process may take itself for alive."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cluster.handing_over import to_succeed
from bot.cluster.lease import Lease
from bot.cluster.place import Place
from bot.cluster.signs_of_life import SignsOfLife
from bot.storage.port import Fenced
from bot.storage.processes import Cluster, Process

LEASE = 15.0
LOOKS = st.lists(st.tuples(st.floats(0.1, 10), st.booleans()), min_size=1, max_size=40)


class SteppedClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@given(LOOKS)
def test_only_silence_while_somebody_looks_counts(looks: list[tuple[float, bool]]) -> None:
    signs, now, renewals, silence = SignsOfLife(LEASE, 4.0), 0.0, 0, 0.0
    signs.look([Process(1, "there")], now)
    for since_last, renewed in looks:
        now += since_last
        renewals += renewed
        silence = 0.0 if renewed else silence + (since_last if since_last <= 4.0 else 0.0)
        process = Process(1, "there", renewals)
        signs.look([process], now)
        assert signs.is_dead(process) is (silence >= LEASE)


def test_a_lease_lasts_so_long_after_a_renewal_was_sent() -> None:
    clock = SteppedClock()
    lease = Lease(LEASE, clock)
    lease.renewed(clock.now)
    for _ in range(15):
        assert lease.holds
        clock.now += 1
        lease.note_awake(is_alone=False)
    assert not lease.holds
    lease.renewed(clock.now - 1)
    assert lease.holds


def test_a_process_that_is_alone_and_awake_needs_no_renewal() -> None:
    clock = SteppedClock()
    lease = Lease(LEASE, clock)
    lease.renewed(clock.now)
    lease.note_awake(is_alone=True)
    for _ in range(40):
        clock.now += 1
        lease.note_awake()
        assert lease.holds
    clock.now += LEASE
    assert not lease.holds, "somebody may have come while it slept"
    lease.note_awake()
    assert not lease.holds, "that it is awake again says nothing about that"
    lease.renewed(clock.now)
    assert lease.holds


async def test_whoever_waits_for_a_lease_goes_on_or_learns_that_it_is_lost() -> None:
    clock = SteppedClock()
    lease = Lease(LEASE, clock)
    await lease.wait()
    lease.renewed(clock.now - LEASE)
    waiting = [asyncio.create_task(lease.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not any(one.done() for one in waiting)
    lease.renewed(clock.now)
    await asyncio.gather(*waiting)
    lease.lose()
    with pytest.raises(Fenced):
        await lease.wait()
    lease.renewed(clock.now)
    assert lease.is_lost


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine does not know its processes")
def test_a_machine_knows_which_of_its_processes_have_ended() -> None:
    here = Place.here()
    assert Place.parse(str(here)) == here
    assert Place.here() != here, "two in one process are told apart"
    assert not here.has_ended(here)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        there = _place_of(other.pid, here)
        assert not there.has_ended(here)
        os.kill(other.pid, signal.SIGSTOP)
        assert not there.has_ended(here), "it only stands still"
        other.kill()
        os.waitid(os.P_PID, other.pid, os.WEXITED | os.WNOWAIT)
        assert there.has_ended(here), "though its parent has not asked yet"
    assert there.has_ended(here)
    assert replace(here, began="0").has_ended(here), "another process has its number now"
    assert not replace(there, machine="another").has_ended(here)
    assert not replace(there, pid_space="1").has_ended(here)


def test_a_new_process_follows_the_oldest_on_its_machine_or_of_all() -> None:
    here, there = Place("m1", "", 1, "", "a"), Place("m2", "", 1, "", "b")
    elsewhere, old, new = (
        Process(epoch, str(place), is_present=True) for epoch, place in ((1, there), (2, here), (3, here))
    )
    assert to_succeed(Cluster((elsewhere, old, new)), here) == old
    assert to_succeed(Cluster((elsewhere,)), here) == elsewhere
    assert to_succeed(Cluster((old, replace(new, succeeds=2))), here) == replace(new, succeeds=2)
    assert to_succeed(Cluster((replace(old, is_present=False),)), here) is None


def _place_of(pid: int, here: Place) -> Place:
    told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    return replace(here, pid=pid, began=told.rpartition(")")[2].split()[19])
