"""The picture after a turn: the mover's palace, market, money and all points, with changes marked."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from operator import attrgetter
from typing import ClassVar, Final, NamedTuple

from engine import Cell, Seat, Tile, View, print_cell
from engine.views.changes import Changes, Laid, changes
from engine.views.standings import stocked
from engine.views.view import PlayerView
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.lists import enumerated
from render.alt_text.names import cards_told, spoken_name, tile_name, tiles_told
from render.alt_text.palace_words import additions_told
from render.alt_text.palace_words import tiles_told as palace_told
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Art, Box, Face, Fill, Mark, Plate, Scene, Sprite, Type
from render.base.theme import Role
from render.modules.hook_values import Piece, Ranked, Shown
from render.modules.registry import (
    MODULES,
    additions,
    collect,
    looks_of,
    pieces_aside,
    wall_bonus,
    wall_figure,
)
from render.parts.banner import BANNER, headline, titled
from render.parts.board import Board, board
from render.parts.column import GAP, INNER, MARGIN, WIDE, Column
from render.parts.fitted_text import line
from render.parts.grid import few_sizes
from render.parts.market import market_told, small_market
from render.parts.money_rows import display, display_told
from render.parts.palace_parts import AROUND_BOARD, bed
from render.pictures.turn_scores import score_strip, scores_told, strip_height

_BESIDE_PALACE: Final = 116
"""How high the row with reserve and unplaced tiles is."""
_TABLE: Final = 236
"""How high the row with market and money is."""
_HIGHEST: Final = 1160
"""With this height, the words and buttons of its post still fit on a phone's screen."""
_LOWER: Final = 90
"""How much lower it is for each further turn that its post tells in words."""
_PALACE_BESIDE_MARKET: Final = 776
_MARKET_HIGH: Final = 660
"""How wide a tall palace is, and how high the market beside it is at least."""


