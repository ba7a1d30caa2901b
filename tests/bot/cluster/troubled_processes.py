"""Two bots on one database, to which everything happens that can happen to processes, servers and lines."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess, until
from tests.bot.cluster.breakable_line import BreakableLine, line_to
from tests.bot.forked_bots import SEED
from tests.bot.many_tables import TableOfMany, tables_at, world_of
from tests.bot.postgres_databases import NO_ANSWER, forget, run_aside
from tests.bot.postgres_server import NAME, PostgresServer, need_postgres

HASTE = 5
"""How many times faster than on Discord the bots come back to what they left for later."""
LEASE = 15.0 / HASTE
SPACING = 5.0 / HASTE
SHARDS = 4
TABLES = 4
PATIENCE = 6.0
"""Seconds until people look again how things stand."""
MENDED_WITHIN = 60.0
LINES = 5
"""Of each bot's log that are told if something is left undone."""
ALREADY_ANSWERED = 40060
LOST_THE_THREAD = (AssertionError, LookupError, RuntimeError, TimeoutError)
"""What becomes of people who see something else than they expected, or nothing."""

LEFT = (
    "SELECT table_id, number, kind, problem FROM outbox WHERE done_at IS NULL",
    "SELECT * FROM shards ORDER BY number",
    "SELECT * FROM processes ORDER BY epoch",
)


class Trouble(Enum):
    """What happens."""

    KILL = "killed"
    PAUSE = "paused for longer than a lease"
    STOP = "stopped and started"
    CUT = "cut off from the database"
    DEAD_LINE = "left with a dead line to the database"
    DATABASE = "database restarts"
    GATEWAY = "lost connections to Discord"


@dataclass
class KeptRunning:
    """A bot that is started again whenever it has ended, as a supervisor would."""

    bot: BotProcess
    line: BreakableLine
    starts: int = 0

    async def keep_running(self) -> None:
        """Start it, and again and again."""
        while True:
            if self.bot.has_ended:
                self.bot.launch()
                self.starts += 1
            await asyncio.sleep(0.05)

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal, if it lives."""
        if not self.bot.has_ended:
            with suppress(ProcessLookupError):
                os.kill(self.bot.process_id, which)


@dataclass
class TroubledProcesses:
    """The bots, their database, and the tables at which people play meanwhile."""

    sandbox: Sandbox
    server: PostgresServer
    bots: Sequence[KeptRunning]
    tables: Sequence[TableOfMany]
    chance: random.Random
    counts: Counter[str] = field(default_factory=Counter)
    _looked_at: float = 0.0

    async def begin(self) -> None:
        """Open all tables and begin their games, before anything happens."""
        for table in self.tables:
            await table.open()

    async def play_through_trouble(self, seconds: float) -> None:
        """Play while trouble comes; afterwards let everything heal, and every table be played on."""
        ending = asyncio.Event()
        playing = [asyncio.create_task(self._play(table, ending)) for table in self.tables]
        troubles = set[asyncio.Task[None]]()
        until_then = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until_then:
            troubles.add(asyncio.create_task(self._trouble()))
            await asyncio.sleep(self.chance.uniform(0.3, 2.5))
            self.look_for_second_answers()
        await asyncio.gather(*troubles)
        ending.set()
        done, stuck = await asyncio.wait(playing, timeout=MENDED_WITHIN)
        assert not stuck, f"{len(stuck)} tables do not go on: {self._what_is_left()}"
        await asyncio.gather(*done)
        for table in self.tables:
            await table.told()

    def look_for_second_answers(self) -> None:
        """Count what Discord refused because it had been answered before.

        Nobody sees these. A process that stood still between asking for time and answering does both at once.
        """
        calls = [one for one in self.sandbox.calls if one.moment > self._looked_at]
        self._looked_at = calls[-1].moment if calls else self._looked_at
        self.counts["second answers refused"] += sum(
            isinstance(one.answer, dict) and one.answer.get("code") == ALREADY_ANSWERED for one in calls
        )

    def check(self) -> None:
        """Nothing was lost or doubled, and nobody was given what is another's."""
        self.look_for_second_answers()
        for table in self.tables:
            table.check_all()

    async def _play(self, table: TableOfMany, ending: asyncio.Event) -> None:
        """Play on, until trouble has ended and this table has been played at once more."""
        while True:
            was_over = ending.is_set()
            try:
                if not table.game().to_act:
                    return
                await table.do()
            except (*LOST_THE_THREAD, *NO_ANSWER):
                self.counts["presses in vain"] += 1
                await asyncio.sleep(0.2)
                await table.readable()
                continue
            self.counts["moves"] += 1
            if was_over:
                return

    def _what_is_left(self) -> list[object]:
        logged = [one.bot.log()[-LINES:] for one in self.bots]
        return [*(self.tables[0].bot.rows(sql) for sql in LEFT), *logged]

    async def _trouble(self) -> None:
        """One thing that happens, to its end."""
        trouble, one = self.chance.choice(list(Trouble)), self.chance.choice(self.bots)
        lasting = self.chance.uniform(0.2, 1.5 * LEASE)
        self.counts[trouble.value] += 1
        match trouble:
            case Trouble.KILL:
                one.signal(signal.SIGKILL)
            case Trouble.PAUSE:
                one.signal(signal.SIGSTOP)
                await asyncio.sleep(1.2 * LEASE)
                one.signal(signal.SIGCONT)
            case Trouble.STOP:
                one.signal(signal.SIGTERM)
            case Trouble.CUT:
                one.line.cut()
                await asyncio.sleep(lasting)
                one.line.mend()
            case Trouble.DEAD_LINE:
                one.line.go_dead()
                await asyncio.sleep(lasting)
                one.line.mend()
            case Trouble.DATABASE:
                await self._restart_database(lasting / 3)
            case Trouble.GATEWAY:
                self.sandbox.gateway.reset()

    async def _restart_database(self, away: float) -> None:
        if self.server.runs:
            self.server.kill()
            await asyncio.sleep(away)
            await asyncio.to_thread(self.server.start)


