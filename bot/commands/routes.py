"""Which handler answers which component, and where to say "thinking" if it takes long."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot.commands import (
    about,
    advice,
    computer_seats,
    damaged_table,
    help,  # noqa: A004
    look_routes,
    options,
    table_commands,
    turn_commands,
)
from bot.delivery.interactions import Interaction
from bot.delivery.replies import Reply, Where
from bot.message.custom_ids import (
    CloseDamaged,
    CustomId,
    HelpMenu,
    HistoryButton,
    LogButton,
    LookButton,
    ModuleSwitch,
    OptionMenu,
    PanelButton,
    ReportForm,
    ReviewButton,
    RulesMenu,
    SeatButton,
    TableButton,
    TryDm,
)
from bot.services import Services

Kind = TypeVar("Kind", bound=CustomId)


@dataclass(frozen=True)
class Route(Generic[Kind]):
    """A kind of component and its handler."""

    kind: type[Kind]
    handler: Callable[[Services, Interaction, Kind], Awaitable[Reply]]
    where: Where = Where.IN_PLACE


_ROUTES: Final[tuple[Route[Any], ...]] = (
    Route(TableButton, table_commands.pressed, Where.PRIVATE),
    Route(PanelButton, turn_commands.pressed),
    Route(LookButton, look_routes.pressed),
    Route(LogButton, look_routes.stepped),
    Route(HistoryButton, look_routes.stepped),
    Route(RulesMenu, look_routes.topic),
    Route(ReviewButton, advice.turned),
    Route(OptionMenu, options.option_chosen),
    Route(ModuleSwitch, options.module_switched),
    Route(SeatButton, computer_seats.pressed),
    Route(CloseDamaged, damaged_table.close),
    Route(HelpMenu, help.chosen),
    Route(TryDm, about.try_dm, Where.PRIVATE),
    Route(ReportForm, about.write_report, Where.FORM),
)
ROUTES: Final[Mapping[type[CustomId], Route[Any]]] = {route.kind: route for route in _ROUTES}
