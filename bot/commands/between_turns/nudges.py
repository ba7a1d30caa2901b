"""/remind: a friendly nudge to whoever the table waits for."""

from bot.commands.shared import said, table_here
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.replies import Reply
from bot.language.words import Words, kebab
from bot.message.message_context import shown_name
from bot.schedule.nudges import when_nudged
from bot.services import Services
from bot.storage.timers import TurnTimer
from bot.table.between_turns.nudges import NudgeReason, NudgeRefusal, awaited_others
from bot.table.table_state import Table


async def remind(services: Services, interaction: Interaction) -> Reply:
    """Remind the person whose turn it is, once a turn; or say privately why not."""
    table, words = await table_here(services, interaction), words_of(interaction)
    try:
        turn, at = await _nudge(services, table, interaction.user.id)
    except NudgeRefusal as refusal:
        return said(_why_not(words, table, refusal))
    services.due.wake()
    name = _name(words, table, turn.user_id)
    if at > services.clock.now():
        return said(words("nudge-at-daybreak", name=name, when=f"<t:{at}:t>", left=f"<t:{at}:R>"))
    return said(words("nudge-done", name=name))


async def _nudge(services: Services, table: Table, asking: int) -> tuple[TurnTimer, int]:
    """Have whoever the table waits for nudged; gives their turn, and when they are told."""
    others = awaited_others(table, asking)
    turns = [one for one in await services.store.turns_at(table.stored.id) if one.user_id in others]
    turn, at = _first_to_nudge(turns, services.clock.now())
    if not await services.timers.nudge(turn.wait):
        raise NudgeRefusal(NudgeReason.ALREADY, turn.user_id)
    return turn, at


def _first_to_nudge(turns: list[TurnTimer], now: int) -> tuple[TurnTimer, int]:
    """The turn that has waited longest of those whose player may be nudged, and when that happens."""
    refused: NudgeRefusal | None = None
    for turn in turns:
        try:
            return turn, when_nudged(turn.wait, turn.told, turn.habits, now)
        except NudgeRefusal as refusal:
            refused = refused or refusal
    raise refused or NudgeRefusal(NudgeReason.NOBODY)


def _why_not(words: Words, table: Table, refusal: NudgeRefusal) -> str:
    at = refusal.at
    return words(
        f"nudge-refused-{kebab(refusal.reason.name)}",
        name=_name(words, table, refusal.user_id),
        when="" if at is None else f"<t:{at}:f>",
        left="" if at is None else f"<t:{at}:R>",
    )


def _name(words: Words, table: Table, user_id: int) -> str:
    person = table.lobby.person(user_id)
    return "" if person is None else shown_name(words, person)
