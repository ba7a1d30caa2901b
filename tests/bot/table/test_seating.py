"""Who may sit where: computer players before a game, and computers that stand in during one."""

import contextlib
import random
from dataclasses import replace

import pytest

from ai import Level
from bot.table.agreement import Agreement
from bot.table.computer_names import NAMES
from bot.table.lobby import SEATS, Lobby, evolve, fold
from bot.table.lobby_events import (
    ComputerSeated,
    GameStarted,
    LobbyEvent,
    Person,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableOpened,
)
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.organiser import start
from bot.table.seating import (
    absent,
    call_stand_in,
    dismiss_computer,
    get_up,
    give_up,
    play_again,
    seat_computer,
    sit_down,
)
from engine import Seat
from tests.conftest import games

ANA, BEN, CLEO, DORA, EVE = (
    Person(number, name) for number, name in enumerate(("Ana", "Ben", "Cleo", "Dora", "Eve"), start=1)
)
EVERYBODY = (ANA, BEN, CLEO, DORA, EVE)
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


def test_a_computer_player_has_a_name_that_nobody_at_the_table_has() -> None:
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


def freed_by(who: Person, lobby: Lobby | None = None) -> Lobby:
    """A game in which a player has given up their seat for good."""
    lobby = lobby or fold(BEGUN)
    return evolve(lobby, give_up(lobby, who))


def test_a_computer_plays_on_for_a_player_who_leaves() -> None:
    lobby = left_to(Level.MASON)
    assert lobby.players == (Person(1, "Ana", Level.MASON), BEN, CLEO)
    assert lobby.vacant == ()
    assert lobby.seat_of(ANA.id) is None
    assert lobby.owned_by(ANA.id) == FIRST


def test_a_seat_that_is_freed_is_vacant() -> None:
    lobby = freed_by(ANA)
    assert lobby.vacant == (FIRST,)
    assert lobby.players == (ANA, BEN, CLEO)
    assert lobby.owned_by(ANA.id) is None


def test_before_the_game_nobody_stands_in() -> None:
    assert get_up(OPEN, ANA, Level.MASON) == (SeatLeft(ANA),)
    assert give_up(OPEN, ANA) == SeatLeft(ANA)


def test_a_player_who_comes_back_has_their_seat_again() -> None:
    lobby = left_to(Level.MASON)
    assert evolve(lobby, sit_down(lobby, ANA)) == fold(BEGUN)


def test_nobody_else_gets_a_seat_that_a_computer_keeps_for_its_owner() -> None:
    lobby = left_to(Level.MASON)
    assert reason(lambda: sit_down(lobby, DORA)) is LobbyReason.SEATS_KEPT
    assert reason(lambda: sit_down(fold(BEGUN), DORA)) is LobbyReason.NO_FREE_SEAT


def test_a_freed_seat_is_anybodys_also_while_a_computer_plays_there() -> None:
    lobby = freed_by(ANA)
    assert sit_down(lobby, DORA) == SeatTaken(DORA, FIRST)
    played = evolve(lobby, call_stand_in(lobby, BEN, FIRST, Level.MASON, manages=False))
    assert played.away(ANA.id) is None, "for good is for good"
    taken = evolve(played, sit_down(played, DORA))
    assert taken.players == (DORA, BEN, CLEO)
    assert taken.stand_ins == ()
    assert reason(lambda: sit_down(taken, ANA)) is LobbyReason.NO_FREE_SEAT


def test_a_seat_can_be_freed_by_its_owner_who_is_away_and_by_nobody_else() -> None:
    lobby = left_to(Level.MASON)
    assert reason(lambda: give_up(lobby, DORA)) is LobbyReason.NOT_SEATED
    freed = freed_by(ANA, lobby)
    assert freed.players[0].level is Level.MASON, "the computer plays on meanwhile"
    assert evolve(freed, sit_down(freed, DORA)).seated[0] == DORA
    assert reason(lambda: give_up(freed, ANA)) is LobbyReason.NOT_SEATED


def test_a_player_who_freed_a_seat_can_take_it_again_and_is_offered_it_first() -> None:
    lobby = freed_by(BEN, freed_by(ANA))
    assert sit_down(lobby, BEN) == SeatTaken(BEN, SECOND)
    assert sit_down(lobby, DORA) == SeatTaken(DORA, FIRST)


