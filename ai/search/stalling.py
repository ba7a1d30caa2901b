"""What brings a game nearer to its end. Judgement, search and playouts all ask here.

Taking money ends when all of it is in hands, and spending it ends when the tiles run out. Redesigning can go
on for ever, so it must not be the first choice where nobody does anything else.
"""

from typing import Final

from ai.search.compact_table import Table
from engine import Action, Add, Swap, TakeBack

LONG_GAME: Final = 400
"""More turns than a game needs. From here on nobody redesigns instead of taking or spending money."""
_REDESIGNS: Final = (Add, TakeBack, Swap)


def must_spend(table: Table) -> bool:
    """Is there no money to take, and nothing done in this turn yet? Then only a purchase brings the game on.

    All money is in hands then (T7), so some player can pay for any tile on the market.
    """
    return not table.display and not table.acted


def redesigning_stalls(table: Table) -> bool:
    """Would a redesign only hand the turn on? Never after an exact payment: that turn has spent money."""
    return must_spend(table) or (table.turn > LONG_GAME and not table.acted)


def stalls(table: Table, action: Action) -> bool:
    """Is this a redesign that only hands the turn on? It is done only where nothing else is possible."""
    return isinstance(action, _REDESIGNS) and redesigning_stalls(table)
