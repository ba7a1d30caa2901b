"""The screens for buying a falcon: which one, on which crossing, for which card."""

from collections.abc import Iterable

from bot.language.labels import card_label
from bot.language.module_labels import corner_label, crossing_label, falcon_label, spoken_crossing
from bot.message.messages import Message, Option
from bot.panel.effects import falcon_points
from bot.panel.home import hand_line
from bot.panel.moment import Moment
from bot.panel.parts import back, button, choice, option, paragraphs, shown
from bot.panel.steps import Perch, Screen, do, show
from engine import BuyFalcon, Corner, Falcon
from render.pictures.expansion_places import CrossingsPicture
from render.pictures.preview import FalconAdded, PreviewPicture


def choosing_falcon(moment: Moment, screen: Screen) -> Message | None:
    """Which falcon."""
    words = moment.words
    corners = tuple(dict.fromkeys(bought.corner for bought in moment.falcons))
    pictures = shown(moment, CrossingsPicture(moment.view, moment.seat, None, corners))
    found = list(dict.fromkeys(bought.falcon for bought in moment.falcons))
    if not found:
        if not moment.can_choose_action or moment.view.acted:
            return None
        text = paragraphs(words("falcons-title"), moment.note, words("falcons-nothing"))
        return Message(text, pictures, rows=((back(moment),),))
    options = [_falcon_option(moment, falcon) for falcon in found]
    offered = choice(moment, "falcons", words("falcons-hint"), options, page=screen.page)
    text = paragraphs(words("falcons-title"), moment.note, words("falcons-text"), hand_line(moment))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(moment),)))


def choosing_crossing(moment: Moment, screen: Screen) -> Message | None:
    """On which crossing a falcon is to settle."""
    falcon = screen.about
    if not isinstance(falcon, Falcon) or not (corners := _corners(moment, falcon)):
        return None
    words = moment.words
    options = [
        option(crossing_name(moment, corner), show("perch", Perch(falcon, corner))) for corner in corners
    ]
    offered = choice(moment, "falcon", words("falcon-hint"), options, about=falcon, page=screen.page)
    title = words("falcon-title", falcon=falcon_label(words, falcon))
    text = paragraphs(title, moment.note, words("falcon-text"))
    others = button(moment, words("falcon-button-other"), show("falcons"))
    pictures = shown(moment, CrossingsPicture(moment.view, moment.seat, falcon, tuple(corners)))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(moment))))


def paying_falcon(moment: Moment, screen: Screen) -> Message | None:
    """For which card; choosing it buys the falcon."""
    perch = screen.about
    if not isinstance(perch, Perch):
        return None
    ways = best_cards(bought for bought in moment.falcons if (bought.falcon, bought.corner) == perch)
    if not ways:
        return None
    words = moment.words
    falcon, crossing = falcon_label(words, perch.falcon), crossing_label(words, perch.corner)
    now, then = falcon_points(moment.view, moment.seat, ways[0])
    text = paragraphs(
        words("perch-title", falcon=falcon, crossing=crossing),
        moment.note,
        spoken_crossing(words, moment.player.palace, perch.corner),
        words("effect-points", now=now, then=then),
        words("perch-text"),
        hand_line(moment),
    )
    options = [option(card_label(words, way.card), do(way)) for way in ways]
    offered = choice(moment, "perch", words("perch-hint"), options, about=perch, page=screen.page)
    others = button(moment, words("falcon-button-other"), show("falcons"))
    pictures = shown(moment, PreviewPicture(moment.view, moment.seat, FalconAdded(*perch)))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(moment))))


def best_cards(ways: Iterable[BuyFalcon]) -> list[BuyFalcon]:
    """Purchases of falcons, the card of least value first."""
    return sorted(ways, key=lambda way: (way.card.value, way.card.currency))


def crossing_name(moment: Moment, corner: Corner) -> str:
    """A crossing by its name and by the tiles around it."""
    where = spoken_crossing(moment.words, moment.player.palace, corner)
    return moment.words("place-cell", cell=corner_label(corner), where=where)


def _falcon_option(moment: Moment, falcon: Falcon) -> Option:
    words, corners = moment.words, _corners(moment, falcon)
    bought = next(one for one in moment.falcons if one.falcon == falcon)
    now, then = falcon_points(moment.view, moment.seat, bought)
    note = words("falcons-note", count=len(corners), points=then - now)
    step = show("falcon", falcon) if len(corners) > 1 else show("perch", Perch(falcon, corners[0]))
    return option(falcon_label(words, falcon), step, note)


def _corners(moment: Moment, falcon: Falcon) -> list[Corner]:
    return list(dict.fromkeys(bought.corner for bought in moment.falcons if bought.falcon == falcon))
