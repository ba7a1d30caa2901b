"""Reports to the host: limited in number and length, whatever a client sends, and the writer is told."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sqlite.database import Database
from bot.storage.sqlite.report_store import (
    LONGEST_REPORT,
    MOST_A_DAY,
    MOST_OF_ALL_A_DAY,
    Report,
    ReportReason,
    ReportRefusal,
    ReportStore,
)
from tests.bot.bot_process import playing

COUNT = "SELECT count(*) FROM reports"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "alhambra.sqlite3")
    yield opened
    await opened.close()


async def test_one_person_writes_a_few_a_day_and_others_still_can(database: Database) -> None:
    reports = ReportStore(database)
    for number in range(1, MOST_A_DAY + 1):
        await reports.check(7)
        assert await reports.add(Report(7, None, "hello", number)) == number
    with pytest.raises(ReportRefusal) as refused:
        await reports.add(Report(7, None, "hello", 100))
    assert refused.value.reason is ReportReason.TOO_MANY
    with pytest.raises(ReportRefusal):
        await reports.check(7)
    await reports.add(Report(8, None, "hello", 101))
    await database.write(lambda db: db.execute("UPDATE reports SET written_at = written_at - 86401"))
    await reports.add(Report(7, None, "hello", 102))


async def test_everybody_together_writes_so_many_a_day(database: Database) -> None:
    reports = ReportStore(database)
    for number in range(MOST_OF_ALL_A_DAY):
        await reports.add(Report(number, None, "hello", number))
    for refuse in (reports.check(1000), reports.add(Report(1000, None, "hello", 1000))):
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
async def test_what_no_honest_client_sends_is_not_kept(
    database: Database, text: str, reason: ReportReason
) -> None:
    with pytest.raises(ReportRefusal) as refused:
        await ReportStore(database).add(Report(7, None, text, 1))
    assert refused.value.reason is reason
    assert await database.rows(COUNT) == [(0,)]


async def test_a_report_that_comes_twice_is_kept_once_even_if_it_was_the_last_of_the_day(
    database: Database,
) -> None:
    reports = ReportStore(database)
    for number in range(1, MOST_A_DAY + 1):
        await reports.add(Report(7, None, "hello", number))
    assert await reports.add(Report(7, None, "hello", MOST_A_DAY)) == MOST_A_DAY


async def test_the_form_takes_no_more_than_is_kept_and_a_forged_one_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, _):
        await ana.slash("/about")
        answer = await ana.press("Report a problem")
        assert answer.modal is not None
        field = answer.modal["components"][0]["component"]
        assert field["max_length"] == LONGEST_REPORT
        field["max_length"] = 4000
        assert "1000 characters" in (await ana.submit(text="x" * (LONGEST_REPORT + 1))).text
        assert bot.rows(COUNT) == [(0,)]


async def test_beyond_the_limit_the_person_is_told_before_they_write(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        for _ in range(MOST_A_DAY):
            await ana.slash("/about")
            await ana.press("Report a problem")
            await ana.submit(text="hello")
        await ana.slash("/about")
        answer = await ana.press("Report a problem")
        assert answer.modal is None
        assert f"{MOST_A_DAY} reports today" in answer.text
        await ben.slash("/about")
        await ben.press("Report a problem")
        assert "number 6" in (await ben.submit(text="hello")).text
        assert bot.rows(COUNT) == [(MOST_A_DAY + 1,)]
