"""Making the next frozen value out of the last one, quickly."""

from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

__all__ = ["replace"]

if TYPE_CHECKING:
    from dataclasses import replace
else:
    _new, _set = object.__new__, object.__setattr__

    def replace(value: T, **changes: Any) -> T:
        """What `dataclasses.replace` gives, six times as fast.

        It joins the fields instead of running `__init__`, so it is meant for frozen dataclasses without
        slots, `__post_init__` or cached properties. Type checkers see `dataclasses.replace`.
        """
        twin = _new(type(value))
        _set(twin, "__dict__", value.__dict__ | changes)
        return twin
