"""What followers of a game are told of, and who may follow."""

from ai import Level
from bot.table.between_turns.following import Milestone, check_may_follow, may_follow, milestone
from bot.table.lobby import evolve, fold
from bot.table.lobby_events import SeatFreed, SeatLeft, StandInCalled, TableClosed
from bot.table.lobby_reasons import LobbyReason
from engine import Seat
from engine.transitions.events import GameEnded, RoundScored, TurnEnded
from tests.bot.table.test_seating import ANA, BEGUN, BEN, DORA, OPEN, reason

TURN, SCORED, ENDED = TurnEnded(Seat(0)), RoundScored(1, ()), GameEnded((3, 2), (Seat(0),))


def test_followers_are_told_of_scorings_and_of_the_end_and_of_nothing_else() -> None:
    assert milestone([TURN]) is None
    assert milestone([TURN, SCORED]) is Milestone.SCORING
    assert milestone([TURN, SCORED, ENDED]) is Milestone.END
    assert milestone([TableClosed(ANA)]) is Milestone.CLOSED


def test_only_onlookers_follow_a_game() -> None:
    begun = fold(BEGUN)
    assert may_follow(begun, DORA.id)
    assert not may_follow(begun, ANA.id)
    assert not may_follow(evolve(begun, TableClosed(ANA)), DORA.id)
    assert reason(lambda: check_may_follow(begun, ANA.id)) is LobbyReason.NO_FOLLOWING
    assert reason(lambda: check_may_follow(OPEN, DORA.id)) is LobbyReason.NOT_STARTED


def test_whoever_left_their_seat_to_a_computer_still_plays_and_whoever_freed_it_looks_on() -> None:
    away = fold([*BEGUN, SeatLeft(BEN), StandInCalled(BEN, Seat(1), Level.MASON)])
    assert not may_follow(away, BEN.id)
    assert may_follow(evolve(away, SeatFreed(BEN)), BEN.id)
