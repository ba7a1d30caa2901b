"""The screens for what a purchase leaves to be chosen: a token, and where what was overpaid is stored."""

from bot.language.labels import sum_label, told_apart
from bot.message.messages import Message, Tone
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, hint_button, paragraphs, rows_of, shown
from bot.panel.purchases import overpaid
from bot.panel.steps import Screen, do, show
from bot.table.expansion import sites_in
from engine import Buy, BuyWithPortal, KeepToken, Store
from render.pictures.hand import HandPicture


def storing(state: PanelState, screen: Screen) -> Message | None:  # noqa: ARG001 (as every screen)
    """In which currency what was overpaid is stored."""
    stores = state.offered(Store)
    if not stores:
        return None
    words, amount = state.words, _overpaid(state)
    text = paragraphs(words("store-title"), state.note, words("store-text", amount=amount))
    chips = [
        button(state, sum_label(words, store.currency, amount), do(store), Tone.MAIN) for store in stores
    ]
    aside = state.aside
    onwards = () if not aside else (button(state, words("store-button-not"), show("place", aside[0])),)
    rows = (*rows_of(chips), (*onwards, *hint_button(state), back(state)))
    return Message(text, shown(state, HandPicture(state.view)), rows=rows)


def choosing_token(state: PanelState) -> Message | None:
    """Which of the tokens drawn is kept; None if there is nothing to choose."""
    sites = sites_in(state.view)
    if sites is None or sites.drawn is None or not state.offered(KeepToken):
        return None
    words, drawn = state.words, sites.drawn
    text = paragraphs(
        words("token-title", tile=told_apart(words, drawn.tile)),
        state.note,
        words("token-text", count=len(drawn.tokens)),
    )
    buttons = [
        button(state, words("token-button", currency=token.name.lower()), do(KeepToken(number)), Tone.MAIN)
        for number, token in enumerate(drawn.tokens, start=1)
        if token is not None
    ]
    more = button(state, words("panel-button-more"), show("more"))
    return Message(
        text, shown(state, HandPicture(state.view)), rows=(tuple(buttons), (*hint_button(state), more))
    )


def _overpaid(state: PanelState) -> int:
    """By how much this turn's purchases were overpaid; at most one was."""
    bought = (action for action in state.done if isinstance(action, Buy | BuyWithPortal))
    return sum(overpaid(state.view, buy) for buy in bought)
