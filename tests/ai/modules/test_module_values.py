"""What computer players make of falcons, portals, building sites and certificates."""

from ai import Level, Why, advise, choose
from ai.advice.reasons import ReasonKind
from ai.evaluation.action_values import ActionValues
from ai.evaluation.position_values import PositionValues
from ai.evaluation.weights import MASON
from ai.modules.building_sites import SiteWhy
from ai.modules.certificates import CertificateWhy
from ai.modules.falconers.values import FalconWhy
from engine import Currency, Game, Kind, Seat, SitesSeen, legal_actions, print_action, view_for
from tests.engine.tables import after, table

MARKET = "P8 S9 A10 C11"
BLOCK = "T12 G11 G10a\nT11a F C10"
"""A palace with two crossings: towers and gardens meet at one, gardens and chambers at the other."""


def chosen(game: Game, level: Level = Level.MASON) -> str:
    """What a level does, in notation."""
    seat = game.to_act[0]
    return print_action(choose(view_for(game, seat), legal_actions(game, seat), level, seed=1))


def worths(game: Game) -> dict[str, float]:
    """What a mason thinks of every legal action."""
    seat = game.to_act[0]
    action_values = ActionValues(PositionValues(view_for(game, seat), MASON))
    return {print_action(each.action): each.worth for each in action_values.judged(legal_actions(game, seat))}


def told(game: Game, action: str) -> set[ReasonKind]:
    """What speaks for an action that is advised."""
    seat = game.to_act[0]
    advice = advise(view_for(game, seat), legal_actions(game, seat), Level.MASON)
    return {reason.why for each in advice if print_action(each.action) == action for reason in each.reasons}


def to_the_end_of_the_turn(game: Game) -> list[str]:
    """What a mason does until it confirms the turn."""
    done: list[str] = []
    while chosen(game) != "E":
        done.append(chosen(game))
        game = after(game, done[-1])
    return done


# Falcons


def falconry(hand: str, perched: str = "", palace: str = BLOCK) -> Game:
    return table((hand, "", ""), market=MARKET, display="g1", palaces=(palace,), falconers=perched)


def test_falcons_are_bought_for_the_smallest_card() -> None:
    game = falconry("y1 o9 b8")
    assert "=y1@" in chosen(game)
    assert {FalconWhy.FALCON_SET, FalconWhy.SMALLEST_CARD} <= told(game, chosen(game))


def test_all_falcons_that_are_worth_it_are_bought_in_one_turn() -> None:
    done = to_the_end_of_the_turn(falconry("y1 y2 b1"))
    assert [text[0] for text in done] == ["F", "F"]


def test_one_more_falcon_of_a_colour_is_worth_more_than_the_first_of_another() -> None:
    palace = "T12 G11 G10a\nT11a F C10\n. A9 C9a"
    second, first = (worths(falconry("y1", f"1:{there}", palace)) for there in ("wGT@0,0", "nCG@+1,0"))
    # Arcades and chambers meet south-east of the fountain, and their falcon is white.
    assert second["F wAC=y1@+1,+1"] > first["F wAC=y1@+1,+1"]


def test_a_falcon_is_no_further_action_of_an_exact_payment() -> None:
    with_falcons = falconry("y8 o1")
    without = table(("y8 o1", "", ""), market=MARKET, display="g1", palaces=(BLOCK,))
    assert worths(with_falcons)["B P8=y8"] == worths(without)["B P8=y8"]


def test_a_tile_is_worth_more_in_a_place_that_makes_a_crossing() -> None:
    bare = table(("g9", "", ""), market=MARKET, display="g1", palaces=("T12 G11\n. F",))
    more = [
        worths(after(game, "B S9=g9", "M g1"))["P S9@-1,0"]
        for game in (falconry("g9", palace="T12 G11\n. F"), bare)
    ]
    assert more[0] > more[1] + 1


def test_taking_a_tile_from_under_a_falcon_costs_its_points() -> None:
    assert worths(falconry("o9", "1:wGT@0,0"))["X T12"] < worths(falconry("o9"))["X T12"]


