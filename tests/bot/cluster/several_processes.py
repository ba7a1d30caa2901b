"""Real bots that share one database and one sandbox, with a server on every shard."""

import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.storage.sql.database import Row
from sandbox.acts import interactions
from sandbox.limits.logins import SPACING
from sandbox.people.people import Person
from sandbox.rest.dispatcher import Call
from sandbox.server import Sandbox
from sandbox.world.default_world import PLAYERS, add_guild, everyday_world
from sandbox.world.snowflake import shard_of
from sandbox.world.world import World
from tests.bot import postgres_databases
from tests.bot.bot_process import OPENAPI, BotProcess, until
from tests.bot.forked_bots import SEED
from tests.bot.postgres_databases import new_database

HASTE = "5"
"""A lease lasts three seconds, and sessions begin a second apart."""
UNHURRIED = 30.0
OWNERS = "SELECT owner FROM shards WHERE stage = 0 AND heir IS NULL ORDER BY number"
EPOCHS = "SELECT epoch FROM processes ORDER BY epoch"
PENDING = "SELECT count(*) FROM outbox WHERE done_at IS NULL"


@dataclass
class SeveralProcesses:
    """A sandbox whose servers lie on as many shards as there are halls, and the bots in it."""

    sandbox: Sandbox
    url: str
    shards: int
    folder: Path
    stack: AsyncExitStack

    async def start(self, *arguments: str, **environment: str) -> BotProcess:
        """One more bot, as soon as it is registered."""
        before = self.epochs()
        bot = self.bot(*arguments, **environment)
        await self.stack.enter_async_context(bot)
        await until(lambda: len(self.epochs()) > len(before) or self.epochs()[-1:] > before[-1:])
        return bot

    def bot(self, *arguments: str, **environment: str) -> BotProcess:
        """A bot that is still to be started."""
        own = {
            "ALHAMBRA_DATABASE": self.url,
            "ALHAMBRA_SHARDS": str(self.shards),
            "ALHAMBRA_HASTE": HASTE,
            "ALHAMBRA_SEED": SEED,
        }
        bot = BotProcess(self.sandbox, self.folder, *arguments, **{**own, **environment})
        self.sandbox.logins.spacing = SPACING / float(bot.environment["ALHAMBRA_HASTE"])
        return bot

    def rows(self, sql: str) -> list[Row]:
        """What is stored."""
        return postgres_databases.rows(self.url, sql)

    def epochs(self) -> list[int]:
        """The processes that are registered, oldest first."""
        return [epoch for (epoch,) in self.rows(EPOCHS)]

    def owners(self) -> list[int | None]:
        """Who has which shard; none is on its way."""
        return [owner for (owner,) in self.rows(OWNERS)]

    def shards_of(self, at: int) -> list[int]:
        """The shards of the process that is so many-th oldest."""
        epoch = self.epochs()[at]
        return [shard for shard, owner in enumerate(self.owners()) if owner == epoch]

    async def shared_out(self, *shares: int) -> None:
        """Wait until the processes, oldest first, have so many shards each, and hear them."""

        def as_told() -> bool:
            owners, heard = self.owners(), self.heard()
            return (
                len(heard) == len(owners) == self.shards
                and sorted(heard) == list(range(self.shards))
                and [owners.count(one) for one in self.epochs()] == list(shares)
            )

        await until(as_told)

    def heard(self) -> list[int]:
        """The shards of all sessions."""
        return [session.shard[0] for session in self.sandbox.gateway.connected()]

    def person(self, name: str, shard: int) -> Person:
        """Somebody in the hall of a shard."""
        person = self.sandbox.person(name, f"hall-{shard}")
        person.patience = UNHURRIED
        return person

    async def begin(self, shard: int) -> tuple[Person, Person]:
        """Ana and Ben begin a game in the hall of a shard."""
        ana, ben = (self.person(name, shard) for name in PLAYERS[:2])
        await ana.slash("/alhambra new")
        await ben.sees("has opened a table")
        await ben.press("Join")
        await ana.press("Start")
        await self.settled()
        return ana, ben

    async def settled(self) -> None:
        """Wait until everything is posted."""
        await until(lambda: self.rows(PENDING) == [(0,)])

    def refused(self) -> list[Call]:
        """Answers that Discord refused, as it does with every second one."""
        return [one for one in self.sandbox.calls if one.path.endswith("/callback") and one.status >= 400]


@asynccontextmanager
async def several_processes(folder: Path, shards: int, at_once: int = 4) -> AsyncIterator[SeveralProcesses]:
    """A sandbox and a database for several bots, killed afterwards; so many sessions begin at once."""
    described = OPENAPI if OPENAPI.exists() else None
    in_time, interactions.FIRST_ANSWER = interactions.FIRST_ANSWER, UNHURRIED
    try:
        with new_database() as url:
            async with Sandbox(world_on(shards), openapi=described) as sandbox, AsyncExitStack() as stack:
                sandbox.rates.enforced = False
                sandbox.logins.max_concurrency = at_once
                yield SeveralProcesses(sandbox, url, shards, folder, stack)
    finally:
        interactions.FIRST_ANSWER = in_time


def world_on(shards: int) -> World:
    """A world with a server on every shard, each with a hall."""
    world = everyday_world()
    found = set[int]()
    while len(found) < shards:
        guild = add_guild(world, "Court", ["hall"])
        (hall,) = (one for one in world.channels.values() if one.guild_id == guild.id)
        shard = shard_of(guild.id, shards)
        if shard in found:
            del world.guilds[guild.id], world.channels[hall.id]
            time.sleep(0.001)  # the shard of a server follows from the moment it was made
        else:
            hall.name = f"hall-{shard}"
            found.add(shard)
    return world


def pause(bot: BotProcess) -> None:
    """Let a process stand still."""
    os.kill(bot.process_id, signal.SIGSTOP)


def go_on(bot: BotProcess) -> None:
    """Let it go on."""
    os.kill(bot.process_id, signal.SIGCONT)
