"""Who is in charge of a table, closing and reopening it, and ending its game early by agreement."""

from ai import Level
from bot.table import early_end
from bot.table.closing import REOPENED_WITHIN, close, reopen
from bot.table.lobby import evolve, fold
from bot.table.lobby_events import (
    GameStarted,
    LobbyEvent,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableOpened,
)
from bot.table.lobby_reasons import LobbyReason
from bot.table.organiser import remove, start
from bot.table.seating import sit_down
from tests.bot.table.test_seating import ANA, BEGUN, BEN, CLEO, DORA, OPEN, left_to, reason


def test_a_lobby_that_its_opener_leaves_has_the_next_person_in_charge() -> None:
    lobby = fold([TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO), SeatLeft(ANA)])
    assert lobby.in_charge == BEN
    assert start(lobby, BEN, manages=False) == GameStarted(BEN)
    assert reason(lambda: start(lobby, ANA, manages=False)) is LobbyReason.NOT_YOURS
    nobody = fold([TableOpened(ANA), SeatLeft(ANA)])
    assert nobody.in_charge == ANA, "the opener lets computers play and looks on"
    assert evolve(nobody, SeatTaken(BEN)).in_charge == BEN, "a newcomer is in charge rather than nobody"


def test_a_game_whose_opener_is_away_has_another_person_in_charge_until_they_are_back() -> None:
    lobby = left_to(Level.MASON)
    assert lobby.in_charge == BEN
    assert isinstance(close(lobby, BEN, manages=False), TableClosed)
    assert reason(lambda: close(lobby, CLEO, manages=False)) is LobbyReason.NOT_YOURS
    assert evolve(lobby, sit_down(lobby, ANA)).in_charge == ANA


def test_a_person_who_takes_a_freed_seat_is_in_charge_after_those_who_were_there_before() -> None:
    lobby = evolve(fold(BEGUN), SeatFreed(ANA))
    assert lobby.in_charge == BEN
    assert evolve(lobby, sit_down(lobby, DORA)).in_charge == BEN


def test_people_can_be_removed_before_the_game_by_the_person_in_charge() -> None:
    lobby = fold([TableOpened(ANA), SeatTaken(BEN), SeatTaken(CLEO)])
    assert evolve(lobby, remove(lobby, ANA, BEN.id, manages=False)).seated == (ANA, CLEO)
    assert reason(lambda: remove(lobby, BEN, CLEO.id, manages=False)) is LobbyReason.NOT_YOURS
    assert reason(lambda: remove(lobby, ANA, DORA.id, manages=False)) is LobbyReason.PLAYER_GONE
    assert reason(lambda: remove(lobby, ANA, ANA.id, manages=False)) is LobbyReason.PLAYER_GONE
    assert reason(lambda: remove(fold(BEGUN), ANA, BEN.id, manages=True)) is LobbyReason.STARTED


def test_a_closed_game_is_reopened_in_time_by_a_person_who_manages_the_server() -> None:
    lobby = evolve(fold(BEGUN), TableClosed(ANA))

    def again(*, manages: bool = True, closed_for: int = 60) -> LobbyEvent:
        return reopen(lobby, DORA, manages=manages, closed_for=closed_for)

    assert evolve(lobby, again(closed_for=REOPENED_WITHIN)) == fold(BEGUN)
    assert reason(lambda: again(manages=False)) is LobbyReason.NOT_A_MANAGER
    assert reason(lambda: again(closed_for=REOPENED_WITHIN + 1)) is LobbyReason.TOO_LATE
    for never_closed in (fold(BEGUN), evolve(OPEN, TableClosed(ANA))):
        refused = reason(lambda at=never_closed: reopen(at, DORA, manages=True, closed_for=1))
        assert refused is LobbyReason.NOT_CLOSED


# Ending early


def test_a_game_ends_early_once_all_people_agree() -> None:
    lobby = fold(BEGUN)
    lobby = evolve(lobby, early_end.propose(lobby, BEN))
    assert not early_end.all_agree(lobby)
    lobby = evolve(lobby, early_end.agree(lobby, ANA))
    lobby = evolve(lobby, early_end.propose(lobby, ANA))
    assert not early_end.all_agree(lobby), "who agrees twice is still one"
    assert early_end.all_agree(evolve(lobby, early_end.agree(lobby, CLEO)))
    assert not early_end.all_agree(evolve(lobby, early_end.decline(lobby, CLEO)))


def test_those_for_whom_computers_play_are_not_asked_but_newcomers_are() -> None:
    lobby = left_to(Level.MASON)
    lobby = evolve(lobby, early_end.propose(lobby, BEN))
    assert early_end.all_agree(evolve(lobby, early_end.agree(lobby, CLEO)))
    back = evolve(lobby, sit_down(lobby, ANA))
    assert not early_end.all_agree(evolve(back, early_end.agree(back, CLEO)))
    assert reason(lambda: early_end.agree(lobby, ANA)) is LobbyReason.NOT_SEATED


def test_who_may_propose_and_answer_and_when() -> None:
    lobby = fold(BEGUN)
    assert reason(lambda: early_end.propose(OPEN, ANA)) is LobbyReason.NOT_STARTED
    assert reason(lambda: early_end.propose(lobby, DORA)) is LobbyReason.NOT_SEATED
    assert reason(lambda: early_end.agree(lobby, ANA)) is LobbyReason.NOT_PROPOSED
    assert reason(lambda: early_end.decline(lobby, ANA)) is LobbyReason.NOT_PROPOSED
    asked = evolve(lobby, early_end.propose(lobby, ANA))
    assert evolve(asked, TableClosed(ANA)).for_ending is None
