"""Nudging whoever a table waits for: who may, whom, and why not. Pure."""

from enum import Enum, auto

from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import Table


class NudgeReason(Enum):
    """Why somebody is not reminded at another player's wish."""

    YOURSELF = auto()
    COMPUTER = auto()
    NOBODY = auto()
    PAUSED = auto()
    ON_VACATION = auto()
    ALREADY = auto()
    """It happens once a turn."""
    UNWANTED = auto()
    """They want no reminders, or none in this turn."""
    ENOUGH = auto()
    """They have had as many reminders as a turn may have."""
    LATER = auto()
    """They have asked to be reminded later."""
    TOO_EARLY = auto()


class NudgeRefusal(Exception):
    """Nobody is nudged; nothing has changed."""

    def __init__(self, reason: NudgeReason, user_id: int = 0, at: int | None = None) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason
        self.user_id = user_id
        """Who would have been nudged."""
        self.at = at
        """When the reason is none any more."""


def awaited_others(table: Table, user_id: int) -> list[int]:
    """The people for whom somebody waits at their table; or why there are none."""
    if not table.lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if table.lobby.owned_by(user_id) is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    others = [one for one in table.people_to_act if one != user_id]
    if others:
        return others
    if table.people_to_act:
        raise NudgeRefusal(NudgeReason.YOURSELF)
    raise NudgeRefusal(NudgeReason.COMPUTER if table.computers_to_act else NudgeReason.NOBODY)
