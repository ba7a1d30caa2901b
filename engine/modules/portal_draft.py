"""A palace to try tiles and portals on, with what is left to lay."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.board.fitting import ALL_SIDES, HALF
from engine.board.geometry import ROW, STEP, Side
from engine.board.palace import Palace
from engine.modules.portal_hopes import PORTAL_SIDES, out_of_reach
from engine.position.pieces import Kind, Tile

if TYPE_CHECKING:
    from engine.board.draft import Covered

_ACROSS: Final = tuple((STEP[side], int(side.opposite)) for side in Side)
"""The step across each side, and the side that faces it there."""


class Step(NamedTuple):
    """A piece laid: its shape, and the kind of the tile or portal."""

    cell: int
    shape: int
    kind: Kind


class PlainTile(NamedTuple):
    """A tile, as far as it matters here."""

    walls: int
    kind: Kind


class PortalDraft:
    """What stands, the tiles and portals still to be laid, and the steps so far."""

    def __init__(self, palace: Palace, tiles: Iterable[Tile], portals: Iterable[Kind]) -> None:
        self.board = palace.draft()
        self.tiles = [PlainTile(tile.walls, tile.kind) for tile in tiles]
        self.portals = list(portals)
        self.steps: list[Step] = []
        self._covered: list[Covered] = []
        self._cells: dict[Kind, list[int]] = {kind: [] for kind in self.portals}
        for cell, tile in palace.tiles.items():
            if tile.kind in self._cells:
                self._cells[tile.kind].append(cell)

    @property
    def question(self) -> object:
        """Equal for drafts of which the same is true: what stands, what can be touched, what is left."""
        cells = tuple(frozenset(self._cells[kind]) for kind in sorted(self._cells))
        return frozenset(self.board.shapes.items()), cells, tuple(sorted(self.tiles)), tuple(self.portals)

    def lay(self, step: Step) -> None:
        """Add a piece that is left where it fits."""
        self._covered.append(self.board.lay(step.cell, step.shape))
        self.steps.append(step)
        if step.shape & HALF:
            self.portals.remove(step.kind)
        else:
            self.tiles.remove(PlainTile(step.shape, step.kind))
            if step.kind in self._cells:
                self._cells[step.kind].append(step.cell)

    def lift(self) -> None:
        """Take back the last step."""
        step = self.steps.pop()
        self.board.lift(self._covered.pop())
        if step.shape & HALF:
            self.portals.append(step.kind)
        else:
            self.tiles.append(PlainTile(step.shape, step.kind))
            if step.kind in self._cells:
                self._cells[step.kind].pop()

    def allows(self, step: Step) -> bool:
        """Is such a piece left, and does it fit there?"""
        cell, shape, kind = step
        if shape & HALF:
            return (
                kind in self.portals
                and shape & ALL_SIDES in self.board.angles(cell)
                and any(shape & facing and cell - across in self._cells[kind] for across, facing in _ACROSS)
            )
        return PlainTile(shape, kind) in self.tiles and self.board.fits(cell, shape)

    def follows(self, way: Iterable[Step]) -> bool:
        """Do the steps of a way, as far as they can be made, lay all portals? If not, nothing is laid."""
        for step in way:
            if self.allows(step):
                self.lay(step)
            elif step.shape & HALF and step.kind in self.portals:
                break
        if not self.portals:
            return True
        while self.steps:
            self.lift()
        return False

    def portal_steps(self, kind: Kind) -> list[Step]:
        """O3: every way to lay a portal of this kind now."""
        return [
            Step(cell, HALF | angle, kind)
            for cell, sides in self._contacts(kind).items()
            for angle in self.board.angles(cell)
            if angle & sides
        ]

    def spots(self, kind: Kind) -> list[int]:
        """Where a portal may come to touch a building of its kind that stands now, whatever else is laid."""
        codes, shapes = self.board.codes, self.board.shapes
        return [
            cell
            for cell, sides in self._contacts(kind).items()
            if PORTAL_SIDES[codes[cell] | out_of_reach(codes[cell], cell, shapes)] & sides
        ]

    def _contacts(self, kind: Kind) -> dict[int, int]:
        """The empty cells beside buildings of a kind, and the sides of each that would touch one."""
        codes = self.board.codes
        found: dict[int, int] = {}
        for building in self._cells[kind]:
            for step, facing in _ACROSS:
                cell = building + step
                if cell in codes:
                    found[cell] = found.get(cell, 0) | facing
        return found


@cache
def within(distance: int) -> frozenset[int]:
    """The steps that lead no further than this, diagonally too."""
    reach = range(-distance, distance + 1)
    return frozenset(x + y * ROW for x in reach for y in reach)


def near(cell: int, others: list[int], distance: int) -> bool:
    """Does the cell lie this close to one of the others?"""
    steps = within(distance)
    for other in others:  # noqa: SIM110 (a generator takes twice as long)
        if cell - other in steps:
            return True
    return False
