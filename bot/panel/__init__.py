"""The private panel on which a player takes a turn: one message, one screen at a time.

`panel` makes the message for a step that names a screen. A step that begins with `=` is an order: the caller
reads it with `ordered`, carries it out, and then shows the screen that `following` names.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.modules.registry import MODULES
from bot.panel.buying import buying, paying
from bot.panel.confirm_screen import asking
from bot.panel.look_screens import LOOKS, MORE, look_button, more, with_way_back
from bot.panel.notices import Notice
from bot.panel.own_screens import own_hand, own_palace
from bot.panel.panel_state import PanelState, buys_from_market, can_act
from bot.panel.parts import PALACE_FROM
from bot.panel.placing import placing
from bot.panel.previewing import previewing
from bot.panel.redesigning import adding, redesigning, swapping, taking_back
from bot.panel.steps import HINT, HOME, Order, Screen, ordered, screen_of, show
from bot.panel.taking import taking
from bot.panel.turn_screen import home
from engine import Action, EndTurn, Game, Seat, UndoStep, UndoTurn, View
from engine.views.history import action_of

__all__ = [
    "HINT",
    "HOME",
    "LOOKS",
    "MORE",
    "Order",
    "belongs_to_turn",
    "done_so_far",
    "following",
    "look_button",
    "opens_panel",
    "ordered",
    "panel",
    "shown_screen",
]

_MakeScreen = Callable[[PanelState, Screen], Message | None]

_TURN_SCREENS: Final[Mapping[str, _MakeScreen]] = {
    "take": taking,
    "buy": buying,
    "pay": paying,
    "sure": asking,
    "place": placing,
    "preview": previewing,
    "redesign": redesigning,
    "add": adding,
    "swap": swapping,
    "back": taking_back,
}

_LOOKS: Final[Mapping[str, Callable[[PanelState], Message]]] = {
    "hand": own_hand,
    "palace": own_palace,
    MORE: more,
}

_ON_POSTS: Final = ("take", "buy", "redesign", "place", "hand", "more")


def panel(
    view: View,
    legal: tuple[Action, ...],
    step: str,
    context: MessageContext,
    note: str = "",
    *,
    done: tuple[Action, ...] = (),
    hints: bool = False,
    notices: tuple[Notice, ...] = (),
) -> Message:
    """The screen that a step names, for the seat whose view this is; home if the step makes no sense.

    `legal` is everything legal for that seat, `done` its steps in this turn, `note` a line to show first,
    `hints` whether the player may ask for advice. `notices` are not on it yet, but it leaves room for them.
    """
    screen, origin = _palace_from(screen_of(step))
    state = PanelState(view, legal, context, note, done, hints, notices, origin)
    message = _screen(state, screen)
    return with_way_back(state, message) if context.kept else message


def _palace_from(screen: Screen) -> tuple[Screen, str]:
    """The screen, and its name; for the own palace, the name of the screen that it was looked at from."""
    if screen.name.startswith(PALACE_FROM):
        return Screen("palace"), screen.name.removeprefix(PALACE_FROM)
    return screen, HOME if screen.name in _LOOKS else screen.name


def shown_screen(state: PanelState, step: str) -> str:
    """The name of the screen that a step comes to: another than it names if that is out of date."""
    screen, _ = _palace_from(screen_of(step))
    if screen.name in _LOOKS:
        return screen.name
    turn_screen = _turn_screen(screen)
    if turn_screen is None:
        return HOME
    if turn_screen(replace(state, screen=screen.name), screen) is not None:
        return screen.name
    return screen_of(following(state.view, state.legal, None)).name


def belongs_to_turn(step: str) -> bool:
    """Does a step play, rather than only look?"""
    return ordered(step) is not None or _turn_screen(screen_of(step)) is not None


def opens_panel(order: str) -> bool:
    """Does a button with this order on the table's post open the panel?"""
    return order in _ON_POSTS or any(order in module.post_buttons for module in MODULES)


def _screen(state: PanelState, screen: Screen) -> Message:
    if look := _LOOKS.get(screen.name):
        return look(state)
    turn_screen = _turn_screen(screen)
    at_home = replace(state, screen=HOME)
    if state.view.seat is None or turn_screen is None:
        return home(at_home)
    return turn_screen(state, screen) or _reopened(at_home)


def _turn_screen(screen: Screen) -> _MakeScreen | None:
    name = screen.name
    return _TURN_SCREENS.get(name) or MODULES.first(lambda module: module.screens.get(name))


def _reopened(state: PanelState) -> Message:
    """Where the turn stands, instead of a screen that is out of date: what waits to be placed, or home."""
    screen = screen_of(following(state.view, state.legal, None))
    turn_screen = _turn_screen(screen)
    return (turn_screen and turn_screen(state, screen)) or home(state)


def following(view: View, legal: tuple[Action, ...], done: Action | None) -> str:
    """The screen that comes next after an action, or when the panel opens (`done` is None).

    Modules may need a decision first. A tile just bought is placed next, and so is what lies aside once
    nothing else can be done. After an undo the player sees where the turn stands.
    """
    if view.seat is None or not legal or isinstance(done, UndoStep | UndoTurn):
        return HOME
    seat = view.seat
    if step := MODULES.first(lambda module: module.next_step(view, legal, done)):
        return step
    if can_act(legal) and not buys_from_market(done):
        return HOME
    if aside := view.players[seat].aside:
        return show("place", aside[0])
    return MODULES.first(lambda module: module.aside_step(view, seat)) or HOME


def done_so_far(game: Game, seat: Seat) -> tuple[Action, ...]:
    """What a seat has done in this turn and can still undo."""
    steps = (step for step in game.steps if getattr(step, "seat", None) == seat)
    actions = (action_of(step) for step in steps)
    return tuple(action for action in actions if action is not None and action != EndTurn())
