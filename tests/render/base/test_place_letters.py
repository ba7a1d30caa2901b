"""Letters for places to choose from."""

import random

from engine import Angle, Half
from engine.board.geometry import cell_at
from render.base.place_letters import lettered_cells, lettered_halves


def test_cells_are_lettered_as_one_reads() -> None:
    cells = [cell_at(0, 1), cell_at(2, -1), cell_at(-3, 0), cell_at(-1, -1), cell_at(1, 0)]
    random.Random(1).shuffle(cells)
    assert lettered_cells(cells) == {
        cell_at(-1, -1): "A",
        cell_at(2, -1): "B",
        cell_at(-3, 0): "C",
        cell_at(1, 0): "D",
        cell_at(0, 1): "E",
    }


def test_after_z_letters_are_doubled() -> None:
    letters = list(lettered_cells(cell_at(x, 0) for x in range(80)).values())
    assert letters[23:27] == ["Y", "Z", "AA", "AB"]
    assert letters[49:52] == ["AZ", "BA", "BB"]
    assert len(set(letters)) == 80


def test_there_is_no_q_beside_an_o() -> None:
    letters = list(lettered_cells(cell_at(x, 0) for x in range(80)).values())
    assert letters[14:17] == ["O", "P", "R"]


def test_halves_of_a_cell_follow_each_other() -> None:
    here, next_to_it = cell_at(0, 0), cell_at(1, 0)
    halves = [Half(next_to_it, Angle.NW), *(Half(here, angle) for angle in Angle)]
    assert lettered_halves(halves) == {
        Half(here, Angle.NW): "A",
        Half(here, Angle.NE): "B",
        Half(here, Angle.SW): "C",
        Half(here, Angle.SE): "D",
        Half(next_to_it, Angle.NW): "E",
    }
