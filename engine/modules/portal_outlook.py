"""O2: do all portals find places? What is found out at one position serves all that is asked there."""

from collections import deque
from functools import lru_cache
from typing import Final

from engine.board.palace import Palace
from engine.modules.portal_draft import PortalDraft
from engine.modules.portal_search import PortalSearch, Way
from engine.position.pieces import Kind, Tile

WAYS_KEPT: Final = 12


class PortalOutlook:
    """The ways to place all portals that were found at one position, and what they are good for."""

    def __init__(self) -> None:
        self._ways: deque[Way] = deque(maxlen=WAYS_KEPT)
        self._dead_ends: set[object] = set()

    def all_find_places(self, palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]) -> bool:
        """O2: can all these portals be placed, in some order with these tiles?"""
        if not portals:
            return True
        draft = PortalDraft(palace, tiles, portals)
        if (question := draft.question) in self._dead_ends:
            return False
        if any(draft.follows(way) for way in self._ways):
            return True
        if PortalSearch(draft).succeeds():
            self._ways.appendleft(tuple(draft.steps))
            return True
        self._dead_ends.add(question)
        return False


@lru_cache(maxsize=256)
def outlook_at(palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]) -> PortalOutlook:  # noqa: ARG001 (the key)
    """What is known about a position with these tiles and portals aside."""
    return PortalOutlook()


@lru_cache(maxsize=4096)
def all_find_places(palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]) -> bool:
    """O2: can all these portals be placed, in some order with these tiles?"""
    return PortalOutlook().all_find_places(palace, tiles, portals)


def forget() -> None:
    """Drop all answers kept, so that a benchmark measures finding them."""
    outlook_at.cache_clear()
    all_find_places.cache_clear()
