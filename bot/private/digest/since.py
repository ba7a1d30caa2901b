"""What happened since a person's last turn: the table then, the table now, and all between. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.between_turns.changes import TimedChange
from bot.table.episodes import Episode, Seen
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.table_state import Change
from engine import Seat, View
from engine.position.frozen import replace
from engine.transitions.events import TurnEnded


@dataclass(frozen=True)
class Since:
    """The time since somebody's last turn; for newcomers and onlookers, the last round."""

    user_id: int
    before: View
    """The table as they left it; its `turn` is their own, or 0 from the start of the game."""
    after: View
    """The table as they see it, up to the last confirmed turn."""
    episodes: tuple[Episode, ...]
    """The turns that were played, in order."""
    events: tuple[Seen, ...]
    """All that happened, from the end of their own turn on."""
    played_before: tuple[Person, ...]
    played_now: tuple[Person, ...]
    """Who played at each seat then, and who does now."""
    lobby: Lobby
    """The table's people as they are now."""
    changes: tuple[Change, ...] = ()
    """What happened besides the game."""
    for_ending: tuple[Person, ...] = ()
    """The people who propose an early end, and wait for their answer."""
    own_turn: bool = False
    """Is it their own last turn from which the time counts?"""

    @property
    def seat(self) -> Seat | None:
        """Their seat; None if they look on."""
        return self.after.seat

    @property
    def from_start(self) -> bool:
        return not self.before.turn

    @property
    def others(self) -> tuple[Episode, ...]:
        """The turns of other seats."""
        return tuple(one for one in self.episodes if one.mover is not None and one.mover != self.seat)

    @property
    def played_for_them(self) -> tuple[Episode, ...]:
        """The turns that a computer played at their seat."""
        return tuple(one for one in self.episodes if one.mover is not None and one.mover == self.seat)


def since(
    history: Sequence[Episode],
    view: View,
    lobby: Lobby,
    user_id: int,
    changes: Sequence[TimedChange] = (),
) -> Since:
    """What happened since a person's last turn; `view` is theirs of the last confirmed position."""
    at, events = _own_last(history, view.seat, user_id), tuple[Seen, ...]()
    if at is not None:
        start, before, events = at, _left(history[at]), _aftermath(history[at])
    elif view.seat is not None and _sat_there(history[0], view.seat, user_id):
        start, before = 0, replace(history[0].after, turn=0)
    else:
        start = max(0, len(history) - 1 - len(view.players))
        before = replace(history[start].after, turn=history[start].after.turn - 1)
    episodes = history[start + 1 :]
    return Since(
        user_id,
        before,
        view,
        tuple(episodes),
        (*events, *(event for one in episodes for event in one.events)),
        history[start].players or lobby.players,
        lobby.players,
        lobby,
        tuple(change for turns, change in changes if turns >= start),
        _proposing(lobby, user_id),
        at is not None,
    )


def _own_last(history: Sequence[Episode], seat: Seat | None, user_id: int) -> int | None:
    """The last turn that a person played at this seat themselves."""
    own = (
        at
        for at in reversed(range(len(history)))
        if history[at].mover == seat is not None and _plays(history[at], seat, user_id)
    )
    return next(own, None)


def _plays(episode: Episode, seat: Seat, user_id: int) -> bool:
    """Did a person play at a seat then? Where it is not known, yes."""
    if not episode.players:
        return True
    player = episode.players[seat]
    return player.id == user_id and player.level is None


def _sat_there(opening: Episode, seat: Seat, user_id: int) -> bool:
    return not opening.players or opening.players[seat].id == user_id


def _left(own: Episode) -> View:
    """The table as a player left it: with the market and the points from before the turn's consequences."""
    if own.before is None:
        return own.after
    return replace(own.after, market=own.before.market, scores=own.before.scores, turn=own.before.turn)


def _aftermath(own: Episode) -> tuple[Seen, ...]:
    """What the end of a player's own turn led to."""
    ended = next(at for at, event in enumerate(own.events) if isinstance(event, TurnEnded))
    return own.events[ended + 1 :]


def _proposing(lobby: Lobby, user_id: int) -> tuple[Person, ...]:
    wanted = lobby.for_ending
    if lobby.closed or not wanted or user_id in wanted or user_id not in lobby.deciders:
        return ()
    return tuple(person for person in lobby.seated if person.id in wanted)
