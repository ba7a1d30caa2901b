"""What a scoring changed, in sentences: who took which kinds from whom, and who leads by how much."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.message.message_context import MessageContext
from bot.public.standings import majority, seats_of
from bot.public.story import scores_after
from engine import Kind, ScoreLine, Seat, View, totals
from engine.transitions.events import RoundScored
from render.alt_text.lists import listed

LAST_ROUND: Final = 3
_MOST_TAKEN: Final = 2
"""Sentences about kinds that were taken, besides the leader's."""


@dataclass(frozen=True)
class Majorities:
    """Kinds of which a seat alone has most, and who had most of them at the scoring before, if anybody."""

    seat: Seat
    kinds: tuple[Kind, ...]
    lost_by: tuple[Seat, ...] = ()

    @property
    def worth(self) -> tuple[bool, Kind]:
        """What is told first: kinds taken from somebody, and the dearest."""
        return bool(self.lost_by), max(self.kinds)


@dataclass(frozen=True)
class Lead:
    """Who leads now, who led before, and by how much; a shared lead has no distance."""

    seats: tuple[Seat, ...]
    before: tuple[Seat, ...]
    by: int

    @property
    def is_taken(self) -> bool:
        """Did the leader overtake somebody?"""
        return bool(self.before) and self.seats != self.before


def highlights(
    context: MessageContext,
    view: View,
    scored: RoundScored,
    before: Sequence[int],
    earlier: Sequence[ScoreLine] = (),
) -> tuple[str, ...]:
    """A scoring in a few sentences, the most exciting first; `earlier` are the lines of the one before."""
    players = len(view.players)
    gained, after = totals(scored.lines, len(before)), scores_after(before, scored)
    if not any(gained):
        return (context.words("scoring-nothing"),)
    lead = lead_of(before[:players], after[:players])
    won = sorted(won_kinds(scored.lines, earlier), key=lambda one: one.worth, reverse=True)
    leaders = next((one for one in won if lead.seats == (one.seat,)), None)
    taken = [one for one in won if one.lost_by and one is not leaders][:_MOST_TAKEN]
    leading = _lead(context, lead, leaders, after, last=scored.round == LAST_ROUND)
    others = [_taken(context, one) for one in taken]
    if lead.seats == lead.before and leaders is None:  # it is no news that the same player leads
        return (*others, leading, *_best(context, view, gained, lead))
    return (leading, *others, *_best(context, view, gained, lead))


def won_kinds(lines: Sequence[ScoreLine], earlier: Sequence[ScoreLine]) -> tuple[Majorities, ...]:
    """Kinds that somebody alone has most of and had not before, by owner and by those who lost them."""
    found: dict[tuple[Seat, tuple[Seat, ...]], list[Kind]] = {}
    for kind in Kind:
        now, then = _most(lines, kind), _most(earlier, kind)
        if len(now) == 1 and now[0] not in then:
            found.setdefault((now[0], then), []).append(kind)
    return tuple(Majorities(seat, tuple(kinds), then) for (seat, then), kinds in found.items())


def lead_of(before: Sequence[int], after: Sequence[int]) -> Lead:
    """Who leads after a scoring; before anybody had points, nobody led."""
    led = _first(before) if any(before) else ()
    seats = _first(after)
    others = [score for seat, score in enumerate(after) if seat not in seats]
    return Lead(seats, led, max(after) - max(others) if len(seats) == 1 and others else 0)


def _first(scores: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def _most(lines: Sequence[ScoreLine], kind: Kind) -> tuple[Seat, ...]:
    return tuple(line.seat for line in majority(lines, kind) if line.place == 1)


def _lead(
    context: MessageContext, lead: Lead, won: Majorities | None, after: Sequence[int], *, last: bool
) -> str:
    words, final = context.words, "yes" if last else "no"
    names = listed(words, [context.short_name(seat) for seat in lead.seats])
    if len(lead.seats) > 1:
        return words("scoring-lead-shared", names=names, points=after[lead.seats[0]], final=final)
    if won is None and lead.is_taken:
        passed = _names(context, [seat for seat in lead.before if seat not in lead.seats])
        return words("scoring-lead-taken", name=names, passed=passed, points=lead.by, final=final)
    if won is None:
        kept = "yes" if lead.before else "no"
        return words("scoring-lead", name=names, points=lead.by, kept=kept, final=final)
    kinds, taken = _kinds(context, won), "yes" if lead.is_taken else "no"
    if won.lost_by:
        losers = _names(context, won.lost_by)
        return words(
            "scoring-takes-and-leads",
            name=names,
            kinds=kinds,
            losers=losers,
            points=lead.by,
            taken=taken,
            final=final,
        )
    return words("scoring-wins-and-leads", name=names, kinds=kinds, points=lead.by, taken=taken, final=final)


def _taken(context: MessageContext, won: Majorities) -> str:
    name, losers = context.short_name(won.seat), _names(context, won.lost_by)
    return context.words("scoring-takes", name=name, kinds=_kinds(context, won), losers=losers)


def _best(context: MessageContext, view: View, gained: Sequence[int], lead: Lead) -> Iterator[str]:
    """Who scored most, if that is not whoever leads alone."""
    players = [gained[seat] for seat in seats_of(view)]
    best = _first(players)
    if len(best) == 1 and lead.seats != best:
        name = context.short_name(best[0])
        yield context.words("scoring-most-points", name=name, points=players[best[0]])


def _kinds(context: MessageContext, won: Majorities) -> str:
    words = context.words
    return listed(words, [words(f"scoring-kind-{kind.name.lower()}") for kind in won.kinds])


def _names(context: MessageContext, seats: Sequence[Seat]) -> str:
    return listed(context.words, [context.short_name(seat) for seat in seats])
