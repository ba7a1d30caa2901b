"""The computer players' own table agrees with the engine, move by move."""

import random
from itertools import combinations

import pytest

from ai.evaluation.purse import takings
from ai.modules.building_sites import SiteState
from ai.search.apply_action import follow
from ai.search.compact_pieces import card_number
from engine import BuySite, Options, Seed, parse_action, play, start
from engine.judge.payments import takings as engine_takings
from tests.ai.tables import EnginesOrder, differences, mirrored, tell_tokens
from tests.conftest import games
from tests.engine.players import Chooser, at_random, hasty, thrifty, venturesome
from tests.engine.tables import after, table

MODULES = ("building_sites", "certificates", "falconers", "portals")
COMBINATIONS = [some for size in range(1, 5) for some in combinations(MODULES, size)]


def follow_a_game(options: Options, chooser: Chooser, number: int) -> None:
    """Play a game on both, and compare them after each move."""
    chance = random.Random(number)
    game, _ = start(options, Seed(f"{number:032x}"))
    own = mirrored(game)
    while game.to_act:
        seat = chance.choice(game.to_act)
        action = chooser(game, seat, chance)
        game = play(game, seat, action).game
        follow(own, seat, action)
        if isinstance(action, BuySite):
            # The table draws tokens of its own, and by other dice.
            own.shuffle = EnginesOrder(game.rng)
            tell_tokens(next(kept for kept in own.module_states if isinstance(kept, SiteState)), game)
        assert differences(own, game) == []
        cards = {tuple(map(card_number, some)) for some in engine_takings(game.display)}
        assert set(takings(tuple(sorted(own.display)))) == cards


def test_the_table_follows_a_swap_in_the_middle_of_a_palace() -> None:
    # Without A5 there would be a hole, at whose corner two walls begin.
    palace = """
        P5 S8 P4 .
        P8 S4 A5 A6a
        .  S9 F  S6
    """
    game = table(("", "", ""), palaces=(palace,), reserves=("C8",))
    own = mirrored(game)
    follow(own, 0, parse_action("X C8<>A5"))
    assert differences(own, after(game, "X C8<>A5")) == []


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("chooser", [at_random, thrifty, hasty])
@pytest.mark.parametrize("number", games(2))
def test_the_table_follows_the_engine_move_by_move(players: int, chooser: Chooser, number: int) -> None:
    follow_a_game(Options(players), chooser, number)


@pytest.mark.parametrize("modules", COMBINATIONS, ids=" ".join)
@pytest.mark.parametrize("number", games(1))
def test_the_table_follows_modules_too(modules: tuple[str, ...], number: int) -> None:
    players = 2 + (len(modules) + number) % 5
    follow_a_game(Options(players, modules), venturesome, number)
