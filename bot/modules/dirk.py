"""Dirk, the third player at a table for two."""

from collections.abc import Iterable, Iterator

from bot.language.labels import tiles_label, told_apart
from bot.language.typed_words import read_tile
from bot.language.words import Words
from bot.message.emoji_labels import shown_payment, shown_tile
from bot.message.emojis import GIFT
from bot.message.message_context import MessageContext
from bot.message.messages import Button
from bot.modules.hooks import BotModule
from bot.panel.panel_state import PanelState
from bot.panel.parts import button
from bot.panel.steps import do
from bot.private.action_options import ActionOption, Offer, offer_tiles
from engine import Action, DirkTiles, GiveToDirk, Tile, View
from engine.modules.dirk import DIRK as RULES
from engine.modules.dirk import DirkDrew, TileGiven
from engine.transitions.events import TileBought
from engine.views.module_slice import module_slice


def _offers(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_tiles(state, (action.tile for action in state.offered(GiveToDirk)), GiveToDirk)


def _read(state: PanelState, typed: str, _: str) -> Action | None:
    tile = read_tile(typed, state.aside, state.words)
    return None if tile is None else GiveToDirk(tile)


class Dirk(BotModule):
    """What the bot shows and says of Dirk."""

    rules = RULES

    # On the panel

    placings = (GiveToDirk,)

    def tile_buttons(self, state: PanelState, tile: Tile) -> Iterator[Button]:
        if GiveToDirk(tile) in state.legal:
            yield button(state, state.words("place-button-dirk"), do(GiveToDirk(tile)), emoji=GIFT)

    # In words

    deeds = (TileGiven,)
    action_options = (ActionOption("dirk", "tile", (GiveToDirk,), _offers, _read),)
    topics = ("two",)

    def title(self, words: Words) -> str:
        return words("imaginary-player")

    def introduction(self, words: Words) -> str:
        return words("dirk-introduced")

    def action_label(self, words: Words, action: GiveToDirk) -> str:
        return words("action-give", tile=told_apart(words, action.tile))

    def deed(self, words: Words, event: TileGiven) -> str:
        return words("story-gives", tile=shown_tile(words, event.tile))

    def bought_and_settled(self, words: Words, bought: TileBought, settled: TileGiven) -> str:
        return words(
            "story-buys-and-gives",
            exact="yes" if bought.paid_exactly else "no",
            sum=shown_payment(words, bought.cards),
            tile=shown_tile(words, settled.tile),
        )

    def outcome(self, context: MessageContext, event: object) -> Iterable[str]:
        return self.after_scoring(context.words, event)

    def after_scoring(self, words: Words, event: object) -> Iterator[str]:
        """What he drew from the bag."""
        if isinstance(event, DirkDrew):
            yield words("story-drew", count=len(event.tiles), tiles=tiles_label(words, event.tiles))

    def imaginary_tiles(self, view: View) -> Iterable[Tile]:
        kept = module_slice(view, DirkTiles)
        return kept.tiles if kept else ()


DIRK = Dirk()
