"""Votes at a running game: who may vote, when a vote is decided, and what follows from it. Pure."""

from collections.abc import Sequence
from typing import Final

from bot.table.between_turns.open_vote import Vote
from bot.table.lobby import Lobby, evolve
from bot.table.lobby_events import (
    HOUSE,
    AgreementChanged,
    GamePaused,
    GameResumed,
    LobbyEvent,
    Person,
    Question,
    SeatFreed,
    TableClosed,
    TurnHandedOver,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.seating import STAND_IN

BY_MAJORITY: Final = (Question.LATE_TURN, Question.GIVE_SEAT)
"""Questions about one person's seat, which most of the others decide; all else needs everybody."""


def propose(lobby: Lobby, vote: VoteOpened) -> Sequence[LobbyEvent]:
    """Open a vote; it is decided at once if nobody else has a say."""
    if not lobby.started:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if lobby.vote is not None:
        raise LobbyRefusal(LobbyReason.VOTE_GOING_ON)
    _check_pause(lobby, vote.question)
    after = evolve(lobby, vote)
    if not voters(after):
        raise LobbyRefusal(LobbyReason.NO_VOTE_HERE)
    return vote, *_settled_if_decided(after)


def propose_as_player(lobby: Lobby, vote: VoteOpened) -> Sequence[LobbyEvent]:
    """Open a vote that a person asks for, who must play here."""
    if lobby.started and vote.by.id not in lobby.deciders:
        raise LobbyRefusal(LobbyReason.NOT_SEATED)
    return propose(lobby, vote)


def cast(lobby: Lobby, who: Person, number: int, *, yes: bool) -> Sequence[LobbyEvent]:
    """Vote, and settle the matter if that decides it."""
    if lobby.vote is None or lobby.vote.number != number:
        raise LobbyRefusal(LobbyReason.VOTE_OVER)
    if who.id not in voters(lobby):
        raise LobbyRefusal(LobbyReason.NO_VOTE_HERE)
    vote = VoteCast(who, yes)
    return vote, *_settled_if_decided(evolve(lobby, vote))


def time_is_up(lobby: Lobby) -> Sequence[LobbyEvent]:
    """End a vote whose time is up: what needs everybody fails, else those who voted decide."""
    vote = _open_vote(lobby)
    by_majority = vote.opened.question in BY_MAJORITY
    return _settled(lobby, accepted=by_majority and len(vote.yes) > len(vote.no))


def voters(lobby: Lobby) -> frozenset[int]:
    """The people who have a say in the vote that is going on."""
    opened = _open_vote(lobby).opened
    concerned = set() if opened.seat is None else {lobby.seated[opened.seat].id}
    return lobby.deciders - concerned


def _decision(lobby: Lobby) -> bool | None:
    """Is the vote decided already, and how?"""
    vote, entitled = _open_vote(lobby), voters(lobby)
    for_it, against = len(vote.yes & entitled), len(vote.no & entitled)
    if vote.opened.question in BY_MAJORITY:
        is_decided = 2 * for_it > len(entitled) or 2 * against >= len(entitled)
        return 2 * for_it > len(entitled) if is_decided else None
    is_decided = against > 0 or for_it == len(entitled)
    return not against if is_decided else None


def _settled_if_decided(lobby: Lobby) -> Sequence[LobbyEvent]:
    decided = _decision(lobby)
    return () if decided is None else _settled(lobby, accepted=decided)


def _settled(lobby: Lobby, *, accepted: bool) -> Sequence[LobbyEvent]:
    """The end of a vote, after what it leads to; a table is closed last of all."""
    opened = _open_vote(lobby).opened
    ended = VoteEnded(opened.by, accepted)
    if not accepted:
        return (ended,)
    if opened.question is Question.CLOSE:
        return ended, TableClosed(opened.by)
    return *_consequences(lobby, opened), ended


def _consequences(lobby: Lobby, opened: VoteOpened) -> Sequence[LobbyEvent]:
    """What an accepted vote leads to."""
    match opened:
        case VoteOpened(question=Question.GIVE_SEAT, seat=seat) if seat is not None:
            return (SeatFreed(lobby.seated[seat]),)
        case VoteOpened(question=Question.LATE_TURN, seat=seat) if seat is not None:
            return (TurnHandedOver(HOUSE, seat, STAND_IN),)
        case VoteOpened(by, Question.PAUSE, until=until) if until is not None:
            return (GamePaused(by, until),)
        case VoteOpened(by, Question.RESUME):
            return (GameResumed(by),)
        case VoteOpened(by, Question.AGREEMENT, agreement=agreement) if agreement is not None:
            return (AgreementChanged(by, agreement),)
        case _:
            return ()


def _check_pause(lobby: Lobby, question: Question) -> None:
    if question is Question.PAUSE and lobby.paused_until is not None:
        raise LobbyRefusal(LobbyReason.PAUSED)
    if question is Question.RESUME and lobby.paused_until is None:
        raise LobbyRefusal(LobbyReason.NOT_PAUSED)


def _open_vote(lobby: Lobby) -> Vote:
    if lobby.vote is None:
        raise LobbyRefusal(LobbyReason.VOTE_OVER)
    return lobby.vote
