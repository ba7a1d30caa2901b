"""The turn screen: what the turn has done and what is open; and what players see while they wait."""

from bot.language.action_labels import action_label
from bot.language.labels import credit_label, purse_label, told_apart
from bot.message.messages import Button, Message, Row, Tone
from bot.modules.registry import MODULES
from bot.panel.look_screens import look_buttons
from bot.panel.panel_state import PanelState
from bot.panel.parts import (
    ABREAST,
    button,
    end_button,
    hint_button,
    last_row,
    module_pieces,
    palace_button,
    paragraphs,
    place_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.phone_screen import hand_screen
from bot.panel.purchases import credits_of
from bot.panel.steps import show
from engine import Phase
from render.alt_text.lists import enumerated, listed, set_apart
from render.pictures.cards import CardsPicture


def home(state: PanelState) -> Message:
    """Where the turn stands."""
    if state.view.seat is None:
        return looking_on(state)
    if not state.acts:
        return waiting(state)
    if decision := MODULES.first(lambda module: module.decision(state)):
        return decision
    words = state.words
    title = words("panel-title-last-tiles" if state.last_tiles else "panel-title-turn")
    text = paragraphs(title, state.note, _so_far(state), _open(state))
    brief = paragraphs(title, state.note, _open(state))
    further = _further(state)
    spare = "" if state.notices else further  # the tour says it as well
    texts = (paragraphs(text, hand_line(state)), further), (text, further), (text, spare), (brief, spare)
    return hand_screen(state, texts, _rows(state))


def waiting(state: PanelState) -> Message:
    """For a player whose turn it is not."""
    text = paragraphs(who_acts(state), state.note, hand_line(state))
    # The same picture as in the DM, so it is drawn once; in words it would say the same again.
    pictures = shown(state, CardsPicture(state.view)) if state.context.drawn else ()
    first, *others = look_buttons(state)
    return Message(text, pictures, rows=((palace_button(state), first), *rows_of(others, ABREAST)))


def looking_on(state: PanelState) -> Message:
    """For an onlooker."""
    onlooker = "" if state.context.kept else state.words("panel-onlooker")
    text = paragraphs(who_acts(state), state.note, onlooker)
    return Message(text, rows=rows_of(look_buttons(state)))


def who_acts(state: PanelState) -> str:
    """Whose turn it is."""
    words, view = state.words, state.view
    if view.phase is Phase.OVER:
        return words("panel-title-over")
    if state.context.closed:
        return words("panel-title-closed")
    if state.context.paused:
        return words("panel-title-paused")
    names = listed(words, [state.context.name(seat) for seat in view.to_act])
    if view.phase is Phase.LAST_TILES:
        return words("panel-title-others-last-tiles", names=names, count=len(view.to_act))
    if state.context.people[view.to_act[0]].level is not None:
        return words("panel-title-computer-turn", name=names)
    return words("panel-title-other-turn", name=names)


def hand_line(state: PanelState) -> str:
    """The player's hand in words."""
    words = state.words
    stored = [credit_label(words, credit) for credit in credits_of(state.view)]
    held = enumerated(words, [purse_label(words, state.view.hand), *stored])
    return words("panel-hand", cards=held)


def _so_far(state: PanelState) -> str:
    if not state.done:
        return ""
    steps = [action_label(state.words, action) for action in state.done]
    return state.words("panel-done", steps=set_apart(state.words, steps))


def _open(state: PanelState) -> str:
    """What there is to decide."""
    words = state.words
    if state.ending_is_all:
        if state.last_tiles:
            return words("panel-open-confirm")
        done = "panel-open-nothing-ending" if state.context.ends_by_itself else "panel-open-nothing"
        return words(done if state.view.acted else "panel-open-pass")
    first = state.can_choose_action and not state.view.acted
    return paragraphs(
        words("panel-open-first") if first else "",
        *MODULES.collect(lambda module: module.open_acts(state)),
        _waiting_to_be_placed(state),
        *MODULES.collect(lambda module: module.open_later(state)),
    )


def _further(state: PanelState) -> str:
    """The line above the buttons of which some give up another action."""
    return state.words("panel-open-further") if state.can_choose_action and state.view.acted else ""


def _waiting_to_be_placed(state: PanelState) -> str:
    words = state.words
    tiles = [told_apart(words, tile) for tile in state.aside]
    others = [aside for module in MODULES if (aside := module.aside(state))]
    pieces = [*tiles, *(aside.named for aside in others)]
    count = len(tiles) + sum(aside.count for aside in others)
    return words("panel-open-place", tiles=enumerated(words, pieces), count=count) if pieces else ""


def _rows(state: PanelState) -> tuple[Row, ...]:
    only_placing = Tone.PLAIN if state.can_choose_action else Tone.MAIN
    ending = (*end_button(state), *undo_buttons(state))
    return (
        *rows_of(act_buttons(state)),
        *rows_of(
            (
                *place_buttons(state, state.aside, only_placing),
                *module_pieces(state, only_placing),
                *MODULES.collect(lambda module: module.later_buttons(state)),
            )
        ),
        *rows_of(ending),
        last_row(state, *hint_button(state), palace_button(state), _more(state)),
    )


def act_buttons(state: PanelState, tone: Tone = Tone.PLAIN) -> list[Button]:
    """Buttons for the turn's action, or a further one."""
    words, found = state.words, []
    if state.takings:
        found.append(button(state, words("panel-button-take"), show("take"), tone))
    if state.purchases:
        found.append(button(state, words("panel-button-buy"), show("buy"), tone))
    if state.redesigns:
        found.append(button(state, words("panel-button-redesign"), show("redesign"), tone))
    found += MODULES.collect(lambda module: module.act_buttons(state, tone))
    return found


def _more(state: PanelState) -> Button:
    return button(state, state.words("panel-button-more"), show("more"))
