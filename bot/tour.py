"""A guided first turn: what there is to see and to do, a sentence or two on each screen. Pure."""

from dataclasses import replace
from typing import Final

from ai import Level, Reason, Why, advise
from bot.action_labels import action_label
from bot.labels import kinds_label, tile_label
from bot.messages import MOST_IN_ROW, Button, Message, Row
from bot.occasion import Occasion
from bot.panel import HOME
from bot.words import Words, kebab
from engine import Action, Buy, EndTurn, Phase, Place, Reserve, TakeMoney, UndoStep, UndoTurn, View

SKIP: Final = "skip"
"""The step that ends the tour; on a panel the screen to be shown then follows."""
LEVEL: Final = Level.MASON
"""Who gives the tips: it needs a millisecond or two."""
WITH_TIP: Final = ("table", "open", "take", "buy", "buy-nothing", "again", "place")
SUBJECTS: Final = (*WITH_TIP, "sure", "preview", "end")
"""What is explained; where there is something to choose, with a tip."""
TOLD: Final = (
    Why.PAYS_EXACTLY,
    Why.PAYS_NEXT_EXACTLY,
    Why.PAYS_NEXT,
    Why.MOST_MONEY,
    Why.TAKES_LEAD,
    Why.WALL_GROWS,
)
"""The reasons that mean something to a newcomer."""
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


def guide(view: View, legal: tuple[Action, ...], step: str, words: Words) -> str:
    """What is said on a screen of the panel in somebody's first turn; nothing where nothing is to explain."""
    subject = _subject(legal, step.partition(" ")[0], acted=view.acted)
    if subject == "place":  # whoever has come so far is told where, and nothing else
        legal = tuple(action for action in legal if isinstance(action, Place | Reserve))
    return _note(subject, view, legal, words) if subject else ""


def on_post(message: Message, view: View, legal: tuple[Action, ...], occasion: Occasion) -> Message:
    """The post of a table that one person alone sees, with what it shows and what can be done first.

    The note takes the place of how things stand, which nobody needs before anything has happened.
    """
    note = _note("table", view, legal, occasion.words)
    return _guided(
        replace(message, below=""), note, Button(occasion.words("tour-skip"), occasion.table_button(SKIP))
    )


def on_panel(message: Message, note: str, step: str, occasion: Occasion) -> Message:
    """A screen of the panel with what `guide` says to it."""
    skip = occasion.panel_button(f"{SKIP} {step}")
    return _guided(message, note, Button(occasion.words("tour-skip"), skip))


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
    if screen != HOME:
        return _ON_SCREENS.get(screen, "")
    if set(legal) - {UndoStep(), UndoTurn()} == {EndTurn()}:
        return "end"
    return "again" if acted else "open"


def _note(subject: str, view: View, legal: tuple[Action, ...], words: Words) -> str:
    """An explanation and perhaps a tip, set off from what the game itself says."""
    lines = [words("tour-note", text=words(f"tour-{subject}"))]
    if subject in WITH_TIP and (tip := _tip(view, legal, words)):
        lines.append(tip)
    return "\n".join(f"> {line}" for line in lines)


def _tip(view: View, legal: tuple[Action, ...], words: Words) -> str:
    """What a computer player would do here, and why."""
    best = next(iter(advise(view, legal, LEVEL)), None)
    if best is None or not isinstance(best.action, TakeMoney | Buy | Place | Reserve):
        return ""
    tip = words("tour-tip", action=action_label(words, best.action))
    why = next((reason for reason in best.reasons if reason.why in TOLD), None)
    return f"{tip} {_told(why, words)}" if why else tip


def _told(reason: Reason, words: Words) -> str:
    return words(
        f"tour-why-{kebab(reason.why.name)}",
        tile=tile_label(words, reason.tile) if reason.tile else "",
        kinds=kinds_label(words, reason.kind) if reason.kind is not None else "",
        after=reason.after or 0,
    )
