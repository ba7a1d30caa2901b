"""Cards fanned out: how large they are and where each lies, so that every value can be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from render.base.scene import Box

_SIZES: Final = ((112, 157), (92, 129))
"""Cards in one row, and in several."""
_SEEN: Final = 0.7
"""So much of a card stays visible beside the next: its value is in the middle."""
_GAP: Final = 12


@dataclass(frozen=True)
class OverlappingCards:
    """Cards in rows; within a row they may overlap."""

    count: int
    rows: int
    size: tuple[int, int]

    @property
    def each(self) -> int:
        """Cards in a full row."""
        return -(-self.count // self.rows)

    @property
    def height(self) -> int:
        return self.rows * (self.size[1] + 2 * _GAP) - 2 * _GAP

    def places(self, box: Box) -> Iterator[Box]:
        """Where the cards lie in a box, in the middle of its width."""
        wide, high = self.size
        step = min(wide + _GAP, (box.w - wide) // max(1, self.each - 1))
        left = box.x + (box.w - step * (self.each - 1) - wide) // 2
        for n in range(self.count):
            row, column = divmod(n, self.each)
            yield Box(left + column * step, box.y + row * (high + 2 * _GAP), wide, high)


def fan_for(count: int, wide: int) -> OverlappingCards:
    """So many cards in so much room."""
    (large, _), (small, _) = _SIZES
    if count <= _most(large, wide):
        return OverlappingCards(count, 1, _SIZES[0])
    return OverlappingCards(count, -(-count // _most(small, wide)), _SIZES[1])


def _most(card: int, wide: int) -> int:
    return int((wide - card) // (card * _SEEN)) + 1
