"""What the person in charge of a table may do before the game: arrange it, start, remove people. Pure."""

from dataclasses import replace

from bot.table.agreement import Agreement
from bot.table.lobby import Lobby
from bot.table.lobby_events import (
    AgreementChanged,
    GameStarted,
    LobbyEvent,
    Person,
    PlayerRemoved,
)
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from engine.position.pieces import MIN_PLAYERS


def agree(lobby: Lobby, who: Person, agreement: Agreement, *, manages: bool) -> LobbyEvent:
    """Change the agreement; during the game only what is fair to everybody whenever it changes."""
    fair = replace(
        lobby.agreement,
        language=agreement.language,
        confirming=agreement.confirming,
        gathering=agreement.gathering,
        invited_only=agreement.invited_only,
    )
    check_in_charge(lobby, who, manages=manages, before_the_game=agreement != fair)
    return AgreementChanged(who, agreement)


def start(lobby: Lobby, who: Person, *, manages: bool) -> LobbyEvent:
    """Start the game."""
    check_in_charge(lobby, who, manages=manages, before_the_game=True)
    if len(lobby.seated) < MIN_PLAYERS:
        raise LobbyRefusal(LobbyReason.TOO_FEW)
    return GameStarted(who)


def remove(lobby: Lobby, who: Person, player_id: int, *, manages: bool) -> LobbyEvent:
    """Remove another person from the table, before the game."""
    check_in_charge(lobby, who, manages=manages, before_the_game=True)
    player = lobby.person(player_id)
    if player is None or player.is_imagined or player.id == who.id:
        raise LobbyRefusal(LobbyReason.PLAYER_GONE)
    return PlayerRemoved(who, player)


def check_in_charge(lobby: Lobby, who: Person, *, manages: bool, before_the_game: bool = False) -> None:
    """Refuse people who neither are in charge of the table nor manage the server."""
    if before_the_game and lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    if not is_in_charge(lobby, who.id, manages=manages):
        raise LobbyRefusal(LobbyReason.NOT_YOURS)


def is_in_charge(lobby: Lobby, user_id: int, *, manages: bool) -> bool:
    """May this person start, close and arrange the table?"""
    return manages or user_id == lobby.in_charge.id
