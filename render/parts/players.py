"""The players as a table: one row each, one column for each kind, so that majorities can be seen."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine import Angle, Kind, View
from engine.modules.sites_in_view import sites
from engine.views.standings import trades
from render.alt_text.expansion_words import portal_name
from render.alt_text.telling import kinds_told, spoken_name, tile_name
from render.art.modules.portals import PortalArt
from render.art.signs import KindArt, SeatArt, Sign, SignArt
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Align, Box, Face, Fill, Mark, Plate, Sprite, Type, centred
from render.base.theme import Role, seat_role
from render.facts.expansion import tile_art
from render.facts.standings import Standing, standings
from render.parts.fitted_text import figure, line
from render.parts.possessions import POSSESSIONS, possessions

HEAD: Final = 92
ASIDE: Final = 104
BAG: Final = 80
GAP: Final = 8
_FEW: Final = 4
_LAST: Final = 110
_KIND: Final = 61
_EDGE: Final = 6
_NO_TILE: Final = "·"
_SCALE: Final = 10
_SHORTEST_SCALE: Final = 40


class Columns(NamedTuple):
    """Where the columns of a row are, on a line of figures so high."""

    row: Box
    high: int

    def cell(self, right: int, wide: int) -> Box:
        """A part of the line that ends so far from the row's right end."""
        return Box(self.row.right - right - wide, self.row.y + _EDGE, wide, self.high)

    @property
    def emblem(self) -> Box:
        side = min(60, self.high - 4)
        return centred((side, side), Box(self.row.x + 16, self.row.y + _EDGE, 60, self.high))

    @property
    def name(self) -> Box:
        left = self.emblem.right + 10
        return Box(left, self.row.y + _EDGE, self.score.x - 4 - left, self.high)

    @property
    def score(self) -> Box:
        return self.cell(3 * _LAST + 8 + len(Kind) * _KIND + 8, 96)

    def kind(self, kind: Kind) -> Box:
        return self.cell(3 * _LAST + 8 + (len(Kind) - 1 - kind) * _KIND, _KIND)

    def last(self, n: int) -> Box:
        """Wall, hand, reserve."""
        return self.cell(4 + (2 - n) * _LAST, _LAST)


def row_height(rows: int) -> int:
    """How high a row is: a little less where there are many."""
    return 90 if rows <= _FEW else 78


def players_height(view: View) -> int:
    """How high the table of players is."""
    rows = standings(view)
    asides = sum(_more_height(row) for row in rows)
    last = BAG if trades(view) else -GAP
    return HEAD + len(rows) * (row_height(len(rows)) + GAP) + asides + last


def _more_height(standing: Standing) -> int:
    """How much higher a row is for what lies aside, and for what modules give."""
    return ASIDE * standing.has_aside + POSSESSIONS * standing.has_more


