"""The screens for buying: what, with which cards, and whether to pay too much."""

from collections.abc import Sequence

from bot.labels import cards_label, payment_label, set_apart, sum_label, told_apart
from bot.messages import MOST_OPTIONS, Message, Option, Tone
from bot.panel.home import hand_line
from bot.panel.looks import market_line
from bot.panel.moment import Moment
from bot.panel.parts import back, button, choice, option, paragraphs, shown
from bot.panel.steps import Screen, ask_about, do, show
from bot.purchases import Purchase, purchases
from engine import Buy, Tile
from render.hand import HandPicture
from render.purse import purses


def buying(moment: Moment, screen: Screen) -> Message | None:
    """What to buy, and as long as it fits into one menu, with which cards."""
    ways = purchases(moment.view, moment.purchases)
    if not ways:
        return _nothing_to_buy(moment)
    words = moment.words
    if len(ways) <= MOST_OPTIONS:
        options = [_way_option(moment, way, with_tile=True) for way in ways]
    else:
        options = [_tile_option(moment, of_tile) for of_tile in _by_tile(ways)]
    text = paragraphs(
        words("buy-title"), moment.note, words("buy-text"), _out_of_reach(moment), hand_line(moment)
    )
    offered = choice(moment, "buy", words("buy-hint"), options, page=screen.page)
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(moment),)))


def paying(moment: Moment, screen: Screen) -> Message | None:
    """With which cards to pay for a tile."""
    if screen.tile is None or not (ways := _ways_for(moment, screen.tile)):
        return None
    words, tile = moment.words, screen.tile
    price = sum_label(words, ways[0].currency, tile.price)
    title = words("pay-title", tile=told_apart(words, tile), price=price)
    options = [_way_option(moment, way, with_tile=False) for way in ways]
    offered = choice(moment, "pay", words("pay-hint"), options, tile=tile, page=screen.page)
    others = button(moment, words("buy-button-other"), show("buy"))
    text = paragraphs(title, moment.note, hand_line(moment))
    pictures = shown(moment, HandPicture(moment.view))
    return Message(text, pictures, offered.notes, rows=(*offered.rows, (others, back(moment))))


def overpaying(moment: Moment, screen: Screen) -> Message | None:
    """Asks once more before money is lost, and names something better if there is."""
    if not isinstance(screen.action, Buy) or screen.action not in moment.legal:
        return None
    ways = _ways_for(moment, screen.action.tile)
    way = next(found for found in ways if found.buy == screen.action)
    if way.exact:
        return None
    better = next((other for other in ways if other.over < way.over), None)
    words = moment.words
    text = words(
        "sure-text",
        tile=told_apart(words, way.buy.tile),
        price=sum_label(words, way.currency, way.buy.tile.price),
        payment=payment_label(words, way.buy.cards),
        lost=way.over,
    )
    text = paragraphs(words("sure-title"), moment.note, text, _better_line(moment, better))
    anyway = button(moment, words("sure-button-anyway"), do(way.buy), Tone.PLAIN if better else Tone.MAIN)
    buttons = [anyway, button(moment, words("buy-button-other"), show("buy")), back(moment)]
    if better:
        label = words("sure-button-better", cards=_cards(moment, better))
        buttons.insert(0, button(moment, label, do(better.buy), Tone.MAIN))
    return Message(text, shown(moment, HandPicture(moment.view)), rows=(tuple(buttons),))


def way_note(moment: Moment, way: Purchase) -> str:
    """What a way to pay means: whether it is exact, and what stays in hand."""
    words = moment.words
    left = cards_label(words, way.left)
    if way.exact:
        return words("buy-note-exact", left=left)
    return words("buy-note-over", lost=way.over, left=left)


def way_label(moment: Moment, way: Purchase) -> str:
    """A tile and the cards for it; exact payments are marked."""
    words = moment.words
    label = words("buy-way", tile=told_apart(words, way.buy.tile), cards=_cards(moment, way))
    return words("buy-exact", way=label) if way.exact else label


def _better_line(moment: Moment, better: Purchase | None) -> str:
    if better is None:
        return ""
    if better.exact:
        return moment.words("sure-better-exact", cards=_cards(moment, better))
    return moment.words("sure-better", cards=_cards(moment, better), lost=better.over)


def _way_option(moment: Moment, way: Purchase, *, with_tile: bool) -> Option:
    words = moment.words
    if with_tile:
        label = way_label(moment, way)
    else:
        label = words("buy-exact", way=_cards(moment, way)) if way.exact else _cards(moment, way)
    step = do(way.buy) if way.exact else ask_about("sure", way.buy)
    return option(label, step, way_note(moment, way))


def _tile_option(moment: Moment, ways: Sequence[Purchase]) -> Option:
    """A tile whose payments have a menu of their own."""
    words, best = moment.words, ways[0]
    if len(ways) == 1:
        return _way_option(moment, best, with_tile=True)
    label = told_apart(words, best.buy.tile)
    if best.exact:
        note = words("buy-ways-exact", count=len(ways))
        return option(words("buy-exact", way=label), show("pay", best.buy.tile), note)
    return option(label, show("pay", best.buy.tile), words("buy-ways", count=len(ways), lost=best.over))


def _ways_for(moment: Moment, tile: Tile) -> tuple[Purchase, ...]:
    return purchases(moment.view, (buy for buy in moment.purchases if buy.tile == tile))


def _by_tile(ways: Sequence[Purchase]) -> list[list[Purchase]]:
    """The ways tile by tile, in the order of the best of each."""
    found: dict[Tile, list[Purchase]] = {}
    for way in ways:
        found.setdefault(way.buy.tile, []).append(way)
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


def _out_of_reach(moment: Moment) -> str:
    """The tiles on the market that the hand cannot pay for, and what is missing."""
    lines = [market_line(moment, purse) for purse in purses(moment.view) if purse.tile and not purse.payment]
    return moment.words("buy-out-of-reach", tiles=set_apart(moment.words, lines)) if lines else ""


def _cards(moment: Moment, way: Purchase) -> str:
    return cards_label(moment.words, way.buy.cards)
