"""What a person's vacation means for a game: it is told there. Pure."""

from bot.table.lobby import Lobby
from bot.table.lobby_events import LobbyEvent, Person, VacationBegan, VacationEnded


def go_away(lobby: Lobby, who: Person, until: int) -> tuple[LobbyEvent, ...]:
    """A person goes on vacation; nothing at tables where they do not play themselves."""
    return (VacationBegan(who, until),) if _plays(lobby, who) else ()


def come_back(lobby: Lobby, who: Person) -> tuple[LobbyEvent, ...]:
    """A person is back from vacation."""
    return (VacationEnded(who),) if _plays(lobby, who) else ()


def _plays(lobby: Lobby, who: Person) -> bool:
    return lobby.started and (who.id in lobby.deciders or lobby.away(who.id) is not None)
