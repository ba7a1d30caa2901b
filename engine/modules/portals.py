"""Portals: triangles in half a cell, bought together with a tile of their kind (O1–O6)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.board.geometry import Half
from engine.board.palace import Palace
from engine.judge.actions import Buy, EndTurn, Swap, TakeBack, TakeMoney, UndoStep, UndoTurn
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.judge.judgements import no_action_left, no_room
from engine.judge.purchases import Bill, not_payable, square_of, ways_to_pay
from engine.modules.hooks import Module
from engine.modules.portal_outlook import all_find_places, outlook_at
from engine.modules.portal_places import in_contact, losing_contact, out_of_contact, portal_places
from engine.modules.portal_supply import Portals, bought, parse_portals, placed, print_portals, supply_faults
from engine.position.pieces import Card, Kind, Money, Seat, Square, Tile, arranged, cards_of, total
from engine.position.state import SQUARES, Game, Phase, with_player, with_slice
from engine.text.piece_notation import (
    parse_half,
    parse_kind,
    parse_list,
    parse_money,
    parse_tile,
    print_half,
    print_list,
)
from engine.transitions.events import GameBegun
from engine.transitions.evolve import paying, sold, stepped
from engine.transitions.score_lines import ScoreLine, Source
from engine.transitions.scoring import Table
from engine.transitions.steps import outcome

if TYPE_CHECKING:
    from engine.modules import Action, Event

SURCHARGES: Final = (6, 4, 2)
"""O2: what a portal costs, by the number of rounds scored."""
IN_THE_WALL: Final = 2
"""O5: points for a portal in the longest wall, besides those for its side."""
SOURCE: Final = Source("portals")


@dataclass(frozen=True)
class BuyWithPortal:
    """O2: buy a market tile together with a portal of its kind."""

    tile: Tile
    cards: tuple[Money, ...]


@dataclass(frozen=True)
class PlacePortal:
    """O3: put a portal bought this turn into the palace."""

    kind: Kind
    half: Half


@dataclass(frozen=True)
class PortalBought:
    """O2: a tile and a portal of its kind lie aside until they are placed."""

    seat: Seat
    tile: Tile
    square: Square
    cards: tuple[Money, ...]
    surcharge: int
    paid_exactly: bool


@dataclass(frozen=True)
class PortalPlaced:
    """O3: a portal that lay aside is now in the palace."""

    seat: Seat
    kind: Kind
    half: Half


class PortalReason(Reason):
    """Why a portal cannot be bought or placed, or what it stands in the way of."""

    NO_PORTAL_LEFT = "O1 no portal of this kind is left"  # kinds: the one
    NO_PLACE_FOR_PORTAL = "O2 no legal place for the portal could exist"  # kinds: the one
    PORTAL_NOT_BOUGHT = "O3 no portal of this kind was bought this turn"  # kinds: the one
    NO_CONTACT = "O3 no short side touches a building of its kind"  # kinds: the one; cells: the one
    PORTALS_TO_PLACE = "O3 bought portals wait to be placed"  # kinds: theirs
    PORTAL_WOULD_NOT_FIT = "O3 a bought portal would no longer find a place"  # kinds: those bought
    CONTACT_LOST = "O4 portals would touch no building of their kind"  # cells, kinds: theirs


def portal_surcharge(table: Table) -> int:
    """O2: what a portal costs now, besides its tile."""
    return SURCHARGES[min(table.rounds_scored, len(SURCHARGES) - 1)]


class PortalsModule(Module):
    """Portals open new ways to build, and are worth something in the longest wall."""

    name = "portals"
    actions = (BuyWithPortal, PlacePortal)
    events = (PortalBought, PortalPlaced)
    slice_type = Portals
    lays_halves = True

    def offers(self, game: Game, seat: Seat) -> Iterable["Action"]:
        kept, player = game.slice(Portals), game.players[seat]
        for square, tile in zip(SQUARES, game.market, strict=True) if game.may_act else ():
            if tile is not None and kept.supply[tile.kind] and _finds_place(game, seat, tile):
                bill = Bill(tile, square.currency, tile.price + portal_surcharge(game))
                yield from (BuyWithPortal(tile, money) for money in ways_to_pay(game, seat, bill))
        for kind in dict.fromkeys(kept.aside):
            yield from (PlacePortal(kind, half) for half in portal_places(player.palace, kind))

    def refusal(self, game: Game, seat: Seat, action: "Action") -> Refusal | None:
        match action:
            case BuyWithPortal():
                return no_action_left(game) or _not_for_sale(game, seat, action)
            case PlacePortal(kind, half):
                found = _not_placeable(game, seat, kind, half)
            case EndTurn():
                aside = game.slice(Portals).aside
                return Refusal(PortalReason.PORTALS_TO_PLACE, kinds=aside) if aside else None
            case UndoStep() | UndoTurn() | TakeMoney() | Buy():
                return None  # no place is taken, and another tile only helps
            case TakeBack(tile):
                found = _contact_lost(game.players[seat].palace, tile)
            case Swap(tile, removed):
                found = _contact_lost(game.players[seat].palace, removed, tile)
            case _:
                found = None
        return found or _no_longer_fitting(game, seat, action)

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable["Event"]:
        if isinstance(action, PlacePortal):
            yield PortalPlaced(seat, action.kind, action.half)
            return
        square, more = SQUARES[game.market.index(action.tile)], portal_surcharge(game)
        exactly = total(action.cards) == action.tile.price + more
        yield PortalBought(seat, action.tile, square, arranged(action.cards), more, exactly)

    def evolve(self, game: Game, event: "Event") -> Game:
        match event:
            case GameBegun():
                return with_slice(game, Portals())
            case PortalBought():
                return _bought(game, event)
            case PortalPlaced(seat, kind, half):
                palace, kept = game.players[seat].palace, game.slice(Portals)
                if palace.walls_at(half.cell) is not None:
                    raise ValueError("something stands there")
                players = with_player(game, seat, palace=palace.with_half(half, kind))
                laid = stepped(game, event, players=players, may_act=False)
                return with_slice(laid, placed(kept, kind))
            case _:
                return game

    def surplus(self, event: "Event") -> int:
        if not isinstance(event, PortalBought):
            return 0
        return total(event.cards) - event.tile.price - event.surcharge

    def discarded(self, event: Any) -> Iterable[tuple[Seat, tuple[Card, ...]]]:
        if isinstance(event, PortalBought):
            yield event.seat, cards_of(event.cards)

    def scores(self, table: Table, scoring_round: int) -> Iterable[ScoreLine]:
        for seat, player in enumerate(table.players):
            if count := len(player.palace.longest_wall.halves):
                yield ScoreLine(Seat(seat), SOURCE, IN_THE_WALL * count, count)

    def seen(self, game: Game, seat: Seat | None) -> Portals:
        return game.slice(Portals)

    def faults(self, game: Game) -> Iterable[str]:
        kept = game.slice(Portals)
        yield from supply_faults(kept, (player.palace for player in game.players))
        if any(out_of_contact(player.palace) for player in game.players):
            yield "a portal touches no building of its kind"
        waiting = [game.players[seat] for seat in game.to_act]
        bought = game.market.count(None)
        if kept.aside and game.phase is not Phase.TURN:
            yield "a portal lies aside after the last turn"
        elif kept.aside and max(len(kept.aside), *(len(player.aside) for player in waiting)) > bought:
            yield "more lies aside than was bought this turn"
        elif not all(all_find_places(player.palace, player.aside, kept.aside) for player in waiting):
            yield "a portal that lies aside finds no place"

    def action_of(self, event: Any) -> "Action | None":
        if isinstance(event, PortalPlaced):
            return PlacePortal(event.kind, event.half)
        return BuyWithPortal(event.tile, event.cards)

    def print_action(self, action: Any) -> str:
        if isinstance(action, PlacePortal):
            return f"PP {action.kind.letter}@{print_half(action.half)}"
        return f"BP {action.tile}={print_list(action.cards)}"

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        if verb == "BP":
            tile, _, cards = rest.partition("=")
            return BuyWithPortal(parse_tile(tile), parse_list(cards, parse_money))
        if verb == "PP":
            kind, _, half = rest.partition("@")
            return PlacePortal(parse_kind(kind), parse_half(half))
        return None

    def print_slice(self, kept: Any) -> str:
        return print_portals(kept)

    def parse_slice(self, text: str) -> Portals:
        return parse_portals(text)


def _not_for_sale(game: Game, seat: Seat, action: BuyWithPortal) -> Refusal | None:
    tile = action.tile
    square = square_of(game, tile)
    if square is None:
        return Refusal(CoreReason.NOT_ON_MARKET, tile=tile)
    kept = game.slice(Portals)
    if not kept.supply[tile.kind]:
        return Refusal(PortalReason.NO_PORTAL_LEFT, kinds=(tile.kind,))
    bill = Bill(tile, square.currency, tile.price + portal_surcharge(game))
    if found := not_payable(game, seat, action.cards, bill):
        return found
    if not _finds_place(game, seat, tile):
        return Refusal(PortalReason.NO_PLACE_FOR_PORTAL, kinds=(tile.kind,))
    return None


def _finds_place(game: Game, seat: Seat, tile: Tile) -> bool:
    """O2: could a portal bought with this tile be placed, with all that lies aside already?"""
    player, portals = game.players[seat], game.slice(Portals).aside
    return all_find_places(player.palace, _sorted(player.aside, tile), _sorted(portals, tile.kind))


def _not_placeable(game: Game, seat: Seat, kind: Kind, half: Half) -> Refusal | None:
    if kind not in game.slice(Portals).aside:
        return Refusal(PortalReason.PORTAL_NOT_BOUGHT, kinds=(kind,))
    palace = game.players[seat].palace
    if found := no_room(palace, half):
        return found
    if not in_contact(palace.tiles, half, kind):
        return Refusal(PortalReason.NO_CONTACT, kinds=(kind,), cells=(half.cell,))
    return None


def _contact_lost(palace: Palace, gone: Tile, new: Tile | None = None) -> Refusal | None:
    """O4: a redesigned tile may have been the only one of its kind that a portal touches."""
    lost = losing_contact(palace, gone, new) if palace.halves else ()
    kinds = tuple(palace.halves[half] for half in lost)
    return (
        Refusal(PortalReason.CONTACT_LOST, cells=tuple(half.cell for half in lost), kinds=kinds)
        if lost
        else None
    )


def _no_longer_fitting(game: Game, seat: Seat, action: "Action") -> Refusal | None:
    """O2, O3: what was bought can be placed, so nothing may be done that takes its last place."""
    waiting = game.slice(Portals).aside
    if not waiting:
        return None
    before, later = game.players[seat], outcome(game, seat, action)
    player, left = later.players[seat], later.slice(Portals).aside
    outlook = outlook_at(before.palace, before.aside, waiting)
    if outlook.all_find_places(player.palace, player.aside, left):
        return None
    return Refusal(PortalReason.PORTAL_WOULD_NOT_FIT, kinds=left)


def _bought(game: Game, event: PortalBought) -> Game:
    aside = _sorted(game.players[event.seat].aside, event.tile)
    bought_both = stepped(
        game,
        event,
        market=sold(game.market, event.square, event.tile),
        may_act=event.paid_exactly,
        **paying(game, event.seat, event.cards, aside=aside),
    )
    return with_slice(bought_both, bought(game.slice(Portals), event.tile.kind))


def _sorted(things: tuple[Any, ...], more: Any) -> tuple[Any, ...]:
    return tuple(sorted((*things, more)))


PORTALS: Final = PortalsModule()
