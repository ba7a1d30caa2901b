"""What somebody saw and did at one moment of a game."""

from dataclasses import dataclass

from engine import Action, UndoStep, UndoTurn, View


@dataclass(frozen=True)
class Decision:
    """Something that somebody did: what they saw, what was open to them, and what they did after it."""

    view: View
    legal: tuple[Action, ...]
    chosen: Action
    later: tuple[Action, ...] = ()
    """The rest of the same turn."""

    @property
    def is_open(self) -> bool:
        """Was there anything to choose?"""
        return bool(set(self.legal) - {self.chosen, UndoStep(), UndoTurn()})
