"""How values of each type are written as JSON and read again, worked out from their annotations."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from engine.board.geometry import Cell, Corner, Half
from engine.board.palace import Palace
from engine.judge.errors import BrokenRecord
from engine.position.pieces import MAX_PLAYERS, Card, Credit, DeckCard, Money, Seat, Tile
from engine.position.rng import Seed, parse_seed
from engine.text.action_notation import parse_palace, print_palace
from engine.text.piece_notation import (
    parse_card,
    parse_cell,
    parse_corner,
    parse_credit,
    parse_deck_card,
    parse_half,
    parse_money,
    parse_tile,
    print_cell,
    print_corner,
    print_half,
)
from engine.transitions.score_lines import Source

MOST_CELLS: Final = 1000
"""Cells whose names are kept; a game knows far fewer."""

Json = Any
"""Whatever a JSON library reads and writes."""


class Form(NamedTuple):
    """How values of one type are written and read."""

    encode: Callable[[Any], Json]
    decode: Callable[[Json], Any]


@cache
def form_of(kind: Any) -> Form:
    """The form of a type: texts for what has a name, lists for tuples, objects for dataclasses."""
    if kind in _NAMED:
        return _NAMED[kind]
    if get_origin(kind) in (UnionType, Union):
        return _optional(kind)
    if get_origin(kind) is tuple:
        return _tuple(*get_args(kind))
    if hasattr(kind, "parse"):
        return _text(str, kind.parse)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    assert is_dataclass(kind), f"{kind} has no JSON form"
    return _object(kind)


def expect_keys(data: Json, wanted: set[str]) -> None:
    """Refuse anything but an object with exactly these keys."""
    if not isinstance(data, dict) or data.keys() != wanted:
        given = sorted(map(str, data)) if isinstance(data, dict) else type(data).__name__
        raise BrokenRecord(f"expected the keys {sorted(wanted)}, not {given}"[:300])


def _plain(kind: type) -> Form:
    def decode(data: Json) -> Any:
        if type(data) is not kind:
            raise BrokenRecord(f"expected {kind.__name__}, not {type(data).__name__}")
        return data

    return Form(lambda value: value, decode)


def _text(encode: Callable[[Any], str], parse: Callable[[str], Any]) -> Form:
    plain = _plain(str)
    return Form(encode, lambda data: parse(plain.decode(data)))


def _seat(data: Json) -> Seat:
    number = _plain(int).decode(data)
    if number not in range(MAX_PLAYERS):
        raise BrokenRecord(f"no such seat: {number}")
    return Seat(number)


_NAMED: Final[dict[Any, Form]] = {
    int: _plain(int),
    str: _plain(str),
    bool: _plain(bool),
    dict[str, Json]: _plain(dict),
    Source: _plain(str),
    Seat: Form(lambda seat: seat, _seat),
    Seed: _text(str, parse_seed),
    Card: _text(str, cache(parse_card)),
    Credit: _text(str, parse_credit),
    Money: _text(str, parse_money),
    DeckCard: _text(str, cache(parse_deck_card)),
    Tile: _text(str, cache(parse_tile)),
    Cell: _text(print_cell, lru_cache(MOST_CELLS)(parse_cell)),
    Corner: _text(print_corner, parse_corner),
    Half: _text(print_half, parse_half),
    Palace: _text(print_palace, parse_palace),
}


def _optional(kind: Any) -> Form:
    (inner,) = (form_of(part) for part in get_args(kind) if part is not NoneType)
    return Form(
        lambda value: None if value is None else inner.encode(value),
        lambda data: None if data is None else inner.decode(data),
    )


def _tuple(*parts: Any) -> Form:
    if parts[-1] is Ellipsis:
        each = form_of(parts[0])
        return Form(
            lambda value: [each.encode(part) for part in value],
            lambda data: tuple(each.decode(part) for part in _list(data)),
        )
    forms = [form_of(part) for part in parts]
    return Form(
        lambda value: [form.encode(part) for form, part in zip(forms, value, strict=True)],
        lambda data: tuple(form.decode(part) for form, part in zip(forms, _list(data), strict=True)),
    )


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise BrokenRecord(f"expected a list, not {type(data).__name__}")
    return data


def _enum(kind: type[Enum]) -> Form:
    named = {member.name.lower(): member for member in kind}

    def decode(data: Json) -> Enum:
        if not isinstance(data, str) or data not in named:
            raise BrokenRecord(f"no such {kind.__name__}: {data!r}"[:100])
        return named[data]

    return Form(lambda member: member.name.lower(), decode)


def _object(kind: Any) -> Form:
    hints = get_type_hints(kind)
    parts = {part.name: form_of(hints[part.name]) for part in fields(kind)}
    names = set(parts)

    def decode(data: Json) -> Any:
        expect_keys(data, names)
        return kind(**{name: form.decode(data[name]) for name, form in parts.items()})

    return Form(
        lambda value: {name: form.encode(getattr(value, name)) for name, form in parts.items()}, decode
    )
