"""The hint: the two best moves, with reasons and a button each. Private."""

from collections.abc import Sequence
from dataclasses import replace

from ai import Advice, Level, Reason, Why
from bot.language.action_labels import action_label
from bot.language.labels import cards_label, told_apart
from bot.language.words import Words
from bot.message.messages import Button, Message, Tone
from bot.message.reason_words import told_reasons
from bot.panel.panel_state import PanelState
from bot.panel.parts import LONGEST_BUTTON, back, button, palace_button, paragraphs
from bot.panel.phone_screen import fitted_screen, hand_screen
from bot.panel.previewing import change_picture
from bot.panel.purchases import overpays, step_to
from engine import Action, Buy
from render.alt_text.lengths import length


def thinking(state: PanelState, level: Level) -> Message:
    """The screen while a computer player thinks; its button waits, as the hint will replace it."""
    words = state.words
    text = paragraphs(words("hint-title"), words("hint-thinking", level=level.value))
    waits = replace(back(state), disabled=True)
    return hand_screen(state, ((text, ""),), ((waits,),))


def hint(state: PanelState, advice: Sequence[Advice], level: Level = Level.VIZIER) -> Message:
    """What a computer player would do here, best first."""
    words = state.words
    best = advice[0]
    # A second move without a reason would only puzzle.
    others = [other for other in advice[1:] if other.reasons or not best.reasons]
    text = paragraphs(
        words("hint-title"),
        state.note,
        words("hint-best", move=_told(state, best)),
        *(words("hint-other", move=_told(state, other)) for other in others),
        words("hint-how", level=level.value),
    )
    moves = [
        _button(state, best, "hint-button-best", Tone.MAIN),
        *(_button(state, other, "hint-button-other", Tone.PLAIN) for other in others),
    ]
    rows = (*((move,) for move in moves), (palace_button(state), back(state)))
    change = change_picture(state, best.action)
    if change is None:
        return hand_screen(state, ((text, ""),), rows)
    return fitted_screen(state, ((text, ""),), lambda high: replace(change, highest=high), rows)


def _told(state: PanelState, advice: Advice) -> str:
    words, move = state.words, action_label(state.words, advice.action)
    why = told_reasons(state.context, (*_unsaid_loss(state, advice), *advice.reasons))
    return words("hint-move", move=move, reasons=why) if why else words("hint-move-quiet", move=move)


def _unsaid_loss(state: PanelState, advice: Advice) -> tuple[Reason, ...]:
    """What a move overpays, if its reasons don't say so: its button doesn't ask again."""
    over = overpays(state.view, advice.action)
    said = any(reason.why is Why.OVERPAYS for reason in advice.reasons)
    return (Reason(Why.OVERPAYS, amount=over),) if over and not said else ()


def _button(state: PanelState, advice: Advice, brief: str, tone: Tone) -> Button:
    """The button for the move, without confirmation, as the hint says what it costs; no label is cut."""
    step = step_to(state.view, advice.action, loss_told=True)
    face = _face(state.words, advice.action)
    return button(state, face if length(face) <= LONGEST_BUTTON else state.words(brief), step, tone)


def _face(words: Words, action: Action) -> str:
    """The move as its button says it; a purchase that has no room leaves out the verb, not the currency."""
    label = action_label(words, action)
    if isinstance(action, Buy) and length(label) > LONGEST_BUTTON:
        return words("buy-way", tile=told_apart(words, action.tile), cards=cards_label(words, action.cards))
    return label
