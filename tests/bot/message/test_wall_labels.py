"""Walls in texts."""

from bot.language.words import words_for
from bot.message.wall_labels import wall_label
from engine import Half, Side, Wall, parse_cell
from engine.board.geometry import Angle, CellSide

ENGLISH = words_for("en")


def wall(length: int, *, portals: int = 0) -> Wall:
    sides = [CellSide(parse_cell(f"+{x},0"), Side.N) for x in range(1, length - portals + 1)]
    return Wall(
        (*sides, *(Half(parse_cell(f"-{x},0"), Angle.SE) for x in range(1, portals + 1))), closed=False
    )


def test_a_wall_is_told_by_its_length_and_by_how_it_has_changed() -> None:
    assert wall_label(ENGLISH, wall(7)) == wall_label(ENGLISH, wall(7), wall(7)) == "Wall 7"
    assert wall_label(ENGLISH, wall(7), wall(5)) == "Wall 7 (+2)"
    assert wall_label(ENGLISH, wall(4), wall(5)) == "Wall 4 (−1)"


def test_what_modules_add_is_told_as_pictures_show_it() -> None:
    assert wall_label(ENGLISH, wall(3, portals=1)) == "Wall 3+2"
    assert wall_label(ENGLISH, wall(3, portals=1), wall(2)) == "Wall 3+2 (+3)"
