"""What a poster is made of: the podium, and each palace in a panel with its owner, score, kinds and wall."""

from collections.abc import Iterator
from typing import Final

from engine.position.pieces import Kind, Seat
from engine.views.standings import Standing
from engine.views.view import View
from render.art.ornament import LaurelArt, PodiumArt
from render.art.signs import KindArt, SeatArt, Sign, SignArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Glaze, Mark, Plate, Sprite, centred
from render.base.theme import Role
from render.modules.hook_values import Shown
from render.modules.registry import additions, wall_figure
from render.parts.board import board
from render.parts.fitted_text import figure, line
from render.parts.medals import MEDAL, MEDALS, medals, rank_text, ranked
from render.parts.player_names import player_name

_NARROW: Final = 450
"""Narrower panels give names and kinds a line more."""
_HEAD: Final = 66
_FOOT: Final = 50
_SIDE: Final = 330
_ICON: Final = 40
_PAD: Final = 12
_WIDE_WALL: Final = 118
"""How wide the wall's number is with what modules add."""
_BLOCKS: Final = {1: 132, 2: 100, 3: 74}
"""How high the block of each place is."""
_WIDEST: Final = 330
_NAME: Final = 46
_LAUREL: Final = 148
_EMBLEM: Final = 84


def tall_panel(view: View, standing: Standing, place: int, look: Look, box: Box) -> Iterator[Mark]:
    """A palace beneath its owner."""
    yield from _frame(box, place)
    inner, wall = box.inset(_PAD), wall_figure(view.players[standing.seat].palace.longest_wall)
    head = Box(inner.x, inner.y, inner.w, _HEAD)
    lines = 1
    if box.w < _NARROW:
        lines = 2
        name = Box(inner.x + 4, head.bottom, inner.w - 8, 46)
        yield from player_name(name, look, standing.seat, 40, align=Align.CENTRE, face=Face.STRONG)
        yield from _owner(view, standing, place, look, head, named=False)
        head = Box(head.x, head.y, head.w, head.h + 48)
    else:
        yield from _owner(view, standing, place, look, head)
    foot = Box(inner.x + 4, inner.bottom - _FOOT * lines, inner.w - 8, _FOOT * lines)
    yield from _items(standing, wall, _wider_last(tuple(_in_lines(foot, lines)), foot, standing, wall))
    yield from _garden(view, standing, Box(inner.x, head.bottom + 8, inner.w, foot.y - head.bottom - 14))


def wide_panel(view: View, standing: Standing, place: int, look: Look, box: Box) -> Iterator[Mark]:
    """A palace beside its owner."""
    yield from _frame(box, place)
    inner, wall = box.inset(_PAD), wall_figure(view.players[standing.seat].palace.longest_wall)
    side = Box(inner.x, inner.y, _SIDE, inner.h)
    emblem = centred((104, 104), Box(side.x, side.y + 8, side.w, 104))
    yield Sprite(emblem, SeatArt(standing.seat, len(view.players)), Role.CARD)
    name = Box(side.x + 4, emblem.bottom + 6, side.w - 8, 52)
    yield from player_name(name, look, standing.seat, 46, align=Align.CENTRE, face=Face.STRONG)
    score = Box(side.x, emblem.bottom + 58, side.w, 84)
    yield figure(score, standing.score, 80)
    yield from _place(place, look, centred((120, MEDAL + 6), Box(side.x, score.bottom, side.w, MEDAL + 6)))
    listed = Box(side.x + 20, score.bottom + MEDAL + 10, side.w - 40, side.bottom - score.bottom - MEDAL - 10)
    cells = [cell for row in listed.rows(3) for cell in row.columns(3)]
    last = centred((160, cells[7].h), cells[7]) if wall != str(standing.wall) else cells[7]
    yield from _items(standing, wall, (*cells[:6], last))
    yield from _garden(
        view, standing, Box(side.right + _PAD, inner.y, inner.right - side.right - _PAD, inner.h)
    )


def imaginary_strip(standing: Standing, look: Look, box: Box) -> Iterator[Mark]:
    """An imaginary player, who has no palace: the score, and how many of each kind."""
    yield Plate(box, Role.CARD, Role.PAPER)
    inner = box.inset(_PAD, 10)
    emblem = centred((60, 60), Box(inner.x, inner.y, 60, inner.h))
    yield Sprite(emblem, SeatArt(standing.seat, standing.seat), Role.CARD)
    name = Box(emblem.right + 12, inner.y, 200, inner.h)
    yield from player_name(name, look, standing.seat, 42, face=Face.STRONG)
    score = Box(inner.right - 120, inner.y, 120, inner.h)
    yield line(score, standing.score, 56, align=Align.RIGHT, face=Face.STRONG)
    between = Box(name.right + 12, inner.y, score.x - name.right - 24, inner.h)
    yield from _items(standing, "", tuple(between.columns(6)))


def _frame(box: Box, place: int) -> Iterator[Mark]:
    if place == 1:
        yield Plate(box, Role.CARD, Role.PAPER, 20, Role.GOLD, 6)
    else:
        yield Plate(box, Role.CARD, Role.PAPER, 20)


