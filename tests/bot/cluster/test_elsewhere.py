"""What happens through one process shows at once at the tables and to the people of another."""

import asyncio
from pathlib import Path

from tests.bot.cluster.several_processes import several_processes

CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_a_table_of_another_process_is_changed_and_its_owner_posts(tmp_path: Path) -> None:
    async with several_processes(tmp_path, 2) as some:
        for _ in range(2):
            await some.start(ALHAMBRA_HASTE="2")  # what is not told would wait for ten seconds
        await some.shared_out(1, 1)
        ana, ben = await some.begin(0)
        ana.goes_to("hall-1")
        await ana.slash("/away", until="7")
        await ben.sees("is away until", within=5)
        await some.settled()
        posts = [one for one in ben.messages() if "is away until" in one]
        assert len(posts) == 1
        ana.goes_to("hall-0")
        await ana.slash("/away")
        await ana.press("I’m back")
        await ben.sees("is back", within=5)
        assert "You’re not away" in (await ana.slash("/away")).text
        for language, told in (("Deutsch", "Du bist nicht weg"), ("English", "You’re not away")):
            ana.goes_to("hall-1")
            await ana.slash("/settings", language=language)
            ana.goes_to("hall-0")
            async with asyncio.timeout(20):
                while told not in (await ana.slash("/away")).text:
                    await asyncio.sleep(0.01)
            some.rows(CUT)  # who does not listen trusts no memory, and listens again
        assert not some.refused()
