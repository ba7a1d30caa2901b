"""The effects of a change in words: short for menus, whole for previews."""

from bot.effects import Build, Effect, Majority, Rank, effect
from bot.labels import enumerated, kinds_label
from bot.panel.moment import Moment


def told_change(moment: Moment, build: Build) -> str:
    """In one line: "Wall 5 → 7, Gardens 2 → 3 (lead)"."""
    found = effect(moment.view, moment.seat, build)
    return enumerated(moment.words, [told_wall(moment, found), *_majorities(moment, found)])


def told_wall(moment: Moment, found: Effect) -> str:
    """The wall: "Wall 5 → 7", or "Wall 5" if it stays."""
    before, after = found.wall
    if before == after:
        return moment.words("wall-length", length=before)
    return moment.words("effect-wall", before=before, after=after)


def told_effect(moment: Moment, build: Build) -> str:
    """All of it, a line each, the other players' counts included."""
    found = effect(moment.view, moment.seat, build)
    now, then = found.points
    return "\n".join(
        (
            told_wall(moment, found),
            *(_majority_with_others(moment, majority) for majority in found.majorities),
            moment.words("effect-points", now=now, then=then),
        )
    )


def _majorities(moment: Moment, found: Effect) -> list[str]:
    return [_majority(moment, majority) for majority in found.majorities]


def _majority(moment: Moment, majority: Majority) -> str:
    return moment.words(
        "effect-majority",
        kinds=kinds_label(moment.words, majority.kind),
        before=majority.before.count,
        after=majority.after.count,
        rank=_rank(moment, majority.after),
    )


def _majority_with_others(moment: Moment, majority: Majority) -> str:
    if not majority.others:
        return moment.words("effect-alone", majority=_majority(moment, majority))
    words, occasion = moment.words, moment.occasion
    others = [words("effect-other", name=occasion.name(seat), count=count) for seat, count in majority.others]
    return words("effect-others", majority=_majority(moment, majority), others=enumerated(words, others))


def _rank(moment: Moment, rank: Rank) -> str:
    words = moment.words
    if rank.leads:
        return words("effect-lead")
    if rank.shares_lead:
        return words("effect-lead-shared")
    return words("effect-place", place=rank.place) if rank.count else words("effect-none")
