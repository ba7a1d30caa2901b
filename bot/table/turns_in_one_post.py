"""Which turns one post tells together: those of computers, one after the other, while people wait. Pure."""

from collections.abc import Iterable

from bot.table.agreement import Gathering
from bot.table.episode_posts import EpisodePost, episode_posts
from bot.table.episodes import Episode
from bot.table.lobby import Lobby
from engine import Phase


def gathers(lobby: Lobby) -> bool:
    """Does a table tell computers' turns together? If nobody decided: where computers outnumber people."""
    if lobby.agreement.gathering is not Gathering.BY_NUMBERS:
        return lobby.agreement.gathering is Gathering.TOGETHER
    computers = sum(player.level is not None for player in lobby.players)
    return computers > len(lobby.players) - computers


def gathered(earlier: tuple[Episode, ...], episode: Episode) -> tuple[Episode, ...]:
    """An episode, after those of the post before it that belong to it; never more than one round."""
    shares = (
        len(earlier) < len(episode.players)
        and all(map(_is_computers_turn, (*earlier, episode)))
        and all(map(_stands_alone, (*earlier, episode)))
    )
    return (*earlier, episode) if shares else (episode,)


def gathered_last(history: Iterable[Episode]) -> tuple[Episode, ...]:
    """The last of all episodes, after those that belong to it."""
    told: tuple[Episode, ...] = ()
    for episode in history:
        told = gathered(told, episode)
    return told


def _is_computers_turn(episode: Episode) -> bool:
    mover, before = episode.mover, episode.before
    if mover is None or before is None or before.phase is not Phase.TURN or not episode.players:
        return False
    return episode.players[mover].level is not None


def _stands_alone(episode: Episode) -> bool:
    """Is the table all that is posted after it? A scoring has posts of its own."""
    return episode_posts(episode.events) == (EpisodePost.TABLE,)
