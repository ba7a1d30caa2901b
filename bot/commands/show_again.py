"""Posting a channel's table again on request, but not at once after its last post."""

from typing import Final

from bot.commands.shared import lacks_rights, link_to, post_afterwards, said, table_here
from bot.delivery import components
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.permissions import lacking
from bot.delivery.replies import Reply
from bot.services import Services

PLAYERS_REST: Final = 10
ONLOOKERS_REST: Final = 60
"""Seconds after its last post before a table is posted again: for a player, and for anybody else."""


async def post_again(services: Services, interaction: Interaction) -> Reply:
    """Post this channel's table again, or say where it is if it was posted a moment ago."""
    words = words_of(interaction)
    table = await table_here(services, interaction)
    if lacks := lacking(interaction):
        return lacks_rights(words, lacks)
    rest = PLAYERS_REST if table.lobby.person(interaction.user.id) else ONLOOKERS_REST
    if not await services.posts.ask_for_table(table.stored, table.number, interaction.id, rest):
        link = await link_to(services, table.stored.channel_id)
        return said(words("table-shown-lately", link=link))
    return Reply(components.text(words("table-shown")), afterwards=post_afterwards(services, table))
