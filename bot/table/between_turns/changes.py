"""What happened at a table besides its game, and when. Pure."""

from collections.abc import Sequence

from bot.table.lobby import Lobby, evolve
from bot.table.lobby_events import LobbyEvent
from bot.table.table_events import TableEvent, concerns_people
from bot.table.table_state import Change
from engine.transitions.events import TurnEnded

TimedChange = tuple[int, Change]
"""A change, and how many turns had been confirmed before it."""


def changes(events: Sequence[TableEvent]) -> tuple[TimedChange, ...]:
    """Every change at a table since its game began, in order."""
    found, turns = list[TimedChange](), 0
    before: Lobby | None = None
    for event in events:
        if not concerns_people(event):
            continue
        after = evolve(before, event)
        if isinstance(event, TurnEnded):
            turns += 1
        elif isinstance(event, LobbyEvent) and before is not None and before.started:
            found.append((turns, Change(before, event, after)))
        before = after
    return tuple(found)
