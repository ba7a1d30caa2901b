"""The rules by topic, with pictures where they help."""

from collections.abc import Mapping
from typing import Final

from bot.language.foreign_words import is_titled
from bot.language.words import Words
from bot.message.custom_ids import RulesMenu
from bot.message.messages import Menu, Message, Option, Shown
from bot.modules.registry import MODULES
from engine.judge.payments import SMALL_CHANGE
from engine.position.pieces import MAX_PLAYERS, MIN_PLAYERS
from engine.position.state import DISPLAY_SIZE
from render.base.look import Look
from render.base.theme import Palette
from render.pictures.rule_cards import RulePicture
from render.pictures.rule_examples import Rule

_CORE_TOPICS: Final[Mapping[str, tuple[Rule, ...]]] = {
    "goal": (),
    "setup": (),
    "turn": (),
    "money": (Rule.SMALL_CHANGE,),
    "buying": (Rule.EXACT_PAYMENT,),
    "building": (Rule.NEVER_TURNED, Rule.SIDES_MATCH, Rule.ON_FOOT, Rule.JOINED, Rule.NO_HOLES),
    "walls": (Rule.WALL,),
    "redesign": (),
    "scoring": (Rule.PLACES,),
    "end": (),
}
FIRST: Final = "goal"


def rule_topics() -> dict[str, tuple[Rule, ...]]:
    """The topics in the order in which the game is learned, each with its rule cards."""
    return {**_CORE_TOPICS, **dict.fromkeys(MODULES.collect(lambda module: module.topics), ())}


def rules(words: Words, topic: str = FIRST, look: Look | None = None) -> Message:
    """The rules on a topic, by default the first, and a menu of all topics; the cards in a person's look."""
    cards = rule_topics()
    topic = topic if topic in cards else FIRST
    look = look or Look(Palette.LIGHT, words, ())
    said = words(
        f"rules-topic-{topic}.text",
        fewest=MIN_PLAYERS,
        most=MAX_PLAYERS,
        small=SMALL_CHANGE,
        display=DISPLAY_SIZE,
    )
    title = words("rules-title", topic=words(f"rules-topic-{topic}"))
    pictures = tuple(Shown(RulePicture(rule), look) for rule in cards[topic])
    return Message(f"{title}\n{said}", pictures, rows=(_chooser(words, topic),))


def topics(words: Words, typed: str = "") -> tuple[tuple[str, str], ...]:
    """The topics that match what was typed in any language, each with its title."""
    titled = ((topic, words(f"rules-topic-{topic}")) for topic in rule_topics())
    return tuple((topic, title) for topic, title in titled if is_titled(typed, f"rules-topic-{topic}", topic))


def _chooser(words: Words, opened: str) -> Menu:
    options = tuple(Option(title, topic, chosen=topic == opened) for topic, title in topics(words))
    return Menu(str(RulesMenu()), words("rules-choose"), options)
