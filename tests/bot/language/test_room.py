"""Room: every button, menu line and command fits, in every language, with the longest things it can name."""

from functools import cache

import pytest

from ai import Level
from bot.language.labels import kinds_label, place_label, sum_label, told_apart
from bot.language.templates import Fact
from bot.language.words import LANGUAGES, Words, words_for
from bot.message.messages import LONGEST_OPTION, Menu
from bot.modules.portals.labels import portal_label
from bot.panel.parts import LONGEST_BUTTON
from bot.public.lobby_post import options_message
from bot.table.lobby import fold
from bot.table.lobby_events import Person, TableOpened
from engine import Currency, Kind
from engine.position.catalogue import TILES
from render.alt_text.lengths import ELLIPSIS, length
from tests.bot.contexts import context
from tests.bot.language.catalogue_texts import catalogue
from tests.bot.language.shown_phrases import buttons, menu_lines

LONGEST_NAME_OF_COMMAND = 32
CUT = {"computers-dismiss", "computers-remove", "stand-in-button"}
"""Buttons with a person's name, which is cut."""


@cache
def longest_facts(words: Words) -> dict[str, Fact]:
    """The longest label that each fact can be; names of people are cut where they are too long."""

    def longest(labels: list[str]) -> str:
        return max(labels, key=len)

    return {
        "tile": longest([told_apart(words, tile) for tile in TILES]),
        "removed": longest([told_apart(words, tile) for tile in TILES]),
        "kinds": longest([kinds_label(words, kind) for kind in Kind]),
        "portal": longest([portal_label(words, kind) for kind in Kind]),
        "level": longest([words(f"level-{level.value}") for level in Level]),
        "sum": longest([sum_label(words, currency, 22) for currency in Currency]),
        "cell": "+10,-10",
        "half": "+10,-10SW",
        "place": place_label(words, 3),
        "name": "Ana",
        "names": "Ana",
        "page": 12,
        "pages": 12,
        "turn": 22,
        "at": 22,
        "of": 122,
        "round": 3,
        "count": 22,
        "seconds": 22,
    }


def said_longest(words: Words, phrase: str) -> str | None:
    """A phrase with the longest facts; None if it takes some that are too many to know."""
    known, needed = longest_facts(words), catalogue(words.language).facts(phrase)
    return words(phrase, **{name: known[name] for name in needed}) if needed <= known.keys() else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_room_for_their_words(language: str) -> None:
    words, own = words_for(language), catalogue(language)
    long = {
        phrase: said
        for phrase in buttons() - CUT
        if phrase in own and (said := said_longest(words, phrase)) and length(said) > LONGEST_BUTTON
    }
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_lines_have_room_for_their_words(language: str) -> None:
    words, own = words_for(language), catalogue(language)
    long = {
        phrase: said
        for phrase in menu_lines()
        if phrase in own and (said := said_longest(words, phrase)) and length(said) > LONGEST_OPTION
    }
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_and_texts_that_discord_takes(language: str) -> None:
    own = catalogue(language)
    for phrase in own.phrases():
        if not phrase.startswith("command-"):
            continue
        said = own.say(phrase, {})
        if phrase.endswith(".name"):
            assert 0 < len(said) <= LONGEST_NAME_OF_COMMAND, phrase
            assert said == said.lower(), phrase
            assert said.replace("-", "").replace("_", "").isalnum(), phrase
        else:
            assert 0 < len(said) <= LONGEST_OPTION, f"{phrase}: {len(said)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_one_group_and_options_of_one_command_have_different_names(language: str) -> None:
    own = catalogue(language)
    names: dict[str, dict[str, str]] = {}
    for phrase in own.phrases():
        if phrase.startswith("command-") and phrase.endswith(".name"):
            group, _, _ = phrase.removesuffix(".name").rpartition("-")
            said = own.say(phrase, {})
            assert said not in names.setdefault(group, {}), f"{phrase} and {names[group][said]}: {said}"
            names[group][said] = phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_a_table_is_cut(language: str) -> None:
    message = options_message(context(3, language=language), fold([TableOpened(Person(101, "Ana"))]))
    for menu in message.rows:
        assert isinstance(menu, Menu)
        assert not [option.label for option in menu.options if option.label.endswith(ELLIPSIS)]
