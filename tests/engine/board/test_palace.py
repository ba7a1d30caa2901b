"""B1–B5 and C4: what may be built, and how long the wall is."""

import itertools
import pickle
import random
from copy import deepcopy

import pytest

from bench.parts import plain_rules
from engine.board.geometry import FOUNTAIN, Cell, CellSide, Side, cell_at, xy
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, Reason
from engine.judge.judgements import broken_rule, not_buildable, not_removable, not_swappable
from engine.position.catalogue import TILES
from engine.text.piece_notation import parse_cell, parse_tile, print_cell
from tests.conftest import games
from tests.engine.tables import drawn


def plan_of(palace: Palace) -> plain_rules.Plan:
    return {(0, 0): None, **{xy(cell): tile for cell, tile in palace.tiles.items()}}


def grown(size: int, chance: random.Random) -> Palace:
    """A random legal palace that has seen building and taking back."""
    palace = Palace.of({})
    for tile in chance.sample(TILES, len(TILES)):
        if len(palace.tiles) == size:
            break
        if places := palace.places(tile):
            palace = palace.built(tile, chance.choice(places))
        if palace.removable and chance.random() < 0.2:
            palace = palace.taken_down(chance.choice(palace.removable))
    return palace


@pytest.mark.parametrize("seed", games(24))
def test_all_answers_are_those_of_the_plain_rules(seed: int) -> None:
    chance = random.Random(seed)
    palace = grown(chance.randint(1, 30), chance)
    plan = plan_of(palace)
    assert {xy(cell) for cell in palace.removable} == plain_rules.removable(plan)
    assert palace.longest_wall.length == plain_rules.wall_length(plan)
    assert broken_rule(palace) is None
    for tile in chance.sample(TILES, 4):
        if palace.cell_of(tile) is None:
            assert {xy(cell) for cell in palace.places(tile)} == plain_rules.places(plan, tile)
            assert {xy(cell) for cell in palace.swap_places(tile)} == plain_rules.swap_places(plan, tile)


@pytest.mark.parametrize("seed", games(16))
def test_a_palace_does_not_remember_how_it_was_built(seed: int) -> None:
    chance = random.Random(seed)
    palace = grown(chance.randint(1, 30), chance)
    shuffled = dict(chance.sample(list(palace.tiles.items()), len(palace.tiles)))
    again = Palace.of(shuffled)
    assert again == palace
    assert hash(again) == hash(palace)
    assert again._codes == palace._codes
    assert again.longest_wall == palace.longest_wall
    assert [again.places(tile) for tile in TILES] == [palace.places(tile) for tile in TILES]


def test_palaces_survive_copying_and_pickling() -> None:
    palace = drawn("F T11b S5")
    for copy in (pickle.loads(pickle.dumps(palace)), deepcopy(palace)):
        assert copy == palace
        assert copy.places(parse_tile("T12")) == palace.places(parse_tile("T12"))


def test_nobody_can_change_a_palace() -> None:
    palace = drawn("F T11b")
    with pytest.raises(TypeError):
        palace.tiles[cell_at(0, 1)] = parse_tile("T12")  # type: ignore[index]


# Worked examples: a palace, a tile and where it should go, and the rule it breaks.

NOT_BUILDABLE: list[tuple[str, str, str, Reason, str]] = [
    ("F", "T12", "0,0", CoreReason.CELL_TAKEN, "0,0"),
    ("F T12", "T11a", "+1,0", CoreReason.CELL_TAKEN, "+1,0"),
    ("F", "T12", "+1,+1", CoreReason.NOT_JOINED, "+1,+1"),
    ("F", "T12", "-7,+3", CoreReason.NOT_JOINED, "-7,+3"),
    # The tower is walled towards both tiles that it touches, and they towards it.
    ("F A8b .", "T10", "+2,0", CoreReason.UNREACHABLE, "+2,0"),
    # The arcades would close the gap in a ring of open tiles.
    (
        """
        P8  S9   A9
        F   .    A10
        C10 .    C11
        """,
        "G11",
        "+1,+1",
        CoreReason.HOLE,
        "+1,0",
    ),
]


