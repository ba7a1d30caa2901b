"""Alt texts from facts: the most important first, short enough for Discord, never cut in the middle.

If a text would be too long, names are said in full only once.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from engine.position.pieces import Seat
from render.alt_text.lengths import LONGEST_ALT, length, shortened
from render.alt_text.lists import enumerated
from render.alt_text.names import spoken_name
from render.base.look import Look, Words
from render.base.runs import isolated

Names = tuple[str, ...]
Teller = Callable[[Names, Names], str]
"""Tells a picture, with the names for their first mention and for all later ones."""
_SHORT_NAMES: Final = (12, 8, 5)
"""Lengths that names are cut to, one after the other."""


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


def told_in_full(words: Words, facts: Iterable[str | Listing]) -> int:
    """The length of all facts, with nothing left out."""
    texts = (fact if isinstance(fact, str) else _whole(words, fact) for fact in facts)
    return sum(length(text) + 1 for text in texts if text) - 1


def _listed(words: Words, listing: Listing, room: int) -> str:
    """As many items as there is room for; nothing if there is room for none."""
    for count in range(len(listing.items), 0, -1):
        left_out = len(listing.items) - count
        sentence = _whole(words, Listing(listing.lead, listing.items[:count]), left_out)
        if length(sentence) <= room:
            return sentence
    return ""


def _whole(words: Words, listing: Listing, left_out: int = 0) -> str:
    items = enumerated(words, listing.items)
    if left_out:
        return words("list-cut", lead=listing.lead, items=items, count=left_out)
    return words("list-whole", lead=listing.lead, items=items)


def told_with_names(look: Look, seats: int, tell: Teller) -> str:
    """The telling with the fullest names that is short enough."""
    text = ""
    for first, later in _namings(tuple(spoken_name(look, Seat(seat)) for seat in range(seats))):
        text = tell(first, later)
        if length(text) <= LONGEST_ALT:
            break
    return text


def later_names(names: Names) -> Names:
    """Names for those that were already said in full."""
    return next(shorter_names(names), names)


def shorter_names(names: Names) -> Iterator[Names]:
    """Shorter and shorter names, as long as they can be told apart."""
    for most in _SHORT_NAMES:
        short = tuple(isolated(shortened(name, most)) for name in names)
        if len(set(short)) == len(names):
            yield short


def _namings(names: Names) -> Iterator[tuple[Names, Names]]:
    yield names, names
    for short in shorter_names(names):
        yield names, short
    numbers = tuple(f"#{number}" for number in range(1, len(names) + 1))
    for most in (max(map(length, names)), *_SHORT_NAMES):
        firsts = zip(numbers, names, strict=True)
        yield tuple(f"{number} {isolated(shortened(name, most))}" for number, name in firsts), numbers
