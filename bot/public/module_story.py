"""What somebody did with the modules of the expansion, as deeds of a story."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.language.labels import (
    card_label,
    cards_label,
    credit_label,
    enumerated,
    payment_label,
    tile_label,
)
from bot.language.module_labels import corner_label, falcon_label, half_label, portal_label
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.table.episodes import Episode, Seen
from bot.table.expansion import falcons_in
from engine import Currency, Seat, falcons_leaving
from engine.modules.certificates import Stored
from engine.modules.falconers import FalconBought
from engine.modules.portals import PortalBought, PortalPlaced
from engine.modules.sites import Reckoning, SiteBought, SiteCompleted, TokensTurnedOver
from engine.transitions.events import TilesSwapped, TileTakenBack

ModuleDeed = FalconBought | PortalBought | PortalPlaced | SiteBought | SiteCompleted | Stored


def module_deed(words: Words, deed: ModuleDeed) -> str:
    """One deed."""
    match deed:
        case FalconBought():
            return falcons_bought(words, (deed,))
        case PortalBought(tile=tile, cards=money, surcharge=more):
            return words(
                "story-buys-with-portal",
                exact="yes" if deed.paid_exactly else "no",
                sum=payment_label(words, money),
                tile=tile_label(words, tile),
                portal=portal_label(words, tile.kind),
                more=more,
            )
        case PortalPlaced(kind=kind, half=half):
            return words("story-places-portal", portal=portal_label(words, kind), half=half_label(half))
        case SiteBought(tile=tile, cards=money):
            return words("story-buys-site", sum=payment_label(words, money), tile=tile_label(words, tile))
        case SiteCompleted(tile=tile, cards=money):
            return words(
                "story-completes",
                exact="yes" if deed.paid_exactly else "no",
                sum=payment_label(words, money),
                tile=tile_label(words, tile),
            )
        case Stored(credit=credit):
            return words("story-stores", credit=credit_label(words, credit))
        case _:
            assert_never(deed)


def falcons_bought(words: Words, bought: Sequence[FalconBought]) -> str:
    """Falcons bought one after the other, as one deed."""
    told = [
        words(
            "story-falcon",
            falcon=falcon_label(words, one.falcon),
            crossing=corner_label(one.corner),
            card=card_label(words, one.card),
        )
        for one in bought
    ]
    return words("story-buys-falcons", count=len(told), falcons=enumerated(words, told))


def flown_home(context: MessageContext, episode: Episode) -> Iterator[str]:
    """The falcons that a redesign has sent home, in a sentence."""
    mover, before, words = episode.mover, episode.before, context.words
    if before is None or mover is None or falcons_in(before) is None:
        return
    for event in episode.events:
        if isinstance(event, TileTakenBack | TilesSwapped):
            gone = falcons_leaving(before, mover, event.cell)
            named = [falcon_label(words, one.falcon) for one in gone]
            if named:
                yield words("story-falcons-home", count=len(named), falcons=enumerated(words, named))


def turned_over(context: MessageContext, event: Seen) -> Iterator[str]:
    """What the tokens in the palaces cost their owners, a sentence each."""
    if isinstance(event, TokensTurnedOver):
        yield from (reckoned(context, one) for one in event.reckonings)


def reckoned(context: MessageContext, reckoning: Reckoning) -> str:
    """Somebody's tokens, and the money that became worthless through them."""
    words = context.words
    tokens = enumerated(words, [_currency(words, token) for token in reckoning.tokens])
    return words(
        "story-token-turned",
        name=context.name(Seat(reckoning.seat)),
        count=len(reckoning.tokens),
        tokens=tokens,
        lost=len(reckoning.cards),
        cards=cards_label(words, reckoning.cards),
    )


def _currency(words: Words, currency: Currency) -> str:
    return words(f"currency-{currency.name.lower()}")
