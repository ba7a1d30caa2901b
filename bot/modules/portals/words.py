"""The Portals in words."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.language.labels import cards_label, kind_label, told_apart
from bot.language.words import Words
from bot.message.emoji_labels import shown_payment, shown_tile
from bot.message.emojis import marked
from bot.message.fitting import paged
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.message.wall_labels import wall_label
from bot.modules.portals.labels import half_label, portal_label, portals_label, spoken_half
from bot.modules.portals.screens import best_portals, half_name
from bot.modules.word_hooks import WordHooks
from bot.panel.effect_words import told_change
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer, offer_action
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.private.refusals import is_near
from bot.public.standings import seats_of
from bot.table.episodes import Seen
from engine import (
    BuyWithPortal,
    Cell,
    Kind,
    Palace,
    PlacePortal,
    Portals,
    Refusal,
    ScoreLine,
    Seat,
    Tile,
    View,
    portal_places,
    portal_surcharge,
)
from engine.modules.portal_places import losing_contact
from engine.modules.portals import SOURCE, PortalBought, PortalPlaced
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated, listed
from render.modules.portals.pictures import PORTAL_REASONS, WhyNotPortal


def _offers(state: PanelState, _: str) -> Iterator[Offer]:
    for place in best_portals(state.view, state.seat, list(state.offered(PlacePortal))):
        portal = portal_label(state.words, place.kind)
        label = state.words("choice-portal", portal=portal, place=half_name(state, place))
        yield offer_action(label, place, partial(told_change, state, place))


class PortalWords(WordHooks):
    """What is said of portals."""

    deeds = (PortalBought, PortalPlaced)
    buys = (BuyWithPortal,)
    action_options = (ActionOption("portal", "place", (PlacePortal,), _offers),)
    topics = ("portals",)

    def action_label(self, words: Words, action: BuyWithPortal | PlacePortal) -> str:
        if isinstance(action, PlacePortal):
            portal, half = portal_label(words, action.kind), half_label(action.half)
            return words("action-place-portal", portal=portal, half=half)
        return words(
            "action-buy-with-portal",
            tile=told_apart(words, action.tile),
            portal=portal_label(words, action.tile.kind),
            cards=cards_label(words, action.cards),
        )

    def half_label(self, words: Words, kind: Kind | None) -> str:
        return words("cell-portal") if kind is None else portal_label(words, kind)

    def deed(self, words: Words, event: PortalBought | PortalPlaced) -> str:
        if isinstance(event, PortalPlaced):
            portal = marked(f"portal_{event.kind.name.lower()}", portal_label(words, event.kind))
            half = half_label(event.half)
            return words("story-places-portal", portal=portal, half=half)
        return words(
            "story-buys-with-portal",
            exact="yes" if event.paid_exactly else "no",
            sum=shown_payment(words, event.cards),
            tile=shown_tile(words, event.tile),
            portal=portal_label(words, event.tile.kind),
            more=event.surcharge,
        )

    def brief_deeds(self, words: Words, deeds: Sequence[Seen]) -> Iterator[str]:
        """What is placed was bought in the same turn."""
        for deed in deeds:
            if isinstance(deed, PortalBought):
                bought = [shown_tile(words, deed.tile), portal_label(words, deed.tile.kind)]
                yield words("story-buys-briefly", tiles=listed(words, bought))

    # Posts

    def table_lines(self, context: MessageContext, view: View) -> Iterator[str]:
        words, kept = context.words, module_slice(view, Portals)
        if kept is None:
            return
        left = [
            words("kept-portal-left", kind=kind_label(words, kind), count=kept.supply[kind])
            for kind in Kind
            if kept.supply[kind]
        ]
        if left:
            yield words("kept-portals", more=portal_surcharge(view), left=enumerated(words, left))
        else:
            yield words("kept-portals-none")

    def is_held(self, view: View) -> bool:
        return any(view.players[seat].palace.halves for seat in seats_of(view))

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
        if halves := view.players[seat].palace.halves:
            yield context.words("kept-own-portals", portals=portals_label(context.words, halves.values()))

    def digest_news(self, context: MessageContext, happened: Since) -> Iterator[News]:
        """Kinds of which the last portal was sold."""
        before, after = (module_slice(view, Portals) for view in (happened.before, happened.after))
        if before is None or after is None:
            return
        gone = [kind for kind in Kind if before.supply[kind] and not after.supply[kind]]
        if gone:
            portals = portals_label(context.words, gone)
            yield News(Weight.MODULE, context.words("digest-portals-gone", portals=portals))

    def scoring_lines(self, context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> Iterator[str]:
        words = context.words
        if module_slice(view, Portals) is None:
            return
        told = [
            words("post-scoring-portal", name=context.name(line.seat), count=line.count, points=line.points)
            for line in lines
            if line.source == SOURCE
        ]
        yield words(
            "post-scoring-portals", portals=enumerated(words, told) if told else words("post-kind-nobody")
        )

    # Looks and answers

    def lets_leave(self, palace: Palace, cell: Cell, new: Tile | None) -> bool:
        """O4: do all portals still touch a building of their kind?"""
        return not losing_contact(palace, palace.tiles[cell], new)

    def describe_aside(self, context: MessageContext, view: View, seat: Seat) -> Iterator[Message]:
        """Where each portal may go, and the wall that results."""
        kept = module_slice(view, Portals)
        for kind in dict.fromkeys(kept.aside) if kept and seat in view.to_act else ():
            yield from (Message(page) for page in paged(_places(context, view, seat, kind)))

    def refusal_picture(
        self, view: View, seat: Seat, action: BuyWithPortal | PlacePortal, refusal: Refusal
    ) -> WhyNotPortal | None:
        if not isinstance(action, PlacePortal) or refusal.reason not in PORTAL_REASONS:
            return None
        if not is_near(view, seat, action.half.cell):
            return None
        return WhyNotPortal(view, seat, action.kind, action.half, refusal)


def _places(context: MessageContext, view: View, seat: Seat, kind: Kind) -> Iterator[str]:
    words, palace = context.words, view.players[seat].palace
    halves = portal_places(palace, kind)
    portal = portal_label(words, kind)
    yield words("spoken-portal-places", portal=portal, name=context.name(seat), count=len(halves))
    for half in halves:
        yield words(
            "spoken-portal-place",
            half=half_label(half),
            spoken=spoken_half(words, half),
            wall=wall_label(words, palace.with_half(half, kind).longest_wall, palace.longest_wall),
        )
