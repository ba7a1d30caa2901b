"""Frozen values: making the next out of the last one, and keeping answers, quickly."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

__all__ = ["cached", "replace"]

if TYPE_CHECKING:
    from dataclasses import replace
    from functools import cached_property as cached
else:
    _new, _set = object.__new__, object.__setattr__

    class cached:  # noqa: N801 (a decorator, written like `property`)
        """What `functools.cached_property` is, without the lock that it takes until Python 3.12.

        Two threads that ask at the same time may both work an answer out; both get the same.
        """

        def __init__(self, answer: Callable[[Any], Any]) -> None:
            self.answer, self.name, self.__doc__ = answer, answer.__name__, answer.__doc__

        def __get__(self, value: Any, kind: type) -> Any:
            if value is None:
                return self
            found = self.answer(value)
            _set(value, self.name, found)
            return found

    def replace(value: T, **changes: Any) -> T:
        """What `dataclasses.replace` gives, six times as fast.

        It joins the fields instead of running `__init__`, so it is meant for frozen dataclasses without
        slots, `__post_init__` or cached properties. Type checkers see `dataclasses.replace`.
        """
        twin = _new(type(value))
        _set(twin, "__dict__", value.__dict__ | changes)
        return twin
