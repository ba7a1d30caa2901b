"""The Falconers in words."""

from collections.abc import Iterator, Sequence

from ai import Reason
from ai.modules.falconers.values import FalconReason
from bot.language.labels import card_label, cards_label
from bot.language.words import Words, kebab
from bot.message.emojis import marked
from bot.message.fitting import paged
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.modules.falconers.labels import (
    corner_label,
    crossing_label,
    falcon_label,
    feathers_label,
    spoken_crossing,
)
from bot.modules.falconers.screens import best_cards
from bot.modules.word_hooks import WordHooks
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer, offer_action
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.private.refusals import is_near
from bot.public.standings import owned_by, owners_or_nobody, seats_of
from bot.table.episodes import Episode, Seen
from engine import BuyFalcon, Cell, Falcons, Refusal, ScoreLine, Seat, View, falcons_leaving, perches
from engine.modules.falconers import SOURCES, FalconBought, falcons_of
from engine.transitions.events import TilesSwapped, TileTakenBack
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated
from render.modules.falconers.pictures import FALCON_REASONS, WhyNotFalcon


def _offers(state: PanelState, _: str) -> Iterator[Offer]:
    """Every falcon on every crossing, the lowest card first."""
    for way in best_cards(state.offered(BuyFalcon)):
        yield offer_action(_action_label(state.words, way), way)


class FalconerWords(WordHooks):
    """What is said of falcons."""

    deeds = (FalconBought,)
    action_options = (ActionOption("falcon", "purchase", (BuyFalcon,), _offers),)
    topics = ("falconers",)

    def action_label(self, words: Words, action: BuyFalcon) -> str:
        return _action_label(words, action)

    # The story

    def deed(self, words: Words, event: FalconBought) -> str:
        return _bought(words, (event,))

    def brief_deeds(self, words: Words, deeds: Sequence[Seen]) -> Iterator[str]:
        if count := sum(isinstance(deed, FalconBought) for deed in deeds):
            yield words("story-buys-falcons-briefly", count=count)

    def turn_in_one(self, words: Words, deeds: Sequence[Seen]) -> str | None:
        falcons = [deed for deed in deeds if isinstance(deed, FalconBought)]
        return _bought(words, falcons) if falcons and len(falcons) == len(deeds) else None

    def afterwards(self, context: MessageContext, episode: Episode) -> Iterator[str]:
        """The falcons that a redesign sent home (F4)."""
        mover, before, words = episode.mover, episode.before, context.words
        if before is None or mover is None or module_slice(before, Falcons) is None:
            return
        for event in episode.events:
            if isinstance(event, TileTakenBack | TilesSwapped):
                gone = falcons_leaving(before, mover, event.cell)
                named = [falcon_label(words, one.falcon) for one in gone]
                if named:
                    yield words("story-falcons-home", count=len(named), falcons=enumerated(words, named))

    # Posts

    def table_lines(self, context: MessageContext, view: View) -> Iterator[str]:
        if kept := module_slice(view, Falcons):
            yield _table_line(context, view, kept)

    def is_held(self, view: View) -> bool:
        kept = module_slice(view, Falcons)
        return kept is not None and bool(kept.perched)

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
        words = context.words
        told = [
            words(
                "kept-perched",
                falcon=falcon_label(words, one.falcon),
                crossing=crossing_label(words, one.corner),
            )
            for one in falcons_of(view, seat)
        ]
        if told:
            yield words("kept-own-falcons", falcons=enumerated(words, told))

    def scoring_lines(self, context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> Iterator[str]:
        if module_slice(view, Falcons):
            yield _scored(context, view, lines)

    def digest_news(self, context: MessageContext, happened: Since) -> Iterator[News]:
        """The last falcon was sold."""
        before, after = (module_slice(view, Falcons) for view in (happened.before, happened.after))
        if before and after and before.supply and not after.supply:
            yield News(Weight.MODULE, context.words("digest-falcons-gone"))

    # Looks and answers

    def describe_choices(self, context: MessageContext, view: View, seat: Seat) -> Iterator[Message]:
        """Every free crossing of a palace, with the falcons that could settle there."""
        if module_slice(view, Falcons):
            yield from (Message(page) for page in paged(_crossings(context, view, seat)))

    def refusal_picture(
        self, view: View, seat: Seat, action: BuyFalcon, refusal: Refusal
    ) -> WhyNotFalcon | None:
        if refusal.reason not in FALCON_REASONS or not is_near(view, seat, Cell(action.corner)):
            return None
        return WhyNotFalcon(view, seat, action.falcon, action.corner, refusal)

    def reason(self, words: Words, reason: Reason) -> str | None:
        if not isinstance(reason, FalconReason):
            return None
        return words(
            "reason-falcon-set",
            feather=kebab(reason.falcon.feather.name),
            amount=reason.amount or 0,
            before=reason.before or 0,
            after=reason.after or 0,
        )


def _action_label(words: Words, action: BuyFalcon) -> str:
    return words(
        "action-falcon",
        falcon=falcon_label(words, action.falcon),
        cards=cards_label(words, (action.card,)),
        cell=corner_label(action.corner),
    )


def _bought(words: Words, bought: Sequence[FalconBought]) -> str:
    """Falcons bought one after the other, as one deed."""
    told = [
        words(
            "story-falcon",
            falcon=marked(f"falcon_{one.falcon}", falcon_label(words, one.falcon)),
            crossing=corner_label(one.corner),
            card=card_label(words, one.card),
        )
        for one in bought
    ]
    return words("story-buys-falcons", count=len(told), falcons=enumerated(words, told))


def _table_line(context: MessageContext, view: View, kept: Falcons) -> str:
    words = context.words
    held = {seat: [perched.falcon for perched in kept.of(seat)] for seat in seats_of(view)}
    owned = [
        owned_by(context, seat, feathers_label(words, falcons)) for seat, falcons in held.items() if falcons
    ]
    if not kept.supply:
        return words("kept-falcons-none", owned=owners_or_nobody(words, owned))
    left = feathers_label(words, kept.supply)
    return words("kept-falcons", owned=owners_or_nobody(words, owned), count=len(kept.supply), left=left)


def _scored(context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> str:
    words, told = context.words, []
    feathers = {source: feather for feather, source in SOURCES.items()}
    for seat in seats_of(view):
        own = [line for line in lines if line.seat == seat and line.source in feathers]
        colours = [
            words(
                "post-scoring-feather",
                feather=words(f"feather-{feathers[line.source].name.lower()}", count=line.count),
                points=line.points,
            )
            for line in own
        ]
        if colours:
            told.append(owned_by(context, seat, enumerated(words, colours)))
    return words("post-scoring-falcons", falcons=owners_or_nobody(words, told))


def _crossings(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    words, palace = context.words, view.players[seat].palace
    found = list(perches(view, seat))
    yield words("spoken-crossings", name=context.name(seat), count=len(found))
    for corner, falcons in found:
        yield words(
            "spoken-crossing",
            crossing=crossing_label(words, corner),
            tiles=spoken_crossing(words, palace, corner),
            falcons=enumerated(words, [falcon_label(words, falcon) for falcon in falcons]),
        )
