"""Layouts, built from what is to be shown and only to be serialised: no callback lives in them."""

from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot import phrases
from bot.custom_ids import CustomId, TableButton
from bot.lobby import Lobby

TERRACOTTA: Final = discord.Colour(0xB5502F)
LONGEST_REPORT: Final = 1500

Item = ui.Item[Any]


def text(words: str) -> ui.LayoutView:
    """A plain answer."""
    return _layout(ui.TextDisplay(words))


def about(words: str) -> ui.LayoutView:
    """What the bot is, with ways to try and to tell."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(phrases.TRY_DMS, str(CustomId("dm", "try"))))
    row.add_item(_button(phrases.REPORT, str(CustomId("report", "open"))))
    return _layout(ui.Container(ui.TextDisplay(words), row, accent_colour=TERRACOTTA))


def help_page(topic: str | None, note: str = phrases.HELP_INTRO) -> ui.LayoutView:
    """The topics, and one of them opened."""
    title, words = phrases.TOPICS[topic] if topic else (phrases.HELP_TITLE, note)
    chooser: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId("help", "topic")),
        placeholder=phrases.HELP_CHOOSE,
        options=[
            discord.SelectOption(label=label, value=name, default=name == topic)
            for name, (label, _) in phrases.TOPICS.items()
        ],
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(chooser)
    return _layout(ui.Container(ui.TextDisplay(f"## {title}\n{words}"), row, accent_colour=TERRACOTTA))


def report_form() -> ui.Modal:
    """Where somebody tells the host about a problem."""
    form = ui.Modal(title=phrases.REPORT_TITLE, custom_id=str(CustomId("report", "send")), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id="text",
        placeholder=phrases.REPORT_HINT,
        max_length=LONGEST_REPORT,
    )
    form.add_item(ui.Label(text=phrases.REPORT_LABEL, component=field))
    form.stop()
    return form


def lobby(shown: Lobby, table_id: int, number: int) -> ui.LayoutView:
    """A table before its game; its buttons carry how many events it had."""
    items: list[Item] = [ui.TextDisplay(phrases.lobby(shown))]
    if not shown.closed:
        row: ui.ActionRow[Any] = ui.ActionRow()
        for label, order, style in (
            (phrases.JOIN, "join", ButtonStyle.success),
            (phrases.LEAVE, "leave", ButtonStyle.secondary),
            (phrases.CLOSE, "close", ButtonStyle.danger),
        ):
            row.add_item(_button(label, TableButton(table_id, number, order).custom_id(), style))
        items.append(row)
    return _layout(ui.Container(*items, accent_colour=TERRACOTTA))


def _button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id, style=style)


def _layout(*items: Item) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # A stopped view is sent but not kept: the router answers its components, also after a restart.
    view.stop()
    return view
