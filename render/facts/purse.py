"""A hand by currencies: what it can pay on each market square, and for building sites."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine import (
    Card,
    Credit,
    Currency,
    Money,
    Portals,
    Seat,
    SitesSeen,
    Square,
    Tile,
    View,
    payments,
    portal_surcharge,
)
from engine.modules.portal_places import all_find_places
from engine.position.pieces import total
from engine.position.state import SQUARES
from render.facts.expansion import credit_of, seen


class Paid(NamedTuple):
    """Money that pays a price."""

    money: tuple[Money, ...]
    exact: bool


@dataclass(frozen=True)
class Offer:
    """Something that is to be had for a price, and the best way to pay for it, if there is one."""

    tile: Tile
    price: int
    payment: Paid | None
    missing: int
    """How much is missing."""

    @property
    def over(self) -> int:
        """How much the best payment is too much."""
        return total(self.payment.money) - self.price if self.payment else 0


@dataclass(frozen=True)
class Purse:
    """The money of one currency, ascending, beside the market square that takes it."""

    square: Square
    cards: tuple[Card, ...]
    tile: Tile | None
    credit: Credit | None = None

    @property
    def currency(self) -> Currency:
        return self.square.currency

    @property
    def money(self) -> tuple[Money, ...]:
        """The cards, and what is stored."""
        return self.cards if self.credit is None else (*self.cards, self.credit)

    @property
    def offer(self) -> Offer | None:
        """The tile on the square."""
        return self.offered(self.tile, self.tile.price) if self.tile else None

    @property
    def payment(self) -> Paid | None:
        """The best way to pay for the tile: exactly, else with the least too much."""
        return self.offer.payment if self.offer else None

    @property
    def missing(self) -> int:
        """How much is missing to pay for the tile."""
        return self.offer.missing if self.offer else 0

    @property
    def over(self) -> int:
        """How much the best payment is too much."""
        return self.offer.over if self.offer else 0

    def offered(self, tile: Tile, price: int) -> Offer:
        """A tile at a price in this currency."""
        best = min(self._ways(price), key=total, default=None)
        paid = None if best is None else Paid(best, total(best) == price)
        return Offer(tile, price, paid, max(0, price - total(self.money)))

    def _ways(self, price: int) -> Iterator[tuple[Money, ...]]:
        """Ways to pay, those with cards alone first."""
        for way in payments(self.cards, self.currency, price):
            yield way.cards
        if self.credit is None:
            return
        left = price - self.credit.value
        if left <= 0:
            yield (self.credit,)
        else:
            for way in payments(self.cards, self.currency, left):
                yield (*way.cards, self.credit)

    @property
    def marked(self) -> tuple[tuple[Money, bool], ...]:
        """The money, each piece with whether it belongs to the best payment."""
        left = list(self.payment.money) if self.payment else []
        found = []
        for piece in self.money:
            pays = piece in left
            if pays:
                left.remove(piece)
            found.append((piece, pays))
        return tuple(found)


def purses(view: View) -> tuple[Purse, ...]:
    """The own hand, one purse for each market square."""
    held = None if view.seat is None else credit_of(view, view.seat)
    return tuple(
        Purse(
            square,
            tuple(card for card in view.hand if card.currency is square.currency),
            view.market[square],
            held if held and held.currency is square.currency else None,
        )
        for square in SQUARES
    )


def site_offer(view: View, purse: Purse) -> Offer | None:
    """L1: the tile on a square as a building site, while there are tokens."""
    kept = seen(view, SitesSeen)
    if purse.tile is None or kept is None or not kept.bag_size:
        return None
    return purse.offered(purse.tile, purse.tile.price // 2)


def portal_offer(view: View, seat: Seat, purse: Purse) -> Offer | None:
    """O2: the tile on a square together with a portal, if one is left and finds a place."""
    kept, tile = seen(view, Portals), purse.tile
    if tile is None or kept is None or not kept.supply[tile.kind]:
        return None
    player = view.players[seat]
    aside, portals = tuple(sorted((*player.aside, tile))), tuple(sorted((*kept.aside, tile.kind)))
    if not all_find_places(player.palace, aside, portals):
        return None
    return purse.offered(tile, tile.price + portal_surcharge(view))


def completions(view: View, seat: Seat) -> tuple[tuple[Currency, Offer], ...]:
    """L3: the own building sites, each with the currency of its token and what completing it takes."""
    kept, money = seen(view, SitesSeen), purses(view)
    own = (site for site in kept.sites if site.seat == seat) if kept else ()
    return tuple(
        (site.token, money[site.token].offered(site.tile, site.tile.price))
        for site in own
        if site.token is not None
    )
