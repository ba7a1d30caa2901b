"""custom_ids: posted buttons stay for years, so their texts must never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai import Level
from bot.commands.routes import ROUTES
from bot.message.custom_id import CustomId
from bot.message.custom_ids import (
    KINDS,
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
    SeatOrder,
    TableButton,
    TryDm,
    read_custom_id,
)
from bot.message.guest_ids import FollowButton, InviteMenu
from bot.message.help_ids import HelpButton, HelpOrder
from bot.message.looks import Look
from bot.message.personal_ids import SettingId, SoloButton

PERSON = 2**60
WRITTEN: dict[str, CustomId] = {
    "a1:table:7:12:take": TableButton(7, 12, "take"),
    "a1:table:7:12:close-sure": TableButton(7, 12, "close-sure"),
    "a1:panel:7:12:=B G8a=y5 y3": PanelButton(7, 12, "=B G8a=y5 y3"),
    "a1:panel:7:12:place G8a 2": PanelButton(7, 12, "place G8a 2"),
    "a1:look:7:12:scores": LookButton(7, 12, "scores"),
    "a1:look:7:12:describe places 1": LookButton(7, 12, "describe places 1"),
    "a1:log:7:3:next": LogButton(7, 3, "next"),
    "a1:history:7:0:first": HistoryButton(7, 0, "first"),
    "a1:review:7:0:own": ReviewButton(7, 0, "own"),
    "a1:remind:7:12:later": ReminderButton(7, 12, ReminderButton.LATER),
    "a1:options:7:memory-aid": OptionMenu(7, "memory-aid"),
    "a1:modules:7:portals:on": ModuleSwitch(7, "portals", on=True),
    "a1:modules:7:portals:off": ModuleSwitch(7, "portals", on=False),
    "a1:seats:7:add:mason": SeatButton(7, SeatOrder.ADD, level=Level.MASON),
    "a1:seats:7:dismiss:2": SeatButton(7, SeatOrder.DISMISS, -2),
    f"a1:seats:7:remove:{PERSON}": SeatButton(7, SeatOrder.REMOVE, PERSON),
    "a1:seats:7:leave:vizier": SeatButton(7, SeatOrder.LEAVE, level=Level.VIZIER),
    "a1:seats:7:offer:": SeatButton(7, SeatOrder.OFFER),
    "a1:seats:7:back:": SeatButton(7, SeatOrder.BACK),
    "a1:seats:7:sitin:0-gardener": SeatButton(7, SeatOrder.SIT_IN, 0, Level.GARDENER),
    "a1:damaged:7": CloseDamaged(7),
    "a1:begin:table": HelpButton(HelpOrder.TABLE),
    "a1:begin:rules": HelpButton(HelpOrder.RULES),
    "a1:help:topic": HelpMenu(),
    "a1:rules:topic": RulesMenu(),
    "a1:dm:try": TryDm(),
    "a1:report:open": ReportForm(sent=False),
    "a1:report:send": ReportForm(sent=True),
    "a1:settings:language": SettingId("language"),
    "a1:settings:all": SettingId(SettingId.ALL),
    "a1:settings:dms:off": SettingId("dms", "off"),
    "a1:invite:7": InviteMenu(7),
    "a1:follow:7:on": FollowButton(7, on=True),
    "a1:follow:7:off": FollowButton(7, on=False),
    "a1:solo:7:3:vizier:level": SoloButton(7, 3, Level.VIZIER, "level"),
    "a1:solo:7:3::number": SoloButton(7, 3, None, "number"),
}
"""Every kind as it has always been written."""


@pytest.mark.parametrize(("text", "custom_id"), WRITTEN.items())
def test_every_kind_is_written_and_read_as_it_always_was(text: str, custom_id: CustomId) -> None:
    assert str(custom_id) == text
    assert read_custom_id(text) == custom_id


def test_every_kind_is_pinned_and_has_a_route() -> None:
    kinds = set(KINDS.values())
    assert {type(custom_id) for custom_id in WRITTEN.values()} == kinds
    assert set(ROUTES) == kinds
    assert {order for one in WRITTEN.values() if isinstance(one, SeatButton) for order in [one.order]} == set(
        SeatOrder
    )


@given(
    st.integers(1, 2**40),
    st.integers(0, 10**6),
    st.text(st.characters(categories=["Ll"]), min_size=1, max_size=20),
)
def test_a_button_is_read_as_it_was_written(table_id: int, number: int, order: str) -> None:
    button = TableButton(table_id, number, order)
    assert read_custom_id(str(button)) == button


@given(st.text(max_size=120))
def test_any_custom_id_is_read_or_not_ours(text: str) -> None:
    for area in ("", *KINDS):
        custom_id = read_custom_id(f"a1:{area}:{text}")
        assert custom_id is None or area == custom_id.AREA


@pytest.mark.parametrize("rest", ["", "7", "7:", "x:1", "7:-1", "7:1e3", "٣:1"])
def test_a_page_is_not_read_out_of_a_forged_text(rest: str) -> None:
    assert LogButton.read(rest) is None
    assert LogButton.read("7:6") == LogButton(7, 6)


def test_a_custom_id_that_discord_would_refuse_is_never_made() -> None:
    with pytest.raises(AssertionError):
        str(TableButton(7, 12, "x" * 100))


@pytest.mark.parametrize("text", ["scores", "palace 2", "describe table", "describe places 1"])
def test_a_look_is_read_as_it_was_written(text: str) -> None:
    assert str(Look.read(text)) == text
