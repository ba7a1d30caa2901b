"""A small discord.py bot that uses every kind of message a page must show."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

TILES = ("Garden 8", "Garden 10", "Tower 9", "Pavilion 2", "Chambers 5")
HOSTILE = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"


class Guest(discord.Client):
    """Answers a handful of commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.at_work = asyncio.Event()
        commands: list[app_commands.Command[Any, ..., Any]]
        commands = [tile, panel, secret, form, silent, think, show, hostile, classic]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The guest has arrived."""
        self.at_work.set()


async def _tiles(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.lower()
    return [app_commands.Choice(name=one, value=one) for one in TILES if wanted in one.lower()]


@app_commands.command(name="tile", description="Buy a tile from the market")
@app_commands.describe(name="The tile to buy", coins="How many coins to pay", colour="Whose money")
@app_commands.autocomplete(name=_tiles)
@app_commands.choices(colour=[app_commands.Choice(name=one, value=one) for one in ("florin", "dirham")])
async def tile(
    interaction: discord.Interaction,
    name: str,
    coins: app_commands.Range[int, 1, 20] = 8,
    colour: app_commands.Choice[str] | None = None,
) -> None:
    """A command with suggestions, a number and a choice."""
    money = colour.value if colour else "coins"
    await interaction.response.send_message(f"Bought **{name}** for {coins} {money}.")


class Panel(ui.View):
    """Classic buttons and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="More", url="https://example.org/rules"))
        self.add_item(ui.Button(label="Closed", disabled=True, custom_id="closed"))

    @ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count", emoji="🏰")
    async def count(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """Edits its own message."""
        number = int((interaction.message.content if interaction.message else "0").split()[-1]) + 1
        await interaction.response.edit_message(content=f"Pressed {number}")

    @ui.button(label="Whisper", style=discord.ButtonStyle.success, custom_id="whisper")
    async def whisper(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """Answers one person only."""
        await interaction.response.send_message("Between us: b7 b9", ephemeral=True)

    @ui.button(label="Sulk", style=discord.ButtonStyle.danger, custom_id="sulk")
    async def sulk(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """Never answers."""

    @ui.button(label="Ask", style=discord.ButtonStyle.secondary, custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: ui.Button[Panel]) -> None:
        """Opens a form."""
        await interaction.response.send_modal(Order())

    @ui.select(
        custom_id="one",
        placeholder="Take money",
        options=[
            discord.SelectOption(label="3 florins", value="y3", description="yellow"),
            discord.SelectOption(label="5 dirhams", value="g5", emoji="🟢"),
        ],
    )
    async def one(self, interaction: discord.Interaction, chosen: ui.Select[Panel]) -> None:
        """One of two."""
        await interaction.response.send_message(f"Took {chosen.values[0]}")

    @ui.select(
        custom_id="many",
        placeholder="Choose several",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=one) for one in TILES],
    )
    async def many(self, interaction: discord.Interaction, chosen: ui.Select[Panel]) -> None:
        """Up to three."""
        await interaction.response.send_message(f"Chose {' and '.join(chosen.values)}", ephemeral=True)


class Order(ui.Modal, title="Place an order"):
    """Every kind of field."""

    guest_name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2))
    colour: ui.Label[Any] = ui.Label(
        text="Money",
        description="What you pay with",
        component=ui.Select(
            custom_id="money",
            options=[
                discord.SelectOption(label="Florins", value="y"),
                discord.SelectOption(label="Dirhams", value="g"),
            ],
        ),
    )
    place: ui.Label[Any] = ui.Label(
        text="Where",
        component=ui.RadioGroup(
            custom_id="where",
            options=[discord.RadioGroupOption(label="Palace"), discord.RadioGroupOption(label="Reserve")],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label="Wall"), discord.CheckboxGroupOption(label="Portal")],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="I am sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Says everything back."""
        parts = [self.guest_name, self.colour, self.place, self.extras, self.sure]
        said = [_value(part.component) for part in parts]
        await interaction.response.send_message("Ordered: " + " | ".join(said), ephemeral=True)


def _value(field: object) -> str:
    if isinstance(field, ui.Select | ui.CheckboxGroup):
        return "+".join(field.values)
    value = getattr(field, "value", None)
    return str(value)


@app_commands.command(name="panel", description="Buttons and menus")
async def panel(interaction: discord.Interaction) -> None:
    """A public message to press on."""
    await interaction.response.send_message("Pressed 0", view=Panel())


@app_commands.command(name="secret", description="Something for your eyes only")
async def secret(interaction: discord.Interaction) -> None:
    """An ephemeral answer."""
    await interaction.response.send_message("Your hand: y3 g5", ephemeral=True)


