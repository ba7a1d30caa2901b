"""Opening, joining and leaving a table; and the buttons of public posts."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.commands.advice import give_hint
from bot.commands.between_turns import invitations, vote_commands
from bot.commands.closing import closing_commands, finished_games
from bot.commands.panel_answers import context_for, show_panel
from bot.commands.shared import (
    confirmation,
    lacks_rights,
    link_to,
    manages,
    person,
    post_afterwards,
    said,
    table_here,
)
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, words_for_all, words_of
from bot.delivery.permissions import lacking
from bot.delivery.replies import Reply, Where
from bot.delivery.requests.wire import Components
from bot.fault_injection import next_seed
from bot.language.words import Words
from bot.message.custom_ids import TableButton
from bot.panel import HINT, opens_panel
from bot.panel.newcomers import lessons, tour, tour_progress
from bot.public import change_lines, end_post, lobby_post
from bot.public.between_turns import invitation
from bot.public.between_turns.vote_post import read_vote_order
from bot.public.lobby_post import lobby_message, modules_message, options_message
from bot.public.option_words import OPTIONS
from bot.public.posts import context_of
from bot.public.seating_menus import computers_message, leaving_message
from bot.services import Services
from bot.storage.tables import Act
from bot.table import lobby, organiser, seating
from bot.table.agreement import Agreement, agreed_at_first
from bot.table.lobby import Lobby
from bot.table.lobby_events import LobbyEvent, Person, Question, TableOpened
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import Phase
from engine import start as start_game
from render.alt_text.lengths import shortened

A_WEEK: Final = 10080
"""Minutes until a silent thread is archived: the longest Discord allows."""
LONGEST_THREAD_NAME: Final = 100
IN_PLACE: Final = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
MOST_POSTS: Final = 20
"""Posts of a lobby whose buttons may still be pressed."""


async def open_table(services: Services, interaction: Interaction, *, thread: bool) -> Reply:
    """Open a table here, or in a new thread."""
    words, who = words_of(interaction), person(interaction)
    if await services.store.has_seen(interaction.id):
        return said(words("trouble-done-already"))
    channel = interaction.channel
    makes_thread = thread and isinstance(channel, discord.TextChannel)
    if lacks := lacking(interaction, makes_thread=makes_thread):
        return lacks_rights(words, lacks)
    channel_id = interaction.channel_id or 0
    spoken = words_for_all(interaction)
    if makes_thread and isinstance(channel, discord.TextChannel):
        channel_id = await _create_thread(channel, who, spoken)
    guild_id = interaction.guild_id or 0
    opened = await services.tables.open(
        channel_id, guild_id, (_opening(who, spoken, guild_id),), interaction.id
    )
    if opened is None:
        return said(words("table-elsewhere", link=await link_to(services, channel_id)))
    await services.people.change_reach(who.id, language=words.language)
    answer = (
        words("table-opened-in-thread", thread=f"<#{channel_id}>") if makes_thread else words("table-opened")
    )
    return Reply(components.text(answer), afterwards=post_afterwards(services, opened))


async def leave(services: Services, interaction: Interaction) -> Reply:
    """Leave this channel's table; a running game asks for confirmation."""
    table = await table_here(services, interaction)
    return await _carry_out(services, interaction, table, "leave")


async def join(services: Services, interaction: Interaction) -> Reply:
    """Sit down at this channel's table."""
    table = await table_here(services, interaction)
    return await _carry_out(services, interaction, table, "join")


async def press(services: Services, interaction: Interaction, button: TableButton) -> Reply:
    """Do what a button of a public post says, however old it is."""
    table = await table_behind(services, button.table_id)
    if button.order == "rematch":
        return await _rematch(services, interaction, table)
    if button.order in (end_post.VERIFY, end_post.CHART, end_post.RECORD):
        return await finished_games.press(services, interaction, table, button.order)
    if button.order == lessons.DISMISS:
        await tour_progress.dismiss(services.people, table, interaction.user.id)
        return Reply(afterwards=lambda _: services.outbox.refresh(table))
    if button.order == tour.SKIP:
        await tour_progress.skip(services.people, interaction.user.id)
        return Reply(afterwards=lambda _: services.outbox.refresh(table))
    if button.order == HINT:
        return await give_hint(services, interaction, table, Where.PRIVATE)
    if opens_panel(button.order) and table.game is not None and not table.lobby.closed:
        return await show_panel(services, interaction, table, button.order, Where.PRIVATE)
    if button.order == change_lines.REOPEN and table.lobby.closed:
        return await closing_commands.bring_back(services, interaction, table)
    if not table.is_open:
        raise TableClosed
    if (voted := read_vote_order(button.order)) is not None:
        number, yes = voted
        return await vote_commands.vote(services, interaction, table, number, yes=yes)
    match button.order:
        case "close":
            return await closing_commands.ask(services, interaction, table)
        case "close-sure":
            return await closing_commands.close_now(services, interaction, table, button)
        case "finish-sure":
            return await closing_commands.propose(services, interaction, table)
        case change_lines.AGREE | change_lines.DECLINE:
            return await closing_commands.answer_proposal(services, interaction, table, button.order)
        case invitation.INVITE:
            return await invitations.ask(services, interaction, table)
        case invitation.NOT_NOW:
            return await invitations.decline(services, interaction, table)
        case lobby_post.ASK_TO_CLOSE:
            return await vote_commands.propose(services, interaction, table, Question.CLOSE)
        case _:
            return await _carry_out(services, interaction, table, button.order)


