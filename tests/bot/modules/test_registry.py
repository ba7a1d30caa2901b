"""The registry: in which order it asks, who owns what, and a module that joins for a while."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import ClassVar

from bot.message.messages import Button, Message, Tone
from bot.modules.hooks import BotModule
from bot.modules.panel_hooks import MakeScreen
from bot.modules.registry import MODULES
from bot.panel import belongs_to_turn, panel
from bot.panel.panel_state import PanelState
from bot.panel.parts import button
from bot.panel.steps import Screen, screen_of, show
from engine import EndTurn, Options, PlacePortal, Seed, legal_actions, start, view_for
from engine.board.geometry import FOUNTAIN, Angle, Half
from engine.modules import MODULES as RULES
from engine.modules.hooks import Module
from engine.position.pieces import Kind
from tests.bot.seated_people import buttons, context


@dataclass(frozen=True)
class Dig:
    """What players do with the fifth module."""


class Wells(Module):
    """A fifth module as the engine would know it."""

    name = "wells"
    actions = (Dig,)


class BotWells(BotModule):
    """A fifth module as the bot knows it."""

    rules = Wells()
    screens: ClassVar[Mapping[str, MakeScreen]] = {"dig": lambda _state, _screen: Message("How deep?")}

    def act_buttons(self, state: PanelState, tone: Tone) -> Iterable[Button]:
        yield button(state, "Dig a well", show("dig"), tone)

    def parse_about(self, text: str) -> str | None:
        return text if text == "well" else None


def test_every_module_of_the_engine_is_registered_once_by_its_name() -> None:
    assert sorted(module.rules.name for module in MODULES) == sorted(module.name for module in RULES.all)


def test_an_action_leads_to_its_module_and_those_of_the_core_to_none() -> None:
    owner = MODULES.owner(PlacePortal(Kind.TOWER, Half(FOUNTAIN, Angle.NW)))
    assert owner is not None
    assert owner.rules.name == "portals"
    assert MODULES.owner(EndTurn()) is None


def test_answers_are_collected_in_order_and_the_first_is_not_none() -> None:
    def names(module: BotModule) -> Iterable[str]:
        yield module.rules.name

    order = [module.rules.name for module in MODULES]
    assert list(MODULES.collect(names)) == order
    assert MODULES.first(lambda module: module.rules.name if module.rules.optional else None) == order[1]
    assert MODULES.first(lambda _: None) is None


def test_one_more_module_joins_and_leaves_again_whatever_happens() -> None:
    wells = BotWells()
    with suppress(ZeroDivisionError), MODULES.added(wells):
        assert MODULES.owner(Dig()) is wells
        assert list(MODULES)[-1] is wells
        raise ZeroDivisionError
    assert MODULES.owner(Dig()) is None
    assert wells not in list(MODULES)


def test_one_more_module_has_its_button_and_its_screen() -> None:
    game = start(Options(3), Seed("5" * 32)).game
    (seat,) = game.to_act
    view, legal = view_for(game, seat), legal_actions(game, seat)
    assert not belongs_to_turn("dig")
    with MODULES.added(BotWells()):
        assert "Dig a well" in [found.label for found in buttons(panel(view, legal, "home", context()))]
        assert panel(view, legal, "dig", context()).text == "How deep?"
        assert belongs_to_turn("dig")
    assert "Dig a well" not in [found.label for found in buttons(panel(view, legal, "home", context()))]


def test_a_step_can_be_about_what_only_a_module_knows() -> None:
    assert screen_of("dig well") == Screen("home")
    with MODULES.added(BotWells()):
        assert screen_of("dig well 2") == Screen("dig", "well", page=2)
