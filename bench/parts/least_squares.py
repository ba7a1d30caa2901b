"""Fitting by least squares, with how sure one can be of what was fitted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Row = list[float]
Seen = tuple[Row, float]
"""What was seen, and what came of it."""
_RIDGE = 1e-6
"""Keeps columns apart that never differ."""


@dataclass(frozen=True)
class Fit:
    """The weights with the least squared error, and the standard error of each."""

    weights: Row
    errors: Row


def fit(seen: Sequence[Seen], free: float = 1.0) -> Fit:
    """Solve for the weights by elimination; the inverse beside it tells how sure they are.

    `free` is the part of what was seen that does not follow from the rest.
    """
    width = len(seen[0][0])
    lines = [
        [sum(row[i] * row[j] for row, _ in seen) + (_RIDGE if i == j else 0.0) for j in range(width)]
        + [sum(row[i] * end for row, end in seen)]
        + [float(i == j) for j in range(width)]
        for i in range(width)
    ]
    for i in range(width):
        lines[i] = [value / lines[i][i] for value in lines[i]]
        for k in range(width):
            if k != i:
                lines[k] = [a - lines[k][i] * b for a, b in zip(lines[k], lines[i], strict=True)]
    weights = [line[width] for line in lines]
    spread = missed(weights, seen) / max(len(seen) * free - width, 1)
    return Fit(weights, [sqrt(spread * lines[i][width + 1 + i]) for i in range(width)])


def missed(weights: Row, seen: Sequence[Seen]) -> float:
    """The squared error in all."""
    return sum((end - sum(a * b for a, b in zip(weights, row, strict=True))) ** 2 for row, end in seen)


def explained(weights: Row, seen: Sequence[Seen]) -> float:
    """The part of the differences that these weights foretell."""
    return 1 - missed(weights, seen) / sum(end**2 for _, end in seen)


def centred(rows: list[Row]) -> list[Row]:
    """Each column against its mean."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]
