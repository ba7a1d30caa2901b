"""The screen for placing a tile that lies aside, with one place drawn as a preview."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.language.labels import cell_label, exact_tile_label, spoken_cell, walls_label
from bot.message.messages import Button, Message, Option, Row, Tone
from bot.modules.registry import MODULES
from bot.panel.effect_words import told_change, told_effect
from bot.panel.effects import palace_after
from bot.panel.panel_state import PanelState
from bot.panel.parts import (
    Choice,
    back,
    button,
    hint_button,
    menu,
    module_pieces,
    on_buttons,
    option,
    paragraphs,
    place_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import Screen, ask_about, do, do_and_end
from bot.panel.turn_screen import act_buttons
from engine import Add, Place, Reserve, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.pictures.palace import PlacesPicture
from render.pictures.preview import Added, PreviewPicture

MOST_FACES: Final = 5
"""Cells offered as buttons; more are easier to compare in a menu."""


def placing(state: PanelState, screen: Screen) -> Message | None:
    """Where a tile may go, with a preview of the place that is best for the wall."""
    tile = screen.tile or next(iter(state.aside), None)
    if tile is None or not (tile in state.aside and state.acts):
        return None
    builds = _builds(state, tile)
    return _shown_at(state, builds[0], builds, screen.page) if builds else _fits_nowhere(state, tile)


def placing_at(state: PanelState, build: Place) -> Message:
    """The same screen with a preview of another place."""
    return _shown_at(state, build, _builds(state, build.tile))


def _shown_at(state: PanelState, build: Place, builds: list[Place], page: int = 1) -> Message:
    """A preview of one place, what it leads to, and the other places."""
    words, tile = state.words, build.tile
    cell, where = cell_label(build.cell), spoken_cell(words, build.cell)
    named = "place-best" if build == builds[0] else "place-chosen"
    text = paragraphs(
        _titles(state, tile),
        words(named, count=len(builds), cell=cell, where=where),
        told_effect(state, build),
    )
    others = [other for other in builds if other != build]
    offered = _other_cells(state, build, builds, page)
    picture = PreviewPicture(
        state.view, state.seat, Added(tile, build.cell), tuple(other.cell for other in others)
    )
    first, *then = _place_buttons(state, build)
    rows = (*_further(state), (first,), *offered.rows, *_other_ways(state, tile, then))
    return Message(text, shown(state, picture), offered.notes, rows=rows)


def _fits_nowhere(state: PanelState, tile: Tile) -> Message:
    text = paragraphs(_titles(state, tile), state.words("place-nowhere"))
    picture, keeping = PlacesPicture(state.view, state.seat, tile, ()), Reserve(tile)
    at_once: tuple[Button, ...] = ()
    if keeping in state.legal and state.ends_turn_after(keeping):
        name = "place-button-reserve-confirm" if state.last_tiles else "place-button-reserve-end"
        at_once = (button(state, state.words(name), do_and_end(keeping), _end_tone(state)),)
    rows = (*_further(state), *rows_of(at_once), *_other_ways(state, tile))
    return Message(text, shown(state, picture), rows=rows)


def _builds(state: PanelState, tile: Tile) -> list[Place]:
    builds = [build for build in state.offered(Place) if build.tile == tile]
    return best_builds(state.view, state.seat, builds)


def _titles(state: PanelState, tile: Tile) -> str:
    words = state.words
    return paragraphs(
        words("place-title", tile=exact_tile_label(words, tile), walls=walls_label(words, tile.walls)),
        state.note,
        words("place-gives-up-action") if state.can_choose_action else "",
        *MODULES.collect(lambda module: module.tile_lines(state, tile)),
    )


def _further(state: PanelState) -> tuple[Row, ...]:
    """A further action comes first, since placing gives it up."""
    return rows_of(act_buttons(state, Tone.MAIN)) if state.can_choose_action else ()


def _place_buttons(state: PanelState, build: Place) -> tuple[Button, ...]:
    """Placing; if that gives nothing up, placing and ending the turn comes first."""
    words, cell = state.words, cell_label(build.cell)
    if not state.ends_turn_after(build):
        return (button(state, words("place-button-here", cell=cell), do(build), Tone.MAIN),)
    label = words("place-button-confirm" if state.last_tiles else "place-button-end", cell=cell)
    return (
        button(state, label, do_and_end(build), _end_tone(state)),
        button(state, words("place-button-only"), do(build)),
    )


def _end_tone(state: PanelState) -> Tone:
    """Don't push players to give up a further action."""
    return Tone.PLAIN if state.can_choose_action else Tone.GOOD


def _other_cells(state: PanelState, build: Place, builds: list[Place], page: int) -> Choice:
    """A few other cells as buttons, many as a menu with the previewed cell selected."""
    others = [other for other in builds if other != build]
    if len(others) <= MOST_FACES:
        faces = [cell_label(other.cell) for other in others]
        return on_buttons(state, [cell_option(state, other) for other in others], faces, Tone.PLAIN)
    options = [replace(cell_option(state, each), chosen=each == build) for each in builds]
    return Choice(menu(state, "place", state.words("place-hint"), options, about=build.tile, page=page))


def best_builds(view: View, seat: Seat, builds: list[Place]) -> list[Place]:
    """Places ordered by the wall they give, then by distance from the fountain."""

    def worth(build: Place) -> tuple[int, int, int]:
        x, y = xy(build.cell)
        return -palace_after(view, seat, build).longest_wall.length, abs(x) + abs(y), build.cell

    return sorted(builds, key=worth)


def cell_option(state: PanelState, build: Place | Add) -> Option:
    """A cell, and what building there leads to."""
    return option(place_label(state, build), ask_about("preview", build), told_change(state, build))


def place_label(state: PanelState, build: Place | Add) -> str:
    """A cell by its name and the way there."""
    where = spoken_cell(state.words, build.cell)
    return state.words("place-cell", cell=cell_label(build.cell), where=where)


def _other_ways(state: PanelState, tile: Tile, building: Iterable[Button] = ()) -> tuple[Row, ...]:
    """Other buttons: building without ending, the reserve, what modules add, another tile first."""
    words = state.words
    ways = [*building]
    if Reserve(tile) in state.legal:
        ways.append(button(state, words("place-button-reserve"), do(Reserve(tile))))
    ways += MODULES.collect(lambda module: module.tile_buttons(state, tile))
    ways += place_buttons(state, [other for other in state.aside if other != tile])
    ways += module_pieces(state)
    return (*rows_of(ways), *rows_of((*undo_buttons(state)[:1], *hint_button(state), back(state))))
