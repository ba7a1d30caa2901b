"""What a turn costs: python -m bench.turn_cost --turns 30

Whole games (or so many turns) are played through the buttons of the real bot at a sandbox. Prints requests
that count against Discord's 50 a second, by route, and how many turns a second the whole bot could do with
them: once with room in the budget, once with more tables than it has room for. And the processor time that a
press costs with all that follows, in the bot and everything it starts, against what a bare discord.py
client needs for a no-op right before and after. A few games, which are not counted, fill the caches first.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.load import BareCrowd
from bench.parts.clients import BARE, BOT, running, started_by, worked
from bench.parts.crowd import Place, places, settled
from bench.parts.whole_games import PlayedTable
from sandbox.acts import interactions
from sandbox.rest.dispatcher import Call
from sandbox.server import Sandbox

GRANTED = 50
"""Requests a second that Discord grants a bot."""
MOST, MOST_IN_DEMAND = 3.1, 2.1
MOST_NO_OPS = 12.0
TABLES_IN_DEMAND = 6
SCARCE = 12
"""Requests a second for those tables: fewer than they ask for."""
PLENTY = 1000
UNHURRIED = 60.0
"""Seconds in which the sandbox wants answers: whether they are in time is asked elsewhere."""
NOT_COUNTED = ("/interactions/", "/webhooks/")
CALLBACK = "/interactions/"
WARM_UP = 200
WARM_UP_TABLES = 4
BARE_PRESSES = 500


@dataclass(frozen=True)
class Case:
    """Who plays at each table."""

    people: int
    computers: int = 0

    def __str__(self) -> str:
        among = f" and {self.computers} computers" if self.computers else ""
        return f"{self.people} {'people' if self.people > 1 else 'person'}{among}"


CASES = (Case(2), Case(4), Case(6), Case(1, 3))


@dataclass
class Cost:
    """What some games cost."""

    turns: int = 0
    presses: int = 0
    began: Counter[str] = field(default_factory=Counter)
    """Counted requests until the games had begun, by route."""
    played: Counter[str] = field(default_factory=Counter)
    """Counted requests from then on."""
    worked: float = 0.0
    drew: float = 0.0

    @property
    def a_turn(self) -> float:
        """Counted requests a turn."""
        return self.played.total() / self.turns


def counted(calls: list[Call]) -> Counter[str]:
    """The requests that count, by route."""
    return Counter(
        f"{call.method} {call.template}" + (" (file)" if call.files else "")
        for call in calls
        if not call.path.startswith(NOT_COUNTED)
    )


def taken(sandbox: Sandbox) -> list[Call]:
    """The calls since this was asked last."""
    calls = list(sandbox.calls)
    sandbox.dispatcher.calls.clear()
    return calls


async def play(case: Case, tables: int, requests: int, turns: int) -> Cost:
    """Games of one kind, at so many tables at once."""
    cost = Cost()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.rates.enforced = False
            first, where = _split(list(places(sandbox.world, WARM_UP_TABLES + tables, case.people)))
            file = Path(folder) / "alhambra.sqlite3"
            quick = {"ALHAMBRA_PAUSE": "0.02", "ALHAMBRA_EMOJIS": "0"}
            limited = {"ALHAMBRA_REQUESTS": str(requests)}
            async with running(BOT, sandbox, Path(folder), **quick, **limited) as bot:
                await warm_up([PlayedTable(sandbox, file, place, case.computers) for place in first], turns)
                await settled(file)
                taken(sandbox)
                played = [PlayedTable(sandbox, file, place, case.computers) for place in where]
                for table in played:
                    await table.begin()
                    cost.began += counted(taken(sandbox))
                if requests == PLENTY:
                    await settled(file)
                    cost.began += counted(taken(sandbox))
                before = worked(bot.pid), sum(map(worked, started_by(bot.pid)))
                games = [
                    asyncio.create_task(table.play(turns, unhurriedly=requests == PLENTY)) for table in played
                ]
                while not all(game.done() for game in games):
                    await asyncio.wait(games, timeout=0.2)
                    note(cost, taken(sandbox))
                await asyncio.gather(*games)
                if requests == PLENTY:
                    await settled(file)
                note(cost, taken(sandbox))
                cost.worked = worked(bot.pid) - before[0]
                cost.drew = sum(map(worked, started_by(bot.pid))) - before[1]
                cost.turns = sum(table.turns for table in played)
    return cost


async def warm_up(tables: list[PlayedTable], turns: int) -> None:
    """Games that are not counted: a bot that has run for days has drawn every tile and card before."""
    for table in tables:
        await table.begin()
    await asyncio.gather(*(table.play(turns) for table in tables))


def _split(where: list[Place]) -> tuple[list[Place], list[Place]]:
    return where[:WARM_UP_TABLES], where[WARM_UP_TABLES:]


def note(cost: Cost, calls: list[Call]) -> None:
    """Count what was done."""
    cost.played += counted(calls)
    cost.presses += sum(call.path.startswith(CALLBACK) for call in calls)


@asynccontextmanager
async def bare_client() -> AsyncIterator["BareRun"]:
    """A bare client, warmed up."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, running(BARE, sandbox, Path(folder)) as process:
            run = BareRun(BareCrowd(sandbox, list(places(sandbox.world, 1))), process.pid)
            await run.press(WARM_UP)
            yield run


