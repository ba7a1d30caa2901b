"""A start with thousands of tables on thousands of servers, and the memory that it takes."""

from pathlib import Path
from time import perf_counter

from bench.cluster.processes import SHARDS, bots, fresh_database
from bench.parts.crowd import places, seed_server
from sandbox.people.people import Person
from sandbox.server import Sandbox
from sandbox.world.snowflake import shard_of
from tests.bot.postgres_server import PostgresServer

LOGIN_EVERY = 5.0
"""Seconds; Discord lets shards log in no faster."""


async def run(server: PostgresServer, folder: Path, tables: int) -> bool:
    """Measure; gives whether everybody was answered."""
    async with Sandbox() as sandbox:
        where = list(places(sandbox.world, tables, a_server=2))
        url = server.url(await fresh_database(server))
        await seed_server(url, where, posted=True)
        async with bots(sandbox, folder, url) as some:
            began = perf_counter()
            await some.start()
            await some.heard()
            heard = perf_counter() - began
            print(f"{tables} tables on {len(sandbox.world.guilds)} servers and {SHARDS} shards")
            for shard in range(SHARDS):
                place = next(one for one in where if shard_of(one.guild_id, SHARDS) == shard)
                user = sandbox.world.users[place.people[0].id]
                person = Person(sandbox.person_acts, user, sandbox.calls)
                person.goes_to(sandbox.world.channels[place.channel_id])
                await person.slash("/about")
            answered = perf_counter() - began
            print(
                f"  all shards heard after {heard:.1f} s, of which logins may take"
                f" {(SHARDS - 1) * LOGIN_EVERY:.0f}; answered on each after {answered:.1f} s"
            )
            print(f"  memory of one process: {some.weights()}")
            began = perf_counter()
            await some.start()
            await some.shared_out()
            joined = perf_counter() - began
            print(f"  a second process has its shards after {joined:.1f} s; memory of both: {some.weights()}")
    return True
