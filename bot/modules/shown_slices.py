"""What a view shows of a module."""

from typing import TypeVar

from engine import View

SliceT = TypeVar("SliceT")


def shown_slice(view: View, kind: type[SliceT]) -> SliceT | None:
    """The slice of this type; None if its module is not at the table."""
    return next((kept for kept in view.slices if isinstance(kept, kind)), None)
