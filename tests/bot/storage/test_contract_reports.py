"""Contract of `ReportStore`: a few reports a day, each once, none without content."""

import pytest

from bot.storage.port import Storage
from bot.storage.reports import (
    A_DAY,
    ALL_REPORTS_A_DAY,
    LONGEST_REPORT,
    REPORTS_A_DAY,
    Report,
    ReportReason,
    ReportRefusal,
)
from tests.bot.movable_clock import MovableClock


async def test_one_person_writes_a_few_a_day_and_others_still_can(port: Storage, clock: MovableClock) -> None:
    for number in range(1, REPORTS_A_DAY + 1):
        await port.reports.check(7)
        assert await port.reports.add(Report(7, None, "hello", number)) == number
    for refuse in (port.reports.check(7), port.reports.add(Report(7, None, "hello", 100))):
        with pytest.raises(ReportRefusal) as refused:
            await refuse
        assert refused.value.reason is ReportReason.TOO_MANY
    await port.reports.add(Report(8, 200, "hello", 101))
    clock.move(A_DAY)
    await port.reports.check(7)
    await port.reports.add(Report(7, None, "hello", 102))


async def test_all_people_together_write_so_many_a_day(port: Storage) -> None:
    for number in range(ALL_REPORTS_A_DAY):
        await port.reports.add(Report(number, None, "hello", number))
    for refuse in (port.reports.check(1000), port.reports.add(Report(1000, None, "hello", 1000))):
        with pytest.raises(ReportRefusal) as refused:
            await refuse
        assert refused.value.reason is ReportReason.TOO_MANY_OF_ALL


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ReportReason.EMPTY),
        (" \n", ReportReason.EMPTY),
        ("x" * (LONGEST_REPORT + 1), ReportReason.TOO_LONG),
    ],
)
async def test_what_no_honest_client_sends_is_refused(port: Storage, text: str, reason: ReportReason) -> None:
    with pytest.raises(ReportRefusal) as refused:
        await port.reports.add(Report(7, None, text, 1))
    assert refused.value.reason is reason
    assert await port.reports.add(Report(7, None, "x" * LONGEST_REPORT, 2)) == 1, "nothing was stored"


async def test_a_report_that_comes_twice_is_stored_once_even_if_it_was_the_last_of_the_day(
    port: Storage,
) -> None:
    for number in range(1, REPORTS_A_DAY + 1):
        await port.reports.add(Report(7, None, "hello", number))
    assert await port.reports.add(Report(7, None, "hello", REPORTS_A_DAY)) == REPORTS_A_DAY
