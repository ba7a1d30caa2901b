"""The screens for a redesign: add, take back or swap; in groups if there are many."""

from collections.abc import Iterable, Mapping, Sequence

from bot.language.labels import cell_label, exact_tile_label, told_apart
from bot.message.messages import MOST_OPTIONS, Message, Option
from bot.panel.effect_words import told_change
from bot.panel.effects import cell_of, palace_after
from bot.panel.panel_state import PanelState, Redesign
from bot.panel.parts import back, button, choice, closing, option, palace_button, paragraphs
from bot.panel.phone_screen import fitted_screen
from bot.panel.placing import cell_option
from bot.panel.steps import Screen, ask_about, show
from engine import Add, Cell, Swap, TakeBack, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.base.place_letters import lettered_cells
from render.pictures.palace import PalacePicture, PlacesPicture


def redesigning(state: PanelState, screen: Screen) -> Message | None:
    """Every possible redesign."""
    changes = best_redesigns(state.view, state.seat, state.redesigns)
    if not changes:
        return _nothing_to_redesign(state)
    words, letters = state.words, _letters_of_all(state)
    options = [_change_option(state, change, letters) for change in changes] if letters else _groups(state)
    text = paragraphs(words("redesign-title"), state.note, words("redesign-text"))
    offered = choice(state, "redesign", words("redesign-hint"), options, page=screen.page)
    rows = (*offered.rows, closing(state))

    def picture(high: int) -> PalacePicture:
        return PalacePicture(state.view, state.seat, choice=tuple(letters), highest=high)

    return fitted_screen(state, ((text, offered.notes), (text, "")), picture, rows)


def change_letter(state: PanelState, change: Redesign) -> str:
    """The letter of a change's cell on the screen on which it is chosen."""
    letters = _letters_of_all(state) or _letters(state, _alike(state, change))
    return letters[cell_of(state.view, state.seat, change)]


def _letters_of_all(state: PanelState) -> dict[Cell, str]:
    """Letters for all cells that could change; none if the changes are chosen in groups."""
    return _letters(state, state.redesigns) if len(state.redesigns) <= MOST_OPTIONS else {}


def _letters(state: PanelState, changes: Iterable[Redesign]) -> dict[Cell, str]:
    return lettered_cells(cell_of(state.view, state.seat, change) for change in changes)


def _alike(state: PanelState, change: Redesign) -> list[Redesign]:
    """The changes of the same group: of one tile from the reserve, or all that take a tile back."""
    alike = [other for other in state.redesigns if type(other) is type(change)]
    return alike if isinstance(change, TakeBack) else [other for other in alike if other.tile == change.tile]


def _nothing_to_redesign(state: PanelState) -> Message | None:
    """Say so while the turn's action is open; None if redesigning is over."""
    if not state.takings and not state.purchases:
        return None
    words = state.words
    text = paragraphs(words("redesign-title"), state.note, words("redesign-nothing"))
    return fitted_screen(
        state,
        ((text, ""),),
        lambda high: PalacePicture(state.view, state.seat, highest=high),
        (closing(state),),
    )


def adding(state: PanelState, screen: Screen) -> Message | None:
    """Where to add a tile from the reserve."""
    return _group(state, screen, [change for change in state.offered(Add) if change.tile == screen.tile])


def swapping(state: PanelState, screen: Screen) -> Message | None:
    """Which tile to swap for one from the reserve."""
    return _group(state, screen, [change for change in state.offered(Swap) if change.tile == screen.tile])


def taking_back(state: PanelState, screen: Screen) -> Message | None:
    """Which tile to take back."""
    return None if screen.tile is not None else _group(state, screen, state.offered(TakeBack))


def best_redesigns(view: View, seat: Seat, changes: Sequence[Redesign]) -> list[Redesign]:
    """Redesigns ordered by the wall they leave; adding before swapping before taking back."""

    def worth(change: Redesign) -> tuple[int, int, int, int]:
        x, y = xy(cell_of(view, seat, change))
        wall = palace_after(view, seat, change).longest_wall.length
        return (Add, Swap, TakeBack).index(type(change)), -wall, abs(x) + abs(y), x

    return sorted(changes, key=worth)


def redesign_label(state: PanelState, change: Redesign, place: str = "") -> str:
    """A redesign, with its cell by name or by letter."""
    words = state.words
    cell = place or cell_label(cell_of(state.view, state.seat, change))
    tile = told_apart(words, change.tile)
    match change:
        case Add():
            return words("redesign-add", tile=tile, cell=cell)
        case TakeBack():
            return words("redesign-take-back", tile=tile, cell=cell)
        case Swap(_, removed):
            return words("redesign-swap", tile=tile, removed=told_apart(words, removed), cell=cell)


def _change_option(state: PanelState, change: Redesign, letters: Mapping[Cell, str]) -> Option:
    cell = cell_of(state.view, state.seat, change)
    label = redesign_label(state, change, letters[cell])
    note = state.words("redesign-note", cell=cell_label(cell), change=told_change(state, change))
    return option(label, ask_about("preview", change), note)


def _group(state: PanelState, screen: Screen, changes: Sequence[Redesign]) -> Message | None:
    """One group of redesigns, with a picture of its cells."""
    if not changes:
        return None
    words, tile, letters = state.words, screen.tile, _letters(state, changes)
    best = best_redesigns(state.view, state.seat, changes)
    options = [_lettered_option(state, change, letters) for change in best]
    named = "" if tile is None else exact_tile_label(words, tile)
    title = words(f"redesign-title-{screen.name}", tile=named)
    hint = words(f"redesign-hint-{screen.name}")
    offered = choice(
        state, screen.name, hint, options, about=tile, page=screen.page, by_label=screen.name == "add"
    )
    others = button(state, words("change-other-change"), show("redesign"), emoji="")

    def picture(high: int) -> PlacesPicture:
        return PlacesPicture(state.view, state.seat, tile, tuple(letters), high)

    text, rows = paragraphs(title, state.note), (*offered.rows, (others, palace_button(state), back(state)))
    return fitted_screen(state, ((text, offered.notes), (text, "")), picture, rows)


def _lettered_option(state: PanelState, change: Redesign, letters: Mapping[Cell, str]) -> Option:
    """A change whose kind and tile the title names."""
    if isinstance(change, Add):
        return cell_option(state, change, letters)
    return _change_option(state, change, letters)


def _groups(state: PanelState) -> list[Option]:
    """The changes in groups, each with a screen of its own."""
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
