"""A score chart in words: the end first, then how it came to that."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from render.alt_text.telling import Names, told_with_names
from render.base.look import Look
from render.parts.medals import imaginary, rank_text, ranked

if TYPE_CHECKING:
    from render.pictures.chart import ScoreChart


def told_chart(chart: "ScoreChart", look: Look) -> str:
    """The whole chart in words."""

    def tell(first: Names, later: Names) -> str:
        standings = "; ".join(_standings(chart, look, first))
        end = look.words("chart-told-end", title=look.words("chart-title"), standings=standings)
        return " ".join((end, *_history(chart, look, later)))

    return told_with_names(look, len(chart.view.scores), tell)


def _standings(chart: "ScoreChart", look: Look, names: Names) -> Iterator[str]:
    scores = chart.tallies[-1].scores
    for place, seat in ranked(chart.view, scores):
        words = rank_text(place, look)
        yield look.words("chart-told-standing", place=words, name=names[seat], total=scores[seat])
    for seat in imaginary(chart.view, scores):
        yield look.words("chart-told-imaginary", name=names[seat], total=scores[seat])


def _history(chart: "ScoreChart", look: Look, names: Names) -> Iterator[str]:
    """Every tally that changed something, with the scores in the order of the seats."""
    for before, tally in pairwise(chart.tallies):
        if tally.round or tally.scores != before.scores:
            scores = ", ".join(
                look.words("chart-told-score", name=names[seat], total=total)
                for seat, total in enumerate(tally.scores)
            )
            if tally.round:
                facts = {"round": tally.round, "turn": tally.turn}
                yield look.words("chart-told-scoring", scores=scores, **facts)
            else:
                yield look.words("chart-told-turn", turn=tally.turn, scores=scores)
