"""A game of one person against computer players, which can be dealt anew before their first move. Pure."""

from bot.table.table_state import Table
from engine import Game, Phase, Seat


def can_begin_anew(table: Table, user_id: int) -> bool:
    """Does this person play alone here, and have they done nothing yet?"""
    seat = table.lobby.seat_of(user_id)
    if table.game is None or seat is None or not table.is_open:
        return False
    others = [one for at, one in enumerate(table.lobby.seated) if at != seat]
    return all(one.is_imagined for one in others) and not _has_moved(table.game, seat)


def _has_moved(game: Game, seat: Seat) -> bool:
    if game.phase is not Phase.TURN or game.turn > len(game.players):
        return True
    since = (game.to_act[0] - seat) % len(game.players)
    return bool(game.steps) or game.acted if since == 0 else since < game.turn
