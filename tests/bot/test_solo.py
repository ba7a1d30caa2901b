"""Playing alone in a DM with the bot, against computer players."""

from pathlib import Path

from tests.bot.stage import playing


async def test_a_table_opens_in_a_dm_as_in_a_channel_and_closes_there(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        ana.opens_dms()
        assert "Your table is open" in (await ana.slash("/alhambra new")).text
        opened = await ana.sees("Ana has opened a table")
        assert not opened.is_ephemeral
        ben.misses("Ana has opened a table")
        assert (
            "table here already: https://discord.com/channels/@me/" in (await ana.slash("/alhambra new")).text
        )
        await ana.press("Close table")
        await ana.sees("is closed")
        assert bot.rows("SELECT count(*) FROM tables WHERE closed_at IS NULL AND guild_id = 0") == [(0,)]
