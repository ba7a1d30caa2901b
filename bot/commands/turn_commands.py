"""The slash twins of everything that can be done in a turn, and the steps of a panel."""

from typing import Any

from discord import app_commands

from bot.commands import advice, turn_step
from bot.commands.shared import Serve, Tree, choices, person, said, table_here
from bot.delivery.replies import Interaction, Reply, Where, chosen_in, data_of, words_of
from bot.language.words import ENGLISH, words_for
from bot.message.custom_ids import PanelButton
from bot.panel import HINT, HOME, tour
from bot.panel.needs_confirmation import step_to
from bot.panel.steps import do
from bot.private.suggestions import Ask, suggested
from bot.private.typed_actions import understood
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table import seating
from bot.table.episodes import as_seen_by
from bot.table.lobby import SEATS, Lobby, LobbyRefusal
from bot.table.lobby_events import Person
from bot.table.table_state import Table
from engine import EndTurn, legal_actions, view_for


async def pressed(services: Services, interaction: Interaction, button: PanelButton) -> Reply:
    """A button or a menu of somebody's panel."""
    table = await services.tables.by_id(button.table_id)
    if table is None or table.game is None:
        return said(words_of(interaction)("trouble-old-button"))
    if table.lobby.closed:
        return said(words_of(interaction)("table-gone"))
    step = chosen_in(data_of(interaction)) or button.order
    if step == HINT:
        return await advice.hinted(services, interaction, table, Where.IN_PLACE)
    order, _, screen = step.partition(" ")
    if order == tour.SKIP:
        await services.people.change_reach(interaction.user.id, toured=True)
        note = words_of(interaction)("tour-skipped")
        return await turn_step.show(services, interaction, table, screen, Where.IN_PLACE, note=note)
    return await turn_step.take_step(services, interaction, table, button.number, step)


async def act(services: Services, interaction: Interaction, ask: Ask, typed: str, tile: str = "") -> Reply:
    """Do what a slash command says."""
    table = await table_here(services, interaction)
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None:
        return await _without_seat(services, interaction, table)
    game = as_seen_by(turn_step.game_of(table), seat)
    view, legal = view_for(game, seat), legal_actions(game, seat)
    action = understood(ask, view, legal, turn_step.context_for(table, interaction), typed, tile=tile)
    if action is None:
        # Whoever is not to act sees whose turn it is: nothing they could type would make sense now.
        note = words_of(interaction)("panel-not-understood") if legal else ""
        return await turn_step.show(services, interaction, table, HOME, Where.PRIVATE, note=note)
    # What is not legal is refused when it is tried, with the reason.
    step = step_to(view, action) if action in legal else do(action)
    return await turn_step.take_step(services, interaction, table, None, step)


async def end(services: Services, interaction: Interaction) -> Reply:
    """End the turn."""
    table = await table_here(services, interaction)
    if table.lobby.seat_of(interaction.user.id) is None:
        return await _without_seat(services, interaction, table)
    return await turn_step.do(services, interaction, table, EndTurn())


async def _without_seat(services: Services, interaction: Interaction, table: Table) -> Reply:
    """That somebody has no seat, whether one is free, and what there is to see."""
    words, free = words_of(interaction), _has_room(table.lobby, person(interaction))
    if table.game is None:
        return said(words("lobby-no-seat") if free else words("lobby-no-seat-full", seats=SEATS))
    note = words("panel-players-only-join") if free else words("panel-players-only")
    return await turn_step.show(services, interaction, table, HOME, Where.PRIVATE, note=note)


def _has_room(lobby: Lobby, who: Person) -> bool:
    """Could somebody sit down?"""
    try:
        seating.sit_down(lobby, who)
    except LobbyRefusal:
        return False
    return True


async def offered(
    services: Services, interaction: Interaction, ask: Ask, typed: str, tile: str = ""
) -> list[app_commands.Choice[str]]:
    """Legal values for what somebody is typing; none for those who cannot act."""
    try:
        table = await services.tables.at(interaction.channel_id or 0)
    except TableBroken:
        return []
    if table is None or table.game is None:
        return []
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None:
        seat = table.lobby.away(interaction.user.id)  # whoever plays takes it back
    if seat is None:
        return []
    view, legal = view_for(table.game, seat), legal_actions(table.game, seat)
    found = suggested(ask, view, legal, turn_step.context_for(table, interaction), typed, tile=tile)
    return choices((choice.name, choice.value) for choice in found)


def add_play_commands(tree: Tree, services: Services, serve: Serve) -> None:
    """One command for everything that can be done in a turn."""
    words = words_for(ENGLISH)

    def asks(ask: Ask, description: str, of: str) -> None:
        """A command with one option, named like the second word of what it asks for."""
        command_name, option = ask.value

        @app_commands.rename(typed=option)
        @app_commands.describe(typed=of)
        async def command(interaction: Interaction, typed: str) -> None:
            await serve(interaction, lambda: act(services, interaction, ask, typed))

        made = app_commands.Command[Any, ..., None](
            name=command_name, description=description, callback=command
        )

        @made.autocomplete("typed")
        async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return await offered(services, interaction, ask, typed)

        tree.add_command(made)

    asks(Ask.TAKE, words("command-take"), words("command-take-cards"))
    asks(Ask.BUY, words("command-buy"), words("command-buy-purchase"))
    asks(Ask.RESERVE, words("command-reserve"), words("command-reserve-tile"))
    asks(Ask.REDESIGN, words("command-redesign"), words("command-redesign-change"))
    asks(Ask.DIRK, words("command-dirk"), words("command-dirk-tile"))
    asks(Ask.FALCON, words("command-falcon"), words("command-falcon-purchase"))
    asks(Ask.PORTAL, words("command-portal"), words("command-portal-place"))
    asks(Ask.SITE, words("command-site"), words("command-site-purchase"))
    asks(Ask.TOKEN, words("command-token"), words("command-token-which"))
    asks(Ask.COMPLETE, words("command-complete"), words("command-complete-payment"))
    asks(Ask.STORE, words("command-store"), words("command-store-currency"))

    @tree.command(name="place", description=words("command-place"))
    @app_commands.describe(tile=words("command-place-tile"), cell=words("command-place-cell"))
    async def place_command(interaction: Interaction, tile: str, cell: str) -> None:
        await serve(interaction, lambda: act(services, interaction, Ask.PLACE_CELL, cell, tile))

    @place_command.autocomplete("tile")
    async def tiles(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offered(services, interaction, Ask.PLACE_TILE, typed)

    @place_command.autocomplete("cell")
    async def cells(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tile = str(getattr(interaction.namespace, "tile", "") or "")
        return await offered(services, interaction, Ask.PLACE_CELL, typed, tile)

    @tree.command(name="undo", description=words("command-undo"))
    @app_commands.describe(what=words("command-undo-what"))
    async def undo_command(interaction: Interaction, what: str = "") -> None:
        await serve(interaction, lambda: act(services, interaction, Ask.UNDO, what))

    @undo_command.autocomplete("what")
    async def undos(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offered(services, interaction, Ask.UNDO, typed)

    @tree.command(name="end", description=words("command-end"))
    async def end_command(interaction: Interaction) -> None:
        await serve(interaction, lambda: end(services, interaction))
