"""How a game stands, for those who follow it from afar: after a scoring, and at its end."""

from collections.abc import Iterator, Sequence

from bot.message.message_context import MessageContext
from bot.message.messages import Link, Message
from bot.panel.look_screens import follow_button
from bot.public.end_post import place_lines
from bot.public.standings import ranked
from bot.public.story import won
from bot.table.between_turns.following import Milestone
from bot.table.episodes import Episode
from engine import View
from engine.transitions.events import GameEnded, RoundScored
from render.alt_text.lists import listed


def milestone_message(
    context: MessageContext, milestone: Milestone, episode: Episode, place: str, url: str
) -> Message:
    """What has happened and who is ahead, with a link to the table; and the way to stop this."""
    link = Link(context.words("hand-to-table"), url)
    stop = () if milestone.is_last else (follow_button(context, follows=True),)
    return Message("\n".join(_lines(context, milestone, episode, place)), rows=((link, *stop),))


def _lines(context: MessageContext, milestone: Milestone, episode: Episode, place: str) -> Iterator[str]:
    words, view = context.words, episode.after
    match milestone:
        case Milestone.SCORING:
            scored = [event for event in episode.events if isinstance(event, RoundScored)]
            yield words("followed-scoring", round=scored[-1].round, place=place)
            yield _leads(context, view, view.scores)
            yield from place_lines(context, view, view.scores)
        case Milestone.END:
            ended = next(event for event in episode.events if isinstance(event, GameEnded))
            yield words("followed-end", place=place)
            yield _won(context, view, ended)
            yield from place_lines(context, view, ended.scores)
        case Milestone.CLOSED:
            yield words("followed-closed", place=place)


def _leads(context: MessageContext, view: View, scores: Sequence[int]) -> str:
    first, second, ahead = _ahead(context, view, scores)
    if not ahead:
        return context.words("followed-tied", names=first)
    return context.words("followed-leads", name=first, points=ahead, second=second)


def _won(context: MessageContext, view: View, ended: GameEnded) -> str:
    first, second, ahead = _ahead(context, view, ended.scores)
    if not ahead:
        return won(context, ended.scores, ended.winners)
    return context.words("followed-won", name=first, points=ahead, second=second)


def _ahead(context: MessageContext, view: View, scores: Sequence[int]) -> tuple[str, str, int]:
    """Who is first, who comes next, and how many points lie between them."""
    by_place: dict[int, list[str]] = {}
    for place, seat in ranked(view, scores):
        by_place.setdefault(place, []).append(context.name(seat))
    groups = [listed(context.words, names) for names in by_place.values()]
    alone = len(next(iter(by_place.values()))) == 1
    points = sorted(scores[: len(view.players)], reverse=True)
    return groups[0], groups[1] if len(groups) > 1 else "", points[0] - points[1] if alone else 0
