"""The table, a palace and where tiles may go, in words alone, for people who cannot see the pictures."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.language.labels import (
    cards_label,
    cell_label,
    exact_tile_label,
    side_label,
    spoken_cell,
    sum_label,
    tiles_label,
    walls_label,
)
from bot.language.words import Words
from bot.message.fitting import paged
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.message.wall_labels import wall_label
from bot.modules.registry import MODULES
from bot.public.standings import (
    belongings,
    imaginary,
    imaginary_tiles,
    kind_lines,
    module_lines,
    scoring_ahead,
    seats_of,
)
from engine import Cell, Half, Kind, Palace, Phase, Seat, Side, Square, Tile, View
from engine.board.geometry import FOUNTAIN, CellSide, cell_at, xy
from render.alt_text.lists import listed, set_apart
from render.modules.registry import pieces_aside, wall_figure


def describe_table(context: MessageContext, view: View) -> tuple[Message, ...]:
    """Everything on the table that is public."""
    return _messages(_table(context, view))


def describe_palace(context: MessageContext, view: View, seat: Seat) -> tuple[Message, ...]:
    """A palace tile by tile, row by row, its longest wall, and what lies beside it."""
    return _messages(_palace(context, view, seat))


def describe_own_places(context: MessageContext, view: View, seat: Seat) -> tuple[Message, ...]:
    """Where a player's tiles and other pieces may go, and what may be redesigned."""
    player = view.players[seat]
    return (
        *(
            page
            for tile in (*player.aside, *player.reserve)
            for page in describe_places(context, view, seat, tile)
        ),
        *MODULES.collect(lambda module: module.describe_aside(context, view, seat)),
        *describe_redesign(context, view, seat),
        *MODULES.collect(lambda module: module.describe_choices(context, view, seat)),
    )


def describe_places(context: MessageContext, view: View, seat: Seat, tile: Tile) -> tuple[Message, ...]:
    """Every cell where a tile may go, with its neighbours and the wall that results."""
    return _messages(_places(context, view, seat, tile))


def describe_redesign(context: MessageContext, view: View, seat: Seat) -> tuple[Message, ...]:
    """What may be added from the reserve, swapped, or taken back."""
    return _messages(_redesign(context, view, seat))


def _messages(lines: Iterable[str]) -> tuple[Message, ...]:
    return tuple(Message(page) for page in paged(lines))


# The table


def _table(context: MessageContext, view: View) -> Iterator[str]:
    words = context.words
    yield words("spoken-table")
    yield _whose_turn(context, view)
    yield from (_square(words, square, view.market[square]) for square in Square)
    yield words("spoken-display", cards=cards_label(words, view.display))
    yield words("spoken-piles", deck=view.deck_size, discard=view.discard_size, bag=view.bag_size)
    for seat in seats_of(view):
        player = view.players[seat]
        yield words(
            "spoken-player",
            name=context.name(seat),
            points=view.scores[seat],
            wall=wall_figure(player.palace.longest_wall),
            cards=words("cards-count", count=player.hand_size),
            tiles=tiles_label(words, player.reserve),
        )
    for seat in imaginary(view):
        tiles = tiles_label(words, imaginary_tiles(view))
        yield words("spoken-imaginary", name=context.name(seat), points=view.scores[seat], tiles=tiles)
    yield from kind_lines(context, view)
    yield from module_lines(context, view)
    if ahead := scoring_ahead(context, view):
        yield ahead


def _whose_turn(context: MessageContext, view: View) -> str:
    words = context.words
    names = listed(words, [context.name(seat) for seat in view.to_act])
    if view.phase is Phase.OVER:
        return words("spoken-over")
    if view.phase is Phase.LAST_TILES:
        return words("spoken-last-tiles", names=names)
    return words("spoken-turn", turn=view.turn, name=names)


def _square(words: Words, square: Square, tile: Tile | None) -> str:
    if tile is None:
        currency = words(f"currency-{square.currency.name.lower()}")
        return words("spoken-square-empty", square=square + 1, currency=currency)
    return words(
        "spoken-square",
        square=square + 1,
        tile=exact_tile_label(words, tile),
        sum=sum_label(words, square.currency, tile.price),
        walls=walls_label(words, tile.walls),
    )


# A palace


