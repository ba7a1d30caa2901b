"""Checks: the first that does not hold is told, and none can keep whoever asks waiting."""

import asyncio

import pytest

from bot.monitoring import checks
from bot.monitoring.checks import Checks, none_failed


async def holds() -> bool:
    return True


async def fails() -> bool:
    return False


async def breaks() -> bool:
    raise OSError("no such thing")


async def test_nothing_is_missing_where_all_holds() -> None:
    every = Checks()
    assert await every.missing() is None
    every.require("one", holds)
    assert await every.missing() is None


async def test_the_first_that_does_not_hold_is_told() -> None:
    every = Checks()
    for name, check in (("one", holds), ("two", fails), ("three", fails)):
        every.require(name, check)
    assert await every.missing() == "two"
    every.require("two", holds)
    assert await every.missing() == "three"


async def test_what_breaks_does_not_hold() -> None:
    every = Checks()
    every.require("broken", breaks)
    assert await every.missing() == "broken"


async def test_what_takes_too_long_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "ANSWERS_WITHIN", 0.01)
    every = Checks()
    every.require("stuck", asyncio.Event().wait)
    assert await every.missing() == "stuck"


async def test_a_task_that_has_ended_with_an_error_has_failed_and_no_other() -> None:
    cancelled, going_on = (asyncio.create_task(asyncio.sleep(60)) for _ in range(2))
    cancelled.cancel()
    tasks = [cancelled, going_on, asyncio.create_task(holds())]
    await asyncio.sleep(0)
    assert await none_failed(tasks)
    tasks.append(asyncio.create_task(breaks()))
    await asyncio.sleep(0)
    assert not await none_failed(tasks)
    going_on.cancel()
