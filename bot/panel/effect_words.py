"""The effects of a change in words: short for menus, whole for previews."""

from bot.language.labels import enumerated, kinds_label
from bot.language.module_labels import corner_label, falcon_label
from bot.panel.effects import Build, Effect, Majority, Rank, effect
from bot.panel.panel_state import PanelState


def told_change(state: PanelState, build: Build) -> str:
    """In one line: "Wall 5 → 7, Gardens 2 → 3 (lead)"."""
    found = effect(state.view, state.seat, build)
    told = [told_wall(state, found), *_portals(state, found), *_majorities(state, found)]
    return enumerated(state.words, [*_flying(state, found), *told])


def _flying(state: PanelState, found: Effect) -> list[str]:
    """In short: how many falcons fly home."""
    return [state.words("effect-falcons", count=len(found.leaving))] if found.leaving else []


def _flying_home(state: PanelState, found: Effect) -> list[str]:
    """Each falcon that flies home, by its name."""
    words = state.words
    gone = [
        words("effect-falcon", falcon=falcon_label(words, one.falcon), crossing=corner_label(one.corner))
        for one in found.leaving
    ]
    return [words("effect-falcons-home", count=len(gone), falcons=enumerated(words, gone))] if gone else []


def _portals(state: PanelState, found: Effect) -> list[str]:
    before, after = found.portals
    return [state.words("effect-portals", before=before, after=after)] if before != after else []


def told_wall(state: PanelState, found: Effect) -> str:
    """The wall: "Wall 5 → 7", or "Wall 5" if it stays."""
    before, after = found.wall
    if before == after:
        return state.words("wall-length", length=before)
    return state.words("effect-wall", before=before, after=after)


def told_effect(state: PanelState, build: Build) -> str:
    """All of it, a line each, the other players' counts included."""
    found = effect(state.view, state.seat, build)
    now, then = found.points
    return "\n".join(
        (
            *_flying_home(state, found),
            told_wall(state, found),
            *_portals(state, found),
            *(_majority_with_others(state, majority) for majority in found.majorities),
            state.words("effect-points", now=now, then=then),
        )
    )


def _majorities(state: PanelState, found: Effect) -> list[str]:
    return [_majority(state, majority) for majority in found.majorities]


def _majority(state: PanelState, majority: Majority) -> str:
    return state.words(
        "effect-majority",
        kinds=kinds_label(state.words, majority.kind),
        before=majority.before.count,
        after=majority.after.count,
        rank=_rank(state, majority.after),
    )


def _majority_with_others(state: PanelState, majority: Majority) -> str:
    if not majority.others:
        return state.words("effect-alone", majority=_majority(state, majority))
    words, context = state.words, state.context
    others = [
        words("effect-other", name=context.short_name(seat), count=count) for seat, count in majority.others
    ]
    return words("effect-others", majority=_majority(state, majority), others=enumerated(words, others))


def _rank(state: PanelState, rank: Rank) -> str:
    words = state.words
    if rank.leads:
        return words("effect-lead")
    if rank.shares_lead:
        return words("effect-lead-shared")
    return words("effect-place", place=rank.place) if rank.count else words("effect-none")
