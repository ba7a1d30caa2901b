"""Walls in texts, with the same figures as in pictures."""

from bot.language.labels import signed
from bot.language.words import Words
from engine import Wall
from render.modules.registry import wall_bonus, wall_figure


def wall_label(words: Words, wall: Wall, before: Wall | None = None) -> str:
    """The longest wall: "Wall 7", "Wall 7+2" if modules add to it, or "Wall 7 (+2)" if it has changed."""
    change = 0 if before is None else _worth(wall) - _worth(before)
    if not change:
        return words("wall-length", length=wall_figure(wall))
    return words("wall-changed", length=wall_figure(wall), change=signed(change))


def _worth(wall: Wall) -> int:
    return wall.length + wall_bonus(wall)
