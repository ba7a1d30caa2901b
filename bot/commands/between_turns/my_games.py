"""/mygames, and the way to the next game after a turn."""

from typing import Final

from bot.delivery.interactions import Interaction, words_of
from bot.delivery.replies import Reply
from bot.panel.notices import Notice
from bot.private.between_turns.my_games import OwnGame, my_games_message, next_game_notice
from bot.public.posts import link_to
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.table_state import StoredTable, Table

MOST_GAMES: Final = 20


async def show_my_games(services: Services, interaction: Interaction) -> Reply:
    """List the tables at which a person plays, on all servers, most urgent first."""
    user_id = interaction.user.id
    found = await services.store.tables_of(user_id, MOST_GAMES)
    games = [game for stored in found if (game := await _own_game(services, stored, user_id))]
    return await services.reply(my_games_message(words_of(interaction), games))


async def next_game(services: Services, interaction: Interaction, played: Table) -> Notice | None:
    """Where a person is awaited besides the table at which they have just played."""
    user_id = interaction.user.id
    waits = await services.timers.turns_of(user_id)
    ids = dict.fromkeys(one.wait.table_id for one in waits if one.wait.table_id != played.stored.id)
    stored = [one for table_id in ids if (one := await services.store.table(table_id))]
    games = [game for one in stored if (game := await _own_game(services, one, user_id))]
    return next_game_notice(words_of(interaction), games)


async def _own_game(services: Services, stored: StoredTable, user_id: int) -> OwnGame | None:
    try:
        table = await services.tables.by_id(stored.id)
    except TableBroken:
        return None
    if table is None or not table.is_open or table.lobby.seat_of(user_id) is None:
        return None
    posts = await services.posts.posts_of(stored.id)
    url = link_to(stored, posts[0].message_id if posts else None)
    return OwnGame(table, user_id, url, await services.tables.deadline(table))
