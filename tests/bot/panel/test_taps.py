"""How many taps a turn takes: from the post under which it begins until it has ended."""

import random
from dataclasses import replace

import pytest

from bot.message.messages import Menu, Message
from bot.panel import done_so_far, following, ordered, panel
from bot.public.game_posts import table_rows
from engine import Action, EndTurn, Event, Game, TakeMoney, legal_actions, play, view_for
from engine.transitions.events import TurnEnded
from tests.bot.message_checks import check_message
from tests.bot.panel.test_panel import step_of
from tests.bot.seated_people import ALL_MODULES, buttons, context, menus, options, positions
from tests.engine.tables import table

MENU = 2
"""Taps for a menu: it is opened first."""


class Thumb:
    """Somebody who plays a turn by tapping, and counts."""

    def __init__(self, game: Game) -> None:
        self.game, self.seat, self.taps = game, game.to_act[0], 0
        self.screen = Message("")

    @property
    def moved_on(self) -> bool:
        """Has the turn ended?"""
        return self.seat not in self.game.to_act

    def opens(self, order: str) -> None:
        """Taps a button of the post under which the turn begins."""
        rows = table_rows(context(len(self.game.players)), view_for(self.game, None))
        self.screen = Message("", rows=rows)
        assert order in [button.custom_id.rpartition(":")[2] for button in buttons(self.screen)]
        self.taps += 1
        self._shows(order)

    def taps_on(self, step: str) -> None:
        """Taps what carries a step, which must be there."""
        self.taps += self.cost(step)
        order = ordered(step)
        if order is None:
            return self._shows(step)
        self.game = play(self.game, self.seat, order.action).game
        if order.ends:
            self.game = play(self.game, self.seat, EndTurn()).game
        if not self.moved_on:
            view, legal = view_for(self.game, self.seat), legal_actions(self.game, self.seat)
            self._shows(following(view, legal, order.action))
        return None

    def cost(self, step: str) -> int:
        """What a step costs on this screen."""
        if step in (step_of(button.custom_id) for button in buttons(self.screen)):
            return 1
        assert step in [line.value for line in options(self.screen)]
        return MENU

    def offered(self, start: str) -> list[str]:
        """The steps on this screen that begin like this, in their order."""
        steps = [step_of(button.custom_id) or "" for button in buttons(self.screen)]
        steps += [line.value for line in options(self.screen)]
        return [step for step in steps if step.startswith(start)]

    def _shows(self, step: str) -> None:
        view, legal = view_for(self.game, self.seat), legal_actions(self.game, self.seat)
        done = done_so_far(self.game, self.seat)
        self.screen = panel(view, legal, step, context(len(self.game.players)), done=done)


def game_session() -> Thumb:
    """A usual position: some money, one tile that can be paid exactly, one that cannot."""
    game = table(
        ("y5 y3 g9 b2", "", ""), market="P8 S6 T11a T11b", display="y3 b3 o2 g9", palaces=("F T12 C10",)
    )
    return Thumb(game)


def test_money_takes_two_taps() -> None:
    thumb = game_session()
    thumb.opens("take")
    thumb.taps_on("==M y3 o2")
    assert thumb.moved_on
    assert thumb.taps == 2


def test_money_that_can_still_be_undone_is_ended_with_a_tap_of_its_own() -> None:
    thumb = game_session()
    thumb.opens("take")
    thumb.taps_on("=M y3 o2")
    thumb.taps_on("=E")
    assert thumb.moved_on
    assert thumb.taps == 4


def test_an_exact_purchase_with_its_place_takes_three_taps() -> None:
    thumb = game_session()
    thumb.opens("buy")
    thumb.taps_on("=B P8=y3 y5")
    thumb.taps_on(thumb.offered("==P P8")[0])
    assert thumb.moved_on
    assert thumb.taps == 3


@pytest.mark.parametrize(("palace", "more"), [("F", 1), ("F T12 C10", MENU)])
def test_another_place_takes_one_tap_more_or_the_two_of_a_menu(palace: str, more: int) -> None:
    thumb = Thumb(table(("y8", "", ""), market="P8 S6 T11a T11b", display="y3", palaces=(palace,)))
    thumb.opens("buy")
    thumb.taps_on("=B P8=y8")
    thumb.taps_on(another := thumb.offered("preview P P8")[-1])
    thumb.taps_on(another.replace("preview ", "=="))
    assert thumb.moved_on
    assert thumb.taps == 3 + more


