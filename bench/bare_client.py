"""The least a discord.py client can do: one command, and buttons, that answer nothing much."""

import os
from typing import Self

import discord
from discord import app_commands

from sandbox.connect import point_discord_py_at


class BareClient(discord.Client):
    """A command tree, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Register the one command."""

        @self.tree.command(name="about", description="Answers at once")
        async def about(interaction: discord.Interaction[BareClient]) -> None:
            await interaction.response.send_message("ok", ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Self]) -> None:
        """Answer every button."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_message("ok", ephemeral=True)


if __name__ == "__main__":
    point_discord_py_at(os.environ["ALHAMBRA_DISCORD_URL"])
    BareClient().run(os.environ["DISCORD_TOKEN"], log_handler=None)
