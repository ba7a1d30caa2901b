"""Money on the table: the display, the deck with its scoring cards, the discards."""

from collections.abc import Collection, Iterator
from typing import Final

from engine import Card, Phase, View
from engine.position.state import DISPLAY_SIZE
from render.alt_text.lists import in_groups
from render.alt_text.names import cards_told
from render.art.money import CardArt
from render.art.signs import Sign, SignArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.parts.fitted_text import figure, line
from render.parts.grid import few_sizes
from render.parts.market import new_badge

_CARD_GAP: Final = 14


def display(
    cards: tuple[Card, ...], box: Box, new: Collection[int], ground: Role, rows: int = 1
) -> Iterator[Mark]:
    """The money that can be taken, as large as fits; the new cards, by their place, are marked."""
    places = (place for row in box.rows(rows, _CARD_GAP) for place in _places(row, DISPLAY_SIZE // rows))
    for n, place in enumerate(places):
        if n >= len(cards):
            yield Plate(place, Role.SUNK, ground, 12)
        elif n in new:
            yield Plate(place.inset(-6), Role.CHANGE, ground, 18)
            yield Sprite(place, CardArt(cards[n]), Role.CHANGE)
            yield new_badge(place)
        else:
            yield Sprite(place, CardArt(cards[n]), ground)


def _places(box: Box, count: int) -> Iterator[Box]:
    """Places for cards in a row, in the middle of a box."""
    wide = few_sizes(min((box.w - _CARD_GAP * (count - 1)) // count, box.h * 5 // 7))
    high = wide * 7 // 5
    left = box.x + (box.w - wide * count - _CARD_GAP * (count - 1)) // 2
    for n in range(count):
        yield Box(left + n * (wide + _CARD_GAP), box.y + (box.h - high) // 2, wide, high)


def money(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """The display on a plate with its title."""
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    title = Box(box.x + 20, box.y + 8, box.w - 40, 46)
    yield line(title, look.words("table-picture-display"), 36, ink=Role.FAINT_INK)
    yield from display(view.display, Box(box.x + 16, title.bottom + 4, box.w - 32, box.h - 70), (), Role.CARD)


def piles(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Deck and discards, and how near the scoring cards can be."""
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    inner = box.inset(22, 12)
    upper = Box(inner.x, inner.y, inner.w, 92)
    counts = (
        (Sign.DECK, view.deck_size, look.words("table-picture-deck")),
        (Sign.DISCARD, view.discard_size, look.words("table-picture-discard")),
    )
    for (sign, count, label), part in zip(counts, upper.columns(2, 16), strict=True):
        icon = Box(part.x, part.y + 8, 76, 76)
        left = icon.right + 14
        yield Sprite(icon, SignArt(sign), Role.CARD)
        yield line(Box(left, part.y, part.right - left, 52), count, 54, face=Face.STRONG)
        yield line(Box(left, part.y + 52, part.right - left, 40), label, 34, ink=Role.FAINT_INK)
    below = Box(inner.x, upper.bottom + 6, inner.w, inner.bottom - upper.bottom - 6)
    yield from _scoring_cards(view, look, below)


def _scoring_cards(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """The deck as a bar from its top on, with the stretches in which a scoring card lies."""
    if not view.scoring_cards:
        icon = Box(box.x, box.y + (box.h - 76) // 2, 76, 76)
        room = Box(icon.right + 14, box.y, box.right - icon.right - 14, box.h)
        yield Sprite(icon, SignArt(Sign.SCORING), Role.CARD)
        yield line(room, next_scoring(view, look), 40, face=Face.STRONG)
        return
    bar = Box(box.x, box.y + 4, box.w, 50)
    yield Plate(bar, Role.SUNK, Role.CARD, 12)
    inner = bar.inset(4)
    for ahead in view.scoring_cards:
        left = inner.w * ahead.nearest // view.deck_size
        right = inner.w * min(ahead.farthest + 1, view.deck_size) // view.deck_size
        wide = max(right - left, 44)
        band = Box(inner.x + min(left, inner.w - wide), inner.y, wide, inner.h)
        yield Plate(band, Role.GOLD, Role.SUNK, 8, Role.GOLD_DEEP, 3)
        yield figure(band.inset(6, 3), ahead.card.value, 40, ink=Role.LABEL_INK, ground=Role.GOLD)
    yield line(
        Box(box.x, bar.bottom + 4, box.w, box.bottom - bar.bottom - 4),
        next_scoring(view, look),
        40,
        align=Align.CENTRE,
        face=Face.STRONG,
    )


def next_scoring(view: View, look: Look) -> str:
    """When the next scoring can come."""
    if view.phase is Phase.OVER:
        return look.words("table-picture-all-scored")
    if not view.scoring_cards:
        return look.words("table-picture-last-scoring")
    return _ahead(view, look, 0)


def _ahead(view: View, look: Look, which: int) -> str:
    ahead = view.scoring_cards[which]
    if ahead.nearest == ahead.farthest:
        return look.words("table-picture-scoring-after", round=ahead.card.value, cards=ahead.nearest)
    return look.words(
        "table-picture-scoring-between",
        round=ahead.card.value,
        nearest=ahead.nearest,
        farthest=ahead.farthest,
    )


def display_told(view: View, look: Look) -> str:
    """The display, for the alt text."""
    cards = cards_told(look, view.display) or look.words("table-picture-nothing")
    return look.words("table-picture-display-told", cards=cards)


def scoring_told(view: View, look: Look) -> str:
    """When each scoring can come, for the alt text."""
    if not view.scoring_cards:
        return look.words("list-end", sentence=next_scoring(view, look))
    told = [_ahead(view, look, n) for n in range(len(view.scoring_cards))]
    return look.words("list-end", sentence=in_groups(look.words, told))


def piles_told(view: View, look: Look) -> str:
    """Deck and discards, for the alt text."""
    return look.words("table-picture-piles-told", deck=view.deck_size, discard=view.discard_size)
