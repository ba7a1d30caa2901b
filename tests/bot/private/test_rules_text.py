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
    "P1": ("goal", "54 building tiles", "up to three walled sides"),
    "P2": ("setup", "worth 1 to 9, three of each", "with two players, two of each"),
    "P3": ("buying", "takes one currency: florin, dirham, dinar, ducat"),
    "P4": ("goal", "fountain has no walls and is of no kind"),
    "S1": ("setup", "Four tiles are drawn onto the market"),
    "S2": ("setup", "until it’s worth 20 or more", "hidden from then on"),
    "S3": (
        "setup",
        "fewest cards",
        "worth less",
        "the youngest",
        "decided at random, and the first post says so",
    ),
    "S4": ("setup", "five piles", "into the second pile", "into the fourth"),
    "T1": ("money", "**one** card of any value", "**several** worth up to 5 in total"),
    "T2": ("turn", "at most five actions"),
    "T3": ("redesign", "**one** of these", "in exactly the same place", "rules must hold afterwards"),
    "T4": (
        "turn",
        "you may act once more, or leave it at that",
        "can’t pass",
        "unless there’s nothing at all",
    ),
    "T5": ("turn", "once you begin to place them, you don’t act again"),
    "T6": ("turn", "the display is filled up to 4 cards, and the market to four tiles, square by square"),
    "T7": ("money", "the display stays short"),
    "B1": ("building", "never turned"),
    "B2": ("building", "both sides have a wall, or neither"),
    "B3": ("building", "reached on foot from the fountain"),
    "B4": ("building", "a corner isn’t enough"),
    "B5": ("building", "No holes"),
    "C1": ("scoring", "the display is filled up first"),
    "C2": ("scoring", "You need at least one, and the reserve never counts"),
    "C3": ("scoring", "rounded down"),
    "C4": ("walls", "longest connected stretch of outer wall", "Walls back to back"),
    "E1": ("end", "just fills the market, the game goes on"),
    "E2": ("end", "is scored first", "never drawn isn’t scored"),
    "E3": ("end", "in any order and all at the same time", "in a tie nobody gets it"),
    "E4": ("end", "a tie is a shared victory"),
    "E5": ("end", "as if the bag were empty"),
    "D1": ("two", "six tiles at the start", "a third of the bag, rounded down"),
    "D2": ("two", "his points, which are shown, but he can’t win"),
    "D3": ("two", "give him a tile you’ve just bought"),
    "F1": ("falconers", "no two want the same pair"),
    "F2": ("falconers", "never as the extra action"),
    "F3": ("falconers", "where four tiles of your palace meet", "each crossing holds one falcon"),
    "F4": ("falconers", "the falcon flies home"),
    "F5": ("falconers", "one 2 points, two 6, three 12, four 20, five 30"),
    "O1": ("portals", "18 portals", "half a cell"),
    "O2": ("portals", "fit nowhere", "no step may take away its last place"),
    "O3": ("portals", "Nothing lies against the long side", "not even half a cell"),
    "O4": ("portals", "never redesigned or kept in reserve"),
    "O5": ("portals", "among equally long stretches you score the best"),
    "L1": ("building-sites", "The last token must be kept", "with none left there are no more sites"),
    "L2": ("building-sites", "falcons and portals see its kind", "not to Dirk"),
    "L3": ("building-sites", "pay the full price in the currency of its token", "leaves the game"),
    "L4": ("building-sites", "discard all money in those currencies", "Tokens in the reserve don’t matter"),
    "L5": ("building-sites", "No portal is bought with it"),
    "X1": ("certificates", "one with two players, two with three or four, three with five or six"),
    "X2": (
        "certificates",
        "7 or more can’t be stored",
        "You can’t store what you overpay for a building site",
    ),
    "X3": ("certificates", "spent all at once", "you may store again with the same purchase"),
    "X4": ("certificates", "can’t buy a falcon", "last tiles", "isn’t discarded with a site’s currency"),
    "U1": ("turn", "back to the last thing that showed you something hidden"),
}
"""Every rule: the topic that tells it, and the words that matter to a player who runs into it."""


def test_every_rule_of_the_game_is_listed() -> None:
    assert RULINGS.keys() == {f"{letter}{n + 1}" for letter, count in RULES.items() for n in range(count)}


@pytest.mark.parametrize("rule", RULINGS)
def test_every_rule_is_told_in_its_topic(rule: str) -> None:
    topic, *expected = RULINGS[rule]
    told = rules(ENGLISH, topic).text
    assert [words for words in expected if words not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_the_numbers_of_rules_are_left_to_refusals(topic: str, language: str) -> None:
    told = rules(words_for(language), topic)
    alts = [shown.picture.alt_text(shown.look) for shown in told.pictures]
    assert not re.search(r"\b[A-Z]\d\b", "\n".join((told.text, *alts)))
