"""Score charts: lines told apart, labels that never overlap, every score in words."""

import random
from itertools import pairwise

import pytest

from engine import Seat
from render.alt_text.lengths import LONGEST_ALT
from render.art.scores import TracksArt
from render.art.signs import SeatArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Fill, Glaze, Scene, Sprite, Text
from render.base.theme import Role
from render.pictures.chart import ScoreChart, Tally, rise, spread
from tests.render.checks import check_scene
from tests.render.positions import NAMES
from tests.render.scorings import ENGLISH, LOOKS, ended, history, seen_by, texts

PLAYERS = (2, 3, 4, 5, 6)


def chart(players: int, number: int) -> ScoreChart:
    return ScoreChart(ended(players, number), history(players, number))


def bands(scene: Scene) -> list[int]:
    """Where the bands of the scorings begin."""
    return [mark.box.x for mark in scene.marks if isinstance(mark, Fill) and mark.role is Role.SUNK]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.palette.value}-{look.words.language}")
def test_a_chart_is_laid_out_well(players: int, look: Look) -> None:
    picture = chart(players, LOOKS.index(look) % 4)
    check_scene(picture.scene(seen_by(look, players)), look.palette, smallest_text=30)


def test_labels_of_equal_scores_do_not_overlap() -> None:
    for scores in ((0,) * 6, (50,) * 6, (1, 2, 3, 4, 5, 6), (90, 91, 90, 91, 3, 3)):
        picture = ScoreChart(ended(6, 1), (Tally(20, scores, 1),))
        check_scene(picture.scene(ENGLISH), ENGLISH.palette)


def test_everybody_has_a_line_of_their_own_colour_and_a_label_with_their_emblem() -> None:
    scene = chart(6, 1).scene(ENGLISH)
    lines = next(mark.art for mark in scene.marks if isinstance(mark, Glaze))
    assert isinstance(lines, TracksArt)
    assert len({role for role, _ in lines.tracks}) == 6
    labels = [mark.art for mark in scene.marks if isinstance(mark, Sprite) and isinstance(mark.art, SeatArt)]
    assert labels == [SeatArt(Seat(seat), 6) for seat in range(6)]


def test_lines_of_equal_scores_run_side_by_side() -> None:
    picture = ScoreChart(ended(3, 1), (Tally(9, (5, 5, 5), 1), Tally(20, (30, 30, 30), 2)))
    lines = next(
        mark.art
        for mark in picture.scene(seen_by(ENGLISH, 3)).marks
        if isinstance(mark, Glaze) and isinstance(mark.art, TracksArt) and mark.art.width > 5
    )
    ends = sorted(points[-1][1] for _, points in lines.tracks)
    assert min(below - above for above, below in pairwise(ends)) > lines.width


def test_each_scoring_has_a_band() -> None:
    scene = chart(4, 1).scene(seen_by(ENGLISH, 4))
    assert len(bands(scene)) == 3
    assert {"Scoring 1", "Scoring 2", "Scoring 3"} <= set(texts(scene))


def test_e2_scorings_in_one_turn_are_kept_apart() -> None:
    tallies = (Tally(30, (3, 1, 0), 1), Tally(60, (20, 9, 4), 2), Tally(60, (70, 80, 44), 3))
    scene = ScoreChart(ended(3, 1), tallies).scene(seen_by(ENGLISH, 3))
    check_scene(scene, ENGLISH.palette)
    left = bands(scene)
    assert min(b - a for a, b in pairwise(left)) >= 200


def test_turns_before_anybody_has_points_take_no_room() -> None:
    scored = history(3, 1)
    idle = tuple(Tally(turn, (0, 0, 0)) for turn in range(1, scored[0].turn))
    view, look = ended(3, 1), seen_by(ENGLISH, 3)
    assert ScoreChart(view, (*idle, *scored)).scene(look) == ScoreChart(view, scored).scene(look)


def test_turns_between_scorings_may_be_told_too() -> None:
    first, *others = history(3, 1)
    between = tuple(Tally(turn, first.scores) for turn in range(first.turn + 1, others[0].turn))
    view, look = ended(3, 1), seen_by(ENGLISH, 3)
    full = ScoreChart(view, (first, *between, *others))
    check_scene(full.scene(look), look.palette)
    assert full.alt_text(look) == ScoreChart(view, (first, *others)).alt_text(look)


