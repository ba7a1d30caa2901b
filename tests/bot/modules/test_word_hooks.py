"""A module speaks in posts, stories, looks, rules and slash commands through the registry alone."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from bot.language.action_labels import action_label
from bot.language.words import Words, words_for
from bot.message.message_context import MessageContext
from bot.modules.hooks import BotModule
from bot.modules.registry import MODULES
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer
from bot.private.core_action_options import all_action_options
from bot.private.look_pages import palace
from bot.private.rules_text import rule_topics
from bot.public.game_posts import standings_now
from bot.public.scoring_post import scoring_lines
from bot.table.agreement import Agreement, offered_modules
from engine import ScoreLine, Seat, View, view_for
from engine.modules.hooks import Module
from tests.bot.contexts import context, played
from tests.bot.plain_story import outcomes, story
from tests.engine.tables import table

ENGLISH, AT_THREE, ANA = words_for("en"), context(3), Seat(0)


@dataclass(frozen=True)
class Dig:
    """What players do with the fifth module."""


@dataclass(frozen=True)
class WellDug:
    """What comes of it."""


@dataclass(frozen=True)
class WellDried:
    """What happens by itself."""


class Wells(Module):
    """A fifth module as the engine would know it."""

    name = "wells"
    actions = (Dig,)
    events = (WellDug, WellDried)


def _offers(_: PanelState, __: str) -> Iterator[Offer]:
    yield Offer("well", "W", None, None)


class BotWells(BotModule):
    """A fifth module as the bot knows it."""

    rules = Wells()
    deeds = (WellDug,)
    action_options = (ActionOption("dig", "where", (Dig,), _offers),)
    topics = ("wells",)

    def action_label(self, words: Words, action: Dig) -> str:
        return "dig a well"

    def deed(self, words: Words, event: WellDug) -> str:
        return "digs a well"

    def outcome(self, context: MessageContext, event: object) -> Iterable[str]:
        return ("A well dries up.",)

    def table_lines(self, context: MessageContext, view: View) -> Iterable[str]:
        return ("wells left: 7",)

    def is_held(self, view: View) -> bool:
        return True

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterable[str]:
        return (f"wells of {context.name(seat)}: 2",)

    def scoring_lines(self, context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> Iterable[str]:
        return ("wells: nobody",)


@pytest.fixture(autouse=True)
def _fifth() -> Iterator[None]:
    with MODULES.added(BotWells()):
        yield


def test_its_action_has_a_name() -> None:
    assert action_label(ENGLISH, Dig()) == "dig a well"  # type: ignore[arg-type]


def test_its_events_are_told() -> None:
    past = played(table(("", "", ""), display="b1 b2 b3 b4"), "M b4")
    dug = replace(past, events=(*past.events, WellDug(), WellDried()))  # type: ignore[arg-type]
    assert story(AT_THREE, dug) == "Ana takes 4 dinars, then digs a well."
    assert "A well dries up." in outcomes(AT_THREE, dug)


def test_posts_and_looks_show_what_it_keeps() -> None:
    game = table(("", "", ""), display="b1 b2 b3 b4")
    view = view_for(game, None)
    assert "-# wells left: 7" in standings_now(AT_THREE, played(game, "M b4").after).below
    assert palace(AT_THREE, view, ANA).text.endswith("wells of Ana: 2")
    assert scoring_lines(AT_THREE, view, ())[-1] == "wells: nobody"


def test_it_has_a_command_and_a_topic_and_a_table_can_choose_it() -> None:
    assert ("dig", "where") in [(ask.command, ask.option) for ask in all_action_options()]
    assert list(rule_topics())[-1] == "wells"
    assert offered_modules()[-1] == "wells"
    assert Agreement().switched("wells", on=True).modules == ("wells",)
