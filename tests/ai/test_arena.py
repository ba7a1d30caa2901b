"""The tournament: fair seats, the same games every time, honest intervals."""

from bench.ai import verdict
from bench.arena import ALL_MODULES, PLAYERS, Match, Share, scores_of, share


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
