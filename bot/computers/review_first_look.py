"""The first look at a finished game, which a worker takes: this file imports no more than it needs."""

from collections.abc import Sequence

from ai.review.review import Glance, glance
from bot.table.decisions import Turn, decisions
from engine import Event, Seat


def first_look(events: Sequence[Event], seat: Seat, played: frozenset[Turn] | None = None) -> Glance:
    """What is seen at once in a seat's decisions, of all turns or of some."""
    return glance(decisions(events, seat, played))
