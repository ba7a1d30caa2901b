"""The panel of a person's settings, as a value."""

import pytest

from bot.language.words import LANGUAGES, words_for
from bot.message.personal_ids import SettingId
from bot.private.between_turns.time_settings import TIMES
from bot.private.settings_panel import MENUS, SWITCHES, Chosen, is_offered, preference, settings_message
from bot.storage.people import Reach
from bot.storage.preferences import Colours, Preferences, Showing
from tests.bot.message_checks import check_message
from tests.bot.seated_people import buttons, menus

UNUSUAL = Preferences("pl", Colours.SAFE, Showing.TEXT, asks_overpay=False, ends_turns=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preferences", [Preferences(), UNUSUAL])
def test_the_panel_fits_and_shows_what_is_chosen(language: str, preferences: Preferences) -> None:
    chosen = Chosen.by(preferences, Reach(wants_dms=preferences.asks_overpay, toured=True))
    message = settings_message(words_for(language), chosen)
    check_message(message)
    marked = [option.value for menu in menus(message) for option in menu.options if option.chosen]
    assert marked == [chosen.by_field[field] for field in MENUS]


def test_every_choice_on_the_panel_leads_to_what_it_says() -> None:
    message = settings_message(words_for("en"), Chosen.by(Preferences(), Reach(toured=True)))
    for menu in menus(message):
        field = menu.custom_id.rpartition(":")[2]
        for option in menu.options:
            assert is_offered(field, option.value)
            changed = Preferences(**{"language": "es", **preference(field, option.value)})  # type: ignore[arg-type]
            assert Chosen.by(changed, Reach()).by_field[field] == option.value
    pressed = [SettingId.read(button.custom_id.partition("settings:")[2]) for button in buttons(message)]
    assert [one.field for one in pressed if one] == [*SWITCHES, TIMES, "tour"]
    chosen = [one for one in pressed if one != SettingId(TIMES)]
    assert all(one is not None and is_offered(one.field, one.value) for one in chosen)


@pytest.mark.parametrize(
    ("field", "value"),
    [("language", "xx"), ("colours", "on"), ("dms", "light"), ("crown", "on"), ("tour", "on")],
)
def test_nothing_else_can_be_chosen(field: str, value: str) -> None:
    assert not is_offered(field, value)
