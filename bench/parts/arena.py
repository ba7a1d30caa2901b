"""Games between players of any kind, for measuring how strong they are."""

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Final

from ai import Level, choose
from engine import (
    Action,
    Buy,
    Options,
    Place,
    Seed,
    TakeMoney,
    UndoStep,
    UndoTurn,
    View,
    legal_actions,
    play,
    start,
    view_for,
)
from engine.position.pieces import total

Chooser = Callable[[View, tuple[Action, ...], int], Action]
ALL_MODULES: Final = ("building_sites", "certificates", "falconers", "portals")


def at_random(_view: View, legal: tuple[Action, ...], seed: int) -> Action:
    """Anything but taking back; a kind of action first, then one of it, so that games move on."""
    chance = random.Random(seed)
    kinds = sorted({type(action).__name__ for action in _forward(legal)})
    kind = chance.choice(kinds)
    return chance.choice([action for action in legal if type(action).__name__ == kind])


def greedy(view: View, legal: tuple[Action, ...], _seed: int) -> Action:
    """Buys the dearest tile it can pay exactly, else the dearest; builds the longest wall; takes the most."""
    return max(_forward(legal), key=lambda action: _greed(view, action))


def _greed(view: View, action: Action) -> float:
    assert view.seat is not None
    match action:
        case Buy(tile, cards):
            over = total(cards) - tile.price
            return 200 + tile.price if not over else 100 + tile.price - over
        case TakeMoney(cards):
            return 50 + total(cards)
        case Place(tile, cell):
            return 30 + view.players[view.seat].palace.built(tile, cell).longest_wall.length
        case _:
            return 0


def _gardener(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    return choose(view, legal, Level.GARDENER, seed)


def _mason(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    return choose(view, legal, Level.MASON, seed)


def _vizier(view: View, legal: tuple[Action, ...], seed: int) -> Action:
    return choose(view, legal, Level.VIZIER, seed)


PLAYERS: Final[dict[str, Chooser]] = {
    "random": at_random,
    "greedy": greedy,
    "gardener": _gardener,
    "mason": _mason,
    "vizier": _vizier,
}


def _forward(legal: tuple[Action, ...]) -> list[Action]:
    return [action for action in legal if not isinstance(action, UndoStep | UndoTurn)]


@dataclass(frozen=True)
class Match:
    """One player against others, by their names in `PLAYERS`, and the modules they play with."""

    one: str
    others: tuple[str, ...]
    modules: tuple[str, ...] = ()

    def __str__(self) -> str:
        rest = " and ".join(f"{self.others.count(name)} {name}" for name in dict.fromkeys(self.others))
        return f"{self.one} against {rest}{', all modules' if self.modules == ALL_MODULES else ''}"

    def won(self, number: int) -> float:
        """Its share of the win in a game. It sits at each seat in turn, each deal is used so often."""
        players = 1 + len(self.others)
        seat = number % players
        table = [*self.others[:seat], self.one, *self.others[seat:]]
        scores = scores_of([PLAYERS[name] for name in table], number // players, self.modules)
        return win_shares(scores)[seat]


def scores_of(choosers: Sequence[Chooser], number: int, modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The final scores of a game; the number decides everything."""
    game = start(Options(len(choosers), modules), Seed(f"{number:032x}")).game
    step = 0
    while game.to_act:
        seat = game.to_act[0]
        legal = legal_actions(game, seat)
        action = choosers[seat](view_for(game, seat), legal, number * 100_003 + step)
        game = play(game, seat, action).game
        step += 1
        assert step < 5000, "the game comes to an end"
    return game.scores[: len(choosers)]


def win_shares(scores: Sequence[int]) -> list[float]:
    """Each player's share of the win."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


@dataclass(frozen=True)
class Share:
    """Games won, shared wins divided, with the interval in which the true share lies 19 times of 20."""

    won: float
    games: int

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        z, n, p = 1.96, self.games, self.rate
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:6.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"


def share(match: Match, games: int, first: int = 0, processes: int = 1) -> Share:
    """How often one player wins against the others; the same whatever the number of processes."""
    start_at = first * (1 + len(match.others))
    numbers = range(start_at, start_at + games)
    if processes == 1:
        return Share(sum(map(match.won, numbers)), games)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return Share(sum(pool.map(match.won, numbers, chunksize=2)), games)
