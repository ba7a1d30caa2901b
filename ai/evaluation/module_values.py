"""What a mind knows about one module: what actions are worth for its sake, and what speaks for them.

One subclass for each module, in `ai/modules/`; one object a decision. The mind asks all of them alike.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, NewType

from ai.advice.reasons import Reason
from ai.evaluation.thought import Thought
from engine import Action

Habit = NewType("Habit", str)
"""A kind of mistake, as in "took-money"."""


class ModuleValues:
    """A module's part in one decision, with the answers of a module that does not care."""

    actions: ClassVar[tuple[type, ...]] = ()
    """Its own actions; the questions below, but for the last two, are about these."""

    habit: ClassVar[Habit]
    """The kind of mistake that deciding badly about its actions is."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    def worth(self, action: Any) -> float:
        """What it is worth in points, what can be done after it left out."""
        raise AssertionError(f"no such action {action}")

    def closes(self, action: Any) -> bool:
        """Does it close the turn's actions, as placing a tile does?"""
        return False

    def acts_again(self, action: Any) -> bool:
        """Does it let one act again?"""
        return False

    def alone(self, action: Any) -> bool:
        """Must it be the only action of its turn?"""
        return False

    def gist(self, action: Any) -> object:
        """What makes two actions one choice."""
        return action

    def buys_tile(self, action: Any) -> bool:
        """Is it a purchase of a tile on the market?"""
        return False

    def subject(self, action: Any) -> object:
        """What it decides about once nothing is left to do but to close the turn."""
        return type(action)

    def adds(self, action: Action) -> float:
        """What somebody else's action is worth more, or less, for this module's sake."""
        return 0.0

    def reasons(self, action: Action) -> Iterator[Reason]:
        """What speaks for an action, its own or somebody else's."""
        return iter(())
