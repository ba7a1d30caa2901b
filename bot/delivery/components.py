"""Layouts of plain answers and the report form. They hold no callbacks."""

from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.delivery.layouts import TERRACOTTA, serialised
from bot.delivery.requests.wire import Components
from bot.language.words import Words
from bot.message.custom_ids import ReportForm, TryDm
from bot.message.emojis import unmarked
from bot.storage.reports import LONGEST_REPORT


def text(said: str) -> Components:
    """A plain answer."""
    return serialised(ui.TextDisplay(unmarked(said)))


def about(words: Words, version: str, tables: int) -> Components:
    """What the bot is, with buttons to try DMs and to report a problem."""
    said = words("about-text", version=version, tables=tables)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(words("about-try-dms"), str(TryDm())))
    row.add_item(_button(words("about-report"), str(ReportForm(sent=False))))
    return serialised(ui.Container(ui.TextDisplay(said), row, accent_colour=TERRACOTTA))


def report_form(words: Words) -> ui.Modal:
    """The form for reporting a problem to the host."""
    form = ui.Modal(title=words("report-title"), custom_id=str(ReportForm(sent=True)), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id="text",
        placeholder=words("report-hint"),
        max_length=LONGEST_REPORT,
    )
    form.add_item(ui.Label(text=words("report-label"), component=field))
    form.stop()
    return form


def _button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=custom_id, style=style)
