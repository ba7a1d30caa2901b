"""Layout rules for every picture. Grounds are checked by painting the scene up to a mark."""

from collections.abc import Callable, Iterator

from PIL import Image, ImageDraw

from render.alt_text.lengths import ELLIPSIS
from render.base.lettering import cap_height, extent, width
from render.base.name_letters import drawable
from render.base.runs import END_OF_ISOLATE, ISOLATE
from render.base.scene import Align, Box, Fill, Glaze, Mark, Plate, Scene, Sprite, Text
from render.base.theme import WRITTEN, Palette, Role
from render.paint.paint import drawing, painter_for

SMALLEST_TEXT = 28

MayOverlap = Callable[[Sprite, Sprite], bool]


def never(_one: Sprite, _other: Sprite) -> bool:
    """No two sprites may overlap."""
    return False


def check_scene(
    scene: Scene,
    palette: Palette,
    *,
    smallest_text: int = SMALLEST_TEXT,
    may_overlap: MayOverlap = never,
) -> None:
    """Fail with a list of all faults of a scene.

    A sprite may lie wholly inside another; `may_overlap` allows more. What is laid over a text hides it
    wholly or does not touch it.
    """
    found = [
        *_misplaced(scene),
        *(fault for text in _texts(scene) for fault in _text_faults(text, smallest_text)),
        *_overlapping_texts(scene),
        *_overlapping_sprites(scene, may_overlap),
        *_wrong_grounds(scene, palette),
    ]
    assert not found, "\n".join(found)


def footprint(text: Text) -> Box:
    """The part of its box that a text paints."""
    room = min(width(text.text, text.type) + 2, text.box.w)
    spare = text.box.w - room
    left = {Align.LEFT: 0, Align.CENTRE: spare // 2, Align.RIGHT: spare}[text.align]
    return Box(text.box.x + left, text.box.y, room, text.box.h)


def _texts(scene: Scene) -> list[Text]:
    return [mark for mark in scene.marks if isinstance(mark, Text)]


def _misplaced(scene: Scene) -> Iterator[str]:
    for mark in scene.marks:
        if mark.box.w <= 0 or mark.box.h <= 0:
            yield f"empty: {_named(mark)}"
        elif not scene.canvas.holds(mark.box):
            yield f"leaves the canvas of {scene.width}×{scene.height}: {_named(mark)}"


def _text_faults(text: Text, smallest_text: int) -> Iterator[str]:
    if not text.text.strip(f"{ELLIPSIS} "):
        yield f"says nothing: {_named(text)}"
        return
    if (needed := width(text.text, text.type)) > text.box.w:
        yield f"{needed} px wide: {_named(text)}"
    _, top, _, bottom = extent(text.text, text.type)
    baseline = (text.box.h + cap_height(text.type)) // 2
    if baseline + top < 0 or baseline + bottom > text.box.h:
        yield f"{round(bottom - top)} px high, cut off: {_named(text)}"
    if (text.ink, text.ground) not in WRITTEN:
        yield f"{text.ink.name} on {text.ground.name} is not in WRITTEN: {_named(text)}"
    if text.type.size < smallest_text:
        yield f"{text.type.size} px type, smaller than {smallest_text}: {_named(text)}"
    letters = text.text.replace(ISOLATE, "").replace(END_OF_ISOLATE, "")
    if drawable(letters) != " ".join(letters.split(" ")):
        yield f"has letters that no face has: {_named(text)}"


def _overlapping_texts(scene: Scene) -> Iterator[str]:
    areas = [footprint(mark) if isinstance(mark, Text) else mark.box for mark in scene.marks]
    for n, (mark, area) in enumerate(zip(scene.marks, areas, strict=True)):
        if not isinstance(mark, Text):
            continue
        for later, over in zip(scene.marks[n + 1 :], areas[n + 1 :], strict=True):
            if area.overlaps(over):
                if isinstance(later, Fill | Plate) and over.holds(area):
                    break
                yield f"{_named(later)} lies over {_named(mark)}"


def _overlapping_sprites(scene: Scene, may_overlap: MayOverlap) -> Iterator[str]:
    sprites = [mark for mark in scene.marks if isinstance(mark, Sprite)]
    for n, one in enumerate(sprites):
        for other in sprites[n + 1 :]:
            if one.box.overlaps(other.box) and not one.box.holds(other.box) and not may_overlap(one, other):
                yield f"{_named(other)} overlaps {_named(one)}"


def _wrong_grounds(scene: Scene, palette: Palette) -> Iterator[str]:
    """Texts, sprites and plates whose ground is not the colour beneath them."""
    painter = painter_for(palette)
    number = painter.colours.number
    canvas = painter.canvas(Scene(scene.width, scene.height, scene.ground, ()))
    for mark in scene.marks:
        shown = _ground_shown(mark, palette)
        if shown is not None:
            area, mask, ground = shown
            beneath = canvas.crop((area.x + 1, area.y, area.right + 1, area.bottom))
            seen = _numbers(beneath, mask)
            if not seen <= {number[ground]}:
                roles = sorted({role.name for role in Role if number[role] in seen - {number[ground]}})
                yield f"not {ground.name} but {roles or 'a blend'} lies beneath {_named(mark)}"
        painter.lay(canvas, mark)


def _ground_shown(mark: Mark, palette: Palette) -> tuple[Box, Image.Image | None, Role] | None:
    """The area of a mark, where in it its ground shows, and which ground."""
    match mark:
        case Text(ground=ground):
            return footprint(mark), None, ground
        case Sprite(box, art, ground):
            alpha = drawing(art, (box.w, box.h), palette).getchannel("A")
            return box, alpha.point([255] * 255 + [0]), ground
        case Plate(box, ground=ground, radius=radius):
            outside = Image.new("L", (box.w, box.h), 255)
            ImageDraw.Draw(outside).rounded_rectangle((0, 0, box.w - 1, box.h - 1), radius, 0)
            return box, outside, ground
        case Fill() | Glaze():
            return None


def _numbers(image: Image.Image, mask: Image.Image | None) -> set[int]:
    """The colour numbers of an image, where the mask allows."""
    return {number for number, count in enumerate(image.histogram(mask)) if count}


def _named(mark: Mark) -> str:
    told = ""
    if isinstance(mark, Text):
        told = f" {mark.text!r} {mark.type.size} px"
    elif isinstance(mark, Sprite | Glaze):
        told = f" {mark.art!r}"
    return f"{type(mark).__name__}{told} at {tuple(mark.box)}"
