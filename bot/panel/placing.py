"""The screens for a tile that lies aside: where to, and what that leads to."""

from typing import Final

from bot.effects import Build, cell_of, palace_after
from bot.labels import cell_label, exact_tile_label, spoken_cell, walls_label
from bot.messages import Button, Message, Option, Row, Tone
from bot.panel.effect_words import told_change, told_effect
from bot.panel.moment import Moment
from bot.panel.parts import (
    back,
    button,
    choice,
    option,
    paragraphs,
    place_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import Screen, ask_about, do, do_and_end, show
from engine import Action, Add, GiveToDirk, Place, Reserve, Swap, TakeBack, Tile, View
from engine.geometry import xy
from engine.pieces import Seat
from render.palace import PlacesPicture
from render.preview import Added, Change, PreviewPicture, Swapped, TakenBack

MOST_FACES: Final = 5
"""Cells that are offered as buttons; more of them are easier to compare in a menu."""


def placing(moment: Moment, screen: Screen) -> Message | None:
    """Where a tile may go."""
    tile = screen.tile or next(iter(moment.aside), None)
    if tile is None or not (tile in moment.aside and moment.acts):
        return None
    words = moment.words
    builds = best_builds(moment.view, moment.seat, [b for b in moment.offered(Place) if b.tile == tile])
    title = words("place-title", tile=exact_tile_label(words, tile), walls=walls_label(words, tile.walls))
    text = paragraphs(
        title,
        moment.note,
        words("place-text", count=len(builds)),
        words("place-gives-up-action") if moment.can_choose_action else "",
    )
    options = [cell_option(moment, build) for build in builds]
    faces = [cell_label(build.cell) for build in builds] if len(builds) <= MOST_FACES else ()
    offered = choice(moment, "place", words("place-hint"), options, faces=faces, tile=tile, page=screen.page)
    picture = PlacesPicture(moment.view, moment.seat, tile, tuple(build.cell for build in builds))
    rows = (*offered.rows, *_other_ways(moment, tile))
    return Message(text, shown(moment, picture), offered.notes, rows=rows)


def previewing(moment: Moment, screen: Screen) -> Message | None:
    """What a change of the palace leads to, before it is made."""
    build = screen.action
    if build not in moment.legal or not isinstance(build, Build):
        return None
    text = paragraphs(_preview_title(moment, build), moment.note, told_effect(moment, build))
    picture = PreviewPicture(moment.view, moment.seat, _change(moment, build))
    return Message(text, shown(moment, picture), rows=(_preview_buttons(moment, build),))


def best_builds(view: View, seat: Seat, builds: list[Place]) -> list[Place]:
    """Placings in the order of what they do for the wall, then of how near the fountain they are."""

    def worth(build: Place) -> tuple[int, int, int]:
        x, y = xy(build.cell)
        return -palace_after(view, seat, build).longest_wall.length, abs(x) + abs(y), build.cell

    return sorted(builds, key=worth)


def cell_option(moment: Moment, build: Place | Add) -> Option:
    """A cell, and what building there leads to."""
    return option(place_label(moment, build), ask_about("preview", build), told_change(moment, build))


def place_label(moment: Moment, build: Place | Add) -> str:
    """A cell by its name and by the way there."""
    where = spoken_cell(moment.words, build.cell)
    return moment.words("place-cell", cell=cell_label(build.cell), where=where)


def _other_ways(moment: Moment, tile: Tile) -> tuple[Row, ...]:
    """Instead of building: the reserve, Dirk, another tile first."""
    words = moment.words
    ways = []
    if Reserve(tile) in moment.legal:
        ways.append(button(moment, words("place-button-reserve"), do(Reserve(tile))))
    if GiveToDirk(tile) in moment.legal:
        ways.append(button(moment, words("place-button-dirk"), do(GiveToDirk(tile))))
    ways += place_buttons(moment, [other for other in moment.aside if other != tile])
    return (*rows_of(ways), *rows_of((*undo_buttons(moment)[:1], back(moment))))


def _preview_title(moment: Moment, build: Build) -> str:
    words = moment.words
    cell = cell_of(moment.view, moment.seat, build)
    facts = {
        "tile": exact_tile_label(words, build.tile),
        "cell": cell_label(cell),
        "where": spoken_cell(words, cell),
    }
    match build:
        case Place() | Add():
            return words("change-title-add", **facts)
        case TakeBack():
            return words("change-title-take-back", **facts)
        case Swap(_, removed):
            return words("change-title-swap", **facts, removed=exact_tile_label(words, removed))


def _preview_buttons(moment: Moment, build: Build) -> tuple[Button, ...]:
    words = moment.words
    placed = isinstance(build, Place)
    found = [button(moment, words("change-place" if placed else "change-do"), do(build), Tone.MAIN)]
    if moment.ends_turn_after(build):
        found.insert(0, button(moment, _and_end_label(moment, build), do_and_end(build), Tone.GOOD))
    other = show("place", build.tile) if placed else show("redesign")
    label = words("change-other-cell" if placed else "change-other-change")
    return (*found, button(moment, label, other), back(moment))


def _and_end_label(moment: Moment, build: Action) -> str:
    if moment.last_tiles:
        return moment.words("change-place-and-confirm")
    return moment.words("change-place-and-end" if isinstance(build, Place) else "change-do-and-end")


def _change(moment: Moment, build: Build) -> Change:
    cell = cell_of(moment.view, moment.seat, build)
    match build:
        case Place(tile) | Add(tile):
            return Added(tile, cell)
        case TakeBack():
            return TakenBack(cell)
        case Swap(tile):
            return Swapped(tile, cell)