def players(view: View, look: Look, box: Box) -> Iterator[Mark]:
    """Head, one row for each player in the order of turns, and what is in the bag while it matters."""
    yield from _head(look, Box(box.x, box.y, box.w, HEAD))
    everybody = standings(view)
    longest = max(_SHORTEST_SCALE, -(-max(view.scores) // _SCALE) * _SCALE)
    y = box.y + HEAD
    for standing in everybody:
        row = Box(box.x, y, box.w, row_height(len(everybody)) + _more_height(standing))
        yield from _row(view, look, standing, row, longest)
        y = row.bottom + GAP
    if trades(view):
        yield from _bag(view, look, Box(box.x, y, box.w, BAG))


def _head(look: Look, box: Box) -> Iterator[Mark]:
    columns = Columns(box, box.h)
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


def _row(view: View, look: Look, standing: Standing, box: Box, longest: int) -> Iterator[Mark]:
    border = Role.TURN if standing.to_act else Role.GOLD if standing.has_won else None
    yield Plate(box, Role.CARD, Role.PAPER, 16, border, 5)
    columns = Columns(box, row_height(len(view.scores)) - 2 * _EDGE - 12)
    yield Sprite(columns.emblem, SeatArt(standing.seat, len(view.players)), Role.CARD)
    yield from _name(look, standing, columns.name)
    yield figure(columns.score, standing.score, 54)
    for kind in Kind:
        yield from _count(columns.kind(kind), standing.counts[kind], leads=standing.leads[kind])
    reserve = None if standing.is_imaginary else len(standing.reserve)
    for n, number in enumerate((standing.wall, standing.hand_size, reserve)):
        ink = Role.INK if number else Role.FAINT_INK
        shown = standing.wall_figure if n == 0 else "–" if number is None else number
        yield figure(columns.last(n), shown, 46, ink=ink)
    below = Box(columns.name.x, columns.name.bottom, box.right - columns.name.x - 20, POSSESSIONS)
    if standing.has_more:
        walls, cards = (Box(it.x, below.y, it.w, below.h) for it in (columns.last(0), columns.last(1)))
        yield from possessions(standing, below, walls, cards)
        below = below.moved(0, POSSESSIONS)
    if standing.has_aside:
        yield from _aside(view, look, standing, Box(*below[:3], ASIDE))
    yield from _score_bar(view, standing, box, longest)


def _name(look: Look, standing: Standing, box: Box) -> Iterator[Mark]:
    """A player's name; whoever is to act, or has won, stands out."""
    name = look.name(standing.seat)
    if not standing.to_act and not standing.has_won:
        yield line(box, name, 42)
        return
    role, ink = (Role.TURN, Role.TURN_INK) if standing.to_act else (Role.GOLD, Role.LABEL_INK)
    plate = box.inset(0, 5)
    yield Plate(plate, role, Role.CARD, 16)
    room = plate.inset(18, 0)
    if standing.to_act and width(name, Type(Face.STRONG, 40)) <= room.w - 36:
        sign = Box(room.x - 2, plate.y + (plate.h - 30) // 2, 30, 30)
        yield Sprite(sign, SignArt(Sign.TURN, ink), role)
        room = Box(sign.right + 8, room.y, room.right - sign.right - 8, room.h)
    yield line(room, name, 40, ink=ink, ground=role, face=Face.STRONG)


def _count(box: Box, count: int, *, leads: bool) -> Iterator[Mark]:
    if leads:
        place = centred((54, 54), box)
        yield Plate(place, Role.GOLD, Role.CARD, 14)
        yield figure(place, count, 46, ink=Role.LABEL_INK, ground=Role.GOLD)
    else:
        yield figure(box, count or _NO_TILE, 46, ink=Role.INK if count else Role.FAINT_INK)


def _aside(view: View, look: Look, standing: Standing, box: Box) -> Iterator[Mark]:
    side, unfinished = box.h - 12, sites(view)
    arts = [tile_art(tile, unfinished) for tile in standing.aside]
    arts += [PortalArt(kind, Angle.SW) for kind in standing.portals_aside]
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
    columns = Columns(box, box.h - 2 * _EDGE)
    yield Plate(box, Role.SUNK, Role.PAPER, 16)
    yield Sprite(columns.emblem, SignArt(Sign.BAG), Role.SUNK)
    yield line(columns.name, look.words("table-picture-bag"), 42, ground=Role.SUNK)
    yield figure(columns.score, view.bag_size, 54, ground=Role.SUNK)
    for kind in Kind:
        count = view.unseen[kind]
        ink = Role.INK if count else Role.FAINT_INK
        yield figure(columns.kind(kind), count or _NO_TILE, 46, ink=ink, ground=Role.SUNK)
    rest = Box(columns.last(0).x, columns.name.y, 3 * _LAST, columns.high)
    unseen = look.words("table-picture-unseen")
    yield line(rest, unseen, 36, ink=Role.FAINT_INK, ground=Role.SUNK, align=Align.CENTRE)


def player_told(look: Look, standing: Standing) -> str:
    """A player in one sentence."""
    name, kinds = spoken_name(look, standing.seat), kinds_told(standing.counts)
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
        wall=standing.wall_figure,
        cards=standing.hand_size or 0,
        reserve=len(standing.reserve),
    )
    if not standing.has_aside:
        return told
    portals = (portal_name(look, kind) for kind in standing.portals_aside)
    things = ", ".join((*(tile_name(look, tile) for tile in standing.aside), *portals))
    return told + " " + look.words("table-picture-aside-told", tiles=things)


def bag_told(view: View, look: Look) -> str:
    """What is still in the bag, in words."""
    return look.words("table-picture-bag-told", tiles=view.bag_size, kinds=kinds_told(view.unseen))
