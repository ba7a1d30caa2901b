"""What somebody saw and did in a game, decision by decision."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ai.decision import Decision
from bot.episodes import as_seen_by
from engine import Concealed, Event, Phase, Seat, evolve, fold, legal_actions, view_for
from engine.frozen import replace
from engine.history import action_of, standing


def decisions(events: Sequence[Event], seat: Seat) -> tuple[Decision, ...]:
    """All that a seat did and did not take back, each time with what it saw just before."""
    turns = groupby(_taken(events, seat), key=_turn)
    return tuple(decision for _, turn in turns for decision in _with_later(list(turn)))


def _taken(events: Sequence[Event], seat: Seat) -> Iterator[Decision]:
    began, *happened = (event for event in standing(events) if not isinstance(event, Concealed))
    game = fold([began])
    for event in happened:
        action = action_of(event)
        if action is not None and getattr(event, "seat", None) == seat:
            view = view_for(as_seen_by(game, seat), seat)
            yield Decision(view, legal_actions(game, seat), action)
        game = evolve(game, event)


def _turn(decision: Decision) -> tuple[int, Phase]:
    return decision.view.turn, decision.view.phase


def _with_later(turn: list[Decision]) -> Iterator[Decision]:
    for at, decision in enumerate(turn, start=1):
        yield replace(decision, later=tuple(other.chosen for other in turn[at:]))
