"""Alt texts: facts in the order of their weight, as many as fit, and never cut in the middle."""

from collections.abc import Iterable
from typing import NamedTuple

from render.alt_text.lengths import length
from render.base.look import Words
from render.base.picture import LONGEST_ALT


class Listing(NamedTuple):
    """A fact that is a list: what it is a list of, and its items."""

    lead: str
    items: tuple[str, ...]


def spoken(words: Words, facts: Iterable[str | Listing], most: int = LONGEST_ALT) -> str:
    """Facts as sentences. A list that is too long ends by saying how many items more there are."""
    said = ""
    for fact in facts:
        if not fact:
            continue
        sentence = fact if isinstance(fact, str) else _listed(words, fact, most - length(said) - 1)
        if sentence and length(said) + length(sentence) + 1 <= most:
            said = f"{said} {sentence}".strip()
    return said


def told_in_full(facts: Iterable[str | Listing]) -> int:
    """How long facts would be with nothing left out."""
    texts = (fact if isinstance(fact, str) else f"{fact.lead}: {', '.join(fact.items)}." for fact in facts)
    return sum(length(text) + 1 for text in texts if text) - 1


def _listed(words: Words, listing: Listing, room: int) -> str:
    """As many items as there is room for; nothing if there is room for none."""
    for count in range(len(listing.items), 0, -1):
        left_out = len(listing.items) - count
        end = f" {words('and-more', count=left_out)}" if left_out else "."
        sentence = f"{listing.lead}: {', '.join(listing.items[:count])}{end}"
        if length(sentence) <= room:
            return sentence
    return ""
