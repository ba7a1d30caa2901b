"""What modules keep in the middle of the table, in rows."""

from collections.abc import Iterator

from engine.views.view import View
from render.base.look import Look
from render.base.scene import Box
from render.modules.answers import Supply
from render.modules.registry import collect, modules_at
from render.parts.palace_parts import GAP, Column


def lay_supplies(column: Column, view: View, look: Look) -> None:
    """A row for each supply; those that need little room share one."""
    supplies = collect(module.supplies(view, look) for module in modules_at(view))
    for supply in supplies:
        if supply.share is None:
            column.marks += supply.lay(column.take(supply.height))
    if small := [supply for supply in supplies if supply.share is not None]:
        row = column.take(max(supply.height for supply in small))
        for supply, box in zip(small, _shared(row, small), strict=True):
            column.marks += supply.lay(box)


def _shared(row: Box, supplies: list[Supply]) -> Iterator[Box]:
    """Parts of a row in the proportions that are asked for; the last has what is left."""
    whole, left = sum(supply.share or 0 for supply in supplies), row.x
    for supply in supplies[:-1]:
        wide = row.w * (supply.share or 0) // whole
        yield Box(left, row.y, wide, row.h)
        left += wide + GAP
    yield Box(left, row.y, row.right - left, row.h)
