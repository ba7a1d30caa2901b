"""Ending a game early: one player proposes it, and it happens once all agree (E5). Pure."""

from bot.table.lobby import Lobby
from bot.table.lobby_events import EndAgreed, EndDeclined, EndProposed, LobbyEvent, Person
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal


def propose(lobby: Lobby, who: Person) -> LobbyEvent:
    """Propose to end the game after this turn; proposing it again means agreeing."""
    _check_decides(lobby, who)
    return EndProposed(who) if lobby.for_ending is None else EndAgreed(who)


def agree(lobby: Lobby, who: Person) -> LobbyEvent:
    """Agree to end the game."""
    _check_proposed(lobby, who)
    return EndAgreed(who)


def decline(lobby: Lobby, who: Person) -> LobbyEvent:
    """Decline to end the game; the proposer may also change their mind."""
    _check_proposed(lobby, who)
    return EndDeclined(who)


def all_agree(lobby: Lobby) -> bool:
    """Do all the people who play want to end the game?"""
    return lobby.for_ending is not None and bool(lobby.deciders) and lobby.deciders <= lobby.for_ending


def _check_proposed(lobby: Lobby, who: Person) -> None:
    _check_decides(lobby, who)
    if lobby.for_ending is None:
        raise LobbyRefusal(LobbyReason.NOT_PROPOSED)


def _check_decides(lobby: Lobby, who: Person) -> None:
    if not lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if who.id not in lobby.deciders:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
