"""The custom_ids for those who are not at a table: who is invited."""

from dataclasses import dataclass
from typing import Self

from bot.message.custom_id import CustomId, is_count


@dataclass(frozen=True)
class InviteMenu(CustomId):
    """The menu of people who could be invited to a table."""

    AREA = "invite"
    table_id: int

    @classmethod
    def read(cls, rest: str) -> Self | None:
        return cls(int(rest)) if is_count(rest) else None

    def _rest(self) -> str:
        return str(self.table_id)
