"""Things one after the other, in sentences of every language."""

from collections.abc import Sequence

from render.base.look import Words


def listed(words: Words, things: Sequence[str]) -> str:
    """Things in a sentence: "Ana, Ben and Cleo"."""
    if not things:
        return ""
    if len(things) == 1:
        return things[0]
    return words("list-pair", first=enumerated(words, things[:-1]), second=things[-1])


def enumerated(words: Words, things: Sequence[str]) -> str:
    """Things one after the other: "Ana, Ben, Cleo"."""
    return _joined(words, "list-more", things)


def set_apart(words: Words, things: Sequence[str]) -> str:
    """Things that contain commas: "Ana 3, Ben 2 · Cleo 1"."""
    return _joined(words, "list-apart", things)


def in_groups(words: Words, things: Sequence[str]) -> str:
    """The same for those who listen: "Ana 3, Ben 2; Cleo 1"."""
    return _joined(words, "list-groups", things)


def _joined(words: Words, phrase: str, things: Sequence[str]) -> str:
    if not things:
        return ""
    first, *others = things
    for other in others:
        first = words(phrase, first=first, second=other)
    return first
