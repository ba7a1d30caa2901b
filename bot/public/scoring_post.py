"""Posts about scorings, and about the last tiles on the market; and a scoring in words, kind by kind."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from bot.language.labels import kinds_label, place_label, told_apart
from bot.language.words import Words
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Message, Shown
from bot.modules.registry import MODULES
from bot.public.scoring_highlights import highlights
from bot.public.standings import majority, place_of
from bot.public.story import gains_told, scores_after
from bot.table.episodes import Episode, Seen
from engine import Kind, ScoreLine, Seat, View
from engine.transitions.events import GameEnded, LastTile, LastTilesGiven, RoundScored
from engine.transitions.score_lines import WALL
from render.alt_text.lists import enumerated, listed, set_apart
from render.pictures.sheet import ScoringSheet


def scorings(
    context: MessageContext, episode: Episode, history: Sequence[Episode] = ()
) -> tuple[Message, ...]:
    """A post for each scoring of an episode: what it changed, its score sheet, and what followed it.

    The history knows who had most of each kind at the scoring before.
    """
    before = episode.before.scores if episode.before else ()
    made = []
    goes_on = not any(isinstance(event, GameEnded) for event in episode.events)
    for scored, following in _scored(episode.events):
        post = _scoring(context, episode, scored, before, following, earlier=_lines_before(history, scored))
        made.append(_calling(context, post) if goes_on else post)  # at the end, the podium calls
        before = scores_after(before, scored)
    return tuple(made)


def last_tiles(context: MessageContext, episode: Episode) -> tuple[Message, ...]:
    """Who got the tiles left on the market, and why; most episodes have no such post."""
    return tuple(
        Message(fitted(context, lambda naming, given=event: _given(naming, episode, given)))  # type: ignore[misc]
        for event in episode.events
        if isinstance(event, LastTilesGiven)
    )


# A scoring


def _calling(context: MessageContext, post: Message) -> Message:
    """The same post, which calls everybody who plays."""
    if not context.company:
        return post
    words = context.words
    called = words("post-small", line=listed(words, [context.mention(seat) for seat in context.company]))
    below = f"{post.below}\n{called}" if post.below else called
    return replace(post, below=below, pings=tuple(context.people[seat].id for seat in context.company))


def _scored(events: Sequence[Seen]) -> Iterator[tuple[RoundScored, Sequence[Seen]]]:
    """Each scoring, with the events until the next."""
    rounds = [at for at, event in enumerate(events) if isinstance(event, RoundScored)]
    for at, end in pairwise([*rounds, len(events)]):
        scored = events[at]
        assert isinstance(scored, RoundScored), "these are the scorings"
        yield scored, events[at + 1 : end]


def _lines_before(history: Sequence[Episode], scored: RoundScored) -> Sequence[ScoreLine]:
    """The lines of the scoring before."""
    earlier = (event for past in history for event in past.events if isinstance(event, RoundScored))
    return next((event.lines for event in earlier if event.round == scored.round - 1), ())


def _scoring(
    context: MessageContext,
    episode: Episode,
    scored: RoundScored,
    before: Sequence[int],
    following: Sequence[Seen],
    *,
    earlier: Sequence[ScoreLine],
) -> Message:
    sheet = ScoringSheet(episode.after, scored.round, scored.lines, tuple(before))

    def text(naming: MessageContext) -> str:
        first, *others = highlights(naming, episode.after, scored, before, earlier)
        gains = naming.words("post-small", line=gains_told(naming, scored, before))
        which = _which(naming, episode, scored)
        return "\n".join([naming.words("post-scoring", what=first), *others, which, gains])

    def below(naming: MessageContext) -> str:
        return "\n".join(line for event in following for line in _after_scoring(naming.words, event))

    return Message(
        text=fitted(context, text, room=1100),
        pictures=(Shown(sheet, context.look),),
        below=fitted(context, below, room=2900),
    )


def _after_scoring(words: Words, event: Seen) -> Iterable[str]:
    owner = MODULES.owner(event)
    return () if owner is None else owner.after_scoring(words, event)


def _which(context: MessageContext, episode: Episode, scored: RoundScored) -> str:
    """Which scoring it is, and whose turn brought it."""
    name = "" if episode.mover is None else context.short_name(episode.mover)
    return context.words("post-scoring-which", round=scored.round, name=name)


def scoring_lines(context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
    """A scoring: kinds, walls, modules."""
    kinds = [_kind(context, kind, majority(lines, kind)) for kind in Kind]
    walls = _walls(context, [line for line in lines if line.source == WALL])
    of_modules = MODULES.collect(lambda module: module.scoring_lines(context, view, lines))
    return (*kinds, walls, *of_modules)


def _kind(context: MessageContext, kind: Kind, lines: Sequence[ScoreLine]) -> str:
    words, name = context.words, kinds_label(context.words, kind)
    worth = [line for line in lines if line.points]
    if not worth:
        return words("post-scoring-kind-nobody", kind=name)
    places = [_place(context, list(tied)) for _, tied in groupby(worth, key=lambda line: line.place)]
    return words("post-scoring-kind", kind=name, places=set_apart(words, places))


def _place(context: MessageContext, tied: Sequence[ScoreLine]) -> str:
    words, line = context.words, tied[0]
    counts = [words("post-kind-count", name=context.short_name(x.seat), count=x.count) for x in tied]
    place, names = place_label(words, line.place), listed(words, counts)
    if len(tied) > 1:
        return words("post-scoring-shared", place=place, names=names, points=line.points)
    return words("post-scoring-place", place=place, names=names, points=line.points)


def _walls(context: MessageContext, lines: Sequence[ScoreLine]) -> str:
    words = context.words
    if not lines:
        return words("post-scoring-no-walls")
    longest = sorted(lines, key=lambda line: -line.count)
    walls = [words("post-scoring-wall", name=context.short_name(x.seat), length=x.count) for x in longest]
    return words("post-scoring-walls", walls=enumerated(words, walls))


# The last tiles


def _given(context: MessageContext, episode: Episode, given: LastTilesGiven) -> str:
    words = context.words
    if given.tiles:
        lines = [words("post-last-tiles"), *(_last_tile(context, last) for last in given.tiles)]
    else:
        lines = [words("post-last-tiles-none")]
    lines[1:1] = MODULES.collect(lambda module: module.before_last_tiles(context, episode.events))
    return "\n".join(lines)


def _last_tile(context: MessageContext, last: LastTile) -> str:
    words = context.words
    tile = told_apart(words, last.tile)
    currency = words(f"currency-{last.square.currency.name.lower()}")
    most = max(last.holdings)
    if not most:
        return words("post-last-tile-unwanted", tile=tile, currency=currency)
    holdings = _holdings(context, last.holdings)
    if last.winner is None:
        return words("post-last-tile-tied", tile=tile, currency=currency, amount=most, holdings=holdings)
    name = context.name(last.winner)
    return words("post-last-tile-won", tile=tile, currency=currency, name=name, holdings=holdings)


def _holdings(context: MessageContext, holdings: Sequence[int]) -> str:
    words = context.words
    richest = sorted(range(len(holdings)), key=lambda seat: place_of(holdings, seat))
    return enumerated(
        words,
        [
            words("post-last-tile-holding", name=context.short_name(Seat(seat)), amount=holdings[seat])
            for seat in richest
        ],
    )
