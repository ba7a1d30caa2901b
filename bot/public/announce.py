"""What the table gets to read and see: all posts of an episode, the start, and the table as it is now."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.language.labels import listed, purse_label, wall_label
from bot.message.fitting import fitted
from bot.message.messages import Button, Message, Row, Shown, Tone
from bot.message.occasion import Occasion, shown_name
from bot.public.announce_end import end
from bot.public.announce_scoring import last_tiles, scorings
from bot.public.module_words import module_lines, module_lines_in_short
from bot.public.standing import imaginary, kind_lines_in_short, ranked, scoring_ahead
from bot.public.story import news, opening_hands, outcomes, story
from bot.table.episodes import Episode
from bot.table.expansion import falcons_in, sites_in
from engine import Phase, Seat, View
from engine.position.pieces import total
from engine.transitions.events import LastTilesGiven, RoundScored
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture


def posts(
    occasion: Occasion,
    episode: Episode,
    *,
    deadline: int | None = None,
    history: Sequence[Episode] = (),
    record: bytes = b"",
) -> tuple[Message, ...]:
    """All that is posted after an episode, in order. At the end the whole history and the record are wanted.

    First the turn, then what it led to; the post with the buttons is the last one while a game goes on.
    """
    table, then = table_post(occasion, episode, deadline=deadline), occasion.at(episode.players)
    if episode.mover is None:
        return start(then, episode), table
    came = tuple(_came(then, episode))
    if episode.after.phase is Phase.OVER:
        return (table, *came, end(occasion, episode, history, record))
    return (turn_post(occasion, episode), *came, table) if came else (table,)


def _came(occasion: Occasion, episode: Episode) -> Iterator[Message]:
    """A post for each scoring and for the last tiles, in the order in which they came."""
    scored, given = iter(scorings(occasion, episode)), iter(last_tiles(occasion, episode))
    for event in episode.events:
        if isinstance(event, RoundScored):
            yield next(scored)
        elif isinstance(event, LastTilesGiven):
            yield next(given)


def _leads_further(episode: Episode) -> bool:
    """Does more than the next turn come of it?"""
    return any(isinstance(event, RoundScored | LastTilesGiven) for event in episode.events)


def _unscored(episode: Episode) -> Episode:
    """An episode without the scoring that it led to, for a post that comes before the scoring's."""
    before, after = episode.before, episode.after
    assert before is not None, "somebody's turn has begun before it ends"
    if after.phase is Phase.OVER:  # nobody has won yet
        after = replace(after, phase=before.phase, to_act=())
    return replace(episode, after=replace(after, scores=before.scores))


def start(occasion: Occasion, episode: Episode) -> Message:
    """The opening hands as they were dealt, who starts and why, and the sealed shuffle."""
    return Message(fitted(occasion, lambda naming: _start_text(naming, episode)))


def turn_post(occasion: Occasion, episode: Episode) -> Message:
    """A turn by itself, where more is told before the next one: who has played what."""
    then = occasion.at(episode.players)
    return Message(
        text=fitted(then, lambda naming: _turn_text(naming, episode), room=1400),
        pictures=(Shown(_picture(_unscored(episode)), then.look),),
    )


def table_post(occasion: Occasion, episode: Episode, *, deadline: int | None = None) -> Message:
    """Whose turn it is and what can be pressed; what has happened, too, unless it was told before."""
    if episode.after.phase is Phase.OVER:
        return turn_post(occasion, episode)  # nothing is left to press, and the scoring comes next
    if episode.mover is not None and _leads_further(episode):
        episode = Episode(None, (), episode.after, episode.players)
    view = episode.after
    below = fitted(occasion, lambda naming: "\n".join(_below(naming, view, deadline)), room=2600)
    return Message(
        text=fitted(occasion, lambda naming: _table_text(naming, episode), room=1400),
        pictures=(Shown(_picture(episode), occasion.at(episode.players).look),),
        below=below,
        rows=table_rows(occasion, view),
        pings=tuple(occasion.people[seat].id for seat in _called(episode) if occasion.is_reached(seat)),
    )


def table_now(occasion: Occasion, view: View, *, deadline: int | None = None) -> Message:
    """The table as it is now, for somebody who asks; it pings nobody."""
    below = fitted(occasion, lambda naming: "\n".join(_below(naming, view, deadline)), room=2600)
    return Message(
        text=fitted(occasion, lambda naming: _now_text(naming, view), room=1400),
        pictures=(Shown(TablePicture(view), occasion.look),),
        below=below,
        rows=table_rows(occasion, view),
    )


def table_rows(occasion: Occasion, view: View) -> tuple[Row, ...]:
    """What can be pressed at the table as it is."""
    words = occasion.words
    looks = (
        Button(words("post-hand"), occasion.table_button("hand")),
        Button(words("post-more"), occasion.table_button("more")),
    )
    if view.phase is Phase.OVER:
        return ()
    if view.phase is Phase.LAST_TILES:
        return ((Button(words("post-place"), occasion.table_button("place"), Tone.MAIN), *looks),)
    more = []
    if falcons_in(view):
        more.append(Button(words("post-falcons"), occasion.table_button("falcons")))
    if sites_in(view):
        more.append(Button(words("post-complete"), occasion.table_button("complete")))
    return (
        (
            Button(words("post-take"), occasion.table_button("take"), Tone.MAIN),
            Button(words("post-buy"), occasion.table_button("buy"), Tone.MAIN),
            Button(words("post-redesign"), occasion.table_button("redesign")),
            *looks,
        ),
        *((tuple(more),) if more else ()),
    )