@app_commands.command(name="form", description="Place an order")
async def form(interaction: discord.Interaction) -> None:
    """A modal."""
    await interaction.response.send_modal(Order())


@app_commands.command(name="silent", description="Nobody answers")
async def silent(interaction: discord.Interaction) -> None:
    """No answer at all."""


@app_commands.command(name="think", description="Takes a while")
async def think(interaction: discord.Interaction) -> None:
    """A deferred answer."""
    await interaction.response.defer()
    await asyncio.sleep(0.6)
    await interaction.edit_original_response(content="Thought it over.")


@app_commands.command(name="classic", description="Embeds and all the words")
async def classic(interaction: discord.Interaction) -> None:
    """Markdown and an embed."""
    embed = discord.Embed(title="Round 7", description="*Ana* leads by **three**", colour=0xC98A2B)
    embed.add_field(name="Towers", value="Ana 3", inline=True)
    embed.add_field(name="Gardens", value="Ben 2", inline=True)
    embed.add_field(name="Walls", value="Eva 9", inline=True)
    embed.set_footer(text="Scores so far")
    embed.set_image(url="attachment://sheet.png")
    person, place = interaction.user.id, interaction.channel_id
    words = (
        "# The court meets\n## Second\n### Third\n**bold** *italic* __under__ ~~gone~~ `code` ||hidden||\n"
        f"> quoted words\n- first\n- second\n  - deeper\n1. one\n2. two\n```py\nprint('hi')\n```\n"
        f"<@{person}> in <#{place}> <t:1700000000:R> <t:1700000000:f> [rules](https://example.org) -# no\n"
        "-# small print"
    )
    await interaction.response.send_message(
        words, embed=embed, file=discord.File(picture("sheet", (600, 300)), "sheet.png"), view=Panel()
    )


@app_commands.command(name="hostile", description="Words that would like to be markup")
async def hostile(interaction: discord.Interaction) -> None:
    """Content as bad as it gets."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f'{HOSTILE} [x](javascript:alert(1)) [y](https://a.example/"onclick=1)'))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ui.Button(label=HOSTILE[:70], custom_id=HOSTILE[:90]))
    view.add_item(row)
    view.stop()
    await interaction.response.send_message(view=view)


@app_commands.command(name="show", description="A table post of Components V2")
async def show(interaction: discord.Interaction) -> None:
    """Everything V2 has."""
    view = table_post(f"<@{interaction.user.id}>")
    names = ("table.png", "hand.png", "palace.png", "record.txt")
    files = [discord.File(picture(name, (800, 520)), name) for name in names[:3]]
    files.append(discord.File(io.BytesIO(b"M y3 b2\n" * 200), names[3]))
    await interaction.response.send_message(view=view, files=files)


def table_post(who: str) -> ui.LayoutView:
    """A post like those of a board game."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xB8722C)
    box.add_item(ui.TextDisplay(f"## Round 7 · {who} to play\nWall **7**, reserve *empty*"))
    alt = "The market: Garden 8 and Tower 9."
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description=alt)))
    box.add_item(ui.TextDisplay("Towers: Ana 3, Ben 2 · 4 unseen\n-# deck 41 cards, bag 22 tiles"))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(
        ui.Section(
            ui.TextDisplay("### Your palace"),
            ui.TextDisplay("Twelve tiles and a long wall to the north."),
            accessory=ui.Thumbnail("attachment://palace.png", description="A palace of twelve tiles"),
        )
    )
    box.add_item(
        ui.Section(
            ui.TextDisplay("Not sure what to do?"), accessory=ui.Button(label="Hint", custom_id="hint")
        )
    )
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    styles = (discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.secondary)
    for label, style in zip(("Take money", "Buy", "Redesign"), styles, strict=True):
        row.add_item(ui.Button(label=label, style=style, custom_id=label))
    row.add_item(ui.Button(label="My hand", emoji="🃏", custom_id="hand"))
    row.add_item(ui.Button(label="More", custom_id="more", disabled=True))
    box.add_item(row)
    view.add_item(box)
    view.add_item(
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://hand.png", description="A hand"),
            discord.MediaGalleryItem("attachment://palace.png", spoiler=True),
        )
    )
    view.add_item(ui.File("attachment://record.txt"))
    view.stop()
    return view


def picture(words: str, size: tuple[int, int]) -> io.BytesIO:
    """A plain picture to look at."""
    image = Image.new("RGB", size, (214, 186, 140))
    draw = ImageDraw.Draw(image)
    for at in range(0, size[0], 80):
        draw.rectangle((at + 8, 60, at + 72, size[1] - 40), fill=(120 + at % 100, 90, 70))
    draw.text((20, 20), words, fill=(30, 30, 30))
    target = io.BytesIO()
    image.save(target, "PNG")
    target.seek(0)
    return target
