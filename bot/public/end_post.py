"""The post at the end of a game: the podium and the poster; chart, record and seed are behind buttons."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language.labels import place_label
from bot.message.custom_ids import ReviewButton
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Shown, Tone
from bot.public.standings import imaginary, ranked
from bot.public.story import scores_after, won
from bot.table.episodes import Episode
from engine import Seat, View
from engine.transitions.events import GameEnded, RoundScored
from render.alt_text.lists import listed
from render.pictures.chart import Tally
from render.pictures.poster import Poster

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
NO_MEDAL: Final = "▫️"
VERIFY: Final = "verify"
CHART: Final = "chart"
RECORD: Final = "record"
"""The orders of buttons that answer privately; *Verify* is on the start's post too."""


def end(context: MessageContext, episode: Episode, caption: str = "") -> Message:
    """Who won, with the poster; everything that checks or explains it is behind buttons."""
    view, words = episode.after, context.words
    ended = next(event for event in episode.events if isinstance(event, GameEnded))
    again = Button(words("post-rematch"), context.table_button("rematch"), Tone.MAIN)
    facts = (
        Button(words("post-chart"), context.table_button(CHART)),
        Button(words("post-record"), context.table_button(RECORD)),
        verify_button(context),
    )
    return Message(
        text=fitted(context, lambda naming: "\n".join(_podium(naming, view, ended)), room=2400),
        pictures=(Shown(Poster(view, caption), context.look),),
        rows=((again, _review_button(context)), facts),
        pings=tuple(context.people[seat].id for seat in context.company),
    )


def verify_button(context: MessageContext) -> Button:
    """Shows the hash of the sealed shuffle, and after the end that it was kept."""
    return Button(context.words("post-verify"), context.table_button(VERIFY))


def _review_button(context: MessageContext) -> Button:
    """Opens your own review."""
    return Button(context.words("review-button"), str(ReviewButton(context.table_id, 0, "own")))


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


def place_lines(context: MessageContext, view: View, scores: Sequence[int]) -> Iterator[str]:
    """Everybody's place and points, a line each, best first."""
    words = context.words
    for place, seat in ranked(view, scores):
        yield words(
            "post-end-place",
            medal=MEDALS.get(place, NO_MEDAL),
            place=place_label(words, place),
            name=context.name(seat),
            points=scores[seat],
        )
    for seat in imaginary(view):
        yield words("post-end-imaginary", name=context.name(seat), points=scores[seat])


def _podium(context: MessageContext, view: View, ended: GameEnded) -> Iterator[str]:
    words = context.words
    yield words("post-end", won=won(context, ended.scores, ended.winners))
    yield from place_lines(context, view, ended.scores)
    if people := [context.mention(seat) for seat in _people(context)]:
        yield words("post-end-players", players=listed(words, people))


def _people(context: MessageContext) -> list[Seat]:
    """The people who played to the end; they are pinged."""
    return [Seat(seat) for seat in range(len(context.people)) if context.is_reached(Seat(seat))]
