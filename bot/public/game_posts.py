"""The posts of an episode: the turn, what it led to, the table with its buttons."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.message import emojis
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Row, Shown, Tone
from bot.message.wall_labels import wall_label
from bot.modules.registry import MODULES
from bot.panel.parts import rows_of
from bot.public.agreement_lines import agreed_in_short
from bot.public.end_post import end
from bot.public.headline import headline
from bot.public.scoring_post import last_tiles, scorings
from bot.public.standing_line import standing_line
from bot.public.standings import (
    imaginary,
    kind_lines_in_short,
    module_lines_in_short,
    ranked,
    scoring_ahead,
)
from bot.public.start_post import start
from bot.public.story import story_at_a_glance
from bot.public.turns_told import turns_told
from bot.table.agreement import Pace
from bot.table.episode_posts import EpisodePost, episode_posts
from bot.table.episodes import Episode
from engine import Phase, Seat, View
from engine.transitions.events import LastTilesGiven, RoundScored
from render.alt_text.lists import listed
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture

CALLING: Final = (Pace.LIVE, Pace.NONE)
"""The paces at which the table's post itself calls the next player."""


def posts(
    context: MessageContext,
    episode: Episode,
    earlier: Sequence[Episode] = (),
    *,
    deadline: int | None = None,
    history: Sequence[Episode] = (),
    caption: str = "",
) -> tuple[Message, ...]:
    """Every post of an episode, in order; scorings need the history; the poster has a caption.

    The table's post also tells the earlier turns that belong to it.
    """
    then = context.at(episode.players)
    scored, given = iter(scorings(then, episode, history)), iter(last_tiles(then, episode))

    def made(post: EpisodePost) -> Message:
        match post:
            case EpisodePost.START:
                return start(then, episode)
            case EpisodePost.TURN:
                return turn_post(context, episode)
            case EpisodePost.SCORING:
                return next(scored)
            case EpisodePost.LAST_TILES:
                return next(given)
            case EpisodePost.END:
                return end(context, episode, caption)
            case EpisodePost.TABLE:
                return table_post(context, episode, earlier, deadline=deadline)

    return tuple(made(post) for post in episode_posts(episode.events))


def _leads_further(episode: Episode) -> bool:
    """Did it bring a scoring, or the end?"""
    return any(isinstance(event, RoundScored | LastTilesGiven) for event in episode.events)


def _unscored(episode: Episode) -> Episode:
    """The episode as it was before its scoring, which has a post of its own."""
    before, after = episode.before, episode.after
    assert before is not None, "a turn begins before it ends"
    if after.phase is Phase.OVER:  # nobody has won yet
        after = replace(after, phase=before.phase, to_act=())
    return replace(episode, after=replace(after, scores=before.scores))


def turn_post(context: MessageContext, episode: Episode) -> Message:
    """A turn alone, where a scoring comes before the next one."""
    then = context.at(episode.players)
    return Message(
        text=fitted(then, lambda naming: _turn_text(naming, episode), room=1400),
        pictures=(Shown(_picture(_unscored(episode)), then.look),),
    )


def table_post(
    context: MessageContext,
    episode: Episode,
    earlier: Sequence[Episode] = (),
    *,
    deadline: int | None = None,
) -> Message:
    """Who is next, with buttons; and what just happened, unless another post tells it.

    It also tells earlier turns that belong to it.
    """
    if episode.after.phase is Phase.OVER:
        return turn_post(context, episode)  # nothing is left to press, and the scoring comes next
    if episode.mover is not None and _leads_further(episode):
        episode = Episode(None, (), episode.after, episode.players)
    view = episode.after

    def below(naming: MessageContext) -> str:
        standing = naming.words("post-small", line=standing_line(naming, episode, earlier))
        return "\n".join([standing, *_notes(naming, view, deadline)])

    return Message(
        text=fitted(context, lambda naming: _table_text(naming, episode, earlier), room=3000),
        pictures=(Shown(_picture(episode, earlier), context.at(episode.players).look),),
        below="" if context.closed else fitted(context, below, room=900),
        rows=table_rows(context, view),
        pings=tuple(context.people[seat].id for seat in _called(context, episode)),
    )


def table_now(context: MessageContext, view: View, *, deadline: int | None = None) -> Message:
    """The table as it is now, and what was agreed; it pings nobody."""

    def below(naming: MessageContext) -> str:
        return "\n".join([*_standings(naming, view, deadline), agreed_in_short(naming)])

    return Message(
        text=fitted(context, lambda naming: _now_text(naming, view), room=1400),
        pictures=(Shown(TablePicture(view), context.look),),
        below=fitted(context, below, room=2600),
        rows=table_rows(context, view),
    )


def standings_now(context: MessageContext, view: View) -> Message:
    """How things stand, in words: points, kinds, modules, and how near the next scoring is."""
    return Message(
        text=fitted(context, lambda naming: _now_text(naming, view), room=1400),
        below=fitted(context, lambda naming: "\n".join(_standings(naming, view, None)), room=2600),
    )


