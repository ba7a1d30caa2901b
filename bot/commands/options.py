"""What a table agrees on, chosen in private menus before the game."""

from collections.abc import Callable, Sequence

from bot.commands.playing import flush, occasion_for
from bot.commands.serving import manages, person, said
from bot.delivery.replies import Interaction, Reply, Where, chosen_in, data_of, words_of
from bot.house import House
from bot.message.custom_ids import is_count
from bot.message.messages import Message
from bot.message.occasion import Occasion
from bot.public.lobby_post import ON, chosen, modules_message, options_message
from bot.storage.table_state import Table
from bot.table import charge
from bot.table.agreement import MODULES, Agreement
from bot.table.lobby import Lobby
from bot.table.table_events import TableEvent


async def option_chosen(house: House, interaction: Interaction, rest: str) -> Reply:
    """A choice in the menus of a table's options."""
    table_id, _, field = rest.partition(":")
    table = await house.tables.by_id(int(table_id)) if is_count(table_id) else None
    value = chosen_in(data_of(interaction)) or ""
    if table is None or not table.is_open or chosen(table.lobby, field, value) is None:
        return said(words_of(interaction)("trouble-old-button"))
    return await _agreed(
        house, interaction, table, lambda now: chosen(now.lobby, field, value), options_message
    )


async def module_switched(house: House, interaction: Interaction, rest: str) -> Reply:
    """A switch of one of a table's modules; it says which way, so pressing it twice is pressing it once."""
    table_id, _, switch = rest.partition(":")
    module, _, way = switch.partition(":")
    table = await house.tables.by_id(int(table_id)) if is_count(table_id) else None
    if table is None or not table.is_open or module not in MODULES:
        return said(words_of(interaction)("trouble-old-button"))
    return await _agreed(
        house,
        interaction,
        table,
        lambda now: now.lobby.agreement.switched(module, on=way == ON),
        modules_message,
    )


async def _agreed(
    house: House,
    interaction: Interaction,
    table: Table,
    changed: Callable[[Table], Agreement | None],
    shown: Callable[[Occasion, Lobby], Message],
) -> Reply:
    """Agree on something else, and show the private menu in which it was chosen."""
    who, may = person(interaction), manages(interaction)

    def agree(now: Table) -> Sequence[TableEvent]:
        agreement = changed(now) or now.lobby.agreement
        return (charge.agree(now.lobby, who, agreement, manages=may),)

    after = await house.tables.act(table.stored.id, agree, interaction.id)
    reply = await house.reply(shown(occasion_for(after, interaction), after.lobby), Where.IN_PLACE)
    return Reply(reply.view, Where.IN_PLACE, afterwards=flush(house, after))
