"""What each weight of the computer players is worth: python -m bench.tune_ai --players 4 --games 800

Whole games are played by players whose weights were all changed at random, each by about a third. Least
squares tell from how they ended what each weight was worth, all at once: the points, and the share of wins,
for making it e times as large, each with its standard error. The same arguments give the same games. A step
that way goes into `ai/evaluation/weights.py` by hand once other games (`python -m bench.ai`) agree.
"""

import argparse
import random
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass, replace
from functools import partial
from math import exp
from multiprocessing import get_context
from typing import Any, Final

from ai.evaluation.weights import Weights
from ai.levels import CHARACTERS, Character, Level, action_values_for, ranked_actions
from ai.modules import AI_MODULES
from bench.parts.arena import ALL_MODULES, Chooser, scores_of, win_shares
from bench.parts.least_squares import Row, Seen, centred, fit
from engine import Action, View

SPREAD: Final = 0.3
NEAR_ONE: Final = {"stay": 0.08}
"""What is a chance cannot be changed as much."""
CORE: Final = (
    "coin",
    "plenty",
    "cover",
    "wall",
    "loose_wall",
    "prospects",
    "room",
    "reserve",
    "wish_exact",
    "wish_payable",
    "wish_short",
    "stay",
    "deny",
    "redesign",
    "spend_tiles",
    "spend_coins",
    "last_tiles",
)
OF_MODULES: Final[dict[str, object]] = {
    part.name: module.weights
    for module in AI_MODULES.all
    if is_dataclass(module.weights)
    for part in fields(module.weights)
}
"""The weights that modules own, with those among which each one is."""


def tuned(modules: tuple[str, ...]) -> tuple[str, ...]:
    """The weights that matter with these modules."""
    return (*CORE, "uncounted", *OF_MODULES) if modules else CORE


def changed(weights: Weights, by: Mapping[str, float]) -> Weights:
    """The weights with some of them changed, each by a logarithm."""
    later = {name: weight_named(weights, name) * exp(change) for name, change in by.items()}
    own: dict[str, Any] = {name: weight for name, weight in later.items() if name not in OF_MODULES}
    of_modules: dict[type, Any] = {}
    for name in later.keys() - own.keys():
        kind = type(OF_MODULES[name])
        of_modules[kind] = replace(of_modules.get(kind, OF_MODULES[name]), **{name: later[name]})
    return replace(weights, of_modules=of_modules, **own)


def weight_named(weights: Weights, name: str) -> float:
    """One of the weights, the core's or a module's."""
    found: float = getattr(weights.of(OF_MODULES[name]) if name in OF_MODULES else weights, name)
    return found


def judging_by(weights: Weights) -> Chooser:
    """A player that judges by these weights and does not look ahead."""
    character = Character(weights)

    def chosen(view: View, legal: tuple[Action, ...], seed: int) -> Action:
        return ranked_actions(action_values_for(character, view), legal, character, seed)[0].action

    return chosen


def played(number: int, players: int, around: Weights, modules: tuple[str, ...]) -> list[tuple[Row, int]]:
    """For each player of a game, by how much each weight was changed, as a logarithm, and the score."""
    chance = random.Random(number)
    names = tuned(modules)
    changes = [[chance.gauss(0, NEAR_ONE.get(name, SPREAD)) for name in names] for _ in range(players)]
    choosers = [judging_by(changed(around, dict(zip(names, row, strict=True)))) for row in changes]
    return list(zip(changes, scores_of(choosers, number, modules), strict=True))


def by_points(scores: list[int]) -> Row:
    """What each had."""
    return [float(score) for score in scores]


def seen_at(table: list[tuple[Row, int]], worth: Callable[[list[int]], Row]) -> list[Seen]:
    """What was seen of each player, against the mean of the table."""
    rows = centred([row for row, _ in table])
    ends = centred([[value] for value in worth([score for _, score in table])])
    return [(row, end[0]) for row, end in zip(rows, ends, strict=True)]


def main() -> int:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.tune_ai",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--first", type=int, default=30_000)
    parser.add_argument("--around", choices=("mason", "vizier"), default="vizier")
    parser.add_argument("--modules", action="store_true", help="with all modules")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    around = CHARACTERS[Level(asked.around)].weights_for(asked.players)
    modules = ALL_MODULES if asked.modules else ()
    play = partial(played, players=asked.players, around=around, modules=modules)
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        tables = list(pool.map(play, range(asked.first, asked.first + asked.games), chunksize=4))
    # Against the mean of a table, one player follows from the others.
    free = 1 - 1 / asked.players
    points, wins = (
        fit([each for table in tables for each in seen_at(table, worth)], free)
        for worth in (by_points, win_shares)
    )
    print(f"{len(tables)} games of {asked.players} around the weights of the {asked.around}")
    for at, name in enumerate(tuned(modules)):
        print(
            f"{name:13} now {weight_named(around, name):6.2f}:"
            f"  points {points.weights[at]:+6.2f} ± {points.errors[at]:.2f}"
            f"  wins {wins.weights[at]:+.3f} ± {wins.errors[at]:.3f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
