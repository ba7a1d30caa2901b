"""The phrases of one language, read from its Fluent files and filled with facts."""

from collections.abc import Hashable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.language.inflection import BASIC, Inflected, gender_of
from bot.language.templates import FUNCTIONS, Fact, Needs, Template, needs, references

LOCALES: Traversable = files("bot.language") / "locales"
"""One folder per language."""
MOST_CACHED: Final = 10_000
"""How many templates are cached."""
GENDER: Final = "gender"
"""The attribute that says which gender a label has: grammar, not a phrase."""
_SPOKEN_LIKE: Final = "en"
"""Whose plurals and numbers a language has that Unicode does not know."""


class CatalogueError(Exception):
    """A catalogue that cannot be read, or a phrase that cannot be filled."""


class Catalogue:
    """Phrases by name: `lobby-join`, or `help-topic-start.text` for an attribute."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language: Final = language
        self._locale = _locale(language)
        self._bundle = FluentBundle([language, _SPOKEN_LIKE], FUNCTIONS, use_isolating=False)
        self._entries: dict[str, ast.Pattern] = {}
        self._needs: dict[str, Needs] = {}
        self._plain: dict[str, str] = {}
        self._templates: dict[Hashable, Template] = {}
        for name, source in sources.items():
            self._add(name, source)

    def __contains__(self, phrase: str) -> bool:
        return phrase in self._entries and not phrase.startswith("-") and not phrase.endswith(f".{GENDER}")

    def phrases(self) -> list[str]:
        """All phrases, sorted."""
        return sorted(self.written())

    def written(self) -> list[str]:
        """All phrases in the order in which they were written."""
        return [phrase for phrase in self._entries if phrase in self]

    def pattern(self, phrase: str) -> ast.Pattern:
        """A phrase as it was written."""
        return self._entries[phrase]

    def facts(self, phrase: str) -> frozenset[str]:
        """The facts that a phrase needs in any of its variants."""
        return self._needed(phrase).facts

    def say(self, phrase: str, facts: Mapping[str, Fact]) -> str:
        """The phrase filled with its facts; or `CatalogueError`, never half a sentence."""
        if (plain := self._plain.get(phrase)) is not None:
            return plain
        needed = self._needed(phrase)
        if not needed.facts <= facts.keys():
            lacking = sorted(needed.facts - facts.keys())
            raise CatalogueError(f"{self.language}: {phrase} lacks {', '.join(lacking)}")
        said = self._filled(phrase, facts, BASIC)
        own_forms = needed.inflects or f"{phrase}.{GENDER}" in self._entries
        if own_forms or any(type(facts[name]) is Inflected for name in needed.facts):
            gender = self._gender(phrase, facts, needed)
            said = Inflected(said, lambda form: self._filled(phrase, facts, form), gender)
        if not needed.facts:
            self._plain[phrase] = said
        return said

    def _filled(self, phrase: str, facts: Mapping[str, Fact], form: str) -> str:
        needed = self._needed(phrase)
        key = (phrase, needed.key(facts, form))
        template = self._templates.get(key)
        if template is None:
            template = Template(self._resolved(phrase, facts, form, needed))
            if len(self._templates) >= MOST_CACHED:
                self._templates.clear()
            self._templates[key] = template
        return template.filled(facts, form, self._locale)

    def _resolved(self, phrase: str, facts: Mapping[str, Fact], form: str, needed: Needs) -> str:
        name, _, attribute = phrase.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "only what has a pattern is entered"
        resolved, errors = self._bundle.format_pattern(pattern, needed.arguments(facts, form))
        if errors:
            raise CatalogueError(f"{self.language}: {phrase} cannot be said: {errors}")
        return str(resolved)

    def _gender(self, phrase: str, facts: Mapping[str, Fact], needed: Needs) -> str:
        """A label's own gender, else that of the label it is made of: "Tower 9" is what "Tower" is."""
        own = f"{phrase}.{GENDER}"
        if own in self._entries:
            return self._filled(own, facts, BASIC)
        return next((gender for name in sorted(needed.facts) if (gender := gender_of(facts[name]))), "")

    def _needed(self, phrase: str) -> Needs:
        found = self._needs.get(phrase)
        if found is None:
            found = self._needs[phrase] = needs(self._patterns(phrase, set()))
        return found

    def _patterns(self, phrase: str, seen: set[str]) -> Iterator[ast.Pattern]:
        """A phrase and the phrases it refers to."""
        if phrase in seen or phrase not in self._entries:
            return
        seen.add(phrase)
        yield self._entries[phrase]
        for other in references(self._entries[phrase]):
            yield from self._patterns(other, seen)

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


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return Locale.parse(_SPOKEN_LIKE)


def read_catalogue(language: str) -> Catalogue:
    """The catalogue of a language, from all its files."""
    return Catalogue(language, catalogue_files(language))


def catalogue_files(language: str) -> dict[str, str]:
    """The texts of all files of a language, by name."""
    folder = LOCALES / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}
