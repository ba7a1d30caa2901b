"""The screens for what a purchase leaves to be chosen: a token, and where what was overpaid is stored."""

from bot.language.labels import sum_label, told_apart
from bot.message.messages import Message, Tone
from bot.panel.moment import Moment
from bot.panel.parts import back, button, hint_button, paragraphs, rows_of, shown
from bot.panel.purchases import overpaid
from bot.panel.steps import Screen, do, show
from bot.table.expansion import sites_in
from engine import Buy, BuyWithPortal, KeepToken, Store
from render.pictures.hand import HandPicture


def storing(moment: Moment, screen: Screen) -> Message | None:  # noqa: ARG001 (as every screen)
    """In which currency what was overpaid is stored."""
    stores = moment.offered(Store)
    if not stores:
        return None
    words, amount = moment.words, _overpaid(moment)
    text = paragraphs(words("store-title"), moment.note, words("store-text", amount=amount))
    chips = [
        button(moment, sum_label(words, store.currency, amount), do(store), Tone.MAIN) for store in stores
    ]
    aside = moment.aside
    onwards = () if not aside else (button(moment, words("store-button-not"), show("place", aside[0])),)
    rows = (*rows_of(chips), (*onwards, *hint_button(moment), back(moment)))
    return Message(text, shown(moment, HandPicture(moment.view)), rows=rows)


def choosing_token(moment: Moment) -> Message | None:
    """Which of the tokens drawn is kept; None if there is nothing to choose."""
    sites = sites_in(moment.view)
    if sites is None or sites.drawn is None or not moment.offered(KeepToken):
        return None
    words, drawn = moment.words, sites.drawn
    text = paragraphs(
        words("token-title", tile=told_apart(words, drawn.tile)),
        moment.note,
        words("token-text", count=len(drawn.tokens)),
    )
    buttons = [
        button(moment, words("token-button", currency=token.name.lower()), do(KeepToken(number)), Tone.MAIN)
        for number, token in enumerate(drawn.tokens, start=1)
        if token is not None
    ]
    more = button(moment, words("panel-button-more"), show("more"))
    return Message(
        text, shown(moment, HandPicture(moment.view)), rows=(tuple(buttons), (*hint_button(moment), more))
    )


def _overpaid(moment: Moment) -> int:
    """By how much this turn's purchases were overpaid; at most one was."""
    bought = (action for action in moment.done if isinstance(action, Buy | BuyWithPortal))
    return sum(overpaid(moment.view, buy) for buy in bought)
