"""The screens for a redesign: add, take back or swap; in groups if there are many."""

from collections.abc import Sequence

from bot.language.labels import cell_label, exact_tile_label, told_apart
from bot.message.messages import MOST_OPTIONS, Message, Option
from bot.panel.effect_words import told_change
from bot.panel.effects import cell_of, palace_after
from bot.panel.panel_state import PanelState, Redesign
from bot.panel.parts import back, button, choice, hint_button, option, paragraphs, shown
from bot.panel.placing import cell_option
from bot.panel.steps import Screen, ask_about, show
from engine import Add, Cell, Swap, TakeBack, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.pictures.palace import PalacePicture, PlacesPicture


def redesigning(state: PanelState, screen: Screen) -> Message | None:
    """Every possible redesign."""
    changes = best_redesigns(state.view, state.seat, state.redesigns)
    if not changes:
        return _nothing_to_redesign(state)
    words = state.words
    if len(changes) <= MOST_OPTIONS:
        options = [_change_option(state, change) for change in changes]
    else:
        options = _group_options(state)
    text = paragraphs(words("redesign-title"), state.note, words("redesign-text"))
    offered = choice(state, "redesign", words("redesign-hint"), options, page=screen.page)
    pictures = shown(state, PalacePicture(state.view, state.seat))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (*hint_button(state), back(state))))


def _nothing_to_redesign(state: PanelState) -> Message | None:
    """Say so while the turn's action is open; None if redesigning is over."""
    if not state.takings and not state.purchases:
        return None
    words = state.words
    text = paragraphs(words("redesign-title"), state.note, words("redesign-nothing"))
    pictures = shown(state, PalacePicture(state.view, state.seat))
    return Message(text, pictures, rows=((back(state),),))


def adding(state: PanelState, screen: Screen) -> Message | None:
    """Where to add a tile from the reserve."""
    changes = [change for change in state.offered(Add) if change.tile == screen.tile]
    found = best_redesigns(state.view, state.seat, changes)
    options = [cell_option(state, change) for change in found if isinstance(change, Add)]
    return _group(state, screen, options, tuple(change.cell for change in changes))


def swapping(state: PanelState, screen: Screen) -> Message | None:
    """Which tile to swap for one from the reserve."""
    changes = [change for change in state.offered(Swap) if change.tile == screen.tile]
    found = best_redesigns(state.view, state.seat, changes)
    options = [_change_option(state, change) for change in found]
    return _group(state, screen, options, tuple(cell_of(state.view, state.seat, one) for one in changes))


def taking_back(state: PanelState, screen: Screen) -> Message | None:
    """Which tile to take back."""
    if screen.tile is not None:
        return None
    changes = state.offered(TakeBack)
    found = best_redesigns(state.view, state.seat, changes)
    options = [_change_option(state, change) for change in found]
    return _group(state, screen, options, tuple(cell_of(state.view, state.seat, one) for one in changes))


def best_redesigns(view: View, seat: Seat, changes: Sequence[Redesign]) -> list[Redesign]:
    """Redesigns ordered by the wall they leave; adding before swapping before taking back."""

    def worth(change: Redesign) -> tuple[int, int, int, int]:
        x, y = xy(cell_of(view, seat, change))
        wall = palace_after(view, seat, change).longest_wall.length
        return (Add, Swap, TakeBack).index(type(change)), -wall, abs(x) + abs(y), x

    return sorted(changes, key=worth)


def redesign_label(state: PanelState, change: Redesign) -> str:
    """A redesign as a menu names it."""
    words = state.words
    cell = cell_label(cell_of(state.view, state.seat, change))
    tile = told_apart(words, change.tile)
    match change:
        case Add():
            return words("redesign-add", tile=tile, cell=cell)
        case TakeBack():
            return words("redesign-take-back", tile=tile, cell=cell)
        case Swap(_, removed):
            return words("redesign-swap", tile=tile, removed=told_apart(words, removed), cell=cell)


def _change_option(state: PanelState, change: Redesign) -> Option:
    return option(redesign_label(state, change), ask_about("preview", change), told_change(state, change))


def _group(
    state: PanelState, screen: Screen, options: Sequence[Option], cells: tuple[Cell, ...]
) -> Message | None:
    """One group of redesigns, with a picture of its cells."""
    if not options:
        return None
    words, tile = state.words, screen.tile
    named = "" if tile is None else exact_tile_label(words, tile)
    title = words(f"redesign-title-{screen.name}", tile=named)
    hint = words(f"redesign-hint-{screen.name}")
    offered = choice(state, screen.name, hint, options, about=tile, page=screen.page)
    others = button(state, words("change-other-change"), show("redesign"))
    picture = PlacesPicture(state.view, state.seat, tile, cells)
    text = paragraphs(title, state.note)
    rows = (*offered.rows, (others, back(state)))
    return Message(text, shown(state, picture), offered.notes, rows=rows)


def _group_options(state: PanelState) -> list[Option]:
    words = state.words
    found = []
    for tile in state.player.reserve:
        found += _tile_groups(state, tile)
    if backs := state.offered(TakeBack):
        found.append(option(words("redesign-group-back"), show("back"), _ways(state, len(backs))))
    return found


def _tile_groups(state: PanelState, tile: Tile) -> list[Option]:
    words, named = state.words, told_apart(state.words, tile)
    adds = sum(change.tile == tile for change in state.offered(Add))
    swaps = sum(change.tile == tile for change in state.offered(Swap))
    found = []
    if adds:
        label = words("redesign-group-add", tile=named)
        found.append(option(label, show("add", tile), _ways(state, adds)))
    if swaps:
        label = words("redesign-group-swap", tile=named)
        found.append(option(label, show("swap", tile), _ways(state, swaps)))
    return found


def _ways(state: PanelState, count: int) -> str:
    return state.words("redesign-ways", count=count)
