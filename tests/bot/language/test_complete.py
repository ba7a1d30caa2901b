"""Every phrase in every language, none besides, and nothing left in English."""

import re

import pytest

from tests.bot.language.catalogue_texts import GAP, OTHERS, catalogue, prose
from tests.bot.language.missing import missing
from tests.bot.language.phrase_uses import ROOT

PLAY = ROOT / "docs" / "play.md"
ENGLISH_ONLY = re.compile(
    r"\b(the|and|you|your|yours|with|this|that|these|from|are|have|nobody|which|tiles?|cards|players?|turn|"
    r"(?<!Queen )games?|points?|who|what|where|their|there|every|not|already|palaces?|towers?|gardens?)\b",
    re.IGNORECASE,
)
"""Words that no other language of ours has."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_phrase_is_translated(language: str) -> None:
    assert not missing(language)


@pytest.mark.parametrize("language", OTHERS)
def test_players_can_read_how_to_play_in_their_language(language: str) -> None:
    own = ROOT / "docs" / f"play.{language}.md"
    translated, english = (re.findall(r"(?m)^#+ ", path.read_text(encoding="utf-8")) for path in (own, PLAY))
    assert translated == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_phrase_of_its_own(language: str) -> None:
    assert set(catalogue(language).phrases()) <= set(catalogue("en").phrases())


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    found = {phrase: said for phrase, text in prose(language) if (said := ENGLISH_ONLY.findall(text))}
    assert not found


def test_english_would_be_found() -> None:
    assert ENGLISH_ONLY.search(f"Nobody yet: {GAP}")
    assert not ENGLISH_ONLY.search(
        "Für den Turm am Bauhof und im Palast, pero todo está aquí, a to jest tutaj"
    )
