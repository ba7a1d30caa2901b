"""How far a game is: who won, what is still sold, and which tiles of a palace count."""

from engine.board.palace import Palace
from engine.position.pieces import Seat, count_kinds
from engine.position.state import Phase
from engine.views.view import View


def winners(view: View) -> tuple[Seat, ...]:
    """Who won, once the game is over; several share the victory (E4). An imaginary player cannot win."""
    if view.phase is not Phase.OVER:
        return ()
    scores = view.scores[: len(view.players)]
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def trades(view: View) -> bool:
    """Is money still of use: can a player take it, or pay with it?"""
    return view.phase is Phase.TURN


def stocked(view: View) -> bool:
    """Is there a market to show: can a player buy, or is a tile left over?"""
    return trades(view) or any(view.market)


def counted(view: View, seat: Seat, palace: Palace) -> tuple[int, ...]:
    """How many tiles of each kind count, if this were the seat's palace."""
    if not view.modules:
        return palace.counts
    return count_kinds(
        tile
        for tile in palace.tiles.values()
        if all(module.counts(view, seat, tile) for module in view.modules)
    )
