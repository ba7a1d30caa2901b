"""The rules by topics."""

import re

import pytest

from bot.language.words import LANGUAGES, words_for
from bot.private.rules_text import FIRST, rule_topics, rules, topics
from render.pictures.rule_cards import RulePicture
from render.pictures.rule_examples import Rule
from tests.bot.message_checks import check_message
from tests.bot.seated_people import menus, options

ENGLISH = words_for("en")
TOPICS = rule_topics()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_fits_and_shows_its_cards(topic: str, language: str) -> None:
    told = rules(words_for(language), topic)
    check_message(told)
    assert tuple(shown.picture for shown in told.pictures) == tuple(map(RulePicture, TOPICS[topic]))


@pytest.mark.parametrize("topic", ["", "nonsense", "GOAL"])
def test_an_unknown_topic_leads_to_the_first(topic: str) -> None:
    assert rules(ENGLISH, topic) == rules(ENGLISH, FIRST) == rules(ENGLISH)


def test_the_menu_marks_what_is_open() -> None:
    told = rules(ENGLISH, "walls")
    (menu,) = menus(told)
    assert menu.custom_id == "a1:rules:topic"
    assert [option.value for option in options(told)] == list(TOPICS)
    assert [option.value for option in options(told) if option.chosen] == ["walls"]


def test_all_rule_cards_are_shown_somewhere() -> None:
    assert {rule for cards in TOPICS.values() for rule in cards} == set(Rule)


def test_topics_are_found_by_what_is_typed() -> None:
    assert topics(ENGLISH, "WALL") == (("walls", "The wall"),)
    assert len(topics(ENGLISH)) == len(TOPICS)
    assert topics(ENGLISH, "camel") == ()


def test_the_rules_of_the_base_game_are_all_named_but_those_of_the_setup() -> None:
    named = set(re.findall(r"\b([BCDETU]\d)\b", "".join(rules(ENGLISH, topic).text for topic in TOPICS)))
    wanted = {f"T{n}" for n in range(1, 8)} | {f"B{n}" for n in range(1, 6)} | {f"C{n}" for n in range(1, 5)}
    assert wanted | {f"E{n}" for n in range(1, 5)} | {"D1", "D2", "D3", "U1"} == named
