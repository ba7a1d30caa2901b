"""What happened since somebody's last turn, in a line that everybody may read."""

from bot.language.words import words_for
from bot.private.digest.digest_page import first_line
from bot.private.digest.since import since
from bot.public.posts import context_at
from bot.storage.tables import Tables
from bot.storage.timers import TurnTimer
from engine import view_for


class TurnNews:
    """Tells the most important news of a turn."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def line(self, turn: TurnTimer) -> str:
        """The news for whoever a table waits for; empty if there are none."""
        table = await self._tables.by_id(turn.table.id)
        if table is None or table.game is None or table.lobby.owned_by(turn.user_id) is None:
            return ""
        game, (history, changes) = table.game, await self._tables.past(turn.table.id)
        view = view_for(game.base or game, table.lobby.owned_by(turn.user_id))
        context = context_at(table, table.number, words_for(turn.language))
        happened = since(history, view, table.lobby, turn.user_id, changes)
        return first_line(context, happened, in_public=True)
