"""The screen for taking money: the best first; picking does it."""

from itertools import groupby

from bot.labels import cards_label, enumerated, sum_label, tiles_label
from bot.messages import Message, Option
from bot.panel.home import hand_line
from bot.panel.moment import Moment
from bot.panel.parts import back, choice, option, paragraphs, shown
from bot.panel.steps import Screen, do
from bot.purchases import best_takings, newly_exact
from engine import TakeMoney
from engine.pieces import total
from render.hand import HandPicture


def taking(moment: Moment, screen: Screen) -> Message | None:
    """Which cards to take; None if none can be taken."""
    if not moment.takings:
        return None
    words = moment.words
    text = paragraphs(words("take-title"), moment.note, words("take-text"), hand_line(moment))
    options = [_option(moment, way) for way in best_takings(moment.view, moment.takings)]
    offered = choice(moment, "take", words("take-hint"), options, page=screen.page)
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(moment),)))


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


def _option(moment: Moment, way: TakeMoney) -> Option:
    """The picture shows how much there is then, so only what becomes exact is worth a note."""
    note = taking_note(moment, way) if newly_exact(moment.view, way) else ""
    return option(cards_label(moment.words, way.cards), do(way), note)
