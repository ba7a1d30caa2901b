"""The six kinds on plates: a player's tiles beside the best rival's, and what was gained or lost."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.position.pieces import Kind, Seat
from engine.views.majorities import Majority, Shift
from render.alt_text.fitted_alt_text import Listing
from render.alt_text.names import kinds_name, spoken_name
from render.art.badges import BadgeArt
from render.art.signs import KindArt, SeatArt, Sign
from render.art.ticks_and_crosses import TrendArt
from render.base.look import Look
from render.base.scene import Align, Art, Box, Face, Mark, Plate, Sprite, centred
from render.base.theme import Role
from render.parts.fitted_text import figure, line

PLATES: Final = 172
"""How high the plates are."""
_GAP: Final = 10
_SIGN: Final = 72
_BADGE: Final = 52
_MOST_EMBLEMS: Final = 2
_NO_TILE: Final = "·"


def majority_plates(shifts: Sequence[Shift], seat: Seat | None, players: int, box: Box) -> Iterator[Mark]:
    """One plate for each kind, as a seat or an onlooker needs it."""
    for shift, plate in zip(shifts, box.columns(len(Kind), _GAP), strict=True):
        border = _border(shift, seat)
        yield Plate(plate, Role.CARD, Role.PAPER, 18, border, 6)
        top, below = plate.inset(14, 12).rows(2, 8)
        yield Sprite(Box(top.x, top.y, _SIGN, _SIGN), KindArt(shift.kind), Role.CARD)
        number = Box(top.x + _SIGN + 8, top.y, top.w - _SIGN - 8, _SIGN)
        yield from _count(shift.after, seat, number)
        yield from _rivals(shift.after, seat, players, below)
        if badge := _badge(shift, seat):
            corner = Box(below.right - _BADGE, below.y + (below.h - _BADGE) // 2, _BADGE, _BADGE)
            yield Sprite(corner, badge, Role.CARD)


def _count(majority: Majority, seat: Seat | None, box: Box) -> Iterator[Mark]:
    """The tiles of the player, or of those who lead; in gold for whoever leads."""
    count = max(majority.counts) if seat is None else majority.counts[seat]
    if count and (seat is None or majority.hold(seat)):
        place = centred((66, 62), box)
        yield Plate(place, Role.GOLD, Role.CARD, 14)
        yield figure(place, count, 54, ink=Role.LABEL_INK, ground=Role.GOLD)
    else:
        yield figure(box, count or _NO_TILE, 54, ink=Role.INK if count else Role.FAINT_INK)


def _rivals(majority: Majority, seat: Seat | None, players: int, box: Box) -> Iterator[Mark]:
    """The emblems of the best others, and how many tiles each has; for an onlooker, of those who lead."""
    shown = _others(majority, seat)
    side = 48 if len(shown) == 1 else 34
    x = box.x
    for other in shown[:_MOST_EMBLEMS]:
        yield Sprite(Box(x, box.y + (box.h - side) // 2, side, side), SeatArt(other, players), Role.CARD)
        x += side + 2
    if shown and seat is not None:
        room = Box(x + 4, box.y, box.right - _BADGE - x - 4, box.h)
        yield line(room, majority.counts[shown[0]], 44, align=Align.LEFT, face=Face.STRONG)


def _others(majority: Majority, seat: Seat | None) -> tuple[Seat, ...]:
    return majority.leaders if seat is None else majority.rivals(seat)


def _border(shift: Shift, seat: Seat | None) -> Role | None:
    if seat is None:
        return Role.CHANGE if shift.moved else None
    return Role.GOOD if shift.gained(seat) else Role.BAD if shift.lost(seat) else None


def _badge(shift: Shift, seat: Seat | None) -> Art | None:
    if seat is None:
        return BadgeArt(Sign.NEW, Role.CHANGE) if shift.moved else None
    if shift.gained(seat) or shift.lost(seat):
        return TrendArt(shift.gained(seat))
    return None


def shifts_told(look: Look, shifts: Sequence[Shift], seat: Seat | None) -> Iterator[Listing]:
    """All plates in words: the kinds that were gained, those that were lost, and all others."""
    for group in _GAINED, _LOST, _NEW, _SAME:
        if told := tuple(_told(look, one.after, seat) for one in shifts if _group(one, seat) is group):
            yield Listing(look.words(f"digest-picture-{group}"), told)


_GAINED: Final = "gained"
_LOST: Final = "lost"
_NEW: Final = "new-leaders"
_SAME: Final = "kinds"


def _group(shift: Shift, seat: Seat | None) -> str:
    if not shift.after.leaders:
        return ""
    if seat is None:
        return _NEW if shift.moved else _SAME
    return _GAINED if shift.gained(seat) else _LOST if shift.lost(seat) else _SAME


def _told(look: Look, majority: Majority, seat: Seat | None) -> str:
    """A kind with those who are shown beside it: "Towers 3, Ben 2"."""
    kind, shown = kinds_name(look, majority.kind), _others(majority, seat)
    names = ", ".join(spoken_name(look, other) for other in shown)
    if seat is None:
        return look.words("digest-picture-leaders-told", kind=kind, names=names, count=max(majority.counts))
    own = majority.counts[seat]
    if not shown:
        return look.words("digest-picture-alone-told", kind=kind, own=own)
    rival = majority.counts[shown[0]]
    return look.words("digest-picture-kind-told", kind=kind, own=own, names=names, count=rival)
