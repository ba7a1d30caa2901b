"""Names in any script, as pictures can draw them: in their own letters if possible, never as empty boxes."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from anyascii import anyascii

from render.base.lettering import has_letter
from render.base.runs import JOINERS
from render.base.scripts import runs_leftward, script_of

_MOST_MARKS: Final = 3
"""Marks on one letter that some script needs; more are there to spill over the lines around."""
_MOST_INITIALS: Final = 3
_ARTICLE: Final = "ال"
_VOWELS: Final = dict.fromkeys("اأإآٱעאع", "A")
"""Letters that begin a word with a vowel, which the Latin alphabet does not take from them."""


@lru_cache(maxsize=4096)
def drawable(name: str) -> str:
    """A name as pictures can draw it; it may be empty.

    Letters stay as they are where a font has them. Else words from right to left become initials, because
    they are written without vowels, and words in other scripts get Latin letters. Emoji and other signs are
    left out, unless nothing else would be left.
    """
    text = unicodedata.normalize("NFC", " ".join(name.split()))
    words = " ".join(_word(word) for word in text.split()).split()
    if words and all(map(_is_initial, text.split())):
        return "".join(map(_initial, text.split()))[:_MOST_INITIALS]
    return " ".join(words) or _signs_in_words(text)


def is_by_initials(name: str) -> bool:
    """Can nothing of a name be drawn but its initials?"""
    return bool(drawable(name)) and all(map(_is_initial, name.split()))


def _signs_in_words(text: str) -> str:
    """Emoji by their names."""
    named = "".join(letter for letter in anyascii(text) if letter.isprintable())
    return " ".join(named.replace(":", " ").replace("_", " ").split())


def _word(word: str) -> str:
    if _is_initial(word):
        return f"{_initial(word)}."
    kept, script, marks = "", None, 0
    for letter in word:
        if letter in JOINERS or unicodedata.category(letter).startswith("M"):
            marks += 1
            joins = letter in JOINERS or script_of(letter) is script
            if script and joins and marks <= _MOST_MARKS:
                kept += letter
            elif not script:
                kept += _latin(letter)
            continue
        marks, script = 0, script_of(letter)
        kept += letter if script or has_letter(letter) else _latin(letter)
    return kept


def _is_initial(word: str) -> bool:
    """Is this a word from right to left that no font here can draw?"""
    return any(runs_leftward(letter) and script_of(letter) is None for letter in word)


def _initial(word: str) -> str:
    letters = re.sub(r"[\W_]", "", word)
    letters = letters.removeprefix(_ARTICLE) or letters
    spelled = "".join(_VOWELS.get(letter, anyascii(letter)) for letter in letters)
    return next((letter.upper() for letter in spelled if letter.isalpha()), "")


def _latin(letter: str) -> str:
    is_sign = unicodedata.category(letter)[0] in "SCZ"
    return "" if is_sign else anyascii(letter)
