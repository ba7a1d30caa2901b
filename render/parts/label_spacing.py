"""Moving things on a line apart where they would overlap, and no further than needed."""

from collections.abc import Sequence


def spread(wanted: Sequence[int], gap: int, low: int, high: int) -> tuple[int, ...]:
    """Places `gap` or more apart, in the order of the wanted ones and as near to them as can be.

    They stay between `low` and `high` if there is room for all.
    """
    order = sorted(range(len(wanted)), key=lambda n: (wanted[n], n))
    # With the n-th place moved back by n gaps, "apart" becomes "not falling".
    level = _not_falling([wanted[n] - rank * gap for rank, n in enumerate(order)])
    top = max(low, high - (len(wanted) - 1) * gap)
    found = [0] * len(wanted)
    for rank, n in enumerate(order):
        found[n] = min(max(level[rank], low), top) + rank * gap
    return tuple(found)


def _not_falling(values: Sequence[int]) -> list[int]:
    """The nearest values of which none is less than the one before: neighbours that fall are averaged."""
    pools: list[tuple[int, int]] = []
    for value in values:
        total, count = value, 1
        while pools and pools[-1][0] * count >= total * pools[-1][1]:
            earlier, many = pools.pop()
            total, count = total + earlier, count + many
        pools.append((total, count))
    return [total // count for total, count in pools for _ in range(count)]
