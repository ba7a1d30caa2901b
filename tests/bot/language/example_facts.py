"""Example facts: what phrases are given where they are only looked at or measured."""

from functools import cache

from ai import Level
from bot.language.labels import (
    cards_label,
    kind_label,
    kinds_label,
    payment_label,
    place_label,
    signed,
    spoken_cell,
    sum_label,
    told_apart,
    walls_label,
)
from bot.language.templates import Fact
from bot.language.words import words_for
from bot.modules.falconers.labels import falcon_label
from bot.modules.portals.labels import portal_label
from engine import Currency, Kind, parse_card, parse_cell, parse_tile
from engine.board.geometry import Side, walls_on
from engine.modules.falcon_pieces import FALCONS
from render.alt_text.lists import listed

_PLAIN: dict[str, Fact] = {
    "name": "Ana",
    "names": "Ana, Ben",
    "player": "Ana",
    "players": "Ana, Ben",
    "opener": "Ana",
    "owner": "Ben",
    "by": "Ben",
    "losers": "Ben",
    "passed": "Ben",
    "leaders": "Ben",
    "others": "Ben 2, Cleo 1",
    "counts": "Ana 3, Ben 2",
    "holdings": "Ana 12, Ben 9",
    "people": "@Ben",
    "typed": "Anna",
    "cell": "+1,0",
    "cells": "+1,0",
    "crossing": "+1,0",
    "half": "+2,0SW",
    "notation": "G8a",
    "values": "5+3",
    "change": "+2",
    "rule": "B5",
    "version": "0.4",
    "place": "#alhambra",
    "when": "18.11.",
    "left": "…",
    "medal": "🥇",
}


@cache
def example(language: str, fact: str) -> Fact:
    """A fact by its name: a label in the language where it is one, else something that looks like it."""
    return _labels(language).get(fact) or _PLAIN.get(fact) or (2 if fact in _NUMBERS else f"⟨{fact}⟩")


_NUMBERS = {
    *("count", "points", "amount", "price", "number", "round", "turn", "turns", "total", "length", "before"),
    *(
        "after",
        "page",
        "pages",
        "seats",
        "taken",
        "people",
        "steps",
        "lost",
        "over",
        "more",
        "at",
        "of",
        "tables",
    ),
    *("behind", "longest", "most", "second", "unseen", "deck", "discard", "bag", "square", "worth", "gained"),
    *(
        "value",
        "stored",
        "missing",
        "short",
        "north",
        "east",
        "south",
        "west",
        "wall",
        "decisions",
        "closely",
    ),
}


@cache
def _labels(language: str) -> dict[str, Fact]:
    words = words_for(language)
    tower, garden = parse_tile("T13"), parse_tile("G8a")
    cards = tuple(map(parse_card, ("y5", "y3")))
    return {
        "tile": told_apart(words, tower),
        "old": told_apart(words, garden),
        "removed": told_apart(words, garden),
        "tiles": listed(words, [told_apart(words, tower), told_apart(words, garden)]),
        "kind": kind_label(words, Kind.TOWER),
        "kinds": kinds_label(words, Kind.TOWER),
        "first": kind_label(words, Kind.GARDEN),
        "second": kind_label(words, Kind.TOWER),
        "sum": sum_label(words, Currency.FLORIN, 8),
        "price": sum_label(words, Currency.FLORIN, 8),
        "short": sum_label(words, Currency.DUCAT, 3),
        "cards": cards_label(words, cards),
        "card": cards_label(words, cards[:1]),
        "payment": payment_label(words, cards),
        "purse": payment_label(words, cards),
        "walls": walls_label(words, walls_on(Side.N, Side.E)),
        "sides": listed(words, [words("side-n"), words("side-e")]),
        "side": words("side-n"),
        "where": spoken_cell(words, parse_cell("+2,0")),
        "spoken": spoken_cell(words, parse_cell("+2,0")),
        "wall": words("wall-changed", length=7, change=signed(2)),
        "place": place_label(words, 2),
        "level": words(f"level-{Level.MASON.value}"),
        "portal": portal_label(words, Kind.TOWER),
        "falcon": falcon_label(words, FALCONS[0]),
    }