@pytest.mark.parametrize(("picture", "tile", "cell", "reason", "where"), NOT_BUILDABLE)
def test_b3_b4_b5_refusals_show_where(picture: str, tile: str, cell: str, reason: Reason, where: str) -> None:
    palace = drawn(picture)
    refused = not_buildable(palace, parse_tile(tile), parse_cell(cell))
    assert refused is not None
    assert refused.reason is reason
    assert [print_cell(place) for place in refused.cells] == where.split()
    assert parse_cell(cell) not in palace.places(parse_tile(tile))


def test_b2_a_wall_never_meets_an_open_side_and_all_clashes_are_shown() -> None:
    # Pavilion 2 is walled in the north, east and west; it would touch two open sides with walls.
    palace = drawn("""
        C10 .
        F   T12
    """)
    refused = not_buildable(palace, parse_tile("P2"), cell_at(1, -1))
    assert refused is not None
    assert refused.reason is CoreReason.SIDES_CLASH
    assert refused.sides == (CellSide(cell_at(1, -1), Side.W),)
    refused = not_buildable(palace, parse_tile("A4"), cell_at(0, -2))
    assert refused is not None
    assert refused.sides == (CellSide(cell_at(0, -2), Side.S),)


def test_b5_a_tile_may_touch_at_one_run_of_neighbours_only() -> None:
    # Going round the corner would join the palace to itself at a corner, and enclose a cell.
    palace = drawn("""
        P8 S9
        F  .
        .  .
    """)
    around = palace.built(parse_tile("A9"), cell_at(2, -1)).built(parse_tile("A10"), cell_at(2, 0))
    refused = not_buildable(around, parse_tile("C10"), cell_at(2, 1))
    assert refused is None
    around = around.built(parse_tile("C10"), cell_at(2, 1))
    refused = not_buildable(around, parse_tile("C11"), cell_at(1, 1))
    assert refused is not None
    assert refused.reason is CoreReason.HOLE
    assert refused.cells == (cell_at(1, 0),)


def test_b3_taking_back_must_not_strand_tiles() -> None:
    palace = drawn("F T12 C10 C11")
    refused = not_removable(palace, cell_at(1, 0))
    assert refused is not None
    assert refused.reason is CoreReason.UNREACHABLE
    assert refused.cells == (cell_at(2, 0), cell_at(3, 0))
    assert palace.removable == (cell_at(3, 0),)


def test_b3_a_wall_inside_decides_what_is_stranded() -> None:
    # The garden touches the tower only across a wall, so the pavilion is its one way home.
    palace = drawn("""
        P8 G12
        F  T11b
    """)
    assert broken_rule(palace) is None
    assert palace.removable == (cell_at(1, -1), cell_at(1, 0))
    refused = not_removable(palace, cell_at(0, -1))
    assert refused is not None
    assert refused.cells == (cell_at(1, -1),)


def test_b5_taking_back_must_not_leave_a_hole() -> None:
    palace = drawn("""
        P8  S9  A9
        F   T12 A10
        C10 C11 G11
    """)
    refused = not_removable(palace, cell_at(1, 0))
    assert refused is not None
    assert refused.reason is CoreReason.HOLE
    assert refused.cells == (cell_at(1, 0),)


def test_b2_a_swap_must_match_every_touching_side() -> None:
    palace = drawn("F T12 C10")
    assert not_swappable(palace, parse_tile("T11b"), cell_at(1, 0)) is None
    refused = not_swappable(palace, parse_tile("T13"), cell_at(1, 0))
    assert refused is not None
    assert refused.reason is CoreReason.SIDES_CLASH
    assert refused.sides == (CellSide(cell_at(1, 0), Side.E),)


