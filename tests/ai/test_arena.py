"""The tournament: fair seats, the same games every time, honest intervals."""

from ai import Level
from bench.arena import Share, at_random, greedy, of_level, scores_of, share


def test_the_same_number_gives_the_same_game() -> None:
    table = [of_level(Level.MASON), of_level(Level.GARDENER), greedy]
    assert scores_of(table, 5) == scores_of(table, 5)
    assert scores_of(table, 5) != scores_of(table, 6)


def test_a_gardener_beats_random_players() -> None:
    assert share(of_level(Level.GARDENER), [at_random], games=6).rate > 0.5


def test_equal_players_share_what_there_is() -> None:
    assert share(greedy, [greedy] * 2, games=6).rate == 1 / 3


def test_an_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = Share(7, 10), Share(700, 1000)
    for found in (few, many):
        low, high = found.interval
        assert low < found.rate < high
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]
    assert str(many).startswith(" 70.0%")
