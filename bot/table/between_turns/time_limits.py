"""What ends by itself at a table: a vote whose time is up, and a break. Pure."""

from collections.abc import Sequence

from bot.table.between_turns import votes
from bot.table.lobby import Lobby
from bot.table.lobby_events import HOUSE, GameResumed, LobbyEvent


def next_end(lobby: Lobby) -> int | None:
    """When something ends by itself at a table."""
    ends = [lobby.paused_until, None if lobby.vote is None else lobby.vote.opened.closes_at]
    return min((end for end in ends if end is not None), default=None)


def what_ends(lobby: Lobby, now: int) -> Sequence[LobbyEvent]:
    """What has come to its end by now: first a vote, then a break."""
    if lobby.vote is not None and lobby.vote.opened.closes_at <= now:
        return votes.time_is_up(lobby)
    if lobby.paused_until is not None and lobby.paused_until <= now:
        return (GameResumed(HOUSE),)
    return ()
