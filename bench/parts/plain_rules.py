"""The building rules said plainly: a dict of cells and flood fills, nothing remembered.

The benchmark measures the engine against this version, and the tests hold the engine to its answers.
"""

from collections.abc import Iterable, Mapping

from engine.position.pieces import Tile

Point = tuple[int, int]
Plan = Mapping[Point, Tile | None]
"""Which tile lies where; the fountain at (0, 0) is None."""

STEPS = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}


def walls(plan: Plan, point: Point) -> int:
    tile = plan[point]
    return tile.walls if tile else 0


def neighbours(point: Point) -> Iterable[tuple[int, Point]]:
    return ((side, (point[0] + dx, point[1] + dy)) for side, (dx, dy) in STEPS.items())


def sides_match(plan: Plan) -> bool:
    """B2, for all touching sides."""
    return all(
        bool(walls(plan, point) & side) == bool(walls(plan, other) & OPPOSITE[side])
        for point in plan
        for side, other in neighbours(point)
        if other in plan
    )


def reachable(plan: Plan) -> set[Point]:
    """B3: where one can walk from the fountain."""
    found, todo = {(0, 0)}, [(0, 0)]
    while todo:
        point = todo.pop()
        for side, other in neighbours(point):
            if other in plan and other not in found and not walls(plan, point) & side:
                found.add(other)
                todo.append(other)
    return found


def holes(plan: Plan) -> set[Point]:
    """B5: the empty cells that the outside does not reach."""
    xs, ys = [x for x, _ in plan], [y for _, y in plan]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    corner = (min(xs) - 1, min(ys) - 1)
    outside, todo = {corner}, [corner]
    while todo:
        for _, other in neighbours(todo.pop()):
            if other in box and other not in plan and other not in outside:
                outside.add(other)
                todo.append(other)
    return box - outside - set(plan)


def legal(plan: Plan) -> bool:
    return sides_match(plan) and len(reachable(plan)) == len(plan) and not holes(plan)


def places(plan: Plan, tile: Tile) -> set[Point]:
    """Every cell where the tile may be added."""
    edge = {other for point in plan for _, other in neighbours(point) if other not in plan}
    return {point for point in edge if legal({**plan, point: tile})}


def removable(plan: Plan) -> set[Point]:
    """Every cell whose tile may be taken back."""
    return {
        point
        for point in plan
        if point != (0, 0) and legal({other: tile for other, tile in plan.items() if other != point})
    }


def swap_places(plan: Plan, tile: Tile) -> set[Point]:
    """Every cell whose tile may be swapped for this one."""
    return {point for point in plan if point != (0, 0) and legal({**plan, point: tile})}


def wall_length(plan: Plan) -> int:
    """C4: the longest trail of outer wall sides, tried from every side in every direction."""
    ends = {1: ((0, 0), (1, 0)), 2: ((1, 0), (1, 1)), 4: ((0, 1), (1, 1)), 8: ((0, 0), (0, 1))}
    sides = [
        tuple((point[0] + dx, point[1] + dy) for dx, dy in ends[side])
        for point in plan
        for side, other in neighbours(point)
        if walls(plan, point) & side and other not in plan
    ]
    at: dict[Point, list[int]] = {}
    for number, (a, b) in enumerate(sides):
        at.setdefault(a, []).append(number)
        at.setdefault(b, []).append(number)

    def longest(corner: Point, used: frozenset[int]) -> int:
        onward = [number for number in at[corner] if number not in used]
        return max(
            (1 + longest(_other_end(sides[number], corner), used | {number}) for number in onward), default=0
        )

    return max((longest(corner, frozenset()) for corner in at), default=0)


def _other_end(side: tuple[Point, ...], corner: Point) -> Point:
    return side[1] if side[0] == corner else side[0]
