"""How strong the computer players are: python -m bench.ai

A tournament with rotating seats: the same deal is played once from each seat, and the seeds are fixed, so
that every run gives the same games. Shared wins are divided. Each line says what was asked of it.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from ai import Level
from bench.arena import Chooser, at_random, greedy, of_level, share


@dataclass(frozen=True)
class Match:
    """One player against others, and the share of games it should win."""

    name: str
    one: Chooser
    others: Sequence[Chooser]
    games: int
    wanted: float


_RANDOM, _GREEDY = at_random, greedy
_GARDENER, _MASON, _VIZIER = (of_level(level) for level in Level)

MATCHES = (
    Match("gardener against a random player", _GARDENER, [_RANDOM], 200, 0.95),
    Match("mason against a gardener", _MASON, [_GARDENER], 300, 0.65),
    Match("mason against three gardeners", _MASON, [_GARDENER] * 3, 200, 0.25),
    Match("mason against two greedy players", _MASON, [_GREEDY] * 2, 150, 1 / 3),
    Match("vizier against a mason", _VIZIER, [_MASON], 100, 0.65),
    Match("vizier against three masons", _VIZIER, [_MASON] * 3, 80, 0.25),
    Match("vizier against two greedy players", _VIZIER, [_GREEDY] * 2, 60, 0.85),
)


def main() -> int:
    """Play the matches and print how they went."""
    parser = argparse.ArgumentParser(prog="python -m bench.ai", description=__doc__)
    parser.add_argument("--only", default="", help="matches with this in their name")
    parser.add_argument("--times", type=float, default=1.0, help="as many games times this")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    for match in MATCHES:
        if asked.only in match.name:
            games = max(1 + len(match.others), round(match.games * asked.times))
            began = process_time()
            won = share(match.one, match.others, games, asked.first)
            took = (process_time() - began) / games
            print(f"{match.name:36} {won}  asked for {match.wanted:.0%}  {took:5.2f} s a game", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
