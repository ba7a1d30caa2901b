"""How strong the computer players are: python -m bench.ai

A tournament with rotating seats: the same deal is played once from each seat, and the seeds are fixed, so
that every run gives the same games. Shared wins are divided. Each line says what was asked of it.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from ai import Level, choose
from bench.arena import Chooser, at_random, greedy, of_level, share
from engine import Options, Seed, legal_actions, play, start, view_for


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


def thinking(level: Level, players: int, every: int) -> None:
    """How long a level thinks about its decisions in a game, every so many looked at."""
    game = start(Options(players), Seed(f"{players:032x}")).game
    took, step = [], 0
    while game.to_act:
        seat = game.to_act[0]
        view, legal = view_for(game, seat), legal_actions(game, seat)
        if step % every == 0:
            began = process_time()
            choose(view, legal, level, step)
            took.append(process_time() - began)
        game = play(game, seat, choose(view, legal, Level.MASON, step)).game
        step += 1
    took.sort()
    middle, most = took[len(took) // 2], took[len(took) * 19 // 20]
    print(
        f"{level.value:9} {players} players: {middle:.3f} s in the middle,"
        f" {most:.3f} s for 19 of 20 decisions, {took[-1]:.3f} s at most",
        flush=True,
    )


def main() -> int:
    """Play the matches and print how they went."""
    parser = argparse.ArgumentParser(prog="python -m bench.ai", description=__doc__)
    parser.add_argument("--only", default="", help="matches with this in their name")
    parser.add_argument("--times", type=float, default=1.0, help="as many games times this")
    parser.add_argument("--thinking", action="store_true", help="only how long they think")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asked = parser.parse_args()
    if asked.thinking:
        for level in Level:
            for players in (2, 4, 6):
                thinking(level, players, every=9 if level is Level.VIZIER else 3)
        return 0
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
