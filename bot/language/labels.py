"""Short labels for pieces in texts, menus and logs."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from engine import Card, Cell, Credit, Currency, Kind, Money, Tile, print_cell
from engine.board.geometry import FOUNTAIN, Side, Walls, sides_of, xy
from engine.position.pieces import cards_of, total
from render.alt_text.lists import enumerated, listed
from render.base.look import Words

# Money


def card_label(words: Words, card: Card) -> str:
    """One card in a sentence: "a 7-dinar card"."""
    return words(f"card-{card.currency.name.lower()}", value=card.value)


def cards_label(words: Words, money: Sequence[Money]) -> str:
    """Money: "7 dinars", "5+3 florins", "3 florins, 2 ducats"; credits come last."""
    if not money:
        return words("cards-none")
    cards, stored = cards_of(money), _credits_of(money)
    named = [credit_label(words, credit) for credit in stored]
    return enumerated(words, [*(_of_currency(words, *purse) for purse in _purses(cards)), *named])


def credit_label(words: Words, credit: Credit) -> str:
    """Money that lies beside the hand, by its sum."""
    return words("credit-label", sum=sum_label(words, credit.currency, credit.value))


def values_label(cards: Iterable[Card]) -> str:
    """The values of cards without their currency: "5+3"."""
    return "+".join(str(value) for value in sorted((card.value for card in cards), reverse=True))


def sum_label(words: Words, currency: Currency, amount: int) -> str:
    """An amount of one currency: "8 florins"."""
    return words(f"sum-{currency.name.lower()}", amount=amount)


def payment_label(words: Words, money: Sequence[Money]) -> str:
    """Money of one currency by its sum: "8 florins", or "8 florins (5+3)" where it is several pieces."""
    amount = sum_label(words, money[0].currency, total(money))
    cards, stored = cards_of(money), _credits_of(money)
    if not stored:
        return amount if len(cards) == 1 else words("sum-of-cards", sum=amount, values=values_label(cards))
    if not cards:
        return words("sum-of-credit", sum=amount)
    return words("sum-with-credit", sum=amount, values=values_label(cards), stored=total(stored))


def purse_label(words: Words, cards: Sequence[Card]) -> str:
    """A hand by currency: "8 florins (5+3), 2 ducats"."""
    purses = [payment_label(words, held) for _, held in _purses(cards)]
    return enumerated(words, purses) if purses else words("cards-none")


def _purses(cards: Iterable[Card]) -> list[tuple[Currency, list[Card]]]:
    """The cards by currency."""
    return [(currency, list(held)) for currency, held in groupby(sorted(cards), lambda card: card.currency)]


def _credits_of(money: Iterable[Money]) -> tuple[Credit, ...]:
    return tuple(piece for piece in money if isinstance(piece, Credit))


def _of_currency(words: Words, currency: Currency, cards: Sequence[Card]) -> str:
    if len(cards) == 1:
        return sum_label(words, currency, cards[0].value)
    return words(f"cards-{currency.name.lower()}", values=values_label(cards))


# Tiles and places


def kind_label(words: Words, kind: Kind) -> str:
    """One tile of a kind: "Garden"."""
    return words(f"kind-{kind.name.lower()}")


def kinds_label(words: Words, kind: Kind) -> str:
    """All tiles of a kind: "Gardens"."""
    return words(f"kinds-{kind.name.lower()}")


def tile_label(words: Words, tile: Tile) -> str:
    """A tile: "Garden 8"."""
    return words("tile-label", kind=kind_label(words, tile.kind), price=tile.price)


def exact_tile_label(words: Words, tile: Tile) -> str:
    """A tile with its notation: "Garden 8 (G8a)"."""
    return words("tile-exact", tile=tile_label(words, tile), notation=str(tile))


def told_apart(words: Words, tile: Tile) -> str:
    """A tile, with its notation if others have the same name: "Garden 8 (G8a)", but "Garden 7"."""
    return exact_tile_label(words, tile) if tile.twin else tile_label(words, tile)


def tiles_label(words: Words, tiles: Iterable[Tile]) -> str:
    """Tiles one by one: "Garden 7, Garden 8 (G8a)"."""
    names = [told_apart(words, tile) for tile in tiles]
    return enumerated(words, names) if names else words("tile-none")


def cell_label(cell: Cell) -> str:
    """A cell as pictures name it: "+1,0"."""
    return print_cell(cell)


def spoken_cell(words: Words, cell: Cell) -> str:
    """A cell by the way from the fountain: "2 west, 1 south"."""
    if cell == FOUNTAIN:
        return words("cell-fountain")
    x, y = xy(cell)
    across = words("cell-east" if x > 0 else "cell-west", steps=abs(x))
    along = words("cell-south" if y > 0 else "cell-north", steps=abs(y))
    if not x or not y:
        return across if x else along
    return words("cell-both", across=across, along=along)


def side_label(words: Words, side: Side) -> str:
    """A side of a tile: "north"."""
    return words(f"side-{side.name.lower()}")


def walls_label(words: Words, walls: Walls) -> str:
    """The walled sides of a tile: "walls to the north and east"."""
    sides = sides_of(walls)
    if not sides:
        return words("side-none")
    return words("side-walls", count=len(sides), sides=listed(words, [side_label(words, s) for s in sides]))


def walled_label(words: Words, tile: Tile) -> str:
    """A tile with its walls: "Garden 8 (wall to the north)"."""
    return words("tile-with-walls", tile=told_apart(words, tile), walls=walls_label(words, tile.walls))


def signed(change: int) -> str:
    """A change with its sign: "+2", "−1", "±0"."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


# Places


def place_label(words: Words, place: int) -> str:
    """A place in a ranking: "1st"."""
    return words("list-place", place=place)
