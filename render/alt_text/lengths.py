"""How long texts are to Discord, in UTF-16 code units, and cutting them to fit."""

from typing import Final

ELLIPSIS: Final = "…"
LONGEST_ALT: Final = 1024
"""Length of an alt text that Discord takes."""


def length(text: str) -> int:
    """The length of a text as Discord's clients count it: an emoji or a rare letter counts as two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut_between_words(text: str, longest: int) -> str:
    """A text that fits, cut between words if there are several, and ended with an ellipsis."""
    if length(text) <= longest:
        return text
    kept = shortened(text, longest).removesuffix(ELLIPSIS)
    whole, _, rest = kept.rpartition(" ")
    in_word = text[len(kept)] != " "
    return (whole.rstrip(" ,;:–·(") if in_word and whole and rest else kept) + ELLIPSIS


def shortened(text: str, longest: int) -> str:
    """A text that fits, cut between characters and ended with an ellipsis."""
    if length(text) <= longest:
        return text
    kept = text[: longest - 1]
    while length(kept) > longest - 1:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS
