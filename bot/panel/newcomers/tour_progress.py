"""Who is on the tour of their first turn, or has a lesson due: looked up before showing, stored once over."""

from dataclasses import replace

from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel.newcomers import lessons, tour
from bot.panel.notices import Notice, with_notices
from bot.storage.port import PeopleStore
from bot.table.episodes import as_seen_by
from bot.table.table_state import Table
from engine import Action, Seat, View, legal_actions, view_for


async def notices(
    people: PeopleStore, table: Table, user_id: int, step: str, context: MessageContext
) -> tuple[Notice, ...]:
    """The tour on a screen of a person's panel in their first turn ever, or a lesson that is due."""
    if sight := await _sight(people, table, user_id):
        note = tour.guide(*sight, step, context, tips=table.lobby.agreement.hints)
        return (tour.notice(note, step, context),) if note else ()
    if step.partition(" ")[0] not in lessons.SCREENS or not (due := await _due(people, table, user_id)):
        return ()
    dismiss = context.panel_button(f"{lessons.DISMISS} {step}")
    return (lessons.lesson_notice(*due, context, dismiss),)


async def on_post(people: PeopleStore, table: Table, message: Message, context: MessageContext) -> Message:
    """A table's post; in a DM, which only one person sees, with the tour if they are on it."""
    acting = table.game.to_act if table.game is not None and table.stored.in_dm else ()
    players = [table.lobby.players[seat] for seat in acting]
    for player in players:
        # A computer player's hand stays secret.
        if player.level is None and (sight := await _sight(people, table, player.id)):
            return tour.on_post(message, *sight, context, tips=table.lobby.agreement.hints)
        if player.level is None and (due := await _due(people, table, player.id)):
            dismiss = context.table_button(lessons.DISMISS)
            return with_notices(message, [lessons.lesson_notice(*due, context, dismiss)])
    return message


async def dismiss(people: PeopleStore, table: Table, user_id: int) -> None:
    """Note that a person has read the lesson that is due."""
    if due := await _due(people, table, user_id):
        await people.note_lessons(user_id, due[1])


async def skip(people: PeopleStore, user_id: int) -> None:
    """End the tour of somebody who wants none, and its lessons."""
    await people.change_reach(user_id, toured=True)
    await people.note_lessons(user_id, *lessons.Lesson)


async def _due(people: PeopleStore, table: Table, user_id: int) -> tuple[View, lessons.Lesson] | None:
    """What a person sees, and the lesson that is due; None for most."""
    seat = table.lobby.seat_of(user_id)
    if table.game is None or seat is None or seat not in table.game.to_act:
        return None
    if not (await people.reach(user_id)).toured:
        return None
    view = view_for(as_seen_by(table.game, seat), seat)
    found = lessons.lesson_due(view, await people.lessons(user_id))
    return (view, found) if found else None


async def is_guided(people: PeopleStore, table: Table, user_id: int) -> bool:
    """Is it a person's first turn ever, and have they not skipped the tour?"""
    return await _sight(people, table, user_id) is not None


async def is_to_be_praised(people: PeopleStore, before: Table, after: Table, user_id: int) -> bool:
    """Whether a person has just ended their first turn ever and should be told so at once; true only once.

    In a DM the next post tells it, because the eye is there. The lesson of a turn that has ended is over.
    """
    seat = after.lobby.seat_of(user_id)
    if after.game is None or seat is None or seat in after.game.to_act:
        return False
    if (await people.reach(user_id)).toured:
        await _end_lesson(people, before, user_id)
        return False
    if before.game is None or not tour.is_first_turn(view_for(before.game, seat)):
        return False  # the tour begins with another game
    await people.change_reach(user_id, toured=True)
    if after.stored.in_dm:
        return False
    await people.note_lessons(user_id, lessons.Lesson.PRAISE)
    return True


async def _end_lesson(people: PeopleStore, before: Table, user_id: int) -> None:
    """Note the lesson that was due when the turn began."""
    if before.game is not None and before.game.base is not None:
        await dismiss(people, replace(before, game=before.game.base), user_id)
    else:
        await dismiss(people, before, user_id)


async def _sight(people: PeopleStore, table: Table, user_id: int) -> tuple[View, tuple[Action, ...]] | None:
    """What a person on the tour sees and may do; None for everybody else."""
    seat = table.lobby.seat_of(user_id)
    if table.game is None or seat is None or not tour.is_first_turn(view_for(table.game, seat)):
        return None
    if (await people.reach(user_id)).toured:
        return None
    game = as_seen_by(table.game, seat)
    return view_for(game, Seat(seat)), legal_actions(game, seat)
