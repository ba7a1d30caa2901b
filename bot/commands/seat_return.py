"""Coming back to a seat that a computer keeps: by playing or by asking, not by looking around."""

import contextlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.commands.panel_answers import show_panel
from bot.commands.shared import person, post_afterwards
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of, words_of
from bot.delivery.replies import Reply, Where
from bot.delivery.requests.wire import follow_up
from bot.message.custom_ids import PanelButton, TableButton, read_custom_id
from bot.panel import HOME, belongs_to_turn, opens_panel
from bot.private.core_action_options import all_action_options
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table import seating
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.table_state import Table

LOOKS: Final = {"hand", "more"}
"""Orders of public posts that are no move."""


def brings_back(data: Mapping[str, Any]) -> bool:
    """Does a person who typed or pressed this want to play?"""
    if "name" in data:
        name = _command(data)
        return name == "end" or any(name == ask.command for ask in all_action_options())
    match read_custom_id(str(data.get("custom_id", ""))):
        case TableButton(order=order):
            return opens_panel(order) and order not in LOOKS
        case PanelButton(order=step):
            return _plays(data, step)
        case _:
            return False


def _command(data: Mapping[str, Any]) -> str:
    """The name of a command, without its group."""
    match data:
        case {"options": [{"type": discord.AppCommandOptionType.subcommand.value, "name": str(name)}]}:
            return name
        case _:
            return str(data["name"])


def _plays(data: Mapping[str, Any], step: str) -> bool:
    try:
        return belongs_to_turn(chosen_in(data) or step)
    except NotOffered:
        return False  # the handler says so


async def return_to_seat(services: Services, interaction: Interaction) -> Table | None:
    """Give a player who plays on the seat back that a computer keeps for them."""
    if not brings_back(data_of(interaction)):
        return None
    try:
        table = await services.tables.at(interaction.channel_id or 0)
    except TableBroken:
        return None  # the handler says so
    if table is None or table.lobby.away(interaction.user.id) is None:
        return None
    try:
        # A cause of its own: the interaction's own act is still to come, and must not look like a repetition.
        return await _sit_down(services, interaction, table, -interaction.id)
    except LobbyRefusal:
        return None  # closed, or already taken back by another press


def telling_of_return(services: Services, interaction: Interaction, table: Table, reply: Reply) -> Reply:
    """The same reply, after which the player is told that they have their seat back."""
    note = components.text(words_of(interaction)("seats-back"))

    async def tell(arrived: bool) -> None:
        with contextlib.suppress(discord.HTTPException):  # the seat is theirs, told or not
            await follow_up(interaction, note, ())
        if reply.afterwards is not None:
            await reply.afterwards(arrived)
        await services.outbox.flush_channel(table.stored.channel_id)

    return replace(reply, afterwards=tell)


async def return_on_request(
    services: Services, interaction: Interaction, table: Table, where: Where
) -> Reply:
    """Give a player the seat back on request, and show the panel."""
    after = await _sit_down(services, interaction, table, interaction.id)
    note = words_of(interaction)("seats-back")
    reply = await show_panel(services, interaction, after, HOME, where, note=note)
    return replace(reply, afterwards=post_afterwards(services, after))


async def _sit_down(services: Services, interaction: Interaction, table: Table, cause: int) -> Table:
    who = person(interaction)
    return await services.tables.act(table.stored.id, lambda now: (seating.sit_down(now.lobby, who),), cause)
