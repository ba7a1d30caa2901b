"""The words for pieces and actions."""

import pytest

from bot.language.action_labels import action_label
from bot.language.labels import (
    cards_label,
    cell_label,
    exact_tile_label,
    payment_label,
    purse_label,
    signed,
    spoken_cell,
    sum_label,
    tile_label,
    tiles_label,
    told_apart,
    walls_label,
)
from bot.language.words import words_for
from engine import Card, Currency, parse_action, parse_card, parse_cell, parse_tile
from engine.board.geometry import Side, walls_on
from engine.text.piece_notation import parse_list
from render.alt_text.lists import listed

ENGLISH = words_for("en")


def cards(text: str) -> tuple[Card, ...]:
    return parse_list(text, parse_card)


@pytest.mark.parametrize(
    ("held", "label"),
    [
        ("b7", "7 dinars"),
        ("y3 y5", "5+3 florins"),
        ("y3 o2", "3 florins, 2 ducats"),
        ("o2 y3 y5 g1", "5+3 florins, 1 dirham, 2 ducats"),
        ("-", "no cards"),
    ],
)
def test_cards_are_named_by_currency_and_value(held: str, label: str) -> None:
    assert cards_label(ENGLISH, cards(held)) == label


def test_sums_know_one_and_many() -> None:
    assert sum_label(ENGLISH, Currency.DIRHAM, 1) == "1 dirham"
    assert sum_label(ENGLISH, Currency.DUCAT, 12) == "12 ducats"
    assert payment_label(ENGLISH, cards("y8")) == "8 florins"
    assert payment_label(ENGLISH, cards("y3 y5")) == "8 florins (5+3)"
    assert purse_label(ENGLISH, cards("y3 o1 y5")) == "8 florins (5+3), 1 ducat"


def test_a_tile_shows_its_notation_where_another_is_called_the_same() -> None:
    garden, tower = parse_tile("G8a"), parse_tile("T13")
    assert tile_label(ENGLISH, garden) == "Garden 8"
    assert exact_tile_label(ENGLISH, tower) == "Tower 13 (T13)"
    assert told_apart(ENGLISH, garden) == "Garden 8 (G8a)"
    assert told_apart(ENGLISH, tower) == "Tower 13"
    assert tiles_label(ENGLISH, (garden, tower)) == "Garden 8 (G8a), Tower 13"


@pytest.mark.parametrize(
    ("cell", "spoken"),
    [
        ("+1,0", "1 east"),
        ("0,-3", "3 north"),
        ("-2,+1", "2 west, 1 south"),
        ("0,0", "the fountain"),
    ],
)
def test_a_cell_is_named_as_in_pictures_and_as_one_walks_there(cell: str, spoken: str) -> None:
    assert cell_label(parse_cell(cell)) == cell
    assert spoken_cell(ENGLISH, parse_cell(cell)) == spoken


def test_walls_are_told_by_their_sides() -> None:
    assert walls_label(ENGLISH, walls_on(Side.W)) == "a wall to the west"
    assert walls_label(ENGLISH, walls_on(Side.N, Side.E, Side.S)) == "walls to the north, east and south"
    assert walls_label(ENGLISH, walls_on()) == "no walls"
    assert signed(0) == "±0"


def test_lists_read_like_sentences() -> None:
    assert listed(ENGLISH, ["Ana"]) == "Ana"
    assert listed(ENGLISH, ["Ana", "Ben"]) == "Ana and Ben"
    assert listed(ENGLISH, ["Ana", "Ben", "Cleo"]) == "Ana, Ben and Cleo"


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("M y3 b2", "Take 3 florins, 2 dinars"),
        ("B G8a=y5 y3", "Buy Garden 8 (G8a) with 5+3 florins"),
        ("P T13@+1,0", "Place Tower 13 at +1,0"),
        ("R T13", "Keep Tower 13 in reserve"),
        ("X T13@0,-1", "Add Tower 13 at 0,-1"),
        ("X T13", "Take back Tower 13"),
        ("X S5<>T13", "Swap Tower 13 for Seraglio 5"),
        ("D T13", "Give Tower 13 to Dirk"),
        ("E", "End turn"),
        ("U", "Undo one step"),
        ("UU", "Undo the whole turn"),
    ],
)
def test_every_action_has_a_label(notation: str, label: str) -> None:
    assert action_label(ENGLISH, parse_action(notation)) == label
