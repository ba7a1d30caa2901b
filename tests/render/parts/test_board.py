"""Boards: palaces of any shape lie where they should, and nothing collides."""

from itertools import pairwise

import pytest

from engine import Angle, Falcon, Feather, Half, Palace, Perched
from engine.board.geometry import FOUNTAIN, STEP, Cell, CellSide, Corner, Side, cell_at, xy
from engine.position.pieces import Kind, Seat
from render.art.fountain import FountainArt
from render.art.marks import ChangeArt
from render.art.ticks_and_crosses import VacantArt
from render.art.tiles import GhostArt, TileArt
from render.base.place_letters import lettered_cells
from render.base.scene import Art, Box, Fill, Glaze, Plate, Scene, Sprite, Text
from render.base.theme import Palette, Role
from render.modules.building_sites.art import GhostSiteArt, SiteArt
from render.modules.falconers.art import FalconArt
from render.modules.falconers.module import FalconLayer
from render.modules.hook_values import Additions, TileLook
from render.modules.portals.art import PortalArt
from render.modules.portals.module import PortalLayer
from render.parts.board import Board, board
from render.parts.grid import SIDES
from tests.render.checks import check_scene, footprint
from tests.render.palaces import DIRECTIONS, grown, many, row

BOX = Box(30, 40, 1140, 1000)


def texts(laid: Board) -> list[Text]:
    return [mark for mark in laid.marks if isinstance(mark, Text)]


def pieces(laid: Board) -> list[Sprite]:
    arts = (TileArt, FountainArt, GhostArt, SiteArt, PortalArt)
    return [mark for mark in laid.marks if isinstance(mark, Sprite) and isinstance(mark.art, arts)]


def gold(laid: Board) -> list[Box]:
    return [mark.box for mark in laid.marks if isinstance(mark, Fill) and mark.role is Role.GOLD]


def scene(laid: Board, box: Box = BOX) -> Scene:
    bed = Plate(box, Role.GARDEN_BED, Role.PAPER)
    return Scene(box.right + 30, box.bottom + 30, Role.PAPER, (bed, *laid.marks))


@pytest.mark.parametrize("number", range(0, 300, 20))
def test_every_mark_of_a_random_palace_lies_in_the_box(number: int) -> None:
    for palace, left in list(many(number + 20))[number:]:
        laid = board(palace, BOX, offered=lettered_cells(palace.places(left[0])), wall_label="Wall 12")
        assert all(BOX.holds(mark.box) for mark in laid.marks)
        assert BOX.holds(laid.box)


def test_neighbouring_cells_share_their_sides_exactly() -> None:
    for palace, _ in many(100):
        laid = board(palace, BOX)
        for cell in palace.occupied():
            here, east = laid.cell(cell), laid.cell(Cell(cell + STEP[Side.E]))
            south = laid.cell(Cell(cell + STEP[Side.S]))
            assert (here.w, here.h) == (laid.size, laid.size)
            assert (east.x, east.y) == (here.right, here.y)
            assert (south.x, south.y) == (here.x, here.bottom)


def test_every_tile_is_drawn_once_in_its_cell() -> None:
    for palace, _ in many(60):
        laid = board(palace, BOX)
        drawn = {mark.art: mark.box for mark in pieces(laid)}
        expected: dict[Art, Box] = {TileArt(tile): laid.cell(cell) for cell, tile in palace.tiles.items()}
        expected[FountainArt()] = laid.cell(FOUNTAIN)
        assert drawn == expected


def test_no_text_touches_a_tile_or_another_text() -> None:
    for palace, left in many(150):
        laid = board(palace, BOX, offered=lettered_cells(palace.places(left[0])), wall_label="Wall 12")
        written = [footprint(text) for text in texts(laid)]
        for n, area in enumerate(written):
            assert not any(area.overlaps(piece.box) for piece in pieces(laid))
            assert not any(area.overlaps(other) for other in written[n + 1 :])


def test_the_cells_are_of_few_sizes_and_never_larger_than_asked() -> None:
    for palace, _ in many(60):
        laid = board(palace, BOX, largest_cell=128)
        assert laid.size in SIDES
        assert laid.size <= 128


