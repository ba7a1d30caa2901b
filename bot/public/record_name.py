"""The file name of a game's record: the day and the players, in plain ASCII."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from bot.table.lobby_events import Person

_LONGEST: Final = 16
"""Characters of each name."""


def record_name(players: Sequence[Person], day: str) -> str:
    """As in `alhambra-2026-11-18-ana-ben.txt`; a name without any ASCII letter goes by its seat."""
    names = [_plain(person.name) or f"player{seat}" for seat, person in enumerate(players, start=1)]
    return f"alhambra-{day}-{'-'.join(names)}.txt"


def _plain(name: str) -> str:
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", ascii_only).strip("_")[:_LONGEST].strip("_")
