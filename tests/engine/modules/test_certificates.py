"""Exchange certificates, rule by rule (X1–X4)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.judge.errors import AlhambraError, BrokenRecord
from engine.judge.payments import sums_within
from engine.modules.certificates import CHIPS, Certificates, Stored
from engine.play import fold_on, start
from engine.position.options import Options
from engine.position.pieces import Credit, Currency, Seat
from engine.position.rng import Seed
from engine.position.state import Game
from engine.text.piece_notation import parse_credit
from engine.text.position import parse_position, print_position
from engine.text.wire import event_from_json, event_to_json
from engine.transitions.events import LastTilesGiven, TileBought
from engine.views.history import ledger
from engine.views.view import redact, view_for
from tests.engine.players import whole_game
from tests.engine.tables import after, done, offered, table


def market(hand: str, *, word: str = "") -> Game:
    return table((hand, "", ""), market="A4 S3 T12 A6a", display="y1 y1 b1 b1", certificates=word)


def board(game: Game, seat: int = 1) -> str:
    return str(game.slice(Certificates).boards[seat - 1])


def buys(game: Game, tile: str) -> set[str]:
    return {text.partition("=")[2] for text in offered(game) if text.startswith(f"B {tile}=")}


@pytest.mark.parametrize(("players", "chips"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_x1_chips_by_the_number_of_players(players: int, chips: int) -> None:
    game = start(Options(players, ("certificates",)), Seed("0" * 32)).game
    kept = game.slice(Certificates)
    assert kept == Certificates((chips,) * 4, (None,) * players)
    assert CHIPS[players] * len(Currency) > players, "whoever has room for a chip finds one"


def test_x2_the_rulebooks_example() -> None:
    """Ani pays 9 florins for arcades at 4 and stores 5 dinars."""
    game = after(market("y9"), "B A4=y9")
    assert {text for text in offered(game) if text.startswith("S")} == {"S y", "S g", "S b", "S o"}
    game = after(game, "S b", "R A4", "E")
    assert board(game) == "~b5"
    assert game.slice(Certificates).chips == (2, 2, 1, 2)


def test_x3_the_rulebooks_example_goes_on() -> None:
    """She buys the tower at 12 with 8 dinars and the stored 5, and stores the 1 that is over."""
    game = market("b8", word="2,2,1,2/~b5,-,-")
    assert buys(game, "T12") == {"b8 ~b5"}
    game, events = done(game, "B T12=b8 ~b5")
    (bought,) = events
    assert isinstance(bought, TileBought)
    assert not bought.paid_exactly
    assert board(game) == "None"
    assert game.slice(Certificates).chips == (2, 2, 2, 2)
    for currency in "ygbo":
        assert board(after(game, f"S {currency}")) == f"~{currency}1"


def test_x2_storing_is_optional() -> None:
    game = after(market("y9"), "B A4=y9", "R A4")
    assert {"E", "S b"} <= offered(game)
    assert board(after(game, "E")) == "None"


@pytest.mark.parametrize(("hand", "amount"), [("y5", 1), ("y4 y6", 6), ("y4 y7", 7), ("y9 y9", 14)])
def test_x2_one_to_six_and_not_seven_can_be_stored(hand: str, amount: int) -> None:
    game = after(market(hand), f"B A4={hand}")
    assert bool([text for text in offered(game) if text.startswith("S")]) is (amount <= 6)


def test_x2_nothing_is_stored_when_paying_exactly() -> None:
    assert not [text for text in offered(after(market("y4"), "B A4=y4")) if text.startswith("S")]


def test_x2_one_chip_to_a_board() -> None:
    game = after(market("y9", word="2,1,2,2/~g3,-,-"), "B A4=y9")
    assert not [text for text in offered(game) if text.startswith("S")]


def test_x2_only_available_chips_can_be_taken() -> None:
    game = table(("y9", ""), market="A4 S3 T12 A6a", certificates="1,0,1,1/-,~g2")
    assert {text for text in offered(after(game, "B A4=y9")) if text.startswith("S")} == {"S y", "S b", "S o"}


def test_x2_overpaying_on_purpose_is_offered_where_it_can_be_stored() -> None:
    game = market("y1 y4 y5")
    # 4 exactly; 5 and 1+4 over by 1; 4+5 and 1+5, 1+4+5 over by 2 to 6.
    assert buys(game, "A4") == {"y4", "y5", "y1 y4", "y1 y5", "y4 y5", "y1 y4 y5"}
    assert buys(table(("y1 y4 y5", "", ""), market="A4 S3 T12 A6a"), "A4") == {"y4", "y5"}


def test_x2_it_is_not_offered_where_nothing_can_be_stored() -> None:
    assert buys(market("y1 y4 y5", word="2,1,2,2/~g3,-,-"), "A4") == {"y4", "y5"}
    assert buys(market("y4 y9"), "A4") == {"y4", "y9"}, "4 and 9 are 9 too much"


def test_x3_a_certificate_may_reach_the_price_exactly() -> None:
    game = market("b8", word="2,2,1,2/~b4,-,-")
    game, events = done(game, "B T12=~b4 b8")
    (bought,) = events
    assert isinstance(bought, TileBought)
    assert bought.paid_exactly
    assert game.may_act
    assert [str(piece) for piece in bought.cards] == ["b8", "~b4"]
    assert [str(card) for card in game.discard] == ["b8"]


def test_x3_it_may_pay_alone() -> None:
    game = market("", word="1,2,2,2/~y5,-,-")
    assert buys(game, "A4") == {"~y5"}
    assert board(after(game, "B A4=~y5", "S o")) == "~o1"


def test_x3_only_in_its_currency_and_as_a_whole() -> None:
    game = market("y4 g3", word="1,2,2,2/~y5,-,-")
    assert buys(game, "A4") == {"y4", "~y5", "y4 ~y5"}  # the last overpays by 5, which can be stored again
    assert buys(game, "S3") == {"g3"}


def test_x3_a_card_to_spare_is_offered_with_it_only_to_store_again() -> None:
    game = market("y1 y9", word="1,2,2,2/~y5,-,-")
    # y9 alone; ~y5 alone; with it the 1 makes 6, over by 2; the 9 makes 14, over by 10.
    assert buys(game, "A4") == {"y9", "~y5", "y1 ~y5"}


def test_u1_storing_and_spending_can_be_taken_back() -> None:
    game = market("b8", word="2,2,1,2/~b5,-,-")
    bought = after(game, "B T12=b8 ~b5")
    assert after(bought, "S y", "U") == bought
    assert after(bought, "S y", "UU") == game
    assert board(after(bought, "U")) == "~b5"


def test_x4_a_certificate_does_not_count_for_the_last_tiles() -> None:
    game = table(
        ("y2", "g1", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        certificates="2,1,2,2/-,-,~g6",
    )
    events = done(game, "B P2=y2", "R P2", "E").events
    given = next(event for event in events if isinstance(event, LastTilesGiven))
    assert (given.tiles[0].holdings, given.tiles[0].winner) == ((0, 1, 0), 1)


def test_boards_are_open() -> None:
    game = market("b8", word="2,2,1,2/~b5,-,-")
    for seat in (Seat(0), Seat(1), None):
        assert view_for(game, seat).slices == game.slices
    stored = Stored(Seat(0), Credit(Currency.DINAR, 5))
    assert redact(stored, None) == stored


def test_money_that_is_no_card_has_a_text_and_a_stored_form() -> None:
    (bought,) = done(market("b8", word="2,2,1,2/~b5,-,-"), "B T12=b8 ~b5").events
    assert event_to_json(bought)["cards"] == ["b8", "~b5"]
    assert event_from_json(event_to_json(bought)) == bought
    assert parse_credit("~b5") == Credit(Currency.DINAR, 5)


def test_the_ledger_knows_cards_from_certificates() -> None:
    for number in range(40):
        game, events = whole_game(3, number, modules=("certificates",))
        spent = [
            e for e in events if isinstance(e, TileBought) and any(isinstance(m, Credit) for m in e.cards)
        ]
        if spent:
            assert ledger(events).hands == tuple(player.hand for player in game.players)
            return
    pytest.fail("nobody spent one")


def test_a_position_tells_of_the_boards() -> None:
    game = market("b8", word="2,2,1,2/~b5,-,-")
    assert " certificates=2,2,1,2/~b5,-,-" in print_position(game)
    later = after(game, "B T12=b8 ~b5", "S y")
    assert print_position(later).endswith(" : 1 B T12=b8 ~b5 ; 1 S y")
    assert parse_position(print_position(later)) == later


@pytest.mark.parametrize(
    "word",
    [
        "2,2,2,2/~b5,-,-",
        "2,2,1,2/-,-,-",
        "2,2,1,2/~b7,-,-",
        "2,2,1,2/~b5,-",
        "2,2,1/~b5,-,-",
        "2,2,1,2/b5,-,-",
        "2,2,1,2",
        "",
    ],
)
def test_chips_that_cannot_lie_like_this_are_refused(word: str) -> None:
    line = print_position(market("b8", word="2,2,1,2/~b5,-,-"))
    with pytest.raises(AlhambraError):
        parse_position(line.replace("certificates=2,2,1,2/~b5,-,-", f"certificates={word}"))


def test_events_that_cannot_be_do_not_fold() -> None:
    game = market("b8 b9", word="2,2,1,2/~b5,-,-")
    (bought,) = done(game, "B T12=b8 ~b5").events
    for base, event in (
        (game, Stored(Seat(0), Credit(Currency.DINAR, 1))),
        (after(game, "B T12=b8 b9"), Stored(Seat(0), Credit(Currency.DINAR, 1))),
        (market("b8", word="2,2,1,2/~b4,-,-".replace("~b4", "~b6")), bought),
    ):
        with pytest.raises(BrokenRecord):
            fold_on(base, [event])


@given(st.lists(st.integers(1, 9), max_size=9).map(sorted).map(tuple), st.integers(-3, 20), st.integers(0, 9))
def test_choices_within_bounds_are_all_and_different(values: tuple[int, ...], low: int, room: int) -> None:
    high = low + room
    every = {some for size in range(len(values) + 1) for some in combinations(values, size)}
    plain = {some for some in every if low <= sum(some) <= high}
    found = sums_within(values, low, high)
    assert set(found) == plain
    assert len(found) == len(plain)
