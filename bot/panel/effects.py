"""What a change to a palace leads to: the wall, the majorities, the points if scored now."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.modules.registry import MODULES
from engine import (
    Action,
    Add,
    Cell,
    Kind,
    Palace,
    Place,
    Seat,
    Swap,
    TakeBack,
    View,
    Wall,
    if_scored_now,
    totals,
)
from engine.transitions.score_lines import MAJORITY, ScoreLine

_EFFECTS_REMEMBERED: Final = 256
"""A screen asks several times what the same change leads to."""
TileBuild = Place | Add | TakeBack | Swap
"""The actions that bring a tile into a palace or take one out."""


@dataclass(frozen=True)
class Rank:
    """How a player ranks in a kind: tiles, place, and how many share that place."""

    count: int
    place: int = 0
    sharing: int = 0

    @property
    def leads(self) -> bool:
        """Is this the only leader?"""
        return self.place == 1 and self.sharing == 1

    @property
    def shares_lead(self) -> bool:
        """Is the lead shared?"""
        return self.place == 1 and self.sharing > 1


@dataclass(frozen=True)
class Majority:
    """A kind whose count changes, with the other players' counts."""

    kind: Kind
    before: Rank
    after: Rank
    others: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class Effect:
    """What a change leads to, before and after."""

    wall: tuple[Wall, Wall]
    """The longest wall."""
    points: tuple[int, int]
    """What the seat would score."""
    majorities: tuple[Majority, ...]


def changes_palace(action: object) -> bool:
    """Does an action change a palace?"""
    owner = MODULES.owner(action)
    return isinstance(action, TileBuild if owner is None else owner.builds)


def cell_of(view: View, seat: Seat, build: TileBuild) -> Cell:
    """The cell that changes."""
    if isinstance(build, Place | Add):
        return build.cell
    cell = view.players[seat].palace.cell_of(build.removed if isinstance(build, Swap) else build.tile)
    assert cell is not None, "only what stands in a palace can leave it"
    return cell


def palace_after(view: View, seat: Seat, build: Action) -> Palace:
    """The seat's palace after a legal change."""
    palace, owner = view.players[seat].palace, MODULES.owner(build)
    if owner is not None:
        return owner.palace_after(palace, build)
    assert isinstance(build, TileBuild), "nothing else changes a palace"
    cell = cell_of(view, seat, build)
    match build:
        case Place(tile) | Add(tile):
            return palace.built(tile, cell)
        case TakeBack():
            return palace.taken_down(cell)
        case Swap(tile):
            return palace.swapped(tile, cell)


@lru_cache(_EFFECTS_REMEMBERED)
def effect(view: View, seat: Seat, build: Action) -> Effect:
    """Everything that a change leads to."""
    palace = view.players[seat].palace
    after = palace_after(view, seat, build)
    changed = _with_palace(view, seat, after)
    for module in MODULES:
        changed = module.changed_view(view, seat, build, changed)
    lines, lines_after = if_scored_now(view), if_scored_now(changed)
    return Effect(
        wall=(palace.longest_wall, after.longest_wall),
        points=(totals(lines, len(view.scores))[seat], totals(lines_after, len(view.scores))[seat]),
        majorities=tuple(_majorities(seat, lines, lines_after)),
    )


def _with_palace(view: View, seat: Seat, palace: Palace) -> View:
    changed = replace(view.players[seat], palace=palace)
    return replace(view, players=(*view.players[:seat], changed, *view.players[seat + 1 :]))


def _majorities(
    seat: Seat, lines: tuple[ScoreLine, ...], lines_after: tuple[ScoreLine, ...]
) -> Iterator[Majority]:
    for kind in Kind:
        before, after = _ranks(lines, kind), _ranks(lines_after, kind)
        own, own_after = before.pop(seat, Rank(0)), after.get(seat, Rank(0))
        if own.count != own_after.count:
            others = sorted(((other, rank.count) for other, rank in before.items()), key=_most_first)
            yield Majority(kind, own, own_after, tuple(others))


def _ranks(lines: tuple[ScoreLine, ...], kind: Kind) -> dict[Seat, Rank]:
    return {
        line.seat: Rank(line.count, line.place, line.sharing)
        for line in lines
        if line.source == MAJORITY[kind]
    }


def _most_first(held: tuple[Seat, int]) -> tuple[int, Seat]:
    seat, count = held
    return -count, seat
