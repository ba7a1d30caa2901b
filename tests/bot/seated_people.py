"""People at tables, and positions out of random games, for tests of what is said to them."""

import random
from collections.abc import Iterator
from itertools import chain, combinations

from bot.language.words import words_for
from bot.message.custom_id import LONGEST_COUNT
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Menu, Message, Option
from bot.table.lobby_events import Person
from engine import Game, Options, Seed, play, start
from engine.modules import MODULES
from tests.engine.players import at_random, hasty, thrifty, venturesome

NAMES = ("Ana", "Ben_the_*great*", "Cleo", "Dan" * 10, "Eve", "Ğül @everyone")


def context(players: int = 3, language: str = "en", table_id: int = 10**LONGEST_COUNT - 1) -> MessageContext:
    """A message context with names that are hard to show and a table with a long number."""
    people = tuple(Person(10**18 + seat, NAMES[seat]) for seat in range(players))
    return MessageContext(table_id, 99_999, people, words_for(language))


ALL_MODULES = tuple(sorted(MODULES.optional))
COMBINATIONS = tuple(chain.from_iterable(combinations(ALL_MODULES, n) for n in range(len(ALL_MODULES) + 1)))


def sampled(count: int, number: int) -> list[tuple[str, ...]]:
    """Some of the 16 combinations of modules, all four together among them."""
    return [ALL_MODULES, *random.Random(number).sample(COMBINATIONS[:-1], count - 1)]


def positions(players: int, number: int, every: int = 7, modules: tuple[str, ...] = ()) -> Iterator[Game]:
    """Positions of a game, now played well, now badly, and all those in which the last tiles are placed."""
    chance = random.Random(number)
    game = start(Options(players, modules), Seed(f"{number:032x}")).game
    count = 0
    while game.to_act:
        if count % every == 0 or len(game.to_act) > 1 or not any(game.bag):
            yield game
        count += 1
        seat = chance.choice(game.to_act)
        choose = chance.choice((at_random, at_random, thrifty, hasty, *(venturesome,) * 2 * bool(modules)))
        game = play(game, seat, choose(game, seat, chance)).game
    yield game


def buttons(message: Message) -> Iterator[Button]:
    """All buttons of a message."""
    for row in message.rows:
        if isinstance(row, tuple):
            yield from (part for part in row if isinstance(part, Button))


def menus(message: Message) -> Iterator[Menu]:
    """All menus of a message."""
    return (row for row in message.rows if isinstance(row, Menu))


def options(message: Message) -> list[Option]:
    """The lines of all its menus."""
    return [option for menu in menus(message) for option in menu.options]
