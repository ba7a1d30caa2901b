"""How everybody stands: what the table shows of each player, the imaginary one included."""

from dataclasses import dataclass

from engine import Credit, Falcon, Kind, Phase, Seat, Tile, View, if_scored_now
from engine.transitions.score_lines import MAJORITY
from render.facts.expansion import credit_of, falcons_of, portals_aside, sites_of, wall_figure


@dataclass(frozen=True)
class Standing:
    """One player as everybody sees them. An imaginary player has no wall, no hand and no reserve."""

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
    wall_figure: str = "–"
    """How long the wall is, and what portals in it add."""
    portals_aside: tuple[Kind, ...] = ()
    falcons: tuple[Falcon, ...] = ()
    credit: Credit | None = None
    sites: tuple[Tile, ...] = ()
    """Building sites in the palace."""

    @property
    def is_imaginary(self) -> bool:
        return self.wall is None

    @property
    def has_portals(self) -> bool:
        """Are portals in the wall?"""
        return self.wall is not None and self.wall_figure != str(self.wall)

    @property
    def has_aside(self) -> bool:
        """Is something not placed yet?"""
        return bool(self.aside or self.portals_aside)

    @property
    def has_more(self) -> bool:
        """Is there something of a module's to show?"""
        return bool(self.falcons or self.credit or self.sites)


def standings(view: View) -> tuple[Standing, ...]:
    """Everybody in the order of their turns."""
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
                *(_of_modules(view, seat) if player else ()),
            )
        )
    return tuple(found)


def _of_modules(
    view: View, seat: Seat
) -> tuple[str, tuple[Kind, ...], tuple[Falcon, ...], Credit | None, tuple[Tile, ...]]:
    falcons = tuple(perched.falcon for perched in falcons_of(view, seat))
    wall = wall_figure(view.players[seat].palace.longest_wall)
    return wall, portals_aside(view, seat), falcons, credit_of(view, seat), sites_of(view, seat)


def winners(view: View) -> tuple[Seat, ...]:
    """Who won, once the game is over; several share the victory (E4). An imaginary player cannot win."""
    if view.phase is not Phase.OVER:
        return ()
    scores = view.scores[: len(view.players)]
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def trades(view: View) -> bool:
    """Is money still of use: can somebody take it, or pay with it?"""
    return view.phase is Phase.TURN


def stocked(view: View) -> bool:
    """Is there a market to show: does somebody trade, or is a tile left over?"""
    return trades(view) or any(view.market)
