"""The buttons of reminders: later, and not in this turn."""

from bot.commands.shared import said
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.replies import Reply
from bot.message.custom_ids import ReminderButton
from bot.schedule.turn_time import LATER
from bot.services import Services


async def press(services: Services, interaction: Interaction, button: ReminderButton) -> Reply:
    """Put off reminders of one turn, if it is still the turn of the person who asks."""
    words, turn = words_of(interaction), (button.table_id, interaction.user.id, button.number)
    timers, later = services.timers, services.clock.now() + LATER
    match button.order:
        case ReminderButton.LATER:
            changed, done = await timers.change_told(*turn, later=later), words("reminder-later-done")
        case ReminderButton.MUTE:
            changed, done = await timers.change_told(*turn, muted=True), words("reminder-mute-done")
        case _:
            raise NotOffered
    return said(done if changed else words("reminder-over"))
