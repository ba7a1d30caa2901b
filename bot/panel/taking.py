"""The screen for taking money: the best first; one tap takes it and ends the turn, if it could end then."""

from collections.abc import Sequence
from itertools import groupby

from bot.language.labels import cards_label, enumerated, sum_label, tiles_label
from bot.message.messages import Message, Option, Tone
from bot.panel.home import hand_line
from bot.panel.moment import Moment
from bot.panel.parts import (
    LONGEST_BUTTON,
    Choice,
    back,
    choice,
    hint_button,
    menu,
    on_buttons,
    option,
    paragraphs,
    shown,
)
from bot.panel.purchases import best_takings, greatest, newly_exact
from bot.panel.steps import Screen, do, do_and_end
from engine import TakeMoney
from engine.position.pieces import total
from render.alt_text.lengths import length
from render.pictures.hand import HandPicture


def taking(moment: Moment, screen: Screen) -> Message | None:
    """Which cards to take; None if none can be taken."""
    if not moment.takings:
        return None
    words, ways = moment.words, best_takings(moment.view, moment.takings)
    ends = moment.ends_turn_after(ways[0])
    text = paragraphs(words("take-title"), moment.note, _text(moment, ends=ends), hand_line(moment))
    offered = _ending(moment, ways, screen.page) if ends else _staying(moment, ways, screen.page)
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (*hint_button(moment), back(moment))))


def taking_label(moment: Moment, way: TakeMoney) -> str:
    """The cards, and their sum where they are several."""
    label = cards_label(moment.words, way.cards)
    if len(way.cards) == 1:
        return label
    return moment.words("take-several", cards=label, sum=total(way.cards))


def taking_note(moment: Moment, way: TakeMoney) -> str:
    """What taking these cards is good for: payments that become exact, or how much there is then."""
    words = moment.words
    if tiles := newly_exact(moment.view, way):
        return words("take-note-exact", tiles=tiles_label(words, tiles))
    then = [
        sum_label(words, currency, total(tuple(held)))
        for currency, held in groupby(sorted(moment.view.hand + way.cards), key=lambda card: card.currency)
        if any(card.currency is currency for card in way.cards)
    ]
    return words("take-note-then", sums=enumerated(words, then))


def _text(moment: Moment, *, ends: bool) -> str:
    words = moment.words
    if not ends:
        return words("take-text")
    return words("take-text-by-itself" if moment.occasion.ends_by_itself else "take-text-ends")


def _staying(moment: Moment, ways: Sequence[TakeMoney], page: int) -> Choice:
    """Everything that can be taken, with the turn going on."""
    options = [_option(moment, way, do(way)) for way in ways]
    return choice(moment, "take", moment.words("take-hint"), options, page=page)


def _ending(moment: Moment, ways: Sequence[TakeMoney], page: int) -> Choice:
    """Taking as much as one may and ending the turn, then everything that leaves the turn open.

    What ends the turn is a button as far as a phone shows it whole, the rest of it a menu of its own.
    """
    words, most = moment.words, greatest(ways)
    faces = {way: words("take-and-end", cards=cards_label(words, way.cards)) for way in most}
    whole = [way for way in most if length(faces[way]) <= LONGEST_BUTTON]
    at_once = [_option(moment, way, do_and_end(way)) for way in whole]
    first = on_buttons(moment, at_once, [faces[way] for way in whole], Tone.GOOD)
    longer = [option(faces[way], do_and_end(way)) for way in most if way not in whole]
    to_end = menu(moment, "take-and-end", words("take-hint-end"), longer) if longer else ()
    open_hint = words("take-hint-by-itself" if moment.occasion.ends_by_itself else "take-hint-stay")
    to_stay = menu(moment, "take", open_hint, [_option(moment, way, do(way)) for way in ways], page=page)
    return Choice((*first.rows, *to_end, *to_stay), first.notes)


def _option(moment: Moment, way: TakeMoney, step: str) -> Option:
    """The picture shows how much there is then, so only what becomes exact is worth a note."""
    note = taking_note(moment, way) if newly_exact(moment.view, way) else ""
    return option(cards_label(moment.words, way.cards), step, note)
