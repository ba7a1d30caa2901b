"""How well an estimate of a position foretells how it ends: python -m bench.estimate

Quick games are played in thought. At some of their positions everything that `ai.search.outcome` adds up is
written down for each player, and afterwards what each had at the end; both are taken against the mean of the
table. The best weights by least squares are printed beside those in use, with the part of the differences
between the players that either explains. The same arguments give the same games.
"""

import argparse
import random
import sys
from typing import Final

from ai.evaluation.majorities import hopes, outlook
from ai.evaluation.placing import room
from ai.evaluation.purse import cover
from ai.evaluation.weights import ESTIMATE, MASON, thriftiness
from ai.search.compact_table import Stage, Table
from ai.search.guess_hidden import Guess, seen_table
from ai.search.outcome import HOPE, RESERVED
from ai.search.playout import Mover
from bench.parts.least_squares import Row, Seen, centred, explained, fit
from engine import Options, Seat, Seed, start, view_for

IN_USE: Final = {
    "score": 1.0,
    "majorities": HOPE,
    "wall": ESTIMATE.wall,
    "coins": ESTIMATE.coin,
    "plenty": ESTIMATE.plenty,
    "cover": ESTIMATE.cover,
    "reserve": RESERVED,
    "room": ESTIMATE.room,
}


def features(table: Table) -> list[Row]:
    """For each player, the parts of the estimate, in the order of `IN_USE`."""
    coming, players = outlook(table), table.players
    hoped = [0.0] * players
    for kind, left in enumerate(table.pools):
        held = tuple(table.counts[seat][kind] for seat in range(players))
        dirk = table.counts[players][kind] if len(table.counts) > players else -1
        hoped = [sum(each) for each in zip(hoped, hopes(kind, held, dirk, left, coming), strict=True)]
    tiles = sum(table.pools) + len(table.market)
    rows = []
    for seat, purses in enumerate(table.purses):
        sums, ground = [sum(purse) for purse in purses], table.grounds[seat]
        thrift = thriftiness(tiles, players, sum(sums), ESTIMATE)
        rows.append(
            [
                table.scores[seat],
                hoped[seat],
                len(coming) * ground.points,
                thrift * sum(min(amount, ESTIMATE.enough) for amount in sums),
                thrift * sum(max(amount - ESTIMATE.enough, 0) for amount in sums),
                thrift * sum(map(cover, purses)),
                len(table.reserves[seat]),
                room(ground.mask),
            ]
        )
    return rows


def seen_in(players: int, number: int) -> list[tuple[int, Seen]]:
    """What was seen in one game, with the number of rounds that had been scored."""
    chance = random.Random(number)
    table = dealt(players, number).copy(chance.shuffle)
    positions = []
    while table.stage == Stage.TURN:
        mover = Mover(table, table.seat, MASON)
        mover.act()
        mover.close()
        if table.stage == Stage.TURN and table.seat == 0 and chance.random() < 0.35:
            positions.append((table.rounds_scored, features(table)))
    for seat in table.to_place[:]:
        Mover(table, seat, MASON).close()
    ends = centred([[float(score)] for score in table.scores[:players]])
    return [
        (rounds, (row, end[0]))
        for rounds, rows in positions
        for row, end in zip(centred(rows), ends, strict=True)
    ]


def dealt(players: int, number: int) -> Table:
    """A table before its first turn."""
    view = view_for(start(Options(players), Seed(f"{number:032x}")).game, Seat(0))
    return Guess(view, seen_table(view)).dealt(random.Random(number))


def main() -> int:
    """Play, fit, and print both."""
    parser = argparse.ArgumentParser(prog="python -m bench.estimate", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--first", type=int, default=20_000)
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.games)
    found = [each for number in numbers for each in seen_in(asked.players, number)]
    print("in use:", "  ".join(f"{name} {weight:.2f}" for name, weight in IN_USE.items()))
    for rounds in range(3):
        seen = [each for scored, each in found if scored == rounds]
        best = fit(seen).weights
        now, then = explained([*IN_USE.values()], seen), explained(best, seen)
        print(
            f"after {rounds} scorings, {len(seen)} players seen: {now:.3f} explained, {then:.3f} at best with"
        )
        print("       ", "  ".join(f"{name} {weight:.2f}" for name, weight in zip(IN_USE, best, strict=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
