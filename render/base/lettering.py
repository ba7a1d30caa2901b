"""Type: measuring lines, making them fit, and drawing names in any script without empty boxes."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import font_source_sans_pro
import font_source_serif_pro
from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from render.alt_text.lengths import ELLIPSIS
from render.base.scene import Face, Type

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
    left, _, right, _ = font(type_).getbbox(text, anchor="ls")
    return round(max(right, font(type_).getlength(text)) - min(left, 0))


@cache
def cap_height(type_: Type) -> int:
    """The height of capitals and figures in pixels."""
    return -round(font(type_).getbbox("H", anchor="ls")[1])


def line_mask(text: str, type_: Type, size: tuple[int, int]) -> Image.Image:
    """A line in the middle of a mask of a size, judging the height by capitals."""
    mask = Image.new("L", size)
    baseline = (size[1] + cap_height(type_)) // 2
    overhang = min(font(type_).getbbox(text, anchor="ls")[0], 0)
    left = max(0, size[0] - width(text, type_)) // 2 - overhang
    ImageDraw.Draw(mask).text((left, baseline), text, 255, font(type_), anchor="ls")
    return mask


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


@lru_cache(maxsize=4096)
def drawable(name: str) -> str:
    """A name that our faces can draw.

    Latin, Greek and Cyrillic stay as they are; other scripts are written in Latin letters; emoji and
    other signs are left out, unless nothing else would be left. It may be empty.
    """
    text = unicodedata.normalize("NFC", " ".join(name.split()))
    kept = "".join(letter if _has(letter) else _latin(letter) for letter in text)
    kept = " ".join(kept.split())
    return kept or " ".join(anyascii(text).replace(":", " ").replace("_", " ").split())


def _latin(letter: str) -> str:
    is_sign = unicodedata.category(letter)[0] in "SCMZ"
    return "" if is_sign else anyascii(letter)


@cache
def _has(letter: str) -> bool:
    """Can every face draw this letter?"""
    if letter.isspace():
        return letter == " "
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return False
    return all(_glyph(letter, face) != _glyph(_NOWHERE, face) for face in Face)


@cache
def _glyph(letter: str, face: Face) -> tuple[bytes, tuple[int, int]]:
    mask = font(Type(face, 24)).getmask(letter)
    return bytes(mask), mask.size
