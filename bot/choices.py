"""What slash commands offer while somebody types: legal values with what they mean, the best first."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from bot.labels import action_label, cards_label, cell_label, spoken_cell, told_apart, walls_label
from bot.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.occasion import Occasion
from bot.panel.buying import way_label, way_note
from bot.panel.effect_words import told_change
from bot.panel.moment import Moment
from bot.panel.parts import shortened
from bot.panel.placing import best_builds
from bot.panel.redesigning import best_redesigns, redesign_label
from bot.panel.taking import taking_note
from bot.purchases import best_takings, purchases
from bot.reading import matches, read_tile
from engine import (
    Action,
    GiveToDirk,
    Place,
    Reserve,
    Tile,
    UndoStep,
    UndoTurn,
    View,
    print_action,
    print_cell,
)
from engine.pieces import total


class Ask(Enum):
    """An option of a slash command that is filled in; the value names the command and the option."""

    TAKE = "take", "cards"
    BUY = "buy", "purchase"
    PLACE_TILE = "place", "tile"
    PLACE_CELL = "place", "cell"
    RESERVE = "reserve", "tile"
    REDESIGN = "redesign", "change"
    DIRK = "dirk", "tile"
    UNDO = "undo", "what"


@dataclass(frozen=True)
class Choice:
    """A value to choose: what is shown, what is sent, and the action it stands for, if it is a whole one."""

    label: str
    """What is shown, without what it leads to."""
    name: str
    value: str
    action: Action | None = None


def suggested(
    ask: Ask, view: View, legal: tuple[Action, ...], occasion: Occasion, typed: str = "", *, tile: str = ""
) -> tuple[Choice, ...]:
    """Up to 25 legal values that go with what was typed; `tile` is what was typed for the tile to place."""
    found = all_choices(ask, view, legal, occasion, tile=tile)
    fitting = [choice for choice in found if matches(typed, f"{choice.name} {choice.value}")]
    return tuple(fitting[:MOST_OPTIONS])


def all_choices(
    ask: Ask, view: View, legal: tuple[Action, ...], occasion: Occasion, *, tile: str = ""
) -> list[Choice]:
    """Every legal value, the best first."""
    if view.seat is None or not legal:
        return []
    return list(_choices(ask, Moment(view, legal, occasion), tile))


def _choices(ask: Ask, moment: Moment, tile: str) -> Iterator[Choice]:
    match ask:
        case Ask.TAKE:
            return _takings(moment)
        case Ask.BUY:
            return _purchases(moment)
        case Ask.PLACE_TILE:
            return _tiles(moment, moment.aside)
        case Ask.PLACE_CELL:
            return _cells(moment, tile)
        case Ask.RESERVE:
            return _tiles(moment, (action.tile for action in moment.offered(Reserve)), Reserve)
        case Ask.REDESIGN:
            return _redesigns(moment)
        case Ask.DIRK:
            return _tiles(moment, (action.tile for action in moment.offered(GiveToDirk)), GiveToDirk)
        case Ask.UNDO:
            return _undos(moment)
        case _:
            assert_never(ask)


def _takings(moment: Moment) -> Iterator[Choice]:
    words = moment.words
    for way in best_takings(moment.view, moment.takings):
        label = cards_label(words, way.cards)
        if len(way.cards) > 1:
            label = words("take-several", cards=label, sum=total(way.cards))
        yield _acting(moment, label, taking_note(moment, way), way)


def _purchases(moment: Moment) -> Iterator[Choice]:
    for way in purchases(moment.view, moment.purchases):
        yield _acting(moment, way_label(moment, way), way_note(moment, way), way.buy)


def _redesigns(moment: Moment) -> Iterator[Choice]:
    for change in best_redesigns(moment.view, moment.seat, moment.redesigns):
        yield _acting(moment, redesign_label(moment, change), told_change(moment, change), change)


def _undos(moment: Moment) -> Iterator[Choice]:
    for undo in (UndoStep(), UndoTurn()):
        if undo in moment.legal:
            label = action_label(moment.words, undo)
            yield Choice(label, shortened(label, LONGEST_OPTION), print_action(undo), undo)


def _tiles(
    moment: Moment, tiles: Iterable[Tile], action: type[Reserve] | type[GiveToDirk] | None = None
) -> Iterator[Choice]:
    words = moment.words
    for tile in tiles:
        label, note = told_apart(words, tile), walls_label(words, tile.walls)
        yield _explained(moment, label, note, str(tile), action(tile) if action else None)


def _cells(moment: Moment, typed_tile: str) -> Iterator[Choice]:
    """The cells for the tile that was named, or for the only one that lies aside."""
    tile = read_tile(typed_tile, moment.aside, moment.words)
    if tile is None and len(moment.aside) == 1:
        tile = moment.aside[0]
    places = [place for place in moment.offered(Place) if place.tile == tile]
    for place in best_builds(moment.view, moment.seat, places):
        where = spoken_cell(moment.words, place.cell)
        label = moment.words("place-cell", cell=cell_label(place.cell), where=where)
        yield _explained(moment, label, told_change(moment, place), print_cell(place.cell), place)


def _acting(moment: Moment, label: str, note: str, action: Action) -> Choice:
    return _explained(moment, label, note, print_action(action), action)


def _explained(moment: Moment, label: str, note: str, value: str, action: Action | None) -> Choice:
    name = moment.words("choice-explained", choice=label, note=note)
    return Choice(label, shortened(name, LONGEST_OPTION), value, action)
