"""Posts about a scoring, kind by kind, and about the tiles that are left on the market at the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.language.labels import enumerated, kinds_label, listed, place_label, set_apart, signed, told_apart
from bot.message.fitting import fitted
from bot.message.messages import Message, Shown
from bot.message.occasion import Occasion
from bot.public.module_story import turned_over
from bot.public.module_words import module_scoring_lines
from bot.public.standing import imaginary, majority, place_of, ranked
from bot.public.story import drew, scores_after
from bot.table.episodes import Episode, Seen
from engine import Kind, ScoreLine, Seat, View, totals
from engine.modules.dirk import DirkDrew
from engine.transitions.events import DisplayRefilled, LastTile, LastTilesGiven, RoundScored
from engine.transitions.score_lines import WALL
from render.pictures.sheet import ScoringSheet


def scorings(occasion: Occasion, episode: Episode) -> tuple[Message, ...]:
    """A post for each scoring of an episode, with the score sheet and what came out of the bag after it."""
    before = episode.before.scores if episode.before else ()
    made = []
    for scored, gifts in _scored(episode.events):
        made.append(_scoring(occasion, episode, scored, before, gifts))
        before = scores_after(before, scored)
    return tuple(made)


def last_tiles(occasion: Occasion, episode: Episode) -> tuple[Message, ...]:
    """How the tiles left on the market were given away, and why; no post in most episodes."""
    return tuple(
        Message(fitted(occasion, lambda naming, given=event: _given(naming, episode, given)))  # type: ignore[misc]
        for event in episode.events
        if isinstance(event, LastTilesGiven)
    )


# A scoring


def _scored(events: Sequence[Seen]) -> Iterator[tuple[RoundScored, list[DirkDrew]]]:
    """Each scoring, with the gifts that followed it."""
    for at, event in enumerate(events):
        if isinstance(event, RoundScored):
            gifts = []
            for following in events[at + 1 :]:
                if isinstance(following, RoundScored):
                    break
                if isinstance(following, DirkDrew):
                    gifts.append(following)
            yield event, gifts


def _scoring(
    occasion: Occasion,
    episode: Episode,
    scored: RoundScored,
    before: Sequence[int],
    gifts: Sequence[DirkDrew],
) -> Message:
    sheet = ScoringSheet(episode.after, scored.round, scored.lines, tuple(before))

    def text(naming: Occasion) -> str:
        return "\n".join(
            [*_heading(naming, episode, scored), *total_lines(naming, episode.after, before, scored)]
        )

    def below(naming: Occasion) -> str:
        lines = scoring_lines(naming, episode.after, scored.lines)
        small = [naming.words("post-small", line=line) for line in lines]
        drawn = [drew(naming.words, gift.tiles) for gift in gifts]
        return "\n".join([*drawn, naming.words("post-scoring-legend"), *small])

    return Message(
        text=fitted(occasion, text, room=1100),
        pictures=(Shown(sheet, occasion.look),),
        below=fitted(occasion, below, room=2900),
    )


def _heading(occasion: Occasion, episode: Episode, scored: RoundScored) -> Iterator[str]:
    yield occasion.words("post-scoring", round=scored.round)
    turned_up = any(isinstance(event, DisplayRefilled) for event in episode.events)
    if episode.mover is not None and turned_up and scored.round < 3:  # noqa: PLR2004 (the last has no card)
        yield occasion.words("post-scoring-from", name=occasion.name(episode.mover))


def scoring_lines(occasion: Occasion, view: View, lines: Sequence[ScoreLine]) -> tuple[str, ...]:
    """A scoring kind by kind, then the walls, then what modules add."""
    kinds = [_kind(occasion, kind, majority(lines, kind)) for kind in Kind]
    walls = _walls(occasion, [line for line in lines if line.source == WALL])
    return (*kinds, walls, *module_scoring_lines(occasion, view, lines))


def _kind(occasion: Occasion, kind: Kind, lines: Sequence[ScoreLine]) -> str:
    words, name = occasion.words, kinds_label(occasion.words, kind)
    if not lines:
        return words("post-scoring-kind-nobody", kind=name)
    places = [_place(occasion, list(tied)) for _, tied in groupby(lines, key=lambda line: line.place)]
    return words("post-scoring-kind", kind=name, places=set_apart(words, places))


def _place(occasion: Occasion, tied: Sequence[ScoreLine]) -> str:
    words, line = occasion.words, tied[0]
    counts = [words("post-kind-count", name=occasion.short_name(x.seat), count=x.count) for x in tied]
    place, names = place_label(words, line.place), listed(words, counts)
    if len(tied) > 1:
        return words("post-scoring-shared", place=place, names=names, points=line.points)
    return words("post-scoring-place", place=place, names=names, points=line.points)


def _walls(occasion: Occasion, lines: Sequence[ScoreLine]) -> str:
    words = occasion.words
    if not lines:
        return words("post-scoring-no-walls")
    longest = sorted(lines, key=lambda line: -line.count)
    walls = [words("post-scoring-wall", name=occasion.short_name(x.seat), length=x.count) for x in longest]
    return words("post-scoring-walls", walls=enumerated(words, walls))


def total_lines(occasion: Occasion, view: View, before: Sequence[int], scored: RoundScored) -> Iterator[str]:
    """The totals after a scoring, best first, with who passed whom."""
    words = occasion.words
    gained, after = totals(scored.lines, len(before)), scores_after(before, scored)
    yield words("post-scoring-totals")
    for rank, seat in ranked(view, after):
        place, name, more = place_label(words, rank), occasion.name(seat), signed(gained[seat])
        passed = [occasion.name(other) for other in _passed(view, seat, before, after)]
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
        yield words("post-scoring-imaginary", name=occasion.name(seat), total=after[seat], gained=more)


def _passed(view: View, seat: Seat, before: Sequence[int], after: Sequence[int]) -> Iterator[Seat]:
    """The players who were ahead of a seat and are now behind it."""
    for other in map(Seat, range(len(view.players))):
        if before[other] > before[seat] and after[other] < after[seat]:
            yield other


# The last tiles


def _given(occasion: Occasion, episode: Episode, given: LastTilesGiven) -> str:
    words = occasion.words
    if given.tiles:
        lines = [words("post-last-tiles"), *(_last_tile(occasion, last) for last in given.tiles)]
    else:
        lines = [words("post-last-tiles-none")]
    if turned := [line for event in episode.events for line in turned_over(occasion, event)]:
        lines[1:1] = [words("post-last-tiles-tokens"), *turned]
    return "\n".join(lines)


def _last_tile(occasion: Occasion, last: LastTile) -> str:
    words = occasion.words
    tile = told_apart(words, last.tile)
    currency = words(f"currency-{last.square.currency.name.lower()}")
    most = max(last.holdings)
    if not most:
        return words("post-last-tile-unwanted", tile=tile, currency=currency)
    holdings = _holdings(occasion, last.holdings)
    if last.winner is None:
        return words("post-last-tile-tied", tile=tile, currency=currency, amount=most, holdings=holdings)
    name = occasion.name(last.winner)
    return words("post-last-tile-won", tile=tile, currency=currency, name=name, holdings=holdings)


def _holdings(occasion: Occasion, holdings: Sequence[int]) -> str:
    words = occasion.words
    richest = sorted(range(len(holdings)), key=lambda seat: place_of(holdings, seat))
    return enumerated(
        words,
        [
            words("post-last-tile-holding", name=occasion.short_name(Seat(seat)), amount=holdings[seat])
            for seat in richest
        ],
    )
