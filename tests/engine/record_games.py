"""Writes the recorded games in tests/data/games: python -m tests.engine.record_games

Each file is one whole game that shows something; its name says what. Games are looked for among seeded
ones, so the same program writes the same files. Run it again only if a rule is meant to change. Endings
too rare to be found this way (E2, an empty market) are laid by hand in `test_end`.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from engine.modules import MODULES, Event
from engine.modules.building_site_pieces import SiteCompleted, TokensTurnedOver
from engine.modules.certificates import Stored
from engine.modules.dirk import TileGiven
from engine.modules.falconers import FalconBought
from engine.modules.portals import PortalPlaced
from engine.position.pieces import Credit
from engine.text.record import record_of
from engine.text.record_text import print_record
from engine.transitions.events import (
    DeckReshuffled,
    EarlyEndAgreed,
    GameEnded,
    LastTile,
    LastTilesGiven,
    RoundScored,
)
from engine.views.history import standing
from tests.engine.players import Chooser, at_random, hasty, thrifty, whole_game

GAMES: Final = Path(__file__).parents[1] / "data" / "games"
SEARCHED: Final = 3000
ALL_FOUR: Final = tuple(sorted(MODULES.optional))


def last_tiles(events: list[Event]) -> tuple[LastTile, ...]:
    """What was left on the market."""
    return next(event.tiles for event in events if isinstance(event, LastTilesGiven))


def end_of(events: list[Event]) -> GameEnded:
    """How it ended."""
    end = events[-1]
    assert isinstance(end, GameEnded)
    return end


def left_on_market(number: int) -> Callable[[list[Event]], bool]:
    """So many tiles were given away at the end."""
    return lambda events: len(last_tiles(events)) == number


def nobody_won_a_last_tile(events: list[Event]) -> bool:
    """E3: ties all over, so the game was over at once."""
    given = last_tiles(events)
    return bool(given) and all(tile.winner is None for tile in given)


def nobody_held_the_currency(events: list[Event]) -> bool:
    """E3: a tile was left because nobody had a single card."""
    return any(max(tile.holdings) == 0 for tile in last_tiles(events))


def several_placed_last_tiles(events: list[Event]) -> bool:
    """E3: two or more players placed at the same time."""
    return len({tile.winner for tile in last_tiles(events)} - {None}) > 1


def victory_was_shared(events: list[Event]) -> bool:
    """E4: more than one has won."""
    return len(end_of(events).winners) > 1


def dirk_had_most_points(events: list[Event]) -> bool:
    """D2: he cannot win all the same, and he was given tiles."""
    scores = end_of(events).scores
    return scores[-1] == max(scores) and any(isinstance(event, TileGiven) for event in events)


def deck_ran_out(events: list[Event]) -> bool:
    """T7: the discards became the deck."""
    return any(isinstance(event, DeckReshuffled) for event in events)


def falcons_flew_home(events: list[Event]) -> bool:
    """F4: somebody bought several falcons in a turn, and one was bought twice in the game."""
    standing_events = standing(events)
    bought = [event for event in standing_events if isinstance(event, FalconBought)]
    several = any(
        isinstance(one, FalconBought) and isinstance(other, FalconBought)
        for one, other in pairwise(standing_events)
    )
    return several and len({event.falcon for event in bought}) < len(bought)


def sites_were_reckoned(events: list[Event]) -> bool:
    """L3, L4: one was completed exactly, one overpaid, and one cost its owner money at the end."""
    exactly = {event.paid_exactly for event in standing(events) if isinstance(event, SiteCompleted)}
    turned = [event for event in events if isinstance(event, TokensTurnedOver)]
    return len(exactly) > 1 and any(one.cards for event in turned for one in event.reckonings)


def certificates_were_spent(events: list[Event]) -> bool:
    """X3: one was spent to pay exactly, and one in a purchase that stored again."""
    kept = standing(events)
    spent = [event for event in kept if any(isinstance(p, Credit) for p in getattr(event, "cards", ()))]
    exactly = any(getattr(event, "paid_exactly", False) for event in spent)
    return exactly and any(one in spent and isinstance(other, Stored) for one, other in pairwise(kept))


def portals_were_in_the_wall(events: list[Event]) -> bool:
    """O5: points for portals at the end."""
    return any(
        line.source == "portals" for event in events if isinstance(event, RoundScored) for line in event.lines
    )


def everything_was_used(events: list[Event]) -> bool:
    """Every module has its part in the game."""
    happened = {type(event) for event in standing(events)}
    return {FalconBought, SiteCompleted, TokensTurnedOver, Stored, PortalPlaced} <= happened


def ended_early(events: list[Event]) -> bool:
    """E5: with four tiles on the market, of which several were won."""
    given = last_tiles(events)
    return EarlyEndAgreed() in events and len(given) == 4 and several_placed_last_tiles(events)


def ended_early_with_sites(events: list[Event]) -> bool:
    """E5, L4: tokens were turned over and cost money, and somebody still won a last tile."""
    turned = [event for event in events if isinstance(event, TokensTurnedOver)]
    lost = any(one.cards for event in turned for one in event.reckonings)
    return EarlyEndAgreed() in events and lost and not nobody_won_a_last_tile(events)


class Wanted(NamedTuple):
    """A game to look for."""

    name: str
    players: int
    choose: Chooser
    shows: Callable[[list[Event]], bool]
    modules: tuple[str, ...] = ()
    last_turn: int | None = None
    """The turn in which an early end is agreed (E5)."""


WANTED: Final = (
    Wanted("2-players-at-random", 2, at_random, lambda _: True),
    Wanted("2-players-thrifty", 2, thrifty, lambda _: True),
    Wanted("2-players-dirk-had-most-points", 2, thrifty, dirk_had_most_points),
    Wanted("3-players-at-random", 3, at_random, lambda _: True),
    Wanted("3-players-thrifty", 3, thrifty, lambda _: True),
    Wanted("3-players-deck-ran-out", 3, at_random, deck_ran_out),
    Wanted("3-players-victory-shared", 3, at_random, victory_was_shared),
    Wanted("4-players-thrifty", 4, thrifty, left_on_market(3)),
    Wanted("4-players-two-left-on-the-market", 4, thrifty, left_on_market(2)),
    Wanted("4-players-nobody-won-a-last-tile", 4, at_random, nobody_won_a_last_tile),
    Wanted("4-players-nobody-held-the-currency", 4, at_random, nobody_held_the_currency),
    Wanted("5-players-one-left-on-the-market", 5, hasty, left_on_market(1)),
    Wanted("6-players-thrifty", 6, thrifty, several_placed_last_tiles),
    Wanted("6-players-at-random", 6, at_random, several_placed_last_tiles),
    Wanted("3-players-falconers", 3, at_random, falcons_flew_home, ("falconers",)),
    Wanted("2-players-building-sites", 2, at_random, sites_were_reckoned, ("building_sites",)),
    Wanted("4-players-certificates", 4, at_random, certificates_were_spent, ("certificates",)),
    Wanted("3-players-portals", 3, at_random, portals_were_in_the_wall, ("portals",)),
    Wanted("2-players-all-modules", 2, at_random, everything_was_used, ALL_FOUR),
    Wanted("5-players-all-modules", 5, at_random, everything_was_used, ALL_FOUR),
    Wanted("3-players-ended-early", 3, thrifty, ended_early, last_turn=40),
    Wanted("2-players-ended-early", 2, at_random, ended_early_with_sites, ALL_FOUR, last_turn=60),
)


def found(wanted: Wanted) -> list[Event]:
    """The first game that shows what is wanted."""
    for number in range(SEARCHED):
        _, events = whole_game(wanted.players, number, wanted.choose, wanted.modules, wanted.last_turn)
        if wanted.shows(events):
            return events
    raise LookupError(f"no game shows {wanted.name}")


if __name__ == "__main__":
    GAMES.mkdir(exist_ok=True)
    for one in WANTED:
        text = print_record(record_of(found(one), [("Event", one.name)]))
        (GAMES / f"{one.name}.txt").write_text(text, encoding="utf-8")
