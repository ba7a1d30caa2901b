"""A guided first turn: a sentence or two on each screen. Pure."""

from dataclasses import replace
from typing import Final

from ai import Advice, Level, Why, advise
from bot.language.action_labels import action_label
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Row, Tone
from bot.message.reason_words import told_reasons
from bot.modules.registry import MODULES
from bot.panel import HOME, shown_screen
from bot.panel.notices import Notice, with_notices
from bot.panel.panel_state import PanelState
from bot.panel.purchases import kind_of, overpays
from bot.panel.steps import screen_of
from engine import (
    Action,
    Buy,
    EndTurn,
    Phase,
    Place,
    Reserve,
    TakeMoney,
    View,
)

SKIP: Final = "skip"
"""The step that ends the tour; on a panel the next screen follows."""
LONGEST_STEP: Final = 60
"""Characters of a panel's step that fit behind it."""
LEVEL: Final = Level.MASON
"""The computer player behind tips, and behind hints during the tour: it takes a millisecond or two."""
WITH_TIP: Final = ("table", "open", "take", "buy", "buy-nothing", "again", "aside")
SUBJECTS: Final = (*WITH_TIP, "place", "sure", "preview", "end")
"""What is explained; with a tip where there is a choice."""
_ON_SCREENS: Final = {
    "take": "take",
    "buy": "buy",
    "pay": "buy",
    "sure": "sure",
    "place": "place",
    "preview": "preview",
}
"""What is explained on which screen; other screens have no note."""


def is_first_turn(view: View) -> bool:
    """Is the viewing seat in its first turn of the game?"""
    return view.phase is Phase.TURN and view.seat in view.to_act and view.turn <= view.options.players


def guide(
    view: View, legal: tuple[Action, ...], step: str, context: MessageContext, *, tips: bool = True
) -> str:
    """The note on a screen of the panel in a player's first turn, if there is one."""
    state = PanelState(view, legal, context)
    screen = shown_screen(state, step)
    subject = _subject(state, screen)
    if subject == "sure" and not _loses(view, legal, step):
        return ""
    if screen == "place":  # the best place is shown already, and a phone has no room for both
        tips = False
    if subject == "aside":  # here the tip should only say where
        legal = tuple(action for action in legal if isinstance(action, _placings()))
    return _note(subject, view, legal, context, tips=tips) if subject else ""


def on_post(
    message: Message, view: View, legal: tuple[Action, ...], context: MessageContext, *, tips: bool = True
) -> Message:
    """A table post that only one person sees, with what it shows and what to do first.

    The note replaces the standings: nothing has happened yet.
    """
    note = _note("table", view, legal, context, tips=tips)
    skip = Button(context.words("tour-skip"), context.table_button(SKIP))
    if tips and (tipped := _tipped(view, legal)):
        order = context.table_button("take" if isinstance(tipped.action, TakeMoney) else "buy")
        message = replace(message, rows=tuple(_pointing(row, order) for row in message.rows))
    return with_notices(replace(message, below=""), [Notice(note, skip)])


def _pointing(row: Row, order: str) -> Row:
    """A row in which only the button that the tip means stands out."""
    if not isinstance(row, tuple) or all(getattr(item, "custom_id", "") != order for item in row):
        return row
    return tuple(
        replace(item, tone=Tone.MAIN if item.custom_id == order else Tone.PLAIN)
        if isinstance(item, Button)
        else item
        for item in row
    )


def notice(note: str, step: str, context: MessageContext) -> Notice:
    """The note from `guide` for a screen of the panel, with the button that ends the tour."""
    # A step longer than any of ours is forged, and would not fit.
    skip = context.panel_button(f"{SKIP} {step if len(step) <= LONGEST_STEP else HOME}")
    return Notice(note, Button(context.words("tour-skip"), skip))


def _subject(state: PanelState, screen: str) -> str:
    """What this screen explains."""
    if screen == "buy" and not any(map(kind_of, state.legal)):
        return "buy-nothing"
    again = state.view.acted and state.can_choose_action  # only an exact payment allows it
    if screen == "place" and again:
        return "again"
    if screen != HOME:
        return _ON_SCREENS.get(screen, "")
    if not state.view.acted:
        return "open"
    if again:
        return "again"
    if any(isinstance(action, _placings()) for action in state.legal):
        return "aside"
    return "end" if EndTurn() in state.legal else ""


def _loses(view: View, legal: tuple[Action, ...], step: str) -> bool:
    """Is the purchase that a step asks about one that loses money?"""
    action = screen_of(step).action
    return action in legal and action is not None and overpays(view, action) > 0


def _note(subject: str, view: View, legal: tuple[Action, ...], context: MessageContext, *, tips: bool) -> str:
    """An explanation and perhaps a tip, set off from the game's own text."""
    lines = [context.words("tour-note", text=context.words(f"tour-{subject}"))]
    if tips and subject in WITH_TIP and (tip := _tip(view, legal, context)):
        lines.append(tip)
    return "\n".join(f"> {line}" for line in lines)


def _placings() -> tuple[type, ...]:
    """The actions that settle a tile that lies aside."""
    return Place, Reserve, *MODULES.collect(lambda module: module.placings)


def _tip(view: View, legal: tuple[Action, ...], context: MessageContext) -> str:
    """What a computer player would do here, and why."""
    words, best = context.words, _tipped(view, legal)
    if best is None:
        return ""
    # One reason is enough for a beginner, and overpaying is not a reason for a move.
    why = [reason for reason in best.reasons if reason.why is not Why.OVERPAYS][:1]
    move, reasons = action_label(words, best.action), told_reasons(context, why)
    tip = words("hint-move", move=move, reasons=reasons) if reasons else words("hint-move-quiet", move=move)
    return words("tour-tip", tip=tip)


def _tipped(view: View, legal: tuple[Action, ...]) -> Advice | None:
    """What a computer player would do here, unless the tour does not explain it."""
    best = next(iter(advise(view, legal, LEVEL)), None)
    return best if best is not None and isinstance(best.action, (TakeMoney, Buy, *_placings())) else None
