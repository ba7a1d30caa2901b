"""E1–E4: the end of the game."""

import pytest

from engine.judge.errors import CoreReason, IllegalAction
from engine.position.pieces import Seat
from engine.position.state import Game, Phase
from engine.text.piece_notation import parse_tile
from engine.text.wire import position_from_json, position_to_json
from engine.transitions.events import GameEnded, LastTilesGiven, RoundScored
from engine.views.view import view_for
from tests.engine.tables import SEED, after, done, offered, table


def last_turn(*hands: str, bag: str = "-", **more: object) -> Game:
    """Seat 1 can buy P2 on square 1 with its y2; the bag holds too little to refill the market."""
    return table(hands, market="P2 T11a T11b T11c", bag=bag, display="y1 y1 y1 b1", **more)  # type: ignore[arg-type]


def test_e1_an_empty_bag_with_a_full_market_does_not_end_the_game() -> None:
    game = last_turn("y2", "", "", bag="C10")
    on = after(game, "B P2=y2", "R P2", "E")
    assert on.bag == ()
    assert on.phase is Phase.TURN
    assert after(on, "M b1", "E").phase is Phase.TURN


def test_e1_what_is_left_in_the_bag_is_still_laid_out_in_order() -> None:
    game = table(("y2 g3", "b1", ""), market="P2 S3 T11b T11c", bag="C10", display="y1 y1 y1 b1")
    ended, events = done(game, "B P2=y2", "B S3=g3", "R P2", "R S3", "E")
    assert ended.bag == ()
    (given,) = [event for event in events if isinstance(event, LastTilesGiven)]
    assert [str(last.tile) for last in given.tiles] == ["C10", "T11b", "T11c"]


def test_e3_tiles_go_to_most_money_of_the_currency_whatever_the_price() -> None:
    game = last_turn("y2 g4", "g5 b1", "b2 o9")
    ended, events = done(game, "B P2=y2", "R P2", "E")
    (given,) = [event for event in events if isinstance(event, LastTilesGiven)]
    assert [(str(last.tile), last.holdings, last.winner) for last in given.tiles] == [
        ("T11a", (4, 5, 0), 1),
        ("T11b", (0, 1, 2), 2),
        ("T11c", (0, 0, 9), 2),
    ]
    assert ended.phase is Phase.LAST_TILES
    assert ended.to_act == (1, 2)
    assert [player.aside for player in ended.players] == [
        (),
        (parse_tile("T11a"),),
        (parse_tile("T11b"), parse_tile("T11c")),
    ]
    assert ended.players[2].hand == game.players[2].hand, "money is not spent"


def test_e3_a_tie_leaves_the_tile_and_so_does_a_currency_nobody_holds() -> None:
    game = last_turn("y2 g5", "g5", "o1")
    ended, events = done(game, "B P2=y2", "R P2", "E")
    (given,) = [event for event in events if isinstance(event, LastTilesGiven)]
    assert [last.winner for last in given.tiles] == [None, None, 2]
    assert [str(tile) for tile in ended.market] == ["None", "T11a", "T11b", "None"]


def test_e3_without_winners_the_game_is_over_at_once() -> None:
    game = last_turn("y2", "", "")
    ended, events = done(game, "B P2=y2", "R P2", "E")
    assert ended.phase is Phase.OVER
    assert isinstance(events[-1], GameEnded)
    assert offered(ended, 1) == set()


def test_e3_an_empty_market_leaves_nothing_to_give() -> None:
    game = table(("y2 g3 b4 o5", "", ""), market="P2 S3 P4 S5", bag="-", display="y1 y1 y1 b1")
    ended, events = done(
        game, "B P2=y2", "B S3=g3", "B P4=b4", "B S5=o5", "R P2", "R S3", "R P4", "R S5", "E"
    )
    assert LastTilesGiven(()) in events
    assert ended.phase is Phase.OVER


def test_e3_winners_place_at_the_same_time_in_any_order() -> None:
    game = after(last_turn("y2", "g5 b5", "o5"), "B P2=y2", "R P2", "E")
    assert game.to_act == (1, 2)
    one = after(game, "2 P T11a@+1,0", "2 P T11b@-1,0", "2 E", "3 R T11c", "3 E")
    other = after(game, "3 R T11c", "2 P T11b@-1,0", "3 E", "2 P T11a@+1,0", "2 E")
    assert one.phase is Phase.OVER
    assert one == other


def test_e3_undo_takes_back_only_the_own_placing() -> None:
    game = after(last_turn("y2", "g5 b5", "o5"), "B P2=y2", "R P2", "E")
    mixed = after(game, "2 P T11a@+1,0", "3 R T11c", "2 P T11b@-1,0")
    assert after(mixed, "2 U") == after(game, "2 P T11a@+1,0", "3 R T11c")
    assert after(mixed, "2 UU") == after(game, "3 R T11c")
    assert after(mixed, "3 U") == after(game, "2 P T11a@+1,0", "2 P T11b@-1,0")
    confirmed = after(mixed, "3 E")
    assert after(confirmed, "2 UU").to_act == (1,)
    with pytest.raises(IllegalAction) as refused:
        after(confirmed, "3 U")
    assert refused.value.reason is CoreReason.ALREADY_CONFIRMED
    assert position_from_json(position_to_json(confirmed)) == confirmed


def test_e3_no_redesign_and_no_money_any_more() -> None:
    game = last_turn("y2", "g5", "", palaces=("", "F T12"), reserves=("", "C10"))
    last = after(game, "B P2=y2", "R P2", "E")
    assert {action[0] for action in offered(last, 2)} == {"P", "R"}


def test_e2_a_scoring_card_in_the_last_refill_is_scored_before_the_last_tiles() -> None:
    game = table(
        ("y2", "g5", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1", deck="*2 o1", rounds=1
    )
    _, events = done(game, "B P2=y2", "M b1", "R P2", "E", "2 R T11a", "2 E", "1 R T11b", "1 E")
    order = [event for event in events if isinstance(event, RoundScored | LastTilesGiven | GameEnded)]
    assert [type(event).__name__ for event in order] == [
        "RoundScored",
        "LastTilesGiven",
        "RoundScored",
        "GameEnded",
    ]
    assert [event.round for event in order if isinstance(event, RoundScored)] == [2, 3]


def test_e2_a_scoring_card_never_drawn_is_not_scored() -> None:
    game = last_turn("y2", "", "", rounds=0)
    ended, events = done(game, "B P2=y2", "R P2", "E")
    assert [event.round for event in events if isinstance(event, RoundScored)] == [3]
    assert ended.rounds_scored == 3


def test_e4_most_points_wins() -> None:
    game = last_turn("y2", "", "")
    ended = after(game, "B P2=y2", "P P2@0,-1", "E")
    assert ended.scores[0] == 16 + 3


def test_e4_a_tie_is_a_shared_win() -> None:
    game = table(
        ("y2", "", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1", palaces=("", "P8 F")
    )
    _, events = done(game, "B P2=y2", "R P2", "E")
    end = events[-1]
    assert isinstance(end, GameEnded)
    assert end.winners == (1,)
    game = last_turn("y2", "", "")
    _, events = done(game, "B P2=y2", "R P2", "E")
    end = events[-1]
    assert isinstance(end, GameEnded)
    assert end.winners == (0, 1, 2)


def test_the_seed_shows_when_the_game_is_over_and_not_before() -> None:
    game = last_turn("y2", "", "")
    assert view_for(game, Seat(0)).seed is None
    assert view_for(after(game, "B P2=y2", "R P2", "E"), None).seed == SEED
