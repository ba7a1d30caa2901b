"""How strong the computer players are, and how long they think: python -m bench.ai

A tournament with rotating seats: the same deal is played once from each seat, and the seeds are fixed, so
that every run gives the same games. Shared wins are divided. Each line says what was asked of it, and whether
that is shown: the whole interval lies above it.

    python -m bench.ai --only vizier --games 40
    python -m bench.ai --match vizier mason mason --modules falconers portals --games 60
    python -m bench.ai --thinking
"""

import argparse
import sys
from time import perf_counter, process_time
from typing import Final

from ai import Level, choose
from bench.parts.arena import ALL_MODULES, PLAYERS, Match, Share, share
from engine import Options, Seed, legal_actions, play, start, view_for

WANTED: Final = (
    (Match("gardener", ("random",)), 200, 0.95),
    (Match("mason", ("gardener",)), 300, 0.65),
    (Match("mason", ("gardener",) * 3), 200, 0.25),
    (Match("vizier", ("mason",)), 100, 0.65),
    (Match("vizier", ("mason",) * 3), 160, 0.25),
    (Match("vizier", ("greedy",) * 2), 60, 0.85),
    (Match("gardener", ("random",), ALL_MODULES), 60, 0.95),
    (Match("mason", ("gardener",), ALL_MODULES), 100, 0.65),
    (Match("mason", ("gardener",) * 3, ALL_MODULES), 100, 0.25),
    (Match("vizier", ("mason",), ALL_MODULES), 60, 0.65),
    (Match("vizier", ("mason",) * 3, ALL_MODULES), 80, 0.25),
)
"""Matches, with how many games to play and the share of them that the first player should win."""


def verdict(found: Share, wanted: float) -> str:
    """What the games say about what was asked."""
    if found.interval[0] > wanted:
        return "shown"
    return "likely" if found.rate >= wanted else "missed"


def played(match: Match, games: int, wanted: float | None, first: int, processes: int) -> None:
    """Play a match and print how it went."""
    began = perf_counter()
    found = share(match, games, first, processes)
    asked = "" if wanted is None else f"  asked for {wanted:.0%}: {verdict(found, wanted)}"
    print(f"{match!s:48} {found}{asked}  ({(perf_counter() - began) / games:.1f} s a game)", flush=True)


def thinking(level: Level, players: int, modules: tuple[str, ...], every: int) -> None:
    """How long a level thinks about what to do in a game; every so many steps it is asked."""
    game = start(Options(players, modules), Seed(f"{players:032x}")).game
    took, step = [], 0
    while game.to_act:
        seat = game.to_act[0]
        view, legal = view_for(game, seat), legal_actions(game, seat)
        if view.may_act and step % every == 0:
            began = process_time()
            choose(view, legal, level, step)
            took.append(process_time() - began)
        game = play(game, seat, choose(view, legal, Level.MASON, step)).game
        step += 1
    took.sort()
    print(
        f"{level.value:9} {players} players, {'all' if modules else 'no'} modules:"
        f" p50 {took[len(took) // 2]:.3f} s, p95 {took[len(took) * 19 // 20]:.3f} s,"
        f" at most {took[-1]:.3f} s of {len(took)} decisions",
        flush=True,
    )


def main() -> int:
    """Play the matches and print how they went."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.ai", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="of what is wanted, the matches with this in their name")
    parser.add_argument("--match", nargs="+", choices=PLAYERS, help="one player, and then all the others")
    parser.add_argument("--modules", nargs="*", choices=ALL_MODULES, default=[], help="for --match")
    parser.add_argument("--games", type=int, help="so many games, instead of what each match has")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--thinking", action="store_true", help="only how long they think")
    asked = parser.parse_args()
    if asked.thinking:
        for level in Level:
            for players in (2, 4, 6):
                for modules in ((), ALL_MODULES):
                    thinking(level, players, modules, every=7 if level is Level.VIZIER else 2)
    elif asked.match:
        match = Match(asked.match[0], tuple(asked.match[1:]), tuple(sorted(asked.modules)))
        played(match, asked.games or 40, None, asked.first, asked.processes)
    else:
        for match, games, wanted in WANTED:
            if asked.only in str(match):
                played(match, asked.games or games, wanted, asked.first, asked.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
