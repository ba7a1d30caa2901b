"""Falconers: falcons on the crossings of a palace (F1–F5)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.board.geometry import Cell, Corner
from engine.judge.errors import CoreReason, Reason, Refusal
from engine.modules.falcon_pieces import (
    FALCONS,
    POINTS,
    Falcon,
    Feather,
    cells_around,
    crossings,
    gaps_around,
    kinds_around,
    suits,
)
from engine.modules.hooks import Module
from engine.position.pieces import Card, Seat
from engine.position.state import Game, Phase, slice_of, with_slice
from engine.text.piece_notation import (
    parse_card,
    parse_corner,
    parse_list,
    parse_seat,
    print_corner,
    print_list,
    print_seat,
)
from engine.transitions.events import GameBegun, TilesSwapped, TileTakenBack
from engine.transitions.evolve import paying, stepped
from engine.transitions.score_lines import ScoreLine, Source
from engine.transitions.scoring import Table
from engine.views.module_slice import module_slice

if TYPE_CHECKING:
    from engine.modules import Action, Event


_RANK: Final = {falcon: rank for rank, falcon in enumerate(FALCONS)}
SOURCES: Final = {feather: Source(f"falcons-{feather.name.lower()}") for feather in Feather}


@dataclass(frozen=True)
class BuyFalcon:
    """F2: buy a falcon for one card and let it settle on a crossing."""

    falcon: Falcon
    card: Card
    corner: Corner


@dataclass(frozen=True)
class FalconBought:
    """F2: a falcon stands on a crossing."""

    paid_exactly: ClassVar[bool] = False
    """Falcons are the only action of their turn."""

    seat: Seat
    falcon: Falcon
    card: Card
    corner: Corner


@dataclass(frozen=True)
class Perched:
    """A falcon on a crossing of a palace."""

    seat: Seat
    falcon: Falcon
    corner: Corner


@dataclass(frozen=True)
class Falcons:
    """All falcons that stand somewhere, in their order; the others are in the supply. All is open."""

    perched: tuple[Perched, ...] = ()

    @property
    def supply(self) -> tuple[Falcon, ...]:
        """F1: the falcons that can be bought."""
        taken = {perched.falcon for perched in self.perched}
        return tuple(falcon for falcon in FALCONS if falcon not in taken)

    def of(self, seat: Seat) -> tuple[Perched, ...]:
        """A seat's falcons."""
        return tuple(perched for perched in self.perched if perched.seat == seat)


class FalconReason(Reason):
    """Why a falcon cannot be bought."""

    FALCONS_ALONE = "F2 falcons are the only action of a turn"
    FALCON_TAKEN = "F1 the falcon is not in the supply"  # seat: whose it is
    NO_CROSSING = "F3 no four tiles meet there"  # cells: those without a tile
    CROSSING_TAKEN = "F3 a falcon stands there"  # cells: the four around it
    COLOURS_MISSING = "F3 the four tiles lack a colour of the falcon"  # kinds: those missing; cells: the four


def perches(table: Table, seat: Seat) -> Iterator[tuple[Corner, tuple[Falcon, ...]]]:
    """The free crossings of a seat's palace with the falcons of the supply that could stand there."""
    kept = slice_of(table.slices, Falcons)
    taken = {perched.corner for perched in kept.of(seat)}
    palace = table.players[seat].palace
    for corner in crossings(palace):
        kinds = kinds_around(palace, corner)
        fitting = tuple(falcon for falcon in kept.supply if kinds.issuperset(falcon.kinds))
        if fitting and corner not in taken:
            yield corner, fitting


def falcons_of(table: Table, seat: Seat) -> tuple[Perched, ...]:
    """The falcons in a seat's palace; none if falcons are not in play."""
    kept = module_slice(table, Falcons)
    return kept.of(seat) if kept else ()


def falcons_leaving(table: Table, seat: Seat, cell: Cell) -> tuple[Perched, ...]:
    """F4: the falcons that fly home if the tile in this cell of a seat's palace is redesigned."""
    return tuple(
        perched
        for perched in slice_of(table.slices, Falcons).of(seat)
        if cell in cells_around(perched.corner)
    )


