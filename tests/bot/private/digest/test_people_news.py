"""What a digest says of votes, breaks, seats given away and computers that sat in."""

from dataclasses import replace

from ai import Level
from bot.private.digest.digest_page import news
from bot.private.digest.news import Weight
from bot.private.digest.since import Since
from bot.table.agreement import Agreement, Pace
from bot.table.between_turns.changes import changes
from bot.table.lobby import Lobby, fold
from bot.table.lobby_events import (
    HOUSE,
    AgreementChanged,
    GamePaused,
    GameResumed,
    GameStarted,
    LobbyEvent,
    Question,
    SeatFreed,
    SeatTaken,
    ServerLeft,
    StandInCalled,
    TableOpened,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from engine import Game, Seat
from engine.transitions.events import TurnEnded
from tests.bot.private.digest.digests import PEOPLE, context_in, happened, lines, told
from tests.engine.tables import table

ANA, BEN, CLEO = PEOPLE[:3]
BEGUN = (TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO), GameStarted(ANA))
LATER = 10**9
START = table(("", "", ""), display="y1 g1 b1 o1")


def seen_by(seat: int, *events: LobbyEvent | TurnEnded) -> tuple[Game, Since]:
    """What a player is told after a round in which people did this after the first player's turn."""
    game, history = told(START, "M y1", "M g1", "M b1")
    whole = (*BEGUN, *(TurnEnded(Seat(0)),), *events)
    lobby: Lobby = fold(whole)
    since = happened(game, history, seat, lobby)
    timed = changes(whole)
    return game, replace(since, changes=tuple(change for turns, change in timed if turns >= 1))


def said(seat: int, *events: LobbyEvent) -> list[str]:
    return lines(*seen_by(seat, *events))


def test_changes_know_how_many_turns_were_played_before_them() -> None:
    pause, resumed = GamePaused(ANA, LATER), GameResumed(HOUSE)
    found = changes((*BEGUN, pause, TurnEnded(Seat(0)), TurnEnded(Seat(1)), resumed))
    assert [(turns, change.event) for turns, change in found] == [(0, pause), (2, resumed)]
    assert found[1][1].before.paused_until == LATER
    assert found[1][1].after.paused_until is None


def test_only_what_happened_since_the_own_turn_is_told() -> None:
    game, history = told(START, "M y1", "M g1", "M b1")
    timed = changes((*BEGUN, GamePaused(ANA, LATER), GameResumed(HOUSE), TurnEnded(Seat(0))))
    since = happened(game, history, 1, fold(BEGUN))
    assert since.changes == ()
    assert [turns for turns, _ in timed] == [0, 0]


def test_a_vote_that_waits_for_the_reader_comes_first_and_is_not_told_to_those_who_have_voted() -> None:
    vote = VoteOpened(BEN, Question.PAUSE, LATER, until=LATER)
    asked = "You’re asked to vote: Ben would like to take a break."
    assert said(1, vote)[0] == asked
    assert asked not in said(1, vote, VoteCast(ANA, yes=True))
    assert asked not in said(2, vote)


def test_a_vote_on_the_own_seat_is_told_as_such() -> None:
    vote = VoteOpened(ANA, Question.GIVE_SEAT, LATER, Seat(0))
    assert said(1, vote)[0].startswith("The others are voting on whether somebody else may take your seat")
    assert said(2, vote)[0] == "You’re asked to vote: should somebody else be able to take Ana’s seat?"


def test_a_break_that_is_on_or_over_is_told_once() -> None:
    pause, over = GamePaused(BEN, LATER), GameResumed(HOUSE)
    assert said(1, pause)[0] == f"The game is taking a break until <t:{LATER}:D>: nobody’s time runs."
    assert said(1, pause, over)[0] == "The break is over, and time runs again."
    assert not any("break" in line for line in said(1))


def test_what_was_agreed_is_told_as_it_holds_now() -> None:
    weeks, back = Agreement(pace=Pace.WEEK), Agreement()
    assert said(1, AgreementChanged(BEN, weeks))[0].startswith("Agreed from now on: Pace: ")
    assert not any(
        "Agreed" in line for line in said(1, AgreementChanged(BEN, weeks), AgreementChanged(BEN, back))
    )


def test_a_seat_given_away_is_told_to_its_owner_first_and_to_all_while_it_is_free() -> None:
    freed = (
        VoteOpened(BEN, Question.GIVE_SEAT, LATER, Seat(1)),
        SeatFreed(BEN),
        VoteEnded(BEN, accepted=True),
    )
    assert "Ben’s seat is free now" in " ".join(said(1, *freed))
    taken = SeatTaken(PEOPLE[3], Seat(1))
    assert not any("is free now" in line for line in said(1, *freed, taken))
    given_up, voted_on = SeatFreed(ANA), VoteOpened(BEN, Question.GIVE_SEAT, LATER, Seat(0))
    _, since = seen_by(1, given_up)
    assert "The others have freed" not in news(context_in("en", 3), since)[0].text
    _, since = seen_by(1, voted_on, given_up, VoteEnded(BEN, accepted=True))
    assert "The others have freed your seat." in news(context_in("en", 3), since)[0].text


def test_a_vote_that_changed_nothing_comes_after_what_changed_something() -> None:
    refused = (VoteOpened(BEN, Question.CLOSE, LATER), VoteEnded(BEN, accepted=False))
    _, since = seen_by(1, *refused, GamePaused(BEN, LATER))
    told_in_order = [one.weight for one in news(context_in("en", 3), since)]
    assert told_in_order == sorted(told_in_order)
    assert told_in_order[0] is Weight.BREAK
    assert Weight.VOTED in told_in_order
    late = (VoteOpened(BEN, Question.LATE_TURN, LATER, Seat(1)), VoteEnded(BEN, accepted=False))
    assert not any("waits for" in line for line in said(1, *late))


def test_whoever_left_the_server_is_named_until_they_are_back() -> None:
    gone = ServerLeft(BEN)
    assert "Ben has left the server." in said(1, gone)
    assert "Ben has left the server." not in said(
        1, StandInCalled(HOUSE, Seat(1), Level.MASON), gone, SeatTaken(BEN, Seat(1))
    )


def test_turns_that_a_computer_played_for_others_are_counted_once_they_are_back() -> None:
    sat_in = (ANA, replace(BEN, level=Level.MASON), CLEO)
    game, history = told(START, "M y1", "M g1", "M b1")
    for_ben = (history[0], replace(history[1], players=sat_in), history[2])
    assert "A computer played 1 turn for Ben, who is back now." in lines(game, happened(game, for_ben))
    away = replace(fold(BEGUN), stand_ins=((Seat(1), Level.MASON),))
    told_lines = lines(game, happened(game, for_ben, 1, away))
    assert not any("is back now" in line for line in told_lines)
