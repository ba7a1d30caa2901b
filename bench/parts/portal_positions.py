"""Positions with portals lying aside, made at random: roomy palaces, and such as leave hardly any place.

The benchmark asks them for legal actions, and the tests hold the answers to a plain search.
"""

import random
from dataclasses import replace
from typing import Final, NamedTuple

from engine import Game, Kind, Options, Palace, Portals, Seed, Tile, portal_places, start
from engine.board.geometry import FOUNTAIN, CellSide, Side
from engine.modules.portal_outlook import all_find_places
from engine.modules.portal_supply import COPIES
from engine.position.catalogue import TILES
from engine.position.pieces import Card
from engine.position.state import SQUARES, with_player, with_slice, without

PLAYERS: Final = 3
TRIED: Final = 6
"""So many tiles are compared where a palace is to be shut off."""
LARGEST_PALACE: Final = 30
MOST_ASIDE: Final = 3
"""A fourth purchase empties the market, so nothing with a portal can follow."""
LARGEST_RESERVE: Final = 24
RICHEST: Final = 24


class Question(NamedTuple):
    """Do these portals find places in this palace, with these tiles?"""

    palace: Palace
    tiles: tuple[Tile, ...]
    portals: tuple[Kind, ...]


def question(number: int, largest: int = LARGEST_PALACE, most_aside: int = MOST_ASIDE) -> Question:
    """The question with this number: the tiles and portals could have been bought in one turn."""
    chance = random.Random(number)
    palace = _grown(
        chance.randint(0, largest), chance, chance.choice((0, 0.5, 0.9, 1)), chance.choice((0, 0.2, 0.4))
    )
    left = _others(palace)
    walled = [tile for tile in left if tile.walls.bit_count() > 1]
    some = walled if len(walled) >= most_aside and chance.choice((True, False)) else left
    tiles = tuple(sorted(chance.sample(some, chance.randint(1, most_aside))))
    laid = list(palace.halves.values())
    portals: list[Kind] = []
    for tile in chance.sample(tiles, chance.randint(1, len(tiles))):
        if (*laid, *portals).count(tile.kind) < COPIES:
            portals.append(tile.kind)
    return Question(palace, tiles, tuple(sorted(portals)))


def position(number: int, largest: int = LARGEST_PALACE) -> Game:
    """The middle of a rich player's turn: what was bought lies aside, and an action is open."""
    palace, tiles, portals = question(number, largest)
    while not all_find_places(palace, tiles, portals):
        portals = portals[1:]
    chance = random.Random(f"position {number}")
    left = [tile for tile in _others(palace) if tile not in tiles]
    chance.shuffle(left)
    market = tuple(None if square < len(tiles) else left.pop() for square in SQUARES)
    size = chance.randint(0, min(len(left), LARGEST_RESERVE))
    reserve, bag = tuple(sorted(left[:size])), tuple(left[size:])
    game = start(Options(PLAYERS, ("portals",)), Seed(f"{number:032x}")).game
    seat = game.to_act[0]
    dealt = [card for card in game.deck if isinstance(card, Card)][: chance.randint(0, RICHEST)]
    deck = without(game.deck, tuple(dealt))
    hand = tuple(sorted((*game.players[seat].hand, *dealt)))
    players = with_player(game, seat, hand=hand, palace=palace, reserve=reserve, aside=tiles)
    laid = [*palace.halves.values(), *portals]
    supply = tuple(COPIES - laid.count(kind) for kind in Kind)
    midway = replace(
        game, players=players, market=market, bag=bag, deck=deck, may_act=True, acted=True, steps=()
    )
    return with_slice(midway, Portals(supply, portals))


def _grown(size: int, chance: random.Random, shut: float, portals: float) -> Palace:
    """A random legal palace. `shut` and `portals` say how often a step shuts it off or lays a portal."""
    palace = Palace.of({})
    left = chance.sample(TILES, len(TILES))
    while left and len(palace.tiles) < size:
        ways = [(tile, cell) for tile in left[:TRIED] for cell in palace.places(tile)]
        if not ways:
            del left[:TRIED]
            continue
        tile, cell = chance.choice(ways)
        if chance.random() < shut:
            tile, cell = min(ways, key=lambda way: _openings(palace.built(*way)))
        left.remove(tile)
        palace = palace.built(tile, cell)
        kind = chance.choice(list(Kind))
        if chance.random() < portals and list(palace.halves.values()).count(kind) < COPIES:
            halves = portal_places(palace, kind)
            palace = palace.with_half(chance.choice(halves), kind) if halves else palace
    return palace


def _openings(palace: Palace) -> int:
    """How many open sides of tiles face nothing."""
    sides = (CellSide(cell, side) for cell in (FOUNTAIN, *palace.tiles) for side in Side)
    return sum(not (palace.walls_at(here.cell) or 0) & here.side and not palace.met(here) for here in sides)


def _others(palace: Palace) -> list[Tile]:
    built = set(palace.tiles.values())
    return [tile for tile in TILES if tile not in built]
