"""Labels with an emoji before them, for texts that many people read at a glance."""

from collections.abc import Sequence
from itertools import groupby

from bot.language.labels import cards_label, payment_label, tile_label, told_apart
from bot.message.emojis import card_emoji, coin_emoji, kind_emoji, marked
from engine import Card, Money, Tile
from render.alt_text.lists import enumerated
from render.base.look import Words


def shown_tile(words: Words, tile: Tile) -> str:
    """A tile: the sign of its kind and "Garden 8"."""
    return marked(kind_emoji(tile.kind), tile_label(words, tile))


def shown_apart(words: Words, tile: Tile) -> str:
    """A tile among others: the sign of its kind and "Garden 8 (G8a)"."""
    return marked(kind_emoji(tile.kind), told_apart(words, tile))


def shown_payment(words: Words, money: Sequence[Money]) -> str:
    """Money of one currency: a coin and "8 florins (5+3)"."""
    return marked(coin_emoji(money[0].currency), payment_label(words, money))


def shown_cards(words: Words, cards: Sequence[Card]) -> str:
    """Cards: a card and "7 dinars"; where there are several of a currency, a coin and "5+3 florins"."""
    if not cards:
        return cards_label(words, cards)
    purses = [tuple(held) for _, held in groupby(sorted(cards), lambda card: card.currency)]
    return enumerated(words, [marked(_purse_emoji(held), cards_label(words, held)) for held in purses])


def _purse_emoji(cards: Sequence[Card]) -> str:
    return card_emoji(cards[0]) if len(cards) == 1 else coin_emoji(cards[0].currency)
