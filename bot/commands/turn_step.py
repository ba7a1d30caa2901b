"""Playing: somebody's step at a table, judged, saved, and answered with what comes next."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.delivery.permissions import lacking, told
from bot.delivery.replies import Interaction, Reply, Where, answer_again, without_answer_slot, words_of
from bot.log import log
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel import HOME, done_so_far, following, ordered, panel, tour, tour_progress
from bot.panel.parts import paragraphs
from bot.private import refusals
from bot.public.posts import context_at, overdue
from bot.services import Services
from bot.storage.port import MovedOn
from bot.table.agreement import Confirming
from bot.table.episodes import as_seen_by
from bot.table.lobby import LobbyReason, LobbyRefusal
from bot.table.seating import absent
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import (
    Action,
    EndTurn,
    Game,
    IllegalAction,
    Seat,
    UndoStep,
    UndoTurn,
    legal_actions,
    play,
    view_for,
)
from engine.position.state import Phase

PAUSE: Final = 6.0
"""Seconds in which a turn that ends by itself can still be taken back."""


def context_for(table: Table, interaction: Interaction) -> MessageContext:
    """The occasion of something said to one person alone, in their language."""
    return context_at(table, table.number, words_of(interaction))


async def take_step(
    services: Services, interaction: Interaction, table: Table, number: int | None, step: str
) -> Reply:
    """Do what a step says, or show the screen it names.

    A step from a panel is answered there; its button had seen `number` events. One that was typed has none.
    """
    order = ordered(step)
    if order is None or not table.is_open:
        step, where = HOME if order else step, Where.PRIVATE if number is None else Where.IN_PLACE
        return await show(services, interaction, table, step, where)
    return await do(services, interaction, table, order.action, number, and_end=order.ends)


async def do(
    services: Services,
    interaction: Interaction,
    table: Table,
    action: Action,
    number: int | None = None,
    *,
    and_end: bool = False,
) -> Reply:
    """Do an action; the answer is a panel with what comes next, or the reason why not.

    With a `number` the action comes from a panel that had seen so many events, and is answered there.
    """
    where = Where.PRIVATE if number is None else Where.IN_PLACE
    user_id = interaction.user.id
    try:
        after = await services.tables.act(
            table.stored.id,
            lambda now: _played(now, user_id, action, number, and_end=and_end),
            interaction.id,
        )
    except MovedOn:
        newest = await services.tables.by_id(table.stored.id) or table
        return await show(
            services, interaction, newest, HOME, where, note=words_of(interaction)("panel-moved-on")
        )
    except IllegalAction as error:
        newest = await services.tables.by_id(table.stored.id) or table
        return await _refused(services, interaction, newest, action, error)
    services.outbox.begin(after.stored.channel_id)
    async with without_answer_slot():  # what others want to do, and what tables wait for, comes first
        await services.priority.posts_made()
    ended = _ends(action, and_end=and_end) and await tour_progress.has_played(services.people, after, user_id)
    reply = await show(
        services,
        interaction,
        after,
        _next(after, user_id, action),
        where,
        note=_cannot_post(interaction),
        last_word=words_of(interaction)("tour-done") if ended else "",
    )
    return replace(reply, afterwards=_afterwards(services, interaction, after))


async def show(
    services: Services,
    interaction: Interaction,
    table: Table,
    screen: str,
    where: Where,
    *,
    note: str = "",
    last_word: str = "",
) -> Reply:
    """Somebody's panel, or what there is to see for those who only look on.

    A note stands on top; a last word right above the buttons, where eyes are when something was pressed.
    """
    if table.lobby.seat_of(interaction.user.id) is not None:
        services.panels.note(table, interaction)
    note = note or await _closed_dms(services, interaction, table)
    context = context_for(table, interaction)
    guide = await tour_progress.guide(services.people, table, interaction.user.id, screen, context)
    message = shown(
        table, interaction, screen, note, late=await overdue(services.posts, services.clock, table)
    )
    if guide:
        message = tour.on_panel(message, guide, screen, context)
    message = replace(message, below=paragraphs(message.below, last_word))
    return await services.reply(message, where, f"{table.stored.id}-{table.number}")


def _cannot_post(interaction: Interaction) -> str:
    """Tells a player that the others will not see this turn for now."""
    words, lacks = words_of(interaction), lacking(interaction)
    return words("panel-cannot-post", permissions=told(words, lacks)) if lacks else ""


async def _closed_dms(services: Services, interaction: Interaction, table: Table) -> str:
    """Tells a player once that their DMs are closed to the bot."""
    reach = await services.people.reach(interaction.user.id)
    if not reach.closed or reach.told or table.lobby.seat_of(interaction.user.id) is None:
        return ""
    await services.people.change_reach(interaction.user.id, told=True)
    return words_of(interaction)("hand-dms-closed")


def shown(
    table: Table, interaction: Interaction, screen: str, note: str = "", late: tuple[Seat, ...] = ()
) -> Message:
    """A screen of the panel, as the person sees it."""
    seat = table.lobby.seat_of(interaction.user.id)
    game = as_seen_by(game_of(table), seat)
    plays = None if table.lobby.closed else seat
    legal, done = ((), ()) if plays is None else (legal_actions(game, plays), done_so_far(game, plays))
    kept = table.is_open and table.lobby.away(interaction.user.id) is not None
    by_itself = table.lobby.agreement.confirming is Confirming.BY_ITSELF
    context = replace(
        context_for(table, interaction),
        absent=absent(table.lobby, late),
        kept=kept,
        ends_by_itself=by_itself,
    )
    hints = table.lobby.agreement.hints
    return panel(view_for(game, seat), legal, screen, context, note=note, done=done, hints=hints)


def _ends(action: Action, *, and_end: bool) -> bool:
    return and_end or isinstance(action, EndTurn)


def game_of(table: Table) -> Game:
    """The game at a table; or `LobbyRefusal`, if it has not begun."""
    if table.game is None:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    return table.game


def _played(
    table: Table, user_id: int, action: Action, number: int | None, *, and_end: bool = False
) -> tuple[TableEvent, ...]:
    """The events of an action; or what speaks against it is raised."""
    game, seat = game_of(table), table.lobby.seat_of(user_id)
    if seat is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    # While several place their last tiles at the same time, what others do does not matter.
    if number not in (None, table.number) and game.phase is Phase.TURN:
        raise MovedOn
    played = play(game, seat, action)
    if and_end and EndTurn() in legal_actions(played.game, seat):
        return *played.events, *play(played.game, seat, EndTurn()).events
    return played.events


def _next(table: Table, user_id: int, done: Action) -> str:
    seat = table.lobby.seat_of(user_id)
    game = game_of(table)
    if seat is None:
        return HOME
    return following(view_for(game, seat), legal_actions(game, seat), done)


async def _refused(
    services: Services, interaction: Interaction, table: Table, action: Action, error: IllegalAction
) -> Reply:
    """Why not, beside the panel: a refusal changes nothing there."""
    seat = table.lobby.seat_of(interaction.user.id)
    assert seat is not None, "only players are refused by the rules"
    view = view_for(as_seen_by(game_of(table), seat), seat)
    message = refusals.message(view, seat, action, error.refusal, context_for(table, interaction))
    return await services.reply(message)


def flush(services: Services, table: Table) -> Callable[[bool], Awaitable[None]]:
    """Post what is due at a table, once the person has been answered."""

    async def post(arrived: bool) -> None:  # noqa: ARG001 (what is public goes out either way)
        await services.outbox.flush_channel(table.stored.channel_id)

    return post


def _afterwards(
    services: Services, interaction: Interaction, table: Table
) -> Callable[[bool], Awaitable[None]]:
    seat = table.lobby.seat_of(interaction.user.id)
    post = flush(services, table)

    async def post_and_wait(arrived: bool) -> None:
        await post(arrived)
        if seat is not None and ends_by_itself(table, seat):
            await asyncio.sleep(PAUSE)
            await _end(services, interaction, table, seat)

    return post_and_wait


def ends_by_itself(table: Table, seat: Seat) -> bool:
    """Is nothing left to decide, at a table where such turns end by themselves?"""
    if table.lobby.agreement.confirming is not Confirming.BY_ITSELF or table.game is None:
        return False
    left = set(legal_actions(table.game, seat)) - {UndoStep(), UndoTurn()}
    return left == {EndTurn()}


async def _end(services: Services, interaction: Interaction, seen: Table, seat: Seat) -> None:
    """End a turn in which nothing has happened since, and let its panel say so."""

    def end(now: Table) -> tuple[TableEvent, ...]:
        if now.number != seen.number:
            raise MovedOn
        return play(game_of(now), seat, EndTurn()).events

    try:
        after = await services.tables.act(seen.stored.id, end, seen.own_cause)
    except (MovedOn, LobbyRefusal, IllegalAction):
        return
    await services.outbox.flush_channel(after.stored.channel_id)
    try:
        played = await tour_progress.has_played(services.people, after, interaction.user.id)
        last_word = words_of(interaction)("tour-done") if played else ""
        reply = await show(services, interaction, after, HOME, Where.IN_PLACE, last_word=last_word)
        await answer_again(interaction, reply)
    except Exception as error:  # the turn has ended; a panel that went away changes nothing
        log.info("a panel was not brought up to date", extra={"why": str(error)})
