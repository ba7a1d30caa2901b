"""How fast the engine is: make bench

Every figure is a median of one run on one machine; trust the ratios, measured side by side, more than
the microseconds.
"""

import gc
import random
import statistics
import sys
from collections.abc import Callable, Iterable
from time import perf_counter

from bench.parts import plain_rules
from engine import Event, Game, Options, Palace, Seed, Tile, draw_action, fold, legal_actions, play, start
from engine.board.geometry import xy
from engine.judge.actions import UndoStep, UndoTurn
from engine.position.catalogue import TILES

REPEATS = 7
MICRO = 1e6


def median(measure: Callable[[], float], repeats: int = REPEATS) -> float:
    """The middle of several measurements."""
    return statistics.median(measure() for _ in range(repeats))


def seconds(work: Callable[[], object]) -> float:
    """How long something takes once."""
    gc.collect()
    began = perf_counter()
    work()
    return perf_counter() - began


def grown(size: int, chance: random.Random) -> Palace:
    """A random legal palace."""
    palace = Palace.of({})
    for tile in chance.sample(TILES, len(TILES)):
        if len(palace.tiles) < size and (places := palace.places(tile)):
            palace = palace.built(tile, chance.choice(places))
    return palace


def palaces() -> None:
    """Legal places of a tile, removable tiles and longest wall, against the plain rules."""
    chance = random.Random(1)
    grounds = [grown(size, chance) for size in range(5, 31) for _ in range(3)]
    tiles: list[Tile] = [chance.choice(TILES) for _ in grounds]
    plans: list[plain_rules.Plan] = [
        {(0, 0): None, **{xy(cell): tile for cell, tile in palace.tiles.items()}} for palace in grounds
    ]
    layouts = [dict(palace.tiles) for palace in grounds]

    def by_plain_rules() -> None:
        for plan, tile in zip(plans, tiles, strict=True):
            _ = plain_rules.places(plan, tile), plain_rules.removable(plan), plain_rules.wall_length(plan)

    def by_engine() -> None:
        for layout, tile in zip(layouts, tiles, strict=True):
            palace = Palace.of(layout)
            _ = palace.places(tile), palace.removable, palace.longest_wall

    def places_at_hand() -> None:
        for palace, tile in zip(grounds, tiles, strict=True):
            palace.places(tile)

    def building_at_hand() -> None:
        for palace, tile in zip(grounds, tiles, strict=True):
            if places := palace.places(tile):
                palace.built(tile, places[0])

    # Each ratio is taken from two measurements side by side.
    pairs = [(seconds(by_plain_rules), seconds(by_engine)) for _ in range(REPEATS)]
    ratio = statistics.median(slow / fast for slow, fast in pairs)
    slow, fast = (statistics.median(side) / len(grounds) * MICRO for side in zip(*pairs, strict=True))
    at_hand = median(lambda: seconds(places_at_hand)) / len(grounds) * MICRO
    building = median(lambda: seconds(building_at_hand)) / len(grounds) * MICRO
    print(f"palaces of 5-30 tiles: places of a tile + removable tiles + longest wall, {len(grounds)} palaces")
    print(f"  plain rules {slow:8.0f} us    engine from scratch {fast:6.1f} us    ratio {ratio:5.1f}")
    print(
        f"  places of one tile on a palace at hand {at_hand:5.2f} us    with building one {building:5.2f} us"
    )


def listing(game: Game, chance: random.Random) -> Game:
    """One action, chosen from the list of all."""
    seat = game.to_act[0]
    actions = legal_actions(game, seat)
    # The same weights as when drawing: a kind of action first, then one of it.
    kinds = sorted({type(action).__name__ for action in actions} - {UndoStep.__name__, UndoTurn.__name__})
    kind = chance.choice(kinds)
    return play(game, seat, chance.choice([a for a in actions if type(a).__name__ == kind])).game


def drawing(game: Game, chance: random.Random) -> Game:
    """One action, drawn without a list."""
    seat = game.to_act[0]
    return play(game, seat, draw_action(game, seat, lambda below: int(chance.random() * below))).game


def whole_games(step: Callable[[Game, random.Random], Game], players: int, numbers: Iterable[int]) -> int:
    """Plays games to their end; gives the number of actions."""
    actions = 0
    for number in numbers:
        chance = random.Random(number)
        game = start(Options(players), Seed(f"{number:032x}")).game
        while game.to_act:
            game = step(game, chance)
            actions += 1
    return actions


def games() -> None:
    """Whole random games through the public door."""
    print("whole random games through the public door")
    for players in (2, 3, 4, 6):
        for name, step, count in (("drawing", drawing, 40), ("listing", listing, 15)):
            actions = whole_games(step, players, range(count))
            took = median(lambda: seconds(lambda: whole_games(step, players, range(count))), 5)  # noqa: B023
            print(
                f"  {players} players, {name}: {count / took:6.1f} games/s"
                f"  {took / actions * MICRO:5.1f} us/action  {actions / count:5.0f} actions/game"
            )


def growth() -> None:
    """Does an action cost more late in the game than early?"""
    early: list[float] = []
    late: list[float] = []
    for number in range(60):
        chance = random.Random(number)
        game = start(Options(3), Seed(f"{number:032x}")).game
        took = []
        while game.to_act:
            began = perf_counter()
            game = drawing(game, chance)
            took.append(perf_counter() - began)
        fifth = len(took) // 5
        early.append(statistics.median(took[:fifth]))
        late.append(statistics.median(took[-fifth:]))
    ratio = statistics.median(last / first for first, last in zip(early, late, strict=True))
    print(f"cost per action, last fifth of a game against the first: ratio {ratio:4.2f}")


def folding() -> None:
    """Rebuilding a finished game from its events, against playing it."""
    chance = random.Random(5)
    game, dealt = start(Options(3), Seed("5" * 32))
    events: list[Event] = list(dealt)
    began = perf_counter()
    while game.to_act:
        seat = game.to_act[0]
        game, new = play(game, seat, draw_action(game, seat, chance.randrange))
        events += new
    played = perf_counter() - began
    took = median(lambda: seconds(lambda: fold(events)), 15)
    print(
        f"folding a finished game: {len(events)} events in {took * 1000:4.2f} ms"
        f"    playing it took {played / took:3.1f} times as long"
    )


if __name__ == "__main__":
    print(f"Python {sys.version.split()[0]}")
    for bench in (palaces, games, growth, folding):
        bench()
