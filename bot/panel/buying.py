"""The screens for buying: what to buy, and how to pay."""

from collections.abc import Sequence

from bot.language.labels import cards_label, sum_label, walls_label
from bot.message.emojis import coin_emoji
from bot.message.messages import MOST_OPTIONS, Message, Option, Tone
from bot.modules.registry import MODULES
from bot.panel.look_screens import market_line
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, button, choice, closing, option, palace_button, paragraphs
from bot.panel.phone_screen import hand_screen
from bot.panel.purchases import Purchase, PurchaseKind, purchase_kinds, purchases, step_to
from bot.panel.steps import Screen, show
from engine import Buy, Tile
from engine.views.purse import purses
from render.alt_text.lists import set_apart


def buying(state: PanelState, screen: Screen) -> Message | None:
    """What to buy; if all fits into one menu, also with which cards."""
    ways = purchases(state.view, state.purchases)
    if not ways:
        return _nothing_to_buy(state)
    words = state.words
    of_modules = MODULES.collect(lambda module: module.buying_lines(state))
    text = paragraphs(words("buy-title"), state.note, words("buy-text"), *of_modules)
    options, best = way_options(state, ways), _exact_options(state, ways)
    offered = choice(state, "buy", words("buy-hint"), options, best=best, page=screen.page)
    whole = paragraphs(text, _out_of_reach(state))
    texts = ((whole, offered.notes), (text, offered.notes), (text, ""))
    return hand_screen(state, texts, (*offered.rows, closing(state)))


def paying(state: PanelState, screen: Screen) -> Message | None:
    """Which cards to pay for a tile with."""
    kind = next(kind for kind in purchase_kinds() if kind.screen == screen.name)
    if screen.tile is None or not (ways := ways_like(state, kind, screen.tile)):
        return None
    words, tile = state.words, screen.tile
    price = sum_label(words, ways[0].currency, ways[0].price)
    title = words("pay-title", tile=bought_label(state, ways[0]), price=price)
    options = [_way_option(state, way, with_tile=False) for way in ways]
    offered = choice(state, screen.name, words("pay-hint"), options, about=tile, page=screen.page)
    others = button(state, words("buy-button-other"), show(kind.chosen_on), emoji="")
    text = paragraphs(title, state.note)
    rows = (*offered.rows, (others, palace_button(state), back(state)))
    return hand_screen(state, ((text, offered.notes), (text, "")), rows)


def way_options(state: PanelState, ways: Sequence[Purchase]) -> list[Option]:
    """All ways if they fit into one menu; else what can be bought, each with its own menu of payments."""
    if len(ways) <= MOST_OPTIONS:
        return [_way_option(state, way, with_tile=True) for way in ways]
    return [_group_option(state, alike) for alike in _groups(ways)]


def ways_like(state: PanelState, kind: PurchaseKind, tile: Tile) -> tuple[Purchase, ...]:
    """All payments for one kind of purchase of a tile, the best first."""
    buys = [action for action in state.legal if isinstance(action, kind.action)]
    return purchases(state.view, [buy for buy in buys if getattr(buy, "tile", None) == tile])


def bought_label(state: PanelState, way: Purchase) -> str:
    """What is bought."""
    return way.kind.label(state.words, way.tile)


def way_note(state: PanelState, way: Purchase) -> str:
    """Whether a payment is exact, and what stays in hand."""
    words = state.words
    left = cards_label(words, way.left) if way.left else sum_label(words, way.currency, 0)
    if not way.over:
        return way.kind.exact_note(words, left)
    if way.storable:
        return words("buy-note-storable", over=way.over, left=left)
    return words("buy-note-over", lost=way.over, left=left)


def way_label(state: PanelState, way: Purchase) -> str:
    """What is bought and for which cards; exact payments are marked."""
    words = state.words
    label = words("buy-way", tile=bought_label(state, way), cards=paid_label(state, way))
    return words("buy-exact", way=label) if way.exact else label


def paid_label(state: PanelState, way: Purchase) -> str:
    """The money paid."""
    return cards_label(state.words, way.money)


def _way_option(state: PanelState, way: Purchase, *, with_tile: bool) -> Option:
    words, cards = state.words, paid_label(state, way)
    paid = words("buy-exact", way=cards) if way.exact else cards
    label = way_label(state, way) if with_tile else paid
    emoji, note = None if with_tile else coin_emoji(way.currency), way_note(state, way)
    told = _walled(state, way, note) if with_tile else note
    return option(label, step_to(state.view, way.buy), told, emoji=emoji)


def _exact_options(state: PanelState, ways: Sequence[Purchase]) -> list[Option]:
    """The best way to buy everything that can be paid exactly."""
    best = (alike[0] for alike in _groups(ways))
    return [_way_option(state, way, with_tile=True) for way in best if way.exact]


def _group_option(state: PanelState, ways: Sequence[Purchase]) -> Option:
    """Something to buy that has its own menu of payments."""
    words, best = state.words, ways[0]
    if len(ways) == 1:
        return _way_option(state, best, with_tile=True)
    label, step = bought_label(state, best), show(best.kind.screen, best.tile)
    if best.over:
        return option(label, step, _walled(state, best, words("buy-ways", count=len(ways), lost=best.over)))
    named = words("buy-exact", way=label) if best.exact else label
    return option(named, step, _walled(state, best, best.kind.exact_ways(words, len(ways))))


def _walled(state: PanelState, way: Purchase, note: str) -> str:
    """A note on a purchase, with the walls of the tile."""
    return state.words("buy-note-walls", note=note, walls=walls_label(state.words, way.tile.walls))


def _groups(ways: Sequence[Purchase]) -> list[list[Purchase]]:
    """The ways grouped by what is bought, ordered by the best of each."""
    found: dict[tuple[PurchaseKind, Tile], list[Purchase]] = {}
    for way in ways:
        found.setdefault((way.kind, way.tile), []).append(way)
    return list(found.values())


def _nothing_to_buy(state: PanelState) -> Message | None:
    """Say what is missing while the turn's action is open; None if buying is over."""
    if not state.takings and not state.redesigns:
        return None
    words = state.words
    text = paragraphs(words("buy-title"), state.note, words("buy-nothing"), _out_of_reach(state))
    take = (button(state, words("panel-button-take"), show("take"), Tone.MAIN),) if state.takings else ()
    return hand_screen(state, ((text, ""),), (closing(state, *take),))


def _out_of_reach(state: PanelState) -> str:
    """The market tiles that the hand cannot pay for, and what is missing."""
    payable = {buy.tile for buy in state.offered(Buy)}
    lines = [
        market_line(state, purse)
        for purse in purses(state.view)
        if purse.tile and not purse.payment and purse.tile not in payable
    ]
    return state.words("buy-out-of-reach", tiles=set_apart(state.words, lines)) if lines else ""
