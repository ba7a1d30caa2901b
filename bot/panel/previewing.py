"""The screen that shows what a change of the palace leads to, before it is made."""

from bot.language.labels import cell_label, exact_tile_label, spoken_cell
from bot.language.module_labels import half_label, portal_label, spoken_half
from bot.message.messages import Button, Message, Tone
from bot.panel.effect_words import told_effect
from bot.panel.effects import Build, cell_of
from bot.panel.panel_state import PanelState, Redesign
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.placing import placing_at
from bot.panel.steps import Screen, do, do_and_end, show
from engine import Add, Place, PlacePortal, Swap, TakeBack
from render.base.picture import Picture
from render.pictures.preview import Added, PortalAdded, PreviewPicture, Swapped, TakenBack

Previewed = Redesign | PlacePortal
"""What has a screen of its own before it is done; a tile's places share one."""


def previewing(state: PanelState, screen: Screen) -> Message | None:
    """What a change of the palace leads to, before it is made."""
    build = screen.action
    if build not in state.legal or not isinstance(build, Build):
        return None
    if isinstance(build, Place):
        return placing_at(state, build)
    text = paragraphs(_title(state, build), state.note, told_effect(state, build))
    return Message(text, shown(state, change_picture(state, build)), rows=(_buttons(state, build),))


def _title(state: PanelState, build: Previewed) -> str:
    words = state.words
    if isinstance(build, PlacePortal):
        portal = portal_label(words, build.kind)
        half, where = half_label(build.half), spoken_half(words, build.half)
        return words("change-title-portal", portal=portal, half=half, where=where)
    cell = cell_of(state.view, state.seat, build)
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


def _buttons(state: PanelState, build: Previewed) -> tuple[Button, ...]:
    words = state.words
    placed = isinstance(build, PlacePortal)
    found = [button(state, words("change-place" if placed else "change-do"), do(build), Tone.MAIN)]
    if state.ends_turn_after(build):
        label = words("change-place-and-end" if placed else "change-do-and-end")
        found.insert(0, button(state, label, do_and_end(build), Tone.GOOD))
    label = words("change-other-cell" if placed else "change-other-change")
    return (*found, button(state, label, _others(build)), back(state))


def _others(build: Previewed) -> str:
    """The screen from which the change was chosen."""
    return show("portal", build.kind) if isinstance(build, PlacePortal) else show("redesign")


def change_picture(state: PanelState, build: Build) -> Picture:
    """The palace as it would be after a change."""
    cell = cell_of(state.view, state.seat, build)
    match build:
        case Place(tile) | Add(tile):
            return PreviewPicture(state.view, state.seat, Added(tile, cell))
        case TakeBack():
            return PreviewPicture(state.view, state.seat, TakenBack(cell))
        case Swap(tile):
            return PreviewPicture(state.view, state.seat, Swapped(tile, cell))
        case PlacePortal(kind, half):
            return PreviewPicture(state.view, state.seat, PortalAdded(kind, half))
