"""The custom_ids of what one person chooses for themselves: settings, and opponents to play alone against."""

from dataclasses import dataclass
from typing import ClassVar, Self

from ai import Level
from bot.message.custom_id import CustomId, is_count, level_called


@dataclass(frozen=True)
class SettingId(CustomId):
    """A menu of a person's settings; or a button, which names the value that it sets."""

    AREA = "settings"
    ALL: ClassVar = "all"
    """The field of the button that opens all of them."""
    field: str
    value: str = ""

    @classmethod
    def read(cls, rest: str) -> Self | None:
        field, _, value = rest.partition(":")
        return cls(field, value) if field else None

    def _rest(self) -> str:
        return f"{self.field}:{self.value}" if self.value else self.field


@dataclass(frozen=True)
class SoloButton(CustomId):
    """Begins a solo game anew with other opponents; or, with none, asks which.

    Without a level, levels alternate. Its name tells buttons of one message apart.
    """

    AREA = "solo"
    table_id: int
    opponents: int
    level: Level | None
    name: str = ""

    @classmethod
    def read(cls, rest: str) -> Self | None:
        table_id, _, rest = rest.partition(":")
        opponents, _, rest = rest.partition(":")
        level, _, name = rest.partition(":")
        if not is_count(table_id) or not is_count(opponents):
            return None
        return cls(int(table_id), int(opponents), level_called(level), name)

    def _rest(self) -> str:
        level = self.level.value if self.level else ""
        return f"{self.table_id}:{self.opponents}:{level}:{self.name}"
