"""The screens for a redesign: add, take back or swap, all at once if they are few, else by groups."""

from collections.abc import Sequence

from bot.language.labels import cell_label, exact_tile_label, told_apart
from bot.message.messages import MOST_OPTIONS, Message, Option
from bot.panel.effect_words import told_change
from bot.panel.effects import cell_of, palace_after
from bot.panel.moment import Moment, Redesign
from bot.panel.parts import back, button, choice, hint_button, option, paragraphs, shown
from bot.panel.placing import cell_option
from bot.panel.steps import Screen, ask_about, show
from engine import Add, Cell, Swap, TakeBack, Tile, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.pictures.palace import PalacePicture, PlacesPicture


def redesigning(moment: Moment, screen: Screen) -> Message | None:
    """Everything that can be redesigned."""
    changes = best_redesigns(moment.view, moment.seat, moment.redesigns)
    if not changes:
        return _nothing_to_redesign(moment)
    words = moment.words
    if len(changes) <= MOST_OPTIONS:
        options = [_change_option(moment, change) for change in changes]
    else:
        options = _group_options(moment)
    text = paragraphs(words("redesign-title"), moment.note, words("redesign-text"))
    offered = choice(moment, "redesign", words("redesign-hint"), options, page=screen.page)
    pictures = shown(moment, PalacePicture(moment.view, moment.seat))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (*hint_button(moment), back(moment))))


def _nothing_to_redesign(moment: Moment) -> Message | None:
    """Says so, if it is the turn's action that is open; None if redesigning is over."""
    if not moment.takings and not moment.purchases:
        return None
    words = moment.words
    text = paragraphs(words("redesign-title"), moment.note, words("redesign-nothing"))
    pictures = shown(moment, PalacePicture(moment.view, moment.seat))
    return Message(text, pictures, rows=((back(moment),),))


def adding(moment: Moment, screen: Screen) -> Message | None:
    """Where to add a tile from the reserve."""
    changes = [change for change in moment.offered(Add) if change.tile == screen.tile]
    found = best_redesigns(moment.view, moment.seat, changes)
    options = [cell_option(moment, change) for change in found if isinstance(change, Add)]
    return _group(moment, screen, options, tuple(change.cell for change in changes))


def swapping(moment: Moment, screen: Screen) -> Message | None:
    """Which tile to swap for one from the reserve."""
    changes = [change for change in moment.offered(Swap) if change.tile == screen.tile]
    found = best_redesigns(moment.view, moment.seat, changes)
    options = [_change_option(moment, change) for change in found]
    return _group(moment, screen, options, tuple(cell_of(moment.view, moment.seat, one) for one in changes))


def taking_back(moment: Moment, screen: Screen) -> Message | None:
    """Which tile to take back."""
    if screen.tile is not None:
        return None
    changes = moment.offered(TakeBack)
    found = best_redesigns(moment.view, moment.seat, changes)
    options = [_change_option(moment, change) for change in found]
    return _group(moment, screen, options, tuple(cell_of(moment.view, moment.seat, one) for one in changes))


def best_redesigns(view: View, seat: Seat, changes: Sequence[Redesign]) -> list[Redesign]:
    """Redesigns in the order of the wall they leave; adding before swapping before taking back."""

    def worth(change: Redesign) -> tuple[int, int, int, int]:
        x, y = xy(cell_of(view, seat, change))
        wall = palace_after(view, seat, change).longest_wall.length
        return (Add, Swap, TakeBack).index(type(change)), -wall, abs(x) + abs(y), x

    return sorted(changes, key=worth)


def redesign_label(moment: Moment, change: Redesign) -> str:
    """A redesign as a menu names it."""
    words = moment.words
    cell = cell_label(cell_of(moment.view, moment.seat, change))
    tile = told_apart(words, change.tile)
    match change:
        case Add():
            return words("redesign-add", tile=tile, cell=cell)
        case TakeBack():
            return words("redesign-take-back", tile=tile, cell=cell)
        case Swap(_, removed):
            return words("redesign-swap", tile=tile, removed=told_apart(words, removed), cell=cell)


def _change_option(moment: Moment, change: Redesign) -> Option:
    return option(redesign_label(moment, change), ask_about("preview", change), told_change(moment, change))


def _group(
    moment: Moment, screen: Screen, options: Sequence[Option], cells: tuple[Cell, ...]
) -> Message | None:
    """One group of redesigns, with a picture of the cells it concerns."""
    if not options:
        return None
    words, tile = moment.words, screen.tile
    named = "" if tile is None else exact_tile_label(words, tile)
    title = words(f"redesign-title-{screen.name}", tile=named)
    hint = words(f"redesign-hint-{screen.name}")
    offered = choice(moment, screen.name, hint, options, about=tile, page=screen.page)
    others = button(moment, words("change-other-change"), show("redesign"))
    picture = PlacesPicture(moment.view, moment.seat, tile, cells)
    text = paragraphs(title, moment.note)
    rows = (*offered.rows, (others, back(moment)))
    return Message(text, shown(moment, picture), offered.notes, rows=rows)


def _group_options(moment: Moment) -> list[Option]:
    words = moment.words
    found = []
    for tile in moment.player.reserve:
        found += _tile_groups(moment, tile)
    if backs := moment.offered(TakeBack):
        found.append(option(words("redesign-group-back"), show("back"), _ways(moment, len(backs))))
    return found


def _tile_groups(moment: Moment, tile: Tile) -> list[Option]:
    words, named = moment.words, told_apart(moment.words, tile)
    adds = sum(change.tile == tile for change in moment.offered(Add))
    swaps = sum(change.tile == tile for change in moment.offered(Swap))
    found = []
    if adds:
        label = words("redesign-group-add", tile=named)
        found.append(option(label, show("add", tile), _ways(moment, adds)))
    if swaps:
        label = words("redesign-group-swap", tile=named)
        found.append(option(label, show("swap", tile), _ways(moment, swaps)))
    return found


def _ways(moment: Moment, count: int) -> str:
    return moment.words("redesign-ways", count=count)
