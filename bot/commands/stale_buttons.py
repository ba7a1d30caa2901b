"""The answers to stale buttons: unknown, of a closed table, or from an earlier turn."""

from bot.commands.panel_answers import show_panel
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.replies import Reply, Where
from bot.panel import HOME
from bot.services import Services
from bot.table.table_state import Table


class TableClosed(Exception):
    """The table that a button or command belongs to has been closed."""


async def table_behind(services: Services, table_id: int) -> Table:
    """The table that a button belongs to; or `NotOffered`, if there never was one."""
    table = await services.tables.by_id(table_id)
    if table is None:
        raise NotOffered
    return table


def answer_unknown(interaction: Interaction) -> Reply:
    """The button is from an older version, or forged."""
    return Reply(components.text(words_of(interaction)("trouble-old-button")))


def answer_closed(interaction: Interaction) -> Reply:
    """The table has been closed."""
    return Reply(components.text(words_of(interaction)("table-gone")))


async def answer_moved_on(services: Services, interaction: Interaction, table: Table, where: Where) -> Reply:
    """Something has happened at the table since: the panel as it stands now."""
    newest = await services.tables.by_id(table.stored.id) or table
    note = words_of(interaction)("panel-moved-on")
    return await show_panel(services, interaction, newest, HOME, where, note=note)
