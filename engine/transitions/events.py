"""What has happened, chance included. Events are stored for ever; folding them rebuilds a position.

No player knows events marked *secret*; `redact` turns them into `Concealed`.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeGuard, get_args

from engine.board.geometry import Cell
from engine.position.options import Options
from engine.position.pieces import Card, DeckCard, Money, Seat, Square, Tile
from engine.position.rng import Seed
from engine.transitions.score_lines import ScoreLine


class StartReason(Enum):
    """Why a seat starts (S3)."""

    FEWEST_CARDS = "fewest cards"
    LOWEST_TOTAL = "lowest total"
    YOUNGEST = "youngest"
    LOT = "lot"


# Setup


@dataclass(frozen=True)
class GameBegun:
    """The table is laid: everyone has a fountain, nothing is dealt yet."""

    options: Options
    commitment: str


@dataclass(frozen=True)
class SeedChosen:
    """*Secret.* The seed of all shuffles."""

    seed: Seed


@dataclass(frozen=True)
class BagShuffled:
    """*Secret.* The tiles in the order in which they will be drawn."""

    tiles: tuple[Tile, ...]
    used: int


@dataclass(frozen=True)
class MoneyShuffled:
    """*Secret.* The money cards before dealing."""

    deck: tuple[Card, ...]
    used: int


@dataclass(frozen=True)
class HandsDealt:
    """S2: everyone's starting money, dealt openly."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class StartPlayerFound:
    """S3: who starts, and why."""

    seat: Seat
    reason: StartReason
    used: int


@dataclass(frozen=True)
class DeckStacked:
    """*Secret.* S4: the five piles with their scoring cards, one on the other."""

    deck: tuple[DeckCard, ...]
    piles: tuple[int, ...]
    used: int


# A turn


@dataclass(frozen=True)
class TurnBegun:
    """A turn begins; turns are counted from 1."""

    seat: Seat
    turn: int


@dataclass(frozen=True)
class MoneyTaken:
    """T1."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TileBought:
    """T2: the tile lies aside until it is placed."""

    seat: Seat
    tile: Tile
    square: Square
    cards: tuple[Money, ...]
    paid_exactly: bool


@dataclass(frozen=True)
class TileAdded:
    """T3: from the reserve into the palace."""

    seat: Seat
    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class TileTakenBack:
    """T3: from the palace onto the reserve."""

    seat: Seat
    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class TilesSwapped:
    """T3: a reserve tile has taken the place of a palace tile."""

    seat: Seat
    tile: Tile
    removed: Tile
    cell: Cell


@dataclass(frozen=True)
class TilePlaced:
    """T5: a tile that lay aside is now in the palace."""

    seat: Seat
    tile: Tile
    cell: Cell


@dataclass(frozen=True)
class TileReserved:
    """T5: a tile that lay aside is now on the reserve."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class StepUndone:
    """U1: the seat's last step did not happen."""

    seat: Seat


@dataclass(frozen=True)
class TurnUndone:
    """U1: none of the seat's steps happened."""

    seat: Seat


# The end of a turn, and of the game


@dataclass(frozen=True)
class EarlyEndAgreed:
    """E5: the game ends after the current turn. Undo does not take this back."""


@dataclass(frozen=True)
class TurnEnded:
    """The seat has confirmed its turn, or its last tiles."""

    seat: Seat


@dataclass(frozen=True)
class DeckReshuffled:
    """*Secret.* T7: the discards have become the deck."""

    deck: tuple[Card, ...]
    used: int


@dataclass(frozen=True)
class DisplayRefilled:
    """T6: cards drawn from the deck, in order; scoring cards are set aside."""

    drawn: tuple[DeckCard, ...]


@dataclass(frozen=True)
class MarketRefilled:
    """T6: tiles drawn from the bag, each with its square."""

    tiles: tuple[tuple[Square, Tile], ...]


@dataclass(frozen=True)
class RoundScored:
    """C1–C4: one of the three scorings."""

    round: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class LastTile:
    """E3: a tile left on the market, what each seat holds of its currency, and who gets it."""

    square: Square
    tile: Tile
    holdings: tuple[int, ...]
    winner: Seat | None


@dataclass(frozen=True)
class LastTilesGiven:
    """E3: the tiles left on the market have gone to those with most money of their currency."""

    tiles: tuple[LastTile, ...]


@dataclass(frozen=True)
class GameEnded:
    """E4: who has won; more than one in a shared victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


SecretEvent = SeedChosen | BagShuffled | MoneyShuffled | DeckStacked | DeckReshuffled
StepEvent = MoneyTaken | TileBought | TileAdded | TileTakenBack | TilesSwapped | TilePlaced | TileReserved
"""What one action of a turn leads to; undo takes these back."""
CoreEvent = (
    SecretEvent
    | StepEvent
    | GameBegun
    | HandsDealt
    | StartPlayerFound
    | TurnBegun
    | StepUndone
    | TurnUndone
    | EarlyEndAgreed
    | TurnEnded
    | DisplayRefilled
    | MarketRefilled
    | RoundScored
    | LastTilesGiven
    | GameEnded
)
_CORE_EVENTS: Final = frozenset(get_args(CoreEvent))


def is_core_event(event: object) -> TypeGuard[CoreEvent]:
    """Does the event belong to the base game?"""
    return type(event) in _CORE_EVENTS
