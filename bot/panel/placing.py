"""The screen for a tile that lies aside: where to."""

from typing import Final

from bot.effects import palace_after
from bot.expansion import sites_in
from bot.labels import cell_label, exact_tile_label, spoken_cell, walls_label
from bot.messages import Message, Option, Row
from bot.panel.effect_words import told_change
from bot.panel.moment import Moment
from bot.panel.parts import (
    back,
    button,
    choice,
    option,
    paragraphs,
    place_buttons,
    portal_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import Screen, ask_about, do
from engine import Add, GiveToDirk, Place, Reserve, Tile, View
from engine.geometry import xy
from engine.pieces import Seat
from render.palace import PlacesPicture

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
        words("place-site") if _is_site(moment, tile) else "",
        words("place-gives-up-action") if moment.can_choose_action else "",
    )
    options = [cell_option(moment, build) for build in builds]
    faces = [cell_label(build.cell) for build in builds] if len(builds) <= MOST_FACES else ()
    offered = choice(moment, "place", words("place-hint"), options, faces=faces, about=tile, page=screen.page)
    picture = PlacesPicture(moment.view, moment.seat, tile, tuple(build.cell for build in builds))
    rows = (*offered.rows, *_other_ways(moment, tile))
    return Message(text, shown(moment, picture), offered.notes, rows=rows)


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


def _other_ways(moment: Moment, tile: Tile) -> tuple[Row, ...]:
    """Instead of building: the reserve, Dirk, another tile first."""
    words = moment.words
    ways = []
    if Reserve(tile) in moment.legal:
        ways.append(button(moment, words("place-button-reserve"), do(Reserve(tile))))
    if GiveToDirk(tile) in moment.legal:
        ways.append(button(moment, words("place-button-dirk"), do(GiveToDirk(tile))))
    ways += place_buttons(moment, [other for other in moment.aside if other != tile])
    ways += portal_buttons(moment, moment.portals_aside)
    return (*rows_of(ways), *rows_of((*undo_buttons(moment)[:1], back(moment))))
