"""One name for each thing, typographic quotes, and words that dictionaries know."""

import re
import shutil
import subprocess

import pytest

from bot.language.words import LANGUAGES
from tests.bot.language.catalogue_texts import GAP, OTHERS, glossary, prose

QUOTES = set('“”„‟«»‹›‘‚"')
DICTIONARIES = {"de": "de_DE", "es": "es_ES", "pl": "pl_PL"}
RULE_NUMBER = re.compile(r"\([A-Z]\d(?:, [A-Z]\d)*\)")
WORD = re.compile(rf"[^\W\d_{GAP}]+(?:[’-][^\W\d_{GAP}]+)*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_by_one_name(language: str) -> None:
    found = [
        f"{phrase}: {said[0]!r}, better {better!r}"
        for pattern, better in glossary(language).avoid.items()
        for phrase, text in prose(language)
        if (said := re.search(rf"(?<!\w)({pattern})(?!\w)", text, re.IGNORECASE))
    ]
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_glossaries_name_the_same_things(language: str) -> None:
    assert glossary(language).words.keys() == glossary("de").words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language_and_come_in_pairs(language: str) -> None:
    opening, closing = glossary(language).quotes
    for phrase, text in prose(language):
        used = [sign for sign in text if sign in QUOTES]
        assert used == [opening, closing] * (len(used) // 2), f"{phrase}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_dashes_and_ellipses_are_typographic(language: str) -> None:
    found = [phrase for phrase, text in prose(language) if re.search(r"\w'|\.\.\.| - | -- ", text)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_named_by_their_numbers_only_in_refusals(language: str) -> None:
    assert not [phrase for phrase, text in prose(language) if RULE_NUMBER.search(text)]


def test_a_rule_number_would_be_found() -> None:
    assert RULE_NUMBER.search("No holes (B5).")
    assert RULE_NUMBER.search("This can’t be undone (L1, U1).")
    assert not RULE_NUMBER.search("Garden 8 (G8a)")


@pytest.mark.parametrize("language", sorted(DICTIONARIES))
def test_every_word_is_in_the_dictionary_or_known_here(language: str) -> None:
    unknown = misspelt({word for _, text in prose(language) for word in words_in(text)}, language)
    places = {
        word: sorted(p for p, text in prose(language) if word in words_in(text))[:3] for word in unknown
    }
    assert not places


def test_a_misspelt_word_would_be_found() -> None:
    assert misspelt({"Turrm", "Turm"}, "de") == {"Turrm"}


def words_in(text: str) -> set[str]:
    """The words of a text; those that go on in a gap are not whole."""
    return {found[0] for found in WORD.finditer(text) if GAP not in text[found.start() - 1 : found.end() + 1]}


def misspelt(words: set[str], language: str) -> set[str]:
    """The words that neither the dictionary nor the glossary knows."""
    hunspell, dictionary = shutil.which("hunspell"), DICTIONARIES[language]
    if hunspell is None:
        pytest.skip("hunspell is not installed")
    known = {word.casefold() for word in glossary(language).known}
    asked = "\n".join(sorted(word for word in words if word.casefold() not in known))
    ran = subprocess.run(
        [hunspell, "-d", dictionary, "-i", "utf-8", "-l"],
        input=asked,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        pytest.skip(f"hunspell has no dictionary {dictionary}")
    return set(ran.stdout.split())
