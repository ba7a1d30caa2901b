"""Orchards in the bot: a button, a screen, a command, and what is said of trees."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.language.labels import card_label
from bot.language.typed_words import read_cards
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message
from bot.modules.hooks import BotModule
from bot.modules.panel_hooks import MakeScreen
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, paragraphs, rows_of
from bot.panel.steps import Screen, do, show
from bot.private.action_options import ActionOption, Offer, offer_action
from bot.public.standings import owned_by, owners_or_nobody, seats_of
from engine import Action, ScoreLine, Seat, View
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated
from tests.fifth_module.engine import ORCHARDS as RULES
from tests.fifth_module.engine import TREES, Orchards, PlantTree, TreePlanted


def planting(state: PanelState, _: Screen) -> Message | None:
    """Which card to discard for a tree."""
    plants = state.offered(PlantTree)
    if not plants:
        return None
    cards = [button(state, card_label(state.words, plant.card), _do(plant)) for plant in plants]
    text = paragraphs(state.words("orchard-title"), state.note)
    return Message(text, rows=(*rows_of(cards[:20]), (back(state),)))


def _offers(state: PanelState, _: str) -> Iterator[Offer]:
    for plant in state.offered(PlantTree):
        action: Any = plant
        yield offer_action(ORCHARDS.action_label(state.words, plant), action)


def _read(state: PanelState, typed: str, _: str) -> Action | None:
    cards = read_cards(typed, state.words)
    action: Any = PlantTree(cards[0]) if cards else None
    return action  # type: ignore[no-any-return]


def _do(plant: PlantTree) -> str:
    action: Any = plant
    return do(action)


def trees(view: View) -> tuple[int, ...]:
    """The trees of each seat."""
    kept = module_slice(view, Orchards)
    return kept.trees if kept else (0,) * len(view.players)


class OrchardsInBot(BotModule):
    """What the bot shows and says of orchards."""

    rules = RULES

    # On the panel

    screens: ClassVar[Mapping[str, MakeScreen]] = {"plant": planting}

    def later_buttons(self, state: PanelState) -> Iterator[Button]:
        if state.offered(PlantTree):
            yield button(state, state.words("orchard-button"), show("plant"))

    def stays_open(self, state: PanelState, action: Action) -> bool:
        return bool(state.offered(PlantTree))

    # In words

    deeds = (TreePlanted,)
    action_options = (ActionOption("plant", "card", (PlantTree,), _offers, _read),)
    topics = ("orchards",)

    def action_label(self, words: Words, action: PlantTree) -> str:
        return words("orchard-action", card=card_label(words, action.card))

    def deed(self, words: Words, event: TreePlanted) -> str:
        return words("orchard-deed", card=card_label(words, event.card))

    def table_lines(self, context: MessageContext, view: View) -> Iterator[str]:
        if module_slice(view, Orchards):
            counts = [(seat, trees(view)[seat]) for seat in seats_of(view)]
            owned = [owned_by(context, seat, str(count)) for seat, count in counts if count]
            yield context.words("orchard-table", owned=owners_or_nobody(context.words, owned))

    def is_held(self, view: View) -> bool:
        return any(trees(view))

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
        if count := trees(view)[seat]:
            yield context.words("orchard-own", count=count)

    def scoring_lines(self, context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> Iterator[str]:
        told = [owned_by(context, line.seat, str(line.points)) for line in lines if line.source == TREES]
        if told:
            yield context.words("orchard-scoring", points=enumerated(context.words, told))


ORCHARDS: Final = OrchardsInBot()
