"""The lessons of the modules at a table."""

from typing import Final

from ai.evaluation.lesson import Habit, Lesson
from ai.evaluation.thought import Thought
from ai.modules.certificates import Certifying
from ai.modules.falconers import Falconry
from ai.modules.portals import PortalBuilding
from ai.modules.sites import SiteWork

_LESSONS: Final[dict[str, type[Lesson]]] = {
    "falconers": Falconry,
    "portals": PortalBuilding,
    "building_sites": SiteWork,
    "certificates": Certifying,
}
MODULE_HABITS: Final[tuple[Habit, ...]] = tuple(lesson.habit for lesson in _LESSONS.values())
"""The kinds of mistakes that modules add."""


def lessons_for(thought: Thought) -> tuple[Lesson, ...]:
    """One for each module that has one."""
    names = [module.name for module in thought.view.modules]
    return tuple([_LESSONS[name](thought) for name in names if name in _LESSONS])
