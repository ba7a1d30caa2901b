"""The judge: whether an action is allowed, and why not."""

from typing import assert_never

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
from engine.judge.errors import CoreReason, NotationError, Refusal
from engine.judge.judgements import no_action_left, not_aside, not_buildable, not_removable, not_swappable
from engine.judge.offers import can_act
from engine.judge.payments import SMALL_CHANGE
from engine.judge.purchases import Bill, not_payable, square_of
from engine.judge.well_formed import is_well_formed
from engine.modules import MODULES, Action
from engine.position.pieces import Seat, Tile, total
from engine.position.state import Game, Phase, missing
from engine.transitions.events import TurnEnded


def refusal(game: Game, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not do this now; None if it may."""
    if type(action) not in MODULES.action_types:
        raise NotationError("not an action", action)
    if not is_well_formed(action):
        raise NotationError("an action with a field that is none", type(action).__name__)
    if type(seat) is not int:
        raise NotationError("no such seat", seat)
    if seat not in game.to_act:
        return _not_acting(game, seat)
    owner = None
    if is_core_action(action):
        found = _core_refusal(game, seat, action)
    elif (owner := MODULES.owner_of(action)) in game.modules:
        # Before all others, so that they are asked only about what makes sense.
        found = owner.refusal(game, seat, action)
    else:
        found = Refusal(CoreReason.NOT_IN_PLAY)
    for module in game.modules:
        if found is None and module is not owner:
            found = module.refusal(game, seat, action)
    return found


def early_end_refusal(game: Game) -> Refusal | None:
    """Why the game cannot be agreed to end after this turn (E5); None if it can."""
    match game.phase:
        case Phase.OVER:
            return Refusal(CoreReason.GAME_OVER)
        case Phase.LAST_TILES:
            return Refusal(CoreReason.ONLY_LAST_TILES)
        case Phase.TURN:
            return Refusal(CoreReason.EARLY_END_AGREED) if game.ends_early else None
        case _:
            assert_never(game.phase)


def _not_acting(game: Game, seat: Seat) -> Refusal:
    if game.phase is Phase.OVER:
        return Refusal(CoreReason.GAME_OVER)
    if game.phase is Phase.TURN:
        return Refusal(CoreReason.NOT_YOUR_TURN, seat=next(iter(game.to_act), None))
    if TurnEnded(seat) in game.steps:
        return Refusal(CoreReason.ALREADY_CONFIRMED)
    return Refusal(CoreReason.NOTHING_TO_PLACE)


def _core_refusal(game: Game, seat: Seat, action: CoreAction) -> Refusal | None:
    match action:
        case EndTurn():
            return _end_turn(game, seat)
        case TakeMoney():
            return no_action_left(game) or _take_money(game, action)
        case Buy():
            return no_action_left(game) or _buy(game, seat, action)
        case Add(tile, cell):
            return (
                no_action_left(game)
                or _not_in_reserve(game, seat, tile)
                or not_buildable(game.players[seat].palace, tile, cell)
            )
        case TakeBack(tile):
            return no_action_left(game) or _take_back(game, seat, tile)
        case Swap(tile, removed):
            return (
                no_action_left(game) or _not_in_reserve(game, seat, tile) or _swap(game, seat, tile, removed)
            )
        case Place(tile, cell):
            return not_aside(game, seat, tile) or not_buildable(game.players[seat].palace, tile, cell)
        case Reserve(tile):
            return not_aside(game, seat, tile)
        case UndoStep() | UndoTurn():
            undoable = any(getattr(step, "seat", None) == seat for step in game.steps)
            return None if undoable else Refusal(CoreReason.NOTHING_TO_UNDO)
        case _:
            assert_never(action)


def _take_money(game: Game, action: TakeMoney) -> Refusal | None:
    if not action.cards:
        return Refusal(CoreReason.NO_CARDS_NAMED)
    if absent := missing(game.display, action.cards):
        return Refusal(CoreReason.NOT_ON_DISPLAY, cards=absent)
    amount = total(action.cards)
    if len(action.cards) > 1 and amount > SMALL_CHANGE:
        return Refusal(CoreReason.TOO_MUCH_MONEY, amount=amount)
    return None


def _buy(game: Game, seat: Seat, action: Buy) -> Refusal | None:
    tile, cards = action.tile, action.cards
    square = square_of(game, tile)
    if square is None:
        return Refusal(CoreReason.NOT_ON_MARKET, tile=tile)
    return not_payable(game, seat, cards, Bill(tile, square.currency, tile.price))


def _not_in_reserve(game: Game, seat: Seat, tile: Tile) -> Refusal | None:
    player = game.players[seat]
    if tile in player.reserve:
        return None
    if tile in player.aside:
        return Refusal(CoreReason.BOUGHT_THIS_TURN, tile=tile)
    return Refusal(CoreReason.NOT_IN_RESERVE, tile=tile)


def _take_back(game: Game, seat: Seat, tile: Tile) -> Refusal | None:
    palace = game.players[seat].palace
    cell = palace.cell_of(tile)
    if cell is None:
        return Refusal(CoreReason.NOT_IN_PALACE, tile=tile)
    return not_removable(palace, cell)


def _swap(game: Game, seat: Seat, tile: Tile, removed: Tile) -> Refusal | None:
    palace = game.players[seat].palace
    cell = palace.cell_of(removed)
    if cell is None:
        return Refusal(CoreReason.NOT_IN_PALACE, tile=removed)
    return not_swappable(palace, tile, cell)


def _end_turn(game: Game, seat: Seat) -> Refusal | None:
    if aside := game.players[seat].aside:
        return Refusal(CoreReason.TILES_TO_PLACE, tile=aside[0])
    if not game.acted and can_act(game, seat):
        return Refusal(CoreReason.MUST_ACT)
    return None
