"""What a component's custom_id says: `a1:area:rest`. People can read it, so it holds no secrets.

Each kind writes itself with `str` and reads the rest of its text with `read`. Posted buttons stay for years:
what was once written must be read for ever.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from ai import Level
from bot.message.custom_id import PREFIX, CustomId, OfTable, is_count, is_id, level_called
from bot.message.guest_ids import FollowButton, InviteMenu
from bot.message.help_ids import HelpButton
from bot.message.personal_ids import SettingId, SoloButton


def read_custom_id(text: str) -> CustomId | None:
    """What a custom_id says; None if it is not one of ours, or of a version no longer known."""
    prefix, _, rest = text.partition(":")
    area, _, rest = rest.partition(":")
    kind = KINDS.get(area) if prefix == PREFIX else None
    return kind.read(rest) if kind else None


@dataclass(frozen=True)
class _AtTable(CustomId):
    """Which table, how many events it had when the component was made, and what to do or show."""

    table_id: int
    number: int
    order: str

    @classmethod
    def read(cls, rest: str) -> Self | None:
        found = _table_and_count(rest)
        return cls(*found) if found and found[2] else None

    def _rest(self) -> str:
        return f"{self.table_id}:{self.number}:{self.order}"


class TableButton(_AtTable):
    """A button of a public post."""

    AREA = "table"


class ReminderButton(_AtTable):
    """A button of a reminder: *later* or *mute*; the number is that of the turn."""

    AREA = "remind"
    LATER: ClassVar = "later"
    MUTE: ClassVar = "mute"


class PanelButton(_AtTable):
    """A button or menu of a player's panel; the order is one of its steps."""

    AREA = "panel"


class LookButton(_AtTable):
    """A button that shows something: `palace 2`, `describe table 1`."""

    AREA = "look"


@dataclass(frozen=True)
class PageButton(CustomId):
    """A button that turns to a page or position; its name tells buttons of one message apart."""

    table_id: int
    at: int
    name: str = ""

    @classmethod
    def read(cls, rest: str) -> Self | None:
        found = _table_and_count(rest)
        return cls(*found) if found else None

    def _rest(self) -> str:
        return f"{self.table_id}:{self.at}:{self.name}"


class LogButton(PageButton):
    """A page of the log."""

    AREA = "log"


class HistoryButton(PageButton):
    """A position of the game."""

    AREA = "history"


class ReviewButton(PageButton):
    """A page of a player's review."""

    AREA = "review"


@dataclass(frozen=True)
class OptionMenu(CustomId):
    """A menu of a table's options."""

    AREA = "options"
    table_id: int
    field: str

    @classmethod
    def read(cls, rest: str) -> Self | None:
        table_id, _, field = rest.partition(":")
        return cls(int(table_id), field) if is_count(table_id) else None

    def _rest(self) -> str:
        return f"{self.table_id}:{self.field}"


@dataclass(frozen=True)
class ModuleSwitch(CustomId):
    """Switches a table's module on or off."""

    AREA = "modules"
    table_id: int
    module: str
    on: bool

    @classmethod
    def read(cls, rest: str) -> Self | None:
        table_id, _, rest = rest.partition(":")
        module, _, way = rest.partition(":")
        return cls(int(table_id), module, way == "on") if is_count(table_id) else None

    def _rest(self) -> str:
        return f"{self.table_id}:{self.module}:{'on' if self.on else 'off'}"


class SeatOrder(StrEnum):
    """What a button of a menu about seats does: to computer players, people, stand-ins, one's own seat."""

    ADD = "add"
    DISMISS = "dismiss"
    REMOVE = "remove"
    LEAVE = "leave"
    OFFER = "offer"
    SIT_IN = "sitin"
    BACK = "back"


@dataclass(frozen=True)
class SeatButton(CustomId):
    """A button of a private menu about seats; `who` is a seat, a person or a computer player."""

    AREA = "seats"
    table_id: int
    order: SeatOrder
    who: int = 0
    level: Level | None = None

    @classmethod
    def read(cls, rest: str) -> Self | None:
        table_id, _, rest = rest.partition(":")
        order, _, what = rest.partition(":")
        known = is_count(table_id) and order in [one.value for one in SeatOrder]
        return cls._read_what(int(table_id), SeatOrder(order), what) if known else None

    @classmethod
    def _read_what(cls, table_id: int, order: SeatOrder, what: str) -> Self | None:
        match order:
            case SeatOrder.ADD | SeatOrder.LEAVE:
                level = level_called(what)
                return cls(table_id, order, level=level) if level else None
            case SeatOrder.DISMISS:
                return cls(table_id, order, -int(what)) if is_count(what) else None
            case SeatOrder.REMOVE:
                return cls(table_id, order, int(what)) if is_id(what) else None
            case SeatOrder.SIT_IN:
                seat, _, named = what.partition("-")
                level = level_called(named)
                return cls(table_id, order, int(seat), level) if level and is_count(seat) else None
            case SeatOrder.OFFER | SeatOrder.BACK:
                return cls(table_id, order)

    def _rest(self) -> str:
        who = str(abs(self.who)) if self.order in _NAMES_SOMEBODY else ""
        level = self.level.value if self.level else ""
        return f"{self.table_id}:{self.order}:{'-'.join(part for part in (who, level) if part)}"


_NAMES_SOMEBODY: Final = {SeatOrder.DISMISS, SeatOrder.REMOVE, SeatOrder.SIT_IN}


class CloseDamaged(OfTable):
    """Closes a table that cannot be read."""

    AREA = "damaged"


@dataclass(frozen=True)
class _Fixed(CustomId):
    """A component that always says the same."""

    REST: ClassVar[str]

    @classmethod
    def read(cls, rest: str) -> Self | None:
        return cls() if rest == cls.REST else None

    def _rest(self) -> str:
        return self.REST


class HelpMenu(_Fixed):
    """The topics of the help page."""

    AREA, REST = "help", "topic"


class RulesMenu(_Fixed):
    """The topics of the rules."""

    AREA, REST = "rules", "topic"


class TryDm(_Fixed):
    """Sends a DM to whoever pressed it."""

    AREA, REST = "dm", "try"


@dataclass(frozen=True)
class ReportForm(CustomId):
    """Opens the form for a report to the host, or is the form as it was sent."""

    AREA = "report"
    sent: bool

    @classmethod
    def read(cls, rest: str) -> Self | None:
        return cls(rest == "send") if rest in ("open", "send") else None

    def _rest(self) -> str:
        return "send" if self.sent else "open"


_ALL: Final[tuple[type[CustomId], ...]] = (
    *(TableButton, PanelButton, LookButton, LogButton, HistoryButton, ReviewButton, ReminderButton),
    *(OptionMenu, ModuleSwitch, SeatButton, CloseDamaged, HelpMenu, RulesMenu, TryDm, ReportForm),
    *(SettingId, SoloButton, HelpButton),
    *(InviteMenu, FollowButton),
)
KINDS: Final[Mapping[str, type[CustomId]]] = {kind.AREA: kind for kind in _ALL}
"""Every kind by its area."""


def _table_and_count(rest: str) -> tuple[int, int, str] | None:
    """A table's number, another number, and what follows them."""
    table_id, _, rest = rest.partition(":")
    number, _, more = rest.partition(":")
    return (int(table_id), int(number), more) if is_count(table_id) and is_count(number) else None
