"""D1–D3: the imaginary third player."""

import pytest

from engine.judge.errors import CoreReason, IllegalAction
from engine.modules.dirk import DirkDrew, DirkReason, DirkTiles
from engine.position.pieces import Kind, Seat
from engine.position.state import Phase
from engine.text.piece_notation import parse_tile
from engine.transitions.events import GameEnded, MarketRefilled, RoundScored
from engine.transitions.score_lines import MAJORITY, WALL
from engine.transitions.scoring import score_round
from engine.views.view import view_for
from tests.engine.tables import after, done, offered, table


def test_d1_six_tiles_directly_after_round_1() -> None:
    game = table(
        ("y2", ""),
        market="P2 T11a T11b T11c",
        display="y1 y1 b3 b4",
        deck="*1 o1",
        bag="G11 C5 C6 C7a C7b C8 C9a",
    )
    ended, events = done(game, "B P2=y2", "M b3", "R P2", "E")
    kinds = [type(event) for event in events]
    assert kinds.index(MarketRefilled) < kinds.index(RoundScored) < kinds.index(DirkDrew)
    assert " ".join(map(str, ended.slice(DirkTiles).tiles)) == "C5 C6 C7a C7b C8 C9a"
    assert ended.bag == ()
    assert ended.phase is Phase.TURN, "an empty bag with four tiles on display: the game goes on"


def test_d1_a_third_of_the_bag_after_round_2_rounded_down_and_counted_after_the_refill() -> None:
    game = table(
        ("y2", ""),
        market="P2 T11a T11b T11c",
        display="y1 y1 b3 b4",
        deck="*2 o1",
        rounds=1,
        bag="G11 C5 C6 C7a C7b C8 C9a C9b C10",
    )
    ended = after(game, "B P2=y2", "M b3", "R P2", "E")
    assert " ".join(map(str, ended.slice(DirkTiles).tiles)) == "C5 C6"
    assert len(ended.bag) == 6


def test_d1_dirk_takes_what_there_is_when_the_bag_is_short() -> None:
    game = table(("", ""), market="P2 T11a T11b T11c", display="y1 y1 b3 b4", deck="*1 o1", bag="C5 C6")
    ended = after(game, "M b3", "E")
    assert len(ended.slice(DirkTiles).tiles) == 2
    assert ended.bag == ()


def test_d1_no_tiles_after_the_last_round() -> None:
    game = table(("y2", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 b3 b4", rounds=2, deck="-")
    _, events = done(game, "B P2=y2", "R P2", "E")
    assert not any(isinstance(event, DirkDrew) for event in events)


def test_d2_dirk_ranks_like_a_third_player_but_has_no_wall() -> None:
    game = table(("", ""), palaces=("F A4",), dirk="A9 A10 T7")
    found = {(line.seat, line.source): line.points for line in score_round(game, 2)}
    assert found == {
        (2, MAJORITY[Kind.ARCADES]): 10,
        (0, MAJORITY[Kind.ARCADES]): 3,
        (2, MAJORITY[Kind.TOWER]): 13,
        (0, WALL): 3,
    }


def test_d2_dirk_scores_but_cannot_win() -> None:
    game = table(("y2", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 b3 b4", dirk="T12 T13 G11")
    ended, events = done(game, "B P2=y2", "P P2@0,-1", "E")
    assert ended.scores == (19, 0, 41)
    end = events[-1]
    assert isinstance(end, GameEnded)
    assert end.winners == (0,)


def test_d3_a_tile_just_bought_may_be_given_to_dirk() -> None:
    game = table(("y2", ""), market="P2 T11a T11b T11c", display="y1")
    bought = after(game, "B P2=y2")
    assert "D P2" in offered(bought)
    given = after(bought, "D P2")
    assert given.slice(DirkTiles).tiles == (parse_tile("P2"),)
    assert given.players[0].aside == ()
    assert not given.may_act
    assert after(given, "U") == bought
    assert after(given, "UU") == game


def test_d3_only_a_tile_just_bought() -> None:
    game = table(("y2", ""), palaces=("F T12",), reserves=("C10",))
    for tile in ("T12", "C10", "P2"):
        with pytest.raises(IllegalAction) as refused:
            after(game, f"D {tile}")
        assert refused.value.reason is CoreReason.NOT_BOUGHT


def test_e3_the_last_tiles_are_not_for_dirk() -> None:
    game = table(("y2", "g5"), market="P2 T11a T11b T11c", bag="-", display="y1 y1 b3 b4")
    last = after(game, "B P2=y2", "R P2", "E")
    assert last.to_act == (1,)
    assert not any(action.startswith("D") for action in offered(last))
    with pytest.raises(IllegalAction) as refused:
        after(last, "D T11a")
    assert refused.value.reason is DirkReason.NOT_AT_THE_END


def test_dirk_has_no_seat_at_a_table_of_three() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c")
    with pytest.raises(IllegalAction) as refused:
        after(game, "B P2=y2", "D P2")
    assert refused.value.reason is CoreReason.NOT_IN_PLAY


def test_dirks_tiles_are_open_to_everybody() -> None:
    game = table(("", ""), dirk="A9 A10 T7")
    for seat in (None, Seat(0), Seat(1)):
        assert view_for(game, seat).slices == (DirkTiles(tuple(map(parse_tile, ("A9", "A10", "T7")))),)
