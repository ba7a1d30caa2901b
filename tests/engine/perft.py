"""Counting lines of play, as chess programs do: python -m tests.engine.perft writes tests/data/perft.txt.

Any change to what is legal, to a shuffle or to the order of a refill shows up as another number.
"""

import random
from pathlib import Path
from typing import Final

from engine.judge.actions import UndoStep, UndoTurn
from engine.judge.offers import legal_actions
from engine.modules import MODULES
from engine.play import play, start
from engine.position.options import Options
from engine.position.rng import Seed
from engine.position.state import Game, Phase
from engine.text.position import print_position
from tests.engine.players import at_random

COUNTS: Final = Path(__file__).parents[1] / "data" / "perft.txt"
MODULE_COUNTS: Final = Path(__file__).parents[1] / "data" / "perft_modules.txt"
ARROW: Final = " -> "


def perft(game: Game, depth: int) -> int:
    """How many lines of play of this depth there are, taking back left out."""
    if depth == 0 or not game.to_act:
        return 1
    count = 0
    for seat in game.to_act:
        for action in legal_actions(game, seat):
            if not isinstance(action, UndoStep | UndoTurn):
                count += perft(play(game, seat, action).game, depth - 1) if depth > 1 else 1
    return count


def positions() -> list[tuple[Game, int]]:
    """Positions from all stages of games of all sizes, each with a depth that takes a moment."""
    chosen = []
    for players in range(2, 7):
        chance = random.Random(players)
        game, _ = start(Options(players), Seed(f"{players:032x}"))
        wanted = [(game, 6)]
        turns = [30, 60, 90]
        last = None
        while game.to_act:
            seat = game.to_act[0]
            game = play(game, seat, at_random(game, seat, chance)).game
            if turns and game.turn == turns[0] and not game.acted:
                wanted.append((game, 4))
                turns.pop(0)
            if game.phase is Phase.LAST_TILES:
                last = last or game
        chosen += [*wanted, *([(last, 4)] if last else [])]
    return chosen


def module_positions() -> list[tuple[Game, int]]:
    """Positions from games with each module alone, and with all of them."""
    chosen = []
    for number, modules in enumerate(
        [*((name,) for name in MODULES.optional), tuple(sorted(MODULES.optional))]
    ):
        chance = random.Random(number)
        game, _ = start(Options(2 + number, modules), Seed(f"{number:032x}"))
        chosen.append((game, 5))
        turns = [25, 50, 75, 100]
        while game.to_act:
            seat = game.to_act[0]
            game = play(game, seat, at_random(game, seat, chance)).game
            if turns and game.turn == turns[0] and not game.acted:
                chosen.append((game, 3))
                turns.pop(0)
    return chosen


def written(positions: list[tuple[Game, int]]) -> str:
    """Positions with the number of lines of play of each depth."""
    return "".join(
        f"{print_position(game)}{ARROW}{' '.join(str(perft(game, d)) for d in range(1, depth + 1))}\n"
        for game, depth in positions
    )


if __name__ == "__main__":
    COUNTS.write_text(written(positions()), encoding="utf-8")
    MODULE_COUNTS.write_text(written(module_positions()), encoding="utf-8")
