"""The screens for buying: what, as what, and with which cards."""

from collections.abc import Sequence
from typing import Final

from bot.language.labels import cards_label, set_apart, sum_label, told_apart
from bot.language.module_labels import portal_label
from bot.message.messages import MOST_OPTIONS, Message, Option, Tone
from bot.panel.confirming import step_to
from bot.panel.home import hand_line
from bot.panel.looks import market_line
from bot.panel.moment import Moment
from bot.panel.parts import back, button, choice, hint_button, option, paragraphs, shown
from bot.panel.purchases import Buying, Purchase, purchases
from bot.panel.steps import Screen, show
from bot.table.expansion import portals_in, sites_in
from engine import Buy, BuySite, BuyWithPortal, Complete, Tile, portal_surcharge
from render.facts.purse import purses
from render.pictures.hand import HandPicture

PAYING: Final[dict[type[Buying], str]] = {
    Buy: "pay",
    BuyWithPortal: "pay-portal",
    BuySite: "pay-site",
    Complete: "finish",
}
"""For each way to get a building the screen on which cards for it are chosen."""


def buying(moment: Moment, screen: Screen) -> Message | None:
    """What to buy, and as long as it fits into one menu, with which cards."""
    ways = purchases(moment.view, moment.purchases)
    if not ways:
        return _nothing_to_buy(moment)
    words = moment.words
    text = paragraphs(
        words("buy-title"),
        moment.note,
        words("buy-text"),
        _module_lines(moment),
        _out_of_reach(moment),
        hand_line(moment),
    )
    options, best = way_options(moment, ways), _exact_options(moment, ways)
    offered = choice(moment, "buy", words("buy-hint"), options, best=best, page=screen.page)
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (*hint_button(moment), back(moment))))


def paying(moment: Moment, screen: Screen) -> Message | None:
    """With which cards to pay for a tile."""
    kind = next(kind for kind, name in PAYING.items() if name == screen.name)
    if screen.tile is None or not (ways := ways_like(moment, kind, screen.tile)):
        return None
    words, tile = moment.words, screen.tile
    price = sum_label(words, ways[0].currency, ways[0].price)
    title = words("pay-title", tile=bought_label(moment, ways[0]), price=price)
    options = [_way_option(moment, way, with_tile=False) for way in ways]
    offered = choice(moment, screen.name, words("pay-hint"), options, about=tile, page=screen.page)
    others = button(moment, words("buy-button-other"), show("complete" if kind is Complete else "buy"))
    text = paragraphs(title, moment.note, hand_line(moment))
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(moment))))


def way_options(moment: Moment, ways: Sequence[Purchase]) -> list[Option]:
    """All ways if they fit into one menu, else what can be bought, whose payments have menus of their own."""
    if len(ways) <= MOST_OPTIONS:
        return [_way_option(moment, way, with_tile=True) for way in ways]
    return [_group_option(moment, alike) for alike in _groups(ways)]


def ways_like(moment: Moment, kind: type[Buying], tile: Tile) -> tuple[Purchase, ...]:
    """All ways to get a tile in one manner, the best first."""
    buys = [action for action in moment.legal if isinstance(action, kind) and action.tile == tile]
    return purchases(moment.view, buys)


def bought_label(moment: Moment, way: Purchase) -> str:
    """What is bought: a tile, alone, with a portal, or as a building site."""
    words, tile = moment.words, told_apart(moment.words, way.buy.tile)
    match way.buy:
        case BuyWithPortal(bought):
            return words("buy-with-portal", tile=tile, portal=portal_label(words, bought.kind))
        case BuySite():
            return words("buy-as-site", tile=tile)
        case _:
            return tile


def way_note(moment: Moment, way: Purchase) -> str:
    """What a way to pay means: whether it is exact, and what stays in hand."""
    words = moment.words
    left = cards_label(words, way.left) if way.left else sum_label(words, way.currency, 0)
    if way.exact:
        return words("buy-note-exact", left=left)
    if way.storable:
        return words("buy-note-storable", over=way.over, left=left)
    if not way.over:
        return words("buy-note-half", left=left)
    return words("buy-note-over", lost=way.over, left=left)


def way_label(moment: Moment, way: Purchase) -> str:
    """What is bought and the cards for it; exact payments are marked."""
    words = moment.words
    label = words("buy-way", tile=bought_label(moment, way), cards=paid_label(moment, way))
    return words("buy-exact", way=label) if way.exact else label


def paid_label(moment: Moment, way: Purchase) -> str:
    """What is paid with."""
    return cards_label(moment.words, way.buy.cards)


def _way_option(moment: Moment, way: Purchase, *, with_tile: bool) -> Option:
    words, cards = moment.words, paid_label(moment, way)
    paid = words("buy-exact", way=cards) if way.exact else cards
    label = way_label(moment, way) if with_tile else paid
    return option(label, step_to(moment.view, way.buy), way_note(moment, way))


def _exact_options(moment: Moment, ways: Sequence[Purchase]) -> list[Option]:
    """The best way to buy each thing that can be paid exactly."""
    best = (alike[0] for alike in _groups(ways))
    return [_way_option(moment, way, with_tile=True) for way in best if way.exact]


def _group_option(moment: Moment, ways: Sequence[Purchase]) -> Option:
    """Something whose payments have a menu of their own."""
    words, best = moment.words, ways[0]
    if len(ways) == 1:
        return _way_option(moment, best, with_tile=True)
    label, step = bought_label(moment, best), show(PAYING[type(best.buy)], best.buy.tile)
    if best.exact:
        return option(words("buy-exact", way=label), step, words("buy-ways-exact", count=len(ways)))
    if not best.over:
        return option(label, step, words("buy-ways-half", count=len(ways)))
    return option(label, step, words("buy-ways", count=len(ways), lost=best.over))


def _groups(ways: Sequence[Purchase]) -> list[list[Purchase]]:
    """The ways by what is bought, in the order of the best of each."""
    found: dict[tuple[type, Tile], list[Purchase]] = {}
    for way in ways:
        found.setdefault((type(way.buy), way.buy.tile), []).append(way)
    return list(found.values())


def _nothing_to_buy(moment: Moment) -> Message | None:
    """Says what is missing, if it is the turn's action that is open; None if buying is over."""
    if not moment.takings and not moment.redesigns:
        return None
    words = moment.words
    text = paragraphs(
        words("buy-title"), moment.note, words("buy-nothing"), _out_of_reach(moment), hand_line(moment)
    )
    take = (button(moment, words("panel-button-take"), show("take"), Tone.MAIN),) if moment.takings else ()
    return Message(text, shown(moment, HandPicture(moment.view)), rows=((*take, back(moment)),))


def _module_lines(moment: Moment) -> str:
    """What modules add to buying."""
    words = moment.words
    portal = portals_in(moment.view) is not None
    site = sites_in(moment.view) is not None
    return paragraphs(
        words("buy-text-portal", more=portal_surcharge(moment.view)) if portal else "",
        words("buy-text-site") if site else "",
    )


def _out_of_reach(moment: Moment) -> str:
    """The tiles on the market that the hand cannot pay for, and what is missing."""
    payable = {buy.tile for buy in moment.offered(Buy)}
    lines = [
        market_line(moment, purse)
        for purse in purses(moment.view)
        if purse.tile and not purse.payment and purse.tile not in payable
    ]
    return moment.words("buy-out-of-reach", tiles=set_apart(moment.words, lines)) if lines else ""