async def _carry_out(services: Services, interaction: Interaction, table: Table, order: str) -> Reply:
    """Carry out an order of a button or command at an open table."""
    words = words_of(interaction)
    if order == OPTIONS:
        return await services.reply(options_message(context_for(table, interaction), table.lobby))
    if order == "modules":
        return await services.reply(modules_message(context_for(table, interaction), table.lobby))
    if order == "computers":
        may = organiser.is_in_charge(table.lobby, interaction.user.id, manages=manages(interaction))
        removable = interaction.user.id if may else None
        return await services.reply(
            computers_message(context_for(table, interaction), table.lobby, removable)
        )
    if table.game is not None and order == "leave" and table.lobby.owned_by(interaction.user.id) is not None:
        kept = table.lobby.away(interaction.user.id) is not None
        return await services.reply(leaving_message(context_for(table, interaction), kept=kept))
    act = _act(interaction, order.removesuffix("-sure"))
    if act is None:
        raise NotOffered
    after = await services.tables.act(table.stored.id, act, interaction.id)
    if order == "join":
        await services.people.change_reach(interaction.user.id, language=words.language)
    if not await _on_own_post(services, interaction, after) or (after.began and order != "start"):
        back = order == "join" and table.lobby.away(interaction.user.id) is not None
        text = words("seats-back" if back else _told(order, after))
        return confirmation(services, interaction, after, text)
    message = lobby_message(context_of(after, after.number), after.lobby)
    reply = await services.reply(message, Where.IN_PLACE)
    return replace(reply, afterwards=_refresh_afterwards(services, interaction, after, reply.view or []))


def _told(order: str, after: Table) -> str:
    """The phrase that confirms an order."""
    if order.startswith("leave") and after.began:
        return "table-done-free"
    return f"table-done-{order.removesuffix('-sure')}"


async def _on_own_post(services: Services, interaction: Interaction, table: Table) -> bool:
    """Was a button of one of the table's own posts pressed?"""
    if interaction.message is None:
        return False
    posts = await services.posts.posts_of(table.stored.id, MOST_POSTS)
    return interaction.message.id in [post.message_id for post in posts]


def _act(interaction: Interaction, order: str) -> Act | None:
    who, may = person(interaction), manages(interaction)
    acts: dict[str, Act] = {
        "join": lambda now: (seating.sit_down(now.lobby, who),),
        "leave": lambda now: (seating.give_up(now.lobby, who),),
        "start": lambda now: started(now.lobby, who, manages=may),
    }
    return acts.get(order)


def started(table: Lobby, who: Person, *, manages: bool) -> Sequence[TableEvent]:
    """The events of starting the game."""
    begins = organiser.start(table, who, manages=manages)
    return begins, *start_game(table.game_options(), next_seed()).events


async def _rematch(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Open a table with the same people and options; against computers alone, start at once."""
    words, who = words_of(interaction), person(interaction)
    if await services.store.has_seen(interaction.id):
        return said(words("trouble-done-already"))
    if table.game is None or table.game.phase is not Phase.OVER:
        raise LobbyRefusal(LobbyReason.NOT_OVER)
    stored, events = table.stored, seating.play_again(table.lobby, who)
    laid = lobby.fold(events)
    alone = {one.is_imagined for one in laid.seated if one.id != who.id} == {True}
    begins = started(laid, who, manages=False) if alone else ()
    opened = await services.tables.open(
        stored.channel_id, stored.guild_id, (*events, *begins), interaction.id
    )
    if opened is None:
        return said(words("table-elsewhere", link=await link_to(services, stored.channel_id)))
    answer = words("solo-again") if alone else words("table-rematch")
    return Reply(components.text(answer), afterwards=post_afterwards(services, opened))


def _refresh_afterwards(
    services: Services, interaction: Interaction, sent: Table, view: Components
) -> Callable[[bool], Awaitable[None]]:
    """Makes sure that the table's newest post shows the newest state, whichever answer came last."""

    async def check(arrived: bool) -> None:
        newest = await services.tables.by_id(sent.stored.id)
        posts = await services.posts.posts_of(sent.stored.id)
        pressed_on = interaction.message.id if interaction.message else 0
        # After "thinking", the answer went into a message of its own.
        in_the_post = interaction.response.type in IN_PLACE and pressed_on in {p.message_id for p in posts}
        if newest is not None and arrived and in_the_post and newest.number == sent.number:
            services.outbox.note_shown(pressed_on, view)
            await services.posts.mark_refreshed(sent.stored.id, sent.number)
        elif newest is not None and arrived and in_the_post:
            services.outbox.note_crossed(pressed_on)
            await services.outbox.refresh(newest)
        await services.outbox.flush_channel(sent.stored.channel_id)

    return check


def _opening(who: Person, words: Words, guild_id: int) -> LobbyEvent:
    """Opens a table that speaks this language; in a DM nobody is in a hurry."""
    agreement = agreed_at_first(words.language) if guild_id else Agreement(words.language)
    return TableOpened(who, agreement)


async def _create_thread(channel: discord.TextChannel, who: Person, words: Words) -> int:
    name = words("table-thread-name", opener=" ".join(who.name.split()))
    made = await channel.create_thread(
        name=shortened(name, LONGEST_THREAD_NAME),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=A_WEEK,
    )
    return made.id
