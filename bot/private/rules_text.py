"""The rules of the game by topics, with pictures where they help."""

from collections.abc import Mapping
from typing import Final

from bot.language.typed_words import plain
from bot.language.words import Words
from bot.message.custom_ids import RulesMenu
from bot.message.messages import Menu, Message, Option, Shown
from engine.judge.payments import SMALL_CHANGE
from engine.position.pieces import MAX_PLAYERS, MIN_PLAYERS
from engine.position.state import DISPLAY_SIZE
from render.base.look import Look
from render.base.theme import Palette
from render.pictures.rule_cards import RulePicture
from render.pictures.rule_examples import Rule

TOPICS: Final[Mapping[str, tuple[Rule, ...]]] = {
    "goal": (),
    "turn": (),
    "money": (Rule.SMALL_CHANGE,),
    "buying": (Rule.EXACT_PAYMENT,),
    "building": (Rule.NEVER_TURNED, Rule.SIDES_MATCH, Rule.ON_FOOT, Rule.JOINED, Rule.NO_HOLES),
    "walls": (Rule.WALL,),
    "redesign": (),
    "scoring": (Rule.PLACES,),
    "end": (),
    "two": (),
    "falconers": (),
    "portals": (),
    "building-sites": (),
    "certificates": (),
}
"""The topics in the order in which somebody learns the game, each with its rule cards."""
FIRST: Final = "goal"


def rules(words: Words, topic: str = FIRST, palette: Palette = Palette.LIGHT) -> Message:
    """What the rules say on a topic, and a menu of all the others; an unknown topic leads to the first."""
    topic = topic if topic in TOPICS else FIRST
    look = Look(palette, words, ())
    said = words(
        f"rules-topic-{topic}.text",
        fewest=MIN_PLAYERS,
        most=MAX_PLAYERS,
        small=SMALL_CHANGE,
        display=DISPLAY_SIZE,
    )
    title = words("rules-title", topic=words(f"rules-topic-{topic}"))
    pictures = tuple(Shown(RulePicture(rule), look) for rule in TOPICS[topic])
    return Message(f"{title}\n{said}", pictures, rows=(_chooser(words, topic),))


def topics(words: Words, typed: str = "") -> tuple[tuple[str, str], ...]:
    """The topics whose titles go with what was typed, each with its title."""
    titled = ((topic, words(f"rules-topic-{topic}")) for topic in TOPICS)
    return tuple((topic, title) for topic, title in titled if plain(typed) in plain(f"{title} {topic}"))


def _chooser(words: Words, opened: str) -> Menu:
    options = tuple(Option(title, topic, chosen=topic == opened) for topic, title in topics(words))
    return Menu(str(RulesMenu()), words("rules-choose"), options)
