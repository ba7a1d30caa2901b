"""A player's step: judged, saved, and answered with the next screen."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.commands.panel_answers import context_for, ends_turns, game_of, show_panel
from bot.commands.shared import post_afterwards
from bot.commands.stale_buttons import answer_moved_on
from bot.delivery.ending_turns import Announced, nothing_left
from bot.delivery.interactions import Interaction, preferences_of, words_of
from bot.delivery.permissions import lacking, told
from bot.delivery.replies import Reply, Where, replace_reply
from bot.delivery.requests.work_places import away_from_work
from bot.panel import HOME, following, ordered
from bot.panel.confirm_screen import unasked
from bot.panel.newcomers import tour_progress
from bot.private import refusals
from bot.services import Services
from bot.storage.port import MovedOn
from bot.table.episodes import as_seen_by
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import (
    Action,
    EndTurn,
    IllegalAction,
    legal_actions,
    play,
    view_for,
)
from engine.position.state import Phase

POST_MADE_WITHIN: Final = 1.0
"""Seconds after which the mover's screen no longer waits for the table's post to be made."""


async def take_step(
    services: Services, interaction: Interaction, table: Table, number: int | None, step: str
) -> Reply:
    """Do what a step says, or show the screen it names.

    A step from a panel is answered there; its button had seen `number` events. One that was typed has none.
    """
    order = ordered(step) or (None if preferences_of(interaction).asks_overpay else unasked(step))
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
    ending = await _announce_end(services, interaction, after)
    if after.due:
        made = services.outbox.begin(after.stored.channel_id)
        async with away_from_work():  # the table comes before its mover's own screen
            await asyncio.wait({made}, timeout=POST_MADE_WITHIN)
    ended = _ends(action, and_end=and_end) and await tour_progress.is_to_be_praised(
        services.people, table, after, user_id
    )
    reply = await show_panel(
        services,
        interaction,
        after,
        _next(after, user_id, action),
        where,
        note=_cannot_post(interaction),
        last_word=words_of(interaction)("tour-done") if ended else "",
    )
    return replace(reply, afterwards=_afterwards(services, interaction, after, ending))


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


async def _announce_end(services: Services, interaction: Interaction, table: Table) -> Announced | None:
    """If nothing is left to decide and the player likes it so, the turn is going to end by itself."""
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None or not ends_turns(table, interaction) or not nothing_left(table, seat):
        return None
    return await services.ending.announce(table, interaction.user.id)


def _afterwards(
    services: Services, interaction: Interaction, table: Table, ending: Announced | None
) -> Callable[[bool], Awaitable[None]]:
    post = post_afterwards(services, table)

    async def end_or_post(arrived: bool) -> None:
        if ending is not None and arrived:
            services.ending.begin(ending, partial(_show_ended, services, interaction, table))
        elif ending is not None:  # its player may not know
            await services.ending.stop(ending.channel_id, interaction.user.id)
        if table.due:
            await post(arrived)

    return end_or_post


async def _show_ended(services: Services, interaction: Interaction, before: Table, after: Table) -> None:
    """Bring a panel up to date whose turn has ended by itself."""
    user_id = interaction.user.id
    praised = await tour_progress.is_to_be_praised(services.people, before, after, user_id)
    last_word = words_of(interaction)("tour-done") if praised else ""
    reply = await show_panel(services, interaction, after, HOME, Where.IN_PLACE, last_word=last_word)
    await replace_reply(interaction, reply)
