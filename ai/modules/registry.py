"""The registry: the modules that the computer players know, and every look-up that follows from that."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ai.advice.reasons import ReasonKind
from ai.modules.hooks import AiModule, Habit, ModuleState, ModuleValues
from engine import View

if TYPE_CHECKING:
    from ai.evaluation.position_values import PositionValues


class AiModuleRegistry:
    """What is known of modules. One that is not here can be at a table: its actions are a last resort."""

    all: tuple[AiModule, ...]
    habits: tuple[Habit, ...]
    """The kinds of mistakes that modules add."""
    reason_kinds: tuple[ReasonKind, ...]
    """The kinds of reasons that modules add."""
    purchases: tuple[type, ...]
    """The actions of modules that pay for a tile with cards."""
    recoveries: tuple[type, ...]
    """The actions of modules that get back what was overpaid."""

    def __init__(self, *modules: AiModule) -> None:
        self._register(modules)

    def values_for(self, position: "PositionValues") -> tuple[ModuleValues, ...]:
        """The parts of the modules at a table in one decision."""
        names = [module.name for module in position.view.modules]
        return tuple([self._values[name](position) for name in names if name in self._values])

    def states_seen(self, view: View) -> list[ModuleState]:
        """The parts of a compact table that modules keep."""
        return [self._states[type(kept)](view, kept) for kept in view.slices if type(kept) in self._states]

    @contextmanager
    def added(self, module: AiModule) -> Iterator[None]:
        """Add a module while the block runs, for tests."""
        before = self.all
        self._register((*before, module))
        try:
            yield
        finally:
            self._register(before)

    def _register(self, modules: tuple[AiModule, ...]) -> None:
        self.all = modules
        self.habits = tuple(module.values.habit for module in modules)
        self.reason_kinds = tuple(
            kind for module in modules if module.reason_kinds is not None for kind in module.reason_kinds
        )
        self.purchases = tuple(kind for module in modules for kind in module.values.purchases)
        self.recoveries = tuple(kind for module in modules for kind in module.values.recoveries)
        self._values = {module.name: module.values for module in modules}
        self._states = {
            module.slice_type: module.state
            for module in modules
            if module.slice_type is not None and module.state is not None
        }
