"""/mygames: everything a person plays, most urgent first; and where they are awaited next. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.language.escaping import plain
from bot.language.words import Words
from bot.message.message_context import known_name, shown_name
from bot.message.messages import LONGEST_LABEL, Link, Message
from bot.panel.notices import Notice
from bot.table.lobby_events import Person
from bot.table.table_state import Table
from render.alt_text.lengths import shortened
from render.alt_text.lists import listed

MOST_LINKS: Final = 5
"""Tables that get a button: a row of them."""


@dataclass(frozen=True)
class OwnGame:
    """A table at which a person sits, where its newest post is, and when the time for the turn ends."""

    table: Table
    user_id: int
    url: str
    deadline: int | None = None

    @property
    def is_awaited(self) -> bool:
        """Does the table wait for this person?"""
        game = self.table.game
        return game is not None and self.table.lobby.seat_of(self.user_id) in game.to_act

    @property
    def urgency(self) -> tuple[bool, bool, bool, int]:
        """Sorts the most urgent first: own turns by their deadline, then others', then lobbies."""
        return (
            not self.is_awaited,
            self.table.game is None,
            self.deadline is None,
            self.deadline or self.table.stored.id,
        )


def my_games_message(words: Words, games: Sequence[OwnGame]) -> Message:
    """All games of a person, with buttons to those that wait for them."""
    if not games:
        return Message(words("games-none"))
    by_urgency = sorted(games, key=lambda game: game.urgency)
    awaited = [game for game in by_urgency if game.is_awaited]
    links = tuple(_button(words, game) for game in awaited[:MOST_LINKS])
    text = "\n".join([words("games-text"), *(_line(words, game) for game in by_urgency)])
    return Message(text, rows=(links,) if links else ())


def next_game_notice(words: Words, games: Sequence[OwnGame]) -> Notice | None:
    """Leads to the most urgent game that waits for a person, after a turn at another table."""
    awaited = sorted((game for game in games if game.is_awaited), key=lambda game: game.urgency)
    if not awaited:
        return None
    link = Link(words("games-next"), awaited[0].url)
    return Notice(words("games-also-waiting", count=len(awaited)), link)


def _line(words: Words, game: OwnGame) -> str:
    """Who else plays, with a link to the table; whose turn it is, and how long it has."""
    others = [shown_name(words, one) for one in _others(game)]
    names = listed(words, others) if others else words("games-alone")
    return words("games-line", names=names, url=game.url, state=_state(words, game))


def _button(words: Words, game: OwnGame) -> Link:
    names = listed(words, [plain(known_name(words, one)) for one in _others(game)])
    return Link(shortened(names or words("games-alone"), LONGEST_LABEL), game.url)


def _others(game: OwnGame) -> list[Person]:
    return [one for one in game.table.lobby.players if one.id != game.user_id]


def _state(words: Words, game: OwnGame) -> str:
    table, deadline = game.table, game.deadline
    if table.game is None:
        return words("games-lobby", seated=len(table.lobby.seated))
    left = "" if deadline is None else f"<t:{deadline}:R>"
    timed = "no" if deadline is None else "yes"
    if game.is_awaited:
        return words("games-your-turn", turn=table.game.turn, timed=timed, left=left)
    names = listed(words, [shown_name(words, table.lobby.players[seat]) for seat in table.game.to_act])
    return words("games-waiting", turn=table.game.turn, names=names, timed=timed, left=left)
