"""The effects of a change in words: short for menus, whole for previews."""

from bot.language.labels import enumerated, kinds_label
from bot.language.module_labels import corner_label, falcon_label
from bot.panel.effects import Build, Effect, Majority, Rank, effect
from bot.panel.moment import Moment


def told_change(moment: Moment, build: Build) -> str:
    """In one line: "Wall 5 → 7, Gardens 2 → 3 (lead)"."""
    found = effect(moment.view, moment.seat, build)
    told = [told_wall(moment, found), *_portals(moment, found), *_majorities(moment, found)]
    return enumerated(moment.words, [*_flying(moment, found), *told])


def _flying(moment: Moment, found: Effect) -> list[str]:
    """In short: how many falcons fly home."""
    return [moment.words("effect-falcons", count=len(found.leaving))] if found.leaving else []


def _flying_home(moment: Moment, found: Effect) -> list[str]:
    """Each falcon that flies home, by its name."""
    words = moment.words
    gone = [
        words("effect-falcon", falcon=falcon_label(words, one.falcon), crossing=corner_label(one.corner))
        for one in found.leaving
    ]
    return [words("effect-falcons-home", count=len(gone), falcons=enumerated(words, gone))] if gone else []


def _portals(moment: Moment, found: Effect) -> list[str]:
    before, after = found.portals
    return [moment.words("effect-portals", before=before, after=after)] if before != after else []


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
            *_flying_home(moment, found),
            told_wall(moment, found),
            *_portals(moment, found),
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
    others = [
        words("effect-other", name=occasion.short_name(seat), count=count) for seat, count in majority.others
    ]
    return words("effect-others", majority=_majority(moment, majority), others=enumerated(words, others))


def _rank(moment: Moment, rank: Rank) -> str:
    words = moment.words
    if rank.leads:
        return words("effect-lead")
    if rank.shares_lead:
        return words("effect-lead-shared")
    return words("effect-place", place=rank.place) if rank.count else words("effect-none")
