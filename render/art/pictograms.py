"""Pictograms: what can be done and what can be looked at, each in one colour on clear ground."""

from collections.abc import Callable
from enum import Enum
from typing import Final

from render.art.shapes import Path, arc, horseshoe, onion, rounded, turned
from render.base.pen import Pen, curve, star_points
from render.base.theme import Role

STROKE: Final = 9.0
_FINE: Final = 7.0


Cut = Callable[[Path], None]
"""Cuts an opening into a sign."""
Pictogram = Callable[[Pen, Role, Cut], None]


class Sign(Enum):
    """What a small sign stands for."""

    TAKE = "take"
    BUY = "buy"
    PLACE = "place"
    RESERVE = "reserve"
    REDESIGN = "redesign"
    SWAP = "swap"
    UNDO = "undo"
    END = "end"
    HAND = "hand"
    TABLE = "table"
    PALACE = "palace"
    SCORES = "scores"
    MORE = "more"
    WALL = "wall"
    DECK = "deck"
    DISCARD = "discard"
    BAG = "bag"
    SCORING = "scoring"
    GIFT = "gift"
    YES = "yes"
    PAYABLE = "payable"
    NO = "no"
    TURN = "turn"
    NEW = "new"


def _disc(x: float, y: float, r: float) -> Path:
    return arc(x, y, r, 0, 360, steps=64)


def _arrow(
    pen: Pen, start: tuple[float, float], end: tuple[float, float], role: Role, head: float = 15
) -> None:
    """A straight arrow along an axis."""
    (x0, y0), (x1, y1) = start, end
    length = abs(x1 - x0) + abs(y1 - y0)
    dx, dy = (x1 - x0) / length * head, (y1 - y0) / length * head
    pen.line([start, end], STROKE, role)
    pen.line([(x1 - dx - dy, y1 - dy + dx), end, (x1 - dx + dy, y1 - dy - dx)], STROKE, role)


def _plus(pen: Pen, x: float, y: float, role: Role) -> None:
    pen.line([(x - 15, y), (x + 15, y)], STROKE, role)
    pen.line([(x, y - 15), (x, y + 15)], STROKE, role)


def _take(pen: Pen, role: Role, cut: Cut) -> None:
    """A pile of coins grows."""
    for n, x in enumerate((36, 40, 36)):
        y = 82 - n * 18
        cut(arc(x, y + 1, 36, 0, 360, flat=0.42))
        pen.ellipse(x, y, 32, 11.5, role)
        pen.rectangle(x - 32, y - 5, 64, 5, role)
        pen.ellipse(x, y - 5, 32, 11.5, role)
    cut(arc(36, 41, 20, 0, 360, flat=0.3))
    _plus(pen, 80, 22, role)


def _buy(pen: Pen, role: Role, cut: Cut) -> None:
    """A house and the coin it costs."""
    pen.line([(14, 42), (44, 14), (74, 42)], STROKE, role)
    pen.polygon([(14, 44), (44, 16), (74, 44), (74, 90), (14, 90)], role)
    cut(horseshoe(24, 56, 18, 34))
    cut(_disc(72, 70, 29))
    pen.polygon(_disc(72, 70, 23), role)
    cut(star_points(72, 70, 13))


def _place(pen: Pen, role: Role, _: Cut) -> None:
    """A tile is let down between others."""
    pen.rectangle(34, 6, 32, 32, role, 5)
    pen.line([(37, 52), (50, 64), (63, 52)], STROKE, role)
    for x in (3, 69):
        pen.rectangle(x, 61, 28, 32, role, 5)
    pen.line([(38, 89), (62, 89)], STROKE, role)


def _reserve(pen: Pen, role: Role, cut: Cut) -> None:
    """A chest for later."""
    pen.polygon(
        [*arc(28, 34, 20, 180, 270, steps=10), *arc(72, 34, 20, 270, 360, steps=10), (92, 46), (8, 46)], role
    )
    pen.rectangle(8, 53, 84, 37, role, 5)
    cut(rounded(36, 38, 28, 32, 5))
    pen.rectangle(42, 44, 16, 20, role, 4)


