"""Message contexts and episodes for tests: who sits at the table, and whole games as onlookers see them."""

from functools import cache

from bot.language.words import words_for
from bot.message.message_context import MessageContext
from bot.table.episodes import Episode, episodes, knows_its_turn, turn
from bot.table.lobby_events import Person
from engine import Game, redact, view_for
from engine.transitions.events import TurnEnded
from tests.engine.players import Chooser, at_random, whole_game
from tests.engine.tables import done

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay")
NASTY = ("@everyone", "**Ben**", "<@1234>", "_" * 32, "🏰" * 32, "# `x` [a](b)\n-# \u202e||c||")
"""Names that people could have chosen in order to be a nuisance."""


def context(players: int, names: tuple[str, ...] = NAMES, language: str = "en") -> MessageContext:
    """A table with these people; the first one has the id 101."""
    people = tuple(Person(101 + seat, names[seat]) for seat in range(players))
    return MessageContext(7, 12, people, words_for(language))


def played(game: Game, *actions: str) -> Episode:
    """The episode of a turn, done in these actions and confirmed."""
    before, steps = done(game, *actions)
    after, events = done(before, "E")
    assert any(isinstance(event, TurnEnded) for event in events)
    if knows_its_turn(before):
        return turn(before, events, after)
    seen = tuple(redact(event, None) for event in (*steps, *events))
    return Episode(view_for(game, None), seen, view_for(after, None))


@cache
def told_game(
    players: int, number: int, choose: Chooser = at_random, modules: tuple[str, ...] = ()
) -> tuple[Episode, ...]:
    """All the episodes of a whole game."""
    return episodes(whole_game(players, number, choose, modules)[1])
