"""Standings: what a view shows of each player, who won, what is still sold."""

from dataclasses import dataclass

from engine.board.palace import Palace
from engine.position.pieces import Kind, Seat, Tile, count_kinds
from engine.position.state import Phase
from engine.transitions.score_lines import MAJORITY
from engine.transitions.scoring import if_scored_now
from engine.views.view import View


@dataclass(frozen=True)
class Standing:
    """One player as all see them. An imaginary player has no wall, no hand and no reserve."""

    seat: Seat
    score: int
    counts: tuple[int, ...]
    """Tiles that count for each kind, in the order of `Kind`."""
    leads: tuple[bool, ...]
    """Is this player first, alone or with others, in each kind?"""
    wall: int | None
    hand_size: int | None
    reserve: tuple[Tile, ...]
    aside: tuple[Tile, ...]
    to_act: bool
    has_won: bool

    @property
    def is_imaginary(self) -> bool:
        return self.wall is None


def standings(view: View) -> tuple[Standing, ...]:
    """All players in the order of their turns."""
    majorities = {(line.seat, line.source): line for line in if_scored_now(view)}
    found = []
    for seat in map(Seat, range(len(view.scores))):
        lines = [majorities.get((seat, MAJORITY[kind])) for kind in Kind]
        player = view.players[seat] if seat < len(view.players) else None
        found.append(
            Standing(
                seat,
                view.scores[seat],
                tuple(line.count if line else 0 for line in lines),
                tuple(line is not None and line.place == 1 for line in lines),
                player.palace.longest_wall.length if player else None,
                player.hand_size if player else None,
                player.reserve if player else (),
                player.aside if player else (),
                seat in view.to_act,
                seat in winners(view),
            )
        )
    return tuple(found)


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
    """Is there a market to show: is it still open, or is a tile left over?"""
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
