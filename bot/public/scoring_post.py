"""Posts about scorings, kind by kind, and about the last tiles on the market."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from bot.language.labels import enumerated, kinds_label, listed, place_label, set_apart, signed, told_apart
from bot.language.words import Words
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Message, Shown
from bot.modules.registry import MODULES
from bot.public.standings import imaginary, majority, place_of, ranked, seats_of
from bot.public.story import scores_after
from bot.table.episodes import Episode, Seen
from engine import Kind, ScoreLine, Seat, View, totals
from engine.transitions.events import DisplayRefilled, LastTile, LastTilesGiven, RoundScored
from engine.transitions.score_lines import WALL
from render.pictures.sheet import ScoringSheet


def scorings(context: MessageContext, episode: Episode) -> tuple[Message, ...]:
    """A post for each scoring of an episode, with its score sheet and what followed it."""
    before = episode.before.scores if episode.before else ()
    made = []
    for scored, following in _scored(episode.events):
        made.append(_scoring(context, episode, scored, before, following))
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


def _scored(events: Sequence[Seen]) -> Iterator[tuple[RoundScored, Sequence[Seen]]]:
    """Each scoring, with the events until the next."""
    rounds = [at for at, event in enumerate(events) if isinstance(event, RoundScored)]
    for at, end in pairwise([*rounds, len(events)]):
        scored = events[at]
        assert isinstance(scored, RoundScored), "these are the scorings"
        yield scored, events[at + 1 : end]


def _scoring(
    context: MessageContext,
    episode: Episode,
    scored: RoundScored,
    before: Sequence[int],
    following: Sequence[Seen],
) -> Message:
    sheet = ScoringSheet(episode.after, scored.round, scored.lines, tuple(before))

    def text(naming: MessageContext) -> str:
        return "\n".join(
            [*_heading(naming, episode, scored), *total_lines(naming, episode.after, before, scored)]
        )

    def below(naming: MessageContext) -> str:
        lines = scoring_lines(naming, episode.after, scored.lines)
        small = [naming.words("post-small", line=line) for line in lines]
        drawn = [line for event in following for line in _after_scoring(naming.words, event)]
        return "\n".join([*drawn, naming.words("post-scoring-legend"), *small])

    return Message(
        text=fitted(context, text, room=1100),
        pictures=(Shown(sheet, context.look),),
        below=fitted(context, below, room=2900),
    )


def _after_scoring(words: Words, event: Seen) -> Iterable[str]:
    owner = MODULES.owner(event)
    return () if owner is None else owner.after_scoring(words, event)


def _heading(context: MessageContext, episode: Episode, scored: RoundScored) -> Iterator[str]:
    yield context.words("post-scoring", round=scored.round)
    turned_up = any(isinstance(event, DisplayRefilled) for event in episode.events)
    if episode.mover is not None and turned_up and scored.round < 3:  # noqa: PLR2004 (the last has no card)
        yield context.words("post-scoring-from", name=context.name(episode.mover))


def scoring_lines(context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
    """A scoring: kinds, walls, modules."""
    kinds = [_kind(context, kind, majority(lines, kind)) for kind in Kind]
    walls = _walls(context, [line for line in lines if line.source == WALL])
    of_modules = MODULES.collect(lambda module: module.scoring_lines(context, view, lines))
    return (*kinds, walls, *of_modules)


def _kind(context: MessageContext, kind: Kind, lines: Sequence[ScoreLine]) -> str:
    words, name = context.words, kinds_label(context.words, kind)
    if not lines:
        return words("post-scoring-kind-nobody", kind=name)
    places = [_place(context, list(tied)) for _, tied in groupby(lines, key=lambda line: line.place)]
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


def total_lines(
    context: MessageContext, view: View, before: Sequence[int], scored: RoundScored
) -> Iterator[str]:
    """The totals after a scoring, best first, and who overtook whom."""
    words = context.words
    gained, after = totals(scored.lines, len(before)), scores_after(before, scored)
    yield words("post-scoring-totals")
    for rank, seat in ranked(view, after):
        place, name, more = place_label(words, rank), context.name(seat), signed(gained[seat])
        passed = [context.name(other) for other in _passed(view, seat, before, after)]
        if passed:
            yield words(
                "post-scoring-overtakes",
                place=place,
                name=name,
                total=after[seat],
                gained=more,
                passed=listed(words, passed),
            )
        else:
            yield words("post-scoring-total", place=place, name=name, total=after[seat], gained=more)
    for seat in imaginary(view):
        more = signed(gained[seat])
        yield words("post-scoring-imaginary", name=context.name(seat), total=after[seat], gained=more)


def _passed(view: View, seat: Seat, before: Sequence[int], after: Sequence[int]) -> Iterator[Seat]:
    """The players whom a seat overtook."""
    for other in seats_of(view):
        if before[other] > before[seat] and after[other] < after[seat]:
            yield other


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
