"""What can speak for an action, as facts that anybody at the table can check. What to say is for others."""

from dataclasses import dataclass
from enum import Enum

from engine import Currency, Falcon, Kind, Money, Seat, Tile


class Why(Enum):
    """What speaks for an action; beside each, the facts that come with it."""

    PAYS_EXACTLY = "pays exactly and acts again"  # tile, cards
    OVERPAYS = "gives away this much at most"  # tile, cards, amount
    TAKES_LEAD = "alone in front in a kind"  # kind, scoring_round, place, before, after
    TIES_LEAD = "level with the first in a kind"  # kind, scoring_round, place, before, after
    GAINS_PLACE = "a better place in a kind that scores"  # kind, scoring_round, place, before, after
    WALL_GROWS = "a longer wall"  # before, after
    KEEPS_FROM = "somebody else would have taken the lead with it"  # tile, kind, seat
    PAYS_NEXT_EXACTLY = "can then pay a tile on the market exactly"  # tile, cards, currency
    PAYS_NEXT = "can then pay a tile on the market"  # tile, cards, currency
    MOST_MONEY = "no other way to take money brings more"  # amount
    LAST_TILE = "money of a currency decides about its tile soon"  # tile, currency, amount
    COUNTS_FROM_NOW = "a tile of the reserve counts from now on"  # tile, kind
    DIRK_TAKES_POINTS = "Dirk takes points from somebody"  # tile, kind, seat, amount
    FITS_NOWHERE = "there is no place for it"  # tile
    NOTHING_LEFT = "nothing is left to do"

    FALCON_SET = "so many falcons of a colour, points at each scoring"  # falcon, amount, before, after
    SMALLEST_CARD = "the smallest card of the hand is enough"  # cards
    MAKES_CROSSING = "new crossings where a falcon of the supply can settle"  # amount
    PORTAL_IN_WALL = "a portal in the longest wall; the wall's points at each scoring"  # kind, before, after
    SITE_AT_HALF = "a building site for so much less than the tile's price"  # tile, cards, amount
    TOKEN_PAYABLE = "so much own money would complete the site"  # tile, currency, amount
    TOKEN_NEARER = "more own money of this currency than of the other token's"  # tile, currency, amount
    SITE_COUNTS = "a building site counts for its kind from now on"  # tile, kind
    SAVES_MONEY = "the token no longer takes this money at the end"  # tile, currency, amount
    CAN_STORE = "what is overpaid can be stored"  # tile, amount
    STORES = "what was overpaid is not lost"  # currency
    SPENDS_CREDIT = "spends what was stored, and its place is free again"  # cards, currency, amount


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for an action."""

    why: Why
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
    falcon: Falcon | None = None
