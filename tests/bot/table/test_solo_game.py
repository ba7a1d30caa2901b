"""Until when a solo game can be dealt anew: the first own move decides, wherever the person sits."""

import random

import pytest

from ai import Level
from bot.table import lobby, seating
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.solo_game import can_begin_anew
from bot.table.table_state import StoredTable, Table
from engine import Game, Options, Seat, Seed, legal_actions, play, start
from engine.position.state import Phase

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")


def at_table(game: Game, *, friend: bool = False) -> Table:
    """Ana at the first seat, and computers, or first Ben, at the others."""
    events: list[LobbyEvent] = [TableOpened(ANA), *([SeatTaken(BEN)] if friend else [])]
    while len(lobby.fold(events).seated) < len(game.players):
        events.append(seating.seat_computer(lobby.fold(events), ANA, Level.MASON, manages=False))
    events.append(GameStarted(ANA))
    return Table(StoredTable(1, 2, 0), 1, lobby.fold(events), game, 1)


@pytest.mark.parametrize("number", range(6))
def test_a_game_can_be_dealt_anew_until_its_player_has_moved(number: int) -> None:
    game, chance, has_moved = start(Options(3), Seed(f"{number:032x}")).game, random.Random(number), False
    while game.phase is Phase.TURN and game.turn <= 5:
        assert can_begin_anew(at_table(game), ANA.id) is not has_moved
        seat = game.to_act[0]
        has_moved |= seat == Seat(0)
        action = chance.choice([one for one in legal_actions(game, seat) if "Undo" not in type(one).__name__])
        game = play(game, seat, action).game
    assert has_moved


def test_a_game_with_friends_is_never_dealt_anew_by_one_of_them() -> None:
    game = start(Options(3), Seed("ab" * 16)).game
    assert not can_begin_anew(at_table(game, friend=True), ANA.id)
    assert not can_begin_anew(at_table(game), BEN.id)
