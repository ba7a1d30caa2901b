"""What a player may do now: the list of all legal actions."""

from collections.abc import Iterator
from itertools import chain

from engine.judge.actions import (
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.payments import takings
from engine.judge.purchases import Bill, ways_to_pay
from engine.modules import Action
from engine.position.pieces import Seat
from engine.position.state import SQUARES, Game


def legal_actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """Every action open to a seat, in a fixed order.

    Left out are only payments with a card to spare, unless a module has a use for them: they are legal, but
    they are not worth offering.
    """
    if seat not in game.to_act:
        return ()
    offered = [*acts(game, seat), *_placings(game, seat), *_module_offers(game, seat)]
    # T4: passing at the start of a turn is legal only if nothing else is.
    if not game.players[seat].aside and (game.acted or not offered) and unopposed(game, seat, EndTurn()):
        offered.append(EndTurn())
    if any(getattr(step, "seat", None) == seat for step in game.steps):
        offered += (UndoStep(), UndoTurn())
    return tuple(offered)


def acts(game: Game, seat: Seat) -> Iterator[Action]:
    """The choices for the turn's next action: money, purchases, redesigns (T1–T3)."""
    if game.may_act:
        for offer in chain(_takes(game), _buys(game, seat), _redesigns(game, seat)):
            if unopposed(game, seat, offer):
                yield offer


def can_act(game: Game, seat: Seat) -> bool:
    """Is anything at all possible at the start of a turn?"""
    return any(acts(game, seat)) or any(_module_offers(game, seat))


def _takes(game: Game) -> Iterator[Action]:
    return (TakeMoney(cards) for cards in takings(game.display))


def _buys(game: Game, seat: Seat) -> Iterator[Action]:
    for square, tile in zip(SQUARES, game.market, strict=True):
        if tile is not None:
            for money in ways_to_pay(game, seat, Bill(tile, square.currency, tile.price)):
                yield Buy(tile, money)


def _redesigns(game: Game, seat: Seat) -> Iterator[Action]:
    player = game.players[seat]
    palace = player.palace
    for tile in player.reserve:
        for cell in palace.places(tile):
            yield Add(tile, cell)
    for cell in palace.removable:
        yield TakeBack(palace.tiles[cell])
    for tile in player.reserve:
        for cell in palace.swap_places(tile):
            yield Swap(tile, palace.tiles[cell])


def _placings(game: Game, seat: Seat) -> Iterator[Action]:
    player = game.players[seat]
    for tile in player.aside:
        for cell in player.palace.places(tile):
            if unopposed(game, seat, place := Place(tile, cell)):
                yield place
        if unopposed(game, seat, reserve := Reserve(tile)):
            yield reserve


def _module_offers(game: Game, seat: Seat) -> Iterator[Action]:
    for module in game.modules:
        for offer in module.offers(game, seat):
            if unopposed(game, seat, offer):
                yield offer


def unopposed(game: Game, seat: Seat, action: Action) -> bool:
    """Does no module object?"""
    return not game.modules or all(module.refusal(game, seat, action) is None for module in game.modules)
