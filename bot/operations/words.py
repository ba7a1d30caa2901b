"""How moments, people and tables are written for the operator."""

from datetime import UTC, datetime

from bot.storage.inspection import TableSummary
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from engine import Seat


def moment(seconds: int | None) -> str:
    """As in "2026-11-19 03:36", in UTC; a dash for none."""
    return "-" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def plain(text: str) -> str:
    """What people typed, without signs that would tell a terminal to do something."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def counted(number: int, one: str, several: str | None = None) -> str:
    """As in "1 table" and "2 tables"."""
    return f"{number} {one if number == 1 else several or f'{one}s'}"


def person_name(person: Person) -> str:
    """A person by name, or by number if the name is not stored any more."""
    name = plain(person.name) or f"person {person.id}"
    return name if person.level is None else f"{name} ({person.level.value})"


def seated_people(lobby: Lobby) -> list[str]:
    """Who sits where, and who plays for those who are away."""
    return [_seat(lobby, Seat(seat)) for seat in range(len(lobby.seated))]


def place_name(summary: TableSummary) -> str:
    """Where a table is."""
    stored = summary.stored
    return "a direct message" if stored.in_dm else f"server {stored.guild_id}"


def _seat(lobby: Lobby, seat: Seat) -> str:
    owner, player = lobby.seated[seat], lobby.players[seat]
    if owner.level is None and player.level is not None:
        return f"{person_name(owner)}, for whom {player.level.value} plays"
    return f"{person_name(owner)}, away" if seat in lobby.left else person_name(owner)
