"""What happens when somebody's time is up, or they are on vacation: as the table agreed. Pure."""

from typing import Final

from ai import Level
from bot.table.agreement import OnVacation, WhenLate
from bot.table.lobby_events import HOUSE, LobbyEvent, StandInCalled, TurnHandedOver
from bot.table.table_state import Table

LEVEL: Final = Level.MASON
"""The computer that comes when nobody has chosen one."""
TURNS_MISSED: Final = 3
"""Turns in a row after which the others may give a seat away."""


def when_late(table: Table, user_id: int) -> tuple[LobbyEvent, ...]:
    """What the table does about a person whose time is up; nothing if it waits, or they have played."""
    turn = table.people_to_act.get(user_id)
    if turn is None:
        return ()
    *_, seat = turn
    match table.lobby.agreement.when_late:
        case WhenLate.ONE_TURN:
            return (TurnHandedOver(HOUSE, seat, LEVEL),)
        case WhenLate.SIT_IN:
            return (StandInCalled(HOUSE, seat, LEVEL),)
        case WhenLate.VOTE | WhenLate.WAIT:
            return ()


def when_away(table: Table, user_id: int) -> tuple[LobbyEvent, ...]:
    """What the table does when it is the turn of somebody on vacation; nothing if it waits."""
    turn = table.people_to_act.get(user_id)
    if turn is None or table.lobby.agreement.on_vacation is OnVacation.WAIT:
        return ()
    *_, seat = turn
    return (TurnHandedOver(HOUSE, seat, LEVEL, late=False),)
