"""Players of known strength, measured and recorded for the test of the review: python -m bench.known_players

Each of them plays the same deals against Masons, from every seat in turn. Their mean scores come from all
games; the last few are recorded, so that the test need not play them.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Final

from ai import Level, choose
from bench.parts.arena import PLAYERS, Chooser
from engine import Action, Buy, Options, Seed, TakeMoney, View, legal_actions, play, start, view_for
from engine.position.pieces import total
from engine.text.record import record_of
from engine.text.record_text import print_record

RECORDED: Final = Path(__file__).parents[1] / "tests" / "data" / "known_players.json"
PLAYERS_AT_TABLE: Final = 3
FIRST_DEAL: Final = 5_000
"""No computer player was tuned on the deals from this one on."""
KEPT: Final = 3
"""So many games of each are recorded, the last ones: one deal, from every seat. The review was fitted to
positions of the first twelve, so those would prove less."""


def _as_mason(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    return choose(view, legal, Level.MASON, seed)


def hoarder(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    """Takes money whenever it may, the most there is; with what it wins at the end it builds like a Mason."""
    takes = [action for action in legal if isinstance(action, TakeMoney)]
    if takes:
        return max(takes, key=lambda action: total(action.cards))
    return _as_mason(view, legal, seed)


def overpayer(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    """A Mason who may never pay exactly."""
    return _as_mason(view, tuple(action for action in legal if not _is_exact(action)), seed)


def _is_exact(action: Action) -> bool:
    return isinstance(action, Buy) and total(action.cards) == action.tile.price


KNOWN: Final[dict[str, Chooser]] = {
    "random": PLAYERS["random"],
    "hoarder": hoarder,
    "overpayer": overpayer,
    "gardener": PLAYERS["gardener"],
    "mason": PLAYERS["mason"],
    "vizier": PLAYERS["vizier"],
}


@dataclass(frozen=True)
class Played:
    """A finished game of one of them."""

    seat: int
    scores: tuple[int, ...]
    record: str


def played(player: str, number: int) -> Played:
    """One game against Masons; the number decides everything."""
    seat = number % PLAYERS_AT_TABLE
    choosers: list[Chooser] = [_as_mason] * PLAYERS_AT_TABLE
    choosers[seat] = KNOWN[player]
    seed = Seed(f"{FIRST_DEAL + number // PLAYERS_AT_TABLE:032x}")
    game, dealt = start(Options(PLAYERS_AT_TABLE), seed)
    events, step = list(dealt), 0
    while game.to_act:
        mover = game.to_act[0]
        action = choosers[mover](view_for(game, mover), legal_actions(game, mover), number * 100_003 + step)
        game, new = play(game, mover, action)
        events += new
        step += 1
    return Played(seat, game.scores[:PLAYERS_AT_TABLE], print_record(record_of(events)))


def summary(games: Sequence[Played]) -> dict[str, object]:
    """What is written down of a player's games."""
    return {
        "games": len(games),
        "mean_score": round(fmean(game.scores[game.seat] for game in games), 1),
        "recorded": [asdict(game) for game in games[-KEPT:]],
    }


def main() -> int:
    """Play, print the mean scores, and write everything down."""
    parser = argparse.ArgumentParser(prog="python -m bench.known_players", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="so many games of each")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    found = {}
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        for player in KNOWN:
            found[player] = summary(list(pool.map(partial(played, player), range(asked.games))))
            print(f"{player:10} {found[player]['mean_score']}", flush=True)
    RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
