"""Reasons for an action, as facts that every player can check. The bot finds the words."""

from dataclasses import dataclass
from enum import Enum

from engine import Currency, Kind, Money, Seat, Tile


class ReasonKind(Enum):
    """A kind of reason. Modules bring kinds of their own."""


class Why(ReasonKind):
    """What speaks for an action in the base game; beside each, the facts that come with it."""

    PAYS_EXACTLY = "pays exactly and acts again"  # tile, cards
    OVERPAYS = "gives away this much at most"  # tile, cards, amount
    TAKES_LEAD = "alone in front in a kind"  # kind, scoring_round, place, before, after
    TIES_LEAD = "level with the first in a kind"  # kind, scoring_round, place, before, after
    GAINS_PLACE = "a better place in a kind that scores"  # kind, scoring_round, place, before, after
    WALL_GROWS = "a longer wall"  # before, after
    KEEPS_FROM = "another player would have taken the lead with it"  # tile, kind, seat
    PAYS_NEXT_EXACTLY = "can then pay a tile on the market exactly"  # tile, cards, currency
    PAYS_NEXT = "can then pay a tile on the market"  # tile, cards, currency
    MOST_MONEY = "no other way to take money brings more"  # amount
    LAST_TILE = "money of a currency decides about its tile soon"  # tile, currency, amount
    COUNTS_FROM_NOW = "a tile of the reserve counts from now on"  # tile, kind
    DIRK_TAKES_POINTS = "Dirk takes points from a player"  # tile, kind, seat, amount
    FITS_NOWHERE = "there is no place for it"  # tile
    NOTHING_LEFT = "nothing is left to do"


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for an action. A module that needs further facts brings a subclass."""

    why: ReasonKind
    tile: Tile | None = None
    cards: tuple[Money, ...] = ()
    kind: Kind | None = None
    currency: Currency | None = None
    scoring_round: int | None = None
    place: int | None = None
    seat: Seat | None = None
    amount: int | None = None
    before: int | None = None
    after: int | None = None
