"""Who is on the tour of their first turn: looked up before showing, stored once it is over."""

from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel import tour
from bot.storage.port import PeopleStore
from bot.table.episodes import as_seen_by
from bot.table.table_state import Table
from engine import Action, Seat, View, legal_actions, view_for


async def guide(people: PeopleStore, table: Table, user_id: int, step: str, context: MessageContext) -> str:
    """The note on a screen of a person's panel, if it is their first turn ever."""
    sight = await _sight(people, table, user_id)
    tips = table.lobby.agreement.hints
    return tour.guide(*sight, step, context, tips=tips) if sight else ""


async def on_post(people: PeopleStore, table: Table, message: Message, context: MessageContext) -> Message:
    """A table's post; in a DM, which only one person sees, with the tour if they are on it."""
    acting = table.game.to_act if table.game is not None and table.stored.in_dm else ()
    players = [table.lobby.players[seat] for seat in acting]
    for player in players:
        # A computer player's hand stays secret.
        if player.level is None and (sight := await _sight(people, table, player.id)):
            return tour.on_post(message, *sight, context, tips=table.lobby.agreement.hints)
    return message


async def is_guided(people: PeopleStore, table: Table, user_id: int) -> bool:
    """Is it a person's first turn ever, and have they not skipped the tour?"""
    return await _sight(people, table, user_id) is not None


async def has_played(people: PeopleStore, table: Table, user_id: int) -> bool:
    """Whether a person has just ended their first turn ever; true only once."""
    seat = table.lobby.seat_of(user_id)
    if table.game is None or seat is None or seat in table.game.to_act:
        return False
    if (await people.reach(user_id)).toured:
        return False
    await people.change_reach(user_id, toured=True)
    return True


async def _sight(people: PeopleStore, table: Table, user_id: int) -> tuple[View, tuple[Action, ...]] | None:
    """What a person on the tour sees and may do; None for everybody else."""
    seat = table.lobby.seat_of(user_id)
    if table.game is None or seat is None or not tour.is_first_turn(view_for(table.game, seat)):
        return None
    if (await people.reach(user_id)).toured:
        return None
    game = as_seen_by(table.game, seat)
    return view_for(game, Seat(seat)), legal_actions(game, seat)
