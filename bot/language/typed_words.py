"""Reading what people type: cards, tiles and cells in notation or in words, with or without accents."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from bot.language.labels import side_label, tile_label
from bot.language.words import Words
from engine import Card, Cell, Currency, NotationError, Side, Tile, parse_card, parse_tile
from engine.board.geometry import REACH, cell_at
from engine.position.catalogue import FACE, TILES

_WORD: Final = re.compile(r"[+-]?\w+")
_BETWEEN_CARDS: Final = re.compile(r"[,;&/]")
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_VALUE: Final = re.compile(r"[0-9]+")
_TWO_NUMBERS: Final = re.compile(r"([+-]?[0-9]{1,2})\s*[,; ]\s*([+-]?[0-9]{1,2})")
_STEPS: Final = re.compile(r"([0-9]{1,2})\s*([^\W\d_]+)|([^\W\d_]+)\s*([0-9]{1,2})")
_FEWEST_LETTERS: Final = 3
"""The shortest abbreviation of a currency."""


def plain(text: str) -> str:
    """A text without accents and capitals, and with ASCII minus signs."""
    folded = unicodedata.normalize("NFKD", text.casefold()).replace("−", "-").replace("ł", "l")
    return "".join(letter for letter in folded if not unicodedata.combining(letter)).strip()


def matches(typed: str, offered: str) -> bool:
    """Does every typed word begin a word of the offered text?"""
    offers = set(_split(offered))
    offers |= {word.lstrip("+-") for word in offers}
    return all(any(word.startswith(begun) for word in offers) for begun in _split(typed))


def means(typed: str, offered: str) -> bool:
    """The same for a finished text: punctuation alone matches nothing."""
    return bool(_split(typed)) and matches(typed, offered)


def read_cards(typed: str, words: Words) -> tuple[Card, ...] | None:
    """Cards, as in "y3 b2", "florin 3, ducat 2" or "5+3 florins"; None if these are not cards."""
    text = plain(typed)
    try:
        return tuple(sorted(parse_card(name) for name in re.split(r"[\s,;+]+", text) if name)) or None
    except NotationError:
        return _spoken_cards(text, words)


def read_tile(typed: str, among: Iterable[Tile], words: Words) -> Tile | None:
    """A tile, as in "G8a" or "garden 8": the only one among these that matches, else any with this name."""
    text, tiles = plain(typed), tuple(among)
    if not text:
        return None
    for wanted in (tiles, TILES):
        called = [
            tile
            for tile in wanted
            if text in (plain(str(tile)), plain(tile_label(words, tile)), _spoken_twin(words, tile))
        ]
        if len(called) == 1:
            return called[0]
    beginning = [tile for tile in tiles if means(text, f"{tile_label(words, tile)} {tile}")]
    return beginning[0] if len(beginning) == 1 else None


def read_cell(typed: str, words: Words) -> Cell | None:
    """A cell, as in "+1,-2", "1 -2", or "1 east, 2 north"."""
    text = plain(typed)
    if found := _TWO_NUMBERS.fullmatch(text):
        return cell_at(int(found[1]), int(found[2]))
    return _spoken_cell(text, words)


def read_currency(typed: str, words: Words) -> Currency | None:
    """A currency by its name; None if this is not a currency."""
    named = list(_currencies(plain(typed), words))
    return named[0] if len(named) == 1 else None


def read_tile_name(name: str) -> Tile | None:
    """A tile by its notation, in capitals or not."""
    try:
        return parse_tile(name[:1].upper() + name[1:].lower())
    except NotationError:
        return None


def _split(text: str) -> list[str]:
    return _WORD.findall(plain(text))


def _spoken_twin(words: Words, tile: Tile) -> str:
    return plain(f"{tile_label(words, tile)} ({tile})")


def _spoken_cards(text: str, words: Words) -> tuple[Card, ...] | None:
    found: list[Card] = []
    currency = None
    between = plain(words("list-pair", first="", second=""))
    for part in _BETWEEN_CARDS.split(text.replace(f" {between} ", ",")):
        named = list(_currencies(part, words))
        values = [int(value) for value in _VALUE.findall(part)]
        if len(named) > 1 or None in named:
            return None
        currency = named[0] if named else currency
        if currency is None or not values or not all(value in FACE[currency] for value in values):
            return None
        found += [FACE[currency][value] for value in values]
    return tuple(sorted(found))


def _currencies(text: str, words: Words) -> Iterator[Currency | None]:
    """The currency behind each word; None for a word that names none."""
    for word in _LETTERS.findall(text):
        yield next((currency for currency in Currency if _names_currency(word, currency, words)), None)


def _names_currency(word: str, currency: Currency, words: Words) -> bool:
    name = plain(words(f"currency-{currency.name.lower()}"))
    return word.startswith(name) or (len(word) >= _FEWEST_LETTERS and name.startswith(word))


def _spoken_cell(text: str, words: Words) -> Cell | None:
    x = y = 0
    steps = list(_STEPS.finditer(text))
    if not steps or _LETTERS.findall(_STEPS.sub("", text)):
        return None
    for step in steps:
        count, name = (step[1], step[2]) if step[1] else (step[4], step[3])
        towards = [side for side in Side if plain(side_label(words, side)).startswith(name)]
        if len(towards) != 1:
            return None
        x += int(count) * {Side.E: 1, Side.W: -1}.get(towards[0], 0)
        y += int(count) * {Side.S: 1, Side.N: -1}.get(towards[0], 0)
    return cell_at(x, y) if max(abs(x), abs(y)) <= REACH else None
