"""The players as a table: one row each, one column for each kind, to show the majorities."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.position.pieces import Kind, Seat
from engine.views.standings import Standing, standings, trades
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, later_names
from render.alt_text.lists import enumerated
from render.alt_text.names import kinds_told, spoken_name, tile_name
from render.art.signs import KindArt, SeatArt, Sign, SignArt
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Fill, Mark, Plate, Sprite, Type, centred
from render.base.theme import Role, seat_role
from render.modules.hook_values import Piece, Place, Possession
from render.modules.registry import MODULES, collect, looks_of, pieces_aside, wall_figure
from render.parts.fitted_text import figure, line
from render.parts.player_columns import EDGE, LAST, ROW, PlayerColumns
from render.parts.player_names import player_name

_HEAD: Final = 92
_ASIDE: Final = 104
_POSSESSIONS: Final = 56
_GAP: Final = 8
_FEW: Final = 4
_NO_TILE: Final = "·"
_SCALE: Final = 10
_SHORTEST_SCALE: Final = 40
_ICON: Final = 48
_ITEM: Final = 104
_STEP: Final = 126


@dataclass(frozen=True)
class PlayerRow:
    """A player, with what modules add to their row."""

    standing: Standing
    wall: str
    """The length of the wall, and what modules add to it."""
    pieces: tuple[Piece, ...]
    """What is not placed yet, besides tiles."""
    possessions: tuple[Possession, ...]

    @property
    def has_aside(self) -> bool:
        """Is something not placed yet?"""
        return bool(self.standing.aside or self.pieces)

    @property
    def extra_height(self) -> int:
        """How much higher the row is for what lies aside, and for possessions."""
        return _ASIDE * self.has_aside + _POSSESSIONS * bool(self.possessions)


def player_rows(view: View) -> tuple[PlayerRow, ...]:
    """All players in the order of their turns."""
    return tuple(_player_row(view, standing) for standing in standings(view))


def _player_row(view: View, standing: Standing) -> PlayerRow:
    if standing.is_imaginary:
        return PlayerRow(standing, "–", (), ())
    seat = standing.seat
    return PlayerRow(
        standing,
        wall_figure(view.players[seat].palace.longest_wall),
        pieces_aside(view, seat),
        collect(module.possessions(view, seat) for module in MODULES.at_table(view)),
    )


def row_height(rows: int) -> int:
    """How high a row is: a little less where there are many."""
    return 90 if rows <= _FEW else 78


def players_height(view: View) -> int:
    """How high the table of players is."""
    rows = player_rows(view)
    extra = sum(row.extra_height for row in rows)
    last = ROW if trades(view) else -_GAP
    return _HEAD + len(rows) * (row_height(len(rows)) + _GAP) + extra + last


def players(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Head, one row for each player in the order of turns, and what is in the bag while it matters."""
    yield from _head(look, Box(box.x, box.y, box.w, _HEAD))
    rows = player_rows(view)
    longest = max(_SHORTEST_SCALE, -(-max(view.scores) // _SCALE) * _SCALE)
    y = box.y + _HEAD
    for row in rows:
        place = Box(box.x, y, box.w, row_height(len(rows)) + row.extra_height)
        yield from _row(view, look, row, place, longest)
        y = place.bottom + _GAP
    if trades(view):
        yield from _bag(view, look, Box(box.x, y, box.w, ROW))


def _head(look: Look, box: Box) -> Iterator[Mark]:
    columns = PlayerColumns(box, box.h)
    title = Box(columns.emblem.x, box.bottom - 52, columns.score.x - columns.emblem.x, 48)
    yield line(title, look.words("table-picture-players"), 36, ink=Role.FAINT_INK, ground=Role.PAPER)
    labels = (
        (columns.score, Sign.SCORES, look.words("table-picture-points")),
        (columns.last(0), Sign.WALL, look.words("table-picture-wall")),
        (columns.last(1), Sign.HAND, look.words("table-picture-hand")),
        (columns.last(2), Sign.RESERVE, look.words("table-picture-reserve")),
    )
    for column, sign, label in labels:
        yield Sprite(Box(column.x + (column.w - 46) // 2, box.y, 46, 46), SignArt(sign), Role.PAPER)
        under = Box(column.x, box.bottom - 46, column.w, 42)
        yield line(under, label, 30, ink=Role.FAINT_INK, ground=Role.PAPER, align=Align.CENTRE)
    for kind in Kind:
        yield Sprite(Box(columns.kind(kind).x + 2, box.bottom - 66, 58, 58), KindArt(kind), Role.PAPER)


def _row(view: View, look: Look, row: PlayerRow, box: Box, longest: int) -> Iterator[Mark]:
    standing = row.standing
    border = Role.TURN if standing.to_act else Role.GOLD if standing.has_won else None
    yield Plate(box, Role.CARD, Role.PAPER, 16, border, 5)
    columns = PlayerColumns(box, row_height(len(view.scores)) - 2 * EDGE - 12)
    yield Sprite(columns.emblem, SeatArt(standing.seat, len(view.players)), Role.CARD)
    yield from _name(look, standing, columns.name)
    yield figure(columns.score, standing.score, 54)
    for kind in Kind:
        yield from _count(columns.kind(kind), standing.counts[kind], leads=standing.leads[kind])
    reserve = None if standing.is_imaginary else len(standing.reserve)
    for n, number in enumerate((standing.wall, standing.hand_size, reserve)):
        ink = Role.INK if number else Role.FAINT_INK
        shown = row.wall if n == 0 else "–" if number is None else number
        yield figure(columns.last(n), shown, 46, ink=ink)
    below = Box(columns.name.x, columns.name.bottom, box.right - columns.name.x - 20, _POSSESSIONS)
    if row.possessions:
        yield from _possessions(row.possessions, columns, below)
        below = below.moved(0, _POSSESSIONS)
    if row.has_aside:
        yield from _aside(view, look, row, Box(*below[:3], _ASIDE))
    yield from _score_bar(view, standing, box, longest)


def _possessions(held: tuple[Possession, ...], columns: PlayerColumns, box: Box) -> Iterator[Mark]:
    """What a player has of modules, in one line: below the name, the wall, or the hand."""
    left = box.x
    for place, art, number in held:
        if place is Place.NAME:
            yield from _item(Box(left, box.y, _ITEM, box.h), art, number)
            left += _STEP
        else:
            column = columns.last(0 if place is Place.WALL else 1)
            yield from _item(centred((_ITEM, box.h), Box(column.x, box.y, column.w, box.h)), art, number)


def _item(box: Box, art: Art, number: str) -> Iterator[Mark]:
    icon = Box(box.x, box.y + (box.h - _ICON) // 2, _ICON, _ICON)
    yield Sprite(icon, art, Role.CARD)
    left = icon.right + 6
    yield line(Box(left, box.y, box.right - left, box.h), number, 42, face=Face.STRONG)


def _name(look: Look, standing: Standing, box: Box) -> Iterator[Mark]:
    """A player's name; the player to act, or the winner, stands out."""
    name = look.name(standing.seat)
    if not standing.to_act and not standing.has_won:
        yield from player_name(box, look, standing.seat, 42)
        return
    role, ink = (Role.TURN, Role.TURN_INK) if standing.to_act else (Role.GOLD, Role.LABEL_INK)
    plate = box.inset(0, 5)
    yield Plate(plate, role, Role.CARD, 16)
    room = plate.inset(18, 0)
    if standing.to_act and width(name, Type(Face.STRONG, 40)) <= room.w - 36:
        sign = Box(room.x - 2, plate.y + (plate.h - 30) // 2, 30, 30)
        yield Sprite(sign, SignArt(Sign.TURN, ink), role)
        room = Box(sign.right + 8, room.y, room.right - sign.right - 8, room.h)
    yield from player_name(room, look, standing.seat, 40, ink=ink, ground=role, face=Face.STRONG)


def _count(box: Box, count: int, *, leads: bool) -> Iterator[Mark]:
    if leads:
        place = centred((54, 54), box)
        yield Plate(place, Role.GOLD, Role.CARD, 14)
        yield figure(place, count, 46, ink=Role.LABEL_INK, ground=Role.GOLD)
    else:
        yield figure(box, count or _NO_TILE, 46, ink=Role.INK if count else Role.FAINT_INK)


def _aside(view: View, look: Look, row: PlayerRow, box: Box) -> Iterator[Mark]:
    side, looks = box.h - 12, looks_of(view)
    arts = [looks.art(tile) for tile in row.standing.aside] + [piece.art for piece in row.pieces]
    for n, art in enumerate(arts):
        yield Sprite(Box(box.x + n * (side + 12), box.y + 4, side, side), art, Role.CARD)
    left = box.x + len(arts) * (side + 12) + 8
    label = look.words("table-picture-aside")
    yield line(Box(left, box.y + 4, box.right - left, side), label, 38, ink=Role.FAINT_INK)


def _score_bar(view: View, standing: Standing, box: Box, longest: int) -> Iterator[Mark]:
    """Points as a length, the same scale in every row."""
    groove = Box(box.x + 18, box.bottom - 16, box.w - 36, 8)
    yield Fill(groove, Role.SUNK)
    if standing.score:
        filled = Box(groove.x, groove.y, max(8, groove.w * standing.score // longest), groove.h)
        yield Fill(filled, seat_role(standing.seat, len(view.players)))


def _bag(view: View, look: Look, box: Box) -> Iterator[Mark]:
    columns = PlayerColumns(box, box.h - 2 * EDGE)
    yield Plate(box, Role.SUNK, Role.PAPER, 16)
    yield Sprite(columns.emblem, SignArt(Sign.BAG), Role.SUNK)
    yield line(columns.name, look.words("table-picture-bag"), 42, ground=Role.SUNK)
    yield figure(columns.score, view.bag_size, 54, ground=Role.SUNK)
    for kind in Kind:
        count = view.unseen[kind]
        ink = Role.INK if count else Role.FAINT_INK
        yield figure(columns.kind(kind), count or _NO_TILE, 46, ink=ink, ground=Role.SUNK)
    rest = Box(columns.last(0).x, columns.name.y, 3 * LAST, columns.high)
    unseen = look.words("table-picture-unseen")
    yield line(rest, unseen, 36, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)


def player_told(look: Look, row: PlayerRow) -> str:
    """A player in one sentence."""
    standing = row.standing
    name, kinds = spoken_name(look, standing.seat), kinds_told(look, standing.counts)
    if standing.is_imaginary:
        return look.words(
            "table-picture-imaginary-told",
            name=name,
            points=standing.score,
            tiles=sum(standing.counts),
            kinds=kinds,
        )
    told = look.words(
        "table-picture-player-told",
        name=name,
        points=standing.score,
        tiles=sum(standing.counts),
        kinds=kinds,
        wall=row.wall,
        cards=standing.hand_size or 0,
        reserve=len(standing.reserve),
    )
    if not row.has_aside:
        return told
    pieces = (piece.name(look) for piece in row.pieces)
    names = enumerated(look.words, [*(tile_name(look, tile) for tile in standing.aside), *pieces])
    return told + " " + look.words("table-picture-aside-told", tiles=names)


def bag_told(view: View, look: Look) -> str:
    """What is still in the bag, for the alt text."""
    return look.words("table-picture-bag-told", tiles=view.bag_size, kinds=kinds_told(look, view.unseen))


def possessions_told(view: View, look: Look) -> tuple[Listing, ...]:
    """What players have of modules, module by module."""
    names = later_names(tuple(spoken_name(look, Seat(seat)) for seat in range(len(view.scores))))
    return collect(module.possessions_told(view, look, names) for module in MODULES.at_table(view))
