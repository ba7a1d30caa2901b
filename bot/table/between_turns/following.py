"""What people are told who follow a table without playing there, and who may. Pure."""

from collections.abc import Sequence
from enum import Enum

from bot.table.lobby import Lobby
from bot.table.lobby_events import TableClosed
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_events import TableEvent
from engine.transitions.events import GameEnded, RoundScored


class Milestone(Enum):
    """What followers are told of. The database keeps its number."""

    SCORING = 1
    END = 2
    CLOSED = 3
    """The table was closed before the end."""

    @property
    def is_last(self) -> bool:
        """Is there nothing more to follow?"""
        return self is not Milestone.SCORING


def milestone(events: Sequence[TableEvent]) -> Milestone | None:
    """What followers are told after an act: of a scoring or the end, whichever comes last."""
    kinds = {type(event) for event in events}
    if GameEnded in kinds:
        return Milestone.END
    if TableClosed in kinds:
        return Milestone.CLOSED
    return Milestone.SCORING if RoundScored in kinds else None


def may_follow(lobby: Lobby, user_id: int) -> bool:
    """Only those who do not sit here follow a game; it must be on."""
    return lobby.started and not lobby.closed and lobby.owned_by(user_id) is None


def check_may_follow(lobby: Lobby, user_id: int) -> None:
    """Refuse those who may not follow the game."""
    if not lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if not may_follow(lobby, user_id):
        raise LobbyRefusal(LobbyReason.NO_FOLLOWING)
