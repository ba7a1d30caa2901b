"""Painting a scene the straightforward way, as a measure: in RGB, with Pillow's own text and PNG."""

import io
from functools import cache
from typing import assert_never

from PIL import Image, ImageDraw

from render.art.plates import PlateArt
from render.base.lettering import cap_height, font, width
from render.base.pen import Pen
from render.base.scene import Align, Art, Box, Fill, Glaze, Mark, Plate, Scene, Sprite, Text
from render.base.theme import Palette, colour

LEVEL = 6


def painted(scene: Scene, palette: Palette) -> bytes:
    """A scene as PNG in full colour."""
    packed = io.BytesIO()
    composed(scene, palette).save(packed, "PNG", compress_level=LEVEL)
    return packed.getvalue()


def composed(scene: Scene, palette: Palette) -> Image.Image:
    """A scene in full colour."""
    canvas = Image.new("RGB", (scene.width, scene.height), colour(scene.ground, palette))
    pen = ImageDraw.Draw(canvas)
    for mark in scene.marks:
        _lay(canvas, pen, mark, palette)
    return canvas


def _lay(canvas: Image.Image, pen: ImageDraw.ImageDraw, mark: Mark, palette: Palette) -> None:
    match mark:
        case Fill(box, role):
            pen.rectangle(_corners(box), colour(role, palette))
        case Plate():
            _lay_plate(canvas, pen, mark, palette)
        case Sprite(box, art) | Glaze(box, art):
            _lay_drawing(canvas, art, box, palette)
        case Text():
            _write(pen, mark, palette)
        case _:
            assert_never(mark)


def _lay_drawing(canvas: Image.Image, art: Art, box: Box, palette: Palette) -> None:
    above = drawing(art, (box.w, box.h), palette)
    canvas.paste(above, (box.x, box.y), above)


@cache
def drawing(art: Art, size: tuple[int, int], palette: Palette) -> Image.Image:
    """An art at a size, drawn once."""
    pen = Pen(*size, palette)
    art.draw(pen)
    return pen.finished()


def _lay_plate(canvas: Image.Image, pen: ImageDraw.ImageDraw, plate: Plate, palette: Palette) -> None:
    """Straight sides with Pillow's rectangles; smooth corners need a drawing."""
    box, wide = plate.box, plate.border_width if plate.border else 0
    r = min(plate.radius, box.w // 2, box.h // 2)
    for area in (box.inset(r, 0), box.inset(0, r)):
        pen.rectangle(_corners(area), colour(plate.border or plate.role, palette))
    for area in (box.inset(max(r, wide), wide), box.inset(wide, max(r, wide))):
        pen.rectangle(_corners(area), colour(plate.role, palette))
    if r:
        corner = drawing(PlateArt(plate.role, r, plate.border, plate.border_width), (2 * r, 2 * r), palette)
        for x, cut_x in ((box.x, 0), (box.right - r, r)):
            for y, cut_y in ((box.y, 0), (box.bottom - r, r)):
                part = corner.crop((cut_x, cut_y, cut_x + r, cut_y + r))
                canvas.paste(part, (x, y), part)


def _write(pen: ImageDraw.ImageDraw, text: Text, palette: Palette) -> None:
    box, drawn = text.box, font(text.type)
    wide = width(text.text, text.type)
    room = min(wide + 2, box.w)
    spare = box.w - room
    left = {Align.LEFT: 0, Align.CENTRE: spare // 2, Align.RIGHT: spare}[text.align]
    overhang = min(drawn.getbbox(text.text, anchor="ls")[0], 0)
    x = box.x + left + max(0, room - wide) // 2 - overhang
    baseline = box.y + (box.h + cap_height(text.type)) // 2
    pen.text((x, baseline), text.text, colour(text.ink, palette), drawn, anchor="ls")


def _corners(box: Box) -> tuple[int, int, int, int]:
    """Pillow's rectangles include their last pixel."""
    return box.x, box.y, max(box.x, box.right - 1), max(box.y, box.bottom - 1)
