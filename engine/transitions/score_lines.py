"""One line of a score sheet."""

from dataclasses import dataclass
from typing import Final, NewType

from engine.position.pieces import Kind, Seat

Source = NewType("Source", str)
"""What points are given for: a kind's name, "wall", or what a module adds."""

WALL: Final = Source("wall")
MAJORITY: Final = tuple(Source(kind.name.lower()) for kind in Kind)
"""The sources of the six majorities, in the order of `Kind`."""


@dataclass(frozen=True)
class ScoreLine:
    """Points of one seat for one thing, with what they were given for.

    `count` is the number of tiles, or the length of the wall. For a majority `place` is the best place
    covered and `sharing` the number of seats that cover it together; otherwise both are 0.
    """

    seat: Seat
    source: Source
    points: int
    count: int
    place: int = 0
    sharing: int = 0
