"""Single judgements, shared by the rules of the core and of modules: what exactly is wrong?"""

from engine.board.geometry import FOUNTAIN, Cell, CellSide, Half, Side, Walls, cell_at, xy
from engine.board.palace import Palace
from engine.judge.errors import CoreReason, Refusal
from engine.position.pieces import Kind, Seat, Tile
from engine.position.state import Game, Phase
from engine.transitions.events import MoneyTaken, TileAdded, TilesSwapped, TileTakenBack


def no_action_left(game: Game) -> Refusal | None:
    """T2: one action, and another after each exact payment."""
    if game.may_act:
        return None
    if game.phase is Phase.LAST_TILES:
        return Refusal(CoreReason.ONLY_LAST_TILES)
    spent = not game.steps or any(
        isinstance(step, MoneyTaken | TileAdded | TileTakenBack | TilesSwapped)
        or not getattr(step, "paid_exactly", True)
        for step in game.steps
    )
    return Refusal(CoreReason.NO_FURTHER_ACTION if spent else CoreReason.PLACING_HAS_BEGUN)


def not_aside(game: Game, seat: Seat, tile: Tile) -> Refusal | None:
    """T5: only a tile bought this turn, or won at the end, can be placed."""
    if tile in game.players[seat].aside:
        return None
    return Refusal(CoreReason.NOT_BOUGHT, tile=tile)


def not_buildable(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """Why a tile cannot be added in a cell (B2–B5)."""
    if palace.fits(tile, cell):
        return None
    if palace.walls_at(cell) is not None:
        return Refusal(CoreReason.CELL_TAKEN, cells=(cell,), tile=palace.tiles.get(cell))
    touching = _touching(palace, cell)
    if not touching:
        return Refusal(CoreReason.NOT_JOINED, cells=(cell,))
    if clashing := _clashing(palace, tile.walls, touching):
        return Refusal(CoreReason.SIDES_CLASH, sides=clashing)
    if all(tile.walls & side for _, side in touching):
        return Refusal(CoreReason.UNREACHABLE, cells=(cell,))
    return Refusal(CoreReason.HOLE, cells=enclosed(palace.built(tile, cell)))


def no_room(palace: Palace, half: Half) -> Refusal | None:
    """Why a half cannot be added (B2–B5): its short sides are open, and one of them joins."""
    if palace.fits_half(half):
        return None
    if palace.walls_at(half.cell) is not None:
        return Refusal(CoreReason.CELL_TAKEN, cells=(half.cell,), tile=palace.tiles.get(half.cell))
    touching = tuple(here for here in half.short_sides if palace.met(here))
    if not touching:
        return Refusal(CoreReason.NOT_JOINED, cells=(half.cell,))
    if clashing := _clashing(palace, Walls(0), touching):
        return Refusal(CoreReason.SIDES_CLASH, sides=clashing)
    return Refusal(CoreReason.HOLE, cells=enclosed(palace.with_half(half, Kind.TOWER)))


def not_removable(palace: Palace, cell: Cell) -> Refusal | None:
    """Why a tile cannot be taken back (B3, B5)."""
    if cell in palace.removable:
        return None
    without = palace.taken_down(cell)
    if stranded := sorted(set(without.occupied()) - reachable(without)):
        return Refusal(CoreReason.UNREACHABLE, cells=tuple(stranded))
    return Refusal(CoreReason.HOLE, cells=(cell,))


def not_swappable(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """Why a tile cannot take the place of another (B2; the other rules follow)."""
    if palace.fits_instead(tile, cell):
        return None
    return Refusal(CoreReason.SIDES_CLASH, sides=_clashing(palace, tile.walls, _touching(palace, cell)))


def reachable(palace: Palace) -> set[Cell]:
    """B3: where one can walk from the fountain."""
    found, todo = {FOUNTAIN}, [FOUNTAIN]
    while todo:
        cell = todo.pop()
        for here in (CellSide(cell, side) for side in Side):
            passable = palace.fills(here) and not (palace.walls_at(cell) or 0) & here.side
            if passable and palace.met(here) and here.beyond not in found:
                found.add(here.beyond)
                todo.append(here.beyond)
    return found


def enclosed(palace: Palace) -> tuple[Cell, ...]:
    """B5: the cells, empty or half empty, from which no path of empty ground leads to the outside."""
    points = [xy(cell) for cell in palace.occupied()]
    west, east = min(x for x, _ in points) - 1, max(x for x, _ in points) + 1
    north, south = min(y for _, y in points) - 1, max(y for _, y in points) + 1
    inside = {cell_at(x, y) for x in range(west, east + 1) for y in range(north, south + 1)}
    inside -= set(palace.occupied()) - {half.cell for half in palace.halves}
    todo = [cell_at(west, north)]
    while todo:
        cell = todo.pop()
        if cell in inside:
            inside.remove(cell)
            sides = (CellSide(cell, side) for side in Side)
            todo.extend(here.beyond for here in sides if not palace.fills(here) and not palace.met(here))
    return tuple(sorted(inside))


def broken_rule(palace: Palace) -> Refusal | None:
    """The first building rule that a palace breaks, looked at as a whole (B2–B5)."""
    for cell, tile in palace.tiles.items():
        if clashing := _clashing(palace, tile.walls, _touching(palace, cell)):
            return Refusal(CoreReason.SIDES_CLASH, sides=clashing)
    if stranded := set(palace.occupied()) - reachable(palace):
        return Refusal(CoreReason.UNREACHABLE, cells=tuple(sorted(stranded)))
    if holes := enclosed(palace):
        return Refusal(CoreReason.HOLE, cells=holes)
    return None


def _touching(palace: Palace, cell: Cell) -> tuple[CellSide, ...]:
    return tuple(here for here in (CellSide(cell, side) for side in Side) if palace.met(here))


def _clashing(palace: Palace, walls: Walls, touching: tuple[CellSide, ...]) -> tuple[CellSide, ...]:
    return tuple(
        here
        for here in touching
        if bool(walls & here.side) != bool((palace.walls_at(here.beyond) or 0) & here.side.opposite)
    )
