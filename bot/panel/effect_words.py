"""The effects of a change in words: short for menus, in full for previews."""

from collections.abc import Iterator

from bot.language.labels import kinds_label
from bot.modules.registry import MODULES
from bot.panel.effects import Effect, Majority, Rank, effect
from bot.panel.panel_state import PanelState
from engine import Action
from render.alt_text.lists import enumerated, set_apart


def told_change(state: PanelState, build: Action) -> str:
    """In one line: "Wall 5 → 7, Gardens 2 → 3 (lead)"."""
    return enumerated(state.words, [told_place(state, build), *told_majorities(state, build)])


def told_place(state: PanelState, build: Action) -> str:
    """What depends on the place of a change: "Wall 5 → 7"."""
    found = effect(state.view, state.seat, build)
    of_modules = MODULES.collect(lambda module: module.change_lines(state, build, short=True))
    return enumerated(state.words, [*of_modules, *_walls(state, found)])


def told_majorities(state: PanelState, build: Action) -> list[str]:
    """What is the same wherever a tile goes: "Gardens 2 → 3 (lead)"."""
    return [_majority(state, each) for each in effect(state.view, state.seat, build).majorities]


def _walls(state: PanelState, found: Effect) -> Iterator[str]:
    """The wall: "Wall 5 → 7", or "Wall 5" if unchanged; then what modules add."""
    words, (before, after) = state.words, found.wall
    if before.length == after.length:
        yield words("wall-length", length=before.length)
    else:
        yield words("effect-wall", before=before.length, after=after.length)
    yield from MODULES.collect(lambda module: module.wall_lines(words, before, after))


def told_effect(state: PanelState, build: Action) -> str:
    """In full, with the other players' counts."""
    found = effect(state.view, state.seat, build)
    now, then = found.points
    return set_apart(
        state.words,
        [
            *MODULES.collect(lambda module: module.change_lines(state, build, short=False)),
            *_walls(state, found),
            *(_majority_with_others(state, majority) for majority in found.majorities),
            state.words("effect-points", now=now, then=then),
        ],
    )


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
