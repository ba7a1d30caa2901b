"""How long legal actions take while portals lie aside: python -m bench.portals

Processor time of single calls, with nothing remembered from calls before, over positions made at random
(`portal_positions`); and what the same positions take with no portal aside.
"""

import argparse
import statistics
import sys
from collections.abc import Sequence
from dataclasses import replace
from time import process_time
from typing import Final

from bench.parts.portal_positions import position
from engine import Game, Portals, legal_actions
from engine.modules.portal_outlook import forget
from engine.position.state import with_slice

AIM: Final = 50
"""Milliseconds that no call should exceed."""
MILLI: Final = 1_000


def milliseconds(game: Game) -> float:
    """The quicker of two calls, so that what a busy machine adds counts less."""
    took = []
    for _ in range(2):
        forget()
        began = process_time()
        legal_actions(game, game.to_act[0])
        took.append((process_time() - began) * MILLI)
    return min(took)


def share(times: Sequence[float], below: float) -> float:
    """The time that this share of calls stays below."""
    return sorted(times)[min(int(below * len(times)), len(times) - 1)]


def main() -> int:
    """Measure, and say whether the slowest call is quick enough."""
    parser = argparse.ArgumentParser(prog="python -m bench.portals", description=__doc__)
    parser.add_argument("--positions", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    asked = parser.parse_args()
    games = [position(number) for number in range(asked.first, asked.first + asked.positions)]
    games = [game for game in games if game.slice(Portals).aside]
    alone = [with_slice(game, replace(game.slice(Portals), aside=())) for game in games]
    pairs = [(milliseconds(game), milliseconds(other)) for game, other in zip(games, alone, strict=True)]
    times = [with_portals for with_portals, _ in pairs]
    slowest = max(range(len(games)), key=times.__getitem__)
    listed = len(legal_actions(games[slowest], games[slowest].to_act[0]))
    print(f"legal actions with portals aside, {len(games)} positions")
    print(
        f"  median {statistics.median(times):5.2f} ms    p99 {share(times, 0.99):5.2f} ms"
        f"    slowest {times[slowest]:5.2f} ms ({listed} actions)"
        f"    against none aside: {statistics.median(a / b for a, b in pairs):4.1f} times as long"
    )
    return 0 if times[slowest] < AIM else 1


if __name__ == "__main__":
    sys.exit(main())
