"""News about the whole table: leaders, scorings, seats, turns, the market, and what modules add. Pure."""

from collections.abc import Iterator

from bot.language.labels import kinds_label, sum_label
from bot.message.emoji_labels import shown_cards, shown_tile
from bot.message.message_context import MessageContext, shown_name
from bot.modules.registry import MODULES
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.public.standings import scoring_ahead
from bot.public.story import outcomes, story, won
from engine import Phase, Seat, View
from engine.position.state import SQUARES
from engine.transitions.events import GameEnded, RoundScored
from engine.views.changes import changes
from engine.views.majorities import shifts
from render.alt_text.lists import enumerated, listed


def table_news(context: MessageContext, happened: Since) -> Iterator[News]:
    """Everything that concerns all, in no order."""
    yield from _won_by_others(context, happened)
    if happened.seat is None:
        yield from _leaders(context, happened)
        yield from _scorings(context, happened)
    for module in MODULES:
        if module.rules in happened.after.modules:
            yield from module.digest_news(context, happened)
    yield from _seats(context, happened)
    yield from _scoring_ahead(context, happened.after)
    yield from _turns(context, happened)
    yield from _market(context, happened)


def _won_by_others(context: MessageContext, happened: Since) -> Iterator[News]:
    for event in happened.events:
        if isinstance(event, GameEnded) and happened.seat not in event.winners:
            yield News(Weight.ENDED, won(context, event.scores, event.winners))


def _leaders(context: MessageContext, happened: Since) -> Iterator[News]:
    """For onlookers: the kinds that somebody else leads in now, the dearest first."""
    words = context.words
    for shift in reversed(shifts(happened.before, happened.after)):
        majority = shift.after
        if not shift.moved or not majority.leaders:
            continue
        kind, most = kinds_label(words, shift.kind), max(majority.counts)
        names = listed(words, [context.short_name(seat) for seat in majority.leaders])
        second = max((count for count in majority.counts if count < most), default=0)
        if majority.leaders[1:]:
            text = words("standing-tied", kind=kind, names=names, count=most)
        else:
            text = words("standing-leads", kind=kind, name=names, most=most, second=second)
        yield News(Weight.GAINED, text)


def _scorings(context: MessageContext, happened: Since) -> Iterator[News]:
    for episode in happened.episodes:
        if any(isinstance(event, RoundScored) for event in episode.events):
            yield News(Weight.SCORED, outcomes(context.at(episode.players), episode)[0])


def _seats(context: MessageContext, happened: Since) -> Iterator[News]:
    """Who sits or plays elsewhere than before."""
    words = context.words
    for at, (then, now) in enumerate(zip(happened.played_before, happened.played_now, strict=True)):
        if at == happened.seat or then == now:
            continue
        name, owner = shown_name(words, now), context.at(happened.played_before).short_name(Seat(at))
        if then.id != now.id:
            yield News(Weight.SEATS, words("digest-seat-taken", name=name, owner=owner))
        elif now.level is not None:
            yield News(Weight.SEATS, words("digest-seat-computer", name=owner))
        elif then.level is not None:
            yield News(Weight.SEATS, words("digest-seat-back", name=name))


def _scoring_ahead(context: MessageContext, view: View) -> Iterator[News]:
    if said := scoring_ahead(context, view):
        yield News(Weight.NEAR if _is_near(view) else Weight.FILLING, said)


def _is_near(view: View) -> bool:
    """May a scoring come before everybody has played again, if each turn takes a card or a tile?"""
    if view.phase is Phase.LAST_TILES:
        return True
    left = view.scoring_cards[0].nearest if view.scoring_cards else view.bag_size
    return left < len(view.players)


def _turns(context: MessageContext, happened: Since) -> Iterator[News]:
    """What the others did, in order."""
    for episode in happened.others:
        told = story(context.at(episode.players), episode, brief=True, paid=False)
        yield News(Weight.TURN, told)


def _market(context: MessageContext, happened: Since) -> Iterator[News]:
    """The tiles and the money that have turned up."""
    words, changed = context.words, changes(happened.before, happened.after, Seat(0))
    tiles = [
        words(
            "story-new-tile",
            tile=shown_tile(words, tile),
            sum=sum_label(words, square.currency, tile.price),
        )
        for square, tile in zip(SQUARES, happened.after.market, strict=True)
        if square in changed.squares and tile is not None
    ]
    if tiles:
        yield News(Weight.FILLING, words("story-new-tiles", tiles=enumerated(words, tiles)))
    if money := [happened.after.display[place] for place in changed.cards]:
        yield News(Weight.FILLING, words("story-new-money", cards=shown_cards(words, money)))
