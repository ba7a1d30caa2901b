"""The post at the end of a game: the ranking, a chart of the scores, all palaces, and the seed."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language.labels import listed, place_label
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Enclosed, Message, Shown, Tone
from bot.private.review_pages import review_button
from bot.public.standings import imaginary, ranked
from bot.public.story import scores_after, won
from bot.table.episodes import Episode
from engine import Seat, View
from engine.transitions.events import GameEnded, RoundScored
from render.pictures.chart import ScoreChart, Tally
from render.pictures.poster import Poster

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_MEDAL: Final = "▫️"
RECORD: Final = "alhambra-{table_id}.txt"
"""The file name of the record."""


def end(context: MessageContext, episode: Episode, history: Sequence[Episode], record: bytes) -> Message:
    """Who won, with chart, poster, seed and record; `history` is every episode of the game."""
    view = episode.after
    ended = next(event for event in episode.events if isinstance(event, GameEnded))
    chart = ScoreChart(view, tallies(history))
    enclosed = (Enclosed(RECORD.format(table_id=context.table_id), record),) if record else ()
    again = Button(context.words("post-rematch"), context.table_button("rematch"), Tone.MAIN)
    return Message(
        text=fitted(context, lambda naming: "\n".join(_podium(naming, view, ended)), room=2400),
        pictures=(Shown(Poster(view), context.look), Shown(chart, context.look)),
        below=context.words("post-end-seed", seed=str(view.seed), hash=view.commitment),
        enclosed=enclosed,
        rows=((again, review_button(context)),),
        pings=tuple(context.people[seat].id for seat in _people(context)),
    )


def tallies(history: Sequence[Episode]) -> tuple[Tally, ...]:
    """The scores after each turn and each scoring."""
    found = []
    for past in history:
        turn = past.after.turn if past.before is None else past.before.turn
        scores = (0,) * len(past.after.scores) if past.before is None else past.before.scores
        scored = [event for event in past.events if isinstance(event, RoundScored)]
        for event in scored:
            scores = scores_after(scores, event)
            found.append(Tally(turn, scores, event.round))
        if not scored:
            found.append(Tally(turn, scores))
    return tuple(found)


def _podium(context: MessageContext, view: View, ended: GameEnded) -> Iterator[str]:
    words = context.words
    yield words("post-end", won=won(context, ended.scores, ended.winners))
    for place, seat in ranked(view, ended.scores):
        yield words(
            "post-end-place",
            medal=MEDALS.get(place, NO_MEDAL),
            place=place_label(words, place),
            name=context.name(seat),
            points=ended.scores[seat],
        )
    for seat in imaginary(view):
        yield words("post-end-imaginary", name=context.name(seat), points=ended.scores[seat])
    if people := [context.mention(seat) for seat in _people(context)]:
        yield words("post-end-players", players=listed(words, people))


def _people(context: MessageContext) -> list[Seat]:
    """The people who played to the end; they are pinged."""
    return [Seat(seat) for seat in range(len(context.people)) if context.is_reached(Seat(seat))]
