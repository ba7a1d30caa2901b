"""Tuning the computer players' weights by self-play: python -m bench.tune_ai

Each weight in turn is made larger and smaller, and a player with the change plays quick games in thought
against players without it: the same deals from every seat, with two to four players. What wins clearly is
kept. The same arguments give the same games. Print what is found, and write it into `ai/weights.py` by hand
once whole games (`python -m bench.ai`) agree.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ai.guess import Guess, seen_table
from ai.outcome import outcome
from ai.playout import Mover
from ai.table import Stage, Table
from ai.weights import MASON, Weights
from bench.arena import ALL_MODULES
from engine import Options, Seat, Seed, start, view_for

PLAYED = (
    "coin",
    "cover",
    "wall",
    "enough",
    "plenty",
    "wish_exact",
    "wish_payable",
    "wish_short",
    "stay",
    "spend_tiles",
    "spend_coins",
    "reserve",
    "redesign",
)
"""The weights that quick games use."""
PLAYED_WITH_MODULES = (*PLAYED, "falcon")


def finished(table: Table, weights: Sequence[Weights]) -> Table:
    """The table after a game in which every seat plays by its own weights."""
    while table.stage == Stage.TURN:
        mover = Mover(table, table.seat, weights[table.seat])
        mover.act()
        mover.close()
    for seat in table.to_place[:]:
        Mover(table, seat, weights[seat]).close()
    return table


def dealt(players: int, number: int, modules: tuple[str, ...] = ()) -> Table:
    """A table before its first turn."""
    view = view_for(start(Options(players, modules), Seed(f"{number:032x}")).game, Seat(0))
    return Guess(view, seen_table(view)).dealt(random.Random(number))


@dataclass(frozen=True)
class Deals:
    """Which games are played: their numbers, for how many players (0: two to four by turns), with what."""

    numbers: range
    players: int
    modules: tuple[str, ...]


def outcomes(new: Weights, old: Weights, deals: Deals) -> list[float]:
    """For each deal, how the new weights fare against the old from all seats; a half is as good."""
    found = []
    for number in deals.numbers:
        players = deals.players or 2 + number % 3
        table = dealt(players, number, deals.modules)
        fared = []
        for seat in range(players):
            sitting = [new if other == seat else old for other in range(players)]
            end = finished(table.copy(random.Random(number).shuffle), sitting)
            # A fair share of wins counts as a half, whatever the number of players.
            best = max(end.scores[:players])
            won = (end.scores[seat] == best) / end.scores[:players].count(best) * players / 2
            fared.append(0.5 * won + 0.5 * outcome(end, seat))
        found.append(sum(fared) / players)
    return found


def main() -> int:
    """Search for better weights, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m bench.tune_ai", description=__doc__)
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--step", type=float, default=1.35)
    parser.add_argument("--first", type=int, default=10_000)
    parser.add_argument("--modules", action="store_true", help="with all modules")
    parser.add_argument("--players", type=int, default=0, help="otherwise two to four by turns")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.deals)
    deals = Deals(numbers, asked.players, ALL_MODULES if asked.modules else ())
    best = MASON
    # The same weights against themselves give the base line of these deals.
    base = outcomes(best, best, deals)
    for name in PLAYED_WITH_MODULES if asked.modules else PLAYED:
        for factor in (asked.step, 1 / asked.step):
            value = type(getattr(best, name))(getattr(best, name) * factor)
            new = replace(best, **{name: value})
            found = outcomes(new, best, deals)
            gains = [one - other for one, other in zip(found, base, strict=True)]
            gain, error = statistics.mean(gains), statistics.stdev(gains) / len(gains) ** 0.5
            kept = gain > 1.5 * error
            print(f"{name:14} {value:7.3f}  {gain:+.4f} ± {error:.4f} {'kept' if kept else ''}", flush=True)
            if kept:
                best = new
                base = outcomes(best, best, deals)
                break
    print(best)
    return 0


if __name__ == "__main__":
    sys.exit(main())
