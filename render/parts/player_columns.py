"""The columns of the players on a table picture, and of rows that stand below them."""

from typing import Final, NamedTuple

from engine.position.pieces import Kind
from render.base.scene import Box, centred

ROW: Final = 80
"""How high a row below the players is."""
EDGE: Final = 6
LAST: Final = 110
"""How wide each of the last three columns is."""
_KIND: Final = 61


class PlayerColumns(NamedTuple):
    """Where the columns of a row are, on a line of figures of a given height."""

    row: Box
    high: int

    def cell(self, right: int, wide: int) -> Box:
        """A part of the line, `right` pixels from the row's right end."""
        return Box(self.row.right - right - wide, self.row.y + EDGE, wide, self.high)

    @property
    def emblem(self) -> Box:
        side = min(60, self.high - 4)
        return centred((side, side), Box(self.row.x + 16, self.row.y + EDGE, 60, self.high))

    @property
    def name(self) -> Box:
        left = self.emblem.right + 10
        return Box(left, self.row.y + EDGE, self.score.x - 4 - left, self.high)

    @property
    def score(self) -> Box:
        return self.cell(3 * LAST + 8 + len(Kind) * _KIND + 8, 96)

    def kind(self, kind: Kind) -> Box:
        return self.cell(3 * LAST + 8 + (len(Kind) - 1 - kind) * _KIND, _KIND)

    def last(self, n: int) -> Box:
        """Wall, hand, reserve."""
        return self.cell(4 + (2 - n) * LAST, LAST)
