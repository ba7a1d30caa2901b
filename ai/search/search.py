"""Looking ahead: the promising actions are tried in the same guessed deals, and the better half goes on."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ai.evaluation.action_values import ActionValues, Judged
from ai.search.apply_action import follow, known
from ai.search.compact_table import Table
from ai.search.guess_hidden import Guess
from ai.search.outcome import outcome, prospect
from ai.search.playout import play_out
from ai.search.stalling import stalls
from engine.position.pieces import MIN_PLAYERS

TO_THE_END: Final = 1000
"""More turns than any game has."""


@dataclass(frozen=True)
class Depth:
    """How far to look: how many playouts, how many turns each, how many actions at most.

    In 29 positions of two players, telling actions apart took two and a half times as many deals with eight
    turns a playout as with four, each deal at nearly twice the cost.
    """

    playouts: int
    turns: int = 2
    """Beyond one turn of each player."""
    actions: int = 12
    close: int = 16
    """With no more turns than this to come, playouts go to the end."""
    doubt: float = 25.0
    """The first judgement counts as this many playouts, with two players."""
    doubt_more: float = 3.0
    """And as this many more for each further player: a playout then says less about one action."""
    point: float = 0.009
    """What one point of the first judgement is worth in outcomes."""


class Trial:
    """An action under trial: how it fared against the mean of those tried with it."""

    __slots__ = ("judged", "prior", "total", "tried")

    def __init__(self, judged: Judged, prior: float) -> None:
        self.judged = judged
        self.prior = prior
        self.total = 0.0
        self.tried = 0

    def mean(self, doubt: float) -> float:
        """The outcome to expect, the first judgement counted as so many playouts."""
        return (self.total + doubt * self.prior) / (self.tried + doubt)


class Search:
    """One decision; playouts are counted and not timed, so the same seed gives the same answer."""

    def __init__(self, action_values: ActionValues, depth: Depth, seed: int) -> None:
        self.action_values = action_values
        self.view = action_values.position.view
        self.seat = action_values.position.seat
        self.weights = action_values.position.weights
        self.depth = depth
        self.seed = seed
        players = len(self.view.players)
        self.turns = players + depth.turns
        if action_values.position.turns_to_come <= depth.close:
            self.turns = TO_THE_END
        self.doubt = depth.doubt + depth.doubt_more * (players - MIN_PLAYERS)
        self.seen = action_values.position.table
        self.guess = Guess(self.view, self.seen)
        self.deals = 0
        self.played = 0

    def ranked(self, first: list[Judged]) -> list[Judged]:
        """The actions, judged before, in a better order.

        What the table does not know cannot be played out. It keeps its rank among the first judgements.
        What only hands the turn on is not tried while there is anything else: in a playout another player
        would soon move the game on, but at the table they may think the same.
        """
        onward = [each for each in first if not stalls(self.seen, each.action)]
        if onward and len(onward) < len(first):
            return self.ranked(onward) + [each for each in first if stalls(self.seen, each.action)]
        trusted = [each for each in first if known(self.seen, each.action)]
        if not trusted:
            return first
        others = [each for each in first if not known(self.seen, each.action)]
        better = [each for each in others if each.worth > trusted[0].worth]
        return better + self._halved(trusted) + [each for each in others if each not in better]

    def leads(self, one: Judged, other: Judged) -> Iterator[float]:
        """By how much one action leads to better prospects than another, deal by deal."""
        for _ in range(self.depth.playouts // 2):
            better, worse = (prospect(table, self.seat) for table in self._tables_after((one, other)))
            yield better - worse

    def _halved(self, first: list[Judged]) -> list[Judged]:
        """Each round of trials drops the worse half."""
        depth = self.depth
        best = first[0].worth
        tried = self.action_values.distinct(first)[: depth.actions]
        dropped = [each for each in first if each not in tried]
        trials = [Trial(each, depth.point * (each.worth - best)) for each in tried]
        rounds = max(1, (len(trials) - 1).bit_length())
        while len(trials) > 1 and self.played + len(trials) <= depth.playouts:
            share = (depth.playouts - self.played) // rounds
            for _ in range(max(1, share // len(trials))):
                self._try(trials)
            trials.sort(key=lambda trial: -trial.mean(self.doubt))
            kept = (len(trials) + 1) // 2
            dropped = [trial.judged for trial in trials[kept:]] + dropped
            trials = trials[:kept]
            rounds = max(1, rounds - 1)
        return [trial.judged for trial in trials] + dropped

    def _try(self, trials: list[Trial]) -> None:
        """One deal, the same for every action."""
        tables = self._tables_after([trial.judged for trial in trials])
        outcomes = [outcome(table, self.seat) for table in tables]
        middle = sum(outcomes) / len(outcomes)
        for trial, value in zip(trials, outcomes, strict=True):
            trial.total += value - middle
            trial.tried += 1
        self.played += len(trials)

    def _tables_after(self, actions: Sequence[Judged]) -> list[Table]:
        """The tables to which actions lead in one more deal."""
        name = f"{self.seed}/{self.deals}"
        self.deals += 1
        dealt = self.guess.dealt(random.Random(name))
        tables = []
        for action, _ in actions:
            table = dealt.copy(random.Random(name).shuffle)
            follow(table, self.seat, action)
            play_out(table, self.weights, self.turns)
            tables.append(table)
        return tables
