"""What a scoring says first: who took what from whom, and who leads by how much."""

from collections.abc import Sequence

import pytest

from bot.public.game_posts import posts
from bot.public.scoring_highlights import highlights
from engine import Kind, ScoreLine, Seat, view_for
from engine.transitions.events import RoundScored
from engine.transitions.score_lines import MAJORITY, WALL
from render.pictures.sheet import ScoringSheet
from tests.bot.contexts import context, told_game
from tests.engine.tables import table

AT_THREE, AT_TWO = context(3), context(2)
ANA, BEN, CLEO, DIRK = Seat(0), Seat(1), Seat(2), Seat(2)


def first(seat: Seat, kind: Kind, points: int) -> ScoreLine:
    return ScoreLine(seat, MAJORITY[kind], points, 3, 1, 1)


def wall(seat: Seat, points: int) -> ScoreLine:
    return ScoreLine(seat, WALL, points, points)


def said(
    lines: Sequence[ScoreLine],
    before: tuple[int, ...] = (0, 0, 0),
    earlier: Sequence[ScoreLine] = (),
    scoring: int = 2,
) -> tuple[str, ...]:
    view = view_for(table(("", "", "")), None)
    return highlights(AT_THREE, view, RoundScored(scoring, tuple(lines)), before, earlier)


def test_taking_a_kind_and_the_lead_is_one_sentence() -> None:
    then, now = [first(BEN, Kind.TOWER, 6)], [first(ANA, Kind.TOWER, 13)]
    assert said(now, (0, 10, 0), then)[0] == "Ana takes the towers from Ben and takes the lead by 3!"


def test_several_kinds_are_told_in_the_rulebooks_order() -> None:
    then = [first(BEN, Kind.TOWER, 6), first(BEN, Kind.PAVILION, 1)]
    now = [first(ANA, Kind.TOWER, 13), first(ANA, Kind.PAVILION, 8)]
    assert (
        said(now, (0, 7, 0), then)[0]
        == "Ana takes the pavilions and towers from Ben and takes the lead by 14!"
    )


def test_what_others_took_follows_and_then_the_most_points() -> None:
    then = [first(BEN, Kind.GARDEN, 5), first(ANA, Kind.SERAGLIO, 2)]
    now = [first(CLEO, Kind.GARDEN, 12), first(BEN, Kind.SERAGLIO, 9)]
    assert said(now, (50, 5, 0), then) == (
        "Cleo takes the gardens from Ben.",
        "Ben takes the seraglios from Ana.",
        "Ana stays ahead by 36.",
        "Cleo scores the most: 12 points.",
    )


def test_a_kind_that_somebody_keeps_is_no_news() -> None:
    then, now = [first(ANA, Kind.TOWER, 6)], [first(ANA, Kind.TOWER, 13)]
    assert said(now, (6, 0, 0), then) == ("Ana stays ahead by 19.",)


def test_the_lead_can_change_by_walls_alone() -> None:
    assert said([wall(BEN, 9)], (6, 0, 0)) == ("Ben takes the lead from Ana by 3!",)


def test_at_the_first_scoring_nobody_led_before() -> None:
    assert said([first(ANA, Kind.TOWER, 6)], scoring=1) == ("Ana wins the towers and leads by 6!",)
    assert said([wall(BEN, 2)], scoring=1) == ("Ben leads by 2.",)


def test_a_shared_lead_is_told_as_one() -> None:
    assert said([wall(ANA, 4), wall(CLEO, 4)]) == ("Ana and Cleo share the lead on 4 points!",)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([first(ANA, Kind.TOWER, 20)], "Ana takes the towers from Ben and the game by 10!"),
        ([wall(ANA, 20)], "Ana snatches the game from Ben by 10!"),
        ([wall(ANA, 10)], "Ana and Ben finish level on 10 points!"),
        ([wall(BEN, 4)], "Ben finishes ahead by 14!"),
    ],
)
def test_the_last_scoring_decides_the_game(lines: list[ScoreLine], told: str) -> None:
    assert said(lines, (0, 10, 0), [first(BEN, Kind.TOWER, 13)], scoring=3)[0] == told


def test_kinds_can_be_taken_from_the_imaginary_player_who_never_leads() -> None:
    view = view_for(table(("", ""), dirk="T9a"), None)
    scored = RoundScored(2, (first(ANA, Kind.TOWER, 13), first(DIRK, Kind.GARDEN, 90)))
    assert highlights(AT_TWO, view, scored, (0, 5, 40), [first(DIRK, Kind.TOWER, 6)]) == (
        "Ana takes the towers from Dirk and takes the lead by 8!",
    )


def test_the_scorings_of_a_game_are_told_against_the_ones_before() -> None:
    history = told_game(3, 4)
    told = [
        message.text.splitlines()
        for past in history
        for message in posts(AT_THREE, past, history=history)
        if isinstance(next((shown.picture for shown in message.pictures), None), ScoringSheet)
    ]
    assert [lines[-2].partition(",")[0] for lines in told] == [
        "-# The first scoring",
        "-# The second scoring",
        "-# The last scoring",
    ]
    assert [lines[0] for lines in told[:2]] == [
        "## Cleo wins the gardens and leads by 1!",
        "## Cleo takes the seraglios from Ana and leads by 14!",
    ]
