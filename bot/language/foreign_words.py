"""Words typed in any of our languages, put into one: kinds of tiles, currencies, sides of the world."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.language.labels import kind_label, kinds_label, side_label
from bot.language.typed_words import plain
from bot.language.words import LANGUAGES, Words, words_for
from engine import Currency, Kind, Side

_FEWEST_LETTERS: Final = 3
"""The shortest abbreviation that is looked up in other languages."""
_WORD: Final = re.compile(r"[^\W\d_]+")


def in_own_words(typed: str, words: Words) -> str:
    """A text with the nouns of other languages replaced by those of this one."""
    return _WORD.sub(lambda found: _own_word(found[0], words.language), typed)


def is_titled(typed: str, phrase: str, name: str) -> bool:
    """Is this text part of a title in any language, or of the name it has in the code?"""
    titles = (words_for(language)(phrase) for language in LANGUAGES)
    return any(plain(typed) in plain(title) for title in (*titles, name))


@cache
def _own_word(word: str, language: str) -> str:
    text = plain(word)
    if len(text) < _FEWEST_LETTERS or any(noun.startswith(text) for noun, _ in _nouns(language)):
        return word
    others = (other for other in LANGUAGES if other != language)
    meant = {thing for other in others for noun, thing in _nouns(other) if noun.startswith(text)}
    return _called(meant.pop(), words_for(language)) if len(meant) == 1 else word


@cache
def _nouns(language: str) -> tuple[tuple[str, Kind | Currency | Side], ...]:
    """What things are called in a language, without accents."""
    return tuple(_named(words_for(language)))


def _named(words: Words) -> Iterator[tuple[str, Kind | Currency | Side]]:
    for kind in Kind:
        yield plain(kind_label(words, kind)), kind
        yield plain(kinds_label(words, kind)), kind
    for currency in Currency:
        name = currency.name.lower()
        yield plain(words(f"currency-{name}")), currency
        yield plain(words(f"cards-{name}", values="")), currency
    for side in Side:
        yield plain(side_label(words, side)), side


def _called(thing: Kind | Currency | Side, words: Words) -> str:
    match thing:
        case Kind():
            return kind_label(words, thing)
        case Currency():
            return words(f"currency-{thing.name.lower()}")
        case Side():
            return side_label(words, thing)
