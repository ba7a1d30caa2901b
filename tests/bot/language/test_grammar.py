"""Facts, plurals, cases and genders: what catalogues ask for exists, in every language."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.language.templates import FORM, FUNCTIONS
from bot.language.words import LANGUAGES
from tests.bot.language.catalogue_texts import OTHERS, catalogue, glossary, selects

CLDR = {"zero", "one", "two", "few", "many", "other"}


def whole_number_forms(language: str) -> set[str]:
    """The plural forms of whole numbers that come up here, and the one of all others."""
    plural = Locale.parse(language).plural_form
    return {plural(number) for number in range(1000)} | {"other"}


def keys(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


def all_selects(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    read = catalogue(language)
    for phrase in read.phrases():
        for select in selects(read.pattern(phrase)):
            yield phrase, select


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_a_variant_for_every_plural_form_and_no_other(language: str) -> None:
    needed = whole_number_forms(language)
    for phrase, select in all_selects(language):
        if keys(select) & (CLDR - {"other"}):
            assert keys(select) == needed, phrase


def test_polish_counts_as_polish_people_do() -> None:
    assert whole_number_forms("pl") == {"one", "few", "many", "other"}
    assert whole_number_forms("es") == whole_number_forms("de") == {"one", "other"}


@pytest.mark.parametrize("language", OTHERS)
def test_facts_are_the_same_as_in_english(language: str) -> None:
    english, translated = catalogue("en"), catalogue(language)
    for phrase in translated.phrases():
        assert translated.facts(phrase) == english.facts(phrase), phrase


@pytest.mark.parametrize("language", OTHERS)
def test_variants_by_a_word_are_those_of_english(language: str) -> None:
    english, read = catalogue("en"), catalogue(language)
    for phrase in read.phrases():
        for fact, known in _words_selected(english.pattern(phrase)).items():
            assert _words_selected(read.pattern(phrase)).get(fact, known) <= known, f"{phrase}: ${fact}"


def _words_selected(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The words by which a text fact decides, with the fact."""
    found: dict[str, set[str]] = {}
    for select in selects(pattern):
        if isinstance(select.selector, ast.VariableReference) and not keys(select) & CLDR:
            found.setdefault(select.selector.id.name, set()).update(keys(select))
    found.pop(FORM, None)
    return found


class _Asked(Visitor):
    """What is asked of labels by FORM, GENDER and BEGINNING."""

    def __init__(self) -> None:
        self.forms: set[str] = set()
        self.of: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        assert node.id.name in FUNCTIONS, node.id.name
        label, *form = node.arguments.positional
        assert isinstance(label, ast.VariableReference), "only facts have forms"
        self.of.add(label.id.name)
        self.forms |= {str(one.parse()["value"]) for one in form if isinstance(one, ast.StringLiteral)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_forms_of_the_language_are_asked_for_and_somebody_has_them(language: str) -> None:
    read, known = catalogue(language), glossary(language)
    offered = {
        key
        for _, select in all_selects(language)
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name == FORM
        for key in keys(select)
    }
    asked = _Asked()
    for phrase in read.phrases():
        asked.visit(read.pattern(phrase))
    assert offered - {"nominative"} <= known.forms
    assert asked.forms <= offered
    assert not {"name", "names", "player", "players", "opener"} & asked.of, "names are not inflected"


@pytest.mark.parametrize("language", LANGUAGES)
def test_agreement_is_by_genders_of_the_language_and_has_a_default(language: str) -> None:
    for phrase, select in all_selects(language):
        if isinstance(select.selector, ast.FunctionReference):
            if select.selector.id.name == "GENDER":
                assert keys(select) <= glossary(language).genders | {"other"}, phrase
            assert [variant.key.name for variant in select.variants if variant.default] == ["other"], phrase  # type: ignore[union-attr]
