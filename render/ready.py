"""What is worth drawing before anybody asks: the sprites of the pictures that every turn brings."""

from collections.abc import Iterator

from engine import Options, Seat, Seed, View, start, view_for
from engine.position.catalogue import FACES, TILES
from render.art.fountain import FountainArt
from render.art.money import CardArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.picture import Picture
from render.base.scene import Art, Sprite
from render.base.theme import Role
from render.pictures.palace import PalacePicture
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture

CommonSprite = tuple[Art, tuple[int, int], Role]
_SEED = Seed("0" * 32)


def common_sprites(look: Look) -> tuple[CommonSprite, ...]:
    """What the pictures of a new game show; for a tile or a card there, all tiles or cards."""
    view = view_for(start(Options(4), _SEED).game, None)
    found = [
        (art, (sprite.box.w, sprite.box.h), sprite.ground)
        for picture in _pictures(view)
        for sprite in picture.scene(look).marks
        if isinstance(sprite, Sprite)
        for art in _alike(sprite.art)
    ]
    return tuple(dict.fromkeys(found))


def _pictures(view: View) -> Iterator[Picture]:
    yield TablePicture(view)
    yield TurnPicture(view, Seat(0))
    yield PalacePicture(view, Seat(0))


def _alike(art: Art) -> Iterator[Art]:
    match art:
        case TileArt():
            yield from map(TileArt, TILES)
        case FountainArt():  # where a palace begins, tiles will lie
            yield art
            yield from map(TileArt, TILES)
        case CardArt():
            yield from map(CardArt, FACES)
        case _:
            yield art
