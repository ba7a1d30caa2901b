"""The hooks: every question the core asks a module, with default answers.

A module is one file with one subclass of `Module`. Answers are combined in three ways only:
*collect* (all answers in order), *first* (the first that is not None) and *all* (every one agrees);
*owner* means that only the module whose action, event or slice it is gets asked.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.judge.errors import Refusal
    from engine.judge.purchases import Bill
    from engine.modules import Action, Event
    from engine.position.options import Options
    from engine.position.pieces import Card, Credit, Money, Seat, Tile
    from engine.position.state import Game
    from engine.transitions.score_lines import ScoreLine
    from engine.transitions.scoring import Rival, Table


class Module:
    """A part of the game that some tables play with."""

    name: str
    """How options, records and slices name it."""
    optional = True
    """May a table choose it? One that is not optional joins by itself."""
    actions: tuple[type, ...] = ()
    events: tuple[type, ...] = ()
    barriers: tuple[type, ...] = ()
    """Those of its events that show something hidden, so that nothing before them can be taken back (U1)."""
    slice_type: type | None = None
    lays_halves = False
    """Does it lay halves in palaces?"""

    def __reduce__(self) -> str:
        """Copying and pickling give the one module of its file, named like the module in capitals."""
        return self.name.upper()

    def joins(self, options: "Options") -> bool:
        """Is it at this table? By default, if the table chose it."""
        return self.name in options.modules

    # Setting up and playing

    def prepare(self, game: "Game") -> Iterable["Event"]:
        """Setup, after the bag is shuffled and before the market is filled. *collect*"""
        return ()

    def offers(self, game: "Game", seat: "Seat") -> Iterable["Action"]:
        """Its own actions that this seat may take now. *collect*"""
        return ()

    def refusal(self, game: "Game", seat: "Seat", action: "Action") -> "Refusal | None":
        """Why not? Asked about its own actions, and about all that the core or their owner allows. *first*"""
        return None

    def decide(self, game: "Game", seat: "Seat", action: Any) -> Iterable["Event"]:
        """What its own action leads to. *owner*"""
        raise AssertionError(f"{self.name} has no action {action}")

    def evolve(self, game: "Game", event: "Event") -> "Game":
        """Moves its own things; told about every event, after the core and the event's owner."""
        return game

    def scored(self, game: "Game", scoring_round: int) -> Iterable["Event"]:
        """What follows directly after a scoring. *collect*"""
        return ()

    def closing(self, game: "Game") -> Iterable["Event"]:
        """What happens after the last turn, before the last tiles are given. *collect*"""
        return ()

    # Paying

    def credits(self, table: "Table", seat: "Seat") -> Iterable["Credit"]:
        """Money beside the hand that a seat may pay purchases with, each whole like a card. *collect*"""
        return ()

    def payments(self, game: "Game", seat: "Seat", bill: "Bill") -> Iterable[tuple["Money", ...]]:
        """Further ways to pay that a seat is offered: with credits, or with a card to spare. *collect*"""
        return ()

    def surplus(self, event: "Event") -> int:
        """By how much its own event overpaid for a tile, if it bought one at its full price. *collect*"""
        return 0

    def discarded(self, event: Any) -> Iterable[tuple["Seat", tuple["Card", ...]]]:
        """The cards that its own event moved from hands onto the discards. *owner*"""
        return ()

    # Scoring

    def counts(self, table: "Table", seat: "Seat", tile: "Tile") -> bool:
        """Does this palace tile count for its majority? *all*"""
        return True

    def rivals(self, table: "Table") -> Iterable["Rival"]:
        """Imaginary players who rank in the majorities. *collect*"""
        return ()

    def scores(self, table: "Table", scoring_round: int) -> Iterable["ScoreLine"]:
        """Further lines of a scoring. *collect*"""
        return ()

    # Showing and writing

    def seen(self, game: "Game", seat: "Seat | None") -> object | None:
        """Its slice as this seat sees it, built and not stripped. *owner*"""
        return None

    def redact(self, event: Any, seat: "Seat | None") -> "Event":
        """Its own event as this seat may see it. *owner*"""
        shown: Event = event
        return shown

    def faults(self, game: "Game") -> Iterable[str]:
        """What is wrong with its slice, in a position from outside. *collect*"""
        return ()

    def tiles(self, game: "Game") -> Iterable["Tile"]:
        """The tiles in its keeping. *collect*"""
        return ()

    def action_of(self, event: Any) -> "Action | None":
        """The action behind its own event, if a player caused it. *owner*"""
        return None

    def fact_of(self, event: Any) -> str | None:
        """Its own event in a record, if chance or the rules caused it. *owner*"""
        return None

    def print_action(self, action: Any) -> str:
        """Its own action in notation. *owner*"""
        raise AssertionError(f"{self.name} has no action {action}")

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        """The action that a notation with this verb means, if it is one of its own. *first*"""
        return None

    def print_slice(self, kept: Any) -> str:
        """Its slice as one word. *owner*"""
        raise AssertionError(f"{self.name} keeps no slice {kept}")

    def parse_slice(self, text: str) -> object:
        """The slice with this text. *owner*"""
        raise AssertionError(f"{self.name} keeps no slice {text}")
