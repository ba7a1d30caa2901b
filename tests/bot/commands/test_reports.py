"""Reports to the host, from /about to the stored row."""

from pathlib import Path

from bot.storage.reports import LONGEST_REPORT, REPORTS_A_DAY
from tests.bot.bot_process import playing

COUNT = "SELECT count(*) FROM reports"


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
        for _ in range(REPORTS_A_DAY):
            await ana.slash("/about")
            await ana.press("Report a problem")
            await ana.submit(text="hello")
        await ana.slash("/about")
        answer = await ana.press("Report a problem")
        assert answer.modal is None
        assert f"{REPORTS_A_DAY} reports today" in answer.text
        await ben.slash("/about")
        await ben.press("Report a problem")
        assert "number 6" in (await ben.submit(text="hello")).text
        assert bot.rows(COUNT) == [(REPORTS_A_DAY + 1,)]
