"""Looks around the table: what everybody may see at any time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.language.labels import (
    sum_label,
    values_label,
    walled_label,
)
from bot.language.words import Words
from bot.message.custom_ids import LookButton, SeatButton, SeatOrder
from bot.message.emojis import PALACE, SCORES, TABLE
from bot.message.guest_ids import FollowButton
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Tone
from bot.message.personal_ids import SettingId
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, palace_button, paragraphs, rows_of
from bot.panel.steps import show
from engine import Money
from engine.position.pieces import cards_of, total
from engine.views.purse import Purse

LOOKS: Final = (
    "digest",
    "standings",
    "table",
    "palaces",
    "scores",
    "log",
    "history",
    "describe",
    "rules",
    "agreed",
)
"""Everything to look at, in the order of the buttons."""
MORE: Final = "more"
"""The screen that leads to them."""
_SIGNS: Final = {"table": TABLE, "palaces": PALACE, "scores": SCORES}


def look_button(context: MessageContext, what: str) -> Button:
    """A button that shows something public."""
    custom_id = str(LookButton(context.table_id, context.number, what))
    return Button(context.words(f"panel-look-{what}"), custom_id, emoji=_SIGNS.get(what, ""))


def look_buttons(state: PanelState) -> tuple[Button, ...]:
    """A button for everything there is to look at."""
    return tuple(look_button(state.context, what) for what in LOOKS)


def more(state: PanelState) -> Message:
    """Where to look, and how to leave."""
    words = state.words
    leaving = "" if state.context.kept else words("panel-leaving")
    text = paragraphs(words("panel-title-more"), state.note, leaving)
    own = () if state.view.seat is None else (_hand_button(state), palace_button(state), *_stand_in(state))
    settings = Button(words("panel-button-settings"), str(SettingId(SettingId.ALL)))
    rows = (*rows_of(look_buttons(state)), *rows_of((*own, *_follow(state))), (settings, back(state)))
    return Message(text, rows=rows)


def follow_button(context: MessageContext, *, follows: bool) -> Button:
    """Begins to follow a table, or ends it."""
    label = context.words("follow-stop" if follows else "follow-start")
    return Button(label, str(FollowButton(context.table_id, on=not follows)))


def with_way_back(state: PanelState, message: Message) -> Message:
    """A look for a player whose seat a computer keeps, with the button that takes it back."""
    words = state.words
    custom_id = str(SeatButton(state.context.table_id, SeatOrder.BACK))
    way_back = Button(words("seats-take-back"), custom_id, Tone.MAIN)
    return replace(
        message, below=paragraphs(message.below, words("seats-kept")), rows=((way_back,), *message.rows)
    )


def market_line(state: PanelState, purse: Purse) -> str:
    """What the cards of a currency can buy on their market square."""
    words = state.words
    if purse.tile is None:
        return ""
    tile = walled_label(words, purse.tile)
    if purse.payment is None:
        short = sum_label(words, purse.square.currency, purse.missing)
        return words("purse-short", tile=tile, short=short)
    values = _values(words, purse.payment.money)
    if purse.over:
        return words("purse-over", tile=tile, values=values, over=purse.over)
    return words("purse-exact", tile=tile, values=values)


def _values(words: Words, money: Sequence[Money]) -> str:
    """What a payment is made of: "5+3", with what is stored apart."""
    cards, stored = cards_of(money), total(money) - total(cards_of(money))
    if not stored:
        return values_label(cards)
    if not cards:
        return words("purse-credit", stored=stored)
    return words("purse-with-credit", values=values_label(cards), stored=stored)


def _stand_in(state: PanelState) -> tuple[Button, ...]:
    """Offer computers to stand in for players who are absent."""
    if not state.context.absent:
        return ()
    custom_id = str(SeatButton(state.context.table_id, SeatOrder.OFFER))
    return (Button(state.words("stand-in-offer"), custom_id),)


def _follow(state: PanelState) -> tuple[Button, ...]:
    """Let onlookers hear how the game goes."""
    follows = state.context.follows
    return () if follows is None else (follow_button(state.context, follows=follows),)


def _hand_button(state: PanelState) -> Button:
    return button(state, state.words("panel-button-hand"), show("hand"))
