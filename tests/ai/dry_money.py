"""Positions with all money in hands, or nearly so, reached by legal play from the first deal."""

import random
from dataclasses import replace

from engine import Card, EndTurn, Game, Options, Phase, Seed, TakeMoney, play, start
from engine.judge.actions import Buy
from engine.modules.building_site_pieces import BuySite, Complete
from engine.modules.falconers import BuyFalcon
from engine.modules.portals import BuyWithPortal
from engine.transitions.integrity import checked_position
from tests.engine.players import at_random

PURCHASES = (Buy, BuyWithPortal, BuySite, Complete, BuyFalcon)
"""All actions that spend money."""


def late_game(players: int, number: int, modules: tuple[str, ...] = (), *, bag: int) -> Game:
    """The start of a turn with no more tiles in the bag than this; everything before was random."""
    chance = random.Random(f"late {players} {number} {modules}")
    game = start(Options(players, modules), Seed(f"{number:032x}")).game
    found = game
    while len(found.bag) > bag:
        game = play(game, game.to_act[0], at_random(game, game.to_act[0], chance)).game
        if game.phase is not Phase.TURN:
            break
        if not game.acted:
            found = game
    return found


def dry_game(
    players: int, number: int, modules: tuple[str, ...] = (), *, bag: int = 8, shown: int = 0
) -> Game:
    """A late game in which everybody hoarded: all money is in hands, but for so many cards on the display."""
    game = late_game(players, number, modules, bag=bag)
    while len(game.display) > shown:
        seat = game.to_act[0]
        game = play(game, seat, TakeMoney(game.display[:1])).game
        game = play(game, seat, EndTurn()).game
    assert not game.deck
    assert not game.discard
    return checked_position(_dealt_anew(game, random.Random(f"dry {players} {number} {modules}")))


def _dealt_anew(game: Game, chance: random.Random) -> Game:
    """The same money in other hands: some get the large values, some a whole currency, some very little."""
    likings = [[chance.random() ** 2 for _ in range(13)] for _ in game.players]
    hands: list[list[Card]] = [[] for _ in game.players]
    for card in [card for player in game.players for card in player.hand]:
        odds = [liking[card.value - 1] * liking[9 + card.currency] for liking in likings]
        chance.choices(hands, odds)[0].append(card)
    players = [
        replace(player, hand=tuple(sorted(hand))) for player, hand in zip(game.players, hands, strict=True)
    ]
    return replace(game, players=tuple(players), base=None, steps=())
