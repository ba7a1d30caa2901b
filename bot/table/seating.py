"""Who may take which seat: people, computer players, and computers that stand in for people. Pure."""

from typing import Final

from ai import Level
from bot.table.between_turns.invitations import check_may_join
from bot.table.computer_names import free_name
from bot.table.lobby import SEATS, Lobby
from bot.table.lobby_events import (
    AgreementChanged,
    ComputerDismissed,
    ComputerSeated,
    LobbyEvent,
    Person,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableOpened,
)
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.organiser import check_in_charge
from engine import Seat

STAND_IN: Final = Level.MASON
"""The computer that comes when nobody has chosen one."""


def sit_down(lobby: Lobby, who: Person) -> LobbyEvent:
    """Take a seat: in a game your own again, or one that was given up for good."""
    own = lobby.away(who.id)
    if own is not None:
        return SeatTaken(who, own)
    if lobby.seat_of(who.id) is not None:
        raise LobbyRefusal(LobbyReason.ALREADY_SEATED)
    check_may_join(lobby, who.id)
    if lobby.started:
        return SeatTaken(who, _free_seat(lobby, who))
    if len(lobby.seated) == SEATS:
        raise LobbyRefusal(LobbyReason.FULL)
    return SeatTaken(who)


def get_up(lobby: Lobby, who: Person, stand_in: Level) -> tuple[LobbyEvent, ...]:
    """Leave a seat; in a game a computer keeps it."""
    seat = lobby.seat_of(who.id)
    if seat is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    if not lobby.started:
        return (SeatLeft(who),)
    return SeatLeft(who), StandInCalled(who, seat, stand_in)


def give_up(lobby: Lobby, who: Person) -> LobbyEvent:
    """Give up a seat for good: before the game it is gone, in a game anyone may take it."""
    if lobby.owned_by(who.id) is None:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    return SeatFreed(who) if lobby.started else SeatLeft(who)


def _free_seat(lobby: Lobby, who: Person) -> Seat:
    """The seat for a person who joins a game: the one they gave up, else one at which nobody plays."""
    if not lobby.freed:
        kept = any(not lobby.seated[seat].is_imagined for seat, _ in lobby.stand_ins)
        raise LobbyRefusal(LobbyReason.SEATS_KEPT if kept else LobbyReason.NO_FREE_SEAT)
    played = dict(lobby.stand_ins)
    return Seat(min(lobby.freed, key=lambda at: (lobby.seated[at].id != who.id, at in played, at)))


def seat_computer(lobby: Lobby, who: Person, level: Level, *, manages: bool) -> LobbyEvent:
    """Let a computer player sit down, before the game."""
    check_in_charge(lobby, who, manages=manages, before_the_game=True)
    if len(lobby.seated) == SEATS:
        raise LobbyRefusal(LobbyReason.FULL)
    lowest = min([0, *(person.id for person in lobby.seated)])
    return ComputerSeated(who, Person(lowest - 1, free_name(lobby, level), level))


def dismiss_computer(lobby: Lobby, who: Person, player_id: int, *, manages: bool) -> LobbyEvent:
    """Send a computer player away, before the game."""
    check_in_charge(lobby, who, manages=manages, before_the_game=True)
    player = lobby.person(player_id)
    if player is None or not player.is_imagined:
        raise LobbyRefusal(LobbyReason.COMPUTER_GONE)
    return ComputerDismissed(who, player)


def call_stand_in(
    lobby: Lobby, who: Person, seat: Seat, level: Level, *, manages: bool, overdue: tuple[Seat, ...] = ()
) -> LobbyEvent:
    """Let a computer play where nobody does, or for a player whose deadline has passed."""
    if not lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if lobby.seat_of(who.id) is None and not manages:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    if seat not in absent(lobby, overdue):
        raise LobbyRefusal(LobbyReason.NOBODY_AWAY)
    return StandInCalled(who, seat, level)


def absent(lobby: Lobby, overdue: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """The seats at which a computer may stand in: those where nobody plays, and those that are overdue."""
    late = {seat for seat in overdue if lobby.players[seat].level is None}
    return tuple(sorted({*lobby.vacant, *late}))


def play_again(lobby: Lobby, who: Person) -> tuple[LobbyEvent, ...]:
    """Open the same table again: those present, the computer players, and the agreement."""
    watched = who.id == lobby.opener.id and all(one.is_imagined for one in lobby.seated)
    if lobby.person(who.id) is None and not watched:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    others = [one for one in lobby.present if one.id != who.id]
    return (
        TableOpened(who),
        *((SeatLeft(who),) if watched else ()),
        *(ComputerSeated(who, one) if one.is_imagined else SeatTaken(one) for one in others),
        AgreementChanged(who, lobby.agreement),
    )
