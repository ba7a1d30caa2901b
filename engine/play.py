"""The entry point: judge and play an action or an early end, or fold stored events."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.judge.errors import AlhambraError, BrokenRecord, IllegalAction
from engine.judge.rules import early_end_refusal, refusal
from engine.modules import MODULES, Action, Event
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.position.state import Game
from engine.transitions.events import EarlyEndAgreed, GameBegun
from engine.transitions.evolve import evolve, laid
from engine.transitions.setup import checked, new_game
from engine.transitions.turn import Unfolding, unfold


class Played(NamedTuple):
    """The position after an action, and what happened on the way."""

    game: Game
    events: tuple[Event, ...]


def start(options: Options, seed: Seed) -> Played:
    """A new game, shuffled with this seed, ready for the first turn."""
    return _played(new_game(options, seed))


def play(game: Game, seat: Seat, action: Action) -> Played:
    """Do it, or raise `IllegalAction` and change nothing."""
    return _played(_judged(game, seat, action))


def decide(game: Game, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The events an action leads to, or `IllegalAction`."""
    return tuple(_judged(game, seat, action).events)


def end_early(game: Game) -> Played:
    """E5: end the game after the current turn, or raise `IllegalAction`.

    The engine does not know who is a person: the caller has asked them all.
    """
    refused = early_end_refusal(game)
    if refused is not None:
        raise IllegalAction(refused)
    event = EarlyEndAgreed()
    return Played(evolve(game, event), (event,))


def fold(events: Iterable[Event]) -> Game:
    """The position that stored events lead to. What happened is not judged again."""
    stored = iter(events)
    first = next(stored, None)
    if not isinstance(first, GameBegun):
        raise BrokenRecord("a game's events start with its beginning", 0)
    try:
        game = laid(first, MODULES.at_table(checked(first.options)))
    except AlhambraError as error:
        raise BrokenRecord(f"no game can begin like this: {error}", 0) from error
    return fold_on(game, stored, counted_from=1)


def fold_on(game: Game, events: Iterable[Event], counted_from: int = 0) -> Game:
    """The position that further events lead to from a given one."""
    for at, event in enumerate(events, start=counted_from):
        try:
            game = evolve(game, event)
        except (ValueError, LookupError, AlhambraError) as error:
            raise BrokenRecord(f"{type(event).__name__} cannot have happened here: {error}", at) from error
    return game


def _judged(game: Game, seat: Seat, action: Action) -> Unfolding:
    refused = refusal(game, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    return unfold(game, seat, action)


def _played(unfolding: Unfolding) -> Played:
    return Played(unfolding.game, tuple(unfolding.events))
