"""A game of random players, printed as a record: python -m bench.random_game"""

import argparse
import random
import sys
from collections.abc import Iterator

from engine import (
    Event,
    NotationError,
    Options,
    draw_action,
    parse_seed,
    play,
    print_record,
    record_of,
    start,
)
from engine.position.pieces import MAX_PLAYERS, MIN_PLAYERS
from engine.position.rng import Seed, fresh_seed


def random_game(options: Options, seed: Seed) -> list[Event]:
    """All events of a game in which everybody plays at random; the seed decides that too."""
    return [event for events in moves(options, seed) for event in events]


def moves(options: Options, seed: Seed) -> Iterator[tuple[Event, ...]]:
    """The same game in parts: laying the table, then one action after the other."""
    chance = random.Random(seed)
    game, events = start(options, seed)
    yield events
    while game.to_act:
        seat = game.to_act[0]
        game, events = play(game, seat, draw_action(game, seat, chance.randrange))
        yield events


def main() -> int:
    """Play one game and print it."""
    parser = argparse.ArgumentParser(prog="python -m bench.random_game", description=__doc__)
    parser.add_argument("--players", type=int, default=3, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument("--seed", help="32 hexadecimal digits; the same seed gives the same game")
    asked = parser.parse_args()
    try:
        seed = parse_seed(asked.seed) if asked.seed else fresh_seed()
    except NotationError as error:
        print(f"{error}. Leave --seed out for a fresh one.", file=sys.stderr)
        return 2
    events = random_game(Options(asked.players), seed)
    print(print_record(record_of(events, [("Event", "random players")])), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
