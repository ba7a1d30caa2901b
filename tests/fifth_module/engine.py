"""Orchards: after the turn's action, a player may discard a card to plant a tree (Z1–Z2)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from engine.judge.errors import CoreReason, Reason, Refusal
from engine.modules.hooks import Module
from engine.position.pieces import Card, Seat
from engine.position.state import Game, Phase, slice_of, with_slice
from engine.text.piece_notation import parse_card, parse_list, parse_number, print_list
from engine.transitions.events import GameBegun
from engine.transitions.evolve import paying, stepped
from engine.transitions.score_lines import ScoreLine, Source
from engine.transitions.scoring import Table

TREES: Final = Source("trees")


@dataclass(frozen=True)
class PlantTree:
    """Z1: discard a card and plant a tree."""

    card: Card


@dataclass(frozen=True)
class TreePlanted:
    """Z1: a seat has one tree more."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Orchards:
    """The trees of each seat, and the turn in which the last one was planted. All is open."""

    trees: tuple[int, ...]
    last_turn: int = 0


class OrchardReason(Reason):
    """Why no tree is planted."""

    NOT_BEFORE_ACTING = "Z1 a tree is planted after the turn's action"
    ALREADY_PLANTED = "Z1 one tree a turn"


class OrchardsModule(Module):
    """Each tree scores a point at each scoring (Z2)."""

    name = "orchards"
    actions = (PlantTree,)
    events = (TreePlanted,)
    slice_type = Orchards

    def offers(self, game: Game, seat: Seat) -> Iterable[Any]:
        if _not_plantable(game) is None:
            yield from (PlantTree(card) for card in dict.fromkeys(game.players[seat].hand))

    def refusal(self, game: Game, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, PlantTree):
            return None
        if action.card not in game.players[seat].hand:
            return Refusal(CoreReason.NOT_IN_HAND, cards=(action.card,))
        return _not_plantable(game)

    def decide(self, game: Game, seat: Seat, action: Any) -> Iterable[Any]:
        yield TreePlanted(seat, action.card)

    def evolve(self, game: Game, event: Any) -> Game:
        match event:
            case GameBegun(options):
                return with_slice(game, Orchards((0,) * options.players))
            case TreePlanted(seat, card):
                trees = game.slice(Orchards).trees
                more = (*trees[:seat], trees[seat] + 1, *trees[seat + 1 :])
                # The union of all events is closed: this one is not in it.
                paid = stepped(game, event, **paying(game, seat, (card,)))  # type: ignore[arg-type]
                return with_slice(paid, Orchards(more, game.turn))
            case _:
                return game

    def discarded(self, event: Any) -> Iterable[tuple[Seat, tuple[Card, ...]]]:
        yield event.seat, (event.card,)

    def scores(self, table: Table, scoring_round: int) -> Iterable[ScoreLine]:
        for seat, trees in enumerate(slice_of(table.slices, Orchards).trees):
            if trees:
                yield ScoreLine(Seat(seat), TREES, trees, trees)

    def seen(self, game: Game, seat: Seat | None) -> Orchards:
        return game.slice(Orchards)

    def faults(self, game: Game) -> Iterable[str]:
        if len(game.slice(Orchards).trees) != len(game.players):
            yield "not as many orchards as players"

    def action_of(self, event: Any) -> Any:
        return PlantTree(event.card)

    def print_action(self, action: Any) -> str:
        return f"Z {action.card}"

    def parse_action(self, verb: str, rest: str) -> Any:
        return PlantTree(parse_card(rest)) if verb == "Z" else None

    def print_slice(self, kept: Any) -> str:
        return f"{print_list(kept.trees, ',')}/{kept.last_turn}"

    def parse_slice(self, text: str) -> Orchards:
        trees, _, last_turn = text.partition("/")
        return Orchards(parse_list(trees, parse_number, ","), parse_number(last_turn))


def _not_plantable(game: Game) -> Refusal | None:
    if game.phase is Phase.LAST_TILES:
        return Refusal(CoreReason.ONLY_LAST_TILES)
    if not game.acted:
        return Refusal(OrchardReason.NOT_BEFORE_ACTING)
    if game.slice(Orchards).last_turn == game.turn:
        return Refusal(OrchardReason.ALREADY_PLANTED)
    return None


ORCHARDS: Final = OrchardsModule()
