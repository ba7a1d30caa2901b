"""A game looked at again: what could have been better is found, what was good is left alone."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from ai import Level, Why
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.evaluation.weights import MASON
from ai.levels import CHARACTERS, action_values_for
from ai.modules import AI_MODULES
from ai.modules.hooks import Habit
from ai.review.decision import Decision
from ai.review.findings import overpayment, wall_given_away
from ai.review.habits import (
    BOUGHT_TOO_SOON,
    CORE_HABITS,
    GAVE_UP_ACTION,
    GIFTS,
    MISSED_EXACT,
    MISSED_REDESIGN,
    OVERPAID,
    PLACED_BADLY,
    REDESIGNED,
    RESERVED,
    TOOK_MONEY,
    WRONG_MONEY,
    WRONG_TILE,
    habit_of,
)
from ai.review.judgement import Judgement, judgement, vizier_values
from ai.review.losses import BetterMove, Loss, at_a_glance, better_move, can_be_played_out
from ai.review.review import CLOSELY, MOST, NOTABLE, TASTE, concluded, glance, review
from bot.table.decisions import decisions
from engine import (
    Action,
    Add,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    EndTurn,
    Game,
    Options,
    Phase,
    Place,
    Seat,
    Seed,
    Store,
    Swap,
    TakeBack,
    UndoStep,
    View,
    legal_actions,
    parse_action,
    play,
    print_action,
    start,
    view_for,
)
from engine.views.history import action_of, standing
from tests.engine.players import at_random, hasty, venturesome, whole_game
from tests.engine.tables import after, done, table
from tests.engine.views.test_view import scrambled


def decided(game: Game, action: str, *later: str) -> Decision:
    """Whoever is to act does this, and then that."""
    seat = game.to_act[0]
    rest = tuple(map(parse_action, later))
    return Decision(view_for(game, seat), legal_actions(game, seat), parse_action(action), rest)


def rich() -> Game:
    """A tower at 11 that can be paid exactly, with 12, or with far too much."""
    return table(("g7 g4 g8 g9", "", ""), market="P8 T11b S9 A10", palaces=("F T12",), display="y1 b1")


def beside_a_wall(rounds: int = 0) -> Game:
    """A tower to be placed: in one cell the wall becomes four sides long, in the other two."""
    market, palaces = "P8 T9c S9 A10", ("F A6a",)
    game = table(("g9", "", ""), market=market, palaces=palaces, display="y1", rounds=rounds)
    return after(game, "B T9c=g9", "M y1")


# Cards


def test_an_exact_payment_that_was_missed_is_found() -> None:
    found = overpayment(decided(rich(), "B T11b=g4 g8"))
    assert found is not None
    assert (found.better, found.lost, found.exact) == (parse_action("B T11b=g4 g7"), 1, True)


def test_paying_less_too_much_is_found_where_nothing_is_exact() -> None:
    game = table(("g8 g4 g9", "", ""), market="P8 T11b S9 A10", display="y1")
    found = overpayment(decided(game, "B T11b=g4 g9"))
    assert found is not None
    assert (found.better, found.lost, found.exact) == (parse_action("B T11b=g4 g8"), 1, False)


def test_nobody_is_blamed_for_cards_that_they_did_not_have() -> None:
    game = table(("g8 g4", "", ""), market="P8 T11b S9 A10", display="y1")
    assert overpayment(decided(game, "B T11b=g4 g8")) is None
    assert overpayment(decided(rich(), "B T11b=g4 g7")) is None


def test_what_was_overpaid_and_stored_is_not_lost() -> None:
    assert overpayment(decided(rich(), "B T11b=g4 g8", "S g")) is None


# Walls


@pytest.mark.parametrize(("rounds", "points"), [(0, 6), (1, 4), (2, 2)])
def test_a_place_with_a_longer_wall_is_found(rounds: int, points: int) -> None:
    found = wall_given_away(decided(beside_a_wall(rounds), "P T9c@0,+1"))
    assert found is not None
    assert (print_action(found.better), found.length, found.longest) == ("P T9c@+1,+1", 2, 4)
    assert found.points == points


def test_the_longest_wall_is_not_criticised() -> None:
    assert wall_given_away(decided(beside_a_wall(), "P T9c@+1,+1")) is None


def test_a_shorter_wall_in_a_better_place_is_not_criticised() -> None:
    palace = """
        .  P5  A10 A9 S9 T8
        A5 F   .   .  .  .
        .  C7b P4  .  .  .
    """
    game = table(("o6", "", ""), market="A8b G10a G7 C6", display="g7", palaces=(palace,), rounds=2)
    game = after(game, "B C6=o6", "M g7")
    there = {
        print_action(way): game.players[0].palace.built(way.tile, way.cell).longest_wall.length
        for way in legal_actions(game, Seat(0))
        if isinstance(way, Place)
    }
    assert there["P C6@-1,+1"] < max(there.values())
    assert wall_given_away(decided(game, "P C6@-1,+1")) is None


# Moves


def small_change() -> Game:
    """A nine on the display that would pay for the arcades exactly, and a one."""
    return table(("o1 g4 g7", "", ""), market="P8 T11b S9 A10", palaces=("F T12", "F T13"), display="y1 o9")


def seen(decision: Decision) -> Judgement:
    """The first judgement of a decision in which there was something to choose."""
    found = judgement(decision)
    assert found is not None
    return found


def test_a_one_taken_instead_of_a_nine_is_found_and_the_nine_explained() -> None:
    move = better_move(seen(decided(small_change(), "M y1")), seed=1)
    assert move is not None
    assert print_action(move.better) in ("M o9", "B T11b=g4 g7")
    assert move.points >= NOTABLE
    assert move.reasons
    assert not move.gave_up_action


def test_what_the_strong_player_would_do_costs_nothing() -> None:
    game = rich()
    view, legal = view_for(game, Seat(0)), legal_actions(game, Seat(0))
    best = ActionValues(PositionValues(view, MASON)).judged(legal)[0].action
    found = seen(Decision(view, legal, best))
    assert found.lead <= 0
    assert at_a_glance(found) is None
    assert better_move(found, seed=1) is None


def test_an_action_given_up_is_found() -> None:
    move = better_move(seen(decided(after(small_change(), "B T11b=g4 g7"), "P T11b@-1,0")), seed=1)
    assert move is not None
    assert (print_action(move.better), move.gave_up_action) == ("M o9", True)
    assert Why.PAYS_NEXT_EXACTLY in {reason.why for reason in move.reasons}


def two_exact() -> Game:
    """A pavilion and a seraglio that can both be paid exactly, and a nine to take after them."""
    return table(("y2 g3", "", ""), market="P2 S3 T11b A10", palaces=("F T12",), display="y1 b9")


def test_two_exact_purchases_are_worth_the_same_in_either_order() -> None:
    first, other = (seen(decided(two_exact(), action)) for action in ("B P2=y2", "B S3=g3"))
    assert first.chosen.worth == pytest.approx(other.chosen.worth)
    assert first.lead == pytest.approx(0)


def test_what_one_decision_of_a_turn_gave_away_is_not_counted_again_in_the_next() -> None:
    game = two_exact()
    between = after(game, "B P2=y2")
    turns = {
        "both": [decided(game, "B P2=y2"), decided(between, "B S3=g3")],
        "one": [decided(game, "B P2=y2"), decided(between, "M b9")],
        "none": [decided(game, "M b9")],
    }
    lost = {name: sum(max(0, seen(each).lead) for each in turn) for name, turn in turns.items()}
    left = vizier_values(decided(between, "M b9")).worth(parse_action("B S3=g3"))
    assert lost["both"] == pytest.approx(0)
    assert lost["one"] == pytest.approx(left)
    assert lost["none"] > lost["one"]


def test_a_tile_placed_first_is_not_held_against_the_other_that_waits() -> None:
    game = after(two_exact(), "B P2=y2", "B S3=g3", "M b9")
    places = {
        tile: [
            text for text in map(print_action, legal_actions(game, Seat(0))) if text.startswith(f"P {tile}")
        ]
        for tile in ("P2", "S3")
    }
    for ways in places.values():
        assert min(seen(decided(game, way)).lead for way in ways) <= 0


def test_the_place_of_a_tile_is_judged_at_a_glance_only() -> None:
    assert not can_be_played_out(seen(decided(beside_a_wall(), "P T9c@0,+1")))
    assert can_be_played_out(seen(decided(small_change(), "M y1")))


def test_a_turn_without_a_choice_is_no_decision() -> None:
    game = table(("", "", ""), market="P8 T11b S9 A10", display="y1 b1")
    game = after(game, "M b1")
    assert set(legal_actions(game, Seat(0))) >= {EndTurn(), UndoStep()}
    found = glance([decided(game, "E")])
    assert (found.turns, found.decisions) == (frozenset(), 0)
    assert review([decided(game, "E")]).turns == 0


# Habits


def reserve_and_palace() -> Game:
    """A tile in the reserve, one in the palace, and money to buy with."""
    return table(
        ("g7 g4 g8 y8", "", ""),
        market="P8 T11b S9 A10",
        palaces=("F T12",),
        reserves=("A6a",),
        display="y1 b1",
    )


def test_nobody_is_blamed_for_not_handing_the_turn_on() -> None:
    rich_display = reserve_and_palace()
    games = {"money": rich_display, "none": replace(rich_display, display=())}
    others = {
        name: {type(each.action) for each in seen(decided(game, "B T11b=g4 g7")).others}
        for name, game in games.items()
    }
    assert Add in others["money"]
    assert not others["none"] & {Add, Swap, TakeBack}


@pytest.mark.parametrize(
    ("chosen", "better", "habit"),
    [
        ("M y1", "B P8=y8", TOOK_MONEY),
        ("M y1", "M b1", WRONG_MONEY),
        ("B P8=y8", "M y1", BOUGHT_TOO_SOON),
        ("B T11b=g4 g8", "B T11b=g4 g7", MISSED_EXACT),
        ("B T11b=g4 g8", "B P8=y8", MISSED_EXACT),
        ("B T11b=g4 g7 g8", "B T11b=g4 g8", OVERPAID),
        ("B T11b=g4 g7", "B P8=y8", WRONG_TILE),
        ("M y1", "X A6a@0,+1", MISSED_REDESIGN),
        ("X T12", "M y1", REDESIGNED),
    ],
)
def test_a_mistake_is_called_by_its_kind(chosen: str, better: str, habit: Habit) -> None:
    decision = decided(reserve_and_palace(), chosen)
    assert habit_of(vizier_values(decision), decision, parse_action(better)) == habit


@pytest.mark.parametrize(
    ("chosen", "better", "habit"),
    [
        ("P T9c@0,+1", "P T9c@+1,+1", PLACED_BADLY),
        ("P T9c@0,+1", "R T9c", PLACED_BADLY),
        ("R T9c", "P T9c@+1,+1", RESERVED),
        ("D T9c", "P T9c@+1,+1", GIFTS),
        ("P T9c@+1,+1", "D T9c", GIFTS),
    ],
)
def test_what_was_done_with_a_bought_tile_has_kinds_too(chosen: str, better: str, habit: Habit) -> None:
    decision = decided(beside_a_wall(), chosen)
    assert habit_of(vizier_values(decision), decision, parse_action(better)) == habit


def test_closing_the_turn_too_early_is_a_kind_of_its_own() -> None:
    decision = decided(after(small_change(), "B T11b=g4 g7"), "P T11b@-1,0")
    assert habit_of(vizier_values(decision), decision, parse_action("M o9")) == GAVE_UP_ACTION


@pytest.mark.parametrize(
    ("chosen", "better", "habit"),
    [
        ("M y1", "BP P8=y1", TOOK_MONEY),
        ("M y1", "L P8=y1", TOOK_MONEY),
        ("M y1", "F wPA=y3@+1,0", "falcons"),
        ("B P8=y8", "BP P8=y8", "portals"),
        ("PP A@+2,0SW", "PP A@+2,0NW", "portals"),
        ("L P8=y4", "B P8=y8", MISSED_EXACT),
        ("K 1", "K 2", "sites"),
        ("M y1", "C T9a=g9", "sites"),
        ("S b", "S y", "certificates"),
    ],
)
def test_modules_have_kinds_of_their_own(chosen: str, better: str, habit: Habit) -> None:
    all_four = ("building_sites", "certificates", "falconers", "portals")
    game = start(Options(3, all_four), Seed("1" * 32)).game
    view = replace(view_for(game, Seat(0)), may_act=not chosen.startswith("P"))
    decision = Decision(view, (), parse_action(chosen))
    assert habit_of(vizier_values(decision), decision, parse_action(better)) == habit
    assert habit in {*CORE_HABITS, *AI_MODULES.habits}


# Whole games


def test_every_decision_of_a_seat_is_met_as_it_was_taken() -> None:
    game, events = whole_game(3, 5)
    for seat in map(Seat, range(3)):
        met = decisions(events, seat)
        acted = [
            event for event in standing(events) if action_of(event) and getattr(event, "seat", None) == seat
        ]
        assert [decision.chosen for decision in met] == [action_of(event) for event in acted]
        assert all(decision.view.seat == seat and decision.chosen in decision.legal for decision in met)
        assert all(seat in decision.view.to_act for decision in met)
    assert game.phase is Phase.OVER


def test_a_step_taken_back_is_forgotten() -> None:
    game, dealt = start(Options(2), Seed("1" * 32))
    seat = game.to_act[0]
    takes = [text for text in map(print_action, legal_actions(game, seat)) if text.startswith("M ")]
    _, happened = done(game, takes[0], "U", takes[1])
    (met,) = decisions([*dealt, *happened], seat)
    assert print_action(met.chosen) == takes[1]


def test_later_is_the_rest_of_the_same_turn() -> None:
    _, events = whole_game(2, 7, hasty)
    met = decisions(events, Seat(0))
    ends = [decision for decision in met if not decision.later]
    assert len(ends) == len({(decision.view.turn, decision.view.phase) for decision in met})
    for one, other in pairwise(met):
        if one.later:
            assert one.later == (other.chosen, *other.later)


def test_a_review_is_the_same_every_time() -> None:
    _, events = whole_game(3, 2)
    met = decisions(events, Seat(1))[:6]
    found = review(met, seed=3)
    assert found == review(met, seed=3)
    assert found.points > 0
    assert found.findings == (*found.moves, *found.overpaid, *found.walls) != ()
    assert all(move.points >= NOTABLE for move in found.moves)


def test_every_decision_is_weighed_and_the_most_doubtful_are_looked_at_closely() -> None:
    _, events = whole_game(3, 2)
    met = decisions(events, Seat(1))
    found = glance(met)
    assert found.decisions == sum(decision.is_open for decision in met) > CLOSELY
    assert len(found.doubts) == CLOSELY
    leads = [each.lead for each in found.doubts]
    assert leads == sorted(leads, reverse=True)
    closely = {id(each.decision) for each in found.doubts}
    others = [judgement(each) for each in met if each.is_open and id(each) not in closely]
    assert len(found.losses) == sum(each is not None and each.lead > 0 for each in others)
    assert all(each.lead <= leads[-1] for each in others if each is not None and can_be_played_out(each))


def test_what_is_given_away_is_the_sum_of_both_looks() -> None:
    _, events = whole_game(3, 2)
    found = glance(decisions(events, Seat(1)))
    moves = [bold(each, points) for each, points in zip(found.doubts, (9.0, 4.0, TASTE / 2), strict=False)]
    at_once = sum(loss.points for loss in found.losses if loss.points >= TASTE)
    assert concluded(found, []).points == pytest.approx(at_once)
    assert concluded(found, [*moves, None]).points == pytest.approx(at_once + 13)


def bold(doubt: Judgement, points: float, habit: Habit = TOOK_MONEY) -> BetterMove:
    """A better move that is said to have cost so much."""
    return BetterMove(doubt.decision, doubt.others[0].action, points, habit, ())


def test_of_many_better_moves_the_weightiest_are_told() -> None:
    _, events = whole_game(3, 2)
    seen_at_once = glance(decisions(events, Seat(1)))
    moves = [bold(doubt, 9.0 - at / 10) for at, doubt in enumerate(seen_at_once.doubts)]
    found = concluded(seen_at_once, [None, *reversed(moves)])
    assert len(found.moves) == MOST
    assert found.moves[0] == moves[0]


def test_one_turn_and_one_missed_chance_are_told_once() -> None:
    game = small_change()
    first, later = decided(game, "M y1"), decided(after(game, "B T11b=g4 g7"), "P T11b@-1,0")
    found = glance([first, later])
    assert len(found.doubts) == 2
    moves = [
        replace(bold(doubt, 3.0 + at), better=parse_action("M o9")) for at, doubt in enumerate(found.doubts)
    ]
    assert concluded(found, moves).moves == (moves[1],)


def test_a_payment_told_as_a_better_move_is_not_told_again() -> None:
    found = glance([decided(rich(), "B T11b=g4 g8")])
    assert len(concluded(found, []).overpaid) == 1
    assert concluded(found, [bold(found.doubts[0], 5.0, MISSED_EXACT)]).overpaid == ()


def test_the_three_habits_that_cost_most_are_named_and_small_ones_are_not() -> None:
    spent = {
        TOOK_MONEY: [4.0, 3.0],
        WRONG_TILE: [5.0],
        PLACED_BADLY: [0.6, 0.6],
        RESERVED: [1.1],
        GIFTS: [0.9],
    }
    losses = tuple(Loss(at, habit, cost) for habit, costs in spent.items() for at, cost in enumerate(costs))
    found = concluded(replace(glance([]), losses=losses), [])
    told = [(costly.habit, costly.times, round(costly.points, 6)) for costly in found.habits]
    assert told == [(TOOK_MONEY, 2, 7.0), (WRONG_TILE, 1, 5.0), (PLACED_BADLY, 2, 1.2)]
    assert concluded(replace(glance([]), losses=(Loss(1, GIFTS, 0.9),)), []).habits == ()


def test_turns_in_which_buying_was_better_are_counted_among_those_with_money() -> None:
    exact = decided(rich(), "M y1")
    other = replace(exact, view=replace(exact.view, turn=2))
    found = glance([exact, other])
    assert found.money_turns == {1, 2}
    told = concluded(found, [bold(found.doubts[0], 4.0)])
    assert (told.money_turns, told.too_much_money) == (2, 1)


def test_findings_are_few() -> None:
    _, events = whole_game(3, 2)
    found = concluded(glance(decisions(events, Seat(1))), [])
    assert max(map(len, (found.overpaid, found.walls))) <= MOST


def test_modules_are_judged_too() -> None:
    _, events = whole_game(3, 2, venturesome, ("building_sites", "certificates", "falconers", "portals"))
    found = glance(decisions(events, Seat(1)))
    met = {type(one.decision.chosen) for one in found.doubts}
    assert met & {BuyFalcon, BuySite, BuyWithPortal, Complete}
    assert not any(isinstance(action, Store) for one in found.overpaid for action in one.decision.later)


def best_at_first_sight(view: View, legal: tuple[Action, ...]) -> Action:
    """What the strong player would do without looking ahead."""
    return action_values_for(CHARACTERS[Level.VIZIER], view).judged(legal)[0].action


def test_a_game_played_well_gives_away_less_than_one_played_at_random() -> None:
    game, dealt = start(Options(2), Seed("2" * 32))
    events, chance = list(dealt), random.Random(2)
    while game.to_act and game.turn <= 24:
        seat = game.to_act[0]
        view, legal = view_for(game, seat), legal_actions(game, seat)
        action = at_random(game, seat, chance) if seat else best_at_first_sight(view, legal)
        game, new = play(game, seat, action)
        events += new
    well, badly = (glance(decisions(events, Seat(seat))) for seat in range(2))
    assert not well.overpaid
    assert not well.losses
    assert max(doubt.lead for doubt in well.doubts) <= 0.01
    assert max(doubt.lead for doubt in badly.doubts) > 3


def test_what_was_hidden_changes_nothing_in_a_review() -> None:
    chance = random.Random(4)
    game = small_change()
    other = scrambled(game, Seat(0), chance.shuffle)
    reviews = [review([decided(each, "M y1")], seed=2) for each in (game, other)]
    assert reviews[0] == reviews[1]
    assert isinstance(reviews[0].findings[0], BetterMove)
