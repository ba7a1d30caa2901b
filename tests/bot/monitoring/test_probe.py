"""The probe of a container's health check: it asks whoever listens, and says what it heard."""

import asyncio

import pytest

from bot.monitoring import probe
from bot.monitoring.monitor import Monitor
from bot.settings import Address


async def test_it_says_what_a_bot_says() -> None:
    async with Monitor(Address("0.0.0.0", 0)) as monitor:
        assert monitor.address is not None
        assert await asyncio.to_thread(probe.ask, monitor.address) == (False, "starting")
        monitor.readiness.require("starting", _holds)
        assert await asyncio.to_thread(probe.ask, monitor.address) == (True, "ok")
    ready, said = await asyncio.to_thread(probe.ask, monitor.address)
    assert not ready
    assert said.startswith("no answer from 0.0.0.0:")


@pytest.mark.parametrize(
    ("setting", "said"), [("0", "ALHAMBRA_MONITOR is 0"), ("127.0.0.1:1", "no answer"), ("?", "must be")]
)
def test_without_a_bot_it_fails(
    setting: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ALHAMBRA_MONITOR", setting)
    assert probe.main() == 1
    assert said in "".join(capsys.readouterr())


async def _holds() -> bool:
    return True