class Falconers(Module):
    """Falcons cost a card each, score by colour, and fly home when their crossing is redesigned."""

    name = "falconers"
    actions = (BuyFalcon,)
    events = (FalconBought,)
    slice_type = Falcons

    def offers(self, game: Game, seat: Seat) -> Iterable["Action"]:
        if _not_alone(game):
            return
        cards = tuple(dict.fromkeys(game.players[seat].hand))
        for corner, falcons in perches(game, seat) if cards else ():
            yield from (BuyFalcon(falcon, card, corner) for falcon in falcons for card in cards)

    def refusal(self, game: Game, seat: Seat, action: "Action") -> Refusal | None:
        if not isinstance(action, BuyFalcon):
            return None
        falcon, card, corner = action.falcon, action.card, action.corner
        if found := _not_alone(game):
            return found
        kept, palace = game.slice(Falcons), game.players[seat].palace
        if owner := next((perched for perched in kept.perched if perched.falcon == falcon), None):
            return Refusal(FalconReason.FALCON_TAKEN, seat=owner.seat)
        if card not in game.players[seat].hand:
            return Refusal(CoreReason.NOT_IN_HAND, cards=(card,))
        if gaps := gaps_around(palace, corner):
            return Refusal(FalconReason.NO_CROSSING, cells=gaps)
        around = cells_around(corner)
        if any(perched.corner == corner for perched in kept.of(seat)):
            return Refusal(FalconReason.CROSSING_TAKEN, cells=around)
        there = kinds_around(palace, corner)
        if absent := tuple(kind for kind in falcon.kinds if kind not in there):
            return Refusal(FalconReason.COLOURS_MISSING, kinds=absent, cells=around)
        return None

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable["Event"]:
        yield FalconBought(seat, action.falcon, action.card, action.corner)

    def evolve(self, game: Game, event: "Event") -> Game:
        match event:
            case GameBegun():
                return with_slice(game, Falcons())
            case FalconBought(seat, falcon, card, corner):
                if falcon not in game.slice(Falcons).supply:
                    raise ValueError(f"{falcon} is not in the supply")
                bought = stepped(game, event, may_act=False, **paying(game, seat, (card,)))
                return _with(bought, (*game.slice(Falcons).perched, Perched(seat, falcon, corner)))
            case TileTakenBack(seat, _, cell) | TilesSwapped(seat, _, _, cell):
                if gone := falcons_leaving(game, seat, cell):
                    return _with(game, (kept for kept in game.slice(Falcons).perched if kept not in gone))
                return game
            case _:
                return game

    def discarded(self, event: Any) -> Iterable[tuple[Seat, tuple[Card, ...]]]:
        if isinstance(event, FalconBought):
            yield event.seat, (event.card,)

    def scores(self, table: Table, scoring_round: int) -> Iterable[ScoreLine]:
        kept = slice_of(table.slices, Falcons)
        for seat in map(Seat, range(len(table.players))):
            for feather, source in SOURCES.items():
                count = sum(perched.falcon.feather is feather for perched in kept.of(seat))
                if count:
                    yield ScoreLine(seat, source, POINTS[count], count)

    def seen(self, game: Game, seat: Seat | None) -> Falcons:
        return game.slice(Falcons)

    def faults(self, game: Game) -> Iterable[str]:
        kept = game.slice(Falcons).perched
        if [perched.falcon for perched in kept] != sorted({p.falcon for p in kept}, key=_RANK.__getitem__):
            yield "a falcon stands twice, or the falcons are not in order"
        if len({(perched.seat, perched.corner) for perched in kept}) != len(kept):
            yield "two falcons stand on one crossing"
        for perched in kept:
            if perched.seat not in game.seats:
                yield "a falcon stands with nobody"
            elif not suits(game.players[perched.seat].palace, perched.corner, perched.falcon):
                yield "a falcon stands where it cannot"

    def action_of(self, event: Any) -> "Action | None":
        return BuyFalcon(event.falcon, event.card, event.corner)

    def print_action(self, action: Any) -> str:
        return f"F {action.falcon}={action.card}@{print_corner(action.corner)}"

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        if verb != "F":
            return None
        falcon, _, paid = rest.partition("=")
        card, _, corner = paid.partition("@")
        return BuyFalcon(Falcon.parse(falcon), parse_card(card), parse_corner(corner))

    def print_slice(self, kept: Any) -> str:
        return print_list(
            (f"{print_seat(p.seat)}:{p.falcon}@{print_corner(p.corner)}" for p in kept.perched), ";"
        )

    def parse_slice(self, text: str) -> Falcons:
        return Falcons(parse_list(text, _parse_perched, ";"))


def _not_alone(game: Game) -> Refusal | None:
    """F2: at the start of a turn, or after nothing but falcons."""
    if game.phase is Phase.LAST_TILES:
        return Refusal(CoreReason.ONLY_LAST_TILES)
    bought = game.steps and all(isinstance(step, FalconBought) for step in game.steps)
    return None if bought or not game.acted else Refusal(FalconReason.FALCONS_ALONE)


def _with(game: Game, perched: Iterable[Perched]) -> Game:
    return with_slice(game, Falcons(tuple(sorted(perched, key=lambda one: _RANK[one.falcon]))))


def _parse_perched(text: str) -> Perched:
    seat, _, where = text.partition(":")
    falcon, _, corner = where.partition("@")
    return Perched(parse_seat(seat), Falcon.parse(falcon), parse_corner(corner))


FALCONERS: Final = Falconers()
