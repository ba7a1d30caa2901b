"""E5: computer players know that the turn is the last one."""

import random
from dataclasses import replace

import pytest

from ai import Level, advise, choose
from ai.advice.reasons import Why
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.evaluation.weights import MASON
from ai.modules.building_sites import SiteState
from ai.review.decision import Decision
from ai.review.findings import WallGivenAway
from ai.search.apply_action import follow
from ai.search.compact_pieces import KINDS
from ai.search.compact_table import Stage
from ai.search.guess_hidden import Guess, seen_table
from ai.search.playout import play_out
from ai.search.search import TO_THE_END, Depth, Search
from engine import (
    BuySite,
    Game,
    Options,
    Phase,
    Place,
    Seat,
    Seed,
    TakeMoney,
    end_early,
    legal_actions,
    parse_action,
    parse_card,
    play,
    print_action,
    start,
    view_for,
)
from tests.ai.tables import EnginesOrder, differences, mirrored, tell_tokens
from tests.conftest import games
from tests.engine.players import at_random, venturesome
from tests.engine.tables import after, table

ALL_FOUR = ("building_sites", "certificates", "falconers", "portals")


def ending(game: Game) -> Game:
    return end_early(game).game


def ranked(game: Game) -> list[str]:
    """The actions of the seat to act as a Mason judges them, the best first."""
    seat = game.to_act[0]
    action_values = ActionValues(PositionValues(view_for(game, seat), MASON))
    return [print_action(each.action) for each in action_values.judged(legal_actions(game, seat))]


@pytest.mark.parametrize("modules", [(), ALL_FOUR], ids=["none", "all"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", games(1))
def test_the_table_follows_the_engine_to_an_early_end(
    players: int, modules: tuple[str, ...], number: int
) -> None:
    chance = random.Random(f"{number}{players}{modules}")
    game, _ = start(Options(players, modules), Seed(f"{number:032x}"))
    moment, steps = chance.randrange(1, 200), 0
    numbers = mirrored(game)
    while game.to_act:
        steps += 1
        if steps >= moment and game.phase is Phase.TURN and not game.ends_early:
            game = ending(game)
            numbers.ends_early, numbers.bag, numbers.pools = True, [], [0] * KINDS
        seat = chance.choice(game.to_act)
        action = venturesome(game, seat, chance)
        game = play(game, seat, action).game
        follow(numbers, seat, action)
        if isinstance(action, BuySite):
            numbers.shuffle = EnginesOrder(game.rng)
            tell_tokens(next(kept for kept in numbers.module_states if isinstance(kept, SiteState)), game)
        assert differences(numbers, game) == []
    assert numbers.stage is Stage.OVER


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("players", [2, 4])
def test_every_level_plays_a_last_turn_to_the_end(level: Level, players: int) -> None:
    chance = random.Random(players)
    game, _ = start(Options(players, ALL_FOUR), Seed("5" * 32))
    for _ in range(60):
        seat = game.to_act[0]
        game = play(game, seat, at_random(game, seat, chance)).game
    game = ending(game)
    while game.to_act:
        seat = game.to_act[0]
        action = choose(view_for(game, seat), legal_actions(game, seat), level, seed=1)
        game = play(game, seat, action).game
    assert game.phase is Phase.OVER


def test_playouts_go_to_the_end_and_draw_no_tile() -> None:
    game = ending(table(("y2 g3", "b5"), market="P2 T11a T11b T11c", display="y1 y2 g1 b1", deck="*1 o1"))
    view = view_for(game, Seat(0))
    action_values = ActionValues(PositionValues(view, MASON))
    assert Search(action_values, Depth(20), seed=1).turns == TO_THE_END
    dealt = Guess(view, seen_table(view)).dealt(random.Random(1))
    assert dealt.bag == []
    play_out(dealt, MASON, TO_THE_END)
    assert dealt.stage == Stage.OVER
    assert dealt.turn == game.turn
    assert sum(dealt.counts[-1]) == 0, "D1: Dirk got nothing after round 1"


def test_a_tile_that_fits_is_built_and_not_kept_for_a_later_that_never_comes() -> None:
    game = after(ending(table(("y2", "", ""), market="P2 T11a T11b T11c", display="o9")), "B P2=y2")
    assert isinstance(parse_action(ranked(after(game, "M o9"))[0]), Place)
    position = PositionValues(view_for(game, Seat(0)), MASON)
    assert (position.turns_left, position.thrift, position.scorings) == (0, 0, 1)


def test_a_purchase_now_is_better_than_a_fortune_without_a_tomorrow() -> None:
    hands = ("b9 b9", "b8 b8 b8 b7 b7 b7 g8 g8 g8 y8 y8 y8 o8 o8 o8", "")
    game = table(hands, market="P2 S3 T13 A4", display="y9 g9 b9 o9", palaces=("", "F T12"))
    assert ranked(ending(game))[0] == "B T13=b9 b9"


def test_what_will_be_won_anyway_need_not_be_bought() -> None:
    """E3: nobody else can have a dinar, and the tile goes to the richest, whatever its price."""
    game = table(("b9 b9", "", ""), market="P2 S3 T13 A4", display="y9 g9 b9 o9", palaces=("", "F T12"))
    assert not ranked(ending(game))[0].startswith("B")


def test_money_is_taken_for_the_last_tile_that_it_wins() -> None:
    """Nothing can be bought; one more dirham wins the tower, and no ducat wins anything worth having."""
    game = table(
        ("g5", "g5", "g5"), market="P2 T13 P3 P4", display="g1 o1 b1 y1", palaces=("F T12", "F T9a", "F P8")
    )
    view = view_for(ending(game), Seat(0))
    best = choose(view, legal_actions(game, Seat(0)), Level.VIZIER, seed=1)
    assert isinstance(best, TakeMoney)
    assert parse_card("g1") in best.cards


def test_nobody_is_advised_to_save_for_the_next_turn() -> None:
    game = table(("g4", "", ""), market="P8 S5 T13 A10", display="g1 g9 b9 y9")
    for now, expected in ((game, True), (ending(game), False)):
        advice = advise(view_for(now, Seat(0)), (parse_action("M g1"), parse_action("M b9")), Level.MASON)
        whys = {reason.why for each in advice for reason in each.reasons}
        assert bool(whys & {Why.PAYS_NEXT, Why.PAYS_NEXT_EXACTLY}) is expected


def test_a_side_of_wall_counts_once_more_and_not_three_times() -> None:
    view = view_for(table(("", "", "")), Seat(0))
    action = Place(parse_action("R P2").tile, 1)  # type: ignore[union-attr, arg-type]
    for seen, points in ((view, 6), (replace(view, ends_early=True), 2)):
        assert WallGivenAway(Decision(seen, (), action), action, length=1, longest=3).points == points
