"""The screen for a portal that lies aside: where to."""

from bot.language.module_labels import half_label, portal_label, spoken_half
from bot.message.messages import Message, Option
from bot.panel.effect_words import told_change
from bot.panel.effects import palace_after
from bot.panel.panel_state import PanelState
from bot.panel.parts import (
    back,
    choice,
    hint_button,
    option,
    paragraphs,
    place_buttons,
    portal_buttons,
    rows_of,
    shown,
    undo_buttons,
)
from bot.panel.steps import Screen, ask_about
from engine import Kind, PlacePortal, View
from engine.board.geometry import xy
from engine.position.pieces import Seat
from render.pictures.expansion_places import PortalPlacesPicture


def placing_portal(state: PanelState, screen: Screen) -> Message | None:
    """Where a portal may go."""
    kind = screen.about if isinstance(screen.about, Kind) else next(iter(state.portals_aside), None)
    if kind is None or kind not in state.portals_aside:
        return None
    words = state.words
    places = best_portals(state.view, state.seat, [p for p in state.offered(PlacePortal) if p.kind is kind])
    text = paragraphs(
        words("portal-title", portal=portal_label(words, kind)),
        state.note,
        words("portal-text", count=len(places)),
        words("place-gives-up-action") if state.can_choose_action else "",
    )
    options = [_option(state, place) for place in places]
    offered = choice(state, "portal", words("place-hint"), options, about=kind, page=screen.page)
    halves = tuple(place.half for place in places)
    picture = PortalPlacesPicture(state.view, state.seat, kind, halves)
    others = [
        *place_buttons(state, state.aside),
        *portal_buttons(state, [other for other in state.portals_aside if other is not kind]),
    ]
    closing = rows_of((*undo_buttons(state)[:1], *hint_button(state), back(state)))
    return Message(
        text, shown(state, picture), offered.notes, rows=(*offered.rows, *rows_of(others), *closing)
    )


def best_portals(view: View, seat: Seat, places: list[PlacePortal]) -> list[PlacePortal]:
    """Placings in the order of what they do for the wall, then of how near the fountain they are."""

    def worth(place: PlacePortal) -> tuple[int, int, int, int]:
        x, y = xy(place.half.cell)
        wall = palace_after(view, seat, place).longest_wall
        return -wall.length, -len(wall.halves), abs(x) + abs(y), place.half.cell

    return sorted(places, key=worth)


def half_name(state: PanelState, place: PlacePortal) -> str:
    """Half a cell by its name and by the way there."""
    return state.words("place-cell", cell=half_label(place.half), where=spoken_half(state.words, place.half))


def _option(state: PanelState, place: PlacePortal) -> Option:
    return option(half_name(state, place), ask_about("preview", place), told_change(state, place))
