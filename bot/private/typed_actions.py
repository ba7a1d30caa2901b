"""The action that a text typed after a slash command means."""

from bot.language.foreign_words import in_own_words
from bot.language.typed_words import means, plain
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer
from bot.private.core_action_options import BUY, in_notation
from bot.private.suggestions import offers
from engine import Action, Buy, View
from engine.position.pieces import total


def understood(
    ask: ActionOption,
    view: View,
    legal: tuple[Action, ...],
    context: MessageContext,
    typed: str,
    *,
    tile: str = "",
) -> Action | None:
    """The action, legal or not (a refusal then says why not); None if the text is unclear.

    For a placing `typed` is the cell and `tile` the tile. Of several possible meanings none is chosen.
    """
    action = in_notation(ask, typed)
    typed, tile = (in_own_words(text, context.words) for text in (typed, tile))
    if action is None and view.seat is not None:
        action = ask.read(PanelState(view, legal, context), typed, tile)
    if action is None:
        offered = list(offers(ask, view, legal, context, tile=tile))
        action = _only_match(ask, offered, typed, context.words)
    return action


def _only_match(ask: ActionOption, offered: list[Offer], typed: str, words: Words) -> Action | None:
    """The only suggestion that the text matches, or the only exact payment if all are for one tile."""
    text = plain(typed)
    if not text:
        return None
    begun = [offer for offer in offered if text.startswith(plain(offer.label))]
    named = [offer.action for offer in begun if text == plain(offer.name(words))]
    found = named or [offer.action for offer in offered if means(text, offer.wording)]
    if ask is BUY and len({getattr(buy, "tile", None) for buy in found}) == 1:
        # Modules sell more with a tile, so naming the tile alone means the tile alone.
        exact = [buy for buy in found if isinstance(buy, Buy) and total(buy.cards) == buy.tile.price]
        found = list(exact) or found
    return found[0] if len(found) == 1 else None
