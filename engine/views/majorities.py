"""Majorities: who has how many tiles of a kind, who has most, and how a seat's share of it changed."""

from dataclasses import dataclass
from enum import IntEnum

from engine.position.pieces import Kind, Seat
from engine.views.standings import standings
from engine.views.view import View


class Hold(IntEnum):
    """How firmly a seat holds a majority."""

    NONE = 0
    SHARED = 1
    ALONE = 2


@dataclass(frozen=True)
class Majority:
    """One kind: how many tiles of it each seat has that count."""

    kind: Kind
    counts: tuple[int, ...]

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Those who have most; nobody, while there is no tile."""
        most = max(self.counts)
        return tuple(Seat(seat) for seat, count in enumerate(self.counts) if most and count == most)

    def hold(self, seat: Seat) -> Hold:
        """What a seat has of the majority."""
        if seat not in self.leaders:
            return Hold.NONE
        return Hold.SHARED if self.leaders[1:] else Hold.ALONE

    def rivals(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who have most among all others."""
        others = [(count, Seat(other)) for other, count in enumerate(self.counts) if other != seat]
        most = max(count for count, _ in others)
        return tuple(other for count, other in others if most and count == most)


@dataclass(frozen=True)
class Shift:
    """One kind at two moments."""

    before: Majority
    after: Majority

    @property
    def kind(self) -> Kind:
        return self.after.kind

    @property
    def moved(self) -> bool:
        """Has somebody gained or lost the majority, or a share in it?"""
        return self.before.leaders != self.after.leaders

    def gained(self, seat: Seat) -> bool:
        """Does a seat hold more of the majority than before?"""
        return self.after.hold(seat) > self.before.hold(seat)

    def lost(self, seat: Seat) -> bool:
        """Does a seat hold less of the majority than before?"""
        return self.after.hold(seat) < self.before.hold(seat)


def majorities(view: View) -> tuple[Majority, ...]:
    """All six kinds, in the order of `Kind`."""
    counts = [standing.counts for standing in standings(view)]
    return tuple(Majority(kind, tuple(held[kind] for held in counts)) for kind in Kind)


def shifts(before: View, after: View) -> tuple[Shift, ...]:
    """All six kinds at two moments of one game."""
    return tuple(Shift(then, now) for then, now in zip(majorities(before), majorities(after), strict=True))