def test_paying_too_much_asks_once_more_and_takes_four_taps() -> None:
    thumb = game_session()
    thumb.opens("buy")
    thumb.taps_on("sure B S6=g9")
    thumb.taps_on("=B S6=g9")
    thumb.taps_on(thumb.offered("==P S6")[0])
    assert thumb.moved_on
    assert thumb.taps == 4


def test_an_exact_purchase_and_money_take_five_taps_for_two_actions() -> None:
    thumb = game_session()
    thumb.opens("buy")
    thumb.taps_on("=B P8=y3 y5")
    thumb.taps_on("take")
    thumb.taps_on("=M g9")
    thumb.taps_on(thumb.offered("==P P8")[0])
    assert thumb.moved_on
    assert thumb.taps == 5


@pytest.mark.parametrize("players", [2, 4, 6])
def test_money_takes_two_taps_and_three_where_its_names_are_long(players: int) -> None:
    counts = []
    for game in positions(players, 40 + players, every=5):
        if len(game.to_act) == 1 and not game.steps and any(game.display):
            thumb = Thumb(game)
            thumb.opens("take")
            counts.append(1 + max(thumb.cost(step) for step in thumb.offered("==M")))
    assert counts.count(2) > 10
    assert max(counts) <= 3


# Which choices end the turn


def moves(game: Game) -> tuple[Action, ...]:
    return legal_actions(game, game.to_act[0])


def taking_menus(game: Game, *, by_itself: bool = False) -> dict[str, Menu]:
    """The menus of the screen for taking money, by what stands on them."""
    seat = game.to_act[0]
    view, legal = view_for(game, seat), legal_actions(game, seat)
    here = replace(context(len(game.players)), ends_by_itself=by_itself)
    message = panel(view, legal, "take", here, done=done_so_far(game, seat))
    check_message(message)
    return {menu.hint: menu for menu in menus(message)}


def happens(game: Game, step: str) -> list[Event]:
    """What a step of a panel leads to."""
    order, seat = ordered(step), game.to_act[0]
    assert order is not None
    after, events = play(game, seat, order.action)
    return [*events, *(play(after, seat, EndTurn()).events if order.ends else ())]


def check_menus(game: Game) -> set[str]:
    """What stands on a menu is what its lines do to the turn; gives what stands there."""
    found = taking_menus(game)
    for hint, menu in found.items():
        events = [happens(game, line.value) for line in menu.options]
        ends = {any(isinstance(event, TurnEnded) for event in each) for each in events}
        assert ends == {hint == "Take & end turn"}, hint
    return set(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_a_menu_does_to_the_turn_what_stands_on_it(players: int, modules: tuple[str, ...]) -> None:
    met: set[str] = set()
    for game in positions(players, 60 + players, every=3, modules=modules):
        if len(game.to_act) == 1 and any(isinstance(one, TakeMoney) for one in moves(game)):
            met |= check_menus(game)
    assert "Take, but don’t end my turn yet" in met


def test_nor_does_any_display_of_small_cards_end_it_from_the_wrong_menu() -> None:
    chance, cards = random.Random(5), [f"{currency}{value}" for currency in "ygbo" for value in (1, 2, 3)]
    met: set[str] = set()
    for _ in range(60):
        display = " ".join(sorted(chance.sample(cards, 4)))
        met |= check_menus(table(("", "", ""), market="P8 S6 T11a T11b", display=display))
    assert met == {"Take, but don’t end my turn yet", "Take & end turn"}


def test_where_turns_end_by_themselves_no_menu_promises_that_they_do_not() -> None:
    game = game_session().game
    assert "Take, but don’t end my turn yet" in taking_menus(game)
    assert set(taking_menus(game, by_itself=True)) == {"Take, with a few seconds to undo"}


def test_what_is_too_long_for_a_button_ends_the_turn_from_a_menu_of_its_own() -> None:
    game = table(("", "", ""), market="P8 S6 T11a T11b", display="y1 g1 b1 o2")
    found = taking_menus(game)
    assert [line.value for line in found["Take & end turn"].options] == ["==M y1 g1 b1 o2"]
    assert "=M y1 g1 b1 o2" in [line.value for line in found["Take, but don’t end my turn yet"].options]
    thumb = Thumb(game)
    thumb.opens("take")
    thumb.taps_on("==M y1 g1 b1 o2")
    assert thumb.moved_on
    assert thumb.taps == 1 + MENU
