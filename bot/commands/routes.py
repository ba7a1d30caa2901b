"""Which handler answers which component, and where to say "thinking" if it takes long."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bot.commands import (
    advice,
    computer_seats,
    help_and_about,
    look_commands,
    options,
    settings_commands,
    solo,
    table_commands,
    turn_commands,
)
from bot.commands.between_turns import following, invitations, reminder_commands
from bot.commands.closing import damaged_table
from bot.delivery.interactions import Interaction, NotOffered, data_of, is_private
from bot.delivery.replies import Reply, Request, Where
from bot.message.custom_id import CustomId
from bot.message.custom_ids import (
    CloseDamaged,
    HelpMenu,
    HistoryButton,
    LogButton,
    LookButton,
    ModuleSwitch,
    OptionMenu,
    PanelButton,
    ReminderButton,
    ReportForm,
    ReviewButton,
    RulesMenu,
    SeatButton,
    TableButton,
    TryDm,
    read_custom_id,
)
from bot.message.guest_ids import FollowButton, InviteMenu
from bot.message.help_ids import HelpButton
from bot.message.personal_ids import SettingId, SoloButton
from bot.services import Services

Kind = TypeVar("Kind", bound=CustomId)


@dataclass(frozen=True)
class Route(Generic[Kind]):
    """A kind of component and its handler."""

    kind: type[Kind]
    handler: Callable[[Services, Interaction, Kind], Awaitable[Reply]]
    where: Where = Where.IN_PLACE


_ROUTES: Final[tuple[Route[Any], ...]] = (
    Route(TableButton, table_commands.press, Where.PRIVATE),
    Route(PanelButton, turn_commands.press),
    Route(ReminderButton, reminder_commands.press, Where.PRIVATE),
    Route(LookButton, look_commands.press),
    Route(LogButton, look_commands.turn_page),
    Route(HistoryButton, look_commands.turn_page),
    Route(RulesMenu, look_commands.choose_rules_topic),
    Route(ReviewButton, advice.turn_page),
    Route(OptionMenu, options.choose_option),
    Route(ModuleSwitch, options.switch_module),
    Route(SeatButton, computer_seats.press),
    Route(CloseDamaged, damaged_table.close),
    Route(HelpButton, help_and_about.press, Where.PRIVATE),
    Route(HelpMenu, help_and_about.open_topic),
    Route(SettingId, settings_commands.press),
    Route(SoloButton, solo.press),
    Route(InviteMenu, invitations.choose),
    Route(FollowButton, following.press),
    Route(TryDm, help_and_about.try_dm, Where.PRIVATE),
    Route(ReportForm, help_and_about.write_report, Where.FORM),
)
ROUTES: Final[Mapping[type[CustomId], Route[Any]]] = {route.kind: route for route in _ROUTES}


def component_request(interaction: Interaction) -> Request:
    """The request behind a component or form, told by its custom_id."""
    custom_id = read_custom_id(str(data_of(interaction).get("custom_id", "")))
    if custom_id is None:
        return Request(interaction, _refuse)
    route = ROUTES[type(custom_id)]
    if route.where is Where.IN_PLACE and not is_private(interaction):
        # On a public post, or forged: what is private must never be shown to others.
        return Request(interaction, route.handler, (custom_id,), keep_private=True)
    return Request(interaction, route.handler, (custom_id,), where=route.where)


async def _refuse(services: Services, interaction: Interaction) -> Reply:  # noqa: ARG001 (as every handler)
    raise NotOffered
