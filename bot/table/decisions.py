"""What a player saw and did in a game, decision by decision."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ai.review.decision import Decision
from bot.table.episodes import Episode, as_seen_by
from bot.table.lobby_events import Person
from engine import Concealed, Event, Phase, Seat, evolve, fold, legal_actions, view_for
from engine.position.frozen import replace
from engine.views.history import action_of, standing

Turn = tuple[int, Phase]
"""Which turn of a game; the last tiles are placed after it under the same number."""


def decisions(
    events: Sequence[Event], seat: Seat, played: frozenset[Turn] | None = None
) -> tuple[Decision, ...]:
    """Every action at a seat that was not taken back, with the view just before it.

    With `played` only those of certain turns: the seat may have had another player before.
    """
    turns = groupby(_taken(events, seat), key=_turn)
    own = (list(turn) for at, turn in turns if played is None or at in played)
    return tuple(decision for turn in own for decision in _with_later(turn))


def turns_of(history: Sequence[Episode], seat: Seat, user_id: int) -> frozenset[Turn]:
    """The turns that a person played themselves at a seat."""
    return frozenset(
        (past.before.turn, past.before.phase)
        for past in history
        if past.before is not None and past.mover == seat and _is_played_by(past.players[seat], user_id)
    )


def _is_played_by(player: Person, user_id: int) -> bool:
    return player.id == user_id and player.level is None


def _taken(events: Sequence[Event], seat: Seat) -> Iterator[Decision]:
    began, *happened = (event for event in standing(events) if not isinstance(event, Concealed))
    game = fold([began])
    for event in happened:
        action = action_of(event)
        if action is not None and getattr(event, "seat", None) == seat:
            view = view_for(as_seen_by(game, seat), seat)
            yield Decision(view, legal_actions(game, seat), action)
        game = evolve(game, event)


def _turn(decision: Decision) -> Turn:
    return decision.view.turn, decision.view.phase


def _with_later(turn: list[Decision]) -> Iterator[Decision]:
    for at, decision in enumerate(turn, start=1):
        yield replace(decision, later=tuple(other.chosen for other in turn[at:]))
