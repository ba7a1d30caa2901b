"""Dirk, the imaginary third player of two-player games (D1–D3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.judge.errors import Reason, Refusal
from engine.judge.judgements import not_aside
from engine.modules.hooks import Module
from engine.position.frozen import replace
from engine.position.options import Options
from engine.position.pieces import MIN_PLAYERS, Seat, Tile, count_kinds
from engine.position.state import Game, Phase, slice_of, with_player, with_slice, without
from engine.text.piece_notation import parse_list, parse_tile, print_list
from engine.transitions.events import GameBegun
from engine.transitions.evolve import drawn_from, stepped
from engine.transitions.scoring import Rival, Table

if TYPE_CHECKING:
    from engine.modules import Action, Event

GIFT: Final = 6
"""Tiles for Dirk at the start and after round 1; after round 2 he gets a third of the bag."""


@dataclass(frozen=True)
class GiveToDirk:
    """D3: give a tile bought this turn to Dirk."""

    tile: Tile


@dataclass(frozen=True)
class TileGiven:
    """D3: a tile that lay aside is now Dirk's."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class DirkDrew:
    """D1: Dirk got these tiles from the bag."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class DirkTiles:
    """Dirk's tiles, all open."""

    tiles: tuple[Tile, ...]


class DirkReason(Reason):
    """Why Dirk does not get a tile."""

    NOT_AT_THE_END = "E3 the last tiles are not for Dirk"


class Dirk(Module):
    """He has no turns, no money and no wall, but he ranks in every majority."""

    name = "dirk"
    optional = False
    actions = (GiveToDirk,)
    events = (TileGiven, DirkDrew)
    slice_type = DirkTiles

    def joins(self, options: Options) -> bool:
        return options.players == MIN_PLAYERS

    def prepare(self, game: Game) -> Iterable["Event"]:
        yield DirkDrew(game.bag[:GIFT])

    def offers(self, game: Game, seat: Seat) -> Iterable["Action"]:
        if game.phase is Phase.TURN:
            yield from (GiveToDirk(tile) for tile in game.players[seat].aside)

    def refusal(self, game: Game, seat: Seat, action: "Action") -> Refusal | None:
        if not isinstance(action, GiveToDirk):
            return None
        if game.phase is Phase.LAST_TILES:
            return Refusal(DirkReason.NOT_AT_THE_END, tile=action.tile)
        return not_aside(game, seat, action.tile)

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable["Event"]:
        assert isinstance(action, GiveToDirk)
        yield TileGiven(seat, action.tile)

    def evolve(self, game: Game, event: "Event") -> Game:
        match event:
            case GameBegun():
                return with_slice(replace(game, scores=(*game.scores, 0)), DirkTiles(()))
            case TileGiven(seat, tile):
                aside = without(game.players[seat].aside, (tile,))
                given = stepped(game, event, players=with_player(game, seat, aside=aside), may_act=False)
                return with_slice(given, _more(game, (tile,)))
            case DirkDrew(tiles):
                drawn = replace(game, bag=drawn_from(game.bag, tiles))
                return with_slice(drawn, _more(game, tiles))
            case _:
                return game

    def scored(self, game: Game, scoring_round: int) -> Iterable["Event"]:
        bag = game.tiles_to_draw
        share = {1: GIFT, 2: len(bag) // 3}.get(scoring_round, 0)
        if tiles := bag[:share]:
            yield DirkDrew(tiles)

    def rivals(self, table: Table) -> Iterable[Rival]:
        yield Rival(Seat(len(table.players)), count_kinds(slice_of(table.slices, DirkTiles).tiles))

    def seen(self, game: Game, seat: Seat | None) -> DirkTiles:
        return game.slice(DirkTiles)

    def tiles(self, game: Game) -> Iterable[Tile]:
        return game.slice(DirkTiles).tiles

    def action_of(self, event: Any) -> "Action | None":
        return GiveToDirk(event.tile) if isinstance(event, TileGiven) else None

    def fact_of(self, event: Any) -> str | None:
        return f"dirk {print_list(event.tiles)}" if isinstance(event, DirkDrew) else None

    def print_action(self, action: Any) -> str:
        return f"D {action.tile}"

    def parse_action(self, verb: str, rest: str) -> "Action | None":
        return GiveToDirk(parse_tile(rest)) if verb == "D" else None

    def print_slice(self, kept: Any) -> str:
        return print_list(kept.tiles, ",")

    def parse_slice(self, text: str) -> DirkTiles:
        return DirkTiles(parse_list(text, parse_tile, ","))


def _more(game: Game, tiles: tuple[Tile, ...]) -> DirkTiles:
    return DirkTiles(tuple(sorted(game.slice(DirkTiles).tiles + tiles)))


DIRK: Final = Dirk()
