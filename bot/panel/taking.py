"""The screen for taking money: the best first; if the turn can end then, one tap does both."""

from collections.abc import Sequence
from itertools import groupby

from bot.language.labels import cards_label, sum_label, tiles_label
from bot.language.words import Words
from bot.message.messages import Message, Option, Tone
from bot.panel.panel_state import PanelState
from bot.panel.parts import (
    LONGEST_BUTTON,
    Choice,
    choice,
    closing,
    menu,
    on_buttons,
    option,
    paragraphs,
)
from bot.panel.phone_screen import hand_screen, picture_room
from bot.panel.purchases import best_takings, greatest, newly_exact
from bot.panel.steps import Screen, do, do_and_end
from bot.panel.turn_screen import hand_line
from engine import TakeMoney
from engine.position.pieces import total
from render.alt_text.lengths import length
from render.alt_text.lists import enumerated
from render.pictures.purses import PursesPicture


def taking(state: PanelState, screen: Screen) -> Message | None:
    """Which cards to take; None if none can be taken."""
    if not state.takings:
        return None
    words, ways = state.words, best_takings(state.view, state.takings)
    ends = state.ends_turn_after(ways[0])
    offered = _ending(state, ways, screen.page) if ends else _staying(state, ways, screen.page)
    text = paragraphs(words("take-title"), state.note, words("take-text"))
    rows, whole = (*offered.rows, closing(state)), PursesPicture(state.view, display=True)
    if picture_room(state, text, "", rows) >= whole.height:
        return hand_screen(state, ((text, offered.notes), (text, "")), rows, whole)
    display = PursesPicture(state.view, display=True, hand=False)
    held = paragraphs(text, hand_line(state))
    brief = paragraphs(words("take-title"), state.note, hand_line(state))
    return hand_screen(state, ((held, offered.notes), (held, ""), (brief, "")), rows, display)


def taking_label(state: PanelState, way: TakeMoney) -> str:
    """The cards, and their sum if there are several."""
    label = cards_label(state.words, way.cards)
    if len(way.cards) == 1:
        return label
    return state.words("take-several", cards=label, sum=total(way.cards))


def taking_note(state: PanelState, way: TakeMoney) -> str:
    """What these cards are good for: payments that become exact, or the new sums."""
    words = state.words
    if tiles := newly_exact(state.view, way):
        return words("take-note-exact", tiles=tiles_label(words, tiles))
    then = [
        sum_label(words, currency, total(tuple(held)))
        for currency, held in groupby(sorted(state.view.hand + way.cards), key=lambda card: card.currency)
        if any(card.currency is currency for card in way.cards)
    ]
    return words("take-note-then", sums=enumerated(words, then))


def _staying(state: PanelState, ways: Sequence[TakeMoney], page: int) -> Choice:
    """Everything that can be taken; the turn goes on."""
    options = [_option(state, way, do(way)) for way in ways]
    return choice(state, "take", state.words("take-hint"), options, page=page)


def _ending(state: PanelState, ways: Sequence[TakeMoney], page: int) -> Choice:
    """Taking the most and ending the turn; then everything that can be taken without ending it.

    Labels that a phone shows in full become buttons that end the turn, the others a menu.
    """
    words, most = state.words, greatest(ways)
    faces = {way: _ending_face(words, way) for way in most}
    whole = [way for way in most if length(faces[way]) <= LONGEST_BUTTON]
    at_once = [_option(state, way, do_and_end(way)) for way in whole]
    first = on_buttons(state, at_once, [faces[way] for way in whole], Tone.GOOD)
    longer = [option(_in_full(words, way), do_and_end(way)) for way in most if way not in whole]
    to_end = menu(state, "take-and-end", words("take-hint-end"), longer) if longer else ()
    open_hint = words("take-hint-by-itself" if state.context.ends_by_itself else "take-hint-stay")
    to_stay = menu(state, "take", open_hint, [_option(state, way, do(way)) for way in ways], page=page)
    return Choice((*first.rows, *to_end, *to_stay), first.notes)


def _ending_face(words: Words, way: TakeMoney) -> str:
    """Taking cards and ending the turn, in fewer words where a button would cut them."""
    face = _in_full(words, way)
    if length(face) <= LONGEST_BUTTON:
        return face
    return words("take-and-end-brief", cards=cards_label(words, way.cards))


def _in_full(words: Words, way: TakeMoney) -> str:
    return words("take-and-end", cards=cards_label(words, way.cards))


def _option(state: PanelState, way: TakeMoney, step: str) -> Option:
    """The picture shows the sums, so only exact payments are worth a note."""
    note = taking_note(state, way) if newly_exact(state.view, way) else ""
    return option(cards_label(state.words, way.cards), step, note)