def test_a_game_without_points_has_a_chart() -> None:
    scene = ScoreChart(ended(3, 1), ()).scene(seen_by(ENGLISH, 3))
    check_scene(scene, ENGLISH.palette)


@pytest.mark.parametrize("best", [1, 4, 19, 60, 61, 119, 142, 250, 999])
def test_the_scale_has_few_round_steps_and_room_for_the_best(best: int) -> None:
    scene = ScoreChart(ended(3, 1), (Tally(9, (best, 0, 0), 1),)).scene(seen_by(ENGLISH, 3))
    scale = [mark for mark in scene.marks if isinstance(mark, Text) and mark.box.right < 96]
    numbers = [int(mark.text) for mark in scale]
    assert 2 <= len(numbers) <= 7
    assert numbers[0] == 0
    assert numbers[-1] >= best
    assert numbers[1] % 5 == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_the_alt_text_tells_every_score_of_every_scoring(players: int) -> None:
    look = seen_by(ENGLISH, players)
    told = chart(players, 1).alt_text(look)
    for tally in history(players, 1):
        sentence = told.partition(f"Scoring {tally.round}, turn {tally.turn}: ")[2].partition(".")[0]
        for seat, total in enumerate(tally.scores):
            assert f"{look.spoken_name(Seat(seat))} {total}" in sentence


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_alt_text_is_too_long_or_cut(players: int, names: tuple[str, ...]) -> None:
    for look in LOOKS:
        told = chart(players, 1).alt_text(Look(look.palette, look.words, names[:players]))
        assert len(told) <= LONGEST_ALT
        assert told.endswith(".")


def test_a_chart_is_small_enough_to_send() -> None:
    assert len(drawn(chart(6, 1), ENGLISH)) <= 100_000


# Spreading


def test_what_is_apart_stays_where_it_is() -> None:
    assert spread([10, 90, 50], 20, 0, 100) == (10, 90, 50)


def test_two_that_overlap_give_way_by_the_same() -> None:
    assert spread([50, 50], 20, 0, 100) == (40, 60)


def test_nothing_is_pushed_over_the_edge() -> None:
    assert spread([0, 0, 0], 20, 0, 100) == (0, 20, 40)
    assert spread([100, 100, 99], 20, 0, 100) == (80, 100, 60)


def test_spreading_never_overlaps_keeps_the_order_and_stays_inside() -> None:
    chance = random.Random(7)
    for _ in range(2000):
        count, gap = chance.randint(1, 7), chance.randint(1, 60)
        wanted = [chance.randint(0, 600) for _ in range(count)]
        placed = spread(wanted, gap, 0, 600)
        row = sorted(placed)
        assert all(b - a >= gap for a, b in pairwise(row))
        assert row[0] >= 0
        assert row[-1] <= 600
        assert all(placed[a] < placed[b] for a in range(count) for b in range(count) if wanted[a] < wanted[b])


# Lines


def ways(picture: ScoreChart) -> list[list[tuple[int, int]]]:
    """The points of each seat's line, seen from the first strip."""
    scene = picture.scene(ENGLISH)
    art = next(
        mark.art
        for mark in scene.marks
        if isinstance(mark, Glaze) and isinstance(mark.art, TracksArt) and mark.art.width > 5
    )
    return [list(points) for _, points in art.tracks]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_line_goes_back_and_all_end_where_the_last_scoring_ends(players: int) -> None:
    lines = ways(chart(players, 1))
    assert all(one[0] <= two[0] for line in lines for one, two in pairwise(line))
    assert len({line[-1][0] for line in lines}) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_lines_begin_side_by_side(players: int) -> None:
    starts = sorted(line[0][1] for line in ways(chart(players, 1)))
    assert all(two - one >= 9 for one, two in pairwise(starts))


def test_steep_lines_rise_one_after_the_other() -> None:
    starts = [rise((100, 200, 300, 400), seat) for seat in range(4)]
    assert all(two[0] - one[0] == 11 == two[1] - one[1] for one, two in pairwise(starts))
    assert (starts[0][0], starts[-1][1]) == (-36, 36)
