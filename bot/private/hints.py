"""The hint: the two best moves and why, each a button that makes it. For whoever asked, and nobody else."""

from collections.abc import Sequence
from dataclasses import replace

from ai import Advice, Level, Reason, Why
from bot.language.action_labels import action_label
from bot.message.messages import Button, Message, Tone
from bot.panel.confirming import overpays, step_to
from bot.panel.effects import Build
from bot.panel.moment import Moment
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.previewing import change_picture
from bot.private.reason_words import told_reasons
from engine import Action
from render.base.picture import Picture
from render.pictures.hand import HandPicture


def thinking(moment: Moment, level: Level) -> Message:
    """What is shown while a computer player thinks; nothing can be pressed that the hint would then cover."""
    words = moment.words
    text = paragraphs(words("hint-title"), words("hint-thinking", level=level.value))
    waits = replace(back(moment), disabled=True)
    return Message(text, shown(moment, HandPicture(moment.view)), rows=((waits,),))


def hint(moment: Moment, advice: Sequence[Advice], level: Level = Level.VIZIER) -> Message:
    """What a computer player would do here, the best first."""
    words = moment.words
    best = advice[0]
    # A second move for which nothing speaks would only puzzle.
    others = [other for other in advice[1:] if other.reasons or not best.reasons]
    text = paragraphs(
        words("hint-title"),
        moment.note,
        words("hint-best", move=_told(moment, best)),
        *(words("hint-other", move=_told(moment, other)) for other in others),
        words("hint-how", level=level.value),
    )
    moves = [_button(moment, best, Tone.MAIN), *(_button(moment, other, Tone.PLAIN) for other in others)]
    return Message(text, shown(moment, _picture(moment, best.action)), rows=((*moves, back(moment)),))


def _told(moment: Moment, advice: Advice) -> str:
    words, move = moment.words, action_label(moment.words, advice.action)
    why = told_reasons(moment.occasion, (*_unsaid_loss(moment, advice), *advice.reasons))
    return words("hint-move", move=move, reasons=why) if why else words("hint-move-quiet", move=move)


def _unsaid_loss(moment: Moment, advice: Advice) -> tuple[Reason, ...]:
    """What a move pays too much, if its reasons do not say so: its button asks no more."""
    over = overpays(moment.view, advice.action)
    said = any(reason.why is Why.OVERPAYS for reason in advice.reasons)
    return (Reason(Why.OVERPAYS, amount=over),) if over and not said else ()


def _button(moment: Moment, advice: Advice, tone: Tone) -> Button:
    """What makes the move; the hint says what it costs, so nobody is asked that again."""
    step = step_to(moment.view, advice.action, loss_told=True)
    return button(moment, action_label(moment.words, advice.action), step, tone)


def _picture(moment: Moment, action: Action) -> Picture:
    """The palace with the best move made, where it changes the palace; else the hand."""
    return change_picture(moment, action) if isinstance(action, Build) else HandPicture(moment.view)
