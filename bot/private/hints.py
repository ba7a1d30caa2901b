"""The hint: the two best moves and why, each a button that makes it. For whoever asked, and nobody else."""

from collections.abc import Sequence
from dataclasses import replace

from ai import Advice, Level, Reason, Why
from bot.language.action_labels import action_label
from bot.message.messages import Button, Message, Tone
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.previewing import change_picture
from bot.panel.purchases import overpays, step_to
from bot.private.reason_words import told_reasons
from engine import Action
from render.base.picture import Picture
from render.pictures.hand import HandPicture


def thinking(state: PanelState, level: Level) -> Message:
    """What is shown while a computer player thinks; nothing can be pressed that the hint would then cover."""
    words = state.words
    text = paragraphs(words("hint-title"), words("hint-thinking", level=level.value))
    waits = replace(back(state), disabled=True)
    return Message(text, shown(state, HandPicture(state.view)), rows=((waits,),))


def hint(state: PanelState, advice: Sequence[Advice], level: Level = Level.VIZIER) -> Message:
    """What a computer player would do here, the best first."""
    words = state.words
    best = advice[0]
    # A second move for which nothing speaks would only puzzle.
    others = [other for other in advice[1:] if other.reasons or not best.reasons]
    text = paragraphs(
        words("hint-title"),
        state.note,
        words("hint-best", move=_told(state, best)),
        *(words("hint-other", move=_told(state, other)) for other in others),
        words("hint-how", level=level.value),
    )
    moves = [_button(state, best, Tone.MAIN), *(_button(state, other, Tone.PLAIN) for other in others)]
    return Message(text, shown(state, _picture(state, best.action)), rows=((*moves, back(state)),))


def _told(state: PanelState, advice: Advice) -> str:
    words, move = state.words, action_label(state.words, advice.action)
    why = told_reasons(state.context, (*_unsaid_loss(state, advice), *advice.reasons))
    return words("hint-move", move=move, reasons=why) if why else words("hint-move-quiet", move=move)


def _unsaid_loss(state: PanelState, advice: Advice) -> tuple[Reason, ...]:
    """What a move pays too much, if its reasons do not say so: its button asks no more."""
    over = overpays(state.view, advice.action)
    said = any(reason.why is Why.OVERPAYS for reason in advice.reasons)
    return (Reason(Why.OVERPAYS, amount=over),) if over and not said else ()


def _button(state: PanelState, advice: Advice, tone: Tone) -> Button:
    """What makes the move; the hint says what it costs, so nobody is asked that again."""
    step = step_to(state.view, advice.action, loss_told=True)
    return button(state, action_label(state.words, advice.action), step, tone)


def _picture(state: PanelState, action: Action) -> Picture:
    """The palace with the best move made, where it changes the palace; else the hand."""
    return change_picture(state, action) or HandPicture(state.view)
