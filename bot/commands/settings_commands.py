"""/settings: what a person chooses for themselves, on one panel or typed."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from bot.commands.between_turns.away import come_back
from bot.commands.shared import person
from bot.delivery.interactions import (
    Interaction,
    NotOffered,
    chosen_in,
    data_of,
    learn_preferences,
    preferences_of,
    words_of,
)
from bot.delivery.replies import Reply, Where
from bot.message.messages import MOST_OPTIONS
from bot.message.personal_ids import SettingId
from bot.panel.parts import paragraphs
from bot.private.between_turns.away_page import AWAY, BACK
from bot.private.between_turns.time_settings import (
    FIELDS,
    NIGHTS,
    NONE,
    TIMES,
    habit,
    hours_label,
    quiet_hours,
    times_message,
)
from bot.private.settings_panel import MENUS, OFF, ON, TOUR, Chosen, is_offered, preference, settings_message
from bot.schedule.zones import zone_now, zones_like
from bot.services import Services
from bot.table.lobby_events import AgreementChanged
from bot.table.table_state import Table

IN_HAND_DM: Final = {*MENUS, "dms"}
"""Settings that change the message with somebody's hand."""
MOST_TABLES: Final = 25
"""A person's tables among which the one by DM is looked for."""


async def change_settings(services: Services, interaction: Interaction, **typed: str | bool | None) -> Reply:
    """Change the settings that were typed, and show all of them."""
    wanted = {field: _named(value) for field, value in typed.items() if value is not None}
    return await _change(services, interaction, wanted, Where.PRIVATE)


async def press(services: Services, interaction: Interaction, pressed: SettingId) -> Reply:
    """Change the setting of a menu or button; or show all of them, or those about time."""
    if pressed.field == SettingId.ALL:
        return await _change(services, interaction, {}, Where.IN_PLACE if pressed.value else Where.PRIVATE)
    if (pressed.field, pressed.value) == (AWAY, BACK):
        return await come_back(services, interaction)
    if pressed.field == TIMES:
        return await _show_times(services, interaction)
    value = chosen_in(data_of(interaction)) or pressed.value
    if pressed.field in FIELDS:
        await _change_habits(services, interaction, {pressed.field: value})
        return await _show_times(services, interaction)
    return await _change(services, interaction, {pressed.field: value}, Where.IN_PLACE)


async def suggest_zones(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Time zones that go with what is typed, with the time it is there."""
    words, now = words_of(interaction), services.clock.now()
    found = [zone_now(name, now) for name in islice(zones_like(typed), MOST_OPTIONS)]
    return [(words("times-city", city=one.city, time=one.time), one.name) for one in found]


async def suggest_quiet(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:  # noqa: ARG001 (as all that suggest)
    """Quiet hours: those that were typed, else some nights to choose from."""
    words, hours = words_of(interaction), quiet_hours(typed)
    if hours is not None:
        return [(hours_label(words, hours), typed)]
    nights = [(hours_label(words, found), night) for night in NIGHTS if (found := quiet_hours(night))]
    return [(words("settings-quiet-none"), NONE), *nights]


async def _show_times(services: Services, interaction: Interaction, where: Where = Where.IN_PLACE) -> Reply:
    habits = await services.people.habits(interaction.user.id)
    return await services.reply(times_message(words_of(interaction), habits, services.clock.now()), where)


async def _change_habits(services: Services, interaction: Interaction, wanted: Mapping[str, str]) -> None:
    changes: dict[str, Any] = {}
    for field, value in wanted.items():
        changed = habit(field, value)
        if changed is None:
            raise NotOffered
        changes |= changed
    await services.people.change_habits(interaction.user.id, **changes)


async def _change(
    services: Services, interaction: Interaction, wanted: Mapping[str, str], where: Where
) -> Reply:
    about_time = {field: value for field, value in wanted.items() if field in FIELDS}
    others = {field: value for field, value in wanted.items() if field not in FIELDS}
    if not all(is_offered(field, value) for field, value in others.items()):
        raise NotOffered
    if about_time:
        await _change_habits(services, interaction, about_time)
    for field, value in others.items():
        await _choose(services, interaction.user.id, field, value)
    await learn_preferences(services.people, interaction)
    if about_time and not others:
        return await _show_times(services, interaction, where)
    words, reach = words_of(interaction), await services.people.reach(interaction.user.id)
    notes = [_note(interaction, field, value) for field, value in others.items()]
    chosen = Chosen.by(preferences_of(interaction), reach)
    reply = await services.reply(settings_message(words, chosen, paragraphs(*notes)), where)
    spoken = "language" in wanted and await _speak_by_dm(services, interaction)
    if IN_HAND_DM & wanted.keys() and reach.wants_dms:
        await services.posts.ask_for_hands(interaction.user.id, interaction.id)
    elif not spoken:
        return reply

    async def bring_posts(arrived: bool) -> None:  # noqa: ARG001 (they come either way)
        await services.outbox.flush()

    return replace(reply, afterwards=bring_posts)


async def _speak_by_dm(services: Services, interaction: Interaction) -> bool:
    """Let a person's table in their DM, which nobody else reads, speak their language; did that change it?"""
    language, who = words_of(interaction).language, person(interaction)
    for stored in await services.store.tables_of(who.id, MOST_TABLES):
        table = await services.tables.by_id(stored.id) if stored.in_dm else None
        if table is None or not table.is_open or table.lobby.agreement.language == language:
            continue
        change = AgreementChanged(who, replace(table.lobby.agreement, language=language))
        await services.tables.act(stored.id, partial(_only, change), interaction.id)
        return True
    return False


def _only(change: AgreementChanged, _: Table) -> tuple[AgreementChanged]:
    return (change,)


async def _choose(services: Services, user_id: int, field: str, value: str) -> None:
    if field == "dms":
        await services.people.change_reach(user_id, wants_dms=value == ON, closed=False, told=False)
    elif field == TOUR:
        await services.people.change_reach(user_id, toured=False)
        await services.people.forget_lessons(user_id)
    else:
        await services.people.change_preferences(user_id, **preference(field, value))


def _note(interaction: Interaction, field: str, value: str) -> str:
    """What a change leads to, where that needs a word."""
    words = words_of(interaction)
    if field == TOUR:
        return words("settings-tour-again")
    return words(f"settings-dms-{value}.done") if field == "dms" else ""


def _named(value: str | bool) -> str:
    return (ON if value else OFF) if isinstance(value, bool) else value
