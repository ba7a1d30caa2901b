"""What buildings are made of: arches, domes, cubes, merlons, lattices."""

from typing import Final

from render.base.pen import Pen, curve
from render.base.theme import Role

_LEG: Final = 0.74
"""How wide a horseshoe arch is beneath its round head."""


def arch(pen: Pen, x: float, y: float, w: float, h: float, role: Role) -> None:
    """A horseshoe arch in a box, with a narrow waist."""
    r = w / 2
    pen.circle(x + r, y + r, r, role)
    pen.block(x + r * (1 - _LEG), y + r, w * _LEG, h - r, role)


def striped_arch(pen: Pen, x: float, y: float, r: float, foot: float, light: Role, dark: Role) -> None:
    """A horseshoe arch around a centre, its stones light and dark in turn."""
    stones, first, last = 9, 150.0, 390.0
    step = (last - first) / stones
    pen.sector(x, y, r, first, last, light)
    for n in range(1, stones, 2):
        pen.sector(x, y, r, first + n * step, first + (n + 1) * step, dark)
    inner = r * 0.62
    arch(pen, x - inner, y - inner, 2 * inner, foot - y + inner, Role.OPENING)


def dome(pen: Pen, x: float, y: float, r: float, h: float, light: Role, dark: Role) -> None:
    """A dome that swells above its foot and ends in a point; its right side is in the shade."""
    foot, belly = r * 0.86, y - h * 0.62
    left = curve((x - foot, y), (x - r * 1.12, y - h * 0.3), (x - r * 0.94, belly + h * 0.06), 6)
    left += curve((x - r * 0.94, belly + h * 0.06), (x - r * 0.7, y - h * 0.9), (x, y - h), 8)
    right = [(2 * x - px, py) for px, py in reversed(left)]
    pen.polygon(left + right, light)
    inner = [(x + (px - x) * 0.42, py) for px, py in reversed(right)]
    pen.polygon(right + inner, dark)


def cube(pen: Pen, x: float, y: float, w: float, h: float, front: Role, dark: Role) -> None:
    """A plain room with a flat roof, its right side in the shade."""
    deep = 5.0
    pen.block(x, y, w - deep, h, front)
    pen.block(x + w - deep, y, deep, h, Role.STONE_SHADE)
    pen.block(x - 1, y - 1.6, w + 1, 3, front)
    pen.block(x + w - deep, y - 1.6, deep + 1, 3, dark)
    pen.block(x - 1, y + 1.4, w - deep + 1, 1.2, Role.STONE_SHADE)


def battlement(pen: Pen, x: float, y: float, w: float, count: int, front: Role, last: Role) -> None:
    """Merlons along the top of a wall; the last is in the shade."""
    pitch = w / (count - 0.4)
    for n in range(count):
        pen.block(x + n * pitch, y, pitch * 0.6, 4.4, last if n == count - 1 else front)


def lattice(pen: Pen, x: float, y: float, w: float, h: float, dark: Role) -> None:
    """A screened window."""
    pen.block(x - 1.4, y - 1.4, w + 2.8, h + 2.8, Role.STONE_LIGHT)
    pen.block(x, y, w, h, dark)
    for n in (1, 2):
        pen.block(x + n * w / 3 - 0.6, y, 1.2, h, Role.STONE_LIGHT)
        pen.block(x, y + n * h / 3 - 0.6, w, 1.2, Role.STONE_LIGHT)


def finial(pen: Pen, x: float, y: float) -> None:
    """The golden point of a roof."""
    pen.block(x - 0.7, y - 3.6, 1.4, 5, Role.GOLD_DEEP)
    pen.circle(x, y - 0.6, 1.9, Role.GOLD_DEEP)
