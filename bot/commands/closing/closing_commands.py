"""Closing a table, reopening a closed game, and ending a game early by agreement."""

from collections.abc import Callable, Sequence

from bot.commands.closing import damaged_table
from bot.commands.panel_answers import context_for, game_of
from bot.commands.shared import confirmation, lacks_rights, link_to, manages, person, said, table_here
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.permissions import lacking
from bot.delivery.replies import Reply
from bot.message.custom_ids import TableButton
from bot.public.change_lines import AGREE
from bot.public.lobby_post import ask_to_close_message, finish_message, sure_message
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.storage.port import ChannelTaken
from bot.table import closing, early_end, organiser
from bot.table.lobby import Lobby, evolve
from bot.table.lobby_events import LobbyEvent, Person
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import IllegalAction, end_early


async def close(services: Services, interaction: Interaction) -> Reply:
    """Ask whether to close this channel's table."""
    try:
        table = await table_here(services, interaction)
    except TableBroken as broken:
        return await damaged_table.ask(services, interaction, broken)
    return await ask(services, interaction, table)


async def ask(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Ask for confirmation before closing a table; a player who may not close it can ask the others."""
    who = person(interaction)
    if not organiser.is_in_charge(table.lobby, who.id, manages=manages(interaction)):
        if not table.lobby.started or who.id not in table.lobby.deciders:
            raise LobbyRefusal(LobbyReason.NOT_YOURS)
        return await services.reply(ask_to_close_message(context_for(table, interaction)))
    return await services.reply(sure_message(context_for(table, interaction), started=table.lobby.started))


async def close_now(services: Services, interaction: Interaction, table: Table, button: TableButton) -> Reply:
    """Close a table; ask again if the game has begun since the question."""
    if table.began and not table.had_begun(button.number):
        return await ask(services, interaction, table)
    who, may = person(interaction), manages(interaction)
    after = await services.tables.act(
        table.stored.id, lambda now: (closing.close(now.lobby, who, manages=may),), interaction.id
    )
    return confirmation(services, interaction, after, words_of(interaction)("table-done-close"))


async def reopen(services: Services, interaction: Interaction) -> Reply:
    """Reopen the game that was closed here last."""
    words, channel_id = words_of(interaction), interaction.channel_id or 0
    if await services.tables.at(channel_id) is not None:
        return said(words("table-elsewhere", link=await link_to(services, channel_id)))
    if lacks := lacking(interaction):
        return lacks_rights(words, lacks)
    table = await services.tables.last_closed_at(channel_id)
    if table is None:
        raise LobbyRefusal(LobbyReason.NOT_CLOSED)
    return await bring_back(services, interaction, table)


async def bring_back(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Reopen a closed game."""
    words, channel_id = words_of(interaction), table.stored.channel_id
    who, may = person(interaction), manages(interaction)
    closed_for = await services.store.closed_for(table.stored)
    try:
        after = await services.tables.act(
            table.stored.id,
            lambda now: (closing.reopen(now.lobby, who, manages=may, closed_for=closed_for),),
            interaction.id,
            closed=True,
        )
    except ChannelTaken:  # a new table was opened here meanwhile
        return said(words("table-elsewhere", link=await link_to(services, channel_id)))
    return confirmation(services, interaction, after, words("table-done-reopen"))


async def finish(services: Services, interaction: Interaction) -> Reply:
    """Propose to end this channel's game after the turn; ask for confirmation if one player decides alone."""
    table = await table_here(services, interaction)
    if table.lobby.started and table.lobby.deciders == {interaction.user.id}:
        return await services.reply(finish_message(context_for(table, interaction)))
    return await propose(services, interaction, table)


async def propose(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Propose to end a game early."""
    alone = table.lobby.deciders == {interaction.user.id}
    phrase = "change-end-settled" if alone else "table-done-finish"
    return await _decide(services, interaction, table, early_end.propose, phrase)


async def answer_proposal(services: Services, interaction: Interaction, table: Table, order: str) -> Reply:
    """Agree to the proposal, or decline it."""
    if order == AGREE:
        return await _decide(services, interaction, table, early_end.agree, "table-done-agree")
    return await _decide(services, interaction, table, early_end.decline, "table-done-decline")


async def _decide(
    services: Services,
    interaction: Interaction,
    table: Table,
    decide: Callable[[Lobby, Person], LobbyEvent],
    phrase: str,
) -> Reply:
    who = person(interaction)
    after = await services.tables.act(
        table.stored.id, lambda now: _and_end(now, decide(now.lobby, who)), interaction.id
    )
    return confirmation(services, interaction, after, words_of(interaction)(phrase))


def _and_end(table: Table, event: LobbyEvent) -> Sequence[TableEvent]:
    """A decision, and the end of the game if all agree now."""
    if not early_end.all_agree(evolve(table.lobby, event)):
        return (event,)
    try:
        return *end_early(game_of(table)).events, event
    except IllegalAction as error:
        raise LobbyRefusal(LobbyReason.ENDING) from error
