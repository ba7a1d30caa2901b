"""A player's panel as an answer, with notes and the tour."""

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.between_turns.my_games import next_game
from bot.delivery.interactions import Interaction, preferences_of, words_of
from bot.delivery.replies import Reply, Where
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel import HOME, MORE, done_so_far, panel
from bot.panel.newcomers import tour_progress
from bot.panel.notices import Notice, ends_soon, with_notices
from bot.panel.panel_state import PanelState
from bot.panel.preferred_screens import preferred_context, without_retelling
from bot.private.digest.digest_page import digest, first_line
from bot.private.digest.since import since
from bot.public.posts import context_at
from bot.services import Services
from bot.table.agreement import Confirming
from bot.table.between_turns.changes import TimedChange
from bot.table.between_turns.following import may_follow
from bot.table.episodes import Episode, as_seen_by
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.seating import absent
from bot.table.table_state import Table
from engine import Game, Seat, legal_actions, view_for


def context_for(table: Table, interaction: Interaction) -> MessageContext:
    """The context of a private message, in the person's language and colours."""
    context = context_at(table, table.number, words_of(interaction))
    return preferred_context(context, preferences_of(interaction))


async def show_panel(
    services: Services,
    interaction: Interaction,
    table: Table,
    screen: str,
    where: Where,
    *,
    note: str = "",
    last_word: str = "",
) -> Reply:
    """A player's panel, or what onlookers may see.

    A note stands on top; a last word right above the buttons, where eyes are when something was pressed.
    """
    if table.lobby.seat_of(interaction.user.id) is not None:
        services.panels.note(table, interaction)
    note = note or await _closed_dms(services, interaction, table)
    notices = (
        *await _notices(services, interaction, table, screen),
        *([Notice(last_word)] if last_word else ()),
    )
    late = await services.tables.overdue(table, services.clock.now())
    follows = await _follows(services, interaction, table) if screen == MORE else None
    message = panel_message(table, interaction, screen, note, late=late, notices=notices, follows=follows)
    return await services.reply(message, where)


async def _notices(
    services: Services, interaction: Interaction, table: Table, screen: str
) -> tuple[Notice, ...]:
    """What a person is told on a screen of their panel: the tour or a lesson, and that the turn ends soon."""
    context, user_id = context_for(table, interaction), interaction.user.id
    guiding = await tour_progress.notices(services.people, table, user_id, screen, context)
    ending = (ends_soon(context),) if services.ending.is_announced(table, user_id) else ()
    elsewhere = await _elsewhere(services, interaction, table) if screen == HOME else ()
    return guiding + ending + elsewhere


async def _elsewhere(services: Services, interaction: Interaction, table: Table) -> tuple[Notice, ...]:
    """The way to another game that waits for a person, once this one does not."""
    game = table.game
    if game is None or table.lobby.seat_of(interaction.user.id) in game.to_act:
        return ()
    notice = await next_game(services, interaction, table)
    return () if notice is None else (notice,)


def panel_message(
    table: Table,
    interaction: Interaction,
    screen: str,
    note: str = "",
    *,
    late: tuple[Seat, ...] = (),
    notices: tuple[Notice, ...] = (),
    follows: bool | None = None,
) -> Message:
    """A screen of the panel, as the person sees it, with notices below."""
    state = panel_state(table, interaction, note, late=late, notices=notices, follows=follows)
    message = panel(
        state.view,
        state.legal,
        screen,
        state.context,
        note,
        done=state.done,
        hints=state.hints,
        notices=notices,
    )
    return with_notices(without_retelling(message, preferences_of(interaction), screen, note), notices)


def panel_state(
    table: Table,
    interaction: Interaction,
    note: str = "",
    *,
    late: tuple[Seat, ...] = (),
    notices: tuple[Notice, ...] = (),
    follows: bool | None = None,
) -> PanelState:
    """What a person sees of the game, and what they can do."""
    seat = table.lobby.seat_of(interaction.user.id)
    game = as_seen_by(game_of(table), seat)
    plays = None if table.lobby.closed else seat
    legal, done = ((), ()) if plays is None else (legal_actions(game, plays), done_so_far(game, plays))
    kept = table.is_open and table.lobby.away(interaction.user.id) is not None
    context = replace(
        context_for(table, interaction),
        absent=absent(table.lobby, late),
        kept=kept,
        follows=follows,
        ends_by_itself=ends_turns(table, interaction),
    )
    hints = table.lobby.agreement.hints
    return PanelState(view_for(game, seat), legal, context, note, done, hints, notices)


def digest_message(
    table: Table, interaction: Interaction, history: Sequence[Episode], changes: Sequence[TimedChange]
) -> Message:
    """What happened since the person's last turn; who wants pictures only still reads the first line."""
    game, user_id = game_of(table), interaction.user.id
    # Up to the last turn that was confirmed: others may still take back what they do.
    view = view_for(game.base or game, table.lobby.owned_by(user_id))
    happened, state = since(history, view, table.lobby, user_id, changes), panel_state(table, interaction)
    first = first_line(state.context, happened, in_public=False)
    return without_retelling(digest(state, happened), preferences_of(interaction), "digest", first)


def ends_turns(table: Table, interaction: Interaction) -> bool:
    """Do this person's turns at a table end by themselves, as they like it or as the table agreed?"""
    agreed = table.lobby.agreement.confirming is Confirming.BY_ITSELF
    return agreed or preferences_of(interaction).ends_turns


def game_of(table: Table) -> Game:
    """The game at a table; or `LobbyRefusal`, if it has not begun."""
    if table.game is None:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    return table.game


async def _follows(services: Services, interaction: Interaction, table: Table) -> bool | None:
    """Does this onlooker follow the game? None if they may not."""
    user_id = interaction.user.id
    if table.stored.in_dm or not table.is_open or not may_follow(table.lobby, user_id):
        return None
    return await services.followers.follows(table.stored.id, user_id)


async def _closed_dms(services: Services, interaction: Interaction, table: Table) -> str:
    """A note, shown once, that the player's DMs are closed to the bot."""
    reach = await services.people.reach(interaction.user.id)
    if not reach.closed or reach.told or table.lobby.seat_of(interaction.user.id) is None:
        return ""
    await services.people.change_reach(interaction.user.id, told=True)
    return words_of(interaction)("hand-dms-closed")