def test_a_whole_palace_is_judged_by_the_same_rules() -> None:
    tower, arcades = parse_tile("T12"), parse_tile("A4")
    for tiles, reason in [
        ({cell_at(1, 0): arcades, cell_at(1, 1): tower}, CoreReason.SIDES_CLASH),
        ({cell_at(2, 0): tower}, CoreReason.UNREACHABLE),
        (dict(drawn("P8 S9 A9\nF . A10\nC10 C11 G11").tiles), CoreReason.HOLE),
    ]:
        refused = broken_rule(Palace.of(tiles))
        assert refused is not None
        assert refused.reason is reason


# Walls


def test_c4_the_cross_of_four_three_walled_tiles_scores_12() -> None:
    palace = drawn("""
        .  P2 .
        C5 F  A4
        .  S3 .
    """)
    assert broken_rule(palace) is None
    wall = palace.longest_wall
    assert (wall.length, wall.closed) == (12, True)
    assert wall.path[-1].end == wall.path[0].start


def test_c4_back_to_back_walls_count_nothing() -> None:
    palace = drawn("""
        P8 G12
        F  T11b
    """)
    assert palace.longest_wall.length == 0


def test_c4_the_shorter_wall_does_not_count() -> None:
    palace = drawn("S5 F A4")
    assert broken_rule(palace) is None
    wall = palace.longest_wall
    assert (wall.length, wall.closed) == (3, False)
    assert {side.cell for side in wall.path} == {cell_at(1, 0)}


def test_c4_sides_join_at_shared_corners() -> None:
    palace = drawn("F T11b T9a")
    wall = palace.longest_wall
    assert [(xy(cell), side.name) for cell, side in wall.path] == [
        ((1, 0), "N"),
        ((2, 0), "N"),
        ((2, 0), "E"),
    ]


def test_c4_of_equal_walls_the_first_in_reading_order_is_marked() -> None:
    palace = drawn("S7 F P7")
    assert palace.longest_wall.path == (CellSide(cell_at(1, 0), Side.E),)


@pytest.mark.parametrize("seed", games(8))
def test_c4_a_path_runs_from_corner_to_corner_along_outer_walls(seed: int) -> None:
    chance = random.Random(seed)
    palace = grown(30, chance)
    path = palace.longest_wall.path
    assert all(one.end == other.start for one, other in itertools.pairwise(path))
    assert len(set(path)) == len(path)
    for here in path:
        assert isinstance(here, CellSide)
        walls = palace.walls_at(here.cell)
        assert walls is not None
        assert walls & here.side
        assert palace.walls_at(here.beyond) is None


# Far and wide


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_palace_may_grow_twenty_cells_in_one_direction(dx: int, dy: int) -> None:
    palace, left = Palace.of({}), list(TILES)
    farthest = 0
    while farthest < 20:
        reach, _, cell, tile = max(
            (x * dx + y * dy, -tile.walls.bit_count(), cell, tile)
            for tile in left
            for cell in palace.places(tile)
            for x, y in [xy(cell)]
        )
        palace = palace.built(tile, cell)
        left.remove(tile)
        farthest = max(farthest, reach)
    plan = plan_of(palace)
    assert plain_rules.legal(plan)
    assert {xy(cell) for cell in palace.removable} == plain_rules.removable(plan)
    assert palace.longest_wall.length == plain_rules.wall_length(plan)
    assert parse_cell(print_cell(cell)) == cell


def test_cells_have_names_in_every_direction() -> None:
    around = [(x, y) for x in range(-60, 61) for y in range(-60, 61)]
    assert [xy(parse_cell(print_cell(cell_at(x, y)))) for x, y in around] == around


def test_cells_are_named_from_the_fountain() -> None:
    assert print_cell(FOUNTAIN) == "0,0"
    assert print_cell(Cell(FOUNTAIN + 1)) == "+1,0"
    assert print_cell(cell_at(-2, 3)) == "-2,+3"
