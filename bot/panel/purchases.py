"""What to take and what to buy, the best first; and what needs confirmation."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.language.labels import told_apart
from bot.language.words import Words
from bot.modules.registry import MODULES
from bot.panel.steps import ask_about, do
from engine import Action, Buy, Card, Credit, Currency, Money, TakeMoney, Tile, View, payments
from engine.position.pieces import total
from engine.position.state import SQUARES


class PurchaseKind:
    """A way to get a tile for money. This one is a plain purchase; modules add others."""

    action: type = Buy
    screen = "pay"
    """The screen for choosing a payment, if there are many."""
    chosen_on = "buy"
    """The screen for choosing what to buy."""
    from_market = True
    at_full_price = True
    """Is it a market tile at its full price? Only then can modules store what is overpaid."""
    gives_action = True
    """Does paying exactly give another action?"""
    always_asks = False
    """Does it need confirmation even if nothing is lost?"""

    def price(self, view: View, tile: Tile) -> int:  # noqa: ARG002 (modules may need the view)
        """What it costs."""
        return tile.price

    def currency(self, view: View, tile: Tile) -> Currency:
        """What it is paid in."""
        return SQUARES[view.market.index(tile)].currency

    def label(self, words: Words, tile: Tile) -> str:
        """What is bought."""
        return told_apart(words, tile)

    def exact_note(self, words: Words, left: str) -> str:
        """A note on a payment that loses nothing."""
        return words("buy-note-exact", left=left)

    def exact_ways(self, words: Words, count: int) -> str:
        """A note on several ways to pay, at least one of which loses nothing."""
        return words("buy-ways-exact", count=count)


_PLAIN: Final = PurchaseKind()


@dataclass(frozen=True)
class Purchase:
    """One payment for one tile, and what stays in hand of that currency."""

    buy: Action
    kind: PurchaseKind
    tile: Tile
    money: tuple[Money, ...]
    currency: Currency
    price: int
    left: tuple[Money, ...]
    storable: bool
    """Can the overpaid amount be stored?"""

    @property
    def over(self) -> int:
        """The amount overpaid."""
        return total(self.money) - self.price

    @property
    def exact(self) -> bool:
        """Does it give another action?"""
        return self.over == 0 and self.kind.gives_action


def purchase_kinds() -> tuple[PurchaseKind, ...]:
    """All kinds of purchases, in the order in which they are offered."""
    return _PLAIN, *MODULES.collect(lambda module: module.purchase_kinds)


def kind_of(action: Action | None) -> PurchaseKind | None:
    """The kind of purchase that an action is, if it is one."""
    return next((kind for kind in purchase_kinds() if isinstance(action, kind.action)), None)


def purchases(view: View, buys: Iterable[Action]) -> tuple[Purchase, ...]:
    """Purchases: plain ones before those of modules, then those that overpay least, then fewest cards."""
    kinds = purchase_kinds()
    by_action = {kind.action: kind for kind in kinds}
    found = [_purchase(view, by_action[type(buy)], buy) for buy in buys]
    return tuple(sorted(found, key=lambda way: (kinds.index(way.kind), *_worth(way))))


def step_to(view: View, action: Action, *, loss_told: bool = False) -> str:
    """The step that leads to a legal action: the action itself, or a question first.

    Some purchases always need confirmation. Overpaying needs it unless the player was just told the loss.
    Buttons, menus and typed commands all ask here.
    """
    kind = kind_of(action)
    asks = kind is not None and (kind.always_asks or (not loss_told and overpays(view, action) > 0))
    return ask_about("sure", action) if asks else do(action)


def overpays(view: View, action: Action) -> int:
    """How much a legal action overpays."""
    return purchases(view, (action,))[0].over if kind_of(action) else 0


def overpaid(view: View, done: Iterable[Action]) -> int:
    """How much this turn's purchases at full price overpaid."""
    bought: list[tuple[PurchaseKind | None, Any]] = [(kind_of(action), action) for action in done]
    return sum(
        total(buy.cards) - kind.price(view, buy.tile) for kind, buy in bought if kind and kind.at_full_price
    )


def best_takings(view: View, takings: Iterable[TakeMoney]) -> tuple[TakeMoney, ...]:
    """Ways to take money: the most valuable first, then those that make most payments exact."""

    def worth(taking: TakeMoney) -> tuple[int, int, int, tuple[Card, ...]]:
        exact = len(newly_exact(view, taking))
        return -total(taking.cards), -exact, -len(taking.cards), taking.cards

    return tuple(sorted(takings, key=worth))


def greatest(takings: Sequence[TakeMoney]) -> tuple[TakeMoney, ...]:
    """The takings that no other taking extends by a card: taking less leaves money to others."""
    held = [Counter(taking.cards) for taking in takings]
    return tuple(
        taking for taking, cards in zip(takings, held, strict=True) if not any(cards < more for more in held)
    )


def newly_exact(view: View, taking: TakeMoney) -> tuple[Tile, ...]:
    """The market tiles that only these cards make payable exactly."""
    after = tuple(sorted(view.hand + taking.cards))
    return tuple(tile for tile in _exact(view, after) if tile not in _exact(view, view.hand))


def credits_of(view: View) -> tuple[Credit, ...]:
    """The player's money beside the hand."""
    seat = view.seat
    return () if seat is None else tuple(MODULES.collect(lambda module: module.credits(view, seat)))


def _exact(view: View, hand: tuple[Card, ...]) -> tuple[Tile, ...]:
    return tuple(
        tile
        for square, tile in zip(SQUARES, view.market, strict=True)
        if tile is not None
        and any(payment.exact for payment in payments(hand, square.currency, tile.price)[:1])
    )


def _purchase(view: View, kind: PurchaseKind, buy: Any) -> Purchase:
    tile, money = buy.tile, buy.cards
    currency, price = kind.currency(view, tile), kind.price(view, tile)
    held: list[Money] = [*view.hand, *credits_of(view)]
    left = [piece for piece in held if piece.currency is currency]
    for paid in money:
        left.remove(paid)
    over = total(money) - price
    storable = any(module.stores(view, kind, money, over) for module in MODULES)
    return Purchase(buy, kind, tile, money, currency, price, tuple(left), storable)


def _worth(way: Purchase) -> tuple[object, ...]:
    money = [(piece.currency, piece.value, isinstance(piece, Credit)) for piece in way.money]
    return way.over, way.currency, len(money), money
