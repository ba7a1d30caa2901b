"""The record of a game: the deal, and turn by turn what was done and what turned up.

With its seed a record replays exactly, and the facts written down are compared with those that the seed
gives: that is how a shuffle is verified.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, NamedTuple, cast

from engine.judge.errors import BrokenRecord, IllegalAction
from engine.modules import MODULES, Action, Event
from engine.play import Played, end_early, play, start
from engine.position.frozen import replace
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed, commitment
from engine.position.state import Game, Phase
from engine.text.action_notation import print_action
from engine.text.piece_notation import NOTHING, print_list, print_seat
from engine.transitions.events import (
    DeckReshuffled,
    DisplayRefilled,
    EarlyEndAgreed,
    GameBegun,
    GameEnded,
    HandsDealt,
    LastTilesGiven,
    MarketRefilled,
    RoundScored,
    SeedChosen,
    StartPlayerFound,
    TurnBegun,
    is_core_event,
)
from engine.transitions.scoring import totals
from engine.views.history import Seen, action_of, standing
from engine.views.view import Concealed, Secret

SETUP: Final = "deal"
LAST_TILES: Final = "last"
ENDS_EARLY: Final = "ends early"


@dataclass(frozen=True)
class Entry:
    """The deal, one turn, or a seat's last tiles: what was done, and what followed."""

    number: str
    seat: Seat | None
    actions: tuple[Action, ...]
    facts: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """A game, finished or not. `tags` are headers the game itself does not need: names, place, date."""

    options: Options
    commitment: str
    seed: Seed | None
    entries: tuple[Entry, ...]
    tags: tuple[tuple[str, str], ...] = ()


class Verdict(NamedTuple):
    """Whether all chance in a record came from the seed; if not, where it parts from it."""

    honest: bool
    at: str = ""
    expected: str = ""
    found: str = ""


def record_of(events: Iterable[Seen], tags: Iterable[tuple[str, str]] = ()) -> Record:
    """The record of a game's events. The seed is in it once the game has ended."""
    begun: GameBegun | None = None
    seed: Seed | None = None
    over = False
    entries = [Entry(SETUP, None, (), ())]
    for event in standing(events):
        match event:
            case GameBegun():
                begun = event
            case SeedChosen(drawn):
                seed = drawn
            case TurnBegun(seat, turn):
                entries.append(Entry(str(turn), seat, (), ()))
            case _:
                over = over or isinstance(event, GameEnded)
                _write(entries, event)
    if begun is None:
        raise BrokenRecord("no game has begun", 0)
    return Record(begun.options, begun.commitment, seed if over else None, tuple(entries), tuple(tags))


def _write(entries: list[Entry], event: Seen) -> None:
    action, fact = action_of(event), fact_of(event)
    if action is not None:
        seat: Seat = event.seat  # type: ignore[union-attr]  # whoever acts has a seat
        if any(written.startswith(LAST_TILES) for written in entries[-1].facts) or (
            entries[-1].number == LAST_TILES and entries[-1].seat != seat
        ):
            entries.append(Entry(LAST_TILES, seat, (), ()))
        entries[-1] = replace(entries[-1], actions=(*entries[-1].actions, action))
    if fact == ENDS_EARLY:
        # E5: when in the turn it was agreed makes no difference, so a record says it first.
        entries[-1] = replace(entries[-1], facts=(fact, *entries[-1].facts))
    elif fact is not None:
        entries[-1] = replace(entries[-1], facts=(*entries[-1].facts, fact))


def fact_of(event: Seen) -> str | None:
    """What a record says of something that chance or the rules brought about."""
    if isinstance(event, Concealed):
        return f"reshuffled {event.size}" if event.what is Secret.RESHUFFLE else None
    if not is_core_event(event):
        return MODULES.owner_of(event).fact_of(event)
    match event:
        case HandsDealt(hands):
            return "hands " + " / ".join(print_list(hand) for hand in hands)
        case StartPlayerFound(seat, reason):
            return f"starts {print_seat(seat)} ({reason.value})"
        case DisplayRefilled(drawn):
            return f"display {print_list(drawn)}"
        case EarlyEndAgreed():
            return ENDS_EARLY
        case MarketRefilled(tiles):
            return "market " + " ".join(f"{square + 1}={tile}" for square, tile in tiles)
        case DeckReshuffled(deck):
            return f"reshuffled {len(deck)}"
        case RoundScored(scoring_round, lines):
            seats = 1 + max((line.seat for line in lines), default=-1)
            return f"round {scoring_round}: {print_list(totals(lines, seats))}"
        case LastTilesGiven(tiles):
            given = (
                f"{tile.tile}>{NOTHING if tile.winner is None else print_seat(tile.winner)}" for tile in tiles
            )
            return f"{LAST_TILES} {print_list(given)}"
        case GameEnded(scores, winners):
            return f"won {print_list(map(print_seat, winners))} with {print_list(scores)}"
        case _:
            return None


def replay(record: Record) -> Played:
    """The last position of a record and all its events, or `BrokenRecord` where it does not add up."""
    if record.seed is None:
        raise BrokenRecord("a record replays only with its seed", SETUP)
    verdict, played = _replayed(record, record.seed)
    if not verdict.honest or played is None:
        raise BrokenRecord(f"the seed gives {verdict.expected!r}, not {verdict.found!r}", verdict.at)
    return played


def verify(record: Record, seed: Seed) -> Verdict:
    """Did all chance come from this seed? Compares the commitment, then every fact, with what it gives."""
    return _replayed(record, seed)[0]


def _replayed(record: Record, seed: Seed) -> tuple[Verdict, Played | None]:
    given = commitment(seed)
    if given != record.commitment:
        return Verdict(False, "commitment", given, record.commitment), None
    game, dealt = start(record.options, seed)
    new, events = list(dealt), list(dealt)
    for number, entry in enumerate(record.entries):
        if number == 0:
            _expect(entry.number == SETUP and not entry.actions, "a record starts with the deal", entry)
        else:
            game, new = _redone(game, entry)
            events += new
        expected = _facts(new)
        if expected != entry.facts:
            return _parting(entry, expected), None
    return Verdict(True), Played(game, tuple(events))


def _redone(game: Game, entry: Entry) -> tuple[Game, list[Event]]:
    """The game after one more entry, and what happened in it."""
    turn = str(game.turn) if game.phase is Phase.TURN else LAST_TILES
    _expect(entry.number == turn and entry.seat in game.to_act, f"this is not {turn}", entry)
    events: list[Event] = []
    if ENDS_EARLY in entry.facts:
        try:
            game, agreed = end_early(game)
        except IllegalAction as error:
            raise BrokenRecord(f"{ENDS_EARLY!r} cannot be agreed: {error}", entry.number) from error
        events += agreed
    for action in entry.actions:
        try:
            game, new = play(game, cast("Seat", entry.seat), action)
        except IllegalAction as error:
            raise BrokenRecord(f"{print_action(action)!r} is illegal: {error}", entry.number) from error
        events += new
    return game, events


def _expect(holds: bool, otherwise: str, entry: Entry) -> None:
    if not holds:
        raise BrokenRecord(otherwise, entry.number)


def _facts(events: Iterable[Event]) -> tuple[str, ...]:
    return tuple(fact for event in events if (fact := fact_of(event)) is not None)


def _parting(entry: Entry, expected: tuple[str, ...]) -> Verdict:
    """The first fact in which a record parts from its seed."""
    pairs = zip_longest(expected, entry.facts)
    should_be, is_said = next((should, said) for should, said in pairs if should != said)
    return Verdict(False, entry.number, should_be or NOTHING, is_said or NOTHING)
