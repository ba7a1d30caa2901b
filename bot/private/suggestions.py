"""What slash commands suggest while a person types: legal values with their effects, best first."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple

from bot.language.foreign_words import in_own_words
from bot.language.typed_words import matches
from bot.message.message_context import MessageContext
from bot.message.messages import MOST_OPTIONS
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer
from engine import Action, View


class Choice(NamedTuple):
    """A suggestion: the text shown, and the value sent."""

    name: str
    value: str


def suggested(
    ask: ActionOption,
    view: View,
    legal: tuple[Action, ...],
    context: MessageContext,
    typed: str = "",
    *,
    tile: str = "",
) -> tuple[Choice, ...]:
    """Up to 25 legal values that match what was typed, an exact match in notation first.

    `tile` is the text typed for the tile to place.
    """
    typed, tile = (in_own_words(text, context.words) for text in (typed, tile))
    offered = list(offers(ask, view, legal, context, tile=tile))
    named = [offer for offer in offered if offer.value == typed.strip()]
    found = chain(named, (offer for offer in offered if offer not in named and matches(typed, offer.wording)))
    return tuple(Choice(offer.name(context.words), offer.value) for offer in islice(found, MOST_OPTIONS))


def offers(
    ask: ActionOption, view: View, legal: tuple[Action, ...], context: MessageContext, *, tile: str = ""
) -> Iterator[Offer]:
    """Every legal value, best first."""
    if view.seat is None or not legal:
        return iter(())
    return ask.offers(PanelState(view, legal, context), tile)
