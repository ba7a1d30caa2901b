"""Following a game without playing in it: told by DM at each scoring and at the end."""

from bot.commands.panel_answers import show_panel
from bot.commands.shared import said
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.delivery.interactions import Interaction, is_private, words_of
from bot.delivery.replies import Reply, Where
from bot.message.guest_ids import FollowButton
from bot.panel import MORE
from bot.services import Services
from bot.table.between_turns.following import check_may_follow
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal


async def press(services: Services, interaction: Interaction, button: FollowButton) -> Reply:
    """Follow a game, or stop; the button is behind *More*, or in the DM that tells of it."""
    if button.on:
        return await _follow(services, interaction, button)
    await services.followers.stop(button.table_id, interaction.user.id)
    stopped = words_of(interaction)("follow-stopped")
    if not is_private(interaction):
        return said(stopped)
    table = await table_behind(services, button.table_id)
    return await show_panel(services, interaction, table, MORE, Where.IN_PLACE, note=stopped)


async def _follow(services: Services, interaction: Interaction, button: FollowButton) -> Reply:
    table, words, user_id = (
        await table_behind(services, button.table_id),
        words_of(interaction),
        interaction.user.id,
    )
    if not table.is_open:
        raise TableClosed
    check_may_follow(table.lobby, user_id)
    if not await services.followers.follow(table.stored.id, user_id):
        raise LobbyRefusal(LobbyReason.FOLLOWED_ENOUGH)
    await services.people.change_reach(user_id, language=words.language)
    note = words("follow-started")
    return await show_panel(services, interaction, table, MORE, Where.IN_PLACE, note=note)
