"""Building sites: their actions and events, where their tokens are, who sees them, how they are written."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.judge.errors import NotationError
from engine.position.pieces import Card, Currency, Money, Seat, Square, Tile
from engine.position.state import Game, Phase
from engine.text.piece_notation import (
    NOTHING,
    parse_currency,
    parse_list,
    parse_seat,
    parse_tile,
    print_list,
    print_seat,
)

TOKENS: Final = tuple(currency for currency in Currency for _ in range(2))
"""L1: two tokens of each currency."""


@dataclass(frozen=True)
class BuySite:
    """L1: buy a market tile for half its price or more, as a building site."""

    tile: Tile
    cards: tuple[Money, ...]


@dataclass(frozen=True)
class KeepToken:
    """L1: keep the first or the second of the tokens just drawn; only who drew them knows what that means."""

    number: int


@dataclass(frozen=True)
class Complete:
    """L3: complete a building site for its full price in the currency of its token."""

    tile: Tile
    cards: tuple[Money, ...]


@dataclass(frozen=True)
class SiteBought:
    """L1: the tile lies aside until its token is chosen and it is placed."""

    paid_exactly: ClassVar[bool] = False
    """Half a price is never the exact one."""

    seat: Seat
    tile: Tile
    square: Square
    cards: tuple[Money, ...]


@dataclass(frozen=True)
class TokensDrawn:
    """L1: tokens for a site, as they came out of the bag; None hides one from all but the buyer."""

    seat: Seat
    tile: Tile
    tokens: tuple[Currency | None, ...]
    used: int


@dataclass(frozen=True)
class TokenKept:
    """L1: one of the tokens drawn, counted from 1, lies on the site; the other is back in the bag."""

    seat: Seat
    tile: Tile
    number: int


@dataclass(frozen=True)
class SiteCompleted:
    """L3: the building counts from now on; its token has left the game."""

    seat: Seat
    tile: Tile
    token: Currency
    cards: tuple[Money, ...]
    paid_exactly: bool


@dataclass(frozen=True)
class Reckoning:
    """L4: the tokens in a seat's palace, and the money that they made worthless."""

    seat: Seat
    tokens: tuple[Currency, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TokensTurnedOver:
    """L4: what the tokens in the palaces cost their owners."""

    reckonings: tuple[Reckoning, ...]


@dataclass(frozen=True)
class Site:
    """A tile with a token face down on it, and whose it is."""

    seat: Seat
    tile: Tile
    token: Currency


@dataclass(frozen=True)
class Draw:
    """Tokens drawn for a site, one of which is still to be chosen; None hides one."""

    seat: Seat
    tile: Tile
    tokens: tuple[Currency | None, ...]


@dataclass(frozen=True)
class Sites:
    """All tokens: in the bag, on sites, drawn just now, and out of the game. *Secret*, but for the last."""

    bag: tuple[Currency, ...]
    sites: tuple[Site, ...] = ()
    drawn: Draw | None = None
    gone: tuple[Currency, ...] = ()

    def on(self, tile: Tile) -> Site | None:
        """The site on this tile."""
        return next((site for site in self.sites if site.tile == tile), None)


@dataclass(frozen=True)
class SiteSeen:
    """A site in a view; its owner sees the token, and all do once it is turned over."""

    seat: Seat
    tile: Tile
    token: Currency | None


@dataclass(frozen=True)
class SitesSeen:
    """The sites in a view."""

    bag_size: int
    sites: tuple[SiteSeen, ...]
    drawn: Draw | None
    gone: tuple[Currency, ...]

    def on(self, tile: Tile) -> SiteSeen | None:
        """The site on this tile."""
        return next((site for site in self.sites if site.tile == tile), None)


def seen_by(game: Game, seat: Seat | None) -> SitesSeen:
    """The sites as a seat, or an onlooker, sees them."""
    kept = game.slice(Sites)
    drawn = kept.drawn
    if drawn is not None and drawn.seat != seat:
        drawn = Draw(drawn.seat, drawn.tile, (None,) * len(drawn.tokens))
    return SitesSeen(
        bag_size=len(kept.bag),
        sites=tuple(
            SiteSeen(site.seat, site.tile, site.token if _open(game, site, seat) else None)
            for site in kept.sites
        ),
        drawn=drawn,
        gone=kept.gone,
    )


def _open(game: Game, site: Site, seat: Seat | None) -> bool:
    """L3, L4: owners see their tokens; at the end those in palaces are turned over, and then all."""
    built = game.phase is Phase.LAST_TILES and in_palace(game, site)
    return site.seat == seat or built or game.phase is Phase.OVER


def in_palace(game: Game, site: Site) -> bool:
    """Does the site stand in its owner's palace?"""
    return game.players[site.seat].palace.cell_of(site.tile) is not None


def site_faults(game: Game) -> Iterator[str]:
    """What is wrong with the tokens of a position."""
    kept = game.slice(Sites)
    drawn = () if kept.drawn is None else kept.drawn.tokens
    everywhere = [*kept.bag, *kept.gone, *(site.token for site in kept.sites), *drawn]
    if None in everywhere or sorted(everywhere, key=str) != sorted(TOKENS, key=str):
        yield "the eight tokens are not all there, once each"
    if list(kept.bag) != sorted(kept.bag) or list(kept.gone) != sorted(kept.gone):
        yield "the tokens are not in order"
    tiles = [site.tile for site in kept.sites]
    if tiles != sorted(set(tiles)):
        yield "a site is there twice, or the sites are not in order"
    if not all(site.seat in game.seats and _held(game, site) for site in kept.sites):
        yield "a site is not where its owner's tiles are"
    if kept.drawn is not None and not _may_choose(game, kept.drawn):
        yield "tokens were drawn by somebody who has bought no site"


def _held(game: Game, site: Site) -> bool:
    player = game.players[site.seat]
    return site.tile in player.reserve or site.tile in player.aside or in_palace(game, site)


def _may_choose(game: Game, drawn: Draw) -> bool:
    on_turn = game.phase is Phase.TURN and game.to_act == (drawn.seat,) and not game.may_act
    return on_turn and bool(drawn.tokens) and drawn.tile in game.players[drawn.seat].aside


def print_sites(kept: Sites) -> str:
    """All tokens as one word: the bag, the sites, those drawn just now, those gone."""
    sites = (f"{print_seat(site.seat)}:{site.tile}:{site.token.letter}" for site in kept.sites)
    drawn = NOTHING
    if kept.drawn is not None:
        shown = "".join(token.letter for token in kept.drawn.tokens if token is not None)
        drawn = f"{print_seat(kept.drawn.seat)}:{kept.drawn.tile}:{shown}"
    return "/".join((_letters(kept.bag), print_list(sites, ";"), drawn, _letters(kept.gone)))


def parse_sites(text: str) -> Sites:
    """The tokens in a word."""
    parts = text.split("/")
    if len(parts) != len(("bag", "sites", "drawn", "gone")):
        raise NotationError("not the tokens of building sites", text)
    bag, sites, drawn, gone = parts
    return Sites(
        _currencies(bag),
        parse_list(sites, _parse_site, ";"),
        None if drawn == NOTHING else Draw(*_parse_tokens(drawn)),
        _currencies(gone),
    )


def _parse_site(text: str) -> Site:
    seat, tile, tokens = _parse_tokens(text)
    if len(tokens) != 1:
        raise NotationError("a site has one token", text)
    return Site(seat, tile, tokens[0])


def _parse_tokens(text: str) -> tuple[Seat, Tile, tuple[Currency, ...]]:
    parts = text.split(":")
    if len(parts) != len(("seat", "tile", "tokens")):
        raise NotationError("no such site", text)
    return parse_seat(parts[0]), parse_tile(parts[1]), _currencies(parts[2])


def _letters(currencies: tuple[Currency, ...]) -> str:
    return print_list((currency.letter for currency in currencies), "")


def _currencies(text: str) -> tuple[Currency, ...]:
    return () if text == NOTHING else tuple(parse_currency(letter) for letter in text)
