"""The places of an episode's posts are stored, and must mean the same in every version."""

from bot.table.episode_posts import EpisodePost, episode_posts
from tests.bot.contexts import told_game

START, TURN, SCORING, LAST_TILES = (
    EpisodePost.START,
    EpisodePost.TURN,
    EpisodePost.SCORING,
    EpisodePost.LAST_TILES,
)
TABLE, END = EpisodePost.TABLE, EpisodePost.END


def test_the_places_of_the_posts_of_a_whole_game_stay_as_they_are() -> None:
    setup, *turns, last = (episode_posts(past.events) for past in told_game(3, 4))
    assert setup == (START, TABLE)
    assert set(turns) == {(TABLE,), (TURN, SCORING, TABLE), (TURN, LAST_TILES, TABLE)}
    assert last == (TABLE, SCORING, END)
