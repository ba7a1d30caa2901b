"""Who may sit where: computer players before a game, and computers that stand in during one."""

from dataclasses import replace

import pytest

from ai import Level
from bot.agreement import Agreement
from bot.lobby import (
    SEATS,
    ComputerSeated,
    GameStarted,
    Lobby,
    LobbyEvent,
    LobbyReason,
    LobbyRefusal,
    Person,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableOpened,
    evolve,
    fold,
    start,
)
from bot.seating import (
    NAMES,
    absent,
    call_stand_in,
    dismiss_computer,
    get_up,
    play_again,
    seat_computer,
    sit_down,
)
from engine import Seat

ANA, BEN, CLEO = Person(1, "Ana"), Person(2, "Ben"), Person(3, "Cleo")
OPEN = fold([TableOpened(ANA)])
BEGUN: list[LobbyEvent] = [TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO), GameStarted(ANA)]
FIRST, SECOND = Seat(0), Seat(1)


def with_computers(lobby: Lobby, *levels: Level) -> Lobby:
    for level in levels:
        lobby = evolve(lobby, seat_computer(lobby, ANA, level, manages=False))
    return lobby


def reason(act: object) -> LobbyReason:
    assert callable(act)
    with pytest.raises(LobbyRefusal) as refused:
        act()
    return refused.value.reason


# Computer players


def test_a_computer_player_takes_a_seat_and_gives_it_back() -> None:
    lobby = with_computers(OPEN, Level.GARDENER)
    assert [person.level for person in lobby.seated] == [None, Level.GARDENER]
    zahra = lobby.seated[1]
    assert evolve(lobby, dismiss_computer(lobby, ANA, zahra.id, manages=False)) == OPEN


@pytest.mark.parametrize("level", Level)
def test_a_table_full_of_one_level_has_no_name_and_no_id_twice(level: Level) -> None:
    lobby = with_computers(fold([TableOpened(ANA), SeatLeft(ANA)]), *[level] * SEATS)
    assert len({person.name for person in lobby.seated}) == SEATS
    assert len({person.id for person in lobby.seated}) == SEATS
    assert all(person.is_imagined for person in lobby.seated)


def test_a_computer_player_is_not_called_like_somebody_at_the_table() -> None:
    namesake = fold([TableOpened(Person(1, NAMES[Level.MASON][0]))])
    seated = seat_computer(namesake, namesake.opener, Level.MASON, manages=False)
    assert isinstance(seated, ComputerSeated)
    assert seated.player.name == NAMES[Level.MASON][1]


def test_two_computer_players_can_play_while_the_opener_looks_on() -> None:
    lobby = with_computers(fold([TableOpened(ANA), SeatLeft(ANA)]), Level.MASON, Level.VIZIER)
    assert start(lobby, ANA, manages=False) == GameStarted(ANA)
    assert not evolve(lobby, GameStarted(ANA)).paused


def test_who_may_seat_computer_players_and_when() -> None:
    full, begun = with_computers(OPEN, *[Level.MASON] * 5), fold(BEGUN)
    assert reason(lambda: seat_computer(OPEN, BEN, Level.MASON, manages=False)) is LobbyReason.NOT_YOURS
    assert isinstance(seat_computer(OPEN, BEN, Level.MASON, manages=True), ComputerSeated)
    assert reason(lambda: seat_computer(full, ANA, Level.MASON, manages=False)) is LobbyReason.FULL
    assert reason(lambda: seat_computer(begun, ANA, Level.MASON, manages=False)) is LobbyReason.STARTED


def test_who_may_be_sent_away_and_by_whom() -> None:
    lobby = with_computers(OPEN, Level.MASON)
    assert reason(lambda: dismiss_computer(lobby, BEN, -1, manages=False)) is LobbyReason.NOT_YOURS
    assert reason(lambda: dismiss_computer(lobby, ANA, -2, manages=False)) is LobbyReason.COMPUTER_GONE
    assert reason(lambda: dismiss_computer(lobby, ANA, ANA.id, manages=True)) is LobbyReason.COMPUTER_GONE
    assert reason(lambda: dismiss_computer(fold(BEGUN), ANA, -1, manages=True)) is LobbyReason.STARTED


# Stand-ins


def left_to(level: Level) -> Lobby:
    """A game that Ana has left to a computer."""
    lobby = fold(BEGUN)
    for event in get_up(lobby, ANA, level):
        lobby = evolve(lobby, event)
    return lobby


def test_whoever_leaves_can_let_a_computer_play_on() -> None:
    lobby = left_to(Level.MASON)
    assert lobby.players == (Person(1, "Ana", Level.MASON), BEN, CLEO)
    assert lobby.vacant == ()
    assert lobby.seat_of(ANA.id) is None


