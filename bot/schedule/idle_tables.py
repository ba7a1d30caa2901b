"""When a table at which nothing happens is warned about and closed. Pure."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.schedule.turn_time import DAY
from bot.table.table_state import Stage

LASTS: Final = {Stage.LOBBY: DAY, Stage.GAME: 14 * DAY, Stage.WARNED: 7 * DAY}
"""Seconds without anything happening until a table is closed, or first warned about."""


class TableStepKind(Enum):
    """What is due at a table."""

    LOOK = auto()
    """Nothing yet: look again."""
    WARN = auto()
    CLOSE = auto()


@dataclass(frozen=True)
class TableStep:
    """What is due at a table at a moment."""

    kind: TableStepKind
    at: int


def next_table_step(stage: Stage, since: int, now: int) -> TableStep:
    """What is due now at a table that has been at a stage since; or when to look again."""
    at = since + LASTS[stage]
    if now < at:
        return TableStep(TableStepKind.LOOK, at)
    return TableStep(TableStepKind.WARN if stage is Stage.GAME else TableStepKind.CLOSE, at)
