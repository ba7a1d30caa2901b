"""What happens when somebody's time is up, or they are on vacation: as the table agreed. Pure."""

from typing import Final

from bot.table.agreement import OnVacation, WhenLate
from bot.table.between_turns.votes import propose
from bot.table.lobby import Lobby
from bot.table.lobby_events import (
    HOUSE,
    LobbyEvent,
    Question,
    ServerLeft,
    StandInCalled,
    TurnHandedOver,
    VoteOpened,
)
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.seating import STAND_IN
from bot.table.table_state import Table

TURNS_MISSED: Final = 3
"""Turns in a row after which the others may give a seat away."""


def when_late(table: Table, user_id: int, vote_closes: int) -> tuple[LobbyEvent, ...]:
    """What the table does about a person whose time is up; nothing if it waits, or they have played."""
    turn = table.people_to_act.get(user_id)
    if turn is None:
        return ()
    *_, seat = turn
    lobby, owner = table.lobby, table.lobby.seated[seat]
    missed = dict(lobby.missed).get(seat, 0)
    if missed and missed % TURNS_MISSED == 0:
        offered = _ask(lobby, VoteOpened(owner, Question.GIVE_SEAT, vote_closes, seat))
        if offered:
            return offered
    match lobby.agreement.when_late:
        case WhenLate.ONE_TURN:
            return (TurnHandedOver(HOUSE, seat, STAND_IN),)
        case WhenLate.SIT_IN:
            return (StandInCalled(HOUSE, seat, STAND_IN),)
        case WhenLate.VOTE:
            return _ask(lobby, VoteOpened(owner, Question.LATE_TURN, vote_closes, seat))
        case WhenLate.WAIT:
            return ()


def when_away(table: Table, user_id: int) -> tuple[LobbyEvent, ...]:
    """What the table does when it is the turn of somebody on vacation; nothing if it waits."""
    turn = table.people_to_act.get(user_id)
    if turn is None or table.lobby.agreement.on_vacation is OnVacation.WAIT:
        return ()
    *_, seat = turn
    return (TurnHandedOver(HOUSE, seat, STAND_IN, late=False),)


def when_gone(table: Table, user_id: int, vote_closes: int) -> tuple[LobbyEvent, ...]:
    """What the table does when it is the turn of a person who has left the server; it is told once."""
    turn = table.people_to_act.get(user_id)
    if turn is None:
        return ()
    *_, seat = turn
    lobby, owner = table.lobby, table.lobby.seated[seat]
    left = () if user_id in lobby.gone else (ServerLeft(owner),)
    match lobby.agreement.when_late:
        case WhenLate.ONE_TURN | WhenLate.SIT_IN:
            return (StandInCalled(HOUSE, seat, STAND_IN), ServerLeft(owner))
        case WhenLate.VOTE:  # the vote calls the others, so it comes last
            return *left, *_ask(lobby, VoteOpened(owner, Question.LATE_TURN, vote_closes, seat))
        case WhenLate.WAIT:
            return left


def _ask(lobby: Lobby, vote: VoteOpened) -> tuple[LobbyEvent, ...]:
    """Ask the others, unless there are none or they are voting already."""
    try:
        return tuple(propose(lobby, vote))
    except LobbyRefusal:
        return ()
