"""Asking a monitor, as Prometheus and load balancers do."""

import asyncio
import json
from dataclasses import dataclass

import aiohttp
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.monitoring.metrics import Metrics
from bot.settings import Address
from tests.bot.bot_process import TIMEOUT, BotProcess


@dataclass(frozen=True)
class Answer:
    """What was said, and with which status."""

    status: int
    text: str


async def ask(address: Address | str, path: str) -> Answer:
    """What it answers."""
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}{path}") as response:
        return Answer(response.status, await response.text())


async def becomes_ready(address: str) -> None:
    """Wait until somebody there says that they are."""
    async with asyncio.timeout(TIMEOUT):
        while not await _is_ready(address):
            await asyncio.sleep(0.05)


async def _is_ready(address: str) -> bool:
    try:
        return (await ask(address, "/readyz")).status == 200
    except aiohttp.ClientConnectionError:  # nobody is there yet
        return False


async def samples(address: Address | str) -> "Samples":
    """Everything on /metrics."""
    answer = await ask(address, "/metrics")
    assert answer.status == 200, answer.text
    return Samples.read(answer.text)


@dataclass(frozen=True)
class Samples:
    """Figures of one scrape."""

    figures: tuple[tuple[str, dict[str, str], float], ...]

    @classmethod
    def read(cls, text: str) -> "Samples":
        """As Prometheus reads them."""
        families = text_string_to_metric_families(text)
        return cls(tuple((one.name, one.labels, one.value) for family in families for one in family.samples))

    def total(self, name: str, **labels: str) -> float:
        """The sum of all figures with this name and these labels; there must be one."""
        found = [
            value
            for known, having, value in self.figures
            if known == name and labels.items() <= having.items()
        ]
        assert found, f"{name} {labels} is not there"
        return sum(found)

    def labels(self) -> set[str]:
        """Every value of every label."""
        return {value for _, labels, _ in self.figures for value in labels.values()}


async def address_of(bot: BotProcess) -> str:
    """Where a bot serves its metrics, as its log says."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            for line in bot.log():
                if line.startswith("{") and "address" in (said := json.loads(line)):
                    return str(said["address"])
            await asyncio.sleep(0.01)


def figures_of(metrics: Metrics) -> Samples:
    """The same without a server."""
    return Samples.read(generate_latest(metrics.registry).decode())