def test_the_cell_is_the_largest_that_fits() -> None:
    for palace, _ in many(60):
        size = board(palace, BOX).size
        if size < SIDES[0]:
            larger = SIDES[SIDES.index(size) - 1]
            columns = {xy(cell)[0] for cell in palace.occupied()}
            rows = {xy(cell)[1] for cell in palace.occupied()}
            wide = (max(columns) - min(columns) + 1) * larger + 120
            high = (max(rows) - min(rows) + 1) * larger + 100
            assert wide > BOX.w or high > BOX.h


def test_the_margins_number_every_column_and_row_when_cells_are_large() -> None:
    laid = board(row("east", 5), BOX)
    assert [text.text for text in texts(laid)] == ["0", "+1", "+2", "+3", "+4", "+5", "0"]


def test_numbers_stand_over_their_columns_and_beside_their_rows() -> None:
    palace = grown(12, 4)[0]
    laid = board(palace, BOX)
    above = [text for text in texts(laid) if text.box.bottom <= laid.grid.y]
    beside = [text for text in texts(laid) if text.box.right <= laid.grid.x]
    for text in above:
        cell = laid.cell(cell_at(int(text.text), 0))
        assert abs(text.box.centre[0] - cell.centre[0]) <= 1
    for text in beside:
        cell = laid.cell(cell_at(0, int(text.text)))
        assert abs(text.box.centre[1] - cell.centre[1]) <= 1
    assert len(above) + len(beside) == len(texts(laid))


def test_the_numbers_of_the_fountain_stand_out() -> None:
    for text in texts(board(grown(12, 4)[0], BOX)):
        assert (text.ink is Role.INK) == (text.text == "0")


def test_a_board_can_do_without_coordinates() -> None:
    laid = board(grown(12, 4)[0], BOX, coordinates=False)
    assert texts(laid) == []


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
@pytest.mark.parametrize("palette", Palette)
def test_a_row_of_twenty_fits_in_every_direction(side: str, palette: Palette) -> None:
    palace = row(side)
    laid = board(palace, BOX, wall_label="Wall 9")
    assert all(BOX.holds(mark.box) for mark in laid.marks)
    assert laid.size >= 40
    check_scene(scene(laid), palette)


def test_numbers_are_left_out_where_there_is_no_room_but_never_the_fountains() -> None:
    laid = board(row("east", 40), BOX)
    shown = [int(text.text) for text in texts(laid) if text.box.bottom <= laid.grid.y]
    assert 0 in shown
    assert shown == list(range(0, 41, shown[1]))


@pytest.mark.parametrize("palette", Palette)
def test_forty_tiles_fit_legibly(palette: Palette) -> None:
    palace, left = grown(40, 5)
    laid = board(palace, BOX, offered=lettered_cells(palace.places(left[0])), wall_label="Wall 20")
    assert len(pieces(laid)) == 41
    check_scene(scene(laid), palette, smallest_text=16)


def test_a_lone_fountain_is_drawn_large_in_the_middle() -> None:
    laid = board(Palace.of({}), BOX)
    assert laid.size == SIDES[0]
    assert laid.cell(FOUNTAIN).centre == BOX.centre


def test_a_tiny_box_still_holds_a_whole_palace() -> None:
    box = Box(0, 0, 300, 300)
    for palace, _ in many(40):
        laid = board(palace, box, coordinates=False)
        assert all(box.holds(mark.box) for mark in laid.marks)


# The longest wall


def test_the_gold_runs_outside_exactly_along_the_longest_wall() -> None:
    for palace, _ in many(120):
        laid = board(palace, BOX)
        strips = gold(laid)
        assert len(strips) == palace.longest_wall.length
        for strip, here in zip(strips, palace.longest_wall.path, strict=True):
            assert isinstance(here, CellSide)
            outside = laid.cell(here.beyond)
            assert strip.overlaps(outside) or laid.size < 20
            assert not any(strip.overlaps(laid.cell(cell)) for cell in palace.occupied())


