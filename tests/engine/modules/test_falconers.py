"""Falconers, rule by rule (F1–F5)."""

import json

import pytest

from engine.board.geometry import cell_at
from engine.judge.errors import IllegalAction
from engine.judge.offers import legal_actions
from engine.modules.falcon_pieces import FALCONS, Falcon, Feather, cells_around, crossings
from engine.modules.falconers import BuyFalcon, Falcons, Perched, falcons_leaving, perches
from engine.play import fold_on
from engine.position.pieces import Kind, Seat
from engine.position.state import Game, with_slice
from engine.text.piece_notation import parse_corner, print_corner
from engine.transitions.scoring import if_scored_now, score_round
from engine.views.view import redact, view_for
from tests.conftest import SHARED
from tests.engine.tables import after, done, drawn, offered, table

SQUARE = """
    T12 G11 C10
    T11a F  C11
    .   A9  A10
"""
"""Crossings: 0,0 (two towers, a garden), +1,0 (garden, chambers), +1,+1 (chambers, arcades)."""


def falconry(perched: str = "", hand: str = "y1 y1 b7") -> Game:
    return table(
        (hand, "", ""),
        market="P2 G10b S5 A4",
        display="y1 g2",
        palaces=(SQUARE, "P8 S9\nG10a F"),
        reserves=("T13",),
        falconers=perched,
    )


def falcons(game: Game) -> set[str]:
    return {f"{p.seat + 1}:{p.falcon}@{print_corner(p.corner)}" for p in game.slice(Falcons).perched}


def test_f1_there_are_15_falcons_five_of_each_colour_and_every_pair_once() -> None:
    assert len(set(FALCONS)) == 15
    assert [sum(falcon.feather is feather for falcon in FALCONS) for feather in Feather] == [5, 5, 5]
    assert len({falcon.kinds for falcon in FALCONS}) == 15
    assert all(falcon.kinds[0] < falcon.kinds[1] for falcon in FALCONS)
    assert [Falcon.parse(str(falcon)) for falcon in FALCONS] == list(FALCONS)


@pytest.mark.skipif(not SHARED.exists(), reason="the reference material is not at hand")
def test_f1_the_pairs_are_those_of_the_reference() -> None:
    pairs = json.loads((SHARED / "data" / "falcons.json").read_text(encoding="utf-8"))
    told = {
        (Feather[colour.upper()], frozenset(Kind[kind.upper()] for kind in pair))
        for colour, listed in pairs.items()
        for pair in listed
    }
    assert {(falcon.feather, frozenset(falcon.kinds)) for falcon in FALCONS} == told


def test_f3_crossings_are_where_four_tiles_meet_the_fountain_being_as_good_as_one() -> None:
    assert [print_corner(corner) for corner in crossings(drawn(SQUARE))] == ["0,0", "+1,0", "+1,+1"]
    assert crossings(drawn("F T12")) == ()
    assert cells_around(parse_corner("+1,0")) == (
        cell_at(0, -1),
        cell_at(1, -1),
        cell_at(0, 0),
        cell_at(1, 0),
    )


def test_f3_both_colours_must_be_there_and_walls_do_not_matter() -> None:
    # The rulebook's example: towers, gardens and chambers meet, so three pairs are possible. T13 and G10c are
    # walled to the east and the west, back to back.
    game = table(("y1", "", ""), palaces=("T13 G10c\nT12 C10\n. F",), falconers="")
    ((corner, fitting),) = perches(game, Seat(0))
    assert print_corner(corner) == "0,-1"
    assert {str(falcon) for falcon in fitting} == {"wGT", "kCT", "nCG"}


def test_f2_a_falcon_costs_one_card_of_any_currency_and_value() -> None:
    game, events = done(falconry(), "F wGT=b7@0,0", "E")
    assert falcons(game) == {"1:wGT@0,0"}
    assert [str(card) for card in game.players[0].hand] == ["y1", "y1"]
    assert [str(card) for card in game.discard] == ["b7"]
    assert Falcon.parse("wGT") not in game.slice(Falcons).supply
    assert fold_on(falconry(), events) == game


def test_f2_any_number_in_one_turn_as_long_as_each_can_be_placed() -> None:
    game = after(falconry(), "F wGT=y1@0,0", "F nCG=y1@+1,0", "F wAC=b7@+1,+1")
    assert len(falcons(game)) == 3
    assert game.players[0].hand == ()
    assert offered(game) == {"E", "U", "UU"}


