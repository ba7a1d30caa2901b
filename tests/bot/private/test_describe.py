"""The table in words alone: complete enough to play by."""

import random

import pytest

from bot.message.messages import Message
from bot.private.describe import describe_palace, describe_places, describe_redesign, describe_table
from engine import Seat, parse_tile, print_cell, view_for
from tests.bot.contexts import NASTY, context, told_game
from tests.bot.message_checks import check_message
from tests.conftest import games
from tests.engine.players import thrifty
from tests.engine.tables import after, table
from tests.engine.views.test_view import midway, scrambled

AT_THREE, AT_TWO = context(3), context(2)
ANA = Seat(0)


def lines(messages: tuple[Message, ...]) -> list[str]:
    return [line for message in messages for line in message.text.splitlines()]


def test_the_table_is_told_square_by_square() -> None:
    game = table(
        ("y1 y2", "", ""), market="G8a S3 T11b T11c", display="b7 y3 y2", reserves=("", "P8"), rounds=2
    )
    told = lines(describe_table(AT_THREE, view_for(game, None)))
    assert told[1] == "Turn 1: Ana to play."
    assert told[2] == "Square 1: Garden 8 (G8a) for 8 florins, walls to the north and east."
    assert told[4] == "Square 3: Tower 11 (T11b) for 11 dinars, a wall to the north."
    assert told[6] == "Money on display: 3+2 florins, 7 dinars."
    assert "Ana: 0 points, longest wall 0, 2 cards in hand, reserve: no tiles." in told
    assert "Ben: 0 points, longest wall 0, 0 cards in hand, reserve: Pavilion 8." in told
    assert told[-1] == "The last scoring comes at the end; 49 tiles are left in the bag."


def test_the_imaginary_players_tiles_are_told() -> None:
    game = table(("", ""), dirk="T9a P2")
    told = lines(describe_table(AT_TWO, view_for(game, None)))
    assert "Dirk: 0 points, tiles: Pavilion 2, Tower 9 (T9a)." in told


def test_a_palace_is_told_row_by_row_with_its_wall() -> None:
    game = table(("", "", ""), palaces=(". T11b\nC7b F T12",), reserves=("P8",))
    told = lines(describe_palace(AT_THREE, view_for(game, None), ANA))
    assert told == [
        "## Ana’s palace in words",
        "3 tiles around the fountain, reaching 1 north, 1 east, 0 south and 1 west of it.",
        "Row 1 north: 0,-1 Tower 11 (T11b), a wall to the north",
        (
            "The fountain’s row: -1,0 Chambers 7 (C7b), walls to the south and west"
            " · 0,0 the fountain, no walls · +1,0 Tower 12 (T12), no walls"
        ),
        "Longest wall 2, clockwise: south and west of -1,0.",
        "Reserve: Pavilion 8 (P8), no walls.",
    ]


def test_building_sites_and_pieces_not_placed_yet_are_told() -> None:
    game = table(
        ("y8 y9", "", ""),
        market="T11b G9 S5 A4",
        palaces=("F T12",),
        building_sites="yggbboo/1:T12:y/-/-",
        portals="",
    )
    told = lines(describe_palace(AT_THREE, view_for(after(game, "BP T11b=y8 y9"), ANA), ANA))
    row = "The fountain’s row: 0,0 the fountain, no walls · +1,0 building site Tower 12 (T12), no walls"
    assert row in told
    assert "Not placed yet: Tower 11 (T11b), a wall to the north · Tower portal." in told


def test_an_empty_palace_is_told() -> None:
    told = lines(describe_palace(AT_THREE, view_for(table(("", "", "")), None), ANA))
    assert told[1:] == ["Nothing but the fountain.", "No outer wall yet.", "Reserve: no tiles."]


def test_every_legal_cell_is_told_with_neighbours_and_wall() -> None:
    game = table(("", "", ""), palaces=("F T12",))
    view = view_for(game, None)
    told = lines(describe_places(AT_THREE, view, ANA, parse_tile("G8a")))
    assert told[0] == "## Where Garden 8 (G8a) may go"
    assert told[1].startswith("Garden 8 (G8a) has walls to the north and east. ")
    assert "+2,0 (2 east): next to Tower 12 (T12) to the west. Wall 2 (+2)." in told
    cells = view.players[0].palace.places(parse_tile("G8a"))
    assert [line.partition(" ")[0] for line in told[2:]] == [print_cell(cell) for cell in cells]


def test_the_number_of_places_is_told() -> None:
    game = table(("", "", ""), palaces=("F",))
    told = lines(describe_places(AT_THREE, view_for(game, None), ANA, parse_tile("T9a")))
    assert told[1] == "Tower 9 (T9a) has walls to the north and east. 2 places in Ana’s palace:"


def test_what_can_be_redesigned_is_told() -> None:
    game = table(("", "", ""), palaces=("F T12",), reserves=("P8",))
    told = lines(describe_redesign(AT_THREE, view_for(game, None), ANA))
    assert told[0] == "## What Ana may redesign"
    assert told[1].startswith("Pavilion 8 (P8) from the reserve can go at ")
    assert told[2] == "Pavilion 8 (P8) from the reserve can take the place of Tower 12 (T12) at +1,0."
    assert told[3] == "Can be taken back: Tower 12 (T12) at +1,0."
    nothing = lines(describe_redesign(AT_THREE, view_for(game, None), Seat(1)))
    assert nothing[1:] == ["Nothing: no tile can be added, taken back or swapped."]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_description_keeps_within_discords_limits(players: int) -> None:
    who = context(players, NASTY)
    for past in told_game(players, 2, thrifty)[::5]:
        view = past.after
        told = [*describe_table(who, view)]
        for seat in map(Seat, range(players)):
            told += describe_palace(who, view, seat) + describe_redesign(who, view, seat)
            for tile in filter(None, view.market):
                told += describe_places(who, view, seat, tile)
        for message in told:
            check_message(message)


@pytest.mark.parametrize("number", games(3))
def test_scramble_every_secret_and_no_description_changes(number: int) -> None:
    players = 2 + number % 5
    who = context(players)
    game = midway(players, number, 60 + 40 * number)
    other = scrambled(game, None, random.Random(number).shuffle)
    one, two = view_for(game, None), view_for(other, None)
    assert describe_table(who, one) == describe_table(who, two)
    for seat in map(Seat, range(players)):
        assert describe_palace(who, one, seat) == describe_palace(who, two, seat)
        assert describe_redesign(who, one, seat) == describe_redesign(who, two, seat)
