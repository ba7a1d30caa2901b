"""Computer players at a table: adding them, sending them away, letting them stand in."""

from collections.abc import Sequence

from bot.commands.panel_answers import context_for
from bot.commands.seat_return import return_on_request
from bot.commands.shared import confirmation, manages, person, post_afterwards, table_here
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.replies import Reply, Where
from bot.message.custom_ids import SeatButton, SeatOrder
from bot.message.message_context import shown_name
from bot.public.seating_menus import computers_message, stand_in_message
from bot.services import Services
from bot.table import organiser, seating
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import Seat


async def press(services: Services, interaction: Interaction, button: SeatButton) -> Reply:
    """Do what a button of a private menu about seats says."""
    table = await table_behind(services, button.table_id)
    if not table.is_open:
        raise TableClosed
    match button.order:
        case SeatOrder.ADD | SeatOrder.DISMISS | SeatOrder.REMOVE:
            return await _change_seats(services, interaction, table, button)
        case SeatOrder.LEAVE:
            return await _leave_to_computer(services, interaction, table, button)
        case SeatOrder.OFFER:
            return await _offer_stand_ins(services, interaction, table, Where.IN_PLACE)
        case SeatOrder.BACK:
            return await return_on_request(services, interaction, table, Where.IN_PLACE)
        case SeatOrder.SIT_IN:
            return await _call_stand_in(services, interaction, table, button)


async def offer(services: Services, interaction: Interaction) -> Reply:
    """Offer a stand-in at this channel's table; or give a player the seat back that a computer keeps."""
    table = await table_here(services, interaction)
    if table.lobby.away(interaction.user.id) is not None:
        return await return_on_request(services, interaction, table, Where.PRIVATE)
    return await _offer_stand_ins(services, interaction, table, Where.PRIVATE)


async def _change_seats(
    services: Services, interaction: Interaction, table: Table, button: SeatButton
) -> Reply:
    """Add a computer player, send one away or remove a person, and update the menu."""
    who, may = person(interaction), manages(interaction)

    def seat(now: Table) -> Sequence[TableEvent]:
        if button.level is not None:
            return (seating.seat_computer(now.lobby, who, button.level, manages=may),)
        if button.order is SeatOrder.REMOVE:
            return (organiser.remove(now.lobby, who, button.who, manages=may),)
        return (seating.dismiss_computer(now.lobby, who, button.who, manages=may),)

    after = await services.tables.act(table.stored.id, seat, interaction.id)
    reply = await services.reply(computers_message(context_for(after, interaction), after.lobby, who.id))
    return Reply(reply.view, Where.IN_PLACE, afterwards=post_afterwards(services, after))


async def _leave_to_computer(
    services: Services, interaction: Interaction, table: Table, button: SeatButton
) -> Reply:
    """Leave a game to a computer."""
    words, who, level = words_of(interaction), person(interaction), button.level
    if level is None:
        raise NotOffered
    after = await services.tables.act(
        table.stored.id, lambda now: seating.get_up(now.lobby, who, level), interaction.id
    )
    # If no people are left at the table, the stand-in waits too.
    told = "leaving-waits" if after.lobby.paused else "leaving-done"
    text = words(told, level=words(f"level-{level.value}"))
    return confirmation(services, interaction, after, text)


async def _offer_stand_ins(services: Services, interaction: Interaction, table: Table, where: Where) -> Reply:
    """Show the seats at which a computer may stand in, with a button for each level."""
    may = table.lobby.seat_of(interaction.user.id) is not None or manages(interaction)
    if table.game is None:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if not may:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    seats = seating.absent(table.lobby, await services.tables.overdue(table, services.clock.now()))
    if not seats:
        raise LobbyRefusal(LobbyReason.NOBODY_AWAY)
    return await services.reply(stand_in_message(context_for(table, interaction), seats), where)


async def _call_stand_in(
    services: Services, interaction: Interaction, table: Table, button: SeatButton
) -> Reply:
    """Let a computer play for a player who is away."""
    words, who, may = words_of(interaction), person(interaction), manages(interaction)
    level = button.level
    if level is None or button.who >= len(table.lobby.seated):
        raise NotOffered
    seat, late = Seat(button.who), await services.tables.overdue(table, services.clock.now())
    away = shown_name(words, table.lobby.seated[seat])

    def call(now: Table) -> Sequence[TableEvent]:
        still_late = late if now.number == table.number else ()
        return (seating.call_stand_in(now.lobby, who, seat, level, manages=may, overdue=still_late),)

    after = await services.tables.act(table.stored.id, call, interaction.id)
    text = words("stand-in-done", level=words(f"level-{level.value}"), name=away)
    return confirmation(services, interaction, after, text)
