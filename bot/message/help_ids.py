"""The custom_ids of the help page."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.message.custom_id import CustomId


class HelpOrder(StrEnum):
    """What a button of the help page does where there is no table."""

    TABLE = "table"
    SOLO = "solo"
    RULES = "rules"


@dataclass(frozen=True)
class HelpButton(CustomId):
    """A button of the help page where there is no table."""

    AREA = "begin"
    order: HelpOrder

    @classmethod
    def read(cls, rest: str) -> Self | None:
        return cls(HelpOrder(rest)) if rest in [one.value for one in HelpOrder] else None

    def _rest(self) -> str:
        return self.order