def deadline_line(occasion: Occasion, deadline: int) -> str:
    """Until when the turn is to be played, in the local time of whoever reads it."""
    return occasion.words("post-deadline", when=f"<t:{deadline}:f>", left=f"<t:{deadline}:R>")


def _called(episode: Episode) -> tuple[Seat, ...]:
    """Who is to act now and has not been called before."""
    before, after = episode.before, episode.after
    if before is not None and before.phase is Phase.LAST_TILES:
        return ()
    return after.to_act


def _picture(episode: Episode) -> TablePicture | TurnPicture:
    if episode.mover is None or episode.before is None:
        return TablePicture(episode.after)
    return TurnPicture(episode.after, episode.mover, episode.before)


def _start_text(occasion: Occasion, episode: Episode) -> str:
    words = occasion.words
    hands = opening_hands(episode)
    names = listed(words, [occasion.name(Seat(seat)) for seat in range(len(hands))])
    lines = [words("post-start", names=names), "", words("post-start-hands")]
    for seat, hand in enumerate(hands):
        cards = purse_label(words, hand)
        lines.append(words("post-start-hand", name=occasion.name(Seat(seat)), cards=cards, total=total(hand)))
    if brought := tuple(module_lines(occasion, episode.after)):
        lines += ["", words("post-start-modules"), *brought]
    lines += ["", story(occasion, episode), *outcomes(occasion, episode)]
    lines.append(words("post-start-sealed", hash=episode.after.commitment))
    return "\n".join(lines)


def _turn_text(occasion: Occasion, episode: Episode) -> str:
    assert episode.mover is not None and episode.before is not None, "a turn is somebody's"  # noqa: PT018
    name, words = occasion.name(episode.mover), occasion.words
    first = words("post-headline-played", turn=episode.before.turn, name=name)
    if episode.before.phase is Phase.LAST_TILES:
        first = words("post-headline-placed")
    return "\n".join([first, *_told(occasion, episode)])


def _table_text(occasion: Occasion, episode: Episode) -> str:
    told = _told(occasion.at(episode.players), episode)
    return "\n".join([headline(occasion, episode.after), *told])


def _told(occasion: Occasion, episode: Episode) -> Iterator[str]:
    if episode.mover is not None:
        yield story(occasion, episode)
    if new := news(occasion, episode):
        yield occasion.words("post-news", news=" ".join(new))


def headline(occasion: Occasion, view: View) -> str:
    """Whose turn it is, with mentions."""
    words = occasion.words
    if occasion.closed:
        return words("post-headline-closed", turn=view.turn)
    mentions = [occasion.mention(seat) for seat in view.to_act]
    if view.phase is Phase.LAST_TILES:
        return words("post-headline-last-tiles", players=listed(words, mentions))
    if occasion.paused:
        return words("post-headline-paused", turn=view.turn)
    mover = occasion.people[view.to_act[0]]
    if view.to_act[0] in occasion.vacant:
        return words("post-headline-vacant", turn=view.turn, name=mentions[0])
    if mover.level is None:
        return words("post-headline", turn=view.turn, player=mentions[0])
    if mover.is_imagined:
        return words("post-headline-computer", turn=view.turn, player=mentions[0])
    level, name = words(f"level-{mover.level.value}"), shown_name(words, replace(mover, level=None))
    return words("post-headline-stand-in", turn=view.turn, level=level, name=name)


def _now_text(occasion: Occasion, view: View) -> str:
    return "\n".join([_now_headline(occasion, view), *score_lines(occasion, view)])


def _now_headline(occasion: Occasion, view: View) -> str:
    words = occasion.words
    names = listed(words, [occasion.name(seat) for seat in view.to_act])
    if view.phase is Phase.OVER:
        return words("post-headline-over")
    if occasion.closed:
        return words("post-headline-closed", turn=view.turn)
    if view.phase is Phase.LAST_TILES:
        return words("post-now-last-tiles", names=names)
    return words("post-now", turn=view.turn, name=names)


def score_lines(occasion: Occasion, view: View) -> tuple[str, ...]:
    """Points, wall and number of cards of everybody, best first."""
    words = occasion.words
    lines = []
    for _, seat in ranked(view, view.scores):
        player = view.players[seat]
        lines.append(
            words(
                "post-now-player",
                name=occasion.name(seat),
                points=view.scores[seat],
                wall=wall_label(words, player.palace.longest_wall.length),
                cards=words("cards-count", count=player.hand_size),
            )
        )
    lines += [
        words("post-now-imaginary", name=occasion.name(seat), points=view.scores[seat])
        for seat in imaginary(view)
    ]
    return tuple(lines)


def _below(occasion: Occasion, view: View, deadline: int | None) -> list[str]:
    if view.phase is Phase.OVER or occasion.closed:
        return []
    lines = [
        *kind_lines_in_short(occasion, view),
        *(occasion.words("post-small", line=line) for line in module_lines_in_short(occasion, view)),
        occasion.words("post-small", line=scoring_ahead(occasion, view)),
    ]
    if deadline is not None and any(occasion.is_reached(seat) for seat in view.to_act):
        lines.append(deadline_line(occasion, deadline))
    if occasion.vacant:
        names = [occasion.name(seat) for seat in occasion.vacant]
        lines.append(occasion.words("post-vacant", names=listed(occasion.words, names), count=len(names)))
    if occasion.free:
        names = [occasion.short_name(seat) for seat in occasion.free]
        lines.append(occasion.words("post-free", names=listed(occasion.words, names), count=len(names)))
    return [*lines, occasion.words("post-paused")] if occasion.paused else lines
