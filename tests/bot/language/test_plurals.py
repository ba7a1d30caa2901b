"""One card, two cards: no text counts one thing in the plural."""

import re
from collections.abc import Iterator

import pytest

from bot.language.words import ENGLISH
from bot.message.messages import Message
from bot.private.describe import describe_palace, describe_table
from bot.public.game_posts import posts
from engine import Seat
from tests.bot.contexts import context, told_game
from tests.bot.language.catalogue_texts import catalogue
from tests.bot.seated_people import ALL_MODULES
from tests.engine.players import venturesome

NOUNS = (
    "actions|cards|cells|certificates|characters|coins|days|decisions|dinars|dirhams|ducats|falcons|florins|"
    "games|hours|messages|minutes|moves|opponents|people|places|players|points|portals|rounds|scorings|seats|"
    "seconds|sites|squares|steps|tables|tiles|times|tokens|turns|votes|walls|ways|words"
)
# "1", but not the end of a range, a sum, a fraction or a cell; and "1 more money cards" too.
SEVERAL_OF_ONE = re.compile(
    rf"(?<![\d–→,.+/-])(?<!→ )\b1\*{{0,2}} (?:(?!and|at|in|of|to)[a-z]+ ){{0,2}}?(?:{NOUNS})\b"
)
NEVER_ONE = {
    **dict.fromkeys(("cards-dinar", "cards-dirham", "cards-ducat", "cards-florin"), "several values"),
    **dict.fromkeys(("story-starts-lot", "story-starts-lowest-total", "story-starts-youngest"), "hands"),
    **dict.fromkeys(("help-topic-start.text", "rules-topic-goal.text", "rules-topic-turn.text"), "fixed"),
    **dict.fromkeys(("lobby-refused-full", "lobby-seats-taken", "report-refused-too-long"), "fixed"),
    "rules-topic-setup.text": "fixed",
    "place-chosen": "there is another place",
    "post-scoring-within": "the farthest is farther than the nearest",
    "standing-scoring": "the farthest is farther than the nearest",
    "review-how": "the others are decisions too",
}
"""Phrases whose numbers are never 1, and why."""


def told(message: Message) -> Iterator[str]:
    yield message.text
    yield message.below
    yield from (shown.picture.alt_text(shown.look) for shown in message.pictures)


def test_the_pattern_knows_what_it_looks_for() -> None:
    assert SEVERAL_OF_ONE.search("You have 1 cards.")
    assert SEVERAL_OF_ONE.search("after **1** more money cards")
    assert not SEVERAL_OF_ONE.search("21 cards, 0–1 cards, scoring 1 in 2 cards, 1 card, +1 points")


def test_no_phrase_counts_one_in_the_plural() -> None:
    english = catalogue(ENGLISH)
    wrong = {}
    for phrase in set(english.phrases()) - NEVER_ONE.keys():
        said = english.say(phrase, {**dict.fromkeys(english.facts(phrase), 1), "name": "Ana"})
        if SEVERAL_OF_ONE.search(said):
            wrong[phrase] = said
    assert wrong == {}


@pytest.mark.parametrize("players", [2, 3])
def test_no_text_of_a_whole_game_counts_one_in_the_plural(players: int) -> None:
    who, history = context(players), told_game(players, players, venturesome, ALL_MODULES)
    for at, past in enumerate(history):
        said = [*posts(who, past, history=history[: at + 1]), *describe_table(who, past.after)]
        for seat in map(Seat, range(players)):
            said += describe_palace(who, past.after, seat)
        for message in said:
            for text in told(message):
                assert SEVERAL_OF_ONE.search(text) is None, text
