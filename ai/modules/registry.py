"""The lessons of the modules at a table."""

from typing import Final

from ai.evaluation.module_values import Habit, ModuleValues
from ai.evaluation.thought import Thought
from ai.modules.certificates import Certifying
from ai.modules.falconers import Falconry
from ai.modules.portals import PortalBuilding
from ai.modules.sites import SiteWork

_VALUES: Final[dict[str, type[ModuleValues]]] = {
    "falconers": Falconry,
    "portals": PortalBuilding,
    "building_sites": SiteWork,
    "certificates": Certifying,
}
MODULE_HABITS: Final[tuple[Habit, ...]] = tuple(values.habit for values in _VALUES.values())
"""The kinds of mistakes that modules add."""


def module_values_for(thought: Thought) -> tuple[ModuleValues, ...]:
    """One for each module that has one."""
    names = [module.name for module in thought.view.modules]
    return tuple([_VALUES[name](thought) for name in names if name in _VALUES])
