"""O2: can all portals that were bought be placed, in some order with the tiles aside? An exact search.

Whether a piece fits depends only on the eight cells around it. So take, of any way to place all portals, one
portal, what was laid around it before it, what was laid around that before, and so on: this group could be
laid first, and the rest after it in the old order. The search therefore lays group after group, small ones
first, for the portal with fewest places, and remembers the sets of steps that led nowhere.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from engine.board.fitting import ALL_SIDES
from engine.board.geometry import Side
from engine.modules.portal_draft import PlainTile, PortalDraft, Step, near
from engine.modules.portal_hopes import TILES_JOINED
from engine.position.pieces import Kind

LARGE: Final = 3
"""From this size on, groups are tried all together."""
Way = tuple[Step, ...]
"""Steps that lay all portals."""

_OFFERED: Final = tuple(
    sum(side.opposite for side in Side if not walls & side) for walls in range(ALL_SIDES + 1)
)
"""By a tile's walls: the sides with which others can join it."""
FURTHER_SIDES: Final = tuple(3 - walls.bit_count() for walls in range(ALL_SIDES + 1))
"""By a tile's walls: its open sides besides the one that joins it."""
TOUCHABLE: Final = frozenset(walls for walls, sides in enumerate(FURTHER_SIDES) if sides > 0)
"""The walls of tiles that a portal can touch once they are joined."""


class Group(NamedTuple):
    """A portal, and the pieces that are laid before it for its sake."""

    kind: Kind
    least: int
    most: int
    """How many pieces are laid before it."""
    begun: int
    """How many steps had been made before the group."""
    spots: list[int]
    """Where it may touch a building that stood before the group."""
    seen: set[frozenset[Step]]


class PortalSearch:
    """Finds a way to lay all portals of a draft, and leaves the draft with it."""

    def __init__(self, draft: PortalDraft) -> None:
        self._draft = draft
        self._dead_ends: set[frozenset[Step]] = set()

    def succeeds(self) -> bool:
        """Is there a way from here?"""
        draft = self._draft
        if not draft.portals:
            return True
        laid = frozenset(draft.steps)
        if laid in self._dead_ends:
            return False
        if not is_hopeless(draft) and any(self._lays(group) for group in self._groups()):
            return True
        self._dead_ends.add(laid)
        return False

    def _groups(self) -> Iterator[Group]:
        """All groups of the portal with fewest places, the small ones first, the large ones together."""
        draft = self._draft
        kind = min(dict.fromkeys(draft.portals), key=lambda kind: len(draft.portal_steps(kind)))
        begun, spots = len(draft.steps), draft.spots(kind)
        pieces = len(draft.tiles) + len(draft.portals) - draft.portals.count(kind)
        for size in range(min(pieces + 1, LARGE)):
            yield Group(kind, size, size, begun, spots, set())
        if pieces >= LARGE:
            yield Group(kind, LARGE, pieces, begun, spots, set())

    def _lays(self, group: Group) -> bool:
        """Can the rest of a group, and then all other portals, be laid?"""
        own = self._draft.steps[group.begun :]
        laid = frozenset(own)
        if laid in group.seen:
            return False
        group.seen.add(laid)
        if len(own) >= group.least:
            cells = [step.cell for step in own]
            ends = [step for step in self._draft.portal_steps(group.kind) if _belongs(step.cell, cells, 1)]
            if self._any_of(ends, self.succeeds):
                return True
        return len(own) < group.most and self._any_of(
            self._steps_before(group, own), lambda: self._lays(group)
        )

    def _any_of(self, steps: Iterable[Step], goes_on: Callable[[], bool]) -> bool:
        for step in steps:
            self._draft.lay(step)
            if goes_on():
                return True
            self._draft.lift()
        return False

    def _steps_before(self, group: Group, own: list[Step]) -> Iterator[Step]:
        """The next piece before a group's portal: none too far away to belong to the group."""
        draft, kind = self._draft, group.kind
        left, cells = group.most - len(own), [step.cell for step in own]
        # A portal that touches no tile of its group comes to lie on one of the spots.
        touching = any(step.kind is kind and step.shape in TOUCHABLE for step in own) or (
            left > 1 and any(tile.kind is kind and tile.walls in TOUCHABLE for tile in draft.tiles)
        )
        for tile in dict.fromkeys(draft.tiles):
            anywhere = touching or (tile.kind is kind and tile.walls in TOUCHABLE)
            for cell in draft.board.places(tile.walls):
                if _belongs(cell, cells, left + 1) and (anywhere or near(cell, group.spots, left)):
                    yield Step(cell, *tile)
        for other in dict.fromkeys(draft.portals):
            for step in draft.portal_steps(other) if other is not kind else ():
                if _belongs(step.cell, cells, left + 1) and (touching or near(step.cell, group.spots, left)):
                    yield step


def _belongs(cell: int, cells: list[int], distance: int) -> bool:
    return not cells or near(cell, cells, distance)


def is_hopeless(draft: PortalDraft) -> bool:
    """Are there surely too few places for portals of some kind, whatever is laid, and however?"""
    joined: list[PlainTile] | None = None
    for kind in dict.fromkeys(draft.portals):
        missing = draft.portals.count(kind) - len(draft.spots(kind))
        if missing > 0:
            joined = _joined(draft) if joined is None else joined
            if sum(FURTHER_SIDES[tile.walls] for tile in joined if tile.kind is kind) < missing:
                return True
    return False


def _joined(draft: PortalDraft) -> list[PlainTile]:
    """The tiles that can be joined to the palace or to one another, if nothing but open sides mattered."""
    directly = 0
    for code in draft.board.codes.values():
        directly |= TILES_JOINED[code]
    # Another portal may turn the way to any side.
    offered = ALL_SIDES if len(draft.portals) > 1 else 0
    left, joined = list(draft.tiles), []
    while new := [tile for tile in left if directly >> tile.walls & 1 or offered & ~tile.walls]:
        for tile in new:
            left.remove(tile)
            joined.append(tile)
            offered |= _OFFERED[tile.walls]
    return joined
