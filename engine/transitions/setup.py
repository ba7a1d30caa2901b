"""Laying the table (S1–S4)."""

from collections.abc import Sequence
from typing import Final

from engine.judge.errors import NotationError
from engine.modules import MODULES
from engine.position.catalogue import TILES, money
from engine.position.options import Options
from engine.position.pieces import MAX_PLAYERS, MIN_PLAYERS, Card, DeckCard, ScoringCard, Seat, total
from engine.position.rng import Rng, Seed, commitment, parse_seed
from engine.position.state import DISPLAY_SIZE, SQUARES
from engine.transitions.events import (
    BagShuffled,
    DeckStacked,
    DisplayRefilled,
    GameBegun,
    HandsDealt,
    MarketRefilled,
    MoneyShuffled,
    SeedChosen,
    StartPlayerFound,
    StartReason,
    TurnBegun,
)
from engine.transitions.evolve import laid
from engine.transitions.turn import Unfolding

START_MONEY: Final = 20
PILES: Final = 5
SCORING_PILES: Final = {1: ScoringCard.FIRST, 3: ScoringCard.SECOND}
"""The second and the fourth pile get a scoring card."""


def checked(options: Options) -> Options:
    """The options, if a game can be played with them."""
    if not MIN_PLAYERS <= options.players <= MAX_PLAYERS:
        raise NotationError(f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players", options.players)
    for name in options.modules:
        if name not in MODULES.optional:
            raise NotationError("no such module", name)
    if tuple(sorted(set(options.modules))) != options.modules:
        raise NotationError("modules are named once, in order", " ".join(options.modules))
    if options.youngest is not None and options.youngest not in range(options.players):
        raise NotationError("the youngest has no seat", options.youngest)
    return options


def new_game(options: Options, seed: Seed) -> Unfolding:
    """A game ready for its first turn, and the events that led there."""
    checked(options)
    rng = Rng(parse_seed(seed))
    begun = GameBegun(options, commitment(seed))
    table = Unfolding(laid(begun, MODULES.at_table(options)))
    table.events.append(begun)
    table.happen(SeedChosen(seed))

    bag, rng = rng.shuffled(TILES)
    table.happen(BagShuffled(bag, rng.used))
    for module in table.game.modules:
        table.follow(module.prepare(table.game))
    table.happen(MarketRefilled(tuple(zip(SQUARES, table.game.bag, strict=False))))

    cards, rng = rng.shuffled(money(options.players))
    table.happen(MoneyShuffled(cards, rng.used))
    hands = _dealt(cards, options.players)
    table.happen(HandsDealt(hands))

    seat, reason, rng = _start_player(hands, options.youngest, rng)
    table.happen(StartPlayerFound(seat, reason, rng.used))
    table.happen(DisplayRefilled(table.game.deck[:DISPLAY_SIZE]))

    deck, piles, rng = _stacked(table.game.deck, rng)
    table.happen(DeckStacked(deck, piles, rng.used))
    table.happen(TurnBegun(seat, 1))
    return table


def _dealt(cards: Sequence[Card], players: int) -> tuple[tuple[Card, ...], ...]:
    """S2: card by card to each player in turn, until it is 20 or more."""
    rest = iter(cards)
    hands = []
    for _ in range(players):
        hand: tuple[Card, ...] = ()
        while total(hand) < START_MONEY:
            hand = (*hand, next(rest))
        hands.append(hand)
    return tuple(hands)


def _start_player(
    hands: tuple[tuple[Card, ...], ...], youngest: Seat | None, rng: Rng
) -> tuple[Seat, StartReason, Rng]:
    """S3: fewest cards, then lowest total, then the youngest if the table named one, then the lot."""
    seats = [Seat(seat) for seat in range(len(hands))]
    fewest = min(len(hand) for hand in hands)
    tied = [seat for seat in seats if len(hands[seat]) == fewest]
    if len(tied) == 1:
        return tied[0], StartReason.FEWEST_CARDS, rng
    lowest = min(total(hands[seat]) for seat in tied)
    tied = [seat for seat in tied if total(hands[seat]) == lowest]
    if len(tied) == 1:
        return tied[0], StartReason.LOWEST_TOTAL, rng
    if youngest is not None and youngest in tied:
        return youngest, StartReason.YOUNGEST, rng
    order, rng = rng.shuffled(tied)
    return order[0], StartReason.LOT, rng


def _stacked(deck: tuple[DeckCard, ...], rng: Rng) -> tuple[tuple[DeckCard, ...], tuple[int, ...], Rng]:
    """S4: five piles of nearly equal height, two with a scoring card, the first on top."""
    height, over = divmod(len(deck), PILES)
    piles: list[tuple[DeckCard, ...]] = []
    dealt = 0
    for number in range(PILES):
        size = height + (number < over)
        pile = deck[dealt : dealt + size]
        dealt += size
        if number in SCORING_PILES:
            pile, rng = rng.shuffled((*pile, SCORING_PILES[number]))
        piles.append(pile)
    return tuple(card for pile in piles for card in pile), tuple(len(pile) for pile in piles), rng
