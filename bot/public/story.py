"""The story of a game: what happened in an episode, in one line, and what it led to."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.language.labels import signed, sum_label
from bot.language.words import ENGLISH, Words, kebab, words_for
from bot.message.emoji_labels import shown_apart, shown_cards, shown_tile
from bot.message.emojis import unmarked
from bot.message.message_context import MessageContext
from bot.message.wall_labels import wall_label
from bot.modules.registry import MODULES
from bot.public.deeds import deeds, in_turn
from bot.table.episodes import Episode, Seen
from engine import Card, Concealed, Phase, ScoringCard, Seat, totals
from engine.position.pieces import total
from engine.transitions.events import (
    DisplayRefilled,
    GameEnded,
    HandsDealt,
    LastTilesGiven,
    MarketRefilled,
    RoundScored,
    StartPlayerFound,
)
from engine.views.view import Secret
from render.alt_text.lengths import length
from render.alt_text.lists import enumerated, listed
from render.modules.registry import wall_figure

LONGEST: Final = 150
"""Characters of a turn that are read at a glance."""


def story(context: MessageContext, episode: Episode, *, brief: bool = False, paid: bool = True) -> str:
    """The episode in one line: who did what, in order, and how the wall has changed.

    Without what was paid it is as short as can be, and doesn't say who is a computer.
    """
    mover = episode.mover
    if mover is None or episode.before is None:
        return _setup(context, episode)
    words, name = context.words, context.name(mover) if paid else context.short_name(mover)
    done = in_turn(words, tuple(deeds(words, episode, brief=brief, paid=paid)) or (words("story-passes"),))
    last = episode.before.phase is Phase.LAST_TILES
    wall = episode.after.players[mover].palace.longest_wall
    before = episode.before.players[mover].palace.longest_wall
    if wall_figure(wall) == wall_figure(before):
        said = words("story-last-tiles" if last else "story-turn", name=name, deeds=done)
    else:
        phrase = "story-last-tiles-wall" if last else "story-turn-wall"
        said = words(phrase, name=name, deeds=done, wall=wall_label(words, wall, before))
    return " ".join((said, *MODULES.collect(lambda module: module.afterwards(context, episode))))


def story_at_a_glance(context: MessageContext, episode: Episode, *, brief: bool = False) -> str:
    """The episode for a post beside its picture: a long one without cells, which that shows, and cards.

    What is long is judged in English, so that a turn is told alike in all languages.
    """
    in_english = replace(context, words=words_for(ENGLISH))
    brief = brief or length(unmarked(story(in_english, episode))) > LONGEST
    return story(context, episode, brief=brief)


def news(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What was drawn from deck and bag at the end of a turn, a sentence each."""
    words = context.words
    said = [sentence for event in episode.events for sentence in _new(words, event)]
    cards = [card for card in _drawn(episode.events) if isinstance(card, Card)]
    if cards:
        said.append(words("story-new-money", cards=shown_cards(words, cards)))
    return tuple(said)


def outcomes(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What else it led to, a sentence each: scorings, the last tiles, the end, events of modules."""
    before = (0,) * len(episode.after.scores) if episode.before is None else episode.before.scores
    said: list[str] = []
    for event in episode.events:
        said += _outcome(context, event, before)
        if isinstance(event, RoundScored):
            before = scores_after(before, event)
    return tuple(said)


def scores_after(before: Sequence[int], scored: RoundScored) -> tuple[int, ...]:
    """The scores after a scoring."""
    gained = totals(scored.lines, len(before))
    return tuple(old + new for old, new in zip(before, gained, strict=True))


def event_lines(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """Everything that happened in an episode, a line each."""
    return (story(context, episode), *news(context, episode), *outcomes(context, episode))


# The setup


def _setup(context: MessageContext, episode: Episode) -> str:
    hands = opening_hands(episode)
    for event in episode.events:
        if isinstance(event, StartPlayerFound):
            hand = hands[event.seat]
            return context.words(
                f"story-starts-{kebab(event.reason.name)}",
                name=context.name(event.seat),
                cards=len(hand),
                total=total(hand),
            )
    raise ValueError("no setup without a start player")


def opening_hands(episode: Episode) -> tuple[tuple[Card, ...], ...]:
    """The hands that were dealt openly."""
    return next(event.hands for event in episode.events if isinstance(event, HandsDealt))


# What follows


def _new(words: Words, event: Seen) -> Iterator[str]:
    match event:
        case Concealed(Secret.RESHUFFLE, size):
            yield words("story-reshuffled", count=size)
        case DisplayRefilled(drawn):
            for card in drawn:
                if isinstance(card, ScoringCard):
                    yield words("story-scoring-card", round=card.value)
        case MarketRefilled(tiles):
            new = [
                words(
                    "story-new-tile",
                    tile=shown_tile(words, tile),
                    sum=sum_label(words, square.currency, tile.price),
                )
                for square, tile in tiles
            ]
            yield words("story-new-tiles", tiles=enumerated(words, new))
        case _:
            return


def _drawn(events: Sequence[Seen]) -> Iterator[Card | ScoringCard]:
    for event in events:
        if isinstance(event, DisplayRefilled):
            yield from event.drawn


def _outcome(context: MessageContext, event: Seen, before: Sequence[int]) -> Iterator[str]:
    words = context.words
    match event:
        case RoundScored(scoring_round):
            yield words("story-scored", round=scoring_round, gains=gains_told(context, event, before))
        case LastTilesGiven(tiles):
            yield _last_tiles(context, event) if tiles else words("story-no-last-tiles")
        case GameEnded(scores, winners):
            yield won(context, scores, winners)
        case _ if (owner := MODULES.owner(event)) is not None:
            yield from owner.outcome(context, event)
        case _:
            return


def won(context: MessageContext, scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """Who has won."""
    names = listed(context.words, [context.name(seat) for seat in winners])
    return context.words("story-won", count=len(winners), names=names, points=scores[winners[0]])


def gains_told(context: MessageContext, scored: RoundScored, before: Sequence[int]) -> str:
    """What a scoring gave everybody: "Ana +5 (12), Ben +3 (9)"."""
    gained, after = totals(scored.lines, len(before)), scores_after(before, scored)
    return enumerated(
        context.words,
        [
            context.words(
                "story-gain",
                name=context.name(Seat(seat)),
                points=signed(gained[seat]),
                total=after[seat],
            )
            for seat in range(len(before))
        ],
    )


def _last_tiles(context: MessageContext, given: LastTilesGiven) -> str:
    words = context.words
    shares = []
    for last in given.tiles:
        tile = shown_apart(words, last.tile)
        if last.winner is None:
            shares.append(words("story-last-tile-left", tile=tile))
        else:
            shares.append(words("story-last-tile", tile=tile, name=context.name(last.winner)))
    return words("story-last-tiles-given", tiles=enumerated(words, shares))
