"""C2–C4: majorities, ties and walls."""

import pytest

from engine.position.pieces import Kind, Seat
from engine.transitions.score_lines import MAJORITY, WALL, ScoreLine
from engine.transitions.scoring import Rival, _majorities, if_scored_now, score_round, totals
from engine.views.view import view_for
from tests.engine.tables import table


def lines(kind: Kind, scoring_round: int, *counts: int) -> list[ScoreLine]:
    """The lines of one majority, with so many tiles at each seat."""
    rivals = [
        Rival(Seat(seat), tuple(count if other is kind else 0 for other in Kind))
        for seat, count in enumerate(counts)
    ]
    return list(_majorities(rivals, scoring_round))


def points(kind: Kind, scoring_round: int, *counts: int) -> tuple[int, ...]:
    return totals(lines(kind, scoring_round, *counts), len(counts))


@pytest.mark.parametrize(
    ("kind", "scoring_round", "counts", "expected"),
    [
        # The rulebook's examples.
        (Kind.CHAMBERS, 1, (3, 2, 1), (4, 0, 0)),
        (Kind.TOWER, 2, (3, 2, 1), (13, 6, 0)),
        (Kind.TOWER, 2, (4, 4, 1), (9, 9, 0)),
        (Kind.PAVILION, 3, (3, 2, 1), (16, 8, 1)),
        # Two tied second share second and third.
        (Kind.GARDEN, 3, (3, 2, 2), (20, 8, 8)),
        (Kind.GARDEN, 2, (3, 2, 2), (12, 2, 2)),
        # Three tied first.
        (Kind.ARCADES, 3, (2, 2, 2, 1), (10, 10, 10, 0)),
        (Kind.ARCADES, 1, (2, 2, 2, 1), (1, 1, 1, 0)),
        # Two tied first leave the third place to the next.
        (Kind.SERAGLIO, 3, (1, 2, 2), (2, 13, 13)),
        # Three tied third share one place: rounded down to nothing for a cheap kind.
        (Kind.PAVILION, 3, (3, 2, 1, 1, 1), (16, 8, 0, 0, 0)),
        # Nobody scores without a tile.
        (Kind.TOWER, 3, (0, 1, 0), (0, 21, 0)),
        (Kind.TOWER, 3, (0, 0, 0), (0, 0, 0)),
        (Kind.TOWER, 3, (1, 1, 1, 1, 1, 1), (6, 6, 6, 6, 6, 6)),
    ],
)
def test_c2_c3_majorities(
    kind: Kind, scoring_round: int, counts: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert points(kind, scoring_round, *counts) == expected


def test_c3_lines_tell_counts_places_and_who_shares() -> None:
    assert lines(Kind.TOWER, 2, 1, 4, 4, 0) == [
        ScoreLine(Seat(1), MAJORITY[Kind.TOWER], 9, count=4, place=1, sharing=2),
        ScoreLine(Seat(2), MAJORITY[Kind.TOWER], 9, count=4, place=1, sharing=2),
        ScoreLine(Seat(0), MAJORITY[Kind.TOWER], 0, count=1, place=3, sharing=1),
    ]


def test_c2_the_reserve_never_counts() -> None:
    game = table(("", "", ""), palaces=("F P8",), reserves=("", "P2 P3 P4"))
    assert [line for line in score_round(game, 1) if line.source == "pavilion"] == [
        ScoreLine(Seat(0), MAJORITY[Kind.PAVILION], 1, count=1, place=1, sharing=1)
    ]


def test_c4_the_longest_wall_is_a_line_of_its_own() -> None:
    game = table(("", "", ""), palaces=("F A4",))
    assert [line for line in score_round(game, 2) if line.source == WALL] == [
        ScoreLine(Seat(0), WALL, 3, count=3)
    ]


def test_if_scored_now_is_the_same_for_a_position_and_any_view_of_it() -> None:
    game = table(("y1", "", ""), palaces=("F A4", "P8 F", "C10 F G11"), rounds=1)
    assert if_scored_now(game) == score_round(game, 2)
    assert (
        if_scored_now(view_for(game, None)) == if_scored_now(view_for(game, Seat(1))) == if_scored_now(game)
    )
