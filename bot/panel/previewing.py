"""The screen that shows what a change of the palace leads to, before it is made."""

from bot.language.labels import cell_label, exact_tile_label, spoken_cell
from bot.language.module_labels import half_label, portal_label, spoken_half
from bot.message.messages import Button, Message, Tone
from bot.panel.effect_words import told_effect
from bot.panel.effects import Build, cell_of
from bot.panel.moment import Moment, Redesign
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.placing import placing_at
from bot.panel.steps import Screen, do, do_and_end, show
from engine import Add, Place, PlacePortal, Swap, TakeBack
from render.base.picture import Picture
from render.pictures.preview import Added, PortalAdded, PreviewPicture, Swapped, TakenBack

Previewed = Redesign | PlacePortal
"""What has a screen of its own before it is done; a tile's places share one."""


def previewing(moment: Moment, screen: Screen) -> Message | None:
    """What a change of the palace leads to, before it is made."""
    build = screen.action
    if build not in moment.legal or not isinstance(build, Build):
        return None
    if isinstance(build, Place):
        return placing_at(moment, build)
    text = paragraphs(_title(moment, build), moment.note, told_effect(moment, build))
    return Message(text, shown(moment, change_picture(moment, build)), rows=(_buttons(moment, build),))


def _title(moment: Moment, build: Previewed) -> str:
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
        case Add():
            return words("change-title-add", **facts)
        case TakeBack():
            return words("change-title-take-back", **facts)
        case Swap(_, removed):
            return words("change-title-swap", **facts, removed=exact_tile_label(words, removed))


def _buttons(moment: Moment, build: Previewed) -> tuple[Button, ...]:
    words = moment.words
    placed = isinstance(build, PlacePortal)
    found = [button(moment, words("change-place" if placed else "change-do"), do(build), Tone.MAIN)]
    if moment.ends_turn_after(build):
        label = words("change-place-and-end" if placed else "change-do-and-end")
        found.insert(0, button(moment, label, do_and_end(build), Tone.GOOD))
    label = words("change-other-cell" if placed else "change-other-change")
    return (*found, button(moment, label, _others(build)), back(moment))


def _others(build: Previewed) -> str:
    """The screen from which the change was chosen."""
    return show("portal", build.kind) if isinstance(build, PlacePortal) else show("redesign")


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
