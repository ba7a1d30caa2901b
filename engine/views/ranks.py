"""Places in the ranking, with ties."""

from collections.abc import Sequence


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each score, from 1; equal scores share a place, and the next ones are skipped (E4)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def climbs(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    """How many places each has climbed, or fallen if negative; none before the first points."""
    if not any(before):
        return (0,) * len(after)
    return tuple(old - new for old, new in zip(ranks(before), ranks(after), strict=True))