def _palace(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    words, player = context.words, view.players[seat]
    yield words("spoken-palace", name=context.name(seat))
    if player.palace.tiles:
        yield _size(words, player.palace)
        yield from _rows(words, view, player.palace)
    else:
        yield words("spoken-palace-empty")
    yield _wall(words, player.palace)
    yield words("spoken-reserve", tiles=_beside(words, view, player.reserve))
    pieces = [piece.name(context.look) for piece in pieces_aside(view, seat)]
    if player.aside or pieces:
        yield words("spoken-aside", tiles=_beside(words, view, player.aside, pieces))
    yield from belongings(context, view, seat)


def _size(words: Words, palace: Palace) -> str:
    xs, ys = zip(*(xy(cell) for cell in palace.occupied()), strict=True)
    count = words("tile-count", count=len(palace.tiles))
    west, east, north, south = -min(xs), max(xs), -min(ys), max(ys)
    return words("spoken-palace-size", count=count, west=west, east=east, north=north, south=south)


def _rows(words: Words, view: View, palace: Palace) -> Iterator[str]:
    """The rows from north to south, each from west to east."""
    places = sorted((y, x) for x, y in map(xy, palace.occupied()))
    for y, row in groupby(places, key=lambda place: place[0]):
        tiles = set_apart(words, [_tile(words, view, palace, cell_at(x, y)) for _, x in row])
        if y == 0:
            yield words("spoken-row-middle", tiles=tiles)
        else:
            yield words("spoken-row-south" if y > 0 else "spoken-row-north", steps=abs(y), tiles=tiles)


def _tile(words: Words, view: View, palace: Palace, cell: Cell) -> str:
    if cell == FOUNTAIN:
        return words("spoken-fountain", cell=cell_label(cell))
    if cell not in palace.tiles:
        half, kind = next((half, kind) for half, kind in palace.halves.items() if half.cell == cell)
        angle = words(f"angle-{half.angle.name.lower()}")
        return words("spoken-half", cell=cell_label(cell), piece=_half(words, kind), angle=angle)
    tile = palace.tiles[cell]
    return words(
        "spoken-tile",
        cell=cell_label(cell),
        tile=_tile_name(words, view, tile),
        walls=walls_label(words, tile.walls),
    )


def _tile_name(words: Words, view: View, tile: Tile) -> str:
    return MODULES.first(lambda module: module.tile_label(words, view, tile)) or exact_tile_label(words, tile)


def _wall(words: Words, palace: Palace) -> str:
    wall = palace.longest_wall
    if not wall.path:
        return words("spoken-no-wall")
    parts = []
    for cell, along in groupby(wall.path, key=lambda part: part.cell):
        sides = [side_label(words, part.side) for part in along if not isinstance(part, Half)]
        if sides:
            parts.append(words("spoken-wall-part", cell=cell_label(cell), sides=listed(words, sides)))
        else:
            parts.append(words("spoken-long-side", cell=cell_label(cell)))
    return words("spoken-wall", length=wall_figure(wall), sides=set_apart(words, parts))


def _beside(words: Words, view: View, tiles: Iterable[Tile], pieces: Iterable[str] = ()) -> str:
    told = [
        words(
            "spoken-tile-beside",
            tile=_tile_name(words, view, tile),
            walls=walls_label(words, tile.walls),
        )
        for tile in tiles
    ]
    told += pieces
    return set_apart(words, told) if told else words("tile-none")


# Where tiles may go


def _places(context: MessageContext, view: View, seat: Seat, tile: Tile) -> Iterator[str]:
    words, palace = context.words, view.players[seat].palace
    cells = palace.places(tile)
    yield words(
        "spoken-places",
        tile=exact_tile_label(words, tile),
        walls=walls_label(words, tile.walls),
        count=len(cells),
        name=context.name(seat),
    )
    for cell in cells:
        yield words(
            "spoken-place",
            cell=cell_label(cell),
            spoken=spoken_cell(words, cell),
            neighbours=listed(words, list(_neighbours(words, palace, cell))),
            wall=wall_label(words, palace.built(tile, cell).longest_wall, palace.longest_wall),
        )


def _neighbours(words: Words, palace: Palace, cell: Cell) -> Iterator[str]:
    for side in Side:
        beyond = CellSide(cell, side).beyond
        if palace.met(CellSide(cell, side)):
            yield words("spoken-neighbour", tile=_named(words, palace, beyond), side=side_label(words, side))


def _named(words: Words, palace: Palace, cell: Cell) -> str:
    """What stands in a cell."""
    if cell == FOUNTAIN:
        return words("cell-fountain")
    if cell in palace.tiles:
        return exact_tile_label(words, palace.tiles[cell])
    return _half(words, next(kind for half, kind in palace.halves.items() if half.cell == cell))


def _half(words: Words, kind: Kind) -> str:
    return MODULES.first(lambda module: module.half_label(words, kind)) or ""


def _redesign(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    words, player = context.words, view.players[seat]
    palace = player.palace
    yield words("spoken-redesign", name=context.name(seat))
    possible = False
    for tile in player.reserve:
        name = exact_tile_label(words, tile)
        if cells := palace.places(tile):
            possible = True
            yield words("spoken-may-add", tile=name, cells=set_apart(words, [cell_label(c) for c in cells]))
        if swaps := [cell for cell in palace.swap_places(tile) if _may_leave(palace, cell, tile)]:
            possible = True
            yield words("spoken-may-swap", tile=name, others=_with_cells(words, palace, swaps))
    if removable := [cell for cell in palace.removable if _may_leave(palace, cell)]:
        possible = True
        yield words("spoken-may-take-back", tiles=_with_cells(words, palace, removable))
    if not possible:
        yield words("spoken-redesign-nothing")


def _may_leave(palace: Palace, cell: Cell, new: Tile | None = None) -> bool:
    """Do all modules let the tile in a cell be taken back, or be swapped?"""
    return MODULES.all(lambda module: module.lets_leave(palace, cell, new))


def _with_cells(words: Words, palace: Palace, cells: Iterable[Cell]) -> str:
    return set_apart(
        words,
        [
            words(
                "spoken-tile-at",
                tile=exact_tile_label(words, palace.tiles[cell]),
                cell=cell_label(cell),
            )
            for cell in cells
        ],
    )
