"""What portals add to pictures."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from engine.board.geometry import Angle, Cell, Half
from engine.board.palace import Palace
from engine.board.wall import Wall, WallSide
from engine.judge.errors import Refusal
from engine.modules.portal_supply import Portals
from engine.modules.portals import SOURCE, PortalReason, portal_surcharge
from engine.modules.portals_in_view import portal_offer, portals_aside, wall_bonus
from engine.position.pieces import Kind, Seat
from engine.text.piece_notation import print_cell
from engine.views.module_slice import module_slice
from engine.views.purse import Purse
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing
from render.alt_text.lists import enumerated
from render.alt_text.names import kind_name, kinds_told
from render.base.look import Look
from render.base.scene import Art, Box, Mark, Plate, Sprite
from render.base.theme import Role
from render.modules.hook_values import (
    Additions,
    Change,
    Icon,
    Layer,
    OtherWay,
    Piece,
    Ranked,
    Sample,
    Shown,
    SourceRow,
    Supply,
)
from render.modules.hooks import Module
from render.modules.portals.art import GhostPortalArt, OfferedHalvesArt, PortalArt, PortalSignArt
from render.parts.fitted_text import figure, line
from render.parts.grid import Grid
from render.parts.player_columns import ROW, PlayerColumns


@dataclass(frozen=True)
class PortalAdded(Change):
    """A portal that comes into half an empty cell."""

    manner: ClassVar[str] = "portal"

    kind: Kind
    half: Half

    def after(self, palace: Palace) -> Palace:
        return palace.with_half(self.half, self.kind)

    def arts(self, palace: Palace, additions: Additions) -> list[Art]:
        return [PortalArt(self.kind, self.half.angle)]

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        return portal_name(look, self.kind), "", half_name(self.half)


@dataclass(frozen=True)
class PortalLayer(Layer):
    """Portals in a palace, there or not there yet."""

    halves: Mapping[Half, Kind]
    ghost: bool = False

    @property
    def cells(self) -> set[Cell]:
        return {half.cell for half in self.halves}

    def pieces(self, grid: Grid, ground: Role) -> Iterable[Mark]:
        art = GhostPortalArt if self.ghost else PortalArt
        for half, kind in sorted(self.halves.items()):
            yield Sprite(grid.cell(half.cell), art(kind, half.angle), ground)


class PortalsModule(Module):
    """Portals lie in halves of cells and score in the longest wall."""

    name = "portals"
    changes = (PortalAdded,)
    tile_reasons = (PortalReason.CONTACT_LOST, PortalReason.PORTAL_WOULD_NOT_FIT)

    def piece_name(self, look: Look, palace: Palace, cell: Cell) -> str | None:
        portals = (kind for half, kind in palace.halves.items() if half.cell == cell)
        return next((portal_name(look, kind) for kind in portals), None)

    def side_name(self, look: Look, side: WallSide) -> str | None:
        return (
            look.words("portal-picture-long-side", half=half_name(side)) if isinstance(side, Half) else None
        )

    def wall_bonus(self, wall: Wall) -> int:
        return wall_bonus(wall)

    def wall_told(self, look: Look, wall: Wall) -> Iterable[str]:
        if count := len(wall.halves):
            yield look.words("portal-picture-in-wall", portals=count, points=wall_bonus(wall))

    def layers(self, shown: Shown) -> Iterable[Layer]:
        halves = dict(shown.palace.halves)
        if isinstance(shown.change, PortalAdded):
            new = shown.change.half
            yield PortalLayer({new: halves.pop(new)}, ghost=True)
        if halves:
            yield PortalLayer(halves)

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        if halves := shown.palace.halves:
            yield Listing(look.words("portal-picture-portals"), portals_told(look, halves.items()))

    def aside(self, view: View, seat: Seat) -> Iterable[Piece]:
        for kind in portals_aside(view, seat):
            yield Piece(PortalArt(kind, Angle.SW), partial(portal_name, kind=kind))

    def refusal_told(self, look: Look, palace: Palace, refusal: Refusal) -> Iterable[str | Listing]:
        if refusal.reason is PortalReason.CONTACT_LOST:
            lost = ((half, kind) for half, kind in palace.halves.items() if half.cell in refusal.cells)
            yield Listing(look.words("why-not-alt-contact"), portals_told(look, lost))

    def changed_cells(self, before: View, after: View, seat: Seat) -> Iterable[Cell]:
        return (half.cell for half, _ in _placed(before, after, seat))

    def turn_told(self, look: Look, before: View, after: View, seat: Seat) -> Iterable[Ranked]:
        if placed := portals_told(look, _placed(before, after, seat)):
            yield Ranked(2, look.words("portal-picture-placed", portals=enumerated(look.words, placed)))

    def supplies(self, view: View, look: Look) -> Iterable[Supply]:
        if kept := module_slice(view, Portals):
            yield Supply(ROW, lambda box: _supply(view, kept, look, box))

    def supplies_told(self, view: View, look: Look) -> Iterable[Ranked]:
        if kept := module_slice(view, Portals):
            left, surcharge = kinds_told(look, kept.supply) or "–", portal_surcharge(view)
            yield Ranked(2, look.words("portal-picture-supply-told", surcharge=surcharge, kinds=left))

    def other_ways(self, view: View, seat: Seat, purse: Purse) -> Iterable[OtherWay]:
        if offer := portal_offer(view, seat, purse):
            yield OtherWay(offer, PortalSignArt, _offer_told)

    def source_rows(self) -> Iterable[SourceRow]:
        yield SourceRow(SOURCE, PortalSignArt(Role.WALL))

    def icons(self) -> Iterable[Icon]:
        return ((f"portal_{kind.name.lower()}", PortalArt(kind, Angle.SE)) for kind in Kind)

    def samples(self) -> Iterable[Sample]:
        yield from ((PortalArt(kind, Angle.NW), (56, 56), Role.GARDEN_BED) for kind in Kind)
        yield GhostPortalArt(Kind.TOWER, Angle.SE), (56, 56), Role.GARDEN_BED
        yield OfferedHalvesArt(frozenset(Angle)), (56, 56), Role.GARDEN_BED


PORTALS: Final = PortalsModule()


def portal_name(look: Look, kind: Kind) -> str:
    """A portal by its kind."""
    return look.words("portal-picture-name", kind=kind_name(look, kind))


def half_name(half: Half) -> str:
    """Half a cell: the cell, and the corner of its right angle."""
    return f"{print_cell(half.cell)} {half.angle.name}"


def portals_told(look: Look, portals: Iterable[tuple[Half, Kind]]) -> tuple[str, ...]:
    """Portals with where they lie."""
    return tuple(
        look.words("palace-alt-at", tile=kind_name(look, kind), cell=half_name(half))
        for half, kind in sorted(portals)
    )


def _placed(before: View, after: View, seat: Seat) -> set[tuple[Half, Kind]]:
    return after.players[seat].palace.halves.items() - before.players[seat].palace.halves.items()


def _offer_told(look: Look, square: int, verdict: str) -> str:
    return look.words("portal-picture-offer-told", square=square, verdict=verdict)


def _supply(view: View, kept: Portals, look: Look, box: Box) -> Iterator[Mark]:
    """How many are left of each kind, below the kinds of the players, and what one costs."""
    columns = PlayerColumns(box, box.h - 12)
    yield Plate(box, Role.SUNK, Role.PAPER, 16)
    yield Sprite(columns.emblem.inset(4), PortalSignArt(), Role.SUNK)
    yield line(columns.name, look.words("portal-picture-portals"), 42, ground=Role.SUNK)
    for kind in Kind:
        count = kept.supply[kind]
        ink = Role.INK if count else Role.FAINT_INK
        yield figure(columns.kind(kind), count or "·", 46, ink=ink, ground=Role.SUNK)
    price = Box(columns.last(0).x + 4, columns.name.y + 2, 100, columns.high - 4)
    yield Plate(price, Role.CARD, Role.SUNK, 16)
    yield figure(price.inset(6), f"+{portal_surcharge(view)}", 46)
    rest = Box(price.right + 12, columns.name.y, box.right - 12 - price.right - 12, columns.high)
    yield line(rest, look.words("portal-picture-surcharge"), 34, ink=Role.FAINT_INK, ground=Role.SUNK)
