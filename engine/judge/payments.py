"""Ways to take money and ways to pay (T1, T2)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.position.catalogue import FACE
from engine.position.pieces import Card, Currency, total

SMALL_CHANGE: Final = 5
"""Several cards may be taken if they are worth no more than this together."""


class Payment(NamedTuple):
    """Cards that pay a price."""

    cards: tuple[Card, ...]
    exact: bool


def takings(display: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Every different set of cards that may be taken, the most valuable first."""
    cards = sorted(display)
    small = [card for card in cards if card.value < SMALL_CHANGE]
    sets = {(card,) for card in cards} | {
        several
        for size in range(2, len(small) + 1)
        for several in combinations(small, size)
        if total(several) <= SMALL_CHANGE
    }
    return tuple(sorted(sets, key=lambda chosen: (-total(chosen), chosen)))


def payments(hand: tuple[Card, ...], currency: Currency, price: int) -> tuple[Payment, ...]:
    """Every different set of cards that pays the price and has no card to spare.

    Exact ones come first, then those that overpay least; of equals those with fewer cards.
    """
    return tuple(
        Payment(faces(currency, values), sum(values) == price)
        for values in sums(purse(hand, currency), price)
    )


def purse(hand: tuple[Card, ...], currency: Currency) -> tuple[int, ...]:
    """The values of a hand's cards of one currency, ascending."""
    return tuple([value for held, value in hand if held is currency])


def faces(currency: Currency, values: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards of a currency with these values."""
    row = FACE[currency]
    return tuple([row[value] for value in values])


@lru_cache(maxsize=65536)
def sums(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """The different choices of values that reach a price, none with a value to spare."""
    if sum(values) < price:
        return ()
    found = {choice[::-1] for choice in _reaching(values[::-1], price)}
    return tuple(sorted(found, key=lambda choice: (sum(choice), len(choice), choice)))


@lru_cache(maxsize=65536)
def sums_within(values: tuple[int, ...], low: int, high: int) -> tuple[tuple[int, ...], ...]:
    """The different choices of values that add up to something from low to high."""
    found = _within(values, low, high, sum(values))
    return tuple(sorted(found, key=lambda choice: (sum(choice), len(choice), choice)))


def _within(values: tuple[int, ...], low: int, high: int, left: int) -> Iterator[tuple[int, ...]]:
    """Choices from ascending values, of which `left` is the sum, that stay within the bounds."""
    if low <= 0 <= high:
        yield ()
    for index, value in enumerate(values):
        if value > high or left < low:
            return
        if not index or value != values[index - 1]:  # a copy gives the same choices again
            for rest in _within(values[index + 1 :], low - value, high - value, left - value):
                yield (value, *rest)
        left -= value


def _reaching(values: tuple[int, ...], price: int) -> Iterator[tuple[int, ...]]:
    """Choices from descending values that reach the price only with the last, smallest one."""
    for index, value in enumerate(values):
        if index and value == values[index - 1]:
            continue  # a copy gives the same choices again
        if value >= price:
            yield (value,)
        else:
            for rest in _reaching(values[index + 1 :], price - value):
                yield (value, *rest)
