"""Why somebody cannot do something at a table besides the game."""

from enum import Enum, auto


class LobbyReason(Enum):
    """Why a person cannot do that."""

    NO_TABLE = auto()
    ALREADY_SEATED = auto()
    NOT_SEATED = auto()
    FULL = auto()
    NOT_YOURS = auto()
    TOO_FEW = auto()
    STARTED = auto()
    NOT_STARTED = auto()
    NOT_OVER = auto()
    NO_FREE_SEAT = auto()
    SEATS_KEPT = auto()
    COMPUTER_GONE = auto()
    NOBODY_AWAY = auto()
    PLAYER_GONE = auto()
    NOT_CLOSED = auto()
    NOT_A_MANAGER = auto()
    TOO_LATE = auto()
    ENDING = auto()
    NOT_PROPOSED = auto()
    VOTE_GOING_ON = auto()
    VOTE_OVER = auto()
    NO_VOTE_HERE = auto()
    PAUSED = auto()
    NOT_PAUSED = auto()
    INVITED_ONLY = auto()
    NOT_INVITED = auto()
    NOBODY_TO_INVITE = auto()
    INVITED_ENOUGH = auto()
    NO_FOLLOWING = auto()
    FOLLOWED_ENOUGH = auto()


class LobbyRefusal(Exception):
    """The lobby does not allow it; nothing has changed."""

    def __init__(self, reason: LobbyReason) -> None:
        super().__init__(reason.name.lower())
        self.reason = reason
