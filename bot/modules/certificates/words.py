"""The Exchange Certificates in words."""

from collections.abc import Iterable, Iterator, Sequence

from bot.language.labels import credit_label, sum_label
from bot.language.typed_words import read_currency
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.modules.word_hooks import WordHooks
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer, offer_action
from bot.public.standings import owned_by, owners_or_nobody, seats_of
from bot.table.episodes import Seen
from engine import Action, Certificates, Currency, Seat, Store, View
from engine.modules.certificates import Stored, credit_of
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated


def _offers(state: PanelState, _: str) -> Iterator[Offer]:
    for store in state.offered(Store):
        yield offer_action(_action_label(state.words, store), store)


def _read(state: PanelState, typed: str, _: str) -> Action | None:
    currency = read_currency(typed, state.words)
    return None if currency is None else Store(currency)


class CertificateWords(WordHooks):
    """What is said of certificates."""

    deeds = (Stored,)
    action_options = (ActionOption("store", "currency", (Store,), _offers, _read),)
    topics = ("certificates",)

    def action_label(self, words: Words, action: Store) -> str:
        return _action_label(words, action)

    def deed(self, words: Words, event: Stored) -> str:
        return words("story-stores", credit=credit_label(words, event.credit))

    def brief_deeds(self, words: Words, deeds: Sequence[Seen]) -> Iterable[str]:
        """Storing is part of paying."""
        return ()

    def table_lines(self, context: MessageContext, view: View) -> Iterator[str]:
        words, kept = context.words, module_slice(view, Certificates)
        if kept is None:
            return
        owned = [
            owned_by(context, seat, sum_label(words, credit.currency, credit.value))
            for seat in seats_of(view)
            if (credit := credit_of(view, seat)) is not None
        ]
        chips = [
            words("kept-chip", currency=words(f"currency-{one.name.lower()}"), count=kept.chips[one])
            for one in Currency
        ]
        yield words("kept-certificates", owned=owners_or_nobody(words, owned), chips=enumerated(words, chips))

    def is_held(self, view: View) -> bool:
        return any(credit_of(view, seat) for seat in seats_of(view))

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
        if (credit := credit_of(view, seat)) is not None:
            yield context.words("kept-own-credit", credit=credit_label(context.words, credit))


def _action_label(words: Words, action: Store) -> str:
    return words("action-store", currency=action.currency.name.lower())
