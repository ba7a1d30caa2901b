"""Paint a scene: sprites are cached as colour numbers, so painting is mostly pasting."""

from functools import cache
from typing import Final, assert_never

from PIL import Image

from render.art.plates import PlateArt
from render.base.lettering import line_mask, width
from render.base.pen import Pen
from render.base.scene import Align, Art, Box, Fill, Glaze, Mark, Plate, Scene, Sprite, Text
from render.base.theme import Palette, Role, colour
from render.paint.byte_cache import ByteCache, image_bytes
from render.paint.colour_samples import seen_colours
from render.paint.colours import Colours, table_of_colours
from render.paint.png import png

SPRITE_BYTES: Final = 40_000_000
DRAWING_BYTES: Final = 24_000_000
LINE_BYTES: Final = 8_000_000
PLATE_BYTES: Final = 8_000_000
GLAZE_BYTES: Final = 4_000_000
"""Memory for cached sprites, drawings with clear parts, lines of text, plates and glazes."""
_LARGE_PLATE: Final = 160_000
"""Plates with more pixels are laid in parts."""
_CLEAR: Final = [255] + [0] * 255
_DRAWN: Final = [0] + [255] * 255
"""Masks of the clear parts and of all others, from the alpha of a drawing."""


def drawing(art: Art, size: tuple[int, int], palette: Palette) -> Image.Image:
    """An art at a size, with its clear parts."""
    return _drawings.get((art, size, palette), lambda: _drawn(art, size, palette))


def painted(scene: Scene, palette: Palette) -> bytes:
    """A scene as PNG."""
    painter = painter_for(palette)
    canvas = painter.canvas(scene)
    return png(canvas.tobytes(), scene.width, scene.height, painter.colours.flat)


@cache
def painter_for(palette: Palette) -> "Painter":
    """The painter of a palette, whose table of colours is made once."""
    return Painter(table_of_colours(palette, seen_colours(palette, _drawn)))


