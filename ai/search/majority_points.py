"""Majorities counted exactly, from bare counts (C2, C3)."""

from functools import lru_cache

from engine.position.catalogue import place_points
from engine.position.pieces import Kind


@lru_cache(maxsize=1 << 16)
def shared_out(scoring_round: int, kind: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each rival for one kind."""
    prizes = place_points(scoring_round, Kind(kind))
    given = [0] * len(counts)
    place = 0
    for count in sorted(set(counts) - {0}, reverse=True):
        tied = [rival for rival, held in enumerate(counts) if held == count]
        share = sum(prizes[place : place + len(tied)]) // len(tied)
        for rival in tied:
            given[rival] = share
        place += len(tied)
    return tuple(given)
