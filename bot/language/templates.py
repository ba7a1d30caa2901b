"""Fluent patterns, resolved as far as possible before all facts are known: texts with slots for the rest."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.language.inflection import BASIC, gender_of, in_form

Fact = str | int | float

FORM: Final = "form"
"""The variable by which a label selects the form that a sentence asks for; nobody passes it as a fact."""
_OPENING, _BETWEEN, _CLOSING = "\ue0f0", "\ue0f1", "\ue0f2"
_NO_LETTERS: Final = re.compile(r"<[^>]*>|[^a-z]")
_BEGINNING: Final = re.compile(r"[^aeiou]*[aeiou]?")
_SLOT: Final = re.compile(f"{_OPENING}([a-z0-9_]+){_BETWEEN}([a-z-]*){_CLOSING}")


@dataclass(frozen=True)
class Slot(FluentType):
    """The place of a fact in a text, in the form that the sentence asks for, else in the text's own."""

    fact: str
    form: str = ""
    gender: str = ""
    beginning: str = ""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 (as every type of Fluent's)
        return f"{_OPENING}{self.fact}{_BETWEEN}{self.form}{_CLOSING}"


def _form(slot: Slot, form: str) -> Slot:
    return Slot(slot.fact, form)


def _gender(slot: Slot) -> str:
    return slot.gender


def _beginning(slot: Slot) -> str:
    return slot.beginning


FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form, "GENDER": _gender, "BEGINNING": _beginning}
"""What catalogues may ask of a fact: `FORM($tile, "genitive")`, `GENDER($tile)` and `BEGINNING($name)`."""


def beginning_of(fact: object) -> str:
    """Letters up to the first vowel, small and without accents: "hi" for "Hilda", "i" for "Íñigo"."""
    if not isinstance(fact, str):
        return ""
    letters = _NO_LETTERS.sub("", unicodedata.normalize("NFD", fact.lower()))
    found = _BEGINNING.match(letters)
    return found.group() if found else ""


class Template:
    """A text with slots."""

    def __init__(self, resolved: str) -> None:
        parts = _SLOT.split(resolved)
        self._text = parts[0]
        self._slots = tuple(zip(parts[1::3], parts[2::3], parts[3::3], strict=True))

    def filled(self, facts: Mapping[str, Fact], form: str, locale: Locale) -> str:
        """The text with its facts; labels among them come in the form they are asked for."""
        text = self._text
        for name, wanted, following in self._slots:
            fact = facts[name]
            if type(fact) is str:
                text += fact
            elif isinstance(fact, str):
                text += in_form(fact, wanted or form)
            else:
                text += _written(fact, locale)
            text += following
        return text


def _written(number: float, locale: Locale) -> str:
    if isinstance(number, int):
        return int.__repr__(number)
    return FluentFloat(number, useGrouping=False).format(locale)


@dataclass(frozen=True)
class Needs:
    """What a pattern needs: its facts, and those whose value, gender or beginning decides what is said."""

    facts: frozenset[str]
    deciding: tuple[str, ...]
    gendered: tuple[str, ...]
    begun: tuple[str, ...]
    inflects: bool
    """Does it select by its own form?"""

    def key(self, facts: Mapping[str, Fact], form: str) -> tuple[object, ...]:
        """Equal for facts that lead to the same template."""
        if not (self.deciding or self.gendered or self.begun or self.inflects):
            return ()
        # 1, True and 1.0 are equal, but written differently.
        values = [(type(facts[name]), facts[name]) for name in self.deciding]
        genders = [gender_of(facts[name]) for name in self.gendered]
        beginnings = [beginning_of(facts[name]) for name in self.begun]
        return (*values, *genders, *beginnings, form if self.inflects else BASIC)

    def arguments(self, facts: Mapping[str, Fact], form: str) -> dict[str, Any]:
        """What Fluent gets to see: values where they decide, slots for all the rest."""
        given: dict[str, Any] = {name: self._slot(name, facts[name]) for name in self.facts}
        given |= {name: _deciding(facts[name]) for name in self.deciding}
        return given | {FORM: form} if self.inflects else given

    def _slot(self, name: str, fact: Fact) -> Slot:
        beginning = beginning_of(fact) if name in self.begun else ""
        return Slot(name, gender=gender_of(fact), beginning=beginning)


def _deciding(fact: Fact) -> Any:
    if isinstance(fact, str):
        return str(fact)
    made = FluentInt if isinstance(fact, int) else FluentFloat
    return made(fact, useGrouping=False)


def needs(patterns: Iterable[ast.Pattern]) -> Needs:
    """What these patterns need together: a phrase and all those it refers to."""
    found = _Found()
    for pattern in patterns:
        found.visit(pattern)
    return Needs(
        frozenset(found.facts - {FORM}),
        tuple(sorted(found.deciding - {FORM})),
        tuple(sorted(found.gendered)),
        tuple(sorted(found.begun)),
        FORM in found.facts,
    )


def references(pattern: ast.Pattern) -> set[str]:
    """The phrases that a pattern refers to. Terms are not among them: they take no facts."""
    found = _Found()
    found.visit(pattern)
    return found.phrases


class _Found(Visitor):
    """The facts of a pattern, and the other phrases it names."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.deciding: set[str] = set()
        self.gendered: set[str] = set()
        self.begun: set[str] = set()
        self.phrases: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            self.deciding.add(selector.id.name)
        elif isinstance(selector, ast.FunctionReference):
            asked = self.begun if selector.id.name == "BEGINNING" else self.gendered
            asked |= _variables(selector.arguments.positional)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.phrases.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def _variables(arguments: Iterable[object]) -> set[str]:
    return {one.id.name for one in arguments if isinstance(one, ast.VariableReference)}
