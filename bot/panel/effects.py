"""What a change of a palace leads to: the wall, the majorities, the points if they were scored now."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.table.expansion import falcons_in
from engine import (
    Add,
    BuyFalcon,
    Cell,
    Falcons,
    Kind,
    Palace,
    Perched,
    Place,
    PlacePortal,
    Seat,
    Swap,
    TakeBack,
    View,
    falcons_leaving,
    if_scored_now,
    totals,
)
from engine.transitions.score_lines import MAJORITY, ScoreLine

TileBuild = Place | Add | TakeBack | Swap
Build = TileBuild | PlacePortal
"""The actions that change a palace."""


@dataclass(frozen=True)
class Rank:
    """How somebody stands in a kind: tiles, the place they cover, and how many cover it with them."""

    count: int
    place: int = 0
    sharing: int = 0

    @property
    def leads(self) -> bool:
        """Is nobody else as good?"""
        return self.place == 1 and self.sharing == 1

    @property
    def shares_lead(self) -> bool:
        """Is somebody else as good, and nobody better?"""
        return self.place == 1 and self.sharing > 1


@dataclass(frozen=True)
class Majority:
    """A kind whose count changes, and what the others have of it."""

    kind: Kind
    before: Rank
    after: Rank
    others: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class Effect:
    """Before and after."""

    wall: tuple[int, int]
    portals: tuple[int, int]
    """Portals in the longest wall."""
    points: tuple[int, int]
    """What the seat would score now, and then."""
    majorities: tuple[Majority, ...]
    leaving: tuple[Perched, ...]
    """The falcons that fly home (F4)."""


def cell_of(view: View, seat: Seat, build: Build) -> Cell:
    """Where the change takes place."""
    if isinstance(build, Place | Add):
        return build.cell
    if isinstance(build, PlacePortal):
        return build.half.cell
    cell = view.players[seat].palace.cell_of(build.removed if isinstance(build, Swap) else build.tile)
    assert cell is not None, "only what stands in a palace can leave it"
    return cell


def palace_after(view: View, seat: Seat, build: Build) -> Palace:
    """The seat's palace after a change that is allowed."""
    palace, cell = view.players[seat].palace, cell_of(view, seat, build)
    match build:
        case Place(tile) | Add(tile):
            return palace.built(tile, cell)
        case TakeBack():
            return palace.taken_down(cell)
        case Swap(tile):
            return palace.swapped(tile, cell)
        case PlacePortal(kind, half):
            return palace.with_half(half, kind)


def effect(view: View, seat: Seat, build: Build) -> Effect:
    """Everything that a change leads to."""
    palace = view.players[seat].palace
    after = palace_after(view, seat, build)
    gone = leaving(view, seat, build)
    changed = _without_falcons(_with_palace(view, seat, after), gone)
    lines, lines_after = if_scored_now(view), if_scored_now(changed)
    return Effect(
        wall=(palace.longest_wall.length, after.longest_wall.length),
        portals=(len(palace.longest_wall.halves), len(after.longest_wall.halves)),
        points=(totals(lines, len(view.scores))[seat], totals(lines_after, len(view.scores))[seat]),
        majorities=tuple(_majorities(seat, lines, lines_after)),
        leaving=gone,
    )


def leaving(view: View, seat: Seat, build: Build) -> tuple[Perched, ...]:
    """F4: the falcons that fly home if the palace is changed so."""
    if falcons_in(view) is None or not isinstance(build, TakeBack | Swap):
        return ()
    return falcons_leaving(view, seat, cell_of(view, seat, build))


def falcon_points(view: View, seat: Seat, bought: BuyFalcon) -> tuple[int, int]:
    """What a seat would score now, and with this falcon."""
    kept = falcons_in(view)
    perched = () if kept is None else kept.perched
    then = _with_falcons(view, (*perched, Perched(seat, bought.falcon, bought.corner)))
    seats = len(view.scores)
    return totals(if_scored_now(view), seats)[seat], totals(if_scored_now(then), seats)[seat]


def _without_falcons(view: View, gone: tuple[Perched, ...]) -> View:
    kept = falcons_in(view)
    if kept is None or not gone:
        return view
    return _with_falcons(view, tuple(perched for perched in kept.perched if perched not in gone))


def _with_falcons(view: View, perched: tuple[Perched, ...]) -> View:
    slices = (Falcons(perched) if isinstance(kept, Falcons) else kept for kept in view.slices)
    return replace(view, slices=tuple(slices))


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
