"""/away: going on vacation, and coming back."""

from bot.delivery.interactions import Interaction, words_of
from bot.delivery.replies import Reply, Where
from bot.private.between_turns.away_page import (
    away_message,
    away_refused,
    beginning_of,
    day_typed,
    suggested_days,
    today_of,
)
from bot.schedule.habits import Habits
from bot.schedule.vacation import VacationRefusal, days_left, vacation
from bot.services import Services
from bot.table.between_turns import vacations


async def go_away(services: Services, interaction: Interaction, *, until: str) -> Reply:
    """Go on vacation until a day, or show how things stand."""
    user_id, now = interaction.user.id, services.clock.now()
    habits = await services.people.habits(user_id)
    if not until:
        return await _show(services, interaction, habits)
    words = words_of(interaction)
    day = day_typed(until, today_of(habits, now))
    moment = None if day is None else beginning_of(day, habits)
    try:
        away = vacation(moment, await services.people.vacations(user_id), now)
    except VacationRefusal as refusal:
        return await _show(services, interaction, habits, away_refused(words, refusal))
    habits = await services.people.change_habits(user_id, away=away)
    await services.vacations.tell(user_id, lambda lobby, who: vacations.go_away(lobby, who, away.end))
    return await _show(services, interaction, habits)


async def come_back(services: Services, interaction: Interaction) -> Reply:
    """End a vacation now."""
    user_id = interaction.user.id
    await services.vacations.end(user_id)
    habits = await services.people.habits(user_id)
    return await _show(services, interaction, habits, words_of(interaction)("away-over"), Where.IN_PLACE)


async def suggest_days(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Days to be back on."""
    words, now, user_id = words_of(interaction), services.clock.now(), interaction.user.id
    today = today_of(await services.people.habits(user_id), now)
    left = days_left(await services.people.vacations(user_id), now)
    day = day_typed(typed, today)
    if day is not None:
        return [(words("away-choice", date=day.isoformat(), days=(day - today).days), day.isoformat())]
    return list(suggested_days(words, today, left))


async def _show(
    services: Services,
    interaction: Interaction,
    habits: Habits,
    note: str = "",
    where: Where = Where.PRIVATE,
) -> Reply:
    now = services.clock.now()
    left = days_left(await services.people.vacations(interaction.user.id), now)
    return await services.reply(away_message(words_of(interaction), habits, left, now, note), where)
