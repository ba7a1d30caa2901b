"""A player's step: judged, saved, and answered with the next screen."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.commands.panel_answers import context_for, game_of, show_panel
from bot.commands.shared import post_afterwards
from bot.commands.stale_buttons import answer_moved_on
from bot.delivery.answer_slots import without_answer_slot
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.permissions import lacking, told
from bot.delivery.replies import Reply, Where, replace_reply
from bot.log import log
from bot.panel import HOME, following, ordered, tour_progress
from bot.private import refusals
from bot.services import Services
from bot.storage.port import MovedOn
from bot.table.agreement import Confirming
from bot.table.episodes import as_seen_by
from bot.table.lobby import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import (
    Action,
    EndTurn,
    IllegalAction,
    Seat,
    UndoStep,
    UndoTurn,
    legal_actions,
    play,
    view_for,
)
from engine.position.state import Phase

UNDO_WINDOW: Final = 6.0
"""Seconds in which a turn that ends by itself can still be undone."""


async def take_step(
    services: Services, interaction: Interaction, table: Table, number: int | None, step: str
) -> Reply:
    """Do what a step says, or show the screen it names.

    A step from a panel is answered there; its button had seen `number` events. One that was typed has none.
    """
    order = ordered(step)
    if order is None or not table.is_open:
        step, where = HOME if order else step, Where.PRIVATE if number is None else Where.IN_PLACE
        return await show_panel(services, interaction, table, step, where)
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
        return await answer_moved_on(services, interaction, table, where)
    except IllegalAction as error:
        newest = await services.tables.by_id(table.stored.id) or table
        return await _refuse(services, interaction, newest, action, error)
    services.outbox.begin(after.stored.channel_id)
    async with without_answer_slot():  # other players' requests and posts come first
        await services.waiting.wait_for_posts()
    ended = _ends(action, and_end=and_end) and await tour_progress.has_played(services.people, after, user_id)
    reply = await show_panel(
        services,
        interaction,
        after,
        _next(after, user_id, action),
        where,
        note=_cannot_post(interaction),
        last_word=words_of(interaction)("tour-done") if ended else "",
    )
    return replace(reply, afterwards=_afterwards(services, interaction, after))


def _cannot_post(interaction: Interaction) -> str:
    """A note that the others cannot see this turn yet."""
    words, lacks = words_of(interaction), lacking(interaction)
    return words("panel-cannot-post", permissions=told(words, lacks)) if lacks else ""


def _ends(action: Action, *, and_end: bool) -> bool:
    return and_end or isinstance(action, EndTurn)


def _played(
    table: Table, user_id: int, action: Action, number: int | None, *, and_end: bool = False
) -> tuple[TableEvent, ...]:
    """The events of an action; raises what speaks against it."""
    game, seat = game_of(table), table.lobby.seat_of(user_id)
    if seat is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    # While several players place their last tiles at once, what others do does not matter.
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


async def _refuse(
    services: Services, interaction: Interaction, table: Table, action: Action, error: IllegalAction
) -> Reply:
    """Say why not, beside the panel: a refusal changes nothing there."""
    seat = table.lobby.seat_of(interaction.user.id)
    assert seat is not None, "only players are refused by the rules"
    view = view_for(as_seen_by(game_of(table), seat), seat)
    message = refusals.message(view, seat, action, error.refusal, context_for(table, interaction))
    return await services.reply(message)


def _afterwards(
    services: Services, interaction: Interaction, table: Table
) -> Callable[[bool], Awaitable[None]]:
    seat = table.lobby.seat_of(interaction.user.id)
    post = post_afterwards(services, table)

    async def post_and_wait(arrived: bool) -> None:
        await post(arrived)
        if seat is not None and ends_by_itself(table, seat):
            await asyncio.sleep(UNDO_WINDOW)
            await _end_turn(services, interaction, table, seat)

    return post_and_wait


def ends_by_itself(table: Table, seat: Seat) -> bool:
    """Does the turn end by itself, because nothing is left to decide?"""
    if table.lobby.agreement.confirming is not Confirming.BY_ITSELF or table.game is None:
        return False
    left = set(legal_actions(table.game, seat)) - {UndoStep(), UndoTurn()}
    return left == {EndTurn()}


async def _end_turn(services: Services, interaction: Interaction, seen: Table, seat: Seat) -> None:
    """End a turn unless something has happened since, and update its panel."""

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
        reply = await show_panel(services, interaction, after, HOME, Where.IN_PLACE, last_word=last_word)
        await replace_reply(interaction, reply)
    except Exception as error:  # the turn has ended; the panel may be gone
        log.info("a panel was not brought up to date", extra={"why": str(error)})
