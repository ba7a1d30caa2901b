"""Picking the rows of some shards' tables."""

from bot.storage.shards import Shards


def among(shards: Shards, guild: str = "t.guild_id") -> tuple[str, tuple[int, ...]]:
    """A further condition, and its values: that a server belongs to these shards. DMs have no server or 0."""
    if shards.is_all:
        return "", ()
    if not shards.owned:
        return " AND 1 = 0", ()
    marks = ", ".join("?" * len(shards.owned))
    return f" AND (coalesce({guild}, 0) >> 22) % ? IN ({marks})", (shards.count, *sorted(shards.owned))
