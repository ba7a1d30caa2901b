"""Positions to draw, from random games, as onlookers and players see them; and names of players."""

import random
from functools import cache
from itertools import cycle

from engine import Game, Options, Phase, Seat, Seed, View, modules, play, start, view_for
from engine.judge.actions import UndoStep, UndoTurn
from tests.engine.players import at_random, thrifty, venturesome

MODULES = tuple(sorted(modules.MODULES.optional))
"""All modules that a table may choose."""

NAMES: dict[str, tuple[str, ...]] = {
    "plain": ("Ana", "Ben", "Chloé", "Dawid", "Eva", "Frank"),
    "long": (
        "Maximiliane Freifrau von Hohenstein-Wittgenstein",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Rodrigo Díaz de Vivar el Campeador",
        "Wawrzyniec Grzegorz Brzęczyszczykiewicz",
        "x" * 32,
        "The One And Only Player Of Seat Six",
    ),
    "scripts": ("Ольга Петрова", "山田太郎", "فاطمة الزهراء", "ศิริพร", "דוד לוי", "Ελένη"),
    "emoji": ("🏰👑", "Ana 🌹", "🅰🅱", "★彡Star彡★", "𝓕𝓪𝓷𝓬𝔂", "Zoë👩🏽‍🚀"),
    "hardly": (" ", "\u200b", ".", "i", "-", "\u2800"),
}
"""One name for each of six seats, plain and difficult."""


def views(
    count: int,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    seed: int = 1,
    *,
    seated: bool | None = None,
    modules: tuple[str, ...] = (),
) -> list[View]:
    """Different views of games with these modules, the same ones each time.

    They come from the start, the middle and the end of games and from among the last tiles. Half are an
    onlooker's and half a player's, unless `seated` wants only one or the other.
    """
    found: list[View] = []
    chance = random.Random(seed)
    for number, size in enumerate(cycle(players)):
        for n, game in enumerate(moments(size, seed * 1000 + number, modules)):
            at_seat = (n + number) % 2 == 0 if seated is None else seated
            seat = Seat(chance.choice(game.to_act or game.seats)) if at_seat else None
            found.append(view_for(game, seat))
        if len(found) >= max(count * _SPREAD, len(players) * _SPREAD):
            break
    return chance.sample(found, count)


_SPREAD = 3


def moments(players: int, number: int, modules: tuple[str, ...] = ()) -> list[Game]:
    """Positions of one game in order: the start, six between, the last tiles if any, the end."""
    game = whole_game(players, number, modules)
    chance = random.Random(number)
    between = sorted(chance.sample(range(1, len(game) - 1), 6))
    last_tiles = [n for n, position in enumerate(game) if position.phase is Phase.LAST_TILES]
    chosen = {0, *between, *last_tiles[:1], len(game) - 1}
    return [game[n] for n in sorted(chosen)]


@cache
def whole_game(players: int, number: int, modules: tuple[str, ...] = ()) -> tuple[Game, ...]:
    """Every position of a game; every third game is played with some thought.

    With modules, players use them as much as they can.
    """
    choose = venturesome if modules else thrifty if number % 3 == 0 else at_random
    chance = random.Random(number)
    game = start(Options(players, modules), Seed(f"{number:032x}")).game
    positions = [game]
    while game.to_act:
        seat = chance.choice(game.to_act)
        action = choose(game, seat, chance)
        if isinstance(action, UndoStep | UndoTurn):
            continue
        game = play(game, seat, action).game
        positions.append(game)
    return tuple(positions)
