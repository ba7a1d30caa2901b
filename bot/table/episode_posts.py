"""The posts of an episode, in their order: what is due and what is made from it agree on this list."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from engine.transitions.events import GameEnded, LastTilesGiven, RoundScored, TurnEnded


class EpisodePost(Enum):
    """One of the posts of an episode. The database keeps its place in `episode_posts`."""

    START = auto()
    """The opening hands, who starts, and the sealed shuffle."""
    TURN = auto()
    """The turn by itself, where more than the next turn follows."""
    SCORING = auto()
    LAST_TILES = auto()
    END = auto()
    TABLE = auto()
    """The table with its buttons."""


def episode_posts(events: Sequence[object]) -> tuple[EpisodePost, ...]:
    """What is posted after an episode with these events: first the turn, then what it led to.

    The table comes last, except at the end: nothing can be pressed any more, so it shows the last turn.
    """
    led_to = tuple(_led_to(events))
    if not any(isinstance(event, TurnEnded) for event in events):
        return EpisodePost.START, EpisodePost.TABLE
    if any(isinstance(event, GameEnded) for event in events):
        return EpisodePost.TABLE, *led_to, EpisodePost.END
    return (EpisodePost.TURN, *led_to, EpisodePost.TABLE) if led_to else (EpisodePost.TABLE,)


def _led_to(events: Sequence[object]) -> Iterator[EpisodePost]:
    for event in events:
        if isinstance(event, RoundScored):
            yield EpisodePost.SCORING
        elif isinstance(event, LastTilesGiven):
            yield EpisodePost.LAST_TILES
