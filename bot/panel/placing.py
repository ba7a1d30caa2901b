"""The screen for placing a tile that lies aside, with one place drawn as a preview."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot.language.labels import cell_label, exact_tile_label, spoken_cell, tiles_label, walls_label
from bot.message.messages import Button, Message, Option, Row, Tone
from bot.modules.registry import MODULES
from bot.panel.effect_words import told_effect, told_majorities, told_place
from bot.panel.effects import palace_after
from bot.panel.panel_state import PanelState
from bot.panel.parts import (
    Choice,
    bare,
    button,
    closing,
    menu,
    module_pieces,
    option,
    paragraphs,
    place_buttons,
    rows_of,
    undo_buttons,
)
from bot.panel.phone_screen import fitted_screen
from bot.panel.steps import Screen, ask_about, do, do_and_end
from bot.panel.turn_screen import act_buttons
from engine import Add, Cell, Place, Reserve, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.alt_text.lists import enumerated, set_apart
from render.base.place_letters import lettered_cells
from render.parts.grid import extent_of
from render.pictures.palace import PlacesPicture
from render.pictures.preview import Added, PreviewPicture

MOST_FACES: Final = 5
"""Cells offered as buttons; more are easier to compare in a menu."""
ROW_HIGH: Final = 64
"""How high a row of cells should be on a picture."""
AROUND_ROWS: Final = 160


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
    letters = lettered_cells(each.cell for each in builds)
    offered = _other_cells(state, build, builds, letters, page)
    here = _place_buttons(state, build, letters[build.cell])
    rows = (*_further(state), *offered.rows, *_other_ways(state, build.tile, here))
    elsewhere = tuple((cell, letter) for cell, letter in letters.items() if cell != build.cell)

    def picture(high: int) -> PreviewPicture:
        change, letter = Added(build.tile, build.cell), letters[build.cell]
        return PreviewPicture(state.view, state.seat, change, letter, elsewhere, brief=True, highest=high)

    title, given_up = _titles(state, build.tile), gives_up(state)
    alone = _titles(state, build.tile, with_others=False)  # buttons name the others too
    text = paragraphs(title, _where(state, build, builds, letters), told_effect(state, build))
    brief = paragraphs(title, _letter_told(state, build, letters))
    spare = "" if state.notices else given_up  # the tour says it as well
    names = paragraphs(_names_line(state, offered, letters, build), given_up)
    shortest = paragraphs(alone, _letter_told(state, build, letters))
    texts = (
        (text, paragraphs(offered.notes, given_up)),
        (text, names),
        (brief, names),
        (brief, spare),
        (shortest, spare),
    )
    return fitted_screen(state, texts, picture, rows, wanted=_wanted(state, letters))


def _wanted(state: PanelState, cells: Iterable[Cell]) -> int:
    """How high a picture shows these cells and the palace well."""
    rows = extent_of({*state.player.palace.occupied(), *cells}).rows
    return AROUND_ROWS + ROW_HIGH * len(rows)


def gives_up(state: PanelState) -> str:
    """The line above the buttons of what ends a turn's actions while another one is open."""
    return state.words("place-gives-up-action") if state.can_choose_action else ""


def _where(state: PanelState, build: Place, builds: list[Place], letters: Mapping[Cell, str]) -> str:
    """Which place this is, and how many there are."""
    words = state.words
    facts: dict[str, str | int] = {
        "count": len(builds),
        "letter": letters[build.cell],
        "cell": cell_label(build.cell),
        "where": spoken_cell(words, build.cell),
    }
    if build != builds[0]:
        return words("place-chosen", **facts)
    walls = [palace_after(state.view, state.seat, each).longest_wall.length for each in builds[:2]]
    return words("place-best", **facts, tied="yes" if len(set(walls)) < len(walls) else "no")


def _fits_nowhere(state: PanelState, tile: Tile) -> Message:
    text = paragraphs(_titles(state, tile), state.words("place-nowhere"))
    keeping = Reserve(tile)
    at_once: tuple[Button, ...] = ()
    if keeping in state.legal and state.ends_turn_after(keeping):
        name = "place-button-reserve-confirm" if state.last_tiles else "place-button-reserve-end"
        at_once = (button(state, state.words(name), do_and_end(keeping), _end_tone(state)),)
    rows = (*_further(state), *_other_ways(state, tile, at_once))

    def picture(high: int) -> PlacesPicture:
        return PlacesPicture(state.view, state.seat, tile, (), high)

    return fitted_screen(state, ((text, gives_up(state)),), picture, rows)


def _builds(state: PanelState, tile: Tile) -> list[Place]:
    builds = [build for build in state.offered(Place) if build.tile == tile]
    return best_builds(state.view, state.seat, builds)


