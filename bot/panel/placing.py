"""The screen for a tile that lies aside: where to, with one place shown as if the tile stood there."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.language.labels import cell_label, exact_tile_label, spoken_cell, walls_label
from bot.message.messages import Button, Message, Option, Row, Tone
from bot.panel.effect_words import told_change, told_effect
from bot.panel.effects import palace_after
from bot.panel.home import act_buttons
from bot.panel.moment import Moment
from bot.panel.parts import (
    Choice,
    back,
    button,
    hint_button,
    menu,
    on_buttons,
    option,
    paragraphs,
    place_buttons,
    portal_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import Screen, ask_about, do, do_and_end
from bot.table.expansion import sites_in
from engine import Add, GiveToDirk, Place, Reserve, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.pictures.palace import PlacesPicture
from render.pictures.preview import Added, PreviewPicture

MOST_FACES: Final = 5
"""Cells that are offered as buttons; more of them are easier to compare in a menu."""


def placing(moment: Moment, screen: Screen) -> Message | None:
    """Where a tile may go: the place that is best for the wall is shown as if it stood there."""
    tile = screen.tile or next(iter(moment.aside), None)
    if tile is None or not (tile in moment.aside and moment.acts):
        return None
    builds = _builds(moment, tile)
    return _shown_at(moment, builds[0], builds, screen.page) if builds else _fits_nowhere(moment, tile)


def placing_at(moment: Moment, build: Place) -> Message:
    """The same screen with another place shown."""
    return _shown_at(moment, build, _builds(moment, build.tile))


def _shown_at(moment: Moment, build: Place, builds: list[Place], page: int = 1) -> Message:
    """What a place leads to, with the tile drawn there, and the other places to choose from."""
    words, tile = moment.words, build.tile
    cell, where = cell_label(build.cell), spoken_cell(words, build.cell)
    named = "place-best" if build == builds[0] else "place-chosen"
    text = paragraphs(
        _titles(moment, tile),
        words(named, count=len(builds), cell=cell, where=where),
        told_effect(moment, build),
    )
    others = [other for other in builds if other != build]
    offered = _other_cells(moment, build, builds, page)
    picture = PreviewPicture(
        moment.view, moment.seat, Added(tile, build.cell), tuple(other.cell for other in others)
    )
    first, *then = _place_buttons(moment, build)
    rows = (*_further(moment), (first,), *offered.rows, *_other_ways(moment, tile, then))
    return Message(text, shown(moment, picture), offered.notes, rows=rows)


def _fits_nowhere(moment: Moment, tile: Tile) -> Message:
    text = paragraphs(_titles(moment, tile), moment.words("place-nowhere"))
    picture, keeping = PlacesPicture(moment.view, moment.seat, tile, ()), Reserve(tile)
    at_once: tuple[Button, ...] = ()
    if keeping in moment.legal and moment.ends_turn_after(keeping):
        name = "place-button-reserve-confirm" if moment.last_tiles else "place-button-reserve-end"
        at_once = (button(moment, moment.words(name), do_and_end(keeping), _end_tone(moment)),)
    rows = (*_further(moment), *rows_of(at_once), *_other_ways(moment, tile))
    return Message(text, shown(moment, picture), rows=rows)


def _builds(moment: Moment, tile: Tile) -> list[Place]:
    builds = [build for build in moment.offered(Place) if build.tile == tile]
    return best_builds(moment.view, moment.seat, builds)


def _titles(moment: Moment, tile: Tile) -> str:
    words = moment.words
    return paragraphs(
        words("place-title", tile=exact_tile_label(words, tile), walls=walls_label(words, tile.walls)),
        moment.note,
        words("place-gives-up-action") if moment.can_choose_action else "",
        words("place-site") if _is_site(moment, tile) else "",
    )


def _further(moment: Moment) -> tuple[Row, ...]:
    """The further action comes first: placing gives it up."""
    return rows_of(act_buttons(moment, Tone.MAIN)) if moment.can_choose_action else ()


def _place_buttons(moment: Moment, build: Place) -> tuple[Button, ...]:
    """Placing; where nothing else is given up by it, placing and ending the turn comes first."""
    words, cell = moment.words, cell_label(build.cell)
    if not moment.ends_turn_after(build):
        return (button(moment, words("place-button-here", cell=cell), do(build), Tone.MAIN),)
    label = words("place-button-confirm" if moment.last_tiles else "place-button-end", cell=cell)
    return (
        button(moment, label, do_and_end(build), _end_tone(moment)),
        button(moment, words("place-button-only"), do(build)),
    )


def _end_tone(moment: Moment) -> Tone:
    """Nobody is pressed to give up a further action."""
    return Tone.PLAIN if moment.can_choose_action else Tone.GOOD


def _other_cells(moment: Moment, build: Place, builds: list[Place], page: int) -> Choice:
    """A few other cells as buttons, many as a menu in which the cell shown is chosen."""
    others = [other for other in builds if other != build]
    if len(others) <= MOST_FACES:
        faces = [cell_label(other.cell) for other in others]
        return on_buttons(moment, [cell_option(moment, other) for other in others], faces, Tone.PLAIN)
    options = [replace(cell_option(moment, each), chosen=each == build) for each in builds]
    return Choice(menu(moment, "place", moment.words("place-hint"), options, about=build.tile, page=page))


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


def _is_site(moment: Moment, tile: Tile) -> bool:
    sites = sites_in(moment.view)
    return sites is not None and sites.on(tile) is not None


def _other_ways(moment: Moment, tile: Tile, building: Iterable[Button] = ()) -> tuple[Row, ...]:
    """Building without ending, and instead of building: the reserve, Dirk, another tile first."""
    words = moment.words
    ways = [*building]
    if Reserve(tile) in moment.legal:
        ways.append(button(moment, words("place-button-reserve"), do(Reserve(tile))))
    if GiveToDirk(tile) in moment.legal:
        ways.append(button(moment, words("place-button-dirk"), do(GiveToDirk(tile))))
    ways += place_buttons(moment, [other for other in moment.aside if other != tile])
    ways += portal_buttons(moment, moment.portals_aside)
    return (*rows_of(ways), *rows_of((*undo_buttons(moment)[:1], *hint_button(moment), back(moment))))
