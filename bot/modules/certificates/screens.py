"""The Exchange Certificates on the panel: storing what was overpaid, and paying with it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.language.labels import payment_label, sum_label
from bot.message.messages import Button, Message, Tone
from bot.modules.panel_hooks import MakeScreen, PanelHooks
from bot.panel.buying import bought_label
from bot.panel.confirm_screen import Question
from bot.panel.panel_state import PanelState
from bot.panel.parts import button, closing, paragraphs, rows_of
from bot.panel.phone_screen import hand_screen
from bot.panel.purchases import Purchase, PurchaseKind, kind_of, overpaid
from bot.panel.steps import Screen, do, show
from engine import Action, Certificates, Credit, Money, Seat, Store, View
from engine.modules.certificates import MOST, credit_of
from engine.views.module_slice import module_slice


def storing(state: PanelState, screen: Screen) -> Message | None:  # noqa: ARG001 (as every screen)
    """Which currency to store the overpaid amount in."""
    stores = state.offered(Store)
    if not stores:
        return None
    words, amount = state.words, overpaid(state.view, state.done)
    text = paragraphs(words("store-title"), state.note, words("store-text", amount=amount))
    chips = [
        button(state, sum_label(words, store.currency, amount), do(store), Tone.MAIN) for store in stores
    ]
    aside = state.aside
    onwards = () if not aside else (button(state, words("store-button-not"), show("place", aside[0])),)
    return hand_screen(state, ((text, ""),), (*rows_of(chips), closing(state, *onwards)))


class CertificateScreens(PanelHooks):
    """Certificates on the panel."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {"store": storing}

    def next_step(self, view: View, legal: tuple[Action, ...], done: Action | None) -> str | None:
        """Offer to store what was just overpaid."""
        bought = kind_of(done)
        can_store = any(isinstance(action, Store) for action in legal)
        return show("store") if can_store and bought and bought.at_full_price else None

    def open_later(self, state: PanelState) -> Iterator[str]:
        if state.offered(Store):
            yield state.words("panel-open-store")

    def later_buttons(self, state: PanelState) -> Iterator[Button]:
        if state.offered(Store):
            yield button(state, state.words("panel-button-store"), show("store"))

    def stays_open(self, state: PanelState, action: Action) -> bool:
        return bool(state.offered(Store))

    def credits(self, view: View, seat: Seat) -> Iterator[Credit]:
        if credit := credit_of(view, seat):
            yield credit

    def money_lines(self, state: PanelState) -> Iterator[str]:
        for credit in self.credits(state.view, state.seat):
            stored = sum_label(state.words, credit.currency, credit.value)
            yield state.words("panel-certificate", sum=stored)

    def hand_facts(self, view: View, seat: Seat) -> object:
        return credit_of(view, seat)

    def stores(self, view: View, kind: PurchaseKind, money: tuple[Money, ...], over: int) -> bool:
        """X2, X3: a board holds one chip; spending it makes room."""
        if view.seat is None or module_slice(view, Certificates) is None:
            return False
        has_room = all(credit in money for credit in self.credits(view, view.seat))
        return kind.at_full_price and has_room and 1 <= over <= MOST

    def question(self, state: PanelState, way: Purchase) -> Question | None:
        if not way.storable:
            return None
        words = state.words
        text = words(
            "sure-text-store",
            tile=bought_label(state, way),
            price=sum_label(words, way.currency, way.price),
            payment=payment_label(words, way.money),
            over=way.over,
        )
        return Question(words("sure-title-store"), text, words("sure-button-anyway"))
