"""News about the person who asks: their seat, their majorities, their points, their money. Pure."""

from collections.abc import Iterator, Sequence

from bot.language.labels import kinds_label
from bot.message.emoji_labels import shown_tile
from bot.message.message_context import MessageContext, shown_name
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.public.standings import seats_of
from bot.public.story import scores_after, story
from engine import Seat, View
from engine.transitions.events import GameEnded, RoundScored, TileBought
from engine.views.changes import changes
from engine.views.majorities import Hold, Shift, shifts
from engine.views.purse import Purse, purses
from render.alt_text.lists import listed


def own_news(context: MessageContext, happened: Since) -> Iterator[News]:
    """Everything that concerns a player, in no order."""
    if (seat := happened.seat) is None:
        return
    yield from _won(context, happened, seat)
    yield from _asked(context, happened)
    yield from _played_for_them(context, happened)
    for shift in reversed(shifts(happened.before, happened.after)):  # the dearest kinds first
        yield from _majority(context, shift, seat)
    yield from _money(context, happened)
    yield from _scorings(context, happened, seat)
    yield from _overtaken(context, happened, seat)


def _won(context: MessageContext, happened: Since, seat: Seat) -> Iterator[News]:
    for event in happened.events:
        if isinstance(event, GameEnded) and seat in event.winners:
            shared, points = "yes" if event.winners[1:] else "no", event.scores[seat]
            yield News(Weight.ENDED, context.words("digest-you-won", shared=shared, points=points))


def _asked(context: MessageContext, happened: Since) -> Iterator[News]:
    """A proposal that waits for the person's answer."""
    if happened.for_ending:
        names = listed(context.words, [shown_name(context.words, one) for one in happened.for_ending])
        text = context.words("digest-end-proposed", names=names, count=len(happened.for_ending))
        yield News(Weight.ASKED, text)


def _played_for_them(context: MessageContext, happened: Since) -> Iterator[News]:
    """What a computer did in the person's place."""
    played = happened.played_for_them
    if len(played) == 1:
        told = story(context.at(played[0].players), played[0], brief=True, paid=False)
        yield News(Weight.OWN_SEAT, context.words("digest-played-for-you", story=told))
    elif played:
        yield News(Weight.OWN_SEAT, context.words("digest-turns-played-for-you", count=len(played)))


def _majority(context: MessageContext, shift: Shift, seat: Seat) -> Iterator[News]:
    """A kind of which the person holds more or less than before."""
    words, majority = context.words, shift.after
    rivals, kind, own = majority.rivals(seat), kinds_label(words, shift.kind), majority.counts[seat]
    names = listed(words, [context.short_name(other) for other in rivals])
    most, shares = majority.counts[rivals[0]] if rivals else 0, majority.hold(seat) is Hold.SHARED
    if shift.lost(seat) and shares:
        yield News(Weight.LOST, words("digest-level", kind=kind, names=names, count=own))
    elif shift.lost(seat) and rivals:
        yield News(Weight.LOST, words("digest-lost", kind=kind, names=names, own=own, count=most))
    elif shift.gained(seat) and shares:
        yield News(Weight.GAINED, words("digest-shared", kind=kind, names=names, count=own))
    elif shift.gained(seat):
        yield News(Weight.GAINED, words("digest-gained", kind=kind, own=own, count=most))


def _money(context: MessageContext, happened: Since) -> Iterator[News]:
    """What the person could have paid exactly, and what they can pay now. Nobody else may know."""
    words, held = context.words, purses(happened.after)
    for name, bought in _bought_by_others(context, happened):
        if not happened.played_for_them and _pays_exactly(held[bought.square], bought.tile.price):
            text = words("digest-missed", name=name, tile=shown_tile(words, bought.tile))
            yield News(Weight.MISSED, text, secret=True)
    for square in changes(happened.before, happened.after, Seat(0)).squares:
        tile = happened.after.market[square]
        if tile is not None and _pays_exactly(held[square], tile.price):
            text = words("digest-offered", tile=shown_tile(words, tile))
            yield News(Weight.OFFERED, text, secret=True)


def _bought_by_others(context: MessageContext, happened: Since) -> Iterator[tuple[str, TileBought]]:
    for episode in happened.others:
        for event in episode.events:
            if isinstance(event, TileBought):
                yield context.at(episode.players).short_name(event.seat), event


def _pays_exactly(purse: Purse, price: int) -> bool:
    return price in _sums(purse)


def _sums(purse: Purse) -> set[int]:
    """Everything that this money can pay exactly."""
    sums = {0}
    for piece in purse.money:
        sums |= {paid + piece.value for paid in sums}
    return sums


def _scorings(context: MessageContext, happened: Since, seat: Seat) -> Iterator[News]:
    """What each scoring gave the person, and where it left them."""
    scores: Sequence[int] = happened.before.scores
    for event in happened.events:
        if isinstance(event, RoundScored):
            scores = scores_after(scores, event)
            players = scores[: len(happened.after.players)]
            yield News(Weight.SCORED, _scored(context, event, seat, players))


def _scored(context: MessageContext, scored: RoundScored, seat: Seat, scores: Sequence[int]) -> str:
    words, scoring = context.words, scored.round
    points = sum(line.points for line in scored.lines if line.seat == seat)
    best = max(score for other, score in enumerate(scores) if other != seat)
    by = scores[seat] - best
    if by > 0:
        return words("digest-scored-leads", round=scoring, points=points, by=by)
    ahead = [Seat(other) for other, score in enumerate(scores) if score == best and other != seat]
    names = listed(words, [context.short_name(other) for other in ahead])
    if not by:
        return words("digest-scored-level", round=scoring, points=points, names=names)
    return words("digest-scored-behind", round=scoring, points=points, names=names, by=-by)


def _overtaken(context: MessageContext, happened: Since, seat: Seat) -> Iterator[News]:
    """Whose wall has become longer than the person's: of several, the longest."""
    then, now = _wall(happened.before, seat), _wall(happened.after, seat)
    overtook = [
        (_wall(happened.after, other), other)
        for other in seats_of(happened.after)
        if _wall(happened.before, other) <= then and _wall(happened.after, other) > now
    ]
    if overtook and then:
        length, other = max(overtook)
        text = context.words("digest-wall", name=context.short_name(other), length=length, own=now)
        yield News(Weight.OVERTAKEN, text)


def _wall(view: View, seat: Seat) -> int:
    return view.players[seat].palace.longest_wall.length
