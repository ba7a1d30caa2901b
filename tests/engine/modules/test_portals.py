"""Portals, rule by rule (O1–O6), and what they have to do with the other modules."""

import pytest

from engine.board.geometry import Angle, CellSide, Half, Side, cell_at
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, IllegalAction
from engine.judge.judgements import broken_rule, no_room, not_buildable, not_removable
from engine.modules.certificates import Certificates
from engine.modules.falcon_pieces import crossings
from engine.modules.portal_outlook import all_find_places
from engine.modules.portal_places import portal_places
from engine.modules.portal_supply import Portals
from engine.modules.portals import PortalBought, PortalReason, portal_surcharge
from engine.play import fold_on
from engine.position.pieces import Credit, Currency, Kind, Seat
from engine.position.state import Game
from engine.text.action_notation import parse_palace, print_palace
from engine.text.piece_notation import parse_half, parse_tile, print_half
from engine.transitions.events import TileBought
from engine.transitions.scoring import if_scored_now, score_round
from engine.views.view import redact, view_for
from tests.engine.tables import after, done, drawn, offered, table


def supply(*palaces: str, aside: str = "-") -> str:
    """The word for the portals that are not in these palaces."""
    laid = [kind for picture in palaces for kind in drawn(picture).halves.values()]
    return ",".join(str(3 - laid.count(kind)) for kind in Kind) + "/" + aside


def gates(hand: str = "y9 y8", palace: str = "F", market: str = "T11b G9 S5 A4", **more: object) -> Game:
    """One seat's table with portals."""
    words: dict[str, object] = {"portals": supply(palace), "display": "y1 g2", "palaces": (palace,), **more}
    return table((hand, "", ""), market=market, **words)  # type: ignore[arg-type]


def halves(palace: Palace, kind: Kind) -> set[str]:
    return {print_half(half) for half in portal_places(palace, kind)}


def points(palace: str) -> dict[str, int]:
    lines = score_round(gates(palace=palace, portals=supply(palace)), 1)
    return {line.source: line.points for line in lines if line.source in ("wall", "portals")}


# O6: the worked layouts


def test_o6_a_single_tower_has_four_places_for_its_portal() -> None:
    assert halves(drawn("F T11b"), Kind.TOWER) == {"+1,+1NW", "+1,+1NE", "+2,0NW", "+2,0SW"}


def test_o6_a_garden_may_hang_on_a_portal_alone() -> None:
    palace = drawn("F T11b /TSW")
    garden = parse_tile("G9")
    assert not_buildable(palace, garden, cell_at(2, 1)) is None
    joined = palace.built(garden, cell_at(2, 1))
    assert broken_rule(joined) is None
    assert joined.removable == (cell_at(2, 1),)


