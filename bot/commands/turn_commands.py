"""The commands of a turn, their suggestions, and the buttons of a panel."""

from bot.commands import advice, turn_step
from bot.commands.panel_answers import context_for, game_of, show_panel
from bot.commands.shared import has_room, person, said, table_here
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of, words_of
from bot.delivery.replies import Reply, Where
from bot.message.custom_ids import PanelButton
from bot.modules.hooks import BotModule
from bot.modules.registry import MODULES
from bot.panel import HINT, HOME
from bot.panel.newcomers import lessons, tour, tour_progress
from bot.panel.purchases import step_to
from bot.panel.steps import do
from bot.private import core_action_options
from bot.private.action_options import ActionOption
from bot.private.suggestions import suggested
from bot.private.typed_actions import understood
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.episodes import as_seen_by
from bot.table.lobby import SEATS
from bot.table.table_state import Table
from engine import EndTurn, View, legal_actions, view_for


async def press(services: Services, interaction: Interaction, button: PanelButton) -> Reply:
    """Do what a button or menu of a panel says."""
    table = await table_behind(services, button.table_id)
    if table.game is None:
        raise NotOffered
    if table.lobby.closed:
        raise TableClosed
    step = chosen_in(data_of(interaction)) or button.order
    if step == HINT:
        return await advice.give_hint(services, interaction, table, Where.IN_PLACE)
    order, _, screen = step.partition(" ")
    if order == lessons.DISMISS:
        await tour_progress.dismiss(services.people, table, interaction.user.id)
        return await show_panel(services, interaction, table, screen, Where.IN_PLACE)
    if order == tour.SKIP:
        await tour_progress.skip(services.people, interaction.user.id)
        note = words_of(interaction)("tour-skipped")
        return await show_panel(services, interaction, table, screen, Where.IN_PLACE, note=note)
    return await turn_step.take_step(services, interaction, table, button.number, step)


async def act(
    services: Services, interaction: Interaction, ask: ActionOption, typed: str, tile: str = ""
) -> Reply:
    """Do what a slash command says."""
    table = await table_here(services, interaction)
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None:
        return await _without_seat(services, interaction, table)
    game = as_seen_by(game_of(table), seat)
    view, legal = view_for(game, seat), legal_actions(game, seat)
    if (missing := _missing_module(ask, view)) is not None:
        words = words_of(interaction)
        return said(words("module-not-in-play", name=missing.title(words)))
    action = understood(ask, view, legal, context_for(table, interaction), typed, tile=tile)
    if action is None:
        # A player who is not to act sees whose turn it is: nothing they type makes sense now.
        note = words_of(interaction)("panel-not-understood") if legal else ""
        return await show_panel(services, interaction, table, HOME, Where.PRIVATE, note=note)
    # An illegal action is refused when it is tried, with the reason.
    step = step_to(view, action) if action in legal else do(action)
    return await turn_step.take_step(services, interaction, table, None, step)


def _missing_module(ask: ActionOption, view: View) -> BotModule | None:
    """The module whose command this is, if this game is played without it."""
    owner = MODULES.first(lambda module: module if ask in module.action_options else None)
    return owner if owner is not None and owner.rules not in view.modules else None


async def end(services: Services, interaction: Interaction) -> Reply:
    """End the turn."""
    table = await table_here(services, interaction)
    if table.lobby.seat_of(interaction.user.id) is None:
        return await _without_seat(services, interaction, table)
    return await turn_step.do(services, interaction, table, EndTurn())


async def _without_seat(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Say that the person has no seat and whether one is free, and show the table."""
    words, free = words_of(interaction), has_room(table.lobby, person(interaction))
    if table.game is None:
        return said(words("lobby-no-seat") if free else words("lobby-no-seat-full", seats=SEATS))
    note = words("panel-players-only-join") if free else words("panel-players-only")
    return await show_panel(services, interaction, table, HOME, Where.PRIVATE, note=note)


async def suggest(
    services: Services, interaction: Interaction, typed: str, *, ask: ActionOption, tile: str = ""
) -> list[tuple[str, str]]:
    """Legal values that match what is typed; none for those who cannot act."""
    try:
        table = await services.tables.at(interaction.channel_id or 0)
    except TableBroken:
        return []
    if table is None or table.game is None:
        return []
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None:
        seat = table.lobby.away(interaction.user.id)  # playing takes it back
    if seat is None:
        return []
    view, legal = view_for(table.game, seat), legal_actions(table.game, seat)
    found = suggested(ask, view, legal, context_for(table, interaction), typed, tile=tile)
    return [(choice.name, choice.value) for choice in found]


async def suggest_cells(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Where the tile named in the other option could go."""
    tile = str(getattr(interaction.namespace, "tile", "") or "")
    return await suggest(services, interaction, typed, ask=core_action_options.PLACE_CELL, tile=tile)
