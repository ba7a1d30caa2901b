"""A game in episodes: what happened between two confirmed positions, as everyone saw it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.table import lobby as lobbies
from bot.table.lobby_events import LobbyEvent, Person
from bot.table.table_events import TableEvent
from engine import Concealed, Event, Game, Phase, Seat, View, fold, redact, view_for
from engine.play import fold_on
from engine.position.frozen import replace
from engine.transitions.events import EarlyEndAgreed, StepUndone, TurnBegun, TurnEnded, TurnUndone
from engine.views.history import action_of, standing

Seen = Event | Concealed


@dataclass(frozen=True)
class Episode:
    """The setup, a turn, or one player's last tiles. It holds nothing hidden."""

    before: View | None
    """The position at its start; None for the setup."""
    events: tuple[Seen, ...]
    """What happened and was not taken back, in order."""
    after: View
    players: tuple[Person, ...] = ()
    """Who played at each seat when it ended, whoever sits there later."""

    @property
    def mover(self) -> Seat | None:
        """Whose turn it was; None for the setup."""
        return next((event.seat for event in self.events if isinstance(event, TurnEnded)), None)


def opening(events: Sequence[Event], game: Game, players: tuple[Person, ...] = ()) -> Episode:
    """The setup of a game."""
    return Episode(None, _seen(events), view_for(game, None), players)


def turn(before: Game, ending: Sequence[Event], after: Game, players: tuple[Person, ...] = ()) -> Episode:
    """A turn that has just been confirmed: the position before the confirmation, and what followed.

    The position must know the whole turn (`knows_its_turn`).
    """
    mover = next(event.seat for event in ending if isinstance(event, TurnEnded))
    steps: list[Event] = [step for step in before.steps if getattr(step, "seat", None) == mover]
    begun = before.base or before
    if before.ends_early and before.phase is Phase.TURN:
        # E5: it was agreed in this turn, and is no step of it.
        begun = replace(begun, ends_early=False)
        steps.append(EarlyEndAgreed())
    return Episode(view_for(begun, None), _seen([*steps, *ending]), view_for(after, None), players)


def knows_its_turn(game: Game) -> bool:
    """Does the position know all steps of its turn? It forgets those before something hidden was revealed."""
    return game.phase is not Phase.TURN or not (game.base or game).acted


def history(events: Sequence[TableEvent]) -> tuple[Episode, ...]:
    """All episodes of a table's game so far, each with those who played then."""
    lobby: lobbies.Lobby | None = None
    played: list[Event] = []
    players: list[tuple[Person, ...]] = []
    for event in events:
        if isinstance(event, LobbyEvent):
            lobby = lobbies.evolve(lobby, event)
            now = lobby.players
        else:
            played.append(event)
            players.append(now)
            if isinstance(event, TurnEnded) and lobby is not None:
                lobby = lobbies.evolve(lobby, event)
                now = lobby.players
    return episodes(played, players)


def episodes(events: Sequence[Event], players: Sequence[tuple[Person, ...]] = ()) -> tuple[Episode, ...]:
    """All episodes of a game so far, without a turn that is not confirmed yet.

    `players` says who played at each seat at each event, if known.
    """
    by = players or [()] * len(events)
    at = _end_of_setup(events)
    game = fold(events[:at])
    found = [opening(events[:at], game, by[0])]
    for start, end in _endings(events, at):
        begun, before = game, fold_on(game, events[at:start])
        game = fold_on(before, events[start:end])
        if knows_its_turn(before):
            found.append(turn(before, events[start:end], game, by[start]))
        else:
            seen = _seen([*standing(events[at:start]), *events[start:end]])
            found.append(Episode(view_for(begun, None), seen, view_for(game, None), by[start]))
        at = end
    return tuple(found)


def as_seen_by(game: Game, seat: Seat | None) -> Game:
    """The game without unconfirmed steps of others, which they may still take back."""
    if game.base is None or game.to_act == (seat,):
        return game
    return fold_on(game.base, [step for step in game.steps if _stands(game, step, seat)])


def settled(events: Sequence[Event]) -> Sequence[Event]:
    """A game's events without those of an unconfirmed turn."""
    begun = [at for at, event in enumerate(events, start=1) if isinstance(event, TurnBegun)]
    confirmed = any(isinstance(event, TurnEnded) for event in events[begun[-1] :])
    return events if confirmed else events[: begun[-1]]


def _stands(game: Game, step: Event, seat: Seat | None) -> bool:
    by = getattr(step, "seat", None)
    return by == seat or by not in game.to_act


def _seen(events: Sequence[Seen]) -> tuple[Seen, ...]:
    return tuple(event if isinstance(event, Concealed) else redact(event, None) for event in events)


def _end_of_setup(events: Sequence[Event]) -> int:
    return next(at for at, event in enumerate(events, start=1) if isinstance(event, TurnBegun))


def _endings(events: Sequence[Event], at: int) -> Iterator[tuple[int, int]]:
    """Where each confirmation starts, and where the next player's action follows."""
    while (start := _first(events, at, lambda event: isinstance(event, TurnEnded))) < len(events):
        at = _first(events, start + 1, _is_done_by_a_player)
        yield start, at


def _first(events: Sequence[Event], at: int, holds: Callable[[Event], bool]) -> int:
    return next((n for n in range(at, len(events)) if holds(events[n])), len(events))


def _is_done_by_a_player(event: Event) -> bool:
    """Did a player do this, or did it follow by itself?"""
    return isinstance(event, StepUndone | TurnUndone | EarlyEndAgreed) or action_of(event) is not None
