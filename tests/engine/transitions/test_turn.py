"""T1–T7 and U1: a turn and its end."""

import pytest

from engine.judge.errors import CoreReason, IllegalAction
from engine.play import fold_on
from engine.position.pieces import Seat, Square
from engine.text.piece_notation import parse_card, parse_list, parse_tile
from engine.transitions.events import (
    DeckReshuffled,
    DisplayRefilled,
    MarketRefilled,
    RoundScored,
    StepUndone,
    TileBought,
    TurnBegun,
    TurnEnded,
)
from tests.engine.tables import after, done, offered, table


def test_t1_taken_cards_go_to_the_hand_and_end_the_action() -> None:
    game = table(("y5", "b5", "o5"), display="y2 b3 g7 o9")
    took = after(game, "M y2 b3")
    assert took.players[0].hand == parse_list("y2 y5 b3", parse_card)
    assert took.display == parse_list("g7 o9", parse_card)
    assert offered(took) == {"E", "U", "UU"}


def test_t2_overpaying_ends_the_action_and_gives_no_change() -> None:
    # The rulebook's example: a garden for 10, paid with 11.
    game = table(("b5 b6", "", ""), market="T13 T12 G10a S5", display="y2")
    bought, events = done(game, "B G10a=b5 b6")
    assert bought.players[0].hand == ()
    assert bought.discard == parse_list("b5 b6", parse_card)
    assert not bought.may_act
    assert events[0] == TileBought(Seat(0), parse_tile("G10a"), Square.THREE, bought.discard, False)
    assert "M y2" not in offered(bought)


def test_t2_an_exact_payment_gives_another_action() -> None:
    game = table(("b4 b6", "", ""), market="T13 T12 G10a S5", display="y2")
    bought = after(game, "B G10a=b4 b6")
    assert bought.may_act
    assert "M y2" in offered(bought)


def test_t2_a_payment_with_a_card_to_spare_is_accepted_though_not_offered() -> None:
    game = table(("b2 b4 b6", "", ""), market="T13 T12 G10a S5")
    assert "B G10a=b2 b4 b6" not in offered(game)
    bought = after(game, "B G10a=b2 b4 b6")
    assert not bought.may_act


def test_t2_a_turn_has_at_most_four_exact_buys_and_one_more_action() -> None:
    game = table(("y2 g3 b4 o5", "", ""), market="P2 S3 P4 S5", display="y1 y9")
    bought = after(game, "B P2=y2", "B S3=g3", "B P4=b4", "B S5=o5")
    assert bought.market == (None, None, None, None)
    assert {action[0] for action in offered(bought)} == {"M", "P", "R", "U"}
    assert {action[0] for action in offered(after(bought, "M y9"))} == {"P", "R", "U"}


def test_t2_the_market_is_not_refilled_during_a_turn() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1", bag="T12 T13")
    bought = after(game, "B P2=y2", "M y1", "P P2@0,-1")
    assert bought.market[0] is None
    assert after(bought, "E").market[0] == parse_tile("T12")


def test_t3_a_redesign_is_the_whole_action() -> None:
    game = table(("", "", ""), display="y1", palaces=("F T12",), reserves=("C10",))
    assert {"X C10@+2,0", "X T12", "X C10<>T12"} <= offered(game)
    for redesign in ("X C10@+2,0", "X T12", "X C10<>T12"):
        assert offered(after(game, redesign)) == {"E", "U", "UU"}


def test_t3_a_swap_puts_the_tile_in_exactly_the_same_place() -> None:
    game = table(("", "", ""), palaces=("F T12",), reserves=("C10",))
    swapped = after(game, "X C10<>T12")
    cell = game.players[0].palace.cell_of(parse_tile("T12"))
    assert swapped.players[0].palace.cell_of(parse_tile("C10")) == cell
    assert swapped.players[0].reserve == (parse_tile("T12"),)


def test_t4_nobody_passes_at_the_start_of_a_turn() -> None:
    game = table(("", "", ""), display="y1")
    with pytest.raises(IllegalAction) as refused:
        after(game, "E")
    assert refused.value.reason is CoreReason.MUST_ACT


def test_t4_passing_is_allowed_when_nothing_at_all_is_possible() -> None:
    # The others hold all the money: no card to take, none to pay with, and nothing built.
    game = table(("", "", ""), deck="-", rounds=2, hoarder=2)
    assert offered(game) == {"E"}
    assert after(game, "E").to_act == (1,)


def test_t4_a_redesign_is_still_possible_without_any_money() -> None:
    game = table(("", "", ""), deck="-", rounds=2, hoarder=2, palaces=("F T12",))
    assert offered(game) == {"X T12"}


def test_t4_after_an_exact_payment_the_turn_may_end() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1")
    assert after(game, "B P2=y2", "R P2", "E").to_act == (1,)


def test_t5_bought_tiles_lie_aside_and_take_no_part_in_the_redesign() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", palaces=("F T12",), reserves=("C10",))
    bought = after(game, "B P2=y2")
    assert bought.players[0].aside == (parse_tile("P2"),)
    assert not any(action.startswith("X P2") for action in offered(bought))
    redesigned = after(bought, "X C10@0,+1")
    assert "P P2@0,-1" in offered(redesigned)