def table_rows(context: MessageContext, view: View) -> tuple[Row, ...]:
    """The buttons of the table post: what to do in a turn, and where to look."""
    words = context.words
    hint = (Button(words("post-hint"), context.table_button("hint")),) if context.hints else ()
    looks = (
        Button(words("post-hand"), context.table_button("hand"), emoji=emojis.HAND),
        *hint,
        Button(words("post-more"), context.table_button("more")),
    )
    if view.phase is Phase.OVER:
        return ()
    if view.phase is Phase.LAST_TILES:
        placing = Button(words("post-place"), context.table_button("place"), Tone.MAIN, emoji=emojis.PLACE)
        return ((placing, *looks),)
    more = [
        Button(words(phrase), context.table_button(screen), emoji=module.screen_emojis.get(screen, ""))
        for module in MODULES
        if module.rules in view.modules
        for screen, phrase in module.post_buttons.items()
    ]
    acts = (
        Button(words("post-take"), context.table_button("take"), Tone.MAIN, emoji=emojis.TAKE),
        Button(words("post-buy"), context.table_button("buy"), Tone.MAIN, emoji=emojis.BUY),
        Button(words("post-redesign"), context.table_button("redesign"), emoji=emojis.REDESIGN),
        *more,
    )
    return (*rows_of(acts), looks)


def deadline_line(context: MessageContext, deadline: int) -> str:
    """When the turn must be played, in each reader's local time."""
    return context.words("post-deadline", when=f"<t:{deadline}:f>", left=f"<t:{deadline}:R>")


def _called(context: MessageContext, episode: Episode) -> tuple[Seat, ...]:
    """The seats that must act now and were not pinged before; at a slow table they are called later."""
    before, after = episode.before, episode.after
    if before is not None and before.phase is Phase.LAST_TILES:
        return ()
    if context.agreement.pace not in CALLING:
        return ()
    return tuple(seat for seat in after.to_act if seat in context.company)


def _picture(episode: Episode, earlier: Sequence[Episode] = ()) -> TablePicture | TurnPicture:
    """The table now, with the palace of the newest turn that changed one."""
    if episode.mover is None or episode.before is None:
        return TablePicture(episode.after)
    built = next((one for one in (episode, *reversed(earlier)) if _builds(one)), episode)
    assert built.mover is not None and built.before is not None, "who builds is in a turn"  # noqa: PT018
    told = sum(one.mover is not None for one in (*earlier, episode))
    return TurnPicture(episode.after, built.mover, built.before, told)


def _builds(episode: Episode) -> bool:
    """Has the turn changed its player's palace?"""
    mover, before = episode.mover, episode.before
    if mover is None or before is None:
        return False
    return episode.after.players[mover].palace != before.players[mover].palace


def _turn_text(context: MessageContext, episode: Episode) -> str:
    return "\n".join([headline(context, episode), story_at_a_glance(context, episode)])


def _table_text(context: MessageContext, episode: Episode, earlier: Sequence[Episode]) -> str:
    turns = [one for one in (*earlier, episode) if one.mover is not None]
    return "\n".join([headline(context, episode, earlier, calls=True), *turns_told(context, turns)])


def _now_text(context: MessageContext, view: View) -> str:
    return "\n".join([_now_headline(context, view), *score_lines(context, view)])


def _now_headline(context: MessageContext, view: View) -> str:
    words = context.words
    names = listed(words, [context.name(seat) for seat in view.to_act])
    if view.phase is Phase.OVER:
        return words("post-headline", told=words("post-over"))
    if context.closed:
        return words("post-headline", told=words("post-closed"))
    if view.phase is Phase.LAST_TILES:
        return words("post-now-last-tiles", names=names)
    return words("post-now", turn=view.turn, name=names)


def score_lines(context: MessageContext, view: View) -> tuple[str, ...]:
    """Each player's points, wall and number of cards, best first."""
    words = context.words
    lines = []
    for _, seat in ranked(view, view.scores):
        player = view.players[seat]
        lines.append(
            words(
                "post-now-player",
                name=context.name(seat),
                points=view.scores[seat],
                wall=wall_label(words, player.palace.longest_wall),
                cards=words("cards-count", count=player.hand_size),
            )
        )
    lines += [
        words("post-now-imaginary", name=context.name(seat), points=view.scores[seat])
        for seat in imaginary(view)
    ]
    return tuple(lines)


def _standings(context: MessageContext, view: View, deadline: int | None) -> list[str]:
    """Everything that a glance at the table doesn't show."""
    if view.phase is Phase.OVER or context.closed:
        return []
    return [
        *kind_lines_in_short(context, view),
        *(context.words("post-small", line=line) for line in module_lines_in_short(context, view)),
        context.words("post-small", line=scoring_ahead(context, view)),
        *_notes(context, view, deadline),
    ]


def _notes(context: MessageContext, view: View, deadline: int | None) -> Iterator[str]:
    """The time to play, and seats at which nobody plays."""
    words = context.words
    if deadline is not None and any(context.is_reached(seat) for seat in view.to_act):
        yield deadline_line(context, deadline)
    if context.vacant:
        names = [context.name(seat) for seat in context.vacant]
        yield words("post-vacant", names=listed(words, names), count=len(names))
    if context.free:
        names = [context.short_name(seat) for seat in context.free]
        yield words("post-free", names=listed(words, names), count=len(names))
    if context.paused:
        yield words("post-paused")
