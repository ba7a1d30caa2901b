"""An ordinary discord.py bot that uses everything the sandbox offers."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from PIL import Image


def picture(colour: str = "red", name: str = "board.png") -> discord.File:
    """A small PNG."""
    file = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(file, "PNG")
    file.seek(0)
    return discord.File(file, name, description=f"a {colour} board")


class TestBot(discord.Client):
    """Unmodified discord.py; commands answer, buttons are routed by custom_id."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="ping", description="Say pong", callback=ping))
        self.tree.add_command(
            app_commands.Command(name="table", description="Show the table", callback=table)
        )

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait five seconds between logins."""


async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


async def table(interaction: discord.Interaction) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("The table"))
    await interaction.response.send_message(view=view)