@dataclass
class BareRun:
    """A bare client whose button somebody presses."""

    crowd: BareCrowd
    pid: int

    async def press(self, times: int) -> float:
        """Press one after the other; gives seconds of processor time a press."""
        before = worked(self.pid)
        for _ in range(times):
            await self.crowd.wave(1)
        return (worked(self.pid) - before) / times


def told(name: str, cost: Cost, most: float) -> None:
    """Requests a turn, by route."""
    print(
        f"  {name}: {cost.a_turn:.2f} counted requests a turn (at most {most}),"
        f" so {GRANTED / cost.a_turn:.1f} turns a second; {cost.turns} turns, {cost.presses} presses"
    )
    for route, count in cost.played.most_common():
        print(f"    {count / cost.turns:5.2f}  {route}")


async def main() -> int:
    """Measure; the exit code says whether the aims were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=100_000, help="turns a game; whole games without")
    parser.add_argument("--only", choices=("calm", "demand"), help="only one of both")
    parser.add_argument("--people", type=int, help="only tables of so many people")
    asked = parser.parse_args()
    interactions.FIRST_ANSWER = UNHURRIED
    missed = False
    async with bare_client() as bare:
        for case in [one for one in CASES if asked.people in (None, one.people)]:
            print(case)
            if asked.only != "demand":
                before = await bare.press(BARE_PRESSES)
                cost = await play(case, 1, PLENTY, asked.turns)
                no_op = (before + await bare.press(BARE_PRESSES)) / 2
                told("room in the budget", cost, MOST)
                print(f"    before that, until the game had begun: {cost.began.total()} {dict(cost.began)}")
                missed |= cost.a_turn > MOST
                if not case.computers:
                    missed |= processor(cost, no_op) > MOST_NO_OPS
            if asked.only != "calm":
                cost = await play(case, TABLES_IN_DEMAND, SCARCE, asked.turns)
                told("budget in demand", cost, MOST_IN_DEMAND)
                missed |= cost.a_turn > MOST_IN_DEMAND
    return int(missed)


def processor(cost: Cost, no_op: float) -> float:
    """How many no-ops a press costs."""
    bot, drawing = (seconds / cost.presses / no_op for seconds in (cost.worked, cost.drew))
    print(
        f"    processor time a press: {bot + drawing:.1f} no-ops (at most {MOST_NO_OPS}): bot {bot:.1f},"
        f" what it starts {drawing:.1f}; in ms {cost.worked / cost.presses * 1000:.1f},"
        f" {cost.drew / cost.presses * 1000:.1f}, a no-op {no_op * 1000:.2f}"
    )
    return bot + drawing


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
