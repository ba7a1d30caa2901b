"""P1–P4: what is in the box."""

import json
from collections import Counter

import pytest

from engine.board.geometry import sides_of
from engine.position.catalogue import FACES, TILES, money, place_points
from engine.position.pieces import Currency, Kind, Square
from tests.conftest import SHARED


def test_p1_there_are_54_tiles_in_six_kinds() -> None:
    assert Counter(tile.kind for tile in TILES) == {
        Kind.PAVILION: 7,
        Kind.SERAGLIO: 7,
        Kind.ARCADES: 9,
        Kind.CHAMBERS: 9,
        Kind.GARDEN: 11,
        Kind.TOWER: 11,
    }


@pytest.mark.parametrize("kind", Kind)
def test_p1_prices_of_a_kind_span_seven_steps(kind: Kind) -> None:
    prices = {tile.price for tile in TILES if tile.kind is kind}
    assert (min(prices), max(prices)) == (2 + kind, 8 + kind)


def test_p1_tiles_have_at_most_three_walls_and_names_of_their_own() -> None:
    assert all(len(sides_of(tile.walls)) <= 3 for tile in TILES)
    assert len({str(tile) for tile in TILES}) == 54


def test_p1_twins_are_told_apart_by_letters_in_the_order_of_the_list() -> None:
    gardens = {str(tile): tile.walls for tile in TILES if str(tile).startswith("G8")}
    assert list(gardens) == ["G8a", "G8b", "G8c"]
    assert [str(tile) for tile in TILES if tile.price == 2] == ["P2"]


def test_p1_the_tiles_are_those_of_the_agreed_list() -> None:
    listed = SHARED / "data" / "tiles.json"
    if not listed.exists():
        pytest.skip("the agreed tile list is not beside this checkout")
    agreed = [(tile["kind"], tile["cost"], tile["walls"]) for tile in json.loads(listed.read_text())]
    ours = [
        (tile.kind.name.lower(), tile.price, "".join(side.name for side in sides_of(tile.walls)))
        for tile in TILES
    ]
    assert ours == agreed


@pytest.mark.parametrize(("players", "cards", "copies"), [(2, 72, 2), (3, 108, 3), (6, 108, 3)])
def test_p2_money(players: int, cards: int, copies: int) -> None:
    assert len(money(players)) == cards
    assert set(Counter(money(players)).values()) == {copies}
    assert set(money(players)) == set(FACES)


def test_p3_squares_take_florin_dirham_dinar_ducat_in_this_order() -> None:
    assert [square.currency for square in Square] == [
        Currency.FLORIN,
        Currency.DIRHAM,
        Currency.DINAR,
        Currency.DUCAT,
    ]


def test_c2_points_of_the_three_rounds() -> None:
    assert [place_points(1, kind) for kind in Kind] == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert place_points(2, Kind.PAVILION) == (8, 1)
    assert place_points(2, Kind.TOWER) == (13, 6)
    assert [place_points(3, kind) for kind in Kind] == [
        (16, 8, 1),
        (17, 9, 2),
        (18, 10, 3),
        (19, 11, 4),
        (20, 12, 5),
        (21, 13, 6),
    ]
