"""A table's people: who opened it, who sits and plays where. Pure; no texts, no Discord."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, assert_never

from ai import Level
from bot.table.agreement import Agreement
from bot.table.between_turns.open_vote import Vote, voted
from bot.table.lobby_events import (
    HOUSE,
    AgreementChanged,
    ComputerDismissed,
    ComputerSeated,
    EndAgreed,
    EndDeclined,
    EndProposed,
    GamePaused,
    GameResumed,
    GameStarted,
    InvitationDeclined,
    LobbyEvent,
    PeopleInvited,
    Person,
    PlayerRemoved,
    Question,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    ServerLeft,
    StandInCalled,
    TableClosed,
    TableOpened,
    TableReopened,
    TableWarned,
    TurnHandedOver,
    VacationBegan,
    VacationEnded,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from engine.position.options import Options
from engine.position.pieces import MAX_PLAYERS, Seat
from engine.transitions.events import TurnEnded

SEATS: Final = MAX_PLAYERS


@dataclass(frozen=True)
class Lobby:
    """An open table. Once the game has started, seats stay in place and belong to those who sit there.

    A player who has `left` still owns their seat unless it was `freed`. Computers stand in at some of
    these seats, and for players who are overdue.
    """

    opener: Person
    seated: tuple[Person, ...] = ()
    agreement: Agreement = field(default_factory=Agreement)
    started: bool = False
    left: frozenset[int] = frozenset()
    freed: frozenset[int] = frozenset()
    stand_ins: tuple[tuple[Seat, Level], ...] = ()
    for_one_turn: frozenset[Seat] = frozenset()
    """The seats where a computer stands in only until their turn ends."""
    missed: tuple[tuple[Seat, int], ...] = ()
    """How many turns in a row a computer had to play for those who were late."""
    gone: frozenset[int] = frozenset()
    """Those who were found to have left the server, and have not been back since."""
    warned: bool = False
    """Have the people been told that the table will be closed?"""
    closed: bool = False
    closed_by_itself: bool = False
    """Was it closed because nothing happened here?"""
    for_ending: frozenset[int] | None = None
    """The people who want to end the game early; None if it has not been proposed."""
    vote: Vote | None = None
    votes_held: int = 0
    paused_until: int | None = None
    """When the pause ends that all agreed on."""
    invited: tuple[Person, ...] = ()
    """Those who were asked to join and have not answered."""
    ever_invited: frozenset[int] = frozenset()
    arrivals: tuple[int, ...] = field(default=(), compare=False)
    """All who have ever sat here, in order of arrival."""

    @property
    def players(self) -> tuple[Person, ...]:
        """Who plays at each seat; with a level where a computer plays for them."""
        levels = dict(self.stand_ins)
        return tuple(
            replace(person, level=levels[Seat(seat)]) if seat in levels else person
            for seat, person in enumerate(self.seated)
        )

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """The seats at which nobody plays."""
        return tuple(Seat(seat) for seat in sorted(self.left - dict(self.stand_ins).keys()))

    @property
    def paused(self) -> bool:
        """Have all people left? Stand-ins and computer players wait until one is back."""
        people = [person for person in self.seated if not person.is_imagined]
        return bool(people) and all(person.is_imagined for person in self.present)

    @property
    def in_charge(self) -> Person:
        """The opener while they sit here, else the person who has sat here longest, else still the opener."""
        people = {person.id: person for person in self.present if not person.is_imagined}
        order = (self.opener.id, *self.arrivals, *people)
        return next((people[user_id] for user_id in order if user_id in people), self.opener)

    @property
    def deciders(self) -> frozenset[int]:
        """The people who play for themselves, and must all agree."""
        levels = dict(self.stand_ins)
        return frozenset(
            person.id
            for seat, person in enumerate(self.seated)
            if not person.is_imagined and seat not in self.left and seat not in levels
        )

    def away(self, user_id: int) -> Seat | None:
        """The seat that a computer keeps for a person."""
        kept = (seat for seat, _ in self.stand_ins if seat not in self.freed)
        return next((seat for seat in kept if self.seated[seat].id == user_id), None)

    def owned_by(self, user_id: int) -> Seat | None:
        """The seat that belongs to a person, present or away."""
        own = self.seat_of(user_id)
        return self.away(user_id) if own is None else own

    def person(self, user_id: int) -> Person | None:
        """The person with this id, if they sit here."""
        seat = self.seat_of(user_id)
        return None if seat is None else self.seated[seat]

    @property
    def present(self) -> tuple[Person, ...]:
        """Those who have not left."""
        return tuple(person for seat, person in enumerate(self.seated) if seat not in self.left)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person, if they sit here."""
        seats = (seat for seat, person in enumerate(self.seated) if person.id == user_id)
        return next((Seat(seat) for seat in seats if seat not in self.left), None)

    def game_options(self) -> Options:
        """What the engine is told of the table."""
        youngest = self.agreement.youngest
        seat = None if youngest is None else self.seat_of(youngest)
        return Options(len(self.seated), tuple(sorted(self.agreement.modules)), youngest=seat)


