"""Palaces with halves: what may be built there, held to a plain model on hundreds of random palaces."""

import itertools
import pickle
import random
from copy import deepcopy

import pytest

from engine.board.geometry import Angle, Half, cell_at, xy
from engine.board.palace import Palace
from engine.judge.judgements import broken_rule, no_room, not_removable
from engine.position.catalogue import TILES
from engine.position.pieces import Kind
from tests.conftest import games
from tests.engine.board import plain_halves as plain

BATCHES, EACH = 15, 50
"""Seven hundred and fifty palaces, fifteen thousand in a soak."""


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


@pytest.mark.parametrize("seed", games(16))
def test_a_palace_does_not_remember_how_it_was_built(seed: int) -> None:
    chance = random.Random(seed)
    palace = grown(chance.randint(1, 25), chance)
    shuffled = dict(chance.sample(list(palace.tiles.items()), len(palace.tiles)))
    halves = dict(chance.sample(list(palace.halves.items()), len(palace.halves)))
    again = Palace.of(shuffled, halves)
    assert again == palace
    assert hash(again) == hash(palace)
    assert again._codes == palace._codes
    assert again.longest_wall == palace.longest_wall
    assert again.half_places == palace.half_places
    for copy in (pickle.loads(pickle.dumps(palace)), deepcopy(palace)):
        assert copy == palace
        assert copy.half_places == palace.half_places


@pytest.mark.parametrize("seed", games(16))
def test_single_questions_agree_with_lists(seed: int) -> None:
    chance = random.Random(seed)
    palace = grown(chance.randint(1, 12), chance)
    points = [xy(cell) for cell in palace.occupied()]
    for x in range(min(x for x, _ in points) - 2, max(x for x, _ in points) + 3):
        for y in range(min(y for _, y in points) - 2, max(y for _, y in points) + 3):
            for angle in Angle:
                half = Half(cell_at(x, y), angle)
                assert palace.fits_half(half) == (half in palace.half_places)
                assert (no_room(palace, half) is None) == palace.fits_half(half)
    for cell in palace.tiles:
        assert (not_removable(palace, cell) is None) == (cell in palace.removable)


@pytest.mark.parametrize("seed", games(16))
def test_c4_the_wall_runs_from_corner_to_corner_along_halves_too(seed: int) -> None:
    chance = random.Random(seed)
    wall = grown(25, chance).longest_wall
    assert all(one.end == other.start for one, other in itertools.pairwise(wall.path))
    assert len(set(wall.path)) == wall.length
    assert not wall.closed or wall.path[-1].end == wall.path[0].start
