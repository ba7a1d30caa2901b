"""Who stands where: places with ties."""

from collections.abc import Sequence


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each score, from 1; equal scores share a place, and those after them wait (E4)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def climbs(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    """By how many places each has climbed, or fallen if negative; nobody does from a table without points."""
    if not any(before):
        return (0,) * len(after)
    return tuple(old - new for old, new in zip(ranks(before), ranks(after), strict=True))
