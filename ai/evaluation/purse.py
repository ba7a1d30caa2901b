"""What a purse, the values of one currency in a hand, can pay and is worth. All answers are cached."""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from ai.evaluation.weights import Weights
from ai.search.compact_pieces import PRICE
from engine.judge.payments import SMALL_CHANGE, sums

Purse = tuple[int, ...]
"""Values of one currency, ascending."""

_SHARE: Final = {price: count / len(PRICE) for price, count in sorted(Counter(PRICE).items())}
"""How many of all tiles have a price."""


class Ways(NamedTuple):
    """How to pay a price: exactly, and otherwise with the least given away."""

    exact: Purse | None
    cheapest: Purse | None


@lru_cache(maxsize=1 << 15)
def ways(purse: Purse, price: int) -> Ways:
    """The best exact payment and the best other one; the one that keeps the better purse."""
    choices = sums(purse, price)
    exact = [choice for choice in choices if sum(choice) == price]
    others = [choice for choice in choices if sum(choice) > price]
    least = [choice for choice in others if sum(choice) == sum(others[0])]
    return Ways(_best(purse, exact), _best(purse, least))


def _best(purse: Purse, choices: list[Purse]) -> Purse | None:
    if len(choices) <= 1:
        return choices[0] if choices else None
    return max(choices, key=lambda choice: (cover(less(purse, choice)), choice))


@lru_cache(maxsize=1 << 15)
def less(purse: Purse, gone: Purse) -> Purse:
    """The purse without these values."""
    left = list(purse)
    for value in gone:
        left.remove(value)
    return tuple(left)


@lru_cache(maxsize=1 << 15)
def more(purse: Purse, added: Purse) -> Purse:
    """The purse with these values."""
    return tuple(sorted(purse + added))


@lru_cache(maxsize=1 << 15)
def reach(purse: Purse) -> int:
    """The sums that can be paid exactly, as bits."""
    bits = 1
    for value in purse:
        bits |= bits << value
    return bits


@lru_cache(maxsize=1 << 15)
def cover(purse: Purse) -> float:
    """The part of all tiles that this purse could pay exactly."""
    bits = reach(purse)
    return sum([share for price, share in _SHARE.items() if bits >> price & 1])


@lru_cache(maxsize=1 << 15)
def coins_worth(purse: Purse, weights: Weights) -> float:
    """What a purse is worth, whatever lies on the market."""
    amount = sum(purse)
    coins = weights.coin * min(amount, weights.enough) + weights.plenty * max(amount - weights.enough, 0)
    return coins + weights.cover * cover(purse)


@lru_cache(maxsize=1 << 15)
def payable(purse: Purse, price: int, weights: Weights) -> float:
    """The part of a tile's worth that it is worth to have this purse for it."""
    if reach(purse) >> price & 1:
        return weights.wish_exact
    amount = sum(purse)
    return weights.wish_payable if amount >= price else weights.wish_short * (amount / price) ** 2


@lru_cache(maxsize=1 << 14)
def takings(display: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sets of cards, as numbers, that may be taken from a sorted display (T1)."""
    found: set[tuple[int, ...]] = {(card,) for card in display}
    small = [card for card in display if card % 10 < SMALL_CHANGE]
    for bits in range(1, 1 << len(small)):
        several = tuple([card for place, card in enumerate(small) if bits >> place & 1])
        if sum([card % 10 for card in several]) <= SMALL_CHANGE:
            found.add(several)
    return tuple(sorted(found))
