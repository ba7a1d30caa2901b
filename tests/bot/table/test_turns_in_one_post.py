"""Which turns share a post: computers' turns in a row, up to a round, up to a scoring."""

from dataclasses import replace

import pytest

from ai import Level
from bot.table.agreement import Agreement, Gathering
from bot.table.episode_posts import EpisodePost, episode_posts
from bot.table.episodes import Episode
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.turns_in_one_post import gathered, gathered_last, gathers
from engine import Seat
from tests.bot.contexts import told_game

ANA, BEN = Person(101, "Ana"), Person(102, "Ben")
ZAHRA, YUSUF, MARYAM = (
    Person(-1, "Zahra", Level.GARDENER),
    Person(-2, "Yusuf", Level.MASON),
    Person(-3, "Maryam", Level.MASON),
)


def game_of(*players: Person) -> list[Episode]:
    """A whole game with these people and computers at its seats."""
    return [replace(episode, players=players) for episode in told_game(len(players), 1)]


def groups(history: list[Episode]) -> list[list[Episode]]:
    """The episodes by the post that tells them last."""
    found: list[list[Episode]] = []
    told: tuple[Episode, ...] = ()
    for episode in history:
        told = gathered(told, episode)
        if len(told) > 1:
            found.pop()
        found.append(list(told))
    return found


def movers(group: list[Episode]) -> list[Seat | None]:
    return [episode.mover for episode in group]


def test_every_episode_is_told_by_exactly_one_post() -> None:
    history = game_of(ANA, ZAHRA, YUSUF)
    assert [episode for group in groups(history) for episode in group] == history


def test_a_round_with_two_computers_is_two_posts() -> None:
    history = game_of(ANA, ZAHRA, YUSUF)
    quiet = [group for group in groups(history) if len(group) > 1]
    assert len(quiet) > 5
    assert all(movers(group) == [1, 2] for group in quiet)
    alone = [movers(group) for group in groups(history) if len(group) == 1]
    assert [0] in alone


def test_people_never_share_a_post() -> None:
    assert all(len(group) == 1 for group in groups(game_of(ANA, BEN, BEN)))


def test_a_scoring_is_never_hidden_in_a_post_of_several_turns() -> None:
    for group in groups(game_of(ZAHRA, YUSUF, MARYAM)):
        if len(group) > 1:
            assert all(episode_posts(episode.events) == (EpisodePost.TABLE,) for episode in group)


def test_where_only_computers_play_a_post_tells_a_round_at_most() -> None:
    sizes = {len(group) for group in groups(game_of(ZAHRA, YUSUF, MARYAM))}
    assert max(sizes) == 3


def test_what_belongs_together_can_be_found_from_the_whole_history() -> None:
    history = game_of(ANA, ZAHRA, YUSUF)
    for count in range(1, len(history)):
        told = gathered_last(history[:count])
        assert list(told) == groups(history[:count])[-1]


@pytest.mark.parametrize(
    ("players", "together"),
    [
        ((ANA, ZAHRA, YUSUF), True),
        ((ANA, BEN, ZAHRA), False),
        ((ANA, ZAHRA), False),
        ((ANA, BEN, ZAHRA, YUSUF), False),
        ((ANA, BEN, ZAHRA, YUSUF, MARYAM), True),
        ((ZAHRA, YUSUF), True),
    ],
)
def test_unless_decided_turns_are_gathered_where_computers_outnumber_people(
    players: tuple[Person, ...], *, together: bool
) -> None:
    lobby = Lobby(ANA, seated=players)
    assert gathers(lobby) is together
    for way, expected in ((Gathering.TOGETHER, True), (Gathering.APART, False)):
        assert gathers(replace(lobby, agreement=Agreement(gathering=way))) is expected
