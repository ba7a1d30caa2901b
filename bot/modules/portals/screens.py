"""The Portals on the panel: buying a tile with a portal, and placing a portal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from bot.language.labels import told_apart
from bot.language.words import Words
from bot.message.messages import Button, Message, Option, Tone
from bot.modules.panel_hooks import MakeScreen, PanelHooks
from bot.modules.portals.labels import half_label, portal_label, portals_label, spoken_half
from bot.panel.buying import paying
from bot.panel.effect_words import told_change
from bot.panel.panel_state import Aside, PanelState
from bot.panel.parts import (
    bare,
    button,
    choice,
    closing,
    option,
    paragraphs,
    place_buttons,
    rows_of,
    undo_buttons,
)
from bot.panel.phone_screen import fitted_screen
from bot.panel.placing import gives_up
from bot.panel.previewing import ChangeLabels, change_screen
from bot.panel.purchases import PurchaseKind
from bot.panel.steps import Screen, ask_about, show
from engine import (
    Action,
    BuyWithPortal,
    Kind,
    Palace,
    PlacePortal,
    Portals,
    Seat,
    Tile,
    View,
    Wall,
    portal_surcharge,
)
from engine.board.geometry import xy
from engine.modules.portals_in_view import portals_aside
from engine.position.state import without
from engine.views.module_slice import module_slice
from render.base.place_letters import lettered_halves
from render.modules.portals.module import PortalAdded
from render.modules.portals.pictures import PortalPlacesPicture
from render.pictures.preview import PreviewPicture


class BuyingWithPortal(PurchaseKind):
    """A tile with a portal of its kind, for more (O2)."""

    action = BuyWithPortal
    screen = "pay-portal"

    def price(self, view: View, tile: Tile) -> int:
        return tile.price + portal_surcharge(view)

    def label(self, words: Words, tile: Tile) -> str:
        return words("buy-with-portal", tile=told_apart(words, tile), portal=portal_label(words, tile.kind))


def placing_portal(state: PanelState, screen: Screen) -> Message | None:
    """Where a portal may go."""
    aside = _aside(state)
    kind = screen.about if isinstance(screen.about, Kind) else next(iter(aside), None)
    if kind is None or kind not in aside:
        return None
    words = state.words
    places = best_portals(state.view, state.seat, [p for p in state.offered(PlacePortal) if p.kind is kind])
    text = paragraphs(
        words("portal-title", portal=portal_label(words, kind)),
        state.note,
        words("portal-text", count=len(places)),
    )
    letters = lettered_halves(place.half for place in places)
    options = [_option(state, place, letters[place.half]) for place in places]
    offered = choice(
        state, "portal", words("place-hint"), options, about=kind, page=screen.page, by_label=True
    )
    others = [
        *place_buttons(state, state.aside),
        *_buttons(state, [other for other in aside if other is not kind], Tone.PLAIN),
    ]
    rows = (*offered.rows, *rows_of(bare(others)), closing(state, *bare(undo_buttons(state)[:1])))

    def picture(high: int) -> PortalPlacesPicture:
        return PortalPlacesPicture(state.view, state.seat, kind, tuple(letters), high)

    given_up = gives_up(state)
    texts = (text, paragraphs(offered.notes, given_up)), (text, given_up)
    return fitted_screen(state, texts, picture, rows)


def best_portals(view: View, seat: Seat, places: list[PlacePortal]) -> list[PlacePortal]:
    """Places ordered by the wall they give, then by distance from the fountain."""

    def worth(place: PlacePortal) -> tuple[int, int, int, int]:
        x, y = xy(place.half.cell)
        wall = view.players[seat].palace.with_half(place.half, place.kind).longest_wall
        return -wall.length, -len(wall.halves), abs(x) + abs(y), place.half.cell

    return sorted(places, key=worth)


def half_name(state: PanelState, place: PlacePortal) -> str:
    """Half a cell by its name and the way there."""
    return state.words("place-cell", cell=half_label(place.half), where=spoken_half(state.words, place.half))


def _option(state: PanelState, place: PlacePortal, letter: str) -> Option:
    note = state.words("redesign-note", cell=half_label(place.half), change=told_change(state, place))
    return option(letter, ask_about("preview", place), note)


def _aside(state: PanelState) -> tuple[Kind, ...]:
    return portals_aside(state.view, state.seat) if state.acts else ()


def _buttons(state: PanelState, kinds: Iterable[Kind], tone: Tone) -> Iterator[Button]:
    """One button for each kind of portal."""
    for kind in dict.fromkeys(kinds):
        label = state.words("panel-button-place", tile=portal_label(state.words, kind))
        yield button(state, label, show("portal", kind), tone, emoji=f"portal_{kind.name.lower()}")


class PortalScreens(PanelHooks):
    """Portals on the panel."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {"pay-portal": paying, "portal": placing_portal}
    turn_actions = (BuyWithPortal,)
    purchase_kinds = (BuyingWithPortal(),)
    builds = (PlacePortal,)

    def stays_open(self, state: PanelState, action: Action) -> bool:
        placed = (action.kind,) if isinstance(action, PlacePortal) else ()
        return bool(without(_aside(state), placed))

    def aside(self, state: PanelState) -> Aside | None:
        kinds = _aside(state)
        return Aside(portals_label(state.words, kinds), len(kinds)) if kinds else None

    def aside_buttons(self, state: PanelState, tone: Tone) -> Iterator[Button]:
        return _buttons(state, _aside(state), tone)

    def aside_step(self, view: View, seat: Seat) -> str | None:
        kinds = portals_aside(view, seat)
        return show("portal", kinds[0]) if kinds else None

    def buying_lines(self, state: PanelState) -> Iterator[str]:
        if module_slice(state.view, Portals):
            yield state.words("buy-text-portal", more=portal_surcharge(state.view))

    def preview(self, state: PanelState, action: PlacePortal) -> Message:
        words, portal = state.words, portal_label(state.words, action.kind)
        half, where = half_label(action.half), spoken_half(words, action.half)
        places = [place.half for place in state.offered(PlacePortal) if place.kind is action.kind]
        letter = lettered_halves(places)[action.half]
        labels = ChangeLabels(
            words("change-title-portal", portal=portal, letter=letter, half=half, where=where),
            letter,
            words("change-place"),
            words("change-place-and-end"),
            words("change-other-cell"),
        )
        return change_screen(state, action, labels, show("portal", action.kind), below=gives_up(state))

    def change_picture(self, view: View, seat: Seat, action: Action) -> PreviewPicture | None:
        if not isinstance(action, PlacePortal):
            return None
        return PreviewPicture(view, seat, PortalAdded(action.kind, action.half))

    def palace_after(self, palace: Palace, action: PlacePortal) -> Palace:
        return palace.with_half(action.half, action.kind)

    def wall_lines(self, words: Words, before: Wall, after: Wall) -> Iterator[str]:
        if len(before.halves) != len(after.halves):
            yield words("effect-portals", before=len(before.halves), after=len(after.halves))
