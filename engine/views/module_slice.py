"""What a view shows of a module."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from engine.transitions.scoring import Table

Slice = TypeVar("Slice")


def module_slice(table: "Table", kind: type[Slice]) -> Slice | None:
    """The slice of this type; None if its module is not at the table."""
    return next((kept for kept in table.slices if isinstance(kept, kind)), None)