def test_f2_falcons_are_offered_for_each_card_crossing_and_falcon() -> None:
    asked = {text for text in offered(falconry()) if text.startswith("F")}
    assert asked == {
        f"F {falcon}={card}@{corner}"
        for falcon, corner in (("wGT", "0,0"), ("nCG", "+1,0"), ("wAC", "+1,+1"))
        for card in ("y1", "b7")
    }


def test_f2_after_a_falcon_only_falcons_follow() -> None:
    game = after(falconry(), "F wGT=y1@0,0")
    assert {text[0] for text in offered(game)} == {"F", "E", "U"}


@pytest.mark.parametrize("first", ["M y1", "B P2=y2", "X T13@+2,0", "X A10"])
def test_f2_falcons_are_never_a_further_action(first: str) -> None:
    game = after(falconry(hand="y1 y2"), first)
    assert not [text for text in offered(game) if text.startswith("F")]
    with pytest.raises(IllegalAction):
        after(game, "F wGT=y1@0,0")


def test_u1_falcons_are_taken_back_one_by_one() -> None:
    game = after(falconry(), "F wGT=y1@0,0", "F nCG=y1@+1,0")
    assert after(game, "U") == after(falconry(), "F wGT=y1@0,0")
    assert after(game, "UU") == falconry()


def test_f3_one_falcon_to_a_crossing() -> None:
    game = falconry("1:wGT@0,0")
    assert not [text for text in offered(game) if text.endswith("@0,0") and text.startswith("F")]


def test_f4_a_falcon_flies_home_when_a_tile_of_its_crossing_is_taken_back() -> None:
    game = falconry("1:wAC@+1,+1;1:wGT@0,0;2:kPS@0,0")
    assert falcons(after(game, "X A10")) == {"1:wGT@0,0", "2:kPS@0,0"}
    assert falcons(after(game, "X C10")) == falcons(game)


def test_f4_a_swap_sends_it_home_too_even_if_its_colours_stay() -> None:
    game = table(("", "", ""), palaces=(SQUARE,), reserves=("T11b",), display="y1", falconers="1:wGT@0,0")
    # T11b has a wall to the north, which nothing touches there.
    assert falcons(after(game, "X T11b<>T12")) == set()


def test_f4_taking_the_redesign_back_brings_it_back() -> None:
    game = falconry("1:wAC@+1,+1")
    assert after(game, "X A10", "U") == game


def test_f4_what_would_fly_home_can_be_asked_beforehand_of_positions_and_views() -> None:
    game = falconry("1:wAC@+1,+1;1:wGT@0,0")
    for shown in (game, view_for(game, None)):
        assert [str(p.falcon) for p in falcons_leaving(shown, Seat(0), cell_at(1, 1))] == ["wAC"]
        assert falcons_leaving(shown, Seat(0), cell_at(1, -1)) == ()
        assert falcons_leaving(shown, Seat(1), cell_at(1, 1)) == ()


def test_f4_the_next_one_may_buy_it_again() -> None:
    game = falconry("1:wAC@+1,+1")
    assert Falcon.parse("wAC") in after(game, "X A10").slice(Falcons).supply


def test_f5_points_by_colour_at_every_scoring() -> None:
    game = falconry("1:wAC@+1,+1;1:wGT@0,0;2:kPS@0,0;1:nCG@+1,0")
    for scoring_round in (1, 2, 3):
        lines = [line for line in score_round(game, scoring_round) if line.source.startswith("falcons")]
        assert {(line.seat, line.source, line.points, line.count) for line in lines} == {
            (0, "falcons-white", 6, 2),
            (0, "falcons-brown", 2, 1),
            (1, "falcons-black", 2, 1),
        }
    assert if_scored_now(view_for(game, None)) == if_scored_now(game)


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_f5_the_table_of_points(number: int, points: int) -> None:
    """Counted on falcons that stand nowhere in particular."""
    perched = tuple(Perched(Seat(1), falcon, parse_corner("0,0")) for falcon in FALCONS[:number])
    lines = score_round(with_slice(falconry(), Falcons(perched)), 1)
    assert sum(line.points for line in lines if line.source == "falcons-white") == points


def test_f2_the_events_are_open_to_all() -> None:
    (bought,) = done(falconry(), "F wGT=b7@0,0").events
    assert redact(bought, None) == bought


def test_f1_falcons_are_plenty_but_not_endless() -> None:
    game = table(
        ("y1", "y1", ""),
        palaces=("T12 G11\nT11a F", "G8b G10a\nT10 F"),
        seat=2,
        falconers="1:wGT@0,0",
    )
    assert not any(isinstance(action, BuyFalcon) for action in legal_actions(game, Seat(1)))
    assert len(game.slice(Falcons).supply) == 14
