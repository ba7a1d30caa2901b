"""A game looked at again: what could have been better is found, what was good is left alone."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from ai import Level, Why
from ai.levels import CHARACTERS, mind_of
from ai.mind import Mind
from ai.review import (
    DOUBTFUL,
    MOST,
    NOTABLE,
    BetterMove,
    Decision,
    concluded,
    doubt,
    glance,
    overpayment,
    review,
    wall_given_away,
    weighed,
)
from ai.thought import Thought
from ai.weights import MASON
from bot.decisions import decisions
from engine import (
    Action,
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
    UndoStep,
    View,
    legal_actions,
    parse_action,
    play,
    print_action,
    start,
    view_for,
)
from engine.history import action_of, standing
from tests.engine.players import at_random, hasty, venturesome, whole_game
from tests.engine.tables import after, done, table
from tests.engine.test_view import scrambled


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
    assert (print_action(found.better), found.lost, found.exact) == ("B T11b=g4 g7", 1, True)


def test_paying_less_too_much_is_found_where_nothing_is_exact() -> None:
    game = table(("g8 g4 g9", "", ""), market="P8 T11b S9 A10", display="y1")
    found = overpayment(decided(game, "B T11b=g4 g9"))
    assert found is not None
    assert (print_action(found.better), found.lost, found.exact) == ("B T11b=g4 g8", 1, False)


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


def test_a_one_taken_instead_of_a_nine_is_found_and_the_nine_explained() -> None:
    found = doubt(decided(small_change(), "M y1"))
    assert found is not None
    move = weighed(found, seed=1)
    assert move is not None
    assert print_action(move.better) in ("M o9", "B T11b=g4 g7")
    assert move.points >= NOTABLE
    assert move.reasons
    assert not move.gave_up_action


def test_what_the_strong_player_would_do_is_not_doubted() -> None:
    game = rich()
    view, legal = view_for(game, Seat(0)), legal_actions(game, Seat(0))
    best = Mind(Thought(view, MASON)).judged(legal)[0].action
    assert doubt(Decision(view, legal, best)) is None


def test_an_action_given_up_is_found() -> None:
    found = doubt(decided(after(small_change(), "B T11b=g4 g7"), "P T11b@-1,0"))
    assert found is not None
    move = weighed(found, seed=1)
    assert move is not None
    assert (print_action(move.better), move.gave_up_action) == ("M o9", True)
    assert Why.PAYS_NEXT_EXACTLY in {reason.why for reason in move.reasons}


def test_what_is_done_later_in_the_turn_is_not_missed() -> None:
    game = table(("g7 g4 y8", "", ""), market="P8 T11b S9 A10", palaces=("F T12",), display="y1 b9")
    first = doubt(decided(game, "B P8=y8"))
    both = doubt(decided(game, "B P8=y8", "B T11b=g4 g7"))
    missed = set() if first is None else {print_action(each.action) for each in first.candidates}
    assert "B T11b=g4 g7" in missed
    assert both is None or "B T11b=g4 g7" not in {print_action(each.action) for each in both.candidates}


def test_a_turn_without_a_choice_is_no_decision() -> None:
    game = table(("", "", ""), market="P8 T11b S9 A10", display="y1 b1")
    game = after(game, "M b1")
    assert set(legal_actions(game, Seat(0))) >= {EndTurn(), UndoStep()}
    assert glance([decided(game, "E")]).turns == frozenset()


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


def test_a_review_of_a_whole_game_is_short_and_the_same_every_time() -> None:
    _, events = whole_game(3, 2)
    met = decisions(events, Seat(1))[:6]
    found = review(met, seed=3)
    assert found == review(met, seed=3)
    assert 0 <= found.good < found.turns
    assert found.findings == (*found.moves, *found.overpaid, *found.walls) != ()
    assert all(move.points >= NOTABLE for move in found.moves)


def test_of_many_findings_the_weightiest_are_told() -> None:
    _, events = whole_game(3, 2)
    seen = glance(decisions(events, Seat(1)))
    assert len(seen.doubts) == DOUBTFUL
    bold = [BetterMove(one.decision, one.candidates[0].action, one.points, ()) for one in seen.doubts]
    found = concluded(seen, [None, *reversed(bold)])
    assert len(found.moves) == MOST
    assert found.moves[0] == bold[0]


def test_one_turn_and_one_missed_chance_are_told_once() -> None:
    game = small_change()
    bought = decided(after(game, "B T11b=g4 g7"), "P T11b@-1,0")
    seen = glance([decided(game, "M y1"), bought])
    assert len(seen.doubts) == len({each.decision.view.turn for each in seen.doubts}) == 1
    move = weighed(seen.doubts[0], seed=1)
    assert move is not None
    later = replace(move, points=move.points + 1)
    assert concluded(seen, [move, later]).moves == (later,)


def test_all_findings_are_counted_and_few_told() -> None:
    _, events = whole_game(3, 2)
    seen = glance(decisions(events, Seat(1)))
    found = concluded(seen, [])
    assert max(map(len, (found.overpaid, found.walls))) <= MOST


def test_modules_are_judged_too() -> None:
    _, events = whole_game(3, 2, venturesome, ("building_sites", "certificates", "falconers", "portals"))
    seen = glance(decisions(events, Seat(1)))
    met = {type(one.decision.chosen) for one in seen.doubts}
    assert met & {BuyFalcon, BuySite, BuyWithPortal, Complete}
    assert not any(isinstance(action, Store) for one in seen.overpaid for action in one.decision.later)


def best_at_first_sight(view: View, legal: tuple[Action, ...]) -> Action:
    """What the strong player would do without looking ahead."""
    return mind_of(CHARACTERS[Level.VIZIER], view).judged(legal)[0].action


def test_a_game_played_well_has_more_good_turns_than_one_played_at_random() -> None:
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
    assert not well.doubts
    assert badly.doubts


def test_what_was_hidden_changes_nothing_in_a_review() -> None:
    chance = random.Random(4)
    game = small_change()
    other = scrambled(game, Seat(0), chance.shuffle)
    reviews = [review([decided(each, "M y1")], seed=2) for each in (game, other)]
    assert reviews[0] == reviews[1]
    assert isinstance(reviews[0].findings[0], BetterMove)