def test_the_gold_of_neighbouring_sides_is_joined() -> None:
    for palace, _ in many(120):
        strips = gold(board(palace, BOX))
        for one, other in pairwise(strips):
            assert one.inset(-1).overlaps(other)


def test_the_wall_can_stay_unmarked() -> None:
    assert gold(board(grown(20, 3, DIRECTIONS["wall"])[0], BOX, wall=False)) == []


def test_the_label_of_the_wall_stands_beside_it() -> None:
    palace = grown(12, 3, DIRECTIONS["wall"])[0]
    laid = board(palace, BOX, wall_label="Wall 7")
    (label,) = [text for text in texts(laid) if text.text == "Wall 7"]
    assert any(label.box.inset(-60).overlaps(strip) for strip in gold(laid))


def test_without_walls_there_is_no_label() -> None:
    laid = board(Palace.of({}), BOX, wall_label="Wall 0")
    assert "Wall 0" not in {text.text for text in texts(laid)}


# What else is shown


def test_offered_cells_show_their_letters_inside_them() -> None:
    for palace, left in many(80):
        letters = lettered_cells(palace.places(left[0]))
        laid = board(palace, BOX, offered=letters)
        for cell, letter in letters.items():
            inside = [text for text in texts(laid) if laid.cell(cell).holds(text.box)]
            assert [text.text for text in inside] == [letter]


def test_changed_cells_are_marked() -> None:
    palace = grown(9, 3)[0]
    cells = sorted(palace.tiles)[:2]
    laid = board(palace, BOX, changed=cells)
    marked = [mark.box for mark in laid.marks if isinstance(mark, Glaze) and mark.art == ChangeArt()]
    assert marked == [laid.cell(cell) for cell in cells]


def test_cells_outside_the_palace_are_made_room_for() -> None:
    far = cell_at(9, -7)
    laid = board(Palace.of({}), BOX, shown=(far,))
    assert BOX.holds(laid.cell(far))


def test_ghosts_and_vacated_cells_are_drawn_where_they_are() -> None:
    palace, left = grown(6, 3)
    there, gone = cell_at(4, 4), cell_at(-5, 2)
    laid = board(palace, BOX, ghosts={there: left[0]}, vacated=(gone,))
    drawn = {mark.art: mark.box for mark in laid.marks if isinstance(mark, Sprite)}
    assert drawn[GhostArt(left[0])] == laid.cell(there)
    assert drawn[VacantArt(Role.CHANGE)] == laid.cell(gone)


def test_additions_of_modules_are_drawn_where_they_are() -> None:
    away = cell_at(6, 6)
    palace = grown(12, 6)[0].with_half(Half(away, Angle.SE), Kind.TOWER)
    site = min(palace.tiles)
    tile = palace.tiles[site]
    laid = board(
        palace,
        BOX,
        additions=Additions(
            {tile: TileLook(SiteArt(tile), GhostSiteArt(tile))},
            (PortalLayer(palace.halves), FalconLayer((Perched(Seat(0), Falcon.parse("wPA"), Corner(0)),))),
        ),
    )
    drawn = {mark.art: mark.box for mark in laid.marks if isinstance(mark, Sprite | Glaze)}
    assert drawn[PortalArt(Kind.TOWER, Angle.SE)] == laid.cell(away)
    assert drawn[SiteArt(tile)] == laid.cell(site)
    x, y = drawn[FalconArt(Feather.WHITE)].centre
    fountain = laid.cell(FOUNTAIN)
    assert (abs(x - fountain.x) <= 1, abs(y - fountain.y) <= 1) == (True, True)


@pytest.mark.parametrize("palette", Palette)
def test_boards_with_everything_on_them_hold_to_the_layout_rules(palette: Palette) -> None:
    for palace, left in list(many(24))[::3]:
        laid = board(
            palace,
            BOX,
            offered=lettered_cells(palace.places(left[0])),
            changed=sorted(palace.tiles)[:1],
            wall_label="Wall 12",
        )
        check_scene(scene(laid), palette, smallest_text=14)
