"""The screen that asks for confirmation: before money is lost, or where a module needs it."""

from dataclasses import dataclass

from bot.language.labels import payment_label, sum_label
from bot.message.messages import Message, Row, Tone
from bot.modules.registry import MODULES
from bot.panel.buying import bought_label, paid_label, ways_like
from bot.panel.panel_state import PanelState
from bot.panel.parts import LONGEST_BUTTON, back, button, palace_button, paragraphs
from bot.panel.phone_screen import hand_screen
from bot.panel.purchases import Purchase, kind_of, purchases, step_to
from bot.panel.steps import Order, Screen, do, ordered, screen_of, show
from render.alt_text.lengths import length


@dataclass(frozen=True)
class Question:
    """A question, and the label of the button that says yes."""

    title: str
    text: str
    yes: str


def asking(state: PanelState, screen: Screen) -> Message | None:
    """Ask for confirmation, and name a better payment if there is one."""
    action = screen.action
    if action is None or action not in state.legal or ordered(step_to(state.view, action)):
        return None
    (way,) = purchases(state.view, (action,))
    ways = ways_like(state, way.kind, way.tile)
    better = next((other for other in ways if other.over < way.over), None)
    question = MODULES.first(lambda module: module.question(state, way)) or _about_loss(state, way)
    text = paragraphs(question.title, state.note, question.text, _better_line(state, better))
    return hand_screen(state, ((text, ""),), _rows(state, way, question, better))


def unasked(step: str) -> Order | None:
    """The purchase about whose loss a step asks; None if it asks anything else."""
    screen = screen_of(step)
    kind = kind_of(screen.action) if screen.name == "sure" else None
    if screen.action is None or kind is None or kind.always_asks:
        return None
    return Order(screen.action)


def _about_loss(state: PanelState, way: Purchase) -> Question:
    words = state.words
    price = sum_label(words, way.currency, way.price)
    payment = payment_label(words, way.money)
    text = words("sure-text", tile=bought_label(state, way), price=price, payment=payment, lost=way.over)
    return Question(words("sure-title"), text, words("sure-button-anyway"))


def _rows(state: PanelState, way: Purchase, question: Question, better: Purchase | None) -> tuple[Row, ...]:
    words = state.words
    buttons = [button(state, question.yes, do(way.buy), Tone.PLAIN if better else Tone.MAIN)]
    if better:
        label = words("sure-button-better", cards=paid_label(state, better))
        if length(label) > LONGEST_BUTTON:
            label = words("sure-button-that")
        buttons.insert(0, button(state, label, do(better.buy), Tone.MAIN))
    other = button(state, words("buy-button-other"), show(way.kind.chosen_on), emoji="")
    return tuple(buttons), (other, palace_button(state), back(state))


def _better_line(state: PanelState, better: Purchase | None) -> str:
    if better is None:
        return ""
    cards = paid_label(state, better)
    if better.exact:
        return state.words("sure-better-exact", cards=cards)
    if not better.over:
        return state.words("sure-better-enough", cards=cards)
    return state.words("sure-better", cards=cards, lost=better.over)
