"""Tiles say what they are: walls where they are walled, open elsewhere, and a name."""

import zlib
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageFilter

from engine import Angle, Feather
from engine.board.geometry import Side, walls_on
from engine.position.catalogue import TILES
from engine.position.pieces import Kind, Tile
from render.art.fountain import FountainArt
from render.art.marks import (
    ChangeArt,
    ClashArt,
    CutOffArt,
    EmptyCellArt,
    ForbiddenArt,
    HoleArt,
    LongestWallArt,
    OfferedArt,
)
from render.art.tiles import GhostArt, TileArt
from render.art.walls import STONEWORK, THICK
from render.base.scene import Art
from render.base.theme import THEMES, Palette, Role, kind_roles
from render.modules.building_sites.art import SiteArt
from render.modules.falconers.art import FalconArt
from render.modules.portals.art import PortalArt
from render.paint.paint import drawing, painter_for
from tests.render.colour_vision import contrast

SIZE: Final = 112
DEEP: Final = round(SIZE * THICK / 100)
MARKS: Final[tuple[Art, ...]] = (
    ChangeArt(),
    CutOffArt(),
    EmptyCellArt(),
    ForbiddenArt(),
    HoleArt(),
    LongestWallArt(walls_on(*Side)),
    OfferedArt(),
    *map(ClashArt, Side),
)


_TURN: Final = {Side.N: 0, Side.E: 90, Side.S: 180, Side.W: 270}


def drawn(art: Art, palette: Palette = Palette.LIGHT, size: int = SIZE) -> Image.Image:
    return drawing(art, (size, size), palette)


def strip(image: Image.Image, side: Side) -> Image.Image:
    """The pixels along a side, between its corners, turned so that the side lies on top."""
    return image.rotate(_TURN[side]).crop((2 * DEEP, 0, SIZE - 2 * DEEP, DEEP)).convert("RGB")


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_is_walled_exactly_where_it_has_walls(tile: Tile) -> None:
    wall = strip(drawn(TileArt(TILES[0])), Side.N)
    for side in Side:
        assert same(strip(drawn(TileArt(tile)), side), wall) == bool(tile.walls & side), side


@pytest.mark.parametrize("size", [48, 80, 112, 168])
def test_merlons_are_evenly_spaced_over_cells(size: int) -> None:
    gilt = drawn(LongestWallArt(walls_on(Side.N)), size=size).convert("RGB")
    pitch = size // 8
    first = gilt.crop((0, 0, pitch, size))
    for n in range(8):
        assert same(gilt.crop((n * pitch, 0, (n + 1) * pitch, size)), first)


@pytest.mark.parametrize("palette", Palette)
def test_walls_stand_out_from_the_ground_and_from_every_tile(palette: Palette) -> None:
    theme = THEMES[palette]
    for ground in (Role.GARDEN_BED, Role.CARD, *(kind_roles(kind)[0] for kind in Kind)):
        most = max(contrast(theme[wall], theme[ground]) for wall in STONEWORK)
        assert most >= 3, ground.name


def test_the_longest_wall_lies_exactly_on_the_walls() -> None:
    for side in Side:
        mask = drawn(LongestWallArt(walls_on(side))).getchannel("A").rotate(_TURN[side])
        assert mask.getbbox() == (0, 0, SIZE, DEEP)
        assert mask.crop((0, 0, SIZE, DEEP)).getextrema() == (255, 255)


def test_no_two_tiles_look_alike() -> None:
    pictures = [drawn(TileArt(tile), size=48).tobytes() for tile in TILES]
    assert len(set(pictures)) == len(TILES)


@pytest.mark.parametrize("art", [*map(TileArt, TILES[::7]), FountainArt(), SiteArt(TILES[9])], ids=repr)
def test_what_fills_a_cell_fills_all_of_it(art: Art) -> None:
    assert drawn(art).getchannel("A").getextrema() == (255, 255)


def test_a_ghost_is_paler_than_its_tile() -> None:
    assert drawn(GhostArt(TILES[0])).getpixel((SIZE // 2, SIZE // 3))[3] < 128  # type: ignore[index]


@pytest.mark.parametrize("angle", Angle)
def test_a_portal_leaves_the_other_half_of_its_cell_clear(angle: Angle) -> None:
    alpha = drawn(PortalArt(Kind.GARDEN, angle)).getchannel("A")
    corners = {Angle.NW: (2, 2), Angle.NE: (109, 2), Angle.SE: (109, 109), Angle.SW: (2, 109)}
    opposite = {Angle.NW: Angle.SE, Angle.NE: Angle.SW, Angle.SE: Angle.NW, Angle.SW: Angle.NE}[angle]
    assert alpha.getpixel(corners[angle]) == 255
    assert alpha.getpixel(corners[opposite]) == 0


def test_falcons_differ_by_more_than_their_feathers_colour() -> None:
    edges = {
        drawn(FalconArt(feather)).convert("L").filter(ImageFilter.FIND_EDGES).tobytes() for feather in Feather
    }
    assert len(edges) == len(Feather)


@pytest.mark.parametrize("art", [ChangeArt(), LongestWallArt(walls_on(*Side))], ids=repr)
def test_marks_around_a_tile_leave_its_middle_to_be_seen(art: Art) -> None:
    middle = drawn(art).getchannel("A").crop((30, 30, 82, 82))
    assert middle.getextrema() == (0, 0)


@pytest.mark.parametrize("side", Side)
def test_a_clash_is_marked_on_its_side(side: Side) -> None:
    alpha = drawn(ClashArt(side)).getchannel("A").rotate(_TURN[side])
    assert alpha.crop((0, 0, SIZE, 4)).getextrema() == (255, 255)
    assert alpha.crop((0, SIZE // 2, SIZE, SIZE)).getextrema() == (0, 0)


@pytest.mark.parametrize("size", [17, 31, 40, 97])
@pytest.mark.parametrize("palette", Palette)
def test_everything_can_be_drawn_at_any_size(palette: Palette, size: int) -> None:
    for art in MARKS:
        assert drawn(art, palette, size).getchannel("A").getbbox(), art


def test_all_tiles_together_stay_small() -> None:
    numbers = [
        painter_for(Palette.LIGHT).colours.numbered(drawn(TileArt(tile)).convert("RGB")) for tile in TILES
    ]
    assert sum(len(zlib.compress(image.tobytes())) for image in numbers) < len(TILES) * 1600
