"""What modules keep in the middle of the table: portals, falcons, chips, tokens."""

from collections.abc import Iterator
from typing import Final

from engine import Certificates, Falcon, Falcons, Feather, Kind, Portals, SitesSeen, View, portal_surcharge
from engine.modules.falcons import POINTS
from engine.position.pieces import Currency
from engine.views.seen import seen
from render.art.modules.certificates import ChipArt
from render.art.modules.falcons import FalconTokenArt
from render.art.modules.portals import PortalSignArt, TokenArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.parts.fitted_text import figure, line
from render.parts.palace_parts import GAP, Column
from render.parts.players import BAG, Columns

_FALCONS: Final = 172
_NO_FALCONS: Final = 72
_LOW: Final = 80
_TOKEN: Final = (60, 96)
_APART: Final = 10
_CHIPS: Final = 0.62
"""The share of a row that the chips have beside the tokens."""


def lay_supplies(column: Column, view: View, look: Look) -> None:
    """A row for each module that has one; chips and tokens share theirs."""
    if portals := seen(view, Portals):
        column.marks += _portals(view, portals, look, column.take(BAG))
    if falcons := seen(view, Falcons):
        box = column.take(_FALCONS if falcons.supply else _NO_FALCONS)
        column.marks += _falcons(falcons.supply, look, box)
    chips, tokens = seen(view, Certificates), seen(view, SitesSeen)
    if not chips and not tokens:
        return
    row = column.take(_LOW)
    left = Box(row.x, row.y, int(row.w * _CHIPS) if tokens else row.w, row.h)
    if chips:
        column.marks += _chips(chips, look, left)
    if tokens:
        right = Box(left.right + GAP, row.y, row.right - left.right - GAP, row.h) if chips else row
        column.marks += _tokens(tokens, look, right)


def _portals(view: View, portals: Portals, look: Look, box: Box) -> Iterator[Mark]:
    """How many are left of each kind, below the kinds of the players, and what one costs."""
    columns = Columns(box, box.h - 12)
    yield Plate(box, Role.SUNK, Role.PAPER, 16)
    yield Sprite(columns.emblem.inset(4), PortalSignArt(), Role.SUNK)
    yield line(columns.name, look.words("portal-picture-portals"), 42, ground=Role.SUNK)
    for kind in Kind:
        count = portals.supply[kind]
        ink = Role.INK if count else Role.FAINT_INK
        yield figure(columns.kind(kind), count or "·", 46, ink=ink, ground=Role.SUNK)
    price = Box(columns.last(0).x + 4, columns.name.y + 2, 100, columns.high - 4)
    yield Plate(price, Role.CARD, Role.SUNK, 16)
    yield figure(price.inset(6), f"+{portal_surcharge(view)}", 46)
    rest = Box(price.right + 12, columns.name.y, box.right - 12 - price.right - 12, columns.high)
    yield line(rest, look.words("portal-picture-surcharge"), 34, ink=Role.FAINT_INK, ground=Role.SUNK)


def _falcons(supply: tuple[Falcon, ...], look: Look, box: Box) -> Iterator[Mark]:
    """The falcons that can be bought, colour by colour, and what so many of a colour are worth."""
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    title = Box(box.x + 22, box.y + 10, 420, 46)
    none = look.words("falcon-picture-none")
    yield line(title, look.words("falcon-picture-supply") if supply else none, 38, ink=Role.FAINT_INK)
    worth = " · ".join(map(str, POINTS[1:]))
    points = Box(title.right + 8, title.y, box.right - 22 - title.right - 8, title.h)
    told = look.words("falcon-picture-worth", points=worth)
    yield line(points, told, 36, ink=Role.FAINT_INK, align=Align.RIGHT)
    for place, falcon in zip(_token_places(supply, box), supply, strict=True):
        yield Sprite(place, FalconTokenArt(falcon), Role.CARD)


def _token_places(supply: tuple[Falcon, ...], box: Box) -> Iterator[Box]:
    """Five places for each colour, filled from the left."""
    (wide, high), group = _TOKEN, 5 * (_TOKEN[0] + _APART)
    between = (box.w - 44 - 3 * group + 3 * _APART) // 2
    for n, feather in enumerate(Feather):
        for m in range(sum(falcon.feather is feather for falcon in supply)):
            x = box.x + 22 + n * (group + between - _APART) + m * (wide + _APART)
            yield Box(x, box.bottom - 14 - high, wide, high)


def _chips(chips: Certificates, look: Look, box: Box) -> Iterator[Mark]:
    """The chips in the middle."""
    yield Plate(box, Role.CARD, Role.PAPER, 16)
    label = Box(box.x + 22, box.y, 142, box.h)
    yield line(label, look.words("chip-picture-chips"), 38, ink=Role.FAINT_INK)
    rest = Box(label.right + 8, box.y, box.right - 12 - label.right - 8, box.h)
    for currency, part in zip(Currency, rest.columns(len(Currency)), strict=True):
        chip = Box(part.x, part.y + 12, 56, 56)
        left = chips.chips[currency]
        yield Sprite(chip, ChipArt(currency), Role.CARD)
        number = Box(chip.right + 8, part.y, part.right - chip.right - 8, part.h)
        yield line(number, f"×{left}", 44, ink=Role.INK if left else Role.FAINT_INK, face=Face.STRONG)


def _tokens(tokens: SitesSeen, look: Look, box: Box) -> Iterator[Mark]:
    """How many tokens are left in their bag."""
    yield Plate(box, Role.CARD, Role.PAPER, 16)
    icon = Box(box.x + 22, box.y + 14, 52, 52)
    yield Sprite(icon, TokenArt(), Role.CARD)
    number = Box(icon.right + 10, box.y, 76, box.h)
    yield line(number, f"×{tokens.bag_size}", 44, face=Face.STRONG)
    label = Box(number.right + 6, box.y, box.right - 16 - number.right - 6, box.h)
    yield line(label, look.words("site-picture-tokens"), 38, ink=Role.FAINT_INK)
