"""What computer players are called. Pure."""

from typing import Final

from ai import Level
from bot.table.lobby import Lobby

NAMES: Final = {
    Level.GARDENER: ("Zahra", "Luyun", "Jamila"),
    Level.MASON: ("Maryam", "Tariq", "Badis"),
    Level.VIZIER: ("Zamrak", "Aisha", "Khatib"),
}
"""Luyun wrote of gardens, and Zamrak the verses on the palace walls."""
WOMEN: Final = frozenset({"Zahra", "Jamila", "Maryam", "Aisha"})
"""Those among them whom many languages give another title: "Maurerin", not "Maurer"."""


def free_name(lobby: Lobby, level: Level) -> str:
    """A free name of this level; of another level if need be."""
    others = [name for names in NAMES.values() for name in names]
    taken = {person.name for person in lobby.seated}
    return next(name for name in (*NAMES[level], *others) if name not in taken)
