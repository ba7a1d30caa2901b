"""Type: measuring lines, making them fit, and drawing them."""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import font_source_sans_pro
import font_source_serif_pro
from PIL import Image, ImageDraw, ImageFont

from render.alt_text.lengths import ELLIPSIS
from render.base.runs import runs
from render.base.scene import Face, Type
from render.base.scripts import script_font

_FOLDERS: Final = {
    "SourceSansPro": Path(font_source_sans_pro.font_directory),
    "SourceSerifPro": Path(font_source_serif_pro.font_directory),
}
_NOWHERE: Final = "\uffff"
"""A character that no font has."""


@cache
def font(type_: Type) -> ImageFont.FreeTypeFont:
    """A font with basic layout, so that every machine gives the same pixels."""
    folder = _FOLDERS[type_.face.value.partition("-")[0]]
    return ImageFont.truetype(
        folder / f"{type_.face.value}.ttf", type_.size, layout_engine=ImageFont.Layout.BASIC
    )


@lru_cache(maxsize=8192)
def width(text: str, type_: Type) -> int:
    """The width of a line in pixels, overhanging strokes included."""
    left, _, right, _ = extent(text, type_)
    return round(right - left)


@lru_cache(maxsize=8192)
def extent(text: str, type_: Type) -> tuple[float, float, float, float]:
    """How far a line reaches to the left, up, to the right and down from where it starts on its baseline."""
    boxes = [
        (min(at + left, 0), top, at + max(right, letters.getlength(run)), bottom)
        for run, letters, at in _placed(text, type_)
        for left, top, right, bottom in (letters.getbbox(run, anchor="ls"),)
    ]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True) if boxes else ((0,), (0,), (0,), (0,))
    return min(lefts), min(tops), max(rights), max(bottoms)


@cache
def cap_height(type_: Type) -> int:
    """The height of capitals and figures in pixels."""
    return -round(font(type_).getbbox("H", anchor="ls")[1])


def line_mask(text: str, type_: Type, size: tuple[int, int]) -> Image.Image:
    """A line in the middle of a mask of a size, judging the height by capitals."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    baseline = (size[1] + cap_height(type_)) // 2
    left = max(0, size[0] - width(text, type_)) // 2 - extent(text, type_)[0]
    for run, letters, at in _placed(text, type_):
        draw.text((left + at, baseline), run, 255, letters, anchor="ls")
    return mask


def _placed(text: str, type_: Type) -> Iterator[tuple[str, ImageFont.FreeTypeFont, int]]:
    """The runs of a line, each with its font and where it begins."""
    at = 0.0
    for run in runs(text):
        letters = font(type_) if run.script is None else script_font(run.script, type_.size)
        yield run.text, letters, round(at)
        at += letters.getlength(run.text)


def fitted(text: str, type_: Type, room: int, smallest: int | None = None) -> tuple[str, Type]:
    """A line that fits: as it is, or in smaller type, or shortened with an ellipsis."""
    least = smallest if smallest is not None else max(1, round(type_.size * 0.8))
    for size in range(type_.size, least - 1, -1):
        if width(text, Type(type_.face, size)) <= room:
            return text, Type(type_.face, size)
    smaller = Type(type_.face, min(least, type_.size))
    for length in range(len(text) - 1, 0, -1):
        shortened = text[:length].rstrip() + ELLIPSIS
        if width(shortened, smaller) <= room:
            return shortened, smaller
    return "", smaller


def wrapped(text: str, type_: Type, room: int) -> list[str]:
    """A text in lines, broken between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, type_) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@cache
def has_letter(letter: str) -> bool:
    """Can every face of ours draw this letter?"""
    if letter.isspace():
        return letter == " "
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return False
    return all(_glyph(letter, face) != _glyph(_NOWHERE, face) for face in Face)


@cache
def _glyph(letter: str, face: Face) -> tuple[bytes, tuple[int, int]]:
    mask = font(Type(face, 24)).getmask(letter)
    return bytes(mask), mask.size
