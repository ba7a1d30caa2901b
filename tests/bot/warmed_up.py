"""Reads catalogues, finds modules and draws pictures when loaded, so that no process forked later has to."""

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise

import discord

from bot.commands.registration import CommandWords, add_commands
from bot.language.words import ENGLISH, words_for
from engine import Game, Options, Seat, Seed, play, start, view_for
from render.base.look import Look
from render.base.picture import Picture, drawn
from render.base.theme import Palette
from render.pictures.hand import HandPicture
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from sandbox.world.default_world import PLAYERS
from tests.bot.forked_bots import SEED
from tests.engine.players import hasty
from tests.render.samples import samples

LIKE_THOSE_OF_A_GAME = ("table-4", "turn-3", "hand-many", "places", "scoring-3")
FIRST_TURNS = 6


def first_turns(players: int) -> list[Game]:
    """The game of most tests: the same tiles and cards come up first."""
    games = [start(Options(players), Seed(SEED)).game]
    while len(games) <= FIRST_TURNS:
        game = games[-1]
        while game.turn == games[-1].turn:
            game = play(game, game.to_act[0], hasty(game, game.to_act[0], random.Random(0))).game
        games.append(game)
    return games


def pictures(games: list[Game]) -> Iterator[Picture]:
    """What these turns show."""
    yield TablePicture(view_for(games[0], None))
    for before, after in pairwise(games):
        mover = before.to_act[0]
        yield TurnPicture(view_for(after, None), mover, view_for(before, None))
        for seat in after.seats:
            yield HandPicture(view_for(after, Seat(seat)))


async def translate_commands() -> None:
    """Say in all languages what every bot tells Discord when it starts."""
    tree = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, None, None)  # type: ignore[arg-type]
    for command in tree.get_commands():
        await command.get_translated_payload(tree, CommandWords())


asyncio.run(translate_commands())
for _sample in samples():
    if _sample.name in LIKE_THOSE_OF_A_GAME:
        drawn(_sample.picture, Look(Palette.LIGHT, words_for(ENGLISH), _sample.names))
for _players in (2, 3):
    for _picture in pictures(first_turns(_players)):
        drawn(_picture, Look(Palette.LIGHT, words_for(ENGLISH), PLAYERS[:_players]))
