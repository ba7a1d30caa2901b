"""A player's own hand, which leads to the actions, and their own palace."""

from typing import Final

from bot.language.labels import payment_label, sum_label, tiles_label
from bot.message.messages import Message
from bot.modules.registry import MODULES
from bot.panel.look_screens import look_buttons, market_line
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, palace_button, paragraphs, rows_of, shown
from bot.panel.phone_screen import fitted_screen, picture_room
from bot.panel.steps import show
from bot.panel.turn_screen import act_buttons, who_acts
from engine import payments
from engine.position.catalogue import TILES
from engine.position.pieces import total
from engine.views.purse import Purse, purses
from render.alt_text.lists import set_apart
from render.pictures.cards import CardsPicture
from render.pictures.hand import HandPicture, other_ways_told
from render.pictures.palace import PalacePicture
from render.pictures.purses import PursesPicture

_PRICES: Final = sorted({tile.price for tile in TILES})


def own_hand(state: PanelState) -> Message:
    """The player's hand by currency, what it can pay for, and what can be done now."""
    words, view = state.words, state.view
    if view.seat is None:
        onlooker = "" if state.context.kept else words("panel-onlooker-hand")
        text = paragraphs(words("panel-title-hand"), state.note, onlooker)
        return Message(text, rows=rows_of(look_buttons(state)))
    more = button(state, words("panel-button-more"), show("more"))
    rows = (*rows_of(act_buttons(state)), (palace_button(state), back(state), more))
    if not state.context.drawn:
        return Message(_text(state, market=True, ways=True), rows=rows)
    ways = [
        (_text(state, market=market), picture)
        for market in (True, False)
        for picture in (HandPicture(view), PursesPicture(view, possessions=True), PursesPicture(view))
    ]
    fitting = (
        each
        for each in ways
        if each[1].scene(state.context.look).height <= picture_room(state, each[0], "", rows)
    )
    text, picture = next(fitting, ways[-1])
    return Message(text, shown(state, picture), rows=rows)


def hand_alone(state: PanelState) -> Message:
    """The player's hand without the market, which changes more often than the hand."""
    return Message(_text(state, market=False), shown(state, CardsPicture(state.view)))


def own_palace(state: PanelState) -> Message:
    """The player's palace and reserve; from here it goes on where the turn stands."""
    if state.view.seat is None:
        return Message(who_acts(state), rows=rows_of(look_buttons(state)))
    words, waits = state.words, state.aside if state.acts else ()
    on = show("place", waits[0]) if waits else state.screen
    hand = button(state, words("panel-button-hand"), show("hand"))
    rows = ((button(state, words("panel-button-back"), on, emoji=""), hand),)
    return fitted_screen(
        state,
        ((paragraphs(words("panel-title-palace"), state.note), ""),),
        lambda high: PalacePicture(state.view, state.seat, highest=high),
        rows,
    )


def _text(state: PanelState, *, market: bool, ways: bool = False) -> str:
    """The money by currency, with what it can buy if there is room; then the reserve and what modules add.

    Other ways to buy a tile are told to those who see no picture.
    """
    words = state.words
    lines = (
        *(_purse(state, purse, market=market) for purse in purses(state.view)),
        *(other_ways_told(state.view, state.seat, state.context.look) if ways else ()),
        *MODULES.collect(lambda module: module.money_lines(state)),
        _reserve_line(state),
        *MODULES.collect(lambda module: module.own_lines(state)),
    )
    told = (words("panel-hand-line", line=line) for line in lines if line)
    return paragraphs(words("panel-title-hand"), state.note, *told)


def _purse(state: PanelState, purse: Purse, *, market: bool) -> str:
    words = state.words
    if not purse.cards:
        held = words("purse-empty", sum=sum_label(words, purse.square.currency, 0))
    elif sums := _exact_sums(purse):
        held = words("purse-held", purse=payment_label(words, purse.cards), sums=", ".join(map(str, sums)))
    else:
        held = words("purse-held-only", purse=payment_label(words, purse.cards))
    line = market_line(state, purse) if market else ""
    return set_apart(words, [held, line]) if line else held


def _exact_sums(purse: Purse) -> list[int]:
    """The prices of tiles that these cards can pay exactly."""
    most = total(purse.cards)
    return [
        price
        for price in _PRICES
        if price <= most
        and any(payment.exact for payment in payments(purse.cards, purse.square.currency, price))
    ]


def _reserve_line(state: PanelState) -> str:
    reserve = state.player.reserve
    if not reserve:
        return ""
    return state.words("panel-reserve", tiles=tiles_label(state.words, reserve))