def _owner(
    view: View, standing: Standing, place: int, look: Look, box: Box, *, named: bool = True
) -> Iterator[Mark]:
    yield from _place(place, look, Box(box.x, box.y, 64, box.h))
    emblem = centred((58, 58), Box(box.x + 66, box.y, 58, box.h))
    yield Sprite(emblem, SeatArt(standing.seat, len(view.players)), Role.CARD)
    score = Box(box.right - 118, box.y, 112, box.h)
    yield line(score, standing.score, 58, align=Align.RIGHT, face=Face.STRONG)
    if named:
        name = Box(emblem.right + 12, box.y, score.x - emblem.right - 18, box.h)
        yield from player_name(name, look, standing.seat, 42, face=Face.STRONG)


def _place(place: int, look: Look, box: Box) -> Iterator[Mark]:
    if place <= len(MEDALS):
        yield from medals(centred((MEDAL, MEDAL), box).x, box.centre[1], (place,), 1, Role.CARD)
    else:
        yield line(box, rank_text(place, look), 34, ink=Role.FAINT_INK, align=Align.CENTRE)


def _in_lines(box: Box, lines: int) -> Iterator[Box]:
    """Seven places for kinds and wall, in one line or two."""
    columns = 7 if lines == 1 else 4
    places = [place for row in box.rows(lines) for place in row.columns(columns)]
    yield from places[:7]


def _wider_last(boxes: tuple[Box, ...], box: Box, standing: Standing, wall_figure: str) -> tuple[Box, ...]:
    """More room for the wall, if modules add to it: what is free beside it, or a little of all others."""
    *kinds, wall = boxes
    if wall_figure == str(standing.wall):
        return boxes
    if wall.y == kinds[0].y:
        kinds = list(Box(box.x, wall.y, box.w - _WIDE_WALL, wall.h).columns(len(kinds)))
    left = kinds[-1].right
    return (*kinds, Box(left, wall.y, min(box.right - left, wall.w + _WIDE_WALL), wall.h))


def _items(standing: Standing, wall: str, boxes: tuple[Box, ...]) -> Iterator[Mark]:
    """How many of each kind, and the length of the wall, each with its sign."""
    signs: list[tuple[Art, int, str]] = [
        (KindArt(kind), count, str(count)) for kind, count in zip(Kind, standing.counts, strict=True)
    ]
    if standing.wall is not None:
        signs.append((SignArt(Sign.WALL, Role.WALL), standing.wall, wall))
    for (art, number, shown), box in zip(signs, boxes, strict=True):
        item = centred((min(_ICON + (84 if shown != str(number) else 44), box.w), box.h), box)
        yield Sprite(centred((_ICON, _ICON), Box(item.x, item.y, _ICON, item.h)), art, Role.CARD)
        ink = Role.INK if number else Role.FAINT_INK
        yield line(
            Box(item.x + _ICON + 4, item.y, item.w - _ICON - 4, item.h), shown, 36, ink=ink, face=Face.STRONG
        )


def _garden(view: View, standing: Standing, box: Box) -> Iterator[Mark]:
    yield Plate(box, Role.GARDEN_BED, Role.CARD, 14)
    palace = view.players[standing.seat].palace
    extras = additions(Shown(view, standing.seat))
    yield from board(
        palace, box.inset(10), coordinates=False, gaps=False, largest_cell=112, additions=extras
    ).marks


def podium(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Blocks side by side, the best in the middle; every player with a medal stands on one."""
    best = [(place, seat) for place, seat in ranked(view, view.scores) if place <= len(MEDALS)]
    wide = min(_WIDEST, box.w // len(best))
    columns = centred((wide * len(best), box.h), box).columns(len(best))
    for (place, seat), column in zip(from_the_middle(best), columns, strict=True):
        yield from _stand(view, look, place, seat, column)


def from_the_middle(best: list[tuple[int, Seat]]) -> list[tuple[int, Seat]]:
    """The first in the middle, the next on its left, the next on its right; equals in the order of seats."""
    places: list[int] = []
    for n, (place, _) in enumerate(best):
        places.insert(0 if n % 2 else len(places), place)
    return [(place, _nth(best, place, places[:n].count(place))) for n, place in enumerate(places)]


def _nth(best: list[tuple[int, Seat]], place: int, number: int) -> Seat:
    return [seat for other, seat in best if other == place][number]


def _stand(view: View, look: Look, place: int, seat: Seat, column: Box) -> Iterator[Mark]:
    high = _BLOCKS[place]
    block = Box(column.x + 4, column.bottom - high, column.w - 8, high)
    name = Box(column.x + 6, block.y - _NAME - 4, column.w - 12, _NAME)
    emblem = centred((_EMBLEM, _EMBLEM), Box(column.x, name.y - _EMBLEM - 8, column.w, _EMBLEM))
    if place == 1:
        around = centred((_LAUREL, _LAUREL), Box(column.x, name.y - _LAUREL, column.w, _LAUREL))
        emblem = centred((_EMBLEM, _EMBLEM), Box(around.x, around.y - 3, around.w, around.h))
        yield Sprite(around, LaurelArt(), Role.PAPER)
    yield Glaze(emblem, SeatArt(seat, len(view.players)))
    yield from player_name(name, look, seat, 42, ground=Role.PAPER, align=Align.CENTRE, face=Face.STRONG)
    yield Sprite(block, PodiumArt(place), Role.PAPER)
    cornice, plinth = high * 14 // 100, high * 21 // 100
    face = Box(block.x + 10, block.y + cornice, block.w - 20, high - cornice - plinth)
    yield figure(face, view.scores[seat], 60 if high > 90 else 48, ink=Role.LABEL_INK, ground=Role.STONE)
