"""The Falconers on the panel: which falcon, which crossing, which card; and which falcons fly home."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import ClassVar, NamedTuple

from bot.language.labels import cards_label
from bot.message.messages import Button, Message, Option, Tone
from bot.modules.falconers.labels import corner_label, crossing_label, falcon_label, spoken_crossing
from bot.modules.panel_hooks import MakeScreen, PanelHooks
from bot.panel.effects import cell_of
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, choice, closing, option, palace_button, paragraphs
from bot.panel.phone_screen import fitted_screen
from bot.panel.steps import Screen, do, show
from bot.panel.turn_screen import hand_line
from engine import (
    Action,
    BuyFalcon,
    Corner,
    Falcon,
    Falcons,
    Perched,
    Seat,
    Swap,
    TakeBack,
    View,
    falcons_leaving,
    if_scored_now,
    parse_corner,
    print_corner,
    totals,
)
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated
from render.base.place_letters import lettered_corners
from render.modules.falconers.module import FalconAdded
from render.modules.falconers.pictures import CrossingsPicture
from render.pictures.preview import PreviewPicture


class Perch(NamedTuple):
    """A falcon and a crossing for it."""

    falcon: Falcon
    corner: Corner

    def __str__(self) -> str:
        return f"{self.falcon}@{print_corner(self.corner)}"

    @classmethod
    def parse(cls, text: str) -> "Perch":
        """The falcon and the crossing with this name, as in "wPA@+1,0"."""
        falcon, _, corner = text.partition("@")
        return Perch(Falcon.parse(falcon), parse_corner(corner))


def choosing_falcon(state: PanelState, screen: Screen) -> Message | None:
    """Which falcon."""
    words = state.words
    offers = state.offered(BuyFalcon)
    picture = partial(_crossings_picture, state, None, _lettered(state))
    found = list(dict.fromkeys(bought.falcon for bought in offers))
    if not found:
        if not state.can_choose_action or state.view.acted:
            return None
        text = paragraphs(words("falcons-title"), state.note, words("falcons-nothing"))
        return fitted_screen(state, ((text, ""),), picture, (closing(state),))
    options = [_falcon_option(state, falcon) for falcon in found]
    offered = choice(state, "falcons", words("falcons-hint"), options, page=screen.page)
    text = paragraphs(words("falcons-title"), state.note, words("falcons-text"), hand_line(state))
    rows = (*offered.rows, closing(state))
    return fitted_screen(state, ((text, offered.notes), (text, "")), picture, rows)


def choosing_crossing(state: PanelState, screen: Screen) -> Message | None:
    """Which crossing."""
    falcon = screen.about
    if not isinstance(falcon, Falcon) or not (corners := _corners(state, falcon)):
        return None
    words = state.words
    letters = _lettered(state)
    options = [
        option(letters[corner], show("perch", Perch(falcon, corner)), crossing_name(state, corner))
        for corner in sorted(corners)
    ]
    offered = choice(state, "falcon", words("falcon-hint"), options, about=falcon, page=screen.page)
    title = words("falcon-title", falcon=falcon_label(words, falcon))
    text = paragraphs(title, state.note, words("falcon-text"))
    picture = partial(_crossings_picture, state, falcon, corners)
    texts = (text, offered.notes), (text, "")
    return fitted_screen(state, texts, picture, (*offered.rows, _leaving_row(state)))


def paying_falcon(state: PanelState, screen: Screen) -> Message | None:
    """Which card to pay with; choosing one buys the falcon."""
    perch = screen.about
    if not isinstance(perch, Perch):
        return None
    offers = state.offered(BuyFalcon)
    ways = best_cards(bought for bought in offers if (bought.falcon, bought.corner) == perch)
    if not ways:
        return None
    words = state.words
    falcon, letter = falcon_label(words, perch.falcon), _lettered(state)[perch.corner]
    crossing = words("crossing-lettered", letter=letter, crossing=crossing_label(words, perch.corner))
    now, then = _points(state, ways[0])
    text = paragraphs(
        words("perch-title", falcon=falcon, crossing=crossing),
        state.note,
        spoken_crossing(words, state.player.palace, perch.corner),
        words("effect-points", now=now, then=then),
        words("perch-text"),
        hand_line(state),
    )
    options = [option(cards_label(words, (way.card,)), do(way)) for way in ways]
    offered = choice(state, "perch", words("perch-hint"), options, about=perch, page=screen.page)

    def picture(high: int) -> PreviewPicture:
        added = FalconAdded(*perch)
        return PreviewPicture(state.view, state.seat, added, letter, brief=True, highest=high)

    texts = (text, offered.notes), (text, "")
    return fitted_screen(state, texts, picture, (*offered.rows, _leaving_row(state)))


def best_cards(ways: Iterable[BuyFalcon]) -> list[BuyFalcon]:
    """Purchases of falcons, the cheapest card first."""
    return sorted(ways, key=lambda way: (way.card.value, way.card.currency))


def crossing_name(state: PanelState, corner: Corner) -> str:
    """A crossing by its name and the tiles around it."""
    where = spoken_crossing(state.words, state.player.palace, corner)
    return state.words("place-cell", cell=corner_label(corner), where=where)


def _lettered(state: PanelState) -> dict[Corner, str]:
    """The letters of all crossings where any falcon may stand."""
    return lettered_corners(bought.corner for bought in state.offered(BuyFalcon))


def _crossings_picture(
    state: PanelState, falcon: Falcon | None, corners: Iterable[Corner], high: int
) -> CrossingsPicture:
    among = tuple(_lettered(state))
    return CrossingsPicture(state.view, state.seat, falcon, tuple(corners), among, high)


def _leaving_row(state: PanelState) -> tuple[Button, ...]:
    others = button(state, state.words("falcon-button-other"), show("falcons"), emoji="")
    return others, palace_button(state), back(state)


def _falcon_option(state: PanelState, falcon: Falcon) -> Option:
    words, corners = state.words, _corners(state, falcon)
    bought = next(one for one in state.offered(BuyFalcon) if one.falcon == falcon)
    now, then = _points(state, bought)
    note = words("falcons-note", count=len(corners), points=then - now)
    step = show("falcon", falcon) if len(corners) > 1 else show("perch", Perch(falcon, corners[0]))
    return option(falcon_label(words, falcon), step, note, emoji=f"falcon_{falcon}")


def _corners(state: PanelState, falcon: Falcon) -> list[Corner]:
    offers = state.offered(BuyFalcon)
    return list(dict.fromkeys(bought.corner for bought in offers if bought.falcon == falcon))


def _points(state: PanelState, bought: BuyFalcon) -> tuple[int, int]:
    """What the seat would score now, and with this falcon."""
    view, seats = state.view, len(state.view.scores)
    kept = module_slice(view, Falcons)
    perched = () if kept is None else kept.perched
    then = _with_falcons(view, (*perched, Perched(state.seat, bought.falcon, bought.corner)))
    return totals(if_scored_now(view), seats)[state.seat], totals(if_scored_now(then), seats)[state.seat]


def _leaving(view: View, seat: Seat, action: Action) -> tuple[Perched, ...]:
    """F4: the falcons that fly home after this change."""
    if module_slice(view, Falcons) is None or not isinstance(action, TakeBack | Swap):
        return ()
    return falcons_leaving(view, seat, cell_of(view, seat, action))


def _with_falcons(view: View, perched: tuple[Perched, ...]) -> View:
    slices = (Falcons(perched) if isinstance(kept, Falcons) else kept for kept in view.slices)
    return replace(view, slices=tuple(slices))


class FalconerScreens(PanelHooks):
    """Falcons on the panel. No other action is possible in the same turn (F2)."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {
        "falcons": choosing_falcon,
        "falcon": choosing_crossing,
        "perch": paying_falcon,
    }
    post_buttons: ClassVar[Mapping[str, str]] = {"falcons": "post-falcons"}
    screen_emojis: ClassVar[Mapping[str, str]] = {"falcons": "falcon_brown"}

    def parse_about(self, text: str) -> Falcon | Perch:
        return Perch.parse(text) if "@" in text else Falcon.parse(text)

    def open_acts(self, state: PanelState) -> Iterator[str]:
        if state.offered(BuyFalcon):
            yield state.words("panel-open-falcons" if state.can_choose_action else "panel-open-more-falcons")

    def act_buttons(self, state: PanelState, tone: Tone) -> Iterator[Button]:
        if state.offered(BuyFalcon):
            yield button(state, state.words("panel-button-falcons"), show("falcons"), tone)

    def changed_view(self, view: View, seat: Seat, action: Action, changed: View) -> View:
        kept, gone = module_slice(view, Falcons), _leaving(view, seat, action)
        if kept is None or not gone:
            return changed
        return _with_falcons(changed, tuple(perched for perched in kept.perched if perched not in gone))

    def change_lines(self, state: PanelState, action: Action, *, short: bool) -> Iterator[str]:
        """Falcons that fly home: how many, or each by name."""
        words, gone = state.words, _leaving(state.view, state.seat, action)
        if not gone:
            return
        if short:
            yield words("effect-falcons", count=len(gone))
            return
        named = [
            words("effect-falcon", falcon=falcon_label(words, one.falcon), crossing=corner_label(one.corner))
            for one in gone
        ]
        yield words("effect-falcons-home", count=len(gone), falcons=enumerated(words, named))
