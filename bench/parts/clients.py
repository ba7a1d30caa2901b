"""Clients as processes of their own at a sandbox, the real bot or a bare discord.py client; their figures."""

import asyncio
import os
import statistics
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.server import Sandbox

BOT = "bot"
BARE = "bench.bare_client"


def percentile(took: Sequence[float], percent: int) -> float:
    """Of seconds, in milliseconds."""
    return statistics.quantiles(took, n=100)[percent - 1] * 1000


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def weighs(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def started_by(pid: int) -> list[int]:
    """The processes that a process has started itself."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(one) for task in tasks for one in (task / "children").read_text(encoding="ascii").split()]


@asynccontextmanager
async def running(module: str, sandbox: Sandbox, data: Path, **more: str) -> AsyncIterator[Process]:
    """A client from its start until it is no longer needed, connected and with its commands."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "ALHAMBRA_DISCORD_URL": sandbox.url,
        "ALHAMBRA_DATA": str(data),
        "ALHAMBRA_MONITOR": "0",
        "ALHAMBRA_LOG": os.environ.get("ALHAMBRA_LOG", "ERROR"),
        "ALHAMBRA_SCORING_PAUSE": "0.01",  # it is meant to be long, and not what is measured
    }
    if not sandbox.rates.enforced:
        environment["ALHAMBRA_REQUESTS"] = "1000"
    environment |= more
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, env=environment)
    try:
        while not (sandbox.world.commands[None] and sandbox.gateway.connected()):
            assert process.returncode is None, f"{module} has ended"
            await asyncio.sleep(0.01)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
