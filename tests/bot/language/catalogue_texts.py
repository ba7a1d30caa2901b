"""Catalogues as tests read them: glossaries, and every text that a phrase can become, without its facts."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import ast

from bot.language.catalogue import Catalogue, read_catalogue
from bot.language.words import ENGLISH, LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
GAP = "\x00"
"""Stands where a fact, another phrase or a variant is put in."""
CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|/[a-z]\w+|[+-]?\d+,[+-]?\d+[NSEW]*")
"""What is written for machines: code, addresses, commands, cells."""


@dataclass(frozen=True)
class Glossary:
    """The words of a language, from the folder of its catalogue."""

    quotes: tuple[str, str]
    forms: frozenset[str]
    genders: frozenset[str]
    words: dict[str, str]
    avoid: dict[str, str]
    known: frozenset[str]


@cache
def glossary(language: str) -> Glossary:
    text = (files("bot.language") / "locales" / language / "glossary.toml").read_text(encoding="utf-8")
    read = tomllib.loads(text)
    opening, closing = read["quotes"]
    return Glossary(
        (opening, closing),
        frozenset(read["forms"]),
        frozenset(read.get("genders", ())),
        read["words"],
        read["avoid"],
        frozenset(read["spelling"]["known"]),
    )


@cache
def catalogue(language: str) -> Catalogue:
    return read_catalogue(language)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its phrase: one for each variant, with gaps."""
    read = catalogue(language)
    for phrase in read.phrases():
        for text in texts_of(read.pattern(phrase)):
            yield phrase, text


def prose(language: str) -> Iterator[tuple[str, str]]:
    """The same without names of commands and what else stands in code."""
    for phrase, text in texts(language):
        if not phrase.endswith(".name"):
            yield phrase, CODE.sub(GAP, text)


def texts_of(pattern: ast.Pattern) -> Iterator[str]:
    """The pattern itself with gaps, and after it every variant in it."""
    text, inner = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        else:
            text += GAP
            inner += list(_variants(element))
    yield text
    for variant in inner:
        yield from texts_of(variant)


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Everything in a pattern that decides between variants."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def _variants(element: ast.Placeable) -> Iterator[ast.Pattern]:
    if isinstance(element.expression, ast.SelectExpression):
        yield from (variant.value for variant in element.expression.variants)
