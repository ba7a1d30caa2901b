"""What a purse is worth by itself, and for a price: the same in judging and in playouts."""

from functools import lru_cache

from ai.evaluation.purse import Purse, cover, reach
from ai.evaluation.weights import Weights


@lru_cache(maxsize=1 << 15)
def held(purse: Purse, weights: Weights) -> float:
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
