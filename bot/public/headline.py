"""The headline of a post: who has played, and who is next."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.message.message_context import MessageContext, shown_name
from bot.table.episodes import Episode
from engine import Phase, Seat, View
from render.alt_text.lists import listed

MOST_NAMES: Final = 3
"""Names that leave room for who is next; the lines below begin with them anyway."""


def headline(
    context: MessageContext, episode: Episode, earlier: Sequence[Episode] = (), *, calls: bool = False
) -> str:
    """Who has played in an episode and in earlier ones that the post tells; and, if it calls, who is next."""
    words = context.words
    if context.closed:
        return words("post-headline", told=words("post-closed"))
    told = [one for one in (*earlier, episode) if one.mover is not None]
    played = _played(context, told) if told else ""
    if not calls:
        return words("post-headline", told=played)
    after = coming(context, episode.after)
    if not played:
        return words("post-headline", told=after)
    return words("post-headline-both", played=played, coming=after)


def coming(context: MessageContext, view: View) -> str:
    """Who is next, with mentions; or why nobody is."""
    words, seats = context.words, view.to_act
    mentions = [
        context.mention(seat) if context.is_reached(seat) else context.short_name(seat) for seat in seats
    ]
    if view.phase is Phase.LAST_TILES:
        return words("post-next-last-tiles", players=listed(words, mentions))
    if context.paused:
        return words("post-next-paused")
    if seats[0] in context.vacant:
        return words("post-next-vacant", name=mentions[0])
    player = context.people[seats[0]]
    if player.level is None or player.is_imagined:
        return words("post-next", player=mentions[0])
    level, name = words(f"level-{player.level.value}"), shown_name(words, replace(player, level=None))
    return words("post-next-stand-in", level=level, name=name)


def _played(context: MessageContext, told: Sequence[Episode]) -> str:
    last = told[-1]
    placed = last.before is not None and last.before.phase is Phase.LAST_TILES
    if placed and last.after.phase is Phase.OVER:
        return context.words("post-placed-all")
    names = list(dict.fromkeys(_name(context, one) for one in told))
    if len(names) > MOST_NAMES and not placed:
        return context.words("post-played-many", count=len(told))
    phrase = "post-placed" if placed else "post-played"
    return context.words(phrase, names=listed(context.words, names), count=len(names))


def _name(context: MessageContext, episode: Episode) -> str:
    mover = episode.mover
    assert mover is not None, "a turn is somebody's"
    return context.at(episode.players).short_name(Seat(mover))
