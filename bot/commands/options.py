"""A table's options and modules, chosen in private menus before the game."""

from collections.abc import Callable, Sequence

from bot.commands.between_turns.vote_commands import propose
from bot.commands.panel_answers import context_for
from bot.commands.shared import manages, person, post_afterwards
from bot.commands.stale_buttons import table_behind
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of
from bot.delivery.replies import Reply, Where
from bot.message.custom_ids import ModuleSwitch, OptionMenu
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.public.lobby_post import chosen, modules_message, options_message
from bot.public.option_words import BY_VOTE
from bot.services import Services
from bot.table import organiser
from bot.table.agreement import Agreement, offered_modules
from bot.table.lobby import Lobby
from bot.table.lobby_events import Question
from bot.table.table_events import TableEvent
from bot.table.table_state import Table


async def choose_option(services: Services, interaction: Interaction, menu: OptionMenu) -> Reply:
    """Change one of a table's options."""
    table, field = await table_behind(services, menu.table_id), menu.field
    value = chosen_in(data_of(interaction)) or ""
    if not table.is_open or chosen(table.lobby, field, value) is None:
        raise NotOffered
    agreed = chosen(table.lobby, field, value)
    if table.lobby.started and field in BY_VOTE and agreed != table.lobby.agreement:
        return await propose(services, interaction, table, Question.AGREEMENT, agreement=agreed)
    return await _agree(
        services, interaction, table, lambda now: chosen(now.lobby, field, value), options_message
    )


async def switch_module(services: Services, interaction: Interaction, switch: ModuleSwitch) -> Reply:
    """Switch a module; the button says on or off, so pressing it twice changes nothing more."""
    table = await table_behind(services, switch.table_id)
    if not table.is_open or switch.module not in offered_modules():
        raise NotOffered
    return await _agree(
        services,
        interaction,
        table,
        lambda now: now.lobby.agreement.switched(switch.module, on=switch.on),
        modules_message,
    )


async def _agree(
    services: Services,
    interaction: Interaction,
    table: Table,
    changed: Callable[[Table], Agreement | None],
    shown: Callable[[MessageContext, Lobby], Message],
) -> Reply:
    """Change the agreement, and update the private menu."""
    who, may = person(interaction), manages(interaction)

    def agree(now: Table) -> Sequence[TableEvent]:
        agreement = changed(now) or now.lobby.agreement
        return (organiser.agree(now.lobby, who, agreement, manages=may),)

    after = await services.tables.act(table.stored.id, agree, interaction.id)
    reply = await services.reply(shown(context_for(after, interaction), after.lobby), Where.IN_PLACE)
    return Reply(reply.view, Where.IN_PLACE, afterwards=post_afterwards(services, after))
