"""Whether an action is done at once or asked about first. Buttons, menus and typed commands all ask here."""

from bot.panel.purchases import Buying, purchases
from bot.panel.steps import ask_about, do
from engine import Action, BuySite, View


def step_to(view: View, action: Action, *, loss_told: bool = False) -> str:
    """The step that leads to a legal action: the action itself, or the question that comes before it.

    Drawing tokens cannot be undone, so that is always asked about. Paying too much is too, unless whoever
    pays has just been told what it costs them.
    """
    asks = isinstance(action, BuySite) or (not loss_told and overpays(view, action) > 0)
    return ask_about("sure", action) if asks else do(action)


def overpays(view: View, action: Action) -> int:
    """By how much a legal action pays too much."""
    return purchases(view, (action,))[0].over if isinstance(action, Buying) else 0
