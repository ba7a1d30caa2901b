"""Palaces with halves: what may be built there, held to a plain model on thousands of random palaces."""

import random

import pytest

from engine.catalogue import TILES
from engine.geometry import Half, xy
from engine.judging import broken_rule
from engine.palace import Palace
from engine.pieces import Kind
from tests.conftest import games
from tests.engine import plain_halves as plain

BATCHES, EACH = 60, 50
"""Three thousand palaces."""


def touches(palace: Palace, half: Half, kind: Kind) -> bool:
    return any(
        (tile := palace.tiles.get(here.beyond)) is not None and tile.kind is kind for here in half.short_sides
    )


def grown(size: int, chance: random.Random) -> Palace:
    """A random legal palace that has seen building, halves, taking back and swapping."""
    palace = Palace.of({})
    left = chance.sample(TILES, len(TILES))
    while left and len(palace.tiles) < size:
        tile = left.pop()
        if cells := palace.places(tile):
            palace = palace.built(tile, chance.choice(cells))
        kind = chance.choice(list(Kind))
        halves = [half for half in palace.half_places if touches(palace, half, kind)]
        if halves and chance.random() < 0.5:
            palace = palace.with_half(chance.choice(halves), kind)
        if palace.removable and chance.random() < 0.3:
            less = palace.taken_down(chance.choice(palace.removable))
            palace = less if in_contact(less) else palace
    return palace


def in_contact(palace: Palace) -> bool:
    return all(touches(palace, half, kind) for half, kind in palace.halves.items())


def plan_of(palace: Palace) -> plain.Plan:
    return {
        (0, 0): None,
        **{xy(cell): tile for cell, tile in palace.tiles.items()},
        **{xy(half.cell): plain.Wedge(half.angle.name, kind) for half, kind in palace.halves.items()},
    }


@pytest.mark.parametrize("batch", games(BATCHES))
def test_all_answers_are_those_of_the_plain_model(batch: int) -> None:
    for number in range(EACH):
        chance = random.Random(batch * EACH + number)
        palace = grown(chance.randint(1, 16), chance)
        plan = plan_of(palace)
        assert plain.legal(plan)
        assert broken_rule(palace) is None
        assert {xy(cell) for cell in palace.removable} == plain.removable(plan)
        wall = palace.longest_wall
        assert (wall.length, len(wall.halves)) == plain.wall_value(plan)
        kind = chance.choice(list(Kind))
        offered = {
            (xy(half.cell), half.angle.name) for half in palace.half_places if touches(palace, half, kind)
        }
        assert offered == plain.half_places(plan, kind)
        tile = chance.choice([tile for tile in TILES if palace.cell_of(tile) is None])
        assert {xy(cell) for cell in palace.places(tile)} == plain.places(plan, tile)
        assert {xy(cell) for cell in palace.swap_places(tile)} == plain.swap_places(plan, tile)
