"""What falconers add to pictures."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.board.geometry import Corner
from engine.board.palace import Palace
from engine.modules.falcon_pieces import FALCONS, POINTS, Falcon, Feather
from engine.modules.falconers import SOURCES, Falcons, Perched, falcons_leaving, falcons_of
from engine.position.pieces import Seat
from engine.position.state import missing
from engine.text.piece_notation import print_corner
from engine.views.module_slice import module_slice
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, Names
from render.alt_text.lists import enumerated, in_groups
from render.base.look import Look
from render.base.scene import Align, Art, Box, Glaze, Mark, Plate, Sprite
from render.base.theme import Role
from render.modules.falconers.art import FalconArt, FalconTokenArt, FlownArt, PerchMarkArt
from render.modules.falconers.words import (
    falcon_told,
    falcons_told,
    feather_name,
    feathers_told,
    pairs_told,
)
from render.modules.hook_values import (
    Additions,
    Change,
    Count,
    Icon,
    Layer,
    Place,
    Possession,
    Ranked,
    Sample,
    Shown,
    SourceRow,
    Supply,
)
from render.modules.hooks import Module
from render.parts.fitted_text import line
from render.parts.grid import Grid

_SUPPLY: Final = 172
_NO_SUPPLY: Final = 72
_TOKEN: Final = (60, 96)
_APART: Final = 10


@dataclass(frozen=True)
class FalconAdded(Change):
    """A falcon that comes to a crossing."""

    manner: ClassVar[str] = "falcon"

    falcon: Falcon
    corner: Corner

    def arts(self, palace: Palace, additions: Additions) -> list[Art]:
        return [FalconTokenArt(self.falcon)]

    def named(self, look: Look, palace: Palace) -> tuple[str, str, str]:
        return falcon_told(look, self.falcon), "", print_corner(self.corner)


@dataclass(frozen=True)
class FalconLayer(Layer):
    """The falcons in a palace, and those of them that are new; and those that have left it."""

    falcons: tuple[Perched, ...] = ()
    new: tuple[Perched, ...] = ()
    flown: tuple[Perched, ...] = ()

    def on_top(self, grid: Grid) -> Iterable[Mark]:
        for perched in self.flown:
            yield Glaze(perch(grid, perched.corner), FlownArt(perched.falcon.feather))
        for perched in self.falcons:
            yield Glaze(perch(grid, perched.corner), FalconArt(perched.falcon.feather))
        for perched in self.new:
            yield Glaze(perch(grid, perched.corner), PerchMarkArt())


def perch(grid: Grid, corner: Corner) -> Box:
    """Where a falcon on a crossing stands: so small that it covers no letter and no price."""
    (x, y), wide = grid.corner(corner), grid.size * 21 // 50
    return Box(x - wide // 2, y - wide // 2, wide, wide)


def falcon_layer(shown: Shown) -> FalconLayer:
    """The falcons in a palace that is shown."""
    there = falcons_of(shown.view, shown.seat)
    if shown.before is not None:
        before = falcons_of(shown.before, shown.seat)
        return FalconLayer(there, missing(before, there), missing(there, before))
    new: tuple[Perched, ...] = ()
    flown: tuple[Perched, ...] = ()
    if isinstance(shown.change, FalconAdded):
        new = (Perched(shown.seat, shown.change.falcon, shown.change.corner),)
    elif shown.change is not None and shown.change.redesigned is not None:
        flown = falcons_leaving(shown.view, shown.seat, shown.change.redesigned)
    return FalconLayer(tuple(perched for perched in there if perched not in flown) + new, new, flown)


class FalconersModule(Module):
    """Falcons stand on crossings, and are worth points by colour."""

    name = "falconers"
    changes = (FalconAdded,)

    def layers(self, shown: Shown) -> Iterable[Layer]:
        yield falcon_layer(shown)

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        if falcons := falcon_layer(shown).falcons:
            yield Listing(look.words("falcon-picture-falcons"), falcons_told(look, falcons))

    def counts(self, shown: Shown) -> Iterable[Count]:
        there, after = falcons_of(shown.view, shown.seat), falcon_layer(shown)
        for feather in dict.fromkeys(perched.falcon.feather for perched in after.flown + after.new):
            yield Count(
                FalconArt(feather),
                lambda look, feather=feather: look.words(f"source-{SOURCES[feather]}"),  # type: ignore[misc]
                _count(there, feather),
                _count(after.falcons, feather),
            )

    def change_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        if flown := falcon_layer(shown).flown:
            yield Listing(look.words("falcon-picture-would-fly"), falcons_told(look, flown))

    def turn_told(self, look: Look, before: View, after: View, seat: Seat) -> Iterable[Ranked]:
        turn = falcon_layer(Shown(after, seat, before))
        if turn.new:
            bought = enumerated(look.words, falcons_told(look, turn.new))
            yield Ranked(3, look.words("falcon-picture-bought", falcons=bought))
        if turn.flown:
            flown = enumerated(look.words, falcons_told(look, turn.flown))
            yield Ranked(3, look.words("falcon-picture-flown", falcons=flown))

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        falcons = falcons_of(view, seat)
        for feather in Feather:
            if count := _count(falcons, feather):
                yield Possession(Place.NAME, FalconArt(feather), f"×{count}")

    def possessions_told(self, view: View, look: Look, names: Names) -> Iterable[Listing]:
        if told := tuple(_held_told(view, look, names, map(Seat, range(len(view.players))))):
            yield Listing(look.words("falcon-picture-falcons"), (in_groups(look.words, told),))

    def supplies(self, view: View, look: Look) -> Iterable[Supply]:
        if kept := module_slice(view, Falcons):
            high = _SUPPLY if kept.supply else _NO_SUPPLY
            yield Supply(high, lambda box: _supply(kept.supply, look, box))

    def supplies_told(self, view: View, look: Look) -> Iterable[Ranked]:
        if kept := module_slice(view, Falcons):
            groups = [
                look.words("kept-owned", name=feather_name(look, feather), what=pairs)
                for feather in Feather
                if (pairs := pairs_told(look, kept.supply, feather))
            ]
            left = in_groups(look.words, groups)
            told = look.words("falcon-picture-supply-told", falcons=left) if left else ""
            yield Ranked(1, told or look.words("list-end", sentence=look.words("falcon-picture-none")))

    def source_rows(self) -> Iterable[SourceRow]:
        for feather, source in SOURCES.items():
            yield SourceRow(
                source,
                FalconArt(feather),
                lambda look, feather=feather: _capitalised(feather_name(look, feather)),  # type: ignore[misc]
            )

    def poster_told(self, view: View, look: Look, names: Names, seats: Sequence[Seat]) -> Iterable[str]:
        if falcons := in_groups(look.words, tuple(_held_told(view, look, names, seats))):
            yield look.words("falcon-picture-falcons-told", falcons=falcons)

    def icons(self) -> Iterable[Icon]:
        yield from ((f"falcon_{feather.name.lower()}", FalconArt(feather)) for feather in Feather)
        yield from ((f"falcon_{falcon}", FalconTokenArt(falcon)) for falcon in FALCONS)

    def samples(self) -> Iterable[Sample]:
        yield from ((FalconArt(feather), (56, 56), Role.GARDEN_BED) for feather in Feather)
        for falcon in FALCONS[::5]:
            yield FalconTokenArt(falcon), (60, 96), Role.CARD
            yield FlownArt(falcon.feather), (56, 56), Role.GARDEN_BED


FALCONERS: Final = FalconersModule()


def _count(falcons: tuple[Perched, ...], feather: Feather) -> int:
    return sum(perched.falcon.feather is feather for perched in falcons)


def _held_told(view: View, look: Look, names: Names, seats: Iterable[Seat]) -> Iterator[str]:
    """The players who have falcons, with their colours."""
    for seat in seats:
        if falcons := [perched.falcon for perched in falcons_of(view, seat)]:
            yield look.words("kept-owned", name=names[seat], what=feathers_told(look, falcons))


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]


def _supply(supply: tuple[Falcon, ...], look: Look, box: Box) -> Iterator[Mark]:
    """The falcons for sale, colour by colour, and the points for one, two, three … of a colour."""
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
