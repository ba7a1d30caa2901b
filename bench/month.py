"""Weeks of slow games in minutes: python -m bench.month --tables N --days D

Simulated time, the real store and delivery against the sandbox, pictures not drawn. People of several zones
sleep, travel, take vacations, close their DMs and vanish; tables have all paces and policies. Then 10,000
reminders that are due at once, and the next due row among a million.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace

import aiohttp
import discord

from bench.parts.crowd import Place, places
from bench.parts.many_reminders import drained_at_once, next_among_a_million
from bench.parts.slow_tables import SimulatedClock, SlowTables
from bot import fault_injection
from bot.delivery.requests.request_budget import RequestBudget
from bot.settings import FaultSettings
from bot.storage.sqlite.storage import open_sqlite
from sandbox.connect import point_discord_py_at
from sandbox.server import Sandbox
from sandbox.world.state import Member

START = 1_790_000_000
"""A September: both changes of the clocks lie ahead."""
PER_TURN = 1.4
ON_THE_PODIUM = 0.98


@dataclass
class CountingBudget(RequestBudget):
    """A budget that counts requests by their method."""

    requests: Counter[str] = field(default_factory=Counter)

    def trace(self) -> aiohttp.TraceConfig:
        """The hooks that keep to the budget, and count."""
        config = super().trace()
        config.on_request_start.append(self._count)
        return config

    async def _count(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        self.requests[request.method] += 1


class Present(dict[int, Member]):
    """The members of a server without those who are gone."""

    def __init__(self, members: dict[int, Member], gone: set[int]) -> None:
        super().__init__(members)
        self._gone = gone

    def get(self, user_id: int, *_: object) -> Member | None:  # type: ignore[override]
        """Somebody who is there."""
        return None if user_id in self._gone else super().get(user_id)


async def simulate(tables: int, days: int, seed: int) -> bool:
    """Play at so many tables, and print what happened; False if an aim was missed."""
    fault_injection.inject(FaultSettings(scoring_pause=0))
    chance, clock, began = random.Random(seed), SimulatedClock(START), perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        storage = await open_sqlite(Path(folder) / "alhambra.sqlite3", clock)
        await storage.database.rows("PRAGMA synchronous = OFF")  # no power cut is simulated
        async with Sandbox() as sandbox:
            sandbox.rates.enforced = False
            point_discord_py_at(sandbox.url)
            budget = CountingBudget(100_000)
            client = discord.Client(intents=discord.Intents(guilds=True), http_trace=budget.trace())
            await client.login(sandbox.token)
            slow = SlowTables(client, storage, clock, seed)
            for place in list(places(sandbox.world, tables, 6)):
                cut: Place = replace(place, people=place.people[: chance.randrange(2, 7)])
                await slow.open(cut)
            for user_id, one in slow.people.items():
                sandbox.world.users[user_id].accepts_dms = one.accepts_dms
            _let_go(sandbox, slow)
            await slow.run(days)
            ((left,),) = await storage.database.rows(
                "SELECT count(*) FROM timers t JOIN tables b ON b.id = t.table_id"
                " WHERE b.closed_at IS NOT NULL"
            )
            await client.close()
        await storage.close()
    print(f"{tables} tables, {(clock.now() - START) / 86400:.0f} days in {perf_counter() - began:.0f} s")
    return report(slow, left, budget.requests)


def _let_go(sandbox: Sandbox, slow: SlowTables) -> None:
    """Whoever leaves is not found on the server any more."""
    for guild in sandbox.world.guilds.values():
        guild.members = Present(guild.members, slow.gone)


def report(slow: SlowTables, left: int, requests: Counter[str]) -> bool:
    """Print the figures; False if an aim was missed."""
    figures = slow.figures
    turns = figures.turns + figures.by_computer
    loud = sum(figures.loud.values())
    kept = figures.ended / max(figures.ended + len(figures.unfinished), 1)
    deleted = requests["DELETE"]
    per_turn = (loud + figures.called_by_posts) / max(figures.turns, 1)
    counted = requests.total() - loud - deleted
    rows = [
        ("loud messages per turn of a person", per_turn, PER_TURN),
        ("most reminders in one turn", max(figures.loud.values(), default=0), 3),
        ("messages in quiet hours", figures.in_quiet_hours, 0),
        ("reminders for a turn already played", figures.for_played_turns, 0),
        ("turns longer than their time and reserve", figures.stuck, 0),
        ("timer rows left over", left, 0),
        ("games not played to the podium", 1 - kept, 1 - ON_THE_PODIUM),
    ]
    for name, figure, aim in rows:
        print(f"  {name:44} {figure:10.3f}   aim: at most {aim:g}{'' if figure <= aim else '   MISSED'}")
    others = [
        ("turns, and by computers among them", turns, figures.by_computer),
        ("games ended, and given up", figures.ended, figures.given_up),
        ("games that wait for somebody who never comes back", figures.waiting, ""),
        ("games still being played", len(figures.slow), figures.slow[:9]),
        ("games closed without an end", len(figures.unfinished), figures.unfinished[:9]),
        ("reminders, and calls of posts", loud, figures.called_by_posts),
        ("catch-up messages", figures.catch_ups, ""),
        ("nudges by other players, and people who left", figures.nudges, len(slow.gone)),
        ("posts that called everybody", figures.for_everybody, ""),
        ("requests per turn", round(counted / max(turns, 1), 2), ""),
        (
            "reminders and deletions per turn",
            round(loud / max(turns, 1), 2),
            round(deleted / max(turns, 1), 2),
        ),
    ]
    for name, amount, more in others:
        print(f"  {name:44} {amount:10}   {more}")
    return all(figure <= aim for _, figure, aim in rows)


def main() -> int:
    """Simulate, then measure."""
    parser = argparse.ArgumentParser(prog="python -m bench.month", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--days", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-games", action="store_true", help="leave out the two measurements")
    asked = parser.parse_args()
    fine = asyncio.run(simulate(asked.tables, asked.days, asked.seed))
    if not asked.only_games:
        fine &= asyncio.run(drained_at_once())
        fine &= next_among_a_million()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
