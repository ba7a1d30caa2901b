"""Closing a table, reopening a game that was closed, and ending a game early by agreement."""

import sqlite3
from collections.abc import Callable, Sequence

from bot.commands import damaged
from bot.commands.playing import flush, game_of, occasion_for
from bot.commands.serving import link_to, manages, person, said, table_here
from bot.delivery import panels
from bot.delivery.permissions import lacking, told
from bot.delivery.replies import Interaction, Reply, Where, is_private, words_of
from bot.house import House
from bot.message.custom_ids import TableButton
from bot.public.announce_changes import AGREE
from bot.public.lobby_post import finish_message, sure_message
from bot.storage.damage import TableBroken
from bot.storage.table_state import Table
from bot.table import charge, ending
from bot.table.lobby import Lobby, LobbyReason, LobbyRefusal, evolve
from bot.table.lobby_events import LobbyEvent, Person
from bot.table.table_events import TableEvent
from engine import IllegalAction, end_early


async def close(house: House, interaction: Interaction) -> Reply:
    """Ask whether to close this channel's table."""
    try:
        table = await table_here(house, interaction)
    except TableBroken as broken:
        return await damaged.ask(house, interaction, broken)
    return await ask(house, interaction, table)


async def ask(house: House, interaction: Interaction, table: Table) -> Reply:
    """Ask once more before a table is closed; only those who may close it are asked."""
    charge.check_in_charge(table.lobby, person(interaction), manages=manages(interaction))
    return await house.reply(sure_message(occasion_for(table, interaction), started=table.lobby.started))


async def closed(house: House, interaction: Interaction, table: Table, button: TableButton) -> Reply:
    """Close a table; if the game has begun since the question was asked, it is asked again."""
    if table.began and not table.had_begun(button.number):
        return await ask(house, interaction, table)
    who, may = person(interaction), manages(interaction)
    after = await house.tables.act(
        table.stored.id, lambda now: (charge.close(now.lobby, who, manages=may),), interaction.id
    )
    return _done(house, interaction, after, "table-done-close")


async def reopen(house: House, interaction: Interaction) -> Reply:
    """Let the game go on that was closed here last."""
    words, channel_id = words_of(interaction), interaction.channel_id or 0
    if await house.tables.at(channel_id) is not None:
        return said(words("table-elsewhere", link=await link_to(house, channel_id)))
    if lacks := lacking(interaction):
        return said(words("trouble-permissions", permissions=told(words, lacks)))
    table = await house.tables.last_closed_at(channel_id)
    if table is None:
        raise LobbyRefusal(LobbyReason.NOT_CLOSED)
    who, may = person(interaction), manages(interaction)
    closed_for = await house.store.closed_for(table.stored)
    try:
        after = await house.tables.act(
            table.stored.id,
            lambda now: (charge.reopen(now.lobby, who, manages=may, closed_for=closed_for),),
            interaction.id,
            closed=True,
        )
    except sqlite3.IntegrityError:  # a new table was opened here in the same moment
        return said(words("table-elsewhere", link=await link_to(house, channel_id)))
    return _done(house, interaction, after, "table-done-reopen")


async def finish(house: House, interaction: Interaction) -> Reply:
    """Propose to end this channel's game after the turn; whoever decides alone is asked once more."""
    table = await table_here(house, interaction)
    if table.lobby.started and table.lobby.deciders == {interaction.user.id}:
        return await house.reply(finish_message(occasion_for(table, interaction)))
    return await proposed(house, interaction, table)


async def proposed(house: House, interaction: Interaction, table: Table) -> Reply:
    """Propose to end a game early."""
    return await _decided(house, interaction, table, ending.propose, "table-done-finish")


async def answered(house: House, interaction: Interaction, table: Table, order: str) -> Reply:
    """Somebody's answer to that."""
    if order == AGREE:
        return await _decided(house, interaction, table, ending.agree, "table-done-agree")
    return await _decided(house, interaction, table, ending.decline, "table-done-decline")


async def _decided(
    house: House,
    interaction: Interaction,
    table: Table,
    decide: Callable[[Lobby, Person], LobbyEvent],
    phrase: str,
) -> Reply:
    who = person(interaction)
    after = await house.tables.act(
        table.stored.id, lambda now: _and_end(now, decide(now.lobby, who)), interaction.id
    )
    return _done(house, interaction, after, phrase)


def _and_end(table: Table, event: LobbyEvent) -> Sequence[TableEvent]:
    """A decision, and the end that it leads to if all agree now."""
    if not ending.all_agree(evolve(table.lobby, event)):
        return (event,)
    try:
        return *end_early(game_of(table)).events, event
    except IllegalAction as error:
        raise LobbyRefusal(LobbyReason.ENDING) from error


def _done(house: House, interaction: Interaction, after: Table, phrase: str) -> Reply:
    """Said where the question was, if it was private."""
    where = Where.IN_PLACE if is_private(interaction) else Where.PRIVATE
    text = panels.text(words_of(interaction)(phrase))
    return Reply(text, where, afterwards=flush(house, after))
