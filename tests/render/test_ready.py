"""What is drawn beforehand is what the first pictures of a game need."""

import pytest

from bot.language.words import words_for
from engine import Options, Seat, Seed, start, view_for
from engine.position.catalogue import TILES
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Art
from render.base.theme import Palette
from render.paint import paint
from render.pictures.palace import PalacePicture
from render.pictures.table import TablePicture
from render.ready import common_sprites

LOOK = Look(Palette.SAFE, words_for("en"), ("Ana", "Ben", "Chloé", "Dawid"))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_nothing_large_is_left_to_draw_for_a_new_table(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    painter = paint.painter_for(LOOK.palette)
    for sprite in common_sprites(LOOK):
        painter.sprite(*sprite)
    late: list[Art] = []
    draw = paint._drawn

    def watched(art: Art, size: tuple[int, int], palette: Palette) -> object:
        late.append(art)
        return draw(art, size, palette)

    monkeypatch.setattr(paint, "_drawn", watched)
    view = view_for(start(Options(4), Seed(f"{number:032x}")).game, None)
    for picture in (TablePicture(view), PalacePicture(view, Seat(1))):
        drawn(picture, LOOK)
    assert {type(art).__name__ for art in late} <= {"PlateArt", "SeatArt"}


def test_every_tile_is_ready_wherever_tiles_lie() -> None:
    sizes: dict[tuple[int, int], set[object]] = {}
    for art, size, _ in common_sprites(LOOK):
        if isinstance(art, TileArt):
            sizes.setdefault(size, set()).add(art.tile)
    assert len(sizes) >= 2
    assert all(tiles == set(TILES) for tiles in sizes.values())


def test_nothing_is_made_ready_twice() -> None:
    sprites = common_sprites(LOOK)
    assert len(sprites) == len(set(sprites))