# Portals


def gates(hand: str) -> Game:
    return table((hand, "", ""), market="T11b S9 A10 C11", display="g1", palaces=("F T12",), portals="")


def test_a_portal_is_placed_where_it_does_most_for_the_wall() -> None:
    game = after(gates("y9 y8"), "BP T11b=y8 y9", "P T11b@+2,0")
    places = {text: worth for text, worth in worths(game).items() if text.startswith("PP")}
    assert len(places) > 1
    assert chosen(game) == max(places, key=lambda text: places[text])
    wall = after(game, chosen(game)).players[0].palace.longest_wall
    assert (wall.length, len(wall.halves)) == (2, 1)


def test_the_surcharge_belongs_to_the_price_that_is_paid_exactly() -> None:
    assert worths(gates("y9 y8"))["BP T11b=y8 y9"] > worths(gates("y9 y9"))["BP T11b=y9 y9"]


# Building sites


def site(hand: str, word: str = "yyggbbo/1:T7:o/-/-") -> Game:
    return table(
        (hand, "", ""), market=MARKET, bag="S3 S4 S5", display="g1", palaces=("T7\nF",), building_sites=word
    )


def test_a_site_counts_for_nobody_until_it_is_completed() -> None:
    game = site("o7")
    views = [view_for(each, Seat(0)) for each in (game, after(game, "C T7=o7"))]
    assert [PositionValues(view, MASON).count(Kind.TOWER).mine for view in views] == [0, 1]


def test_a_site_is_completed_for_the_exact_price_when_that_takes_a_kind() -> None:
    game = site("o7")
    assert chosen(game) == "C T7=o7"
    assert {Why.PAYS_EXACTLY, SiteWhy.SITE_COUNTS, Why.TAKES_LEAD} <= told(game, "C T7=o7")


def test_a_token_is_chosen_of_whose_currency_there_is_money() -> None:
    game = table(("g5 b9 b2", "", ""), market="P2 G10b S5 A4", display="y1", building_sites="yb/-/-/yggboo")
    bought = after(game, "L G10b=g5")
    (seen,) = [kept for kept in view_for(bought, Seat(0)).slices if isinstance(kept, SitesSeen)]
    assert seen.drawn is not None
    assert chosen(bought) == f"K {1 + seen.drawn.tokens.index(Currency.DINAR)}"
    assert {SiteWhy.TOKEN_PAYABLE, SiteWhy.TOKEN_NEARER} == told(bought, chosen(bought))


def test_money_that_a_token_will_take_wins_no_last_tile() -> None:
    words = {"market": MARKET, "bag": "-", "display": "o5", "palaces": ("T7\nF",), "rounds": 2}
    losing = table(("o4", "y1", ""), building_sites="yyggbbo/1:T7:o/-/-", **words)  # type: ignore[arg-type]
    keeping = table(("o4", "y1", ""), building_sites="yyggboo/1:T7:b/-/-", **words)  # type: ignore[arg-type]
    assert worths(losing)["M o5"] < worths(keeping)["M o5"]


# Certificates


def exchange(hand: str, word: str = "") -> Game:
    return table((hand, "", ""), market="T7 S9 A10 C11", display="g1", certificates=word)


def test_what_was_overpaid_is_stored_before_the_turn_ends() -> None:
    done = to_the_end_of_the_turn(after(exchange("y9 o9"), "B T7=y9"))
    assert [text for text in done if text.startswith("S ")]


def test_overpaying_costs_less_where_the_rest_can_be_stored() -> None:
    free, taken = worths(exchange("y9")), worths(exchange("y9", "2,1,2,2/~g3,-,-"))
    assert free["B T7=y9"] > taken["B T7=y9"]


def test_a_certificate_pays_like_a_card() -> None:
    game = exchange("y4", "1,2,2,2/~y3,-,-")
    assert chosen(game) == "B T7=y4 ~y3"
    assert {Why.PAYS_EXACTLY, CertificateWhy.SPENDS_CREDIT} <= told(game, "B T7=y4 ~y3")