class Painter:
    """Lays marks onto a canvas of colour numbers; a column of zeros on its left is PNG's filter byte."""

    def __init__(self, colours: Colours) -> None:
        self.colours = colours
        self._palette = colours.palette

    def canvas(self, scene: Scene) -> Image.Image:
        """A scene as colour numbers."""
        canvas = Image.new("L", (scene.width + 1, scene.height), self.colours.number[scene.ground])
        canvas.paste(0, (0, 0, 1, scene.height))
        for mark in scene.marks:
            self.lay(canvas, mark)
        return canvas

    def lay(self, canvas: Image.Image, mark: Mark) -> None:
        """Lay one mark onto a canvas."""
        match mark:
            case Fill(box, role):
                canvas.paste(self.colours.number[role], _shifted(box))
            case Sprite(box, art, ground):
                canvas.paste(self.sprite(art, (box.w, box.h), ground), (box.x + 1, box.y))
            case Text():
                self._write(canvas, mark)
            case Plate():
                self._lay_plate(canvas, mark)
            case Glaze(box, art):
                self._glaze(canvas, box, art)
            case _:
                assert_never(mark)

    def sprite(self, art: Art, size: tuple[int, int], ground: Role) -> Image.Image:
        """An art on its ground as colour numbers, cached."""

        def make() -> Image.Image:
            flat = Image.new("RGB", size, colour(ground, self._palette))
            above = _drawn(art, size, self._palette)
            flat.paste(above, (0, 0), above)
            numbered = self.colours.numbered(flat)
            numbered.paste(self.colours.number[ground], mask=above.getchannel("A").point(_CLEAR))
            return numbered

        return _sprites.get((art, size, ground, self._palette), make)

    def _glaze(self, canvas: Image.Image, box: Box, art: Art) -> None:
        beneath = canvas.crop(_shifted(box))

        def make() -> Image.Image:
            return self._glazed(beneath, drawing(art, (box.w, box.h), self._palette))

        # What lies beneath is nearly always the same: a card, a tile, the ground of a cell.
        key = (art, (box.w, box.h), self._palette, beneath.tobytes())
        canvas.paste(_glazes.get(key, make), (box.x + 1, box.y))

    def _glazed(self, beneath: Image.Image, above: Image.Image) -> Image.Image:
        """Colour numbers with a drawing over them."""
        within = above.getbbox()
        if within is None:
            return beneath
        above, glazed = above.crop(within), beneath.copy()
        seen = self.colours.shown(beneath.crop(within))
        seen.paste(above, (0, 0), above)
        glazed.paste(self.colours.numbered(seen), within[:2], above.getchannel("A").point(_DRAWN))
        return glazed

    def _write(self, canvas: Image.Image, mark: Text) -> None:
        if not mark.text:
            return
        room = min(width(mark.text, mark.type) + 2, mark.box.w)
        spare = mark.box.w - room
        left = 0 if mark.align is Align.LEFT else spare if mark.align is Align.RIGHT else spare // 2

        def make() -> Image.Image:
            mask = line_mask(mark.text, mark.type, (room, mark.box.h))
            return mask.point(self.colours.ramp(mark.ground, mark.ink))

        key = (mark.text, mark.type, room, mark.box.h, mark.ink, mark.ground, self._palette)
        canvas.paste(_lines.get(key, make), (mark.box.x + left + 1, mark.box.y))

    def _lay_plate(self, canvas: Image.Image, plate: Plate) -> None:
        """Lay a cached plate, or a large one as rectangles and corners."""
        box = plate.box
        if box.w * box.h > _LARGE_PLATE:
            self._lay_plate_in_parts(canvas, plate, _shifted(box))
            return

        def make() -> Image.Image:
            whole = Image.new("L", (box.w, box.h))
            self._lay_plate_in_parts(whole, plate, (0, 0, box.w, box.h))
            return whole

        key = (box.w, box.h, plate.role, plate.ground, plate.radius, plate.border, plate.border_width)
        canvas.paste(_plates.get((*key, self._palette), make), (box.x + 1, box.y))

    def _lay_plate_in_parts(self, canvas: Image.Image, plate: Plate, at: tuple[int, int, int, int]) -> None:
        number, (left, top, right, bottom) = self.colours.number, at
        wide = plate.border_width if plate.border is not None else 0
        if plate.border is not None:
            canvas.paste(number[plate.border], at)
        canvas.paste(number[plate.role], (left + wide, top + wide, right - wide, bottom - wide))
        r = min(plate.radius, plate.box.w // 2, plate.box.h // 2)
        if r:
            art = PlateArt(plate.role, r, plate.border, plate.border_width)
            corners = self.sprite(art, (2 * r, 2 * r), plate.ground)
            for x, cut_x in ((left, 0), (right - r, r)):
                for y, cut_y in ((top, 0), (bottom - r, r)):
                    canvas.paste(corners.crop((cut_x, cut_y, cut_x + r, cut_y + r)), (x, y))


_sprites: Final = ByteCache[tuple[Art, tuple[int, int], Role, Palette], Image.Image](
    SPRITE_BYTES, image_bytes
)
_drawings: Final = ByteCache[tuple[Art, tuple[int, int], Palette], Image.Image](DRAWING_BYTES, image_bytes)
_lines: Final = ByteCache[tuple[object, ...], Image.Image](LINE_BYTES, image_bytes)
_glazes: Final = ByteCache[tuple[object, ...], Image.Image](GLAZE_BYTES, image_bytes)
_plates: Final = ByteCache[tuple[object, ...], Image.Image](PLATE_BYTES, image_bytes)


def _drawn(art: Art, size: tuple[int, int], palette: Palette) -> Image.Image:
    pen = Pen(*size, palette)
    art.draw(pen)
    return pen.finished()


def _shifted(box: Box) -> tuple[int, int, int, int]:
    return box.x + 1, box.y, box.right + 1, box.bottom
