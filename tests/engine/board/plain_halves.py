"""Palaces with halves, said plainly: every cell is four quarters, cut by both diagonals, for floods to fill.

A tile covers all four quarters of its cell, a half two neighbouring ones. Nothing is remembered, nothing
is clever: the tests hold the engine to these answers.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.position.pieces import Kind, Tile

Point = tuple[int, int]
Quarter = tuple[Point, str]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BIT = {"N": 1, "E": 2, "S": 4, "W": 8}
BESIDE = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}
"""The quarters of the same cell that a quarter has a side in common with."""
ENDS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
LONG_ENDS = {"NW": ((1, 0), (0, 1)), "SE": ((1, 0), (0, 1)), "NE": ((0, 0), (1, 1)), "SW": ((0, 0), (1, 1))}


class Wedge(NamedTuple):
    """A half: the corner of its right angle, and its kind."""

    corner: str
    kind: Kind


Piece = Tile | Wedge | None
Plan = Mapping[Point, Piece]
"""What lies where; the fountain at (0, 0) is None."""


def quarters(piece: Piece) -> str:
    return piece.corner if isinstance(piece, Wedge) else "NESW"


def walled(piece: Piece, side: str) -> bool:
    return isinstance(piece, Tile) and bool(piece.walls & BIT[side])


def beyond(point: Point, side: str) -> Point:
    return point[0] + STEPS[side][0], point[1] + STEPS[side][1]


def meetings(plan: Plan) -> Iterator[tuple[Point, str, Point]]:
    """Every place where two pieces lie side to side, from both sides."""
    for point, piece in plan.items():
        for side in quarters(piece):
            other = beyond(point, side)
            if other in plan and OPPOSITE[side] in quarters(plan[other]):
                yield point, side, other


def sides_match(plan: Plan) -> bool:
    return all(
        walled(plan[point], side) == walled(plan[other], OPPOSITE[side])
        for point, side, other in meetings(plan)
    )


def reachable(plan: Plan) -> set[Point]:
    ways: dict[Point, list[Point]] = {}
    for point, side, other in meetings(plan):
        if not walled(plan[point], side):
            ways.setdefault(point, []).append(other)
    found, todo = {(0, 0)}, [(0, 0)]
    while todo:
        new = set(ways.get(todo.pop(), ())) - found
        found |= new
        todo += new
    return found


def holes(plan: Plan) -> set[Point]:
    """The cells with a quarter that is neither covered nor reached from the outside."""
    xs, ys = [x for x, _ in plan], [y for _, y in plan]
    box = [(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)]
    covered = {(point, side) for point, piece in plan.items() for side in quarters(piece)}
    free = {(point, side) for point in box for side in STEPS} - covered
    todo = [(box[0], "N")]
    while todo:
        quarter = todo.pop()
        if quarter in free:
            free.remove(quarter)
            point, side = quarter
            todo += [(point, near) for near in BESIDE[side]]
            todo.append((beyond(point, side), OPPOSITE[side]))
    return {point for point, _ in free}


def in_contact(plan: Plan) -> bool:
    """O3, O4: every half lies with a short side against a tile of its kind."""
    return all(
        any(
            isinstance(tile := plan.get(beyond(point, side)), Tile) and tile.kind is piece.kind
            for side in piece.corner
        )
        for point, piece in plan.items()
        if isinstance(piece, Wedge)
    )


def legal(plan: Plan) -> bool:
    return sides_match(plan) and len(reachable(plan)) == len(plan) and not holes(plan)


def _edge(plan: Plan) -> set[Point]:
    return {beyond(point, side) for point in plan for side in STEPS} - set(plan)


def places(plan: Plan, tile: Tile) -> set[Point]:
    return {point for point in _edge(plan) if legal({**plan, point: tile})}


def half_places(plan: Plan, kind: Kind) -> set[tuple[Point, str]]:
    return {
        (point, corner)
        for point in _edge(plan)
        for corner in LONG_ENDS
        if in_contact(after := {**plan, point: Wedge(corner, kind)}) and legal(after)
    }


def _tiles(plan: Plan) -> Iterable[Point]:
    return (point for point, piece in plan.items() if isinstance(piece, Tile))


def removable(plan: Plan) -> set[Point]:
    """Where taking back breaks no building rule; contact is looked at apart."""
    return {point for point in _tiles(plan) if legal({p: piece for p, piece in plan.items() if p != point})}


def swap_places(plan: Plan, tile: Tile) -> set[Point]:
    """Where swapping breaks no building rule; contact is looked at apart."""
    return {point for point in _tiles(plan) if legal({**plan, point: tile})}


def wall_value(plan: Plan) -> tuple[int, int]:
    """C4, O5: the longest trail of outer walls tried from every corner, and the long sides in the best."""
    walls: list[tuple[Point, Point, int]] = []
    for (x, y), piece in plan.items():
        here = [
            (ENDS[side], 0)
            for side in "NESW"
            if walled(piece, side)
            and ((other := beyond((x, y), side)) not in plan or OPPOSITE[side] not in quarters(plan[other]))
        ]
        if isinstance(piece, Wedge):
            here.append((LONG_ENDS[piece.corner], 1))
        walls += [((x + ax, y + ay), (x + bx, y + by), slant) for ((ax, ay), (bx, by)), slant in here]

    def best(corner: Point, used: frozenset[int]) -> tuple[int, int]:
        found = (0, 0)
        for number, (one, other, slant) in enumerate(walls):
            if number not in used and corner in (one, other):
                rest = best(other if corner == one else one, used | {number})
                found = max(found, (rest[0] + 1, rest[1] + slant))
        return found

    return max((best(corner, frozenset()) for wall in walls for corner in wall[:2]), default=(0, 0))
