"""What stands before a building, where the plate with the price leaves room."""

from collections.abc import Callable
from typing import Final

from engine.position.pieces import Kind
from render.base.pen import Pen, curve
from render.base.theme import Role, kind_roles

_RIGHT: Final = 86.0
_FOOT: Final = 88.0
_ROOM_FOR_ONE: Final = 11.0
_ROOM_FOR_TWO: Final = 28.0


def draw_courtyard(pen: Pen, kind: Kind, left: float) -> None:
    """A pool, or one or two small objects, from `left` to the right wall."""
    room = _RIGHT - left
    if kind is Kind.PAVILION:
        _draw_pool(pen, left + 3, room - 3)
    elif room >= _ROOM_FOR_TWO:
        _DRAWN[kind](pen, left + room * 0.3)
        _DRAWN[kind](pen, left + room * 0.79)
    elif room >= _ROOM_FOR_ONE:
        _DRAWN[kind](pen, left + room * 0.6)


def _draw_pool(pen: Pen, x: float, w: float) -> None:
    pen.rectangle(x, 66, w, 21, Role.STONE_SHADE, 4)
    pen.rectangle(x, 65, w, 20, Role.STONE_LIGHT, 4)
    pen.block(x + 3, 68, w - 6, 14, Role.WATER)
    pen.block(x + 6, 71.5, 8, 1.8, Role.WATER_LIGHT)
    pen.block(x + w - 15, 77, 9, 1.8, Role.WATER_LIGHT)


def _draw_pot(pen: Pen, x: float) -> None:
    pen.polygon([(x - 4.5, 80), (x + 4.5, 80), (x + 3, _FOOT), (x - 3, _FOOT)], Role.ROOF)
    pen.block(x - 5.2, 78.6, 10.4, 2.4, Role.ROOF_SHADE)


def _draw_myrtle(pen: Pen, x: float) -> None:
    pen.circle(x, 71.5, 6.2, Role.LEAF_SHADE)
    pen.circle(x - 0.9, 70.6, 4.9, Role.LEAF)
    pen.block(x - 1, 76, 2, 4, Role.TRUNK)
    _draw_pot(pen, x)


def _draw_flowers(pen: Pen, x: float) -> None:
    pen.ellipse(x, 75.6, 5.6, 4.6, Role.LEAF)
    for dx, dy in ((-3.2, 74), (0.4, 71.6), (3.4, 75)):
        pen.circle(x + dx, dy, 2.1, Role.BLOSSOM)
    _draw_pot(pen, x)


def _draw_jar(pen: Pen, x: float) -> None:
    """A tall winged jar, as the Nasrid potters made them."""
    _, brown, shade = kind_roles(Kind.ARCADES)
    pen.polygon([(x - 3, 67), (x + 3, 67), (x + 6.4, 75), (x - 6.4, 75)], shade)
    left = curve((x - 1.8, 72), (x - 11, 76), (x - 2.2, _FOOT), 8)
    pen.polygon(left + [(2 * x - px, py) for px, py in reversed(left)], Role.STONE_LIGHT)
    pen.block(x - 1.8, 66, 3.6, 8, Role.STONE_LIGHT)
    pen.block(x - 5.4, 77, 10.8, 2.2, brown)


def _draw_rosebush(pen: Pen, x: float) -> None:
    pen.circle(x, 81, 6.6, Role.LEAF_SHADE)
    for dx, dy in ((-2.6, 80), (2.4, 78), (1.2, 83.6)):
        pen.circle(x + dx, dy, 2.1, Role.BLOSSOM)


def _draw_shield(pen: Pen, x: float) -> None:
    _, _, shade = kind_roles(Kind.TOWER)
    for r, role in ((6.8, shade), (5.2, Role.GOLD)):
        right = [(x + r, 76 - r), *curve((x + r, 77), (x + r, 82), (x, 81 + r), 8)]
        pen.polygon(right + [(2 * x - px, py) for px, py in reversed(right)], role)
    pen.polygon([(x - 5.2, 70.8), (x - 1.6, 70.8), (x + 5, 78.6), (x + 3.4, 82.2)], shade)


_DRAWN: Final[dict[Kind, Callable[[Pen, float], None]]] = {
    Kind.SERAGLIO: _draw_myrtle,
    Kind.ARCADES: _draw_jar,
    Kind.CHAMBERS: _draw_flowers,
    Kind.GARDEN: _draw_rosebush,
    Kind.TOWER: _draw_shield,
}
