"""Falcons stand where tiles meet, and leave the letters and prices of tiles in sight."""

import pytest
from PIL import Image, ImageChops

from engine.board.geometry import Corner, cell_at
from engine.modules.falcon_pieces import Feather
from engine.position.catalogue import TILES
from engine.position.pieces import Tile
from render.art.cartouche import draw_cartouche
from render.base.pen import Pen
from render.base.theme import Palette, Role
from render.modules.falconers.art import CrossingArt, FalconArt, FlownArt, PerchMarkArt
from render.modules.falconers.module import perch
from render.paint.paint import drawing
from render.parts.grid import SIDES, Extent, Grid


class LetterPen(Pen):
    """A pen that draws nothing but letters and figures, for the names of tiles."""

    def rectangle(self, x: float, y: float, w: float, h: float, role: Role, radius: float = 0) -> None:  # noqa: PLR0917
        pass


def letters_on(tile: Tile, size: int) -> Image.Image:
    pen = LetterPen(size, size, Palette.LIGHT)
    draw_cartouche(pen, tile)
    return pen.finished().getchannel("A")


@pytest.mark.parametrize("size", [side for side in SIDES if side >= 40])
@pytest.mark.parametrize("corner", ["0,0", "1,0", "0,1", "1,1"])
def test_a_falcon_never_covers_a_letter(size: int, corner: str) -> None:
    east, south = map(int, corner.split(","))
    grid = Grid(Extent(0, 0, 0, 0), size, size, size, coordinates=False)
    there = perch(grid, Corner(cell_at(east, south))).moved(-size, -size)
    over = Image.new("L", (size, size))
    for art in (FalconArt(Feather.BLACK), PerchMarkArt(), FlownArt(Feather.BLACK), CrossingArt(Role.BAD)):
        alpha = drawing(art, (there.w, there.h), Palette.LIGHT).getchannel("A")
        over.paste(255, (there.x, there.y), alpha)
    for tile in TILES:
        letters = letters_on(tile, size)
        assert letters.getbbox()
        assert ImageChops.multiply(letters, over).getextrema() == (0, 0), tile
