"""The computer players' own table agrees with the engine, move by move."""

import random

import pytest

from ai.compact import card_number
from ai.follow import follow
from ai.purse import takings
from engine import Options, Seed, play, start
from engine.payments import takings as engine_takings
from tests.ai.tables import differences, mirrored
from tests.conftest import games
from tests.engine.players import Chooser, at_random, hasty, thrifty


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("chooser", [at_random, thrifty, hasty])
@pytest.mark.parametrize("number", games(5))
def test_the_table_follows_the_engine_move_by_move(players: int, chooser: Chooser, number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(players), Seed(f"{number:032x}"))
    table = mirrored(game)
    while game.to_act:
        seat = chance.choice(game.to_act)
        action = chooser(game, seat, chance)
        game = play(game, seat, action).game
        follow(table, seat, action)
        assert differences(table, game) == []
        cards = {tuple(map(card_number, some)) for some in engine_takings(game.display)}
        assert set(takings(tuple(sorted(table.display)))) == cards
