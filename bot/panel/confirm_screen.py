"""The screen that asks once more: before money is lost or stored, and before tokens are drawn."""

from bot.language.labels import payment_label, sum_label
from bot.message.messages import Button, Message, Tone
from bot.panel.buying import bought_label, paid_label, ways_like
from bot.panel.needs_confirmation import step_to
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, paragraphs, shown
from bot.panel.purchases import Buying, Purchase
from bot.panel.steps import Screen, do, ordered, show
from engine import BuySite, Complete
from render.pictures.hand import HandPicture


def asking(state: PanelState, screen: Screen) -> Message | None:
    """Asks once more, and names something better if there is."""
    if not isinstance(screen.action, Buying) or screen.action not in state.legal:
        return None
    if ordered(step_to(state.view, screen.action)):
        return None
    ways = ways_like(state, type(screen.action), screen.action.tile)
    way = next(found for found in ways if found.buy == screen.action)
    better = next((other for other in ways if other.over < way.over), None)
    text = paragraphs(_title(state, way), state.note, _text(state, way), _better_line(state, better))
    rows = (_buttons(state, way, better),)
    return Message(text, shown(state, HandPicture(state.view)), rows=rows)


def _title(state: PanelState, way: Purchase) -> str:
    words = state.words
    if isinstance(way.buy, BuySite):
        return words("sure-title-site")
    return words("sure-title-store" if way.storable else "sure-title")


def _text(state: PanelState, way: Purchase) -> str:
    words = state.words
    tile = bought_label(state, way)
    price = sum_label(words, way.currency, way.price)
    payment = payment_label(words, way.buy.cards)
    if isinstance(way.buy, BuySite):
        said = words("sure-text-site", tile=tile, price=price, payment=payment)
        lost = words("sure-text-site-lost", lost=way.over) if way.over else ""
        return paragraphs(said, lost, words("sure-text-site-draw"))
    if way.storable:
        return words("sure-text-store", tile=tile, price=price, payment=payment, over=way.over)
    return words("sure-text", tile=tile, price=price, payment=payment, lost=way.over)


def _buttons(state: PanelState, way: Purchase, better: Purchase | None) -> tuple[Button, ...]:
    words = state.words
    anyway = words("sure-button-site" if isinstance(way.buy, BuySite) else "sure-button-anyway")
    others = show("complete" if isinstance(way.buy, Complete) else "buy")
    buttons = [
        button(state, anyway, do(way.buy), Tone.PLAIN if better else Tone.MAIN),
        button(state, words("buy-button-other"), others),
        back(state),
    ]
    if better:
        label = words("sure-button-better", cards=paid_label(state, better))
        buttons.insert(0, button(state, label, do(better.buy), Tone.MAIN))
    return tuple(buttons)


def _better_line(state: PanelState, better: Purchase | None) -> str:
    if better is None:
        return ""
    cards = paid_label(state, better)
    if better.exact:
        return state.words("sure-better-exact", cards=cards)
    return state.words("sure-better", cards=cards, lost=better.over)
