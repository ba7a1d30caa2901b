"""What an action leads to at once, before anything else follows."""

from typing import TYPE_CHECKING, assert_never

from engine.board.geometry import Cell
from engine.judge.actions import (
    Add,
    Buy,
    CoreAction,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
    is_core_action,
)
from engine.position.pieces import Seat, Tile, arranged, total
from engine.position.state import SQUARES, Game
from engine.transitions.events import (
    CoreEvent,
    MoneyTaken,
    StepUndone,
    TileAdded,
    TileBought,
    TilePlaced,
    TileReserved,
    TilesSwapped,
    TileTakenBack,
    TurnEnded,
    TurnUndone,
)
from engine.transitions.evolve import evolve

if TYPE_CHECKING:
    from engine.modules import Action


def outcome(game: Game, seat: Seat, action: "Action") -> Game:
    """The position right after an allowed action, with nothing refilled or scored."""
    if is_core_action(action):
        return evolve(game, step_of(game, seat, action))
    owner = next(module for module in game.modules if type(action) in module.actions)
    for event in owner.decide(game, seat, action):
        game = evolve(game, event)
    return game


def step_of(game: Game, seat: Seat, action: CoreAction) -> CoreEvent:
    """The event that an allowed action of the core leads to at once."""
    match action:
        case TakeMoney(cards):
            return MoneyTaken(seat, tuple(sorted(cards)))
        case Buy(tile, cards):
            square = SQUARES[game.market.index(tile)]
            return TileBought(seat, tile, square, arranged(cards), total(cards) == tile.price)
        case Place(tile, cell):
            return TilePlaced(seat, tile, cell)
        case Reserve(tile):
            return TileReserved(seat, tile)
        case Add(tile, cell):
            return TileAdded(seat, tile, cell)
        case TakeBack(tile):
            return TileTakenBack(seat, tile, _cell_of(game, seat, tile))
        case Swap(tile, removed):
            return TilesSwapped(seat, tile, removed, _cell_of(game, seat, removed))
        case UndoStep():
            return StepUndone(seat)
        case UndoTurn():
            return TurnUndone(seat)
        case EndTurn():
            return TurnEnded(seat)
        case _:
            assert_never(action)


def _cell_of(game: Game, seat: Seat, tile: Tile) -> Cell:
    cell = game.players[seat].palace.cell_of(tile)
    assert cell is not None, "the judge has seen it there"
    return cell