class BesidePalace(NamedTuple):
    """What a player has beside the palace."""

    title: str
    tiles: tuple[Tile, ...]
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True)
class TurnPicture:
    """The table after a seat's turn; `before` is how it was when the turn began.

    Its post may tell other turns as well.
    """

    name: ClassVar[str] = "turn"

    view: View
    mover: Seat
    before: View | None = None
    turns_told: int = 1

    def scene(self, look: Look) -> Scene:
        column = Column()
        top = column.take(BANNER)
        players = len(self.view.players)
        column.marks += titled(top, (self.mover,), players, look.name(self.mover), self._wall(look))
        most = self._room(column, look)
        stands_beside = stocked(self.view) and self._is_tall(look, most)
        if stands_beside:
            self._lay_palace_beside_market(column, look, most)
        else:
            self._lay_palace(column, look, most - (_TABLE + GAP) * stocked(self.view))
        if self._beside(look):
            column.marks += self._beside_tiles(self._beside(look), column.take(_BESIDE_PALACE))
        if stocked(self.view) and not stands_beside:
            column.marks += _market_and_money(self.view, self._changes, column.take(_TABLE))
        chips = column.take(strip_height(self.view))
        column.marks += score_strip(self.view, look, self._changes, chips)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    @cached_property
    def _changes(self) -> Changes:
        return changes(self.before, self.view, self.mover)

    @property
    def _player(self) -> PlayerView:
        return self.view.players[self.mover]

    def _room(self, column: Column, look: Look) -> int:
        """How high the palace may be, with the market below or beside it."""
        below = [strip_height(self.view), *([_BESIDE_PALACE] * bool(self._beside(look)))]
        highest = _HIGHEST - _LOWER * (self.turns_told - 1)
        return highest - column.bottom - MARGIN - sum(high + GAP for high in below)

    def _is_tall(self, look: Look, most: int) -> bool:
        """Is the palace larger with the market beside it than below it?"""
        beside = self._board(look, Box(0, 0, _PALACE_BESIDE_MARKET, most).inset(*AROUND_BOARD))
        above = self._board(look, Box(0, 0, INNER, most - _TABLE - GAP).inset(*AROUND_BOARD))
        return beside.size > above.size

    def _lay_palace(self, column: Column, look: Look, most: int) -> None:
        bed(column, most, partial(self._board, look))

    def _lay_palace_beside_market(self, column: Column, look: Look, most: int) -> None:
        top = column.bottom
        bed(column, most, partial(self._board, look), _PALACE_BESIDE_MARKET, least=_MARKET_HIGH)
        left = MARGIN + _PALACE_BESIDE_MARKET + GAP
        beside = Box(left, top, MARGIN + INNER - left, column.bottom - GAP - top)
        column.marks += _tall_market_and_money(self.view, self._changes, beside)

    def _board(self, look: Look, box: Box) -> Board:
        palace, changed = self._player.palace, self._changes
        return board(
            palace,
            box,
            changed=self._marked(),
            vacated=[cell for cell, _ in changed.removed],
            wall_label=look.words("turn-picture-wall", length=wall_figure(palace.longest_wall)),
            additions=additions(Shown(self.view, self.mover, self.before)),
        )

    def _beside(self, look: Look) -> tuple[BesidePalace, ...]:
        """Titles and pieces of what the mover has beside the palace."""
        pieces = pieces_aside(self.view, self.mover)
        rows = (
            BesidePalace(look.words("table-picture-aside"), self._player.aside, pieces),
            BesidePalace(look.words("turn-picture-reserve"), self._player.reserve),
        )
        return tuple(row for row in rows if row.tiles or row.pieces)

    def _beside_tiles(self, rows: tuple[BesidePalace, ...], box: Box) -> Iterator[Mark]:
        """Reserve, and what is not placed yet, in one line."""
        yield Plate(box, Role.CARD, Role.PAPER, 20)
        labels = [width(row.title, Type(Face.TEXT, 36)) + 8 for row in rows]
        count = sum(len(row.tiles) + len(row.pieces) for row in rows)
        side = few_sizes(min(box.h - 28, (box.w - 40 - sum(labels) - 30 * len(rows)) // count - 12))
        x, looks = box.x + 20, looks_of(self.view)
        for row, wide in zip(rows, labels, strict=True):
            yield line(Box(x, box.y + 8, wide, box.h - 16), row.title, 36, ink=Role.FAINT_INK)
            x += wide + 14
            places = (Box(x + n * (side + 12), box.y + (box.h - side) // 2, side, side) for n in range(count))
            for tile, place in zip(row.tiles, places, strict=False):
                yield from self._beside_tile(tile, looks.art(tile), place)
            for piece, place in zip(row.pieces, places, strict=False):
                yield Sprite(place, piece.art, Role.CARD)
            x += (len(row.tiles) + len(row.pieces)) * (side + 12) + 16

    def _beside_tile(self, tile: Tile, art: Art, box: Box) -> Iterator[Mark]:
        new = tile in self._changes.reserved
        if new:
            yield Plate(box.inset(-6), Role.CHANGE, Role.CARD, 8)
        yield Sprite(box, art, Role.CHANGE if new else Role.CARD)

    def _wall(self, look: Look) -> str:
        length, change = wall_figure(self._player.palace.longest_wall), 0
        if self._changes.walls is not None:
            before, after = (wall.length + wall_bonus(wall) for wall in self._changes.walls)
            change = after - before
        if not change:
            return look.words("turn-picture-wall", length=length)
        return look.words("turn-picture-wall-changed", length=length, change=f"{change:+d}")

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        view, changed = self.view, self._changes
        done = enumerated(look.words, [*self._done(look), self._wall(look)])
        yield look.words("turn-picture-mover-told", name=spoken_name(look, self.mover), changes=done)
        yield f"{headline(view, look, spoken_name)}."
        if stocked(view):
            yield market_told(view, look)
            yield display_told(view, look)
        yield scores_told(view, look, changed)
        if new := _new_tiles_and_cards(view, look, changed):
            yield look.words("turn-picture-new-told", things=new)
        for row in self._beside(look):
            pieces = (piece.name(look) for piece in row.pieces)
            yield Listing(row.title, (*map(partial(tile_name, look), row.tiles), *pieces))
        yield from additions_told(look, Shown(view, self.mover))
        yield from palace_told(view, look, self._player.palace)

    def _done(self, look: Look) -> Iterator[str]:
        """What the mover did to the palace."""
        changed = self._changes
        if changed.built:
            yield look.words("turn-picture-built", tiles=_at_cells(look, changed.built))
        if changed.removed:
            yield look.words("turn-picture-removed", tiles=_at_cells(look, changed.removed))
        if changed.swapped:
            yield look.words("turn-picture-swapped", tiles=_at_cells(look, changed.swapped))
        for _, text in sorted(self._told_by_modules(look), key=attrgetter("rank")):
            yield text
        if changed.reserved:
            yield look.words("turn-picture-reserved", tiles=tiles_told(look, changed.reserved))

    def _told_by_modules(self, look: Look) -> tuple[Ranked, ...]:
        if self.before is None:
            return ()
        before, after, seat = self.before, self.view, self.mover
        return collect(module.turn_told(look, before, after, seat) for module in MODULES.at_table(after))

    def _marked(self) -> tuple[Cell, ...]:
        """The cells whose piece is new there."""
        if self.before is None:
            return ()
        before, after, seat = self.before, self.view, self.mover
        new = collect(module.changed_cells(before, after, seat) for module in MODULES.at_table(after))
        return tuple(sorted({*self._changes.marked, *new}))


def _market_and_money(view: View, changed: Changes, box: Box) -> Iterator[Mark]:
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    inner = box.inset(22, 18)
    squares = Box(inner.x, inner.y, 616, inner.h)
    yield from small_market(view, squares, changed.squares, Role.CARD)
    yield Fill(Box(squares.right + 20, inner.y, 3, inner.h), Role.LINE)
    money = Box(squares.right + 44, inner.y, inner.right - squares.right - 44, inner.h)
    yield from display(view.display, money, changed.cards, Role.CARD)


def _tall_market_and_money(view: View, changed: Changes, box: Box) -> Iterator[Mark]:
    """The same in two columns."""
    yield Plate(box, Role.CARD, Role.PAPER, 20)
    inner = box.inset(22, 20)
    squares = Box(inner.x, inner.y, inner.w, (inner.h - 40) * 3 // 5)
    yield from small_market(view, squares, changed.squares, Role.CARD, rows=2)
    yield Fill(Box(inner.x, squares.bottom + 20, inner.w, 3), Role.LINE)
    money = Box(inner.x, squares.bottom + 40, inner.w, inner.bottom - squares.bottom - 40)
    yield from display(view.display, money, changed.cards, Role.CARD, rows=2)


def _at_cells(look: Look, tiles: tuple[Laid, ...]) -> str:
    told = [
        look.words("palace-alt-at", tile=tile_name(look, tile), cell=print_cell(cell)) for cell, tile in tiles
    ]
    return enumerated(look.words, told)


def _new_tiles_and_cards(view: View, look: Look, changed: Changes) -> str:
    """New tiles on the market and new cards in the display."""
    tiles = tiles_told(look, (tile for square in changed.squares if (tile := view.market[square])))
    cards = cards_told(look, (view.display[place] for place in changed.cards))
    return enumerated(look.words, list(filter(None, (tiles, cards))))
