"""The size of pictures, and parts stacked in a column."""

from typing import Final

from render.base.scene import Box, Mark

WIDE: Final = 1200
"""The width of every picture."""
HIGHEST: Final = 1500
"""With this height, four to five, a phone shows a picture whole."""
MARGIN: Final = 24
GAP: Final = 16
INNER: Final = WIDE - 2 * MARGIN


class Column:
    """Parts stacked from the top of a picture downwards."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.bottom = MARGIN

    def take(self, high: int) -> Box:
        """The next part of the picture, of a given height."""
        box = Box(MARGIN, self.bottom, INNER, high)
        self.bottom = box.bottom + GAP
        return box

    @property
    def height(self) -> int:
        return self.bottom - GAP + MARGIN
