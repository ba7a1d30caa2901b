"""Scripts that our own faces lack: which letters are theirs, and a font of this machine that draws them."""

import unicodedata
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import ImageFont, features

FOLDERS: Final = (
    Path("/usr/share/fonts/truetype/noto"),
    Path("/usr/share/fonts/opentype/noto"),
    Path("/usr/share/fonts/noto"),
    Path("/usr/share/fonts/noto-cjk"),
    Path("/usr/local/share/fonts"),
)
"""Where Debian's `fonts-noto-core` and its kin elsewhere put their files."""
_NOWHERE: Final = "\uffff"
"""A character that no font has."""
_SCALE: Final = 0.88
"""These letters reach higher and lower than ours: so much smaller they look as large."""


class Script(NamedTuple):
    """A script and the file of its font."""

    name: str
    file: str


class _Block(NamedTuple):
    first: int
    last: int
    script: Script


def _blocks(*rows: tuple[str, str]) -> tuple[_Block, ...]:
    """Blocks in order of their letters, from rows such as ("Hebrew", "0590-05FF FB1D-FB4F")."""
    found = []
    for name, ranges in rows:
        script = Script(name, f"NotoSans{name}-Bold.{'ttc' if name == 'CJK' else 'ttf'}")
        for one in ranges.split():
            first, last = (int(end, 16) for end in one.split("-"))
            found.append(_Block(first, last, script))
    return tuple(sorted(found))


_BLOCKS: Final = _blocks(
    ("Armenian", "0531-058F FB13-FB17"),
    ("Hebrew", "0590-05FF FB1D-FB4F"),
    ("Arabic", "0600-06FF 0750-077F 08A0-08FF FB50-FDFF FE70-FEFE"),
    ("Thaana", "0780-07BF"),
    ("Devanagari", "0900-097F A8E0-A8FF"),
    ("Bengali", "0980-09FF"),
    ("Gurmukhi", "0A00-0A7F"),
    ("Gujarati", "0A80-0AFF"),
    ("Oriya", "0B00-0B7F"),
    ("Tamil", "0B80-0BFF"),
    ("Telugu", "0C00-0C7F"),
    ("Kannada", "0C80-0CFF"),
    ("Malayalam", "0D00-0D7F"),
    ("Sinhala", "0D80-0DFF"),
    ("Thai", "0E00-0E7F"),
    ("Lao", "0E80-0EFF"),
    ("Myanmar", "1000-109F"),
    ("Georgian", "10A0-10FF 1C90-1CBF 2D00-2D2F"),
    ("Ethiopic", "1200-139F"),
    ("Khmer", "1780-17FF"),
    ("CJK", "1100-11FF 2E80-9FFF AC00-D7AF F900-FAFF FF00-FFEF 20000-3FFFF"),
)
_FIRSTS: Final = [block.first for block in _BLOCKS]


@cache
def script_of(letter: str) -> Script | None:
    """The script of a letter, if a font of this machine draws it."""
    n = bisect_right(_FIRSTS, ord(letter)) - 1
    if n < 0 or ord(letter) > _BLOCKS[n].last:
        return None
    script = _BLOCKS[n].script
    return script if file_of(script) is not None and _draws(script, letter) else None


@cache
def file_of(script: Script) -> Path | None:
    """The file of a script's font; none if it is missing, or if nothing here can join and order letters."""
    if not features.check("raqm"):
        return None
    return next((folder / script.file for folder in FOLDERS if (folder / script.file).is_file()), None)


@cache
def script_font(script: Script, size: int) -> ImageFont.FreeTypeFont:
    """The font of a script, to go with our type of a size; it joins letters and orders them."""
    file, layout = file_of(script), ImageFont.Layout.RAQM
    assert file is not None, "only letters that can be drawn have a script"
    return ImageFont.truetype(file, max(1, round(size * _SCALE)), layout_engine=layout)


def runs_leftward(letter: str) -> bool:
    """Is this letter of a script that is written from right to left?"""
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _draws(script: Script, letter: str) -> bool:
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return False
    return _glyph(script, letter) != _glyph(script, _NOWHERE)


@cache
def _glyph(script: Script, letter: str) -> tuple[bytes, tuple[int, int]]:
    mask = script_font(script, 24).getmask(letter)
    return bytes(mask), mask.size