def test_t5_bought_tiles_are_placed_in_any_order() -> None:
    game = table(("y2 g3", "", ""), market="P2 S3 T11b T11c")
    bought = after(game, "B P2=y2", "B S3=g3")
    one = after(bought, "P P2@0,-1", "P S3@0,+1", "E")
    other = after(bought, "P S3@0,+1", "P P2@0,-1", "E")
    assert one.players[0] == other.players[0]


def test_t5_a_tile_may_hang_on_one_placed_just_before() -> None:
    game = table(("y8 g9", "", ""), market="P8 S9 T11b T11c")
    bought = after(game, "B P8=y8", "B S9=g9")
    assert "P S9@+2,0" not in offered(bought)
    assert "P S9@+2,0" in offered(after(bought, "P P8@+1,0"))


def test_t5_the_turn_cannot_end_while_tiles_lie_aside() -> None:
    game = table(("y9", "", ""), market="P2 T11a T11b T11c")
    bought = after(game, "B P2=y9")
    assert "E" not in offered(bought)
    with pytest.raises(IllegalAction) as refused:
        after(bought, "E")
    assert refused.value.refusal.tile == parse_tile("P2")


def test_t6_first_the_display_then_the_market_in_ascending_order() -> None:
    # The rulebook's example: squares 2 and 4 are empty; the first tile goes on 2, the second on 4.
    game = table(
        ("g3 o5", "", ""), market="T13 S3 T11b S5", display="y1 y1 y2 y3", bag="C10 C11 A9", deck="b9 b8 b7"
    )
    _, events = done(game, "B S3=g3", "B S5=o5", "M y1 y1", "R S3", "R S5", "E")
    assert events[-4:] == (
        TurnEnded(Seat(0)),
        DisplayRefilled(parse_list("b9 b8", parse_card)),
        MarketRefilled(((Square.TWO, parse_tile("C10")), (Square.FOUR, parse_tile("C11")))),
        TurnBegun(Seat(1), 2),
    )


def test_turns_go_round_the_table() -> None:
    game = table(("", "", "", ""), display="y1 y2 y3 y4", deck="b1 b2 b3 b4 b5 b6 b7", seat=3)
    order = []
    for _ in range(6):
        order.append(game.to_act[0] + 1)
        game = after(game, f"M {game.display[0]}", "E")
    assert order == [3, 4, 1, 2, 3, 4]
    assert game.turn == 7


def test_t7_the_discards_become_the_deck() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4", deck="b1", rounds=2)
    ended, events = done(game, "M y1 y2", "E")
    (reshuffled,) = [event for event in events if isinstance(event, DeckReshuffled)]
    assert sorted(reshuffled.deck) == sorted(game.discard)
    assert ended.discard == ()
    assert ended.display == (*parse_list("y3 y4 b1", parse_card), reshuffled.deck[0])
    assert ended.rng.used == 1


def test_t7_with_deck_and_discards_empty_the_display_stays_short() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4", deck="b1", rounds=2, hoarder=3)
    ended = after(game, "M y1 y2", "E")
    assert ended.display == parse_list("y3 y4 b1", parse_card)
    assert after(ended, "M y3", "E").display == parse_list("y4 b1", parse_card)


def test_c1_a_scoring_card_is_set_aside_and_the_refill_goes_on() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4", deck="*1 b1 *2 b2")
    ended, events = done(game, "M y1", "E")
    assert [type(event) for event in events[1:]] == [TurnEnded, DisplayRefilled, RoundScored, TurnBegun]
    assert ended.display == parse_list("y2 y3 y4 b1", parse_card)
    assert ended.rounds_scored == 1


def test_c1_two_scoring_cards_in_one_refill_are_scored_in_order() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4", deck="*1 *2 b1")
    _, events = done(game, "M y1", "E")
    assert [event.round for event in events if isinstance(event, RoundScored)] == [1, 2]


def test_c1_a_scoring_card_may_be_the_last_of_the_deck() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4", deck="*2", rounds=1)
    ended, events = done(game, "M y1", "E")
    assert [event.round for event in events if isinstance(event, RoundScored)] == [2]
    assert len(ended.display) == 4


# Undo


def test_u1_steps_are_taken_back_one_by_one() -> None:
    game = table(("y2 g3", "", ""), market="P2 S3 T11b T11c", display="y1")
    one = after(game, "B P2=y2")
    two = after(one, "M y1")
    three = after(two, "P P2@0,-1")
    assert after(three, "U") == two
    assert after(three, "U", "U") == one
    assert after(three, "U", "U", "U") == game
    assert after(three, "UU") == game
    assert "U" not in offered(after(three, "UU"))


def test_u1_nothing_is_taken_back_after_the_turn_is_confirmed() -> None:
    game = after(table(("", "", ""), display="y1 y2 y3 y4"), "M y1", "E")
    for undo in ("U", "UU"):
        with pytest.raises(IllegalAction) as refused:
            after(game, undo)
        assert refused.value.reason is CoreReason.NOTHING_TO_UNDO


def test_u1_undoing_is_an_event_and_deletes_nothing() -> None:
    game = table(("", "", ""), display="y1 y2 y3 y4")
    end, events = done(game, "M y1", "U", "M y2", "E")
    assert events[1] == StepUndone(Seat(0))
    assert fold_on(game, events) == end
