"""The tournament: fair seats, the same games every time, honest intervals."""

import random

from ai.evaluation.weights import MASON
from bench.ai import verdict
from bench.estimate import IN_USE, seen_in
from bench.parts.arena import ALL_MODULES, PLAYERS, Match, Share, scores_of, share, win_shares
from bench.parts.least_squares import explained, fit
from bench.tune_ai import CORE, played, seen_at


def test_the_same_number_gives_the_same_game() -> None:
    table = [PLAYERS[name] for name in ("mason", "gardener", "greedy")]
    assert scores_of(table, 5) == scores_of(table, 5)
    assert scores_of(table, 5) != scores_of(table, 6)


def test_several_processes_play_the_same_games_as_one() -> None:
    match = Match("gardener", ("random", "greedy"), ALL_MODULES)
    assert share(match, games=3, processes=2) == share(match, games=3)


def test_a_gardener_beats_random_players() -> None:
    assert share(Match("gardener", ("random",)), games=6).rate > 0.5


def test_equal_players_share_what_there_is() -> None:
    assert share(Match("greedy", ("greedy",) * 2), games=6).rate == 1 / 3


def test_an_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = Share(7, 10), Share(700, 1000)
    for found in (few, many):
        low, high = found.interval
        assert low < found.rate < high
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]
    assert str(many).startswith(" 70.0%")


def test_a_match_that_could_be_luck_shows_nothing() -> None:
    assert verdict(Share(7, 10), 0.5) == "likely"
    assert verdict(Share(700, 1000), 0.5) == "shown"
    assert verdict(Share(4, 10), 0.5) == "missed"


def test_fitting_finds_the_weights_behind_what_came_of_it() -> None:
    chance, weights = random.Random(1), [float(place) for place in range(len(IN_USE))]
    rows = [[chance.gauss(0, 1) for _ in weights] for _ in range(50)]
    seen = [(row, sum(a * b for a, b in zip(row, weights, strict=True))) for row in rows]
    assert all(abs(a - b) < 0.01 for a, b in zip(fit(seen).weights, weights, strict=True))
    assert explained(weights, seen) == 1


def test_a_fit_is_the_surer_the_more_was_seen() -> None:
    chance = random.Random(2)
    seen = [([one := chance.gauss(0, 1)], 3 * one + chance.gauss(0, 5)) for _ in range(2000)]
    few, many = fit(seen[:50]), fit(seen)
    assert few.errors[0] > 3 * many.errors[0]
    assert abs(many.weights[0] - 3) < 3 * many.errors[0]


def test_tuning_plays_every_player_with_weights_of_its_own() -> None:
    table = played(3, players=3, around=MASON, modules=())
    assert table == played(3, players=3, around=MASON, modules=())
    changes = [tuple(row) for row, _ in table]
    assert len(set(changes)) == 3
    assert {len(row) for row in changes} == {len(CORE)}


def test_tuning_holds_players_against_the_mean_of_their_table() -> None:
    rows, ends = zip(*seen_at([([1.0], 90), ([2.0], 120), ([6.0], 120)], win_shares), strict=True)
    assert rows == ([-2.0], [-1.0], [3.0])
    assert [round(end, 3) for end in ends] == [-0.333, 0.167, 0.167]


def test_the_estimate_foretells_more_than_the_score_does() -> None:
    late = [each for number in range(4) for rounds, each in seen_in(3, number) if rounds == 2]
    score_alone = [1.0] + [0.0] * (len(IN_USE) - 1)
    assert explained([*IN_USE.values()], late) > explained(score_alone, late)
