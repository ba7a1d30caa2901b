"""The line below a turn's picture: which majorities the turn has touched, and how near the scoring is."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language.labels import kinds_label
from bot.message.message_context import MessageContext
from bot.public.standings import majority
from bot.table.episodes import Episode
from engine import Kind, Phase, ScoreLine, Seat, View, if_scored_now
from render.alt_text.lists import listed, set_apart

MOST_KINDS: Final = 2
"""Kinds that the line names below one turn, and one below several; all six are behind Standings."""


def standing_line(context: MessageContext, episode: Episode, earlier: Sequence[Episode] = ()) -> str:
    """What changed and what matters: "Turn 12 · Towers: Ana leads 3–2 · scoring 1 after 14 more cards"."""
    told = [one for one in (*earlier, episode) if one.mover is not None and one.before is not None]
    parts = [context.words("standing-turn", turn=episode.after.turn)] if not told else []
    if told:
        turns = [one.before.turn for one in told if one.before is not None]
        parts.append(context.words("standing-turns", first=turns[0], last=turns[-1], count=len(turns)))
    parts += _changed(context, told, episode.after)
    parts += _scoring(context, episode.after)
    return set_apart(context.words, parts)


def _changed(context: MessageContext, told: Sequence[Episode], view: View) -> Iterator[str]:
    """The kinds of which somebody has more or fewer tiles than before; new leaders matter most."""
    if not told or told[0].before is None:
        return
    before, now = if_scored_now(told[0].before), if_scored_now(view)
    touched = [kind for kind in Kind if _counts(majority(before, kind)) != _counts(majority(now, kind))]
    by_weight = sorted(
        touched, key=lambda kind: _leaders(majority(before, kind)) == _leaders(majority(now, kind))
    )
    most = MOST_KINDS if len(told) == 1 else 1
    for kind in sorted(by_weight[:most]):
        was, is_now = _counts(majority(before, kind)), majority(now, kind)
        yield _kind(context, kind, is_now, [line for line in is_now if line.count != was.get(line.seat)])


def _counts(lines: Sequence[ScoreLine]) -> dict[Seat, int]:
    return {line.seat: line.count for line in lines}


def _leaders(lines: Sequence[ScoreLine]) -> set[Seat]:
    return {line.seat for line in lines if line.count == lines[0].count}


def _kind(
    context: MessageContext, kind: Kind, lines: Sequence[ScoreLine], changed: Sequence[ScoreLine]
) -> str:
    """How a kind stands, told of those whose tiles have changed: who leads, who is tied, who is behind."""
    words, name = context.words, kinds_label(context.words, kind)
    if not lines:
        return words("standing-nobody", kind=name)
    first = [line for line in lines if line.count == lines[0].count]
    leaders = listed(words, [context.short_name(line.seat) for line in first])
    behind = [line for line in changed if line not in first]
    if len(changed) == 1 and behind:
        mine = behind[0]
        return words(
            "standing-behind",
            kind=name,
            name=context.short_name(mine.seat),
            count=mine.count,
            leaders=leaders,
            most=first[0].count,
        )
    if len(first) > 1:
        return words("standing-tied", kind=name, names=leaders, count=first[0].count)
    second = lines[1].count if len(lines) > 1 else 0
    return words("standing-leads", kind=name, name=leaders, most=first[0].count, second=second)


def _scoring(context: MessageContext, view: View) -> Iterator[str]:
    """How near the next scoring is, in a few words."""
    words = context.words
    if view.phase is Phase.LAST_TILES:
        yield words("standing-scoring-after-last-tiles")
    elif view.scoring_cards:
        ahead = view.scoring_cards[0]
        yield words(
            "standing-scoring",
            round=ahead.card.value,
            nearest=ahead.nearest,
            farthest=ahead.farthest,
            certain="yes" if ahead.nearest == ahead.farthest else "no",
        )
    elif view.phase is not Phase.OVER:
        yield words("standing-scoring-last", tiles=view.bag_size)
