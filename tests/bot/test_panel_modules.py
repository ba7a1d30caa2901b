"""The private panel with modules: everything can be reached, and what it says is so."""

import pytest

from bot.panel import ordered
from engine import (
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    EndTurn,
    KeepToken,
    PlacePortal,
    Store,
    play,
    refusal,
)
from tests.bot.message_checks import check_message
from tests.bot.seated import positions, sampled
from tests.bot.test_panel import needed, walked

FROM_MODULES = {BuyFalcon, BuySite, BuyWithPortal, Complete, KeepToken, PlacePortal, Store}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_panel_leads_to_every_legal_action_with_any_modules(players: int) -> None:
    for modules in sampled(4, players):
        for game in positions(players, 900 + players, every=11, modules=modules):
            for seat in game.to_act:
                screens, orders = walked(game, seat)
                assert {order for order in orders if not order.startswith("==")} == needed(game, seat)
                for step in orders:
                    order = ordered(step)
                    assert order is not None
                    if order.ends:
                        later = play(game, seat, order.action).game
                        assert refusal(later, seat, EndTurn()) is None
                for screen in screens.values():
                    check_message(screen)
