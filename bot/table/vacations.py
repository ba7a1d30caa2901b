"""What a person's vacation means for a game: it is told, and the table waits or a computer sits in. Pure."""

from typing import Final

from ai import Level
from bot.table.agreement import OnVacation
from bot.table.lobby import Lobby
from bot.table.lobby_events import LobbyEvent, Person, StandInCalled, VacationBegan, VacationEnded

SITS_IN: Final = Level.MASON
"""How good the computer is that plays for people on vacation."""


def go_away(lobby: Lobby, who: Person, until: int) -> tuple[LobbyEvent, ...]:
    """A person goes on vacation; nothing at tables where they do not play themselves."""
    seat = lobby.seat_of(who.id)
    if seat is None or not lobby.started or who.id not in lobby.deciders:
        return ()
    began = VacationBegan(who, until)
    if lobby.agreement.on_vacation is OnVacation.WAIT:
        return (began,)
    return began, StandInCalled(who, seat, SITS_IN)


def come_back(lobby: Lobby, who: Person) -> tuple[LobbyEvent, ...]:
    """A person is back from vacation; a seat that a computer keeps is taken with the next move."""
    if not lobby.started or who.id not in lobby.deciders:
        return ()
    return (VacationEnded(who),)
