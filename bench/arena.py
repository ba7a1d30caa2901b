"""Games between players of any kind, for measuring how strong they are."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from ai.levels import Level, choose
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
from engine.pieces import total

Chooser = Callable[[View, tuple[Action, ...], int], Action]


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


def of_level(level: Level) -> Chooser:
    """One of our own."""
    return lambda view, legal, seed: choose(view, legal, level, seed)


def _forward(legal: tuple[Action, ...]) -> list[Action]:
    return [action for action in legal if not isinstance(action, UndoStep | UndoTurn)]


def scores_of(choosers: Sequence[Chooser], number: int) -> tuple[int, ...]:
    """The final scores of a game; the number decides everything."""
    game = start(Options(len(choosers)), Seed(f"{number:032x}")).game
    step = 0
    while game.to_act:
        seat = game.to_act[0]
        legal = legal_actions(game, seat)
        action = choosers[seat](view_for(game, seat), legal, number * 100_003 + step)
        game = play(game, seat, action).game
        step += 1
        assert step < 5000, "the game comes to an end"
    return game.scores[: len(choosers)]


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
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:6.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"


def share(one: Chooser, others: Sequence[Chooser], games: int, first: int = 0) -> Share:
    """How often one player wins against others; it sits at each seat in turn, each deal is used so often."""
    players = 1 + len(others)
    won = 0.0
    for number in range(games):
        seat = number % players
        table = [*others[:seat], one, *others[seat:]]
        scores = scores_of(table, first + number // players)
        best = max(scores)
        if scores[seat] == best:
            won += 1 / scores.count(best)
    return Share(won, games)