def _titles(state: PanelState, tile: Tile, *, with_others: bool = True) -> str:
    words = state.words
    others = [other for other in state.aside if other != tile and with_others]
    return paragraphs(
        words("place-title", tile=exact_tile_label(words, tile), walls=walls_label(words, tile.walls)),
        state.note,
        words("place-also", tiles=tiles_label(words, others)) if others else "",
        *MODULES.collect(lambda module: module.tile_lines(state, tile)),
    )


def _further(state: PanelState) -> tuple[Row, ...]:
    """A further action comes first, since placing gives it up."""
    return rows_of(bare(act_buttons(state, Tone.MAIN))) if state.can_choose_action else ()


def _place_buttons(state: PanelState, build: Place, letter: str) -> tuple[Button, ...]:
    """Placing; if that gives nothing up, placing and ending the turn comes first.

    Beside a notice, as in the tour, there is room for one: what ends no turn that could still go on.
    """
    words = state.words
    here = button(state, words("place-button-here", letter=letter), do(build), Tone.MAIN)
    if not state.ends_turn_after(build) or (state.notices and state.can_choose_action):
        return (here,)
    label = words("place-button-confirm" if state.last_tiles else "place-button-end", letter=letter)
    ending = button(state, label, do_and_end(build), _end_tone(state))
    if state.notices:
        return (ending,)
    if state.can_choose_action:  # beside the other actions, a short label must do
        return ending, replace(here, tone=Tone.PLAIN, emoji="")
    stays = words("place-button-unconfirmed" if state.last_tiles else "place-button-only")
    return ending, button(state, stays, do(build), emoji="")


def _end_tone(state: PanelState) -> Tone:
    """Don't push players to give up a further action."""
    return Tone.PLAIN if state.can_choose_action else Tone.GOOD


def _other_cells(
    state: PanelState, build: Place, builds: list[Place], letters: Mapping[Cell, str], page: int
) -> Choice:
    """A few other cells as buttons, many as a menu with the previewed cell selected."""
    others = [other for other in builds if other != build]
    if len(others) > MOST_FACES:
        options = [replace(cell_option(state, each, letters), chosen=each == build) for each in builds]
        return Choice(menu(state, "place", state.words("place-hint"), options, about=build.tile, page=page))
    in_order = sorted(others, key=lambda other: other.cell)
    faces = [button(state, letters[other.cell], ask_about("preview", other)) for other in in_order]
    return Choice(rows_of(faces), _letters_line(state, in_order, letters))


def _letters_line(state: PanelState, builds: list[Place], letters: Mapping[Cell, str]) -> str:
    """What the letters on buttons stand for."""
    words, told = state.words, [_letter_told(state, each, letters) for each in builds]
    return words("place-letters", cells=set_apart(words, told)) if told else ""


def _names_line(state: PanelState, offered: Choice, letters: Mapping[Cell, str], build: Place) -> str:
    """The names alone, where there is little room; a menu has them in its lines."""
    if not offered.notes:
        return ""
    words, others = state.words, [cell for cell in letters if cell != build.cell]
    named = [words("place-letter-name", letter=letters[cell], cell=cell_label(cell)) for cell in others]
    return words("place-letters", cells=set_apart(words, named))


def _letter_told(state: PanelState, build: Place, letters: Mapping[Cell, str]) -> str:
    """A cell by letter and name, and what depends on it."""
    letter, cell = letters[build.cell], cell_label(build.cell)
    return state.words("place-letter", letter=letter, cell=cell, change=told_place(state, build))


def best_builds(view: View, seat: Seat, builds: list[Place]) -> list[Place]:
    """Places ordered by the wall they give, then by distance from the fountain."""

    def worth(build: Place) -> tuple[int, int, int]:
        x, y = xy(build.cell)
        return -palace_after(view, seat, build).longest_wall.length, abs(x) + abs(y), build.cell

    return sorted(builds, key=worth)


def cell_option(state: PanelState, build: Place | Add, letters: Mapping[Cell, str]) -> Option:
    """A cell by its letter with the wall it gives; its name and the rest are in the description."""
    label = state.words("place-option", letter=letters[build.cell], change=told_place(state, build))
    told = enumerated(state.words, [place_label(state, build), *told_majorities(state, build)])
    return option(label, ask_about("preview", build), told)


def place_label(state: PanelState, build: Place | Add) -> str:
    """A cell by its name and the way there."""
    where = spoken_cell(state.words, build.cell)
    return state.words("place-cell", cell=cell_label(build.cell), where=where)


def _other_ways(state: PanelState, tile: Tile, best: Iterable[Button]) -> tuple[Row, ...]:
    """The best way to settle a tile, then others: the reserve, what modules add, another tile first."""
    ways = []
    if Reserve(tile) in state.legal:
        ways.append(button(state, state.words("place-button-reserve"), do(Reserve(tile))))
    ways += MODULES.collect(lambda module: module.tile_buttons(state, tile))
    ways += place_buttons(state, [other for other in state.aside if other != tile])
    ways += module_pieces(state)
    return (*rows_of((*best, *bare(ways))), closing(state, *bare(undo_buttons(state)[:1])))
