"""A position: everything on the table and in the hands, as one frozen value."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from engine.board.palace import Palace
from engine.position.frozen import replace
from engine.position.options import Options
from engine.position.pieces import Card, DeckCard, Seat, Square, Tile
from engine.position.rng import Rng

if TYPE_CHECKING:
    from engine.modules import Event
    from engine.modules.hooks import Module

SliceT = TypeVar("SliceT")

SQUARES: Final = tuple(Square)
DISPLAY_SIZE: Final = 4
LAST_ROUND: Final = 3


class Phase(Enum):
    """What the table is waiting for."""

    TURN = "turn"
    LAST_TILES = "last tiles"
    OVER = "over"


@dataclass(frozen=True)
class Player:
    """One seat's pieces. `aside` holds tiles bought this turn, or won at the end, and not placed yet."""

    hand: tuple[Card, ...]
    palace: Palace
    reserve: tuple[Tile, ...] = ()
    aside: tuple[Tile, ...] = ()


@dataclass(frozen=True)
class Game:
    """One position.

    `steps` are the events since `base`, the last position to which undo can lead; both are empty where
    nothing can be taken back. `slices` hold what modules keep, one value of its own type per module.
    """

    options: Options
    commitment: str
    rng: Rng
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    market: tuple[Tile | None, ...]
    display: tuple[Card, ...]
    deck: tuple[DeckCard, ...]
    discard: tuple[Card, ...]
    bag: tuple[Tile, ...]
    piles: tuple[int, ...]
    rounds_scored: int
    phase: Phase
    turn: int
    to_act: tuple[Seat, ...]
    may_act: bool
    acted: bool
    slices: tuple[object, ...]
    ends_early: bool = False
    """E5: has the table agreed that the game ends after this turn?"""
    base: "Game | None" = field(default=None, repr=False)
    steps: tuple["Event", ...] = field(default=(), repr=False)
    modules: tuple["Module", ...] = field(default=(), compare=False, repr=False)

    @property
    def seats(self) -> range:
        """The seats of the real players."""
        return range(len(self.players))

    @property
    def tiles_to_draw(self) -> tuple[Tile, ...]:
        """The bag; nothing once an early end is agreed, as if the bag were empty (E5)."""
        return () if self.ends_early else self.bag

    def slice(self, kind: type[SliceT]) -> SliceT:
        """What the module with this type of slice keeps."""
        return slice_of(self.slices, kind)


def slice_of(slices: tuple[object, ...], kind: type[SliceT]) -> SliceT:
    """The slice of this type."""
    return next(kept for kept in slices if isinstance(kept, kind))


def with_slice(game: Game, new: object) -> Game:
    """The game with a module's slice replaced, or added."""
    if not any(type(kept) is type(new) for kept in game.slices):
        return replace(game, slices=(*game.slices, new))
    # Each stays in its place, so that equal positions have equal slices.
    return replace(game, slices=tuple(new if type(kept) is type(new) else kept for kept in game.slices))


def ending_early(game: Game) -> Game:
    """The game with an early end agreed (E5), in the position to which undo leads as well."""
    if game.phase is not Phase.TURN:
        raise ValueError("no turn is on")
    base = None if game.base is None else replace(game.base, ends_early=True)
    return replace(game, ends_early=True, base=base)


def with_player(game: Game, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    """All players, one of them changed."""
    players = game.players
    return (*players[:seat], replace(players[seat], **changes), *players[seat + 1 :])


def without(things: tuple[Any, ...], gone: tuple[Any, ...]) -> tuple[Any, ...]:
    """The items without those gone, each removed once; the rest keep their order."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return tuple(left)


def missing(things: tuple[SliceT, ...], wanted: tuple[SliceT, ...]) -> tuple[SliceT, ...]:
    """Which of the wanted items are missing, copies counted."""
    left = list(things)
    absent = []
    for thing in wanted:
        if thing in left:
            left.remove(thing)
        else:
            absent.append(thing)
    return tuple(absent)


def empty_squares(market: tuple[Tile | None, ...]) -> Iterator[Square]:
    """The market squares without a tile, in ascending order."""
    return (square for square in SQUARES if market[square] is None)
