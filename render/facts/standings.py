"""How everybody stands: what the table shows of each player, the imaginary one included."""

from dataclasses import dataclass

from engine import Credit, Falcon, Kind, Seat, Tile, View, if_scored_now
from engine.modules.certificates import credit_of
from engine.modules.falconers import falcons_of
from engine.modules.portals_in_view import portals_aside
from engine.modules.sites_in_view import sites_of
from engine.transitions.score_lines import MAJORITY
from engine.views.standings import winners
from render.facts.expansion import wall_figure


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