LAYOUTS = {
    "a": (". G8b /GNW\nP5 F .\n/PNW . .", 4, 0),
    "b": ("P2 . .\n/CNE C7a /PSE\n. F P4", 7, 4),
    "c": (". A5 /ASW\nG8b F S6\n/GNE . .", 8, 4),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_o6_the_totals_of_the_rulebook(name: str) -> None:
    picture, wall, bonus = LAYOUTS[name]
    assert broken_rule(drawn(picture)) is None
    assert points(picture) == ({"wall": wall, "portals": bonus} if bonus else {"wall": wall})


# O1, O2: buying


def test_o1_there_are_three_portals_of_each_kind() -> None:
    assert gates().slice(Portals) == Portals((3,) * 6, ())


@pytest.mark.parametrize(("rounds", "more"), [(0, 6), (1, 4), (2, 2)])
def test_o2_a_portal_costs_six_four_or_two_more(rounds: int, more: int) -> None:
    game = gates("y9 y8 y7 y6", rounds=rounds)
    assert portal_surcharge(game) == more
    assert portal_surcharge(view_for(game, None)) == more
    (bought,) = done(game, {0: "BP T11b=y8 y9", 1: "BP T11b=y7 y8", 2: "BP T11b=y6 y7"}[rounds]).events
    assert isinstance(bought, PortalBought)
    assert (bought.surcharge, bought.paid_exactly) == (more, True)


def test_o2_paying_the_sum_exactly_gives_another_action() -> None:
    game = after(gates("y9 y8"), "BP T11b=y8 y9")
    assert game.may_act
    assert "M y1" in offered(game)
    assert game.slice(Portals) == Portals((3, 3, 3, 3, 3, 2), (Kind.TOWER,))
    assert [str(tile) for tile in game.players[0].aside] == ["T11b"]


def test_o2_overpaying_does_not() -> None:
    game = after(gates("y9 y9"), "BP T11b=y9 y9")
    assert not game.may_act
    assert not [text for text in offered(game) if text.startswith(("M", "B"))]


def test_o2_the_price_of_the_tile_alone_buys_the_tile_alone() -> None:
    game = gates("y9 y8 y2")
    assert offered(game) >= {"B T11b=y2 y9", "BP T11b=y8 y9"}
    (bought,) = done(game, "B T11b=y2 y9").events
    assert isinstance(bought, TileBought)


def test_o2_a_portal_is_refused_when_no_place_could_exist() -> None:
    # Tower 7 is open to the south only, and that side must join it to the palace.
    game = gates("y9 y4", market="T7 G9 S5 A4")
    assert not [text for text in offered(game) if text.startswith("BP")]
    # With another tower in the palace there is a place.
    game = gates("y9 y4", palace="F T11b", market="T7 G9 S5 A4")
    assert "BP T7=y4 y9" in offered(game)


def test_o2_what_lies_aside_already_is_thought_of() -> None:
    # Two portals and a palace with nothing but the fountain: both tiles have to go first.
    game = after(gates("y9 y8 g9 g6", market="T11b G9 S5 A4"), "BP T11b=y8 y9", "BP G9=g6 g9")
    assert game.slice(Portals).aside == (Kind.GARDEN, Kind.TOWER)
    placed = after(game, "P T11b@+1,0", "PP T@+2,0SW", "P G9@+2,+1", "PP G@+2,+2NW", "E")
    assert placed.slice(Portals).aside == ()
    assert len(placed.players[0].palace.halves) == 2


# O3: placing


def test_o3_tiles_and_portals_are_placed_in_any_order() -> None:
    game = after(gates("y9 y8", palace="F T12", portals=""), "BP T11b=y8 y9")
    one = after(game, "P T11b@+2,0", "PP T@+1,+1NW")
    other = after(game, "PP T@+1,+1NW", "P T11b@+2,0")
    assert one.players == other.players
    assert one.players[0].palace.halves == {parse_half("+1,+1NW"): Kind.TOWER}


def test_o3_not_necessarily_at_the_building_just_bought() -> None:
    game = after(gates("y9 y8", palace="F T12", portals=""), "BP T11b=y8 y9", "R T11b", "PP T@+2,0SW", "E")
    assert game.players[0].palace.halves == {parse_half("+2,0SW"): Kind.TOWER}


def test_o3_a_bought_portal_must_be_placed_before_the_turn_ends() -> None:
    game = after(gates("y9 y8"), "BP T11b=y8 y9", "P T11b@+1,0")
    assert offered(game) == {"PP T@+1,+1NW", "PP T@+1,+1NE", "PP T@+2,0NW", "PP T@+2,0SW", "U", "UU"}


def test_o3_a_tile_that_the_portal_needs_cannot_go_elsewhere() -> None:
    game = after(gates("y9 y8"), "BP T11b=y8 y9", "M y1")
    with pytest.raises(IllegalAction) as refused:
        after(game, "R T11b")
    assert refused.value.reason is PortalReason.PORTAL_WOULD_NOT_FIT
    assert "R T11b" not in offered(game)


def test_o3_short_sides_meet_open_sides_only() -> None:
    refused = no_room(drawn("F T11b"), Half(cell_at(1, -1), Angle.SW))
    assert refused is not None
    assert (refused.reason, refused.sides) == (
        CoreReason.SIDES_CLASH,
        (CellSide(cell_at(1, -1), Side.S),),
    )


def test_o3_one_piece_to_a_cell_and_nothing_against_the_long_side() -> None:
    palace = drawn("F T11b /TSW")
    for refused in (
        no_room(palace, Half(cell_at(2, 0), Angle.NE)),
        not_buildable(palace, parse_tile("G11"), cell_at(2, 0)),
        no_room(palace, Half(cell_at(1, 0), Angle.NE)),
    ):
        assert refused is not None
        assert refused.reason is CoreReason.CELL_TAKEN


def test_o3_the_ground_beside_the_long_side_stays_empty_and_a_tile_there_is_not_joined() -> None:
    palace = drawn("F T11b /TSW")
    refused = not_buildable(palace, parse_tile("G11"), cell_at(3, 0))
    assert refused is not None
    assert refused.reason is CoreReason.NOT_JOINED


def test_o3_a_free_half_must_not_be_enclosed() -> None:
    # The cell in the middle can be left to the south only.
    palace = drawn("""
        P8  A9 A10
        F   .  G11
        T12 .  .
    """)
    assert no_room(palace, Half(cell_at(1, 0), Angle.NW)) is None
    refused = no_room(palace, Half(cell_at(1, 0), Angle.SW))
    assert refused is not None
    assert (refused.reason, refused.cells) == (CoreReason.HOLE, (cell_at(1, 0),))


def test_o3_a_tile_must_not_shut_a_free_half_in() -> None:
    palace = drawn("""
        P8  A9   A10
        F   /ANW G11
        T12 .    C11
    """)
    refused = not_buildable(palace, parse_tile("C10"), cell_at(1, 1))
    assert refused is not None
    assert (refused.reason, refused.cells) == (CoreReason.HOLE, (cell_at(1, 0),))


def test_o3_paths_run_through_a_portal() -> None:
    palace = drawn("F T11b /TSW\n. . G9")
    refused = not_removable(palace, cell_at(1, 0))
    assert refused is not None
    assert (refused.reason, refused.cells) == (CoreReason.UNREACHABLE, (cell_at(2, 0), cell_at(2, 1)))


# O4: redesigning


def test_o4_a_tile_that_touches_a_portal_goes_only_if_another_of_its_colour_stays() -> None:
    alone = gates(palace="F T11b /TNW", reserves=("C11",), market="P2 G9 S5 A4")
    assert not [text for text in offered(alone) if text.startswith("X T11b") or text.endswith("T11b")]
    both = gates(palace="F T12\nT11a /TNW", market="P2 G9 S5 A4")
    assert {"X T11a", "X T12"} <= offered(both)
    assert "X T12" not in offered(after(both, "X T11a", "E", "M g2", "E", "M y1", "E"))


def test_o4_the_same_colour_may_be_swapped_in() -> None:
    game = gates(palace="F T11b /TSW", reserves=("T11a T11c",), market="P2 G9 S5 A4")
    assert {"X T11a<>T11b", "X T11c<>T11b"} <= offered(game)
    swapped = after(game, "X T11a<>T11b")
    assert swapped.players[0].palace.halves == {parse_half("+2,0SW"): Kind.TOWER}


def test_o4_portals_are_neither_redesigned_nor_reserved() -> None:
    game = after(gates("y9 y8", palace="F T12 /TSW"), "BP T11b=y8 y9")
    assert {text for text in offered(game) if text.startswith(("R", "X"))} == {"R T11b"}


# O5: the wall


def test_o5_length_decides_first() -> None:
    # Four walled sides without a portal are longer than a stretch of three with one.
    assert points(LAYOUTS["a"][0]) == {"wall": 4}


def test_o5_among_equally_long_stretches_the_one_with_most_portals_is_taken() -> None:
    # A pavilion with one wall to the north, and on the other side of the palace a portal alone.
    picture = "P6 F .\n. T12 /TSW"
    wall = drawn(picture).longest_wall
    assert (wall.length, wall.halves) == (1, (parse_half("+1,+1SW"),))
    assert points(picture) == {"wall": 1, "portals": 2}


def test_o5_counts_in_every_scoring_and_in_what_if_scored_now_says() -> None:
    picture = LAYOUTS["b"][0]
    game = gates(palace=picture, portals=supply(picture))
    for scoring_round in (1, 2, 3):
        (line,) = [line for line in score_round(game, scoring_round) if line.source == "portals"]
        assert (line.seat, line.points, line.count) == (0, 4, 2)
    assert if_scored_now(view_for(game, None)) == if_scored_now(game)


def test_o5_a_long_side_runs_from_corner_to_corner() -> None:
    for angle in Angle:
        half = Half(cell_at(2, 3), angle)
        (one, other) = half.short_sides
        corners = {one.start, one.end, other.start, other.end}
        assert {half.start, half.end} < corners


# Undo, events, text


def test_u1_everything_can_be_taken_back() -> None:
    begun = gates("y9 y8")
    game = after(begun, "BP T11b=y8 y9", "P T11b@+1,0", "PP T@+2,0SW")
    assert after(game, "U") == after(begun, "BP T11b=y8 y9", "P T11b@+1,0")
    assert after(game, "U", "U", "U") == after(game, "UU") == begun


def test_events_fold_and_are_open_to_all() -> None:
    begun = gates("y9 y8")
    game, events = done(begun, "BP T11b=y8 y9", "P T11b@+1,0", "PP T@+2,0SW")
    assert fold_on(begun, events) == game
    assert [redact(event, None) for event in events] == list(events)
    assert view_for(game, None).slices == (game.slice(Portals),)
    assert view_for(game, Seat(1)).players[0].palace.halves == {parse_half("+2,0SW"): Kind.TOWER}


def test_a_palace_with_portals_has_a_text() -> None:
    palace = drawn("F T11b /TSW\n. . G9")
    assert print_palace(palace) == "T11b@+1,0;G9@+2,+1;/T@+2,0SW"
    assert parse_palace(print_palace(palace)) == palace
    assert palace != drawn("F T11b .")


# Looking ahead


def test_o2_looking_ahead_comes_to_an_end() -> None:
    tiles = tuple(parse_tile(name) for name in ("G6", "G7", "T7", "T8"))
    assert not all_find_places(drawn("F"), tiles, (Kind.GARDEN, Kind.TOWER) * 3)


# With Dirk and the other modules


def test_d3_the_tile_may_go_to_dirk_if_the_portal_finds_a_place_without_it() -> None:
    words = {"market": "T11b G9 S5 A4", "portals": ""}
    game = after(table(("y9 y8", ""), palaces=("F T12",), **words), "BP T11b=y8 y9")  # type: ignore[arg-type]
    assert "D T11b" in offered(game)
    game = after(table(("y9 y8", ""), **words), "BP T11b=y8 y9")  # type: ignore[arg-type]
    assert "D T11b" not in offered(game)


def test_x2_the_surcharge_belongs_to_the_price_that_was_overpaid() -> None:
    game = after(gates("y9 y9 y2", certificates=""), "BP T11b=y9 y9")
    assert "S b" in offered(game)
    stored = after(game, "S b", "P T11b@+1,0", "PP T@+2,0SW", "E")
    assert stored.slice(Certificates).boards[0] == Credit(Currency.DINAR, 1)


def test_x3_a_certificate_pays_for_a_portal_too() -> None:
    game = gates("y9 y5", certificates="1,2,2,2/~y3,-,-")
    assert "BP T11b=y5 y9 ~y3" in offered(game)
    paid = after(game, "BP T11b=y5 y9 ~y3")
    assert paid.may_act
    assert [str(card) for card in paid.discard] == ["y5", "y9"]


def test_l5_a_site_purchase_brings_no_portal() -> None:
    game = after(gates("y9 y8", building_sites=""), "L T11b=y8", "K 1")
    assert game.slice(Portals).aside == ()


def test_l2_the_colour_of_a_building_site_counts_for_portals() -> None:
    game = gates(
        "y9 y8", palace="F T12", portals="", building_sites="yyggbbo/1:T12:o/-/-", market="T11b G9 S5 A4"
    )
    assert after(game, "BP T11b=y8 y9", "R T11b", "PP T@+2,0SW").players[0].palace.halves


def test_f3_a_portal_is_no_tile_of_a_crossing() -> None:
    assert crossings(drawn("T12 T11a\nF /TNW")) == ()


def test_last_tiles_come_without_portals() -> None:
    """O2: portals are bought with tiles, not with those given at the end."""
    game = table(("y2", "g5", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1", portals="")
    last = after(game, "B P2=y2", "R P2", "E")
    assert {text[:2] for text in offered(last, 2)} == {"P ", "R "}
