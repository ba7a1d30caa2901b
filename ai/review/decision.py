"""What a player saw and did at one point of a game."""

from dataclasses import dataclass

from engine import Action, UndoStep, UndoTurn, View


@dataclass(frozen=True)
class Decision:
    """A player's action: what they saw, what was legal, and what they did next."""

    view: View
    legal: tuple[Action, ...]
    chosen: Action
    later: tuple[Action, ...] = ()
    """The rest of the same turn."""

    @property
    def is_open(self) -> bool:
        """Was there anything to choose?"""
        return bool(set(self.legal) - {self.chosen, UndoStep(), UndoTurn()})
