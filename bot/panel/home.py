"""Where a turn is told: what it has done, what is open, and what those see who are not to move."""

from bot.labels import action_label, listed, purse_label, tiles_label
from bot.messages import Button, Message, Row, Tone
from bot.panel.looks import look_buttons
from bot.panel.moment import Moment
from bot.panel.parts import (
    button,
    end_button,
    paragraphs,
    place_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import show
from engine import Phase
from render.hand import HandPicture


def home(moment: Moment) -> Message:
    """Where the turn stands."""
    if moment.view.seat is None:
        return looking_on(moment)
    if not moment.acts:
        return waiting(moment)
    words = moment.words
    title = words("panel-title-last-tiles" if moment.last_tiles else "panel-title-turn")
    text = paragraphs(title, moment.note, _so_far(moment), _open(moment), hand_line(moment))
    return Message(text, shown(moment, HandPicture(moment.view)), rows=_rows(moment))


def waiting(moment: Moment) -> Message:
    """For somebody at the table who is not to move."""
    text = paragraphs(who_acts(moment), moment.note, hand_line(moment))
    return Message(text, shown(moment, HandPicture(moment.view)), rows=rows_of(look_buttons(moment)))


def looking_on(moment: Moment) -> Message:
    """For somebody who has no seat."""
    text = paragraphs(who_acts(moment), moment.note, moment.words("panel-onlooker"))
    return Message(text, rows=rows_of(look_buttons(moment)))


def who_acts(moment: Moment) -> str:
    """Whose turn it is."""
    words, view = moment.words, moment.view
    if view.phase is Phase.OVER:
        return words("panel-title-over")
    names = listed(words, [moment.occasion.name(seat) for seat in view.to_act])
    if view.phase is Phase.LAST_TILES:
        return words("panel-title-others-last-tiles", names=names, count=len(view.to_act))
    return words("panel-title-other-turn", name=names)


def hand_line(moment: Moment) -> str:
    """The own hand in words."""
    return moment.words("panel-hand", cards=purse_label(moment.words, moment.view.hand))


def _so_far(moment: Moment) -> str:
    if not moment.done:
        return ""
    steps = "\n".join(
        moment.words("panel-done-step", step=action_label(moment.words, action)) for action in moment.done
    )
    return moment.words("panel-done", steps=steps)


def _open(moment: Moment) -> str:
    """What there is to decide."""
    words = moment.words
    waits = words("panel-open-place", tiles=tiles_label(words, moment.aside), count=len(moment.aside))
    if moment.ending_is_all:
        if moment.last_tiles:
            return words("panel-open-confirm")
        return words("panel-open-nothing" if moment.view.acted else "panel-open-pass")
    if not moment.can_choose_action:
        return waits
    if not moment.view.acted:
        return words("panel-open-first")
    return paragraphs(words("panel-open-further"), waits if moment.aside else "")


def _rows(moment: Moment) -> tuple[Row, ...]:
    only_placing = Tone.PLAIN if moment.can_choose_action else Tone.MAIN
    closing = (*end_button(moment), *undo_buttons(moment), _more(moment))
    return (
        *rows_of(_acts(moment)),
        *rows_of(place_buttons(moment, moment.aside, only_placing)),
        *rows_of(closing),
    )


def _acts(moment: Moment) -> list[Button]:
    words, found = moment.words, []
    if moment.takings:
        found.append(button(moment, words("panel-button-take"), show("take")))
    if moment.purchases:
        found.append(button(moment, words("panel-button-buy"), show("buy")))
    if moment.redesigns:
        found.append(button(moment, words("panel-button-redesign"), show("redesign")))
    return found


def _more(moment: Moment) -> Button:
    return button(moment, moment.words("panel-button-more"), show("more"))