def _redesign(pen: Pen, role: Role, cut: Cut) -> None:
    """A pencil over a ground plan."""
    pencil = [(36, 74), (24, 62), (74, 12), (86, 24)]
    pen.line([(36, 20), (10, 20), (10, 90), (80, 90), (80, 60)], STROKE, role)
    pen.polygon(pencil, role)
    pen.polygon([(30, 68), (21, 59), (14, 84), (39, 77)], role)
    pen.polygon(turned(rounded(78, 4, 14, 18, 5), 45, 85, 13), role)
    cut([(66, 19), (70, 15), (83, 28), (79, 32)])
    cut([(20, 65), (24, 61), (37, 74), (33, 78)])


def _swap(pen: Pen, role: Role, _: Cut) -> None:
    _arrow(pen, (12, 32), (88, 32), role, 18)
    _arrow(pen, (88, 68), (12, 68), role, 18)


def _undo(pen: Pen, role: Role, _: Cut) -> None:
    pen.line([(16, 36), (58, 36), *arc(60, 61, 25, -90, 90, steps=24), (34, 86)], STROKE, role)
    pen.line([(36, 16), (15, 36), (36, 56)], STROKE, role)


def _end(pen: Pen, role: Role, _: Cut) -> None:
    _arrow(pen, (8, 50), (68, 50), role, 23)
    pen.line([(88, 16), (88, 84)], STROKE + 2, role)


def _hand(pen: Pen, role: Role, cut: Cut) -> None:
    """A fan of three cards."""
    for angle in (-26, 0, 26):
        cut(turned(rounded(26, 8, 48, 66, 9), angle, 50, 108))
        pen.polygon(turned(rounded(31, 13, 38, 56, 6), angle, 50, 108), role)


def _table(pen: Pen, role: Role, _: Cut) -> None:
    """The four squares of the market."""
    pen.line([(9, 9), (91, 9), (91, 91), (9, 91)], _FINE, role, closed=True)
    for x in (21, 54):
        for y in (21, 54):
            pen.rectangle(x, y, 25, 25, role, 4)


def _palace(pen: Pen, role: Role, cut: Cut) -> None:
    """A gate between two towers, under a dome."""
    pen.polygon(onion(50, 42, 40, 36), role)
    pen.rectangle(24, 40, 52, 52, role)
    for x in (6, 74):
        pen.rectangle(x, 36, 20, 56, role)
        for merlon in (x, x + 7.5, x + 15):
            pen.rectangle(merlon, 27, 5, 12, role)
    cut(horseshoe(38, 56, 24, 38))


def _scores(pen: Pen, role: Role, _: Cut) -> None:
    """Three columns of different height."""
    for x, top in ((10, 52), (39, 14), (68, 34)):
        pen.rectangle(x, top, 22, 90 - top, role, 4)


def _more(pen: Pen, role: Role, _: Cut) -> None:
    for x in (18, 50, 82):
        pen.circle(x, 50, 11, role)


def _wall(pen: Pen, role: Role, cut: Cut) -> None:
    """Courses of bricks under battlements."""
    for x in (6, 40, 74):
        pen.rectangle(x, 12, 20, 18, role, 2)
    for y, cuts in ((30, ()), (52, (33, 67)), (74, (50,))):
        pen.rectangle(6, y, 88, 17, role, 2)
        for x in cuts:
            cut([(x - 2.5, y), (x + 2.5, y), (x + 2.5, y + 17), (x - 2.5, y + 17)])


def _deck(pen: Pen, role: Role, cut: Cut) -> None:
    """A pile of cards."""
    pen.polygon(rounded(20, 6, 52, 66, 7), role)
    cut(rounded(29, 15, 34, 48, 3))
    pen.star(46, 39, 13, role)
    pen.line([(83, 22), (83, 83), (36, 83)], _FINE, role)
    pen.line([(95, 36), (95, 95), (50, 95)], _FINE - 1, role)