def test_a_seat_that_is_left_free_is_vacant() -> None:
    lobby = fold([*BEGUN, *get_up(fold(BEGUN), ANA)])
    assert lobby.vacant == (FIRST,)
    assert lobby.players == (ANA, BEN, CLEO)


def test_before_the_game_nobody_stands_in() -> None:
    assert get_up(OPEN, ANA, Level.MASON) == (SeatLeft(ANA),)


def test_whoever_comes_back_has_their_seat_again() -> None:
    lobby = left_to(Level.MASON)
    back = evolve(lobby, sit_down(lobby, ANA))
    assert back == fold(BEGUN)


def test_somebody_else_can_take_the_seat_from_a_stand_in_but_a_vacant_one_first() -> None:
    dora = Person(4, "Dora")
    lobby = left_to(Level.MASON)
    assert evolve(lobby, sit_down(lobby, dora)).players == (dora, BEN, CLEO)
    two = evolve(lobby, SeatLeft(BEN))
    assert evolve(two, sit_down(two, dora)).seated == (ANA, dora, CLEO)


def test_somebody_who_is_overdue_keeps_the_seat_and_takes_it_back() -> None:
    lobby = fold(BEGUN)
    called = call_stand_in(lobby, BEN, FIRST, Level.GARDENER, manages=False, overdue=(FIRST,))
    late = evolve(lobby, called)
    assert late.players[0].level is Level.GARDENER
    assert late.seat_of(ANA.id) == FIRST
    assert late.away(ANA.id) == FIRST
    assert reason(lambda: sit_down(late, Person(4, "Dora"))) is LobbyReason.NO_FREE_SEAT
    assert evolve(late, sit_down(late, ANA)) == lobby


def test_who_may_call_a_stand_in_and_for_whom() -> None:
    lobby, dora = evolve(fold(BEGUN), SeatLeft(ANA)), Person(4, "Dora")

    def call(who: Person, seat: Seat, *, manages: bool = False) -> LobbyEvent:
        return call_stand_in(lobby, who, seat, Level.MASON, manages=manages)

    assert call(BEN, FIRST) == StandInCalled(BEN, FIRST, Level.MASON)
    assert reason(lambda: call(dora, FIRST)) is LobbyReason.NOT_SEATED
    assert call(dora, FIRST, manages=True) == StandInCalled(dora, FIRST, Level.MASON)
    assert reason(lambda: call(BEN, SECOND)) is LobbyReason.NOBODY_AWAY
    assert (
        reason(lambda: call_stand_in(OPEN, ANA, FIRST, Level.MASON, manages=True)) is LobbyReason.NOT_STARTED
    )


def test_nobody_stands_in_twice_or_for_a_computer_player() -> None:
    assert absent(left_to(Level.MASON), (FIRST,)) == ()
    lobby = evolve(with_computers(OPEN, Level.MASON), GameStarted(ANA))
    assert absent(lobby, (SECOND,)) == ()


def test_a_game_that_all_people_have_left_waits_for_them() -> None:
    lobby = evolve(with_computers(OPEN, Level.MASON), GameStarted(ANA))
    assert not lobby.paused
    for event in get_up(lobby, ANA, Level.MASON):
        lobby = evolve(lobby, event)
    assert lobby.paused
    assert not evolve(lobby, sit_down(lobby, ANA)).paused


# Again


def test_a_rematch_keeps_everybody_the_computer_players_and_the_agreement() -> None:
    lobby = evolve(with_computers(fold([TableOpened(ANA), SeatTaken(BEN)]), Level.VIZIER), GameStarted(ANA))
    lobby = replace(lobby, agreement=Agreement(hints=False))
    again = fold(play_again(lobby, BEN))
    assert again.opener == BEN
    assert set(again.seated) == set(lobby.seated)
    assert again.agreement == lobby.agreement
    assert not again.started


def test_whoever_left_a_game_to_a_computer_is_not_dragged_into_the_rematch() -> None:
    assert fold(play_again(left_to(Level.MASON), BEN)).seated == (BEN, CLEO)


def test_whoever_watched_computer_players_can_watch_them_again() -> None:
    lobby = with_computers(fold([TableOpened(ANA), SeatLeft(ANA)]), Level.MASON, Level.MASON)
    again = fold(play_again(evolve(lobby, GameStarted(ANA)), ANA))
    assert again.seated == lobby.seated
    assert reason(lambda: play_again(lobby, BEN)) is LobbyReason.NOT_SEATED
