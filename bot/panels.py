"""Layouts, built from what is to be shown and only to be serialised: no callback lives in them."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.custom_ids import CustomId, TableButton
from bot.lobby import SEATS, Lobby
from bot.safe import safe
from bot.words import Words
from engine.pieces import MIN_PLAYERS

TERRACOTTA: Final = discord.Colour(0xB5502F)
LONGEST_REPORT: Final = 1500

Item = ui.Item[Any]


def text(said: str) -> ui.LayoutView:
    """A plain answer."""
    return _layout(ui.TextDisplay(said))


def about(words: Words, version: str, tables: int) -> ui.LayoutView:
    """What the bot is, with ways to try and to tell."""
    said = words("about-text", version=version, tables=tables)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(words("about-try-dms"), str(CustomId("dm", "try"))))
    row.add_item(_button(words("about-report"), str(CustomId("report", "open"))))
    return _layout(ui.Container(ui.TextDisplay(said), row, accent_colour=TERRACOTTA))


def help_page(words: Words, topics: Sequence[str], opened: str | None, note: str) -> ui.LayoutView:
    """The topics, and one of them opened; or else a note."""
    title, said = words("help-title"), note
    if opened:
        title = words(f"help-topic-{opened}")
        said = words(f"help-topic-{opened}.text", fewest=MIN_PLAYERS, most=SEATS)
    chooser: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId("help", "topic")),
        placeholder=words("help-choose"),
        options=[
            discord.SelectOption(label=words(f"help-topic-{topic}"), value=topic, default=topic == opened)
            for topic in topics
        ],
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(chooser)
    return _layout(ui.Container(ui.TextDisplay(f"## {title}\n{said}"), row, accent_colour=TERRACOTTA))


def report_form(words: Words) -> ui.Modal:
    """Where somebody tells the host about a problem."""
    form = ui.Modal(title=words("report-title"), custom_id=str(CustomId("report", "send")), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id="text",
        placeholder=words("report-hint"),
        max_length=LONGEST_REPORT,
    )
    form.add_item(ui.Label(text=words("report-label"), component=field))
    form.stop()
    return form


def lobby(words: Words, shown: Lobby, table_id: int, number: int) -> ui.LayoutView:
    """A table before its game; its buttons carry how many events it had."""
    items: list[Item] = [ui.TextDisplay(_lobby_text(words, shown))]
    if not shown.closed:
        row: ui.ActionRow[Any] = ui.ActionRow()
        for label, order, style in (
            (words("lobby-join"), "join", ButtonStyle.success),
            (words("lobby-leave"), "leave", ButtonStyle.secondary),
            (words("lobby-close"), "close", ButtonStyle.danger),
        ):
            row.add_item(_button(label, TableButton(table_id, number, order).custom_id(), style))
        items.append(row)
    return _layout(ui.Container(*items, accent_colour=TERRACOTTA))


def _lobby_text(words: Words, shown: Lobby) -> str:
    opener = safe(shown.opener.name)
    if shown.closed:
        return words("lobby-closed", opener=opener)
    taken = len(shown.seated)
    seated = "\n".join(
        f"{number}. {safe(person.name)}" for number, person in enumerate(shown.seated, start=1)
    )
    waiting = (
        words("lobby-waiting", people=MIN_PLAYERS - taken)
        if taken < MIN_PLAYERS
        else words("lobby-seats-taken", taken=taken, seats=SEATS)
    )
    return words("lobby-open", opener=opener, waiting=waiting, seated=seated or words("lobby-nobody"))


def _button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id, style=style)


def _layout(*items: Item) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # A stopped view is sent but not kept: the router answers its components, also after a restart.
    view.stop()
    return view
