"""The screens for buying a falcon: which one, on which crossing, for which card."""

from collections.abc import Iterable

from bot.language.labels import card_label
from bot.language.module_labels import corner_label, crossing_label, falcon_label, spoken_crossing
from bot.message.messages import Message, Option
from bot.panel.effects import falcon_points
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, choice, option, paragraphs, shown
from bot.panel.steps import Perch, Screen, do, show
from bot.panel.turn_screen import hand_line
from engine import BuyFalcon, Corner, Falcon
from render.pictures.expansion_places import CrossingsPicture
from render.pictures.preview import FalconAdded, PreviewPicture


def choosing_falcon(state: PanelState, screen: Screen) -> Message | None:
    """Which falcon."""
    words = state.words
    corners = tuple(dict.fromkeys(bought.corner for bought in state.falcons))
    pictures = shown(state, CrossingsPicture(state.view, state.seat, None, corners))
    found = list(dict.fromkeys(bought.falcon for bought in state.falcons))
    if not found:
        if not state.can_choose_action or state.view.acted:
            return None
        text = paragraphs(words("falcons-title"), state.note, words("falcons-nothing"))
        return Message(text, pictures, rows=((back(state),),))
    options = [_falcon_option(state, falcon) for falcon in found]
    offered = choice(state, "falcons", words("falcons-hint"), options, page=screen.page)
    text = paragraphs(words("falcons-title"), state.note, words("falcons-text"), hand_line(state))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(state),)))


def choosing_crossing(state: PanelState, screen: Screen) -> Message | None:
    """On which crossing a falcon is to settle."""
    falcon = screen.about
    if not isinstance(falcon, Falcon) or not (corners := _corners(state, falcon)):
        return None
    words = state.words
    options = [
        option(crossing_name(state, corner), show("perch", Perch(falcon, corner))) for corner in corners
    ]
    offered = choice(state, "falcon", words("falcon-hint"), options, about=falcon, page=screen.page)
    title = words("falcon-title", falcon=falcon_label(words, falcon))
    text = paragraphs(title, state.note, words("falcon-text"))
    others = button(state, words("falcon-button-other"), show("falcons"))
    pictures = shown(state, CrossingsPicture(state.view, state.seat, falcon, tuple(corners)))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(state))))


def paying_falcon(state: PanelState, screen: Screen) -> Message | None:
    """For which card; choosing it buys the falcon."""
    perch = screen.about
    if not isinstance(perch, Perch):
        return None
    ways = best_cards(bought for bought in state.falcons if (bought.falcon, bought.corner) == perch)
    if not ways:
        return None
    words = state.words
    falcon, crossing = falcon_label(words, perch.falcon), crossing_label(words, perch.corner)
    now, then = falcon_points(state.view, state.seat, ways[0])
    text = paragraphs(
        words("perch-title", falcon=falcon, crossing=crossing),
        state.note,
        spoken_crossing(words, state.player.palace, perch.corner),
        words("effect-points", now=now, then=then),
        words("perch-text"),
        hand_line(state),
    )
    options = [option(card_label(words, way.card), do(way)) for way in ways]
    offered = choice(state, "perch", words("perch-hint"), options, about=perch, page=screen.page)
    others = button(state, words("falcon-button-other"), show("falcons"))
    pictures = shown(state, PreviewPicture(state.view, state.seat, FalconAdded(*perch)))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(state))))


def best_cards(ways: Iterable[BuyFalcon]) -> list[BuyFalcon]:
    """Purchases of falcons, the card of least value first."""
    return sorted(ways, key=lambda way: (way.card.value, way.card.currency))


def crossing_name(state: PanelState, corner: Corner) -> str:
    """A crossing by its name and by the tiles around it."""
    where = spoken_crossing(state.words, state.player.palace, corner)
    return state.words("place-cell", cell=corner_label(corner), where=where)


def _falcon_option(state: PanelState, falcon: Falcon) -> Option:
    words, corners = state.words, _corners(state, falcon)
    bought = next(one for one in state.falcons if one.falcon == falcon)
    now, then = falcon_points(state.view, state.seat, bought)
    note = words("falcons-note", count=len(corners), points=then - now)
    step = show("falcon", falcon) if len(corners) > 1 else show("perch", Perch(falcon, corners[0]))
    return option(falcon_label(words, falcon), step, note)


def _corners(state: PanelState, falcon: Falcon) -> list[Corner]:
    return list(dict.fromkeys(bought.corner for bought in state.falcons if bought.falcon == falcon))
