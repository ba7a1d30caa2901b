"""All chance: one secret seed, and a count of how often it was used."""

import random
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NewType, TypeVar

from engine.judge.errors import NotationError

Seed = NewType("Seed", str)
"""128 secret bits, written as 32 hexadecimal digits."""

T = TypeVar("T")
_SEED: Final = re.compile(r"[0-9a-f]{32}")


def fresh_seed() -> Seed:
    """An unguessable seed. The only place where outside randomness comes in."""
    return Seed(secrets.token_hex(16))


def parse_seed(text: str) -> Seed:
    """The seed with this text."""
    if not _SEED.fullmatch(text):
        raise NotationError("a seed has 32 hexadecimal digits", text)
    return Seed(text)


def commitment(seed: Seed) -> str:
    """The SHA-256 of the seed's 32 digits: published first, it binds the seed without giving it away."""
    return sha256(parse_seed(seed).encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Rng:
    """A generator as a value: the same seed and count give the same shuffle, for ever."""

    seed: Seed
    used: int = 0

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """The items in a new order, and the generator after that."""
        # Only random() keeps its sequence across Python versions; random.shuffle() promises nothing.
        draw = random.Random(f"{self.seed}/{self.used}").random
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order), Rng(self.seed, self.used + 1)
