"""Closing a table, and reopening a game that was closed: who may, and for how long. Pure."""

from typing import Final

from bot.table.lobby import Lobby
from bot.table.lobby_events import LobbyEvent, Person, TableClosed, TableReopened
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.organiser import check_in_charge

REOPENED_WITHIN: Final = 7 * 86400
"""Seconds in which a closed game can be reopened."""


def close(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Close the table."""
    check_in_charge(lobby, who, manages=manages)
    return TableClosed(who)


def reopen(lobby: Lobby, who: Person, *, manages: bool, closed_for: int) -> LobbyEvent:
    """Reopen a closed game: its players may if it closed by itself, managers for some days."""
    if not lobby.closed or not lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_CLOSED)
    if lobby.closed_by_itself and (manages or lobby.owned_by(who.id) is not None):
        return TableReopened(who)
    if not manages:
        raise LobbyRefusal(LobbyReason.NOT_A_MANAGER)
    if closed_for > REOPENED_WITHIN:
        raise LobbyRefusal(LobbyReason.TOO_LATE)
    return TableReopened(who)