async def trial(folder: Path, seed: int, seconds: float) -> Counter[str]:
    """Let people play through so many seconds of trouble, and check everything; gives what happened."""
    async with troubled_processes(folder, seed) as processes:
        await processes.begin()
        await processes.play_through_trouble(seconds)
        processes.check()
        processes.counts["starts"] = sum(one.starts for one in processes.bots)
    return processes.counts


@asynccontextmanager
async def troubled_processes(folder: Path, seed: int) -> AsyncIterator[TroubledProcesses]:
    """Two bots that run, and tables that are not yet opened."""
    need_postgres()
    server = PostgresServer()
    try:
        server.create()
        server.start()
        async with AsyncExitStack() as stack:
            yield await _started(stack, server, folder, seed)
    finally:
        server.remove()


async def _started(
    stack: AsyncExitStack, server: PostgresServer, folder: Path, seed: int
) -> TroubledProcesses:
    database = "postgres"
    stack.push_async_callback(asyncio.to_thread, run_aside, forget(server.url(database)))
    sandbox = await stack.enter_async_context(Sandbox(world_of(TABLES, SHARDS)))
    sandbox.rates.enforced = False
    own = {"ALHAMBRA_SEED": SEED, "ALHAMBRA_HASTE": str(HASTE), "ALHAMBRA_REQUESTS": "1000"}
    bots = []
    for name in ("first", "second"):
        line, port = await stack.enter_async_context(line_to(server.folder / ".s.PGSQL.5432"))
        url = f"postgresql://{NAME}@127.0.0.1:{port}/{database}?sslmode=disable"
        bot = BotProcess(sandbox, folder / name, **own, ALHAMBRA_DATABASE=url, ALHAMBRA_SHARDS=str(SHARDS))
        kept = KeptRunning(bot, line)
        keeping = asyncio.create_task(kept.keep_running())
        stack.push_async_callback(_end, kept, keeping)
        bots.append(kept)
        heard = lambda: sandbox.world.commands[None] and len(sandbox.gateway.connected()) >= SHARDS  # noqa: E731
        await until(heard)
    sandbox.logins.spacing = SPACING
    reader = BotProcess(sandbox, folder, ALHAMBRA_DATABASE=server.url(database))
    tables = tables_at(sandbox, reader, TABLES, seed)
    for person in (person for table in tables for person in table.people):
        person.patience = PATIENCE
    return TroubledProcesses(sandbox, server, bots, tables, random.Random(seed))


async def _end(kept: KeptRunning, keeping: asyncio.Task[None]) -> None:
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping
    if not kept.bot.has_ended:
        await kept.bot.kill()
