"""The phrases of one language, read from its Fluent files and filled with facts."""

from collections.abc import Hashable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Fact = str | int | float

MOST_CACHED: Final = 10_000
LONGEST_CACHED: Final = 200
"""How many filled phrases are cached, and up to which length in characters."""

# Fluent guards against untrusted catalogues; ours are trusted, and Discord's limits are lower anyway.
resolver.MAX_PART_LENGTH = 20_000


class CatalogueError(Exception):
    """A catalogue that cannot be read, or a phrase that cannot be filled."""


class Catalogue:
    """Phrases by name: `lobby-join`, or `help-topic-start.text` for an attribute."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language: Final = language
        self._bundle = _Bundle([language], use_isolating=False)
        self._entries: dict[str, ast.Pattern] = {}
        self._facts: dict[str, frozenset[str]] = {}
        self._plain: dict[str, str] = {}
        self._said: dict[Hashable, str] = {}
        for name, source in sources.items():
            self._add(name, source)

    def __contains__(self, phrase: str) -> bool:
        return phrase in self._entries and not phrase.startswith("-")

    def phrases(self) -> list[str]:
        """All phrases, sorted."""
        return sorted(phrase for phrase in self._entries if phrase in self)

    def facts(self, phrase: str) -> frozenset[str]:
        """The facts that a phrase needs in any of its variants."""
        if phrase not in self._facts:
            self._facts[phrase] = frozenset(self._wanted(phrase, set()))
        return self._facts[phrase]

    def say(self, phrase: str, facts: Mapping[str, Fact]) -> str:
        """The phrase filled with its facts; or `CatalogueError`, never half a sentence."""
        if (plain := self._plain.get(phrase)) is not None:
            return plain
        needed = self.facts(phrase)
        if lacking := needed - facts.keys():
            raise CatalogueError(f"{self.language}: {phrase} lacks {', '.join(sorted(lacking))}")
        # 1, True and 1.0 are equal, but written differently.
        known = (phrase, *((type(facts[name]), facts[name]) for name in needed))
        if (said := self._said.get(known)) is None:
            said = self._filled(phrase, facts)
            self._remember(known, said)
        return said

    def _filled(self, phrase: str, facts: Mapping[str, Fact]) -> str:
        needed = self.facts(phrase)
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self._bundle,
            errors=errors,
            current=CurrentEnvironment(args={name: _fluent(facts[name]) for name in needed}),
        )
        said = str(self._pattern(phrase)(environment))
        if errors:
            raise CatalogueError(f"{self.language}: {phrase} cannot be said: {errors}")
        if not needed:
            self._plain[phrase] = said
        return said

    def _remember(self, known: Hashable, said: str) -> None:
        """Cache short phrases: the same cards and counts come again and again."""
        if len(said) > LONGEST_CACHED:
            return
        if len(self._said) >= MOST_CACHED:
            self._said.clear()
        self._said[known] = said

    def _add(self, name: str, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                why = "; ".join(str(note.message) for note in entry.annotations or ())
                raise CatalogueError(f"{self.language}/{name}: {why}: {(entry.content or '').strip()[:200]}")
            if isinstance(entry, ast.Message | ast.Term):
                self._enter(name, entry)
        self._bundle.add_resource(resource)

    def _enter(self, name: str, entry: ast.Message | ast.Term) -> None:
        own = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = {f"{own}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            patterns[own] = entry.value
        for phrase in patterns:
            if phrase in self._entries:
                raise CatalogueError(f"{self.language}/{name}: {phrase} is there twice")
        self._entries |= patterns

    def _pattern(self, phrase: str) -> Pattern:
        name, _, attribute = phrase.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "only what has a pattern is entered"
        return pattern

    def _wanted(self, phrase: str, seen: set[str]) -> set[str]:
        """The facts of a phrase and of the phrases it refers to."""
        if phrase in seen or phrase not in self._entries:
            return set()
        seen.add(phrase)
        found = _References()
        found.visit(self._entries[phrase])
        return found.facts.union(*(self._wanted(other, seen) for other in found.phrases))


class _Bundle(FluentBundle):
    """Fluent's bundle with plural forms cached: it asks for them once per variant."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        super().__init__(locales, use_isolating=use_isolating)
        self._plural_form = lru_cache(maxsize=4096)(self._plural_form)


class _References(Visitor):
    """The facts and other phrases that a pattern names; terms take no facts."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.phrases: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.phrases.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class _Whole(FluentType, int):
    """A whole number that selects plural forms and is written without separators."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 (as every type of Fluent's)
        return int.__repr__(self)


def _fluent(fact: Fact) -> Any:
    if isinstance(fact, int):
        return _Whole(fact)
    return FluentFloat(fact, useGrouping=False) if isinstance(fact, float) else fact


def read_catalogue(language: str) -> Catalogue:
    """The catalogue of a language, from all its files."""
    return Catalogue(language, catalogue_files(language))


def catalogue_files(language: str) -> dict[str, str]:
    """The texts of all files of a language, by name."""
    folder = files("bot.language") / "locales" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}
