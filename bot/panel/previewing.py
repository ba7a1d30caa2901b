"""The screen that shows what a change of the palace leads to, before it is made."""

from bot.effects import Build, cell_of
from bot.labels import cell_label, exact_tile_label, spoken_cell
from bot.messages import Button, Message, Tone
from bot.module_labels import half_label, portal_label, spoken_half
from bot.panel.effect_words import told_effect
from bot.panel.moment import Moment
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.steps import Screen, do, do_and_end, show
from engine import Action, Add, Place, PlacePortal, Swap, TakeBack
from render.picture import Picture
from render.preview import Added, PortalAdded, PreviewPicture, Swapped, TakenBack


def previewing(moment: Moment, screen: Screen) -> Message | None:
    """What a change of the palace leads to, before it is made."""
    build = screen.action
    if build not in moment.legal or not isinstance(build, Build):
        return None
    text = paragraphs(_title(moment, build), moment.note, told_effect(moment, build))
    return Message(text, shown(moment, change_picture(moment, build)), rows=(_buttons(moment, build),))


def _title(moment: Moment, build: Build) -> str:
    words = moment.words
    if isinstance(build, PlacePortal):
        portal = portal_label(words, build.kind)
        half, where = half_label(build.half), spoken_half(words, build.half)
        return words("change-title-portal", portal=portal, half=half, where=where)
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


def _buttons(moment: Moment, build: Build) -> tuple[Button, ...]:
    words = moment.words
    placed = isinstance(build, Place | PlacePortal)
    found = [button(moment, words("change-place" if placed else "change-do"), do(build), Tone.MAIN)]
    if moment.ends_turn_after(build):
        found.insert(0, button(moment, _and_end_label(moment, build), do_and_end(build), Tone.GOOD))
    label = words("change-other-cell" if placed else "change-other-change")
    return (*found, button(moment, label, _others(build)), back(moment))


def _others(build: Build) -> str:
    """The screen from which the change was chosen."""
    match build:
        case Place(tile):
            return show("place", tile)
        case PlacePortal(kind):
            return show("portal", kind)
        case _:
            return show("redesign")


def _and_end_label(moment: Moment, build: Action) -> str:
    if moment.last_tiles:
        return moment.words("change-place-and-confirm")
    placed = isinstance(build, Place | PlacePortal)
    return moment.words("change-place-and-end" if placed else "change-do-and-end")


def change_picture(moment: Moment, build: Build) -> Picture:
    """The palace as it would be after a change."""
    cell = cell_of(moment.view, moment.seat, build)
    match build:
        case Place(tile) | Add(tile):
            return PreviewPicture(moment.view, moment.seat, Added(tile, cell))
        case TakeBack():
            return PreviewPicture(moment.view, moment.seat, TakenBack(cell))
        case Swap(tile):
            return PreviewPicture(moment.view, moment.seat, Swapped(tile, cell))
        case PlacePortal(kind, half):
            return PreviewPicture(moment.view, moment.seat, PortalAdded(kind, half))
