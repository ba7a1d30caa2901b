"""Building sites: tiles at half price, and tokens that say in secret what completes them (L1–L5)."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from engine.judge.actions import UndoStep, UndoTurn
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.judge.judgements import no_action_left
from engine.judge.purchases import Bill, not_payable, square_of, ways_to_pay
from engine.modules.building_site_pieces import (
    TOKENS,
    BuySite,
    Complete,
    Draw,
    KeepToken,
    Reckoning,
    Site,
    SiteBought,
    SiteCompleted,
    Sites,
    SitesSeen,
    TokenKept,
    TokensDrawn,
    TokensTurnedOver,
    in_palace,
    parse_sites,
    print_sites,
    seen_by,
    site_faults,
)
from engine.modules.dirk import GiveToDirk
from engine.modules.hooks import Module
from engine.position.frozen import replace
from engine.position.pieces import Card, Seat, Square, Tile, arranged, cards_of, total
from engine.position.rng import Rng
from engine.position.state import SQUARES, Game, with_slice, without
from engine.text.piece_notation import (
    parse_list,
    parse_money,
    parse_number,
    parse_tile,
    print_list,
    print_seat,
)
from engine.transitions.events import GameBegun
from engine.transitions.evolve import paying, sold, stepped
from engine.transitions.scoring import Table

if TYPE_CHECKING:
    from engine.modules import Action, Event

DRAWN: Final = 2
"""L1: how many tokens are drawn; one of them is kept."""


class SiteReason(Reason):
    """Why not, on building sites."""

    NO_TOKEN_LEFT = "L1 no token is left in the bag"
    TOKEN_TO_CHOOSE = "L1 first one of the tokens drawn is chosen"  # tile: the site
    NO_SUCH_TOKEN = "L1 no such token was drawn"  # amount: how many were
    NOT_A_SITE = "L3 the tile is no building site of this seat"  # tile
    SITE_NOT_FOR_DIRK = "L2 a building site is not for Dirk"  # tile


class BuildingSites(Module):
    """Sites give walls at once and points only once they are completed."""

    name = "building_sites"
    actions = (BuySite, KeepToken, Complete)
    events = (SiteBought, TokensDrawn, TokenKept, SiteCompleted, TokensTurnedOver)
    barriers = (TokensDrawn,)
    slice_type = Sites

    def offers(self, game: Game, seat: Seat) -> Iterable["Action"]:
        kept = game.slice(Sites)
        if kept.drawn is not None:
            yield from (KeepToken(number) for number in range(1, len(kept.drawn.tokens) + 1))
        elif game.may_act:
            for square, tile in zip(SQUARES, game.market, strict=True) if kept.bag else ():
                if tile is not None:
                    yield from (
                        BuySite(tile, money) for money in ways_to_pay(game, seat, _half(tile, square))
                    )
            for site in kept.sites:
                if site.seat == seat:
                    yield from (Complete(site.tile, money) for money in ways_to_pay(game, seat, _whole(site)))

    def refusal(self, game: Game, seat: Seat, action: "Action") -> Refusal | None:
        drawn = game.slice(Sites).drawn
        match action:
            case KeepToken(number):
                tokens = drawn.tokens if drawn is not None and drawn.seat == seat else ()
                found = number in range(1, len(tokens) + 1)
                return None if found else Refusal(SiteReason.NO_SUCH_TOKEN, amount=len(tokens))
            case UndoStep() | UndoTurn():
                return None
            case _ if drawn is not None:
                return Refusal(SiteReason.TOKEN_TO_CHOOSE, tile=drawn.tile)
            case BuySite():
                return no_action_left(game) or _not_for_sale(game, seat, action)
            case Complete():
                return no_action_left(game) or _not_completable(game, seat, action)
            case GiveToDirk(tile) if game.slice(Sites).on(tile) is not None:
                return Refusal(SiteReason.SITE_NOT_FOR_DIRK, tile=tile)
            case _:
                return None

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable["Event"]:
        kept = game.slice(Sites)
        match action:
            case BuySite(tile, cards):
                square = SQUARES[game.market.index(tile)]
                order, rng = game.rng.shuffled(kept.bag)
                yield SiteBought(seat, tile, square, arranged(cards))
                yield TokensDrawn(seat, tile, order[:DRAWN], rng.used)
            case KeepToken(number):
                assert kept.drawn is not None
                yield TokenKept(seat, kept.drawn.tile, number)
            case Complete(tile, cards):
                site = kept.on(tile)
                assert site is not None
                yield SiteCompleted(seat, tile, site.token, arranged(cards), total(cards) == tile.price)

    def evolve(self, game: Game, event: "Event") -> Game:
        match event:
            case GameBegun():
                return with_slice(game, Sites(TOKENS))
            case SiteBought(seat, tile, square, cards):
                aside = tuple(sorted((*game.players[seat].aside, tile)))
                market = sold(game.market, square, tile)
                return stepped(
                    game, event, market=market, may_act=False, **paying(game, seat, cards, aside=aside)
                )
            case TokensDrawn():
                return _drawn(game, event)
            case TokenKept():
                return _chosen(game, event)
            case SiteCompleted(seat, tile, token, cards, paid_exactly):
                kept = game.slice(Sites)
                sites = without(kept.sites, (Site(seat, tile, token),))
                paid = stepped(game, event, may_act=paid_exactly, **paying(game, seat, cards))
                return with_slice(paid, replace(kept, sites=sites, gone=tuple(sorted((*kept.gone, token)))))
            case TokensTurnedOver(reckonings):
                for reckoning in reckonings:
                    game = replace(game, **paying(game, reckoning.seat, reckoning.cards))
                return game
            case _:
                return game

    def closing(self, game: Game) -> Iterable["Event"]:
        if reckonings := tuple(_reckonings(game)):
            yield TokensTurnedOver(reckonings)

    def discarded(self, event: Any) -> Iterable[tuple[Seat, tuple[Card, ...]]]:
        match event:
            case SiteBought(seat=seat, cards=cards) | SiteCompleted(seat=seat, cards=cards):
                yield seat, cards_of(cards)
            case TokensTurnedOver(reckonings):
                yield from ((reckoning.seat, reckoning.cards) for reckoning in reckonings)

    def counts(self, table: Table, seat: Seat, tile: Tile) -> bool:
        kept = next(kept for kept in table.slices if isinstance(kept, Sites | SitesSeen))
        return all(site.tile != tile for site in kept.sites)

    def seen(self, game: Game, seat: Seat | None) -> SitesSeen:
        return seen_by(game, seat)

    def redact(self, event: Any, seat: Seat | None) -> "Event":
        if isinstance(event, TokensDrawn) and event.seat != seat:
            return TokensDrawn(event.seat, event.tile, (None,) * len(event.tokens), event.used)
        shown: Event = event
        return shown

    def faults(self, game: Game) -> Iterable[str]:
        return site_faults(game)

    def action_of(self, event: Any) -> "Action | None":
        match event:
            case SiteBought(_, tile, _, cards):
                return BuySite(tile, cards)
            case TokenKept(_, _, number):
                return KeepToken(number)
            case SiteCompleted(_, tile, _, cards, _):
                return Complete(tile, cards)
            case _:
                return None

    def fact_of(self, event: Any) -> str | None:
        match event:
            case TokensDrawn(tokens=tokens):
                return f"tokens {len(tokens)}"
            case TokensTurnedOver(reckonings):
                return f"turned {print_list(map(_print_reckoning, reckonings))}"
            case _:
                return None

    def print_action(self, action: Any) -> str:
        match action:
            case BuySite(tile, cards):
                return f"L {tile}={print_list(cards)}"
            case KeepToken(number):
                return f"K {number}"
            case _:
                return f"C {action.tile}={print_list(action.cards)}"

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        if verb == "K":
            return KeepToken(parse_number(rest))
        if verb not in ("L", "C"):
            return None
        tile, _, cards = rest.partition("=")
        bought = BuySite if verb == "L" else Complete
        return bought(parse_tile(tile), parse_list(cards, parse_money))

    def print_slice(self, kept: Any) -> str:
        return print_sites(kept)

    def parse_slice(self, text: str) -> Sites:
        return parse_sites(text)


def _half(tile: Tile, square: Square) -> Bill:
    """L1: half the price, rounded down."""
    return Bill(tile, square.currency, tile.price // 2, in_full=False)


def _whole(site: Site) -> Bill:
    """L3: the full price, in the currency of the token."""
    return Bill(site.tile, site.token, site.tile.price, in_full=False)


def _not_for_sale(game: Game, seat: Seat, action: BuySite) -> Refusal | None:
    square = square_of(game, action.tile)
    if square is None:
        return Refusal(CoreReason.NOT_ON_MARKET, tile=action.tile)
    if not game.slice(Sites).bag:
        return Refusal(SiteReason.NO_TOKEN_LEFT)
    return not_payable(game, seat, action.cards, _half(action.tile, square))


def _not_completable(game: Game, seat: Seat, action: Complete) -> Refusal | None:
    site = game.slice(Sites).on(action.tile)
    if site is None or site.seat != seat:
        return Refusal(SiteReason.NOT_A_SITE, tile=action.tile)
    return not_payable(game, seat, action.cards, _whole(site))


def _drawn(game: Game, event: TokensDrawn) -> Game:
    """U1: what was hidden has been shown, so nothing before it can be taken back."""
    kept = game.slice(Sites)
    shown = replace(game, rng=Rng(game.rng.seed, event.used), base=None, steps=())
    drawn = Draw(event.seat, event.tile, event.tokens)
    return with_slice(shown, replace(kept, bag=without(kept.bag, event.tokens), drawn=drawn))


def _chosen(game: Game, event: TokenKept) -> Game:
    kept = game.slice(Sites)
    tokens = [] if kept.drawn is None else [token for token in kept.drawn.tokens if token is not None]
    if event.number not in range(1, len(tokens) + 1):
        raise ValueError("no such token was drawn")
    site = Site(event.seat, event.tile, tokens.pop(event.number - 1))
    sites = tuple(sorted((*kept.sites, site), key=lambda one: one.tile))
    bag = tuple(sorted((*kept.bag, *tokens)))
    return with_slice(stepped(game, event), replace(kept, bag=bag, sites=sites, drawn=None))


def _reckonings(game: Game) -> Iterator[Reckoning]:
    """L4: a player with a token in the palace discards all money of its currency."""
    for seat in map(Seat, game.seats):
        sites = [site for site in game.slice(Sites).sites if site.seat == seat and in_palace(game, site)]
        tokens = tuple(sorted(site.token for site in sites))
        if tokens:
            lost = tuple(card for card in game.players[seat].hand if card.currency in tokens)
            yield Reckoning(seat, tokens, lost)


def _print_reckoning(reckoning: Reckoning) -> str:
    tokens = "".join(token.letter for token in reckoning.tokens)
    return f"{print_seat(reckoning.seat)}:{tokens}={print_list(reckoning.cards, ',')}"


BUILDING_SITES: Final = BuildingSites()