def evolve(lobby: Lobby | None, event: LobbyEvent | TurnEnded) -> Lobby:
    """The lobby after an event; of those of the game it only heeds the end of a turn."""
    match event:
        case TableOpened(by, agreement):
            return Lobby(by, (by,), agreement or Agreement(), arrivals=(by.id,))
        case _ if lobby is None:
            raise ValueError("a table is opened first")
        case SeatTaken(by, seat):
            arrivals = tuple(dict.fromkeys((*lobby.arrivals, by.id)))
            return replace(_answered(_seated(lobby, by, seat), by), arrivals=arrivals)
        case SeatLeft(by) | PlayerRemoved(player=by):
            return _without(lobby, by)
        case SeatFreed(by):
            return _freed(lobby, by)
        case AgreementChanged(agreement=agreement):
            return replace(lobby, agreement=agreement)
        case PeopleInvited(people=people):
            ever_invited = lobby.ever_invited | {one.id for one in people}
            return replace(lobby, invited=(*lobby.invited, *people), ever_invited=ever_invited)
        case InvitationDeclined(by):
            return _answered(lobby, by)
        case GameStarted():
            return replace(lobby, started=True)
        case TableClosed(by):
            return replace(lobby, closed=True, closed_by_itself=by == HOUSE, for_ending=None, vote=None)
        case TableReopened():
            return replace(lobby, closed=False, closed_by_itself=False, warned=False)
        case EndProposed(by) | EndAgreed(by):
            return replace(lobby, for_ending=(lobby.for_ending or frozenset()) | {by.id})
        case EndDeclined():
            return replace(lobby, for_ending=None)
        case ComputerSeated(player=player):
            return _seated(lobby, player)
        case ComputerDismissed(player=player):
            return _without(lobby, player)
        case VacationBegan() | VacationEnded():
            return lobby  # whose time stands still is known from their habits
        case StandInCalled(seat=seat, level=level):
            return replace(lobby, stand_ins=(*lobby.stand_ins, (seat, level)))
        case TurnHandedOver():
            return _handed_over(lobby, event)
        case TableWarned():
            return replace(lobby, warned=True)
        case TurnEnded(seat=seat):
            return _played(lobby, seat)
        case VoteOpened():
            return _vote_opened(lobby, event)
        case VoteCast() | VoteEnded():
            return replace(lobby, vote=voted(lobby.vote, event))
        case ServerLeft(by):
            return replace(lobby, gone=lobby.gone | {by.id})
        case GamePaused(until=until):
            return replace(lobby, paused_until=until)
        case GameResumed():
            return replace(lobby, paused_until=None)
        case _:
            assert_never(event)


def fold(events: Iterable[LobbyEvent | TurnEnded]) -> Lobby:
    """The lobby that events lead to."""
    lobby: Lobby | None = None
    for event in events:
        lobby = evolve(lobby, event)
    if lobby is None:
        raise ValueError("a table is opened first")
    return lobby


def _vote_opened(lobby: Lobby, event: VoteOpened) -> Lobby:
    number = lobby.votes_held + 1
    concerned = None if event.seat is None else lobby.seated[event.seat].id
    for_it = lobby.deciders & {event.by.id} - {concerned}
    return replace(lobby, vote=Vote(number, event, lobby.agreement, for_it), votes_held=number)


def _answered(lobby: Lobby, who: Person) -> Lobby:
    return replace(lobby, invited=tuple(one for one in lobby.invited if one.id != who.id))


def _seated(lobby: Lobby, who: Person, seat: Seat | None = None) -> Lobby:
    if not lobby.started:
        return replace(lobby, seated=(*lobby.seated, who))
    if seat is None:
        seat = lobby.away(who.id)
    if seat is None:
        # Before seats belonged to people, the first to sit down got the seat at which nobody played.
        taken = dict(lobby.stand_ins)
        seat = Seat(min(lobby.left, key=lambda at: (lobby.seated[at].id != who.id, at in taken, at)))
    return replace(
        lobby,
        seated=(*lobby.seated[:seat], who, *lobby.seated[seat + 1 :]),
        left=lobby.left - {seat},
        freed=lobby.freed - {seat},
        stand_ins=tuple(one for one in lobby.stand_ins if one[0] != seat),
        for_one_turn=lobby.for_one_turn - {seat},
        gone=lobby.gone - {who.id},
    )


def _handed_over(lobby: Lobby, event: TurnHandedOver) -> Lobby:
    seat, missed = event.seat, dict(lobby.missed)
    if event.late:
        missed[seat] = missed.get(seat, 0) + 1
    return replace(
        lobby,
        stand_ins=(*lobby.stand_ins, (seat, event.level)),
        for_one_turn=lobby.for_one_turn | {seat},
        missed=tuple(missed.items()),
    )


def _played(lobby: Lobby, seat: Seat) -> Lobby:
    """A turn was played: a computer that came for it goes, and somebody who plays has missed nothing."""
    vote = lobby.vote
    if vote is not None and (vote.opened.question, vote.opened.seat) == (Question.LATE_TURN, seat):
        lobby = replace(lobby, vote=None)  # it was about this turn
    if seat in lobby.for_one_turn:
        return replace(
            lobby,
            stand_ins=tuple(one for one in lobby.stand_ins if one[0] != seat),
            for_one_turn=lobby.for_one_turn - {seat},
            warned=False,
        )
    back = lobby.gone & {lobby.players[seat].id}
    if not (lobby.warned or back or seat in dict(lobby.missed)):
        return lobby
    missed = tuple(one for one in lobby.missed if one[0] != seat)
    return replace(lobby, missed=missed, warned=False, gone=lobby.gone - back)


def _without(lobby: Lobby, who: Person) -> Lobby:
    if not lobby.started:
        return replace(lobby, seated=tuple(person for person in lobby.seated if person.id != who.id))
    seat = lobby.seat_of(who.id)
    return lobby if seat is None else replace(lobby, left=lobby.left | {seat})


def _freed(lobby: Lobby, who: Person) -> Lobby:
    seat = lobby.owned_by(who.id)
    return lobby if seat is None else replace(lobby, left=lobby.left | {seat}, freed=lobby.freed | {seat})
