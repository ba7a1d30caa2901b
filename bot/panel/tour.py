"""A guided first turn: what there is to see and to do, a sentence or two on each screen. Pure."""

from dataclasses import replace
from typing import Final

from ai import Level, Why, advise
from bot.language.action_labels import action_label
from bot.message.message_context import MessageContext
from bot.message.messages import MOST_IN_ROW, Button, Message, Row
from bot.modules.registry import MODULES
from bot.panel import HOME
from bot.private.reason_words import told_reasons
from engine import (
    Action,
    Buy,
    EndTurn,
    Phase,
    Place,
    Reserve,
    TakeMoney,
    UndoStep,
    UndoTurn,
    View,
)

SKIP: Final = "skip"
"""The step that ends the tour; on a panel the screen to be shown then follows."""
LONGEST_STEP: Final = 60
"""Characters of the step that is asked for on a panel."""
LEVEL: Final = Level.MASON
"""Who gives the tips, and hints while the tour lasts: it needs a millisecond or two."""
WITH_TIP: Final = ("table", "open", "take", "buy", "buy-nothing", "again", "place")
SUBJECTS: Final = (*WITH_TIP, "sure", "preview", "end")
"""What is explained; where there is something to choose, with a tip."""
_ON_SCREENS: Final = {
    "take": "take",
    "buy": "buy",
    "pay": "buy",
    "sure": "sure",
    "place": "place",
    "preview": "preview",
}
"""What is explained on which screen; on all others the turn goes on as for everybody."""


def is_first_turn(view: View) -> bool:
    """Is the seat whose view it is in its first turn of the game?"""
    return view.phase is Phase.TURN and view.seat in view.to_act and view.turn <= view.options.players


def guide(
    view: View, legal: tuple[Action, ...], step: str, context: MessageContext, *, tips: bool = True
) -> str:
    """What is said on a screen of the panel in somebody's first turn; nothing where nothing is to explain."""
    subject = _subject(legal, step.partition(" ")[0], acted=view.acted)
    if subject == "place":  # whoever has come so far is told where, and nothing else
        legal = tuple(action for action in legal if isinstance(action, _placings()))
    return _note(subject, view, legal, context, tips=tips) if subject else ""


def on_post(
    message: Message, view: View, legal: tuple[Action, ...], context: MessageContext, *, tips: bool = True
) -> Message:
    """The post of a table that one person alone sees, with what it shows and what can be done first.

    The note takes the place of how things stand, which nobody needs before anything has happened.
    """
    note = _note("table", view, legal, context, tips=tips)
    return _guided(
        replace(message, below=""), note, Button(context.words("tour-skip"), context.table_button(SKIP))
    )


def on_panel(message: Message, note: str, step: str, context: MessageContext) -> Message:
    """A screen of the panel with what `guide` says to it."""
    # A step longer than any of ours is forged, and would not fit.
    skip = context.panel_button(f"{SKIP} {step if len(step) <= LONGEST_STEP else HOME}")
    return _guided(message, note, Button(context.words("tour-skip"), skip))


def _guided(message: Message, note: str, skip: Button) -> Message:
    """What is said stands right above what can be pressed: on a phone all else has scrolled away."""
    rows: tuple[Row, ...] = (*message.rows, (skip,))
    last = message.rows[-1] if message.rows else ()
    if isinstance(last, tuple) and len(last) < MOST_IN_ROW:
        rows = (*message.rows[:-1], (*last, skip))
    below = "\n".join(part for part in (message.below, note) if part)
    return replace(message, below=below, rows=rows)


def _subject(legal: tuple[Action, ...], screen: str, *, acted: bool) -> str:
    """What there is to explain."""
    if screen == "buy" and not any(isinstance(action, Buy) for action in legal):
        return "buy-nothing"
    if screen == "place" and any(isinstance(action, TakeMoney | Buy) for action in legal):
        return "again"
    if screen != HOME:
        return _ON_SCREENS.get(screen, "")
    if set(legal) - {UndoStep(), UndoTurn()} == {EndTurn()}:
        return "end"
    return "again" if acted else "open"


def _note(subject: str, view: View, legal: tuple[Action, ...], context: MessageContext, *, tips: bool) -> str:
    """An explanation and perhaps a tip, set off from what the game itself says."""
    lines = [context.words("tour-note", text=context.words(f"tour-{subject}"))]
    if tips and subject in WITH_TIP and (tip := _tip(view, legal, context)):
        lines.append(tip)
    return "\n".join(f"> {line}" for line in lines)


def _placings() -> tuple[type, ...]:
    """The actions by which a tile that lies aside finds its place."""
    return Place, Reserve, *MODULES.collect(lambda module: module.placings)


def _tip(view: View, legal: tuple[Action, ...], context: MessageContext) -> str:
    """What a computer player would do here, and why."""
    words, best = context.words, next(iter(advise(view, legal, LEVEL)), None)
    # There is no tip where something is best that the tour does not explain.
    if best is None or not isinstance(best.action, (TakeMoney, Buy, *_placings())):
        return ""
    # One reason is enough to begin with, and that a move costs too much is none.
    why = [reason for reason in best.reasons if reason.why is not Why.OVERPAYS][:1]
    move, reasons = action_label(words, best.action), told_reasons(context, why)
    tip = words("hint-move", move=move, reasons=reasons) if reasons else words("hint-move-quiet", move=move)
    return words("tour-tip", tip=tip)
