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


RULES = {"P": 4, "S": 4, "T": 7, "B": 5, "C": 4, "E": 5, "D": 3, "F": 5, "O": 5, "L": 5, "X": 4, "U": 1}
"""How many rules each letter has; O6 only works out layouts for tests."""

RULINGS = {
    "S3": (
        "setup",
        "fewest cards",
        "worth less",
        "the youngest",
        "decided at random, and the first post says so",
    ),
    "S4": ("setup", "five piles", "into the second pile", "into the fourth"),
    "T2": ("turn", "at most five actions"),
    "T4": (
        "turn",
        "you may act once more, or leave it at that",
        "can’t pass",
        "unless there’s nothing at all",
    ),
    "T5": ("turn", "once you begin to place them, you don’t act again"),
    "T7": ("money", "the display stays short"),
    "C1": ("scoring", "the display is filled up first"),
    "C3": ("scoring", "rounded down"),
    "E1": ("end", "just fills the market, the game goes on"),
    "E2": ("end", "is scored first", "never drawn isn’t scored"),
    "E3": ("end", "in any order and all at the same time", "in a tie nobody gets it"),
    "E5": ("end", "as if the bag were empty"),
    "D2": ("two", "his points, which are shown, but he can’t win"),
    "F1": ("falconers", "no two want the same pair"),
    "F2": ("falconers", "never as the extra action"),
    "O2": ("portals", "fit nowhere", "no step may take away its last place"),
    "O5": ("portals", "among equally long stretches you score the best"),
    "L1": ("building-sites", "The last token must be kept", "with none left there are no more sites"),
    "L2": ("building-sites", "falcons and portals see its kind", "not to Dirk"),
    "X2": (
        "certificates",
        "7 or more can’t be stored",
        "You can’t store what you overpay for a building site",
    ),
    "X4": ("certificates", "can’t buy a falcon", "last tiles", "isn’t discarded with a site’s currency"),
    "U1": ("turn", "back to the last thing that showed you something hidden"),
}
"""What a player may run into: the rule, the topic that tells it, and the words that matter."""


def test_every_rule_of_the_game_is_named_somewhere() -> None:
    told = "".join(rules(ENGLISH, topic).text for topic in TOPICS)
    named = set(re.findall(r"\b([A-Z]\d)\b", told))
    assert named == {f"{letter}{number + 1}" for letter, count in RULES.items() for number in range(count)}


@pytest.mark.parametrize("rule", RULINGS)
def test_what_a_player_may_run_into_is_told_with_its_rule(rule: str) -> None:
    topic, *expected = RULINGS[rule]
    told = rules(ENGLISH, topic).text
    assert [words for words in (f"{rule}", *expected) if words not in told] == []
