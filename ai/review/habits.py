"""What kind of mistake a worse decision was, so that mistakes of a kind can be added up.

They are plain strings, because modules add their own (`ModuleValues.habit`).
"""

from typing import Final

from ai.evaluation.action_values import ActionValues
from ai.modules.hooks import Habit
from ai.review.decision import Decision
from engine import Action, Add, EndTurn, GiveToDirk, Place, Reserve, Swap, TakeBack, TakeMoney, Tile

TOOK_MONEY: Final = Habit("took-money")
"""Money was taken when buying was better."""
WRONG_MONEY: Final = Habit("wrong-money")
BOUGHT_TOO_SOON: Final = Habit("bought-too-soon")
"""Something was bought when taking money was better."""
WRONG_TILE: Final = Habit("wrong-tile")
MISSED_EXACT: Final = Habit("missed-exact")
"""An exact payment, and with it another action, was possible."""
OVERPAID: Final = Habit("overpaid")
"""Other cards would have been better, though none were exact."""
REDESIGNED: Final = Habit("redesigned")
"""The palace was redesigned when something else, or another redesign, was better."""
MISSED_REDESIGN: Final = Habit("missed-redesign")
PLACED_BADLY: Final = Habit("placed-badly")
RESERVED: Final = Habit("reserved")
"""A tile was kept that could have been placed."""
GIFTS: Final = Habit("gifts")
"""The wrong tiles went to Dirk, or the right ones did not."""
GAVE_UP_ACTION: Final = Habit("gave-up-action")
"""The turn was closed while there was still something good to do."""

CORE_HABITS: Final = (
    TOOK_MONEY,
    WRONG_MONEY,
    BOUGHT_TOO_SOON,
    WRONG_TILE,
    MISSED_EXACT,
    OVERPAID,
    REDESIGNED,
    MISSED_REDESIGN,
    PLACED_BADLY,
    RESERVED,
    GIFTS,
    GAVE_UP_ACTION,
)
_REDESIGNS: Final = (Add, TakeBack, Swap)


def habit_of(action_values: ActionValues, decision: Decision, better: Action) -> Habit:
    """The kind of mistake it was to do what was done instead of something better."""
    chosen = decision.chosen
    if isinstance(chosen, EndTurn) or (
        decision.view.may_act and action_values.closes(chosen) and not action_values.closes(better)
    ):
        return GAVE_UP_ACTION
    for action in (chosen, better):
        values = action_values.values_of(action)
        if values is not None and not values.buys_tile(action):
            return values.habit
    if isinstance(chosen, Place | Reserve | GiveToDirk):
        return _of_placing(chosen, better)
    if isinstance(chosen, _REDESIGNS):
        return REDESIGNED
    if isinstance(better, _REDESIGNS):
        return MISSED_REDESIGN
    if isinstance(chosen, TakeMoney):
        return WRONG_MONEY if isinstance(better, TakeMoney) else TOOK_MONEY
    return BOUGHT_TOO_SOON if isinstance(better, TakeMoney) else _of_buying(action_values, chosen, better)


def _of_placing(chosen: Action, better: Action) -> Habit:
    if isinstance(chosen, GiveToDirk) or isinstance(better, GiveToDirk):
        return GIFTS
    return RESERVED if isinstance(chosen, Reserve) else PLACED_BADLY


def _of_buying(action_values: ActionValues, chosen: Action, better: Action) -> Habit:
    """One purchase instead of another."""
    if action_values.acts_again(better) and not action_values.acts_again(chosen):
        return MISSED_EXACT
    if tile_in(chosen) != tile_in(better):
        return WRONG_TILE
    module_values = [
        values for action in (chosen, better) if (values := action_values.values_of(action)) is not None
    ]
    return module_values[0].habit if module_values and type(chosen) is not type(better) else OVERPAID


def tile_in(action: Action) -> Tile | None:
    """The tile that an action is about."""
    return getattr(action, "tile", None)
