"""Inviting people to a table before its game, and tables for invited people only. Pure."""

from collections.abc import Sequence
from typing import Final

from bot.table.lobby import Lobby
from bot.table.lobby_events import InvitationDeclined, LobbyEvent, PeopleInvited, Person
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal

MOST_AT_ONCE: Final = 5
MOST_IN_ALL: Final = 15
"""People who are asked to one table, each of them once."""


def check_may_invite(lobby: Lobby, user_id: int, *, manages: bool) -> None:
    """Refuse people who do not sit here, and invitations to a game that is on."""
    if lobby.started:
        raise LobbyRefusal(LobbyReason.STARTED)
    if lobby.seat_of(user_id) is None and not manages:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    if len(lobby.ever_invited) >= MOST_IN_ALL:
        raise LobbyRefusal(LobbyReason.INVITED_ENOUGH)


def invite(lobby: Lobby, who: Person, people: Sequence[Person], *, manages: bool) -> LobbyEvent:
    """Ask those among some people to join who have neither a seat nor been asked before."""
    check_may_invite(lobby, who.id, manages=manages)
    left = min(MOST_AT_ONCE, MOST_IN_ALL - len(lobby.ever_invited))
    asked = [one for one in people if one.id not in lobby.ever_invited and lobby.seat_of(one.id) is None]
    if not asked:
        raise LobbyRefusal(LobbyReason.NOBODY_TO_INVITE)
    return PeopleInvited(who, tuple(asked[:left]))


def decline(lobby: Lobby, who: Person) -> LobbyEvent:
    """Answer an invitation: not now. Whoever changes their mind may still join."""
    if who.id not in {one.id for one in lobby.invited}:
        raise LobbyRefusal(LobbyReason.NOT_INVITED)
    return InvitationDeclined(who)


def check_may_join(lobby: Lobby, user_id: int) -> None:
    """Refuse strangers at a table for invited people only."""
    known = lobby.ever_invited | {*lobby.arrivals}
    if lobby.agreement.invited_only and user_id not in known:
        raise LobbyRefusal(LobbyReason.INVITED_ONLY)