def test_a_seat_at_which_nobody_plays_is_taken_before_one_at_which_a_computer_does() -> None:
    lobby = freed_by(BEN, freed_by(ANA))
    lobby = evolve(lobby, call_stand_in(lobby, CLEO, FIRST, Level.MASON, manages=False))
    assert sit_down(lobby, DORA) == SeatTaken(DORA, SECOND)


def test_events_from_before_seats_belonged_to_people_mean_what_they_meant() -> None:
    lobby = evolve(left_to(Level.MASON), SeatTaken(DORA))
    assert lobby.players == (DORA, BEN, CLEO)


def test_a_player_who_is_overdue_keeps_the_seat_and_takes_it_back() -> None:
    lobby = fold(BEGUN)
    called = call_stand_in(lobby, BEN, FIRST, Level.GARDENER, manages=False, overdue=(FIRST,))
    late = evolve(lobby, called)
    assert late.players[0].level is Level.GARDENER
    assert late.seat_of(ANA.id) == FIRST
    assert late.away(ANA.id) == FIRST
    assert reason(lambda: sit_down(late, DORA)) is LobbyReason.SEATS_KEPT
    assert evolve(late, sit_down(late, ANA)) == lobby


def test_who_may_call_a_stand_in_and_for_whom() -> None:
    lobby = freed_by(ANA)

    def call(who: Person, seat: Seat, *, manages: bool = False) -> LobbyEvent:
        return call_stand_in(lobby, who, seat, Level.MASON, manages=manages)

    assert call(BEN, FIRST) == StandInCalled(BEN, FIRST, Level.MASON)
    assert reason(lambda: call(DORA, FIRST)) is LobbyReason.NOT_SEATED
    assert call(DORA, FIRST, manages=True) == StandInCalled(DORA, FIRST, Level.MASON)
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


def something(lobby: Lobby, chance: random.Random) -> tuple[LobbyEvent, ...]:
    """What a person wants to do about a seat, allowed or not."""
    who, seat = chance.choice(EVERYBODY), Seat(chance.randrange(3))
    match chance.randrange(4):
        case 0:
            return (sit_down(lobby, who),)
        case 1:
            return get_up(lobby, who, Level.MASON)
        case 2:
            return (give_up(lobby, who),)
        case _:
            return (call_stand_in(lobby, who, seat, Level.VIZIER, manages=False, overdue=(seat,)),)


@pytest.mark.parametrize("number", games(16))
def test_a_seat_passes_to_another_person_only_after_its_owner_gave_it_up(number: int) -> None:
    chance, lobby = random.Random(number), fold(BEGUN)
    for _ in range(60):
        before = lobby
        with contextlib.suppress(LobbyRefusal):
            for event in something(lobby, chance):
                lobby = evolve(lobby, event)
        changed = {at for at in range(3) if lobby.seated[at].id != before.seated[at].id}
        assert changed <= before.freed, "only a seat that was given up changes hands"
        owners = [at for one in EVERYBODY if (at := lobby.owned_by(one.id)) is not None]
        assert len(owners) == len(set(owners)), "no seat belongs to two people"
        assert set(owners).isdisjoint(lobby.freed)


# Again


def test_a_rematch_keeps_everybody_the_computer_players_and_the_agreement() -> None:
    lobby = evolve(with_computers(fold([TableOpened(ANA), SeatTaken(BEN)]), Level.VIZIER), GameStarted(ANA))
    lobby = replace(lobby, agreement=Agreement(hints=False))
    again = fold(play_again(lobby, BEN))
    assert again.opener == BEN
    assert set(again.seated) == set(lobby.seated)
    assert again.agreement == lobby.agreement
    assert not again.started


def test_a_player_who_left_a_game_to_a_computer_is_not_in_the_rematch() -> None:
    assert fold(play_again(left_to(Level.MASON), BEN)).seated == (BEN, CLEO)


def test_a_person_who_watched_computer_players_can_watch_them_again() -> None:
    lobby = with_computers(fold([TableOpened(ANA), SeatLeft(ANA)]), Level.MASON, Level.MASON)
    again = fold(play_again(evolve(lobby, GameStarted(ANA)), ANA))
    assert again.seated == lobby.seated
    assert reason(lambda: play_again(lobby, BEN)) is LobbyReason.NOT_SEATED
