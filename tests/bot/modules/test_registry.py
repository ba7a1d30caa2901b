"""The registry: in which order it asks, who owns what, and a module that joins for a while."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from bot.modules.hooks import BotModule
from bot.modules.registry import MODULES
from bot.panel.steps import Screen, screen_of
from engine import EndTurn, PlacePortal
from engine.board.geometry import FOUNTAIN, Angle, Half
from engine.modules import ALL_MODULES
from engine.modules.hooks import Module
from engine.position.pieces import Kind


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

    def parse_about(self, text: str) -> str | None:
        return text if text == "well" else None


def test_every_module_of_the_engine_is_registered_once_by_its_name() -> None:
    assert sorted(module.rules.name for module in MODULES) == sorted(module.name for module in ALL_MODULES)


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


def test_a_step_can_be_about_what_only_a_module_knows() -> None:
    assert screen_of("dig well") == Screen("home")
    with MODULES.added(BotWells()):
        assert screen_of("dig well 2") == Screen("dig", "well", page=2)
