"""Where a turn is told: what it has done, what is open, and what those see who are not to move."""

from bot.language.action_labels import action_label
from bot.language.labels import credit_label, enumerated, listed, purse_label, told_apart
from bot.language.module_labels import portals_label
from bot.message.messages import Button, Message, Row, Tone
from bot.panel.looks import look_buttons
from bot.panel.moment import Moment
from bot.panel.parts import (
    button,
    end_button,
    hint_button,
    paragraphs,
    place_buttons,
    portal_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import show
from bot.panel.storing import choosing_token
from bot.table.expansion import credit_of
from engine import Complete, Phase, Store
from render.pictures.hand import HandPicture


def home(moment: Moment) -> Message:
    """Where the turn stands."""
    if moment.view.seat is None:
        return looking_on(moment)
    if not moment.acts:
        return waiting(moment)
    if choice := choosing_token(moment):
        return choice
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
    onlooker = "" if moment.occasion.kept else moment.words("panel-onlooker")
    text = paragraphs(who_acts(moment), moment.note, onlooker)
    return Message(text, rows=rows_of(look_buttons(moment)))


def who_acts(moment: Moment) -> str:
    """Whose turn it is."""
    words, view = moment.words, moment.view
    if view.phase is Phase.OVER:
        return words("panel-title-over")
    if moment.occasion.closed:
        return words("panel-title-closed")
    if moment.occasion.paused:
        return words("panel-title-paused")
    names = listed(words, [moment.occasion.name(seat) for seat in view.to_act])
    if view.phase is Phase.LAST_TILES:
        return words("panel-title-others-last-tiles", names=names, count=len(view.to_act))
    if moment.occasion.people[view.to_act[0]].level is not None:
        return words("panel-title-computer-turn", name=names)
    return words("panel-title-other-turn", name=names)


def hand_line(moment: Moment) -> str:
    """The own hand in words."""
    words, credit = moment.words, credit_of(moment.view, moment.seat)
    held = purse_label(words, moment.view.hand)
    if credit is not None:
        held = enumerated(words, [held, credit_label(words, credit)])
    return words("panel-hand", cards=held)


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
    waits = _waiting_to_be_placed(moment)
    if moment.ending_is_all:
        if moment.last_tiles:
            return words("panel-open-confirm")
        return words("panel-open-nothing" if moment.view.acted else "panel-open-pass")
    store = words("panel-open-store") if moment.offered(Store) else ""
    if not moment.can_choose_action:
        more = words("panel-open-more-falcons") if moment.falcons else ""
        return paragraphs(more, waits, store)
    if not moment.view.acted:
        falcons = words("panel-open-falcons") if moment.falcons else ""
        site = words("panel-open-complete") if moment.offered(Complete) else ""
        return paragraphs(words("panel-open-first"), falcons, site)
    return paragraphs(words("panel-open-further"), waits, store)


def _waiting_to_be_placed(moment: Moment) -> str:
    words, portals = moment.words, moment.portals_aside
    pieces = [told_apart(words, tile) for tile in moment.aside]
    if portals:
        pieces.append(portals_label(words, portals))
    count = len(moment.aside) + len(portals)
    return words("panel-open-place", tiles=enumerated(words, pieces), count=count) if pieces else ""


def _rows(moment: Moment) -> tuple[Row, ...]:
    only_placing = Tone.PLAIN if moment.can_choose_action else Tone.MAIN
    closing = (*end_button(moment), *undo_buttons(moment), *hint_button(moment), _more(moment))
    return (
        *rows_of(act_buttons(moment)),
        *rows_of(
            (
                *place_buttons(moment, moment.aside, only_placing),
                *portal_buttons(moment, moment.portals_aside, only_placing),
                *_store(moment),
            )
        ),
        *rows_of(closing),
    )


def act_buttons(moment: Moment, tone: Tone = Tone.PLAIN) -> list[Button]:
    """What can be a turn's action, or a further one."""
    words, found = moment.words, []
    if moment.takings:
        found.append(button(moment, words("panel-button-take"), show("take"), tone))
    if moment.purchases:
        found.append(button(moment, words("panel-button-buy"), show("buy"), tone))
    if moment.redesigns:
        found.append(button(moment, words("panel-button-redesign"), show("redesign"), tone))
    if moment.falcons:
        found.append(button(moment, words("panel-button-falcons"), show("falcons"), tone))
    if moment.offered(Complete):
        found.append(button(moment, words("panel-button-complete"), show("complete"), tone))
    return found


def _store(moment: Moment) -> list[Button]:
    stores = moment.offered(Store)
    return [button(moment, moment.words("panel-button-store"), show("store"))] if stores else []


def _more(moment: Moment) -> Button:
    return button(moment, moment.words("panel-button-more"), show("more"))
