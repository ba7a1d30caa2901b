"""Whether an action is what its class says: every field, down to the single card.

Types are compared exactly. A number that merely equals a cell (1.0, True) would be stored as it is.
"""

from collections.abc import Callable
from dataclasses import is_dataclass
from types import UnionType
from typing import Any, Final, NewType, get_args, get_origin, get_type_hints

Check = Callable[[Any], bool]
_FIELDS: Final[dict[type, tuple[tuple[str, Check], ...]]] = {}
"""The fields of each class that was asked about."""


def is_well_formed(value: Any) -> bool:
    """Has every field of this dataclass a value of its type?"""
    given, kind = value.__dict__, type(value)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple((name, _check(hint)) for name, hint in get_type_hints(kind).items())
    for name, check in _FIELDS[kind]:  # noqa: SIM110 (every action passes here, and a generator takes longer)
        if not check(given.get(name)):
            return False
    return True


def _check(hint: Any) -> Check:
    """What tells whether something is of a type."""
    if isinstance(hint, NewType):
        return _check(hint.__supertype__)
    if isinstance(hint, UnionType):
        checks = {choice: _check(choice) for choice in get_args(hint)}
        return lambda value: (check := checks.get(type(value))) is not None and check(value)
    if get_origin(hint) is tuple:
        each, *others = get_args(hint)
        if others == [...]:
            each = _check(each)
            return lambda value: type(value) is tuple and all(map(each, value))
        return _tuple_of(tuple, (each, *others))
    if is_dataclass(hint):
        return lambda value: type(value) is hint and is_well_formed(value)
    if issubclass(hint, tuple):
        return _tuple_of(hint, tuple(get_type_hints(hint).values()))
    return lambda value: type(value) is hint


def _tuple_of(kind: type[Any], hints: tuple[Any, ...]) -> Check:
    """What tells whether something is a tuple of this kind, with fields of these types."""
    plain = tuple([hint.__supertype__ if isinstance(hint, NewType) else hint for hint in hints])
    if all(isinstance(hint, type) and not issubclass(hint, tuple) for hint in plain):
        return lambda value: type(value) is kind and tuple(map(type, value)) == plain
    checks = [_check(hint) for hint in hints]

    def holds(value: Any) -> bool:
        return (
            type(value) is kind
            and len(value) == len(checks)
            and all(check(field) for check, field in zip(checks, value, strict=True))
        )

    return holds
