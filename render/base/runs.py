"""A line as it stands on paper: runs of letters of one font, in order from left to right.

A name in a sentence stands between isolating signs, so that one from right to left turns nothing else around.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from render.base.scripts import Script, runs_leftward, script_of

ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
JOINERS: Final = "\u200c\u200d"
"""They join or part the letters on both sides, and are no letters themselves."""
_PARTS: Final = re.compile(f"{ISOLATE}([^{END_OF_ISOLATE}]*){END_OF_ISOLATE}?|([^{ISOLATE}]+)")
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")


class Run(NamedTuple):
    """Letters of one font: a script's, or our own faces'."""

    text: str
    script: Script | None


class _Stretch(NamedTuple):
    """Text, and where it leads: leftward, rightward, or as its neighbours do."""

    text: str
    leftward: bool | None


@lru_cache(maxsize=8192)
def runs(text: str) -> tuple[Run, ...]:
    """The runs of a line, from left to right."""
    if not any(map(runs_leftward, text)):
        return tuple(_same_font(text))
    found: list[Run] = []
    for isolated_part, plain_part in _PARTS.findall(text):
        found += _ordered(isolated_part or plain_part)
    return tuple(found)


def isolated(name: str) -> str:
    """A name for the middle of a sentence; what leads rightward as the sentence does stays as it is."""
    bare = name.replace(ISOLATE, "").replace(END_OF_ISOLATE, "")
    return f"{ISOLATE}{bare}{END_OF_ISOLATE}" if any(map(runs_leftward, bare)) else bare


def _same_font(text: str) -> Iterator[Run]:
    """Text in runs of one font, in the order in which it is read."""
    script, start = None, 0
    for n, letter in enumerate(text):
        if not _clings(letter) and (own := script_of(letter)) is not script:
            if n > start:
                yield Run(text[start:n], script)
            script, start = own, n
    if text:
        yield Run(text[start:], script)


def _ordered(text: str) -> Iterator[Run]:
    """A part of a line in the direction of its first letter."""
    stretches = list(_stretches(text))
    leftward = next((one.leftward for one in stretches if one.leftward is not None), False)
    groups = [
        (leads_left, [part for _, part in group])
        for leads_left, group in groupby(_directed(stretches, leftward), key=lambda pair: pair[0])
    ]
    for leads_left, group in reversed(groups) if leftward else groups:
        if not leads_left:
            yield from _same_font("".join(group))
            continue
        for part in reversed(group):
            yield from _same_font(part.translate(_MIRRORED))


def _directed(stretches: list[_Stretch], leftward: bool) -> Iterator[tuple[bool, str]]:
    """Every stretch with its direction: signs share that of both their neighbours, or take the line's."""
    for n, (text, own) in enumerate(stretches):
        before = next((one.leftward for one in reversed(stretches[:n]) if one.leftward is not None), leftward)
        after = next((one.leftward for one in stretches[n + 1 :] if one.leftward is not None), leftward)
        between = before if before == after else leftward
        yield (own if own is not None else between), text


def _stretches(text: str) -> Iterator[_Stretch]:
    """Words, numbers, and single signs."""
    kinds: list[tuple[int, bool | None]] = []
    for n, letter in enumerate(text):
        if kinds and _clings(letter):
            kinds.append(kinds[-1])
            continue
        leads = _leads(letter)
        is_sign = leads is None and not letter.isdigit()
        kinds.append((n if is_sign else -1, leads))
    for (_, leads), group in groupby(range(len(text)), key=kinds.__getitem__):
        yield _Stretch("".join(text[n] for n in group), leads)


def _clings(letter: str) -> bool:
    """Does this belong to the letter before it?"""
    return letter in JOINERS or unicodedata.category(letter).startswith("M")


def _leads(letter: str) -> bool | None:
    if runs_leftward(letter):
        return True
    return False if unicodedata.bidirectional(letter) == "L" else None
