"""Votes at a running game: who has a say, what decides, and what follows."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ai import Level
from bot.table.agreement import Agreement, Pace
from bot.table.between_turns.votes import cast, propose, time_is_up, voters
from bot.table.lobby import Lobby, evolve, fold
from bot.table.lobby_events import (
    AgreementChanged,
    GamePaused,
    GameResumed,
    GameStarted,
    LobbyEvent,
    Person,
    Question,
    SeatFreed,
    SeatTaken,
    StandInCalled,
    TableClosed,
    TableOpened,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.table.lobby_reasons import LobbyReason
from engine import Seat
from tests.bot.table.test_seating import ANA, BEN, CLEO, DORA, EVE, OPEN, reason

FOUR: Lobby = fold([TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO), SeatTaken(DORA), GameStarted(ANA)])
SLOWER = replace(Agreement(), pace=Pace.WEEK)


def after(lobby: Lobby, events: Sequence[LobbyEvent]) -> Lobby:
    for event in events:
        lobby = evolve(lobby, event)
    return lobby


def about_bens_seat(by: Person = BEN) -> VoteOpened:
    return VoteOpened(by, Question.GIVE_SEAT, 1000, seat=Seat(1))


def test_most_of_the_others_decide_about_a_seat_and_its_owner_has_no_say() -> None:
    opened = propose(FOUR, about_bens_seat())
    assert opened == (about_bens_seat(),)
    lobby = after(FOUR, opened)
    assert voters(lobby) == {ANA.id, CLEO.id, DORA.id}
    assert reason(lambda: cast(lobby, BEN, 1, yes=False)) is LobbyReason.NO_VOTE_HERE
    lobby = after(lobby, cast(lobby, ANA, 1, yes=True))
    assert cast(lobby, CLEO, 1, yes=True) == (VoteCast(CLEO, True), SeatFreed(BEN), VoteEnded(BEN, True))


def test_a_vote_is_lost_as_soon_as_it_cannot_be_won() -> None:
    lobby = after(FOUR, propose(FOUR, about_bens_seat()))
    lobby = after(lobby, cast(lobby, ANA, 1, yes=False))
    assert cast(lobby, CLEO, 1, yes=False)[1:] == (VoteEnded(BEN, False),)
    two_others = fold([TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO), GameStarted(ANA)])
    lobby = after(two_others, propose(two_others, about_bens_seat()))
    assert cast(lobby, ANA, 1, yes=False)[1:] == (VoteEnded(BEN, False),), "one of two is no majority"


def test_only_the_last_vote_of_a_person_counts() -> None:
    lobby = after(FOUR, propose(FOUR, about_bens_seat()))
    lobby = after(lobby, cast(lobby, ANA, 1, yes=False))
    lobby = after(lobby, cast(lobby, ANA, 1, yes=True))
    assert lobby.vote is not None
    assert (lobby.vote.yes, lobby.vote.no) == (frozenset({ANA.id}), frozenset())


@pytest.mark.parametrize(
    ("vote", "follows"),
    [
        (VoteOpened(ANA, Question.PAUSE, 1000, until=5000), GamePaused(ANA, 5000)),
        (VoteOpened(ANA, Question.AGREEMENT, 1000, agreement=SLOWER), AgreementChanged(ANA, SLOWER)),
    ],
)
def test_what_changes_the_game_needs_everybody(vote: VoteOpened, follows: LobbyEvent) -> None:
    lobby = after(FOUR, propose(FOUR, vote))
    for who in (BEN, CLEO):
        lobby = after(lobby, cast(lobby, who, 1, yes=True))
        assert lobby.vote is not None
    assert cast(lobby, DORA, 1, yes=True)[1:] == (follows, VoteEnded(ANA, True))
    assert cast(lobby, DORA, 1, yes=False)[1:] == (VoteEnded(ANA, False),), "one is enough to refuse"


def test_all_who_play_may_close_their_table_together() -> None:
    lobby = after(FOUR, propose(FOUR, VoteOpened(CLEO, Question.CLOSE, 1000)))
    for who in (ANA, BEN):
        lobby = after(lobby, cast(lobby, who, 1, yes=True))
    assert cast(lobby, DORA, 1, yes=True)[1:] == (VoteEnded(CLEO, True), TableClosed(CLEO))


def test_a_vote_in_which_nobody_else_has_a_say_is_decided_at_once() -> None:
    alone = after(FOUR, [StandInCalled(ANA, Seat(seat), Level.MASON) for seat in (1, 2, 3)])
    paused = propose(alone, VoteOpened(ANA, Question.PAUSE, 1000, until=5000))
    assert paused[1:] == (GamePaused(ANA, 5000), VoteEnded(ANA, True))
    assert propose(after(alone, paused), VoteOpened(ANA, Question.RESUME, 1000))[1:] == (
        GameResumed(ANA),
        VoteEnded(ANA, True),
    )
    about_ana = VoteOpened(ANA, Question.GIVE_SEAT, 1000, seat=Seat(0))
    assert reason(lambda: propose(alone, about_ana)) is LobbyReason.NO_VOTE_HERE


def test_when_its_time_is_up_those_who_voted_decide_about_a_seat_and_nothing_else() -> None:
    lobby = after(FOUR, propose(FOUR, about_bens_seat()))
    assert time_is_up(lobby) == (VoteEnded(BEN, False),), "nobody has voted"
    assert time_is_up(after(lobby, cast(lobby, ANA, 1, yes=True))) == (SeatFreed(BEN), VoteEnded(BEN, True))
    pause = after(FOUR, propose(FOUR, VoteOpened(ANA, Question.PAUSE, 1000, until=5000)))
    assert time_is_up(pause) == (VoteEnded(ANA, False),)


def test_there_is_one_vote_at_a_time_and_old_buttons_do_not_vote_in_the_next() -> None:
    lobby = after(FOUR, propose(FOUR, about_bens_seat()))
    assert reason(lambda: propose(lobby, about_bens_seat(CLEO))) is LobbyReason.VOTE_GOING_ON
    over = after(lobby, time_is_up(lobby))
    assert reason(lambda: cast(over, ANA, 1, yes=True)) is LobbyReason.VOTE_OVER
    again = after(over, propose(over, about_bens_seat()))
    assert reason(lambda: cast(again, ANA, 1, yes=True)) is LobbyReason.VOTE_OVER
    assert cast(again, ANA, 2, yes=True) == (VoteCast(ANA, True),)


def test_only_those_who_play_vote_and_only_once_the_game_is_on() -> None:
    lobby = after(FOUR, propose(FOUR, about_bens_seat()))
    assert reason(lambda: cast(lobby, EVE, 1, yes=True)) is LobbyReason.NO_VOTE_HERE
    assert reason(lambda: propose(OPEN, about_bens_seat())) is LobbyReason.NOT_STARTED


def test_a_game_is_paused_once_and_resumed_only_if_paused() -> None:
    paused = evolve(FOUR, GamePaused(ANA, 5000))
    assert paused.paused_until == 5000
    twice = VoteOpened(ANA, Question.PAUSE, 1000, until=9000)
    assert reason(lambda: propose(paused, twice)) is LobbyReason.PAUSED
    assert reason(lambda: propose(FOUR, VoteOpened(ANA, Question.RESUME, 1000))) is LobbyReason.NOT_PAUSED
    assert evolve(paused, GameResumed(ANA)) == FOUR
