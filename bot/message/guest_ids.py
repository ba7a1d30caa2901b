"""The custom_ids for those who are not at a table: who is invited, and who follows it from afar."""

from dataclasses import dataclass
from typing import Self

from bot.message.custom_id import CustomId, OfTable, is_count


class InviteMenu(OfTable):
    """The menu of people who could be invited to a table."""

    AREA = "invite"


@dataclass(frozen=True)
class FollowButton(CustomId):
    """Follows a table, or stops that; pressing it twice changes nothing more."""

    AREA = "follow"
    table_id: int
    on: bool

    @classmethod
    def read(cls, rest: str) -> Self | None:
        table_id, _, way = rest.partition(":")
        return cls(int(table_id), way == "on") if is_count(table_id) else None

    def _rest(self) -> str:
        return f"{self.table_id}:{'on' if self.on else 'off'}"