def _discard(pen: Pen, role: Role, cut: Cut) -> None:
    """A card laid aside, crossed out."""
    card = turned(rounded(24, 10, 52, 72, 7), -12)
    inner = turned(rounded(33, 19, 34, 54, 3), -12)
    pen.polygon(card, role)
    cut(inner)
    cut(_disc(70, 72, 27))
    for dx in (-1, 1):
        pen.line([(70 - 15 * dx, 57), (70 + 15 * dx, 87)], STROKE, role)


def _bag(pen: Pen, role: Role, cut: Cut) -> None:
    """A bag drawn together with a string."""
    pen.polygon(
        [
            (36, 32),
            *curve((36, 32), (6, 54), (12, 78)),
            *curve((14, 92), (50, 96), (86, 92)),
            *curve((88, 78), (94, 54), (64, 32)),
        ],
        role,
    )
    pen.polygon([(28, 8), (40, 13), (50, 7), (60, 13), (72, 8), (64, 24), (36, 24)], role)
    cut(star_points(50, 62, 17))


def _scoring(pen: Pen, role: Role, cut: Cut) -> None:
    """A star on a ribbon."""
    pen.polygon(
        [(30, 54), (20, 96), (38, 88), (46, 98), (50, 70), (54, 98), (62, 88), (80, 96), (70, 54)], role
    )
    cut(star_points(50, 38, 43))
    pen.star(50, 38, 36, role)
    cut(_disc(50, 38, 12))


def _gift(pen: Pen, role: Role, cut: Cut) -> None:
    pen.rectangle(8, 32, 84, 19, role, 3)
    pen.rectangle(14, 55, 72, 38, role, 3)
    cut([(45, 55), (55, 55), (55, 94), (45, 94)])
    for side in (-1, 1):
        loop = [
            *curve((50, 30), (50 + side * 14, 4), (50 + side * 32, 12)),
            *curve((50 + side * 32, 12), (50 + side * 36, 28), (50, 30)),
        ]
        pen.line(loop, _FINE, role)


def _yes(pen: Pen, role: Role, _: Cut) -> None:
    pen.line([(14, 54), (39, 80), (87, 24)], STROKE + 5, role)


def _payable(pen: Pen, role: Role, cut: Cut) -> None:
    """A coin: it can be paid, though not exactly."""
    pen.polygon(_disc(50, 50, 42), role)
    cut(_disc(50, 50, 20))


def _no(pen: Pen, role: Role, _: Cut) -> None:
    pen.line([(20, 20), (80, 80)], STROKE + 5, role)
    pen.line([(80, 20), (20, 80)], STROKE + 5, role)


def _turn(pen: Pen, role: Role, _: Cut) -> None:
    """A pointer to the player to act."""
    pen.polygon([(22, 14), (86, 50), (22, 86)], role)
    pen.line([(22, 14), (86, 50), (22, 86)], STROKE, role, closed=True)


def _new(pen: Pen, role: Role, _: Cut) -> None:
    """A glint."""
    pen.star(42, 54, 42, role, points=4, depth=0.32)
    pen.star(80, 18, 18, role, points=4, depth=0.32)


PICTOGRAMS: Final[dict[Sign, Pictogram]] = {
    Sign.TAKE: _take,
    Sign.BUY: _buy,
    Sign.PLACE: _place,
    Sign.RESERVE: _reserve,
    Sign.REDESIGN: _redesign,
    Sign.SWAP: _swap,
    Sign.UNDO: _undo,
    Sign.END: _end,
    Sign.HAND: _hand,
    Sign.TABLE: _table,
    Sign.PALACE: _palace,
    Sign.SCORES: _scores,
    Sign.MORE: _more,
    Sign.WALL: _wall,
    Sign.DECK: _deck,
    Sign.DISCARD: _discard,
    Sign.BAG: _bag,
    Sign.SCORING: _scoring,
    Sign.GIFT: _gift,
    Sign.YES: _yes,
    Sign.PAYABLE: _payable,
    Sign.NO: _no,
    Sign.TURN: _turn,
    Sign.NEW: _new,
}
