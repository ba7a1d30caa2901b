"""An ordinary discord.py bot that uses everything the sandbox offers."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image


def png(colour: str = "red", side: int = 32) -> bytes:
    """A small picture."""
    file = io.BytesIO()
    Image.new("RGB", (side, side), colour).save(file, "PNG")
    return file.getvalue()


def picture(colour: str = "red", name: str = "board.png") -> discord.File:
    """A small picture as an upload."""
    return discord.File(io.BytesIO(png(colour)), name, description=f"a {colour} board")


def table_view(title: str, file: str = "board.png") -> ui.LayoutView:
    """A table: headline, picture, buttons; stopped, because the bot routes by custom_id."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=0x884400)
    container.add_item(ui.TextDisplay(f"## {title}"))
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}", description="board")))
    container.add_item(ui.Separator())
    section: ui.Section[Any] = ui.Section("Your hand", accessory=ui.Thumbnail(f"attachment://{file}"))
    container.add_item(section)
    row: ui.ActionRow[Any] = ui.ActionRow()
    for label in ("Hand", "Repaint", "Name it", "Slow", "Silent", "Broken"):
        if len(row.children) == 5:
            container.add_item(row)
            row = ui.ActionRow()
        row.add_item(ui.Button(label=label, custom_id=f"a1:{label.lower()}"))
    container.add_item(row)
    view.add_item(container)
    view.stop()
    return view


def hand_view() -> ui.View:
    """A menu of cards."""
    view = ui.View(timeout=None)
    menu: ui.Select[Any] = ui.Select(
        custom_id="a1:cards", placeholder="Your cards", min_values=1, max_values=2
    )
    for value in range(1, 5):
        menu.add_option(label=f"{value} florins", value=f"y{value}", description="money")
    view.add_item(menu)
    view.stop()
    return view


def name_form() -> ui.Modal:
    """A form with a text, a menu and a choice."""
    modal = ui.Modal(title="Name the table", custom_id="a1:form", timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=20)
    modal.add_item(ui.Label(text="Table name", component=field))
    speed: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="speed")
    speed.add_option(label="Quick", value="q")
    speed.add_option(label="Calm", value="c")
    modal.add_item(ui.Label(text="Speed", component=speed))
    menu: ui.Select[Any] = ui.Select(custom_id="module", required=False)
    menu.add_option(label="Dirk", value="dirk")
    modal.add_item(ui.Label(text="Module", component=menu))
    modal.stop()
    return modal


class TestBot(discord.Client):
    """Unmodified discord.py; commands answer, buttons are routed by custom_id."""

    __test__ = False

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents(guilds=True)),
            max_messages=None,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.errors: list[Exception] = []
        self.heard: list[str] = []
        self.tree.add_command(app_commands.Command(name="ping", description="Say pong", callback=ping))
        self.tree.add_command(
            app_commands.Command(name="table", description="Show the table", callback=table)
        )
        self.tree.add_command(app_commands.Command(name="think", description="Take time", callback=think))
        self.tree.add_command(app_commands.Command(name="letter", description="Write a DM", callback=letter))
        take: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="take", description="Take money", callback=take_cards
        )
        take.autocomplete("cards")(suggest)
        self.tree.add_command(take)
        group = app_commands.Group(name="alhambra", description="The game")
        group.add_command(app_commands.Command(name="new", description="A new table", callback=new_table))
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait five seconds between logins."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        custom_id = str(data.get("custom_id", ""))
        self.heard.append(custom_id or str(data.get("name")))
        try:
            await route(interaction, custom_id)
        except discord.HTTPException as error:
            self.errors.append(error)


async def route(interaction: discord.Interaction, custom_id: str) -> None:
    """One router for all buttons, menus and forms."""
    respond = interaction.response
    match custom_id:
        case "a1:hand":
            await respond.send_message(
                "Your hand", ephemeral=True, file=picture("blue", "hand.png"), view=hand_view()
            )
        case "a1:cards":
            data: Any = interaction.data
            chosen = ", ".join(data["values"])
            await respond.edit_message(content=f"You chose {chosen}", view=None, attachments=[])
        case "a1:repaint":
            view = table_view("Repainted", "t2.png")
            await respond.edit_message(view=view, attachments=[picture("green", "t2.png")])
        case "a1:name it":
            await respond.send_modal(name_form())
        case "a1:form":
            await respond.send_message(f"Named {form_text(interaction)}")
        case "a1:slow":
            await respond.defer()
            await interaction.followup.send("after a while", ephemeral=True)
        case "a1:broken":
            await respond.send_message("once", ephemeral=True)
            state: Any = interaction
            state.response._response_type = None
            await state.response.send_message("twice", ephemeral=True)


def form_text(interaction: discord.Interaction) -> str:
    """What stands in the form."""
    data: Any = interaction.data
    fields = [one["component"] for one in data["components"]]
    return " ".join(str(one.get("value", one.get("values"))) for one in fields)


async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


async def table(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=table_view("The table"), file=picture())


async def new_table(
    interaction: discord.Interaction, players: int = 3, host: discord.Member | None = None
) -> None:
    name = interaction.user.display_name if host is None else host.display_name
    await interaction.response.send_message(f"{name} opens a table for {players}")


async def think(interaction: discord.Interaction, ephemeral: bool = False) -> None:
    await interaction.response.defer(ephemeral=ephemeral, thinking=True)
    await asyncio.sleep(0.02)
    await interaction.edit_original_response(content="thought", attachments=[picture("white", "idea.png")])
    await interaction.followup.send("and more")


async def letter(interaction: discord.Interaction) -> None:
    try:
        await interaction.user.send("Your hand, by letter", file=picture("blue", "hand.png"))
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed: {error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


async def take_cards(interaction: discord.Interaction, cards: str) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} takes {cards}")


async def suggest(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    names = [f"{current}{value}" for value in range(1, 4)]
    return [app_commands.Choice(name=name, value=name) for name in names]
