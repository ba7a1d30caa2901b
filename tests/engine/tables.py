"""Tables laid by hand: a position in a few words, with every other piece accounted for."""

from collections import Counter
from dataclasses import replace
from textwrap import dedent

from engine.board.geometry import Angle, Half, cell_at
from engine.board.palace import Palace
from engine.judge.offers import legal_actions
from engine.modules import MODULES
from engine.modules.dirk import DirkTiles
from engine.play import Played, play
from engine.position.catalogue import TILES, money
from engine.position.options import Options
from engine.position.pieces import Card, ScoringCard, Seat, Tile
from engine.position.rng import Rng, Seed, commitment
from engine.position.state import SQUARES, Game, Player, with_slice
from engine.text.action_notation import parse_action, print_action
from engine.text.piece_notation import (
    NOTHING,
    parse_card,
    parse_deck_card,
    parse_kind,
    parse_list,
    parse_tile,
)
from engine.transitions.events import GameBegun
from engine.transitions.evolve import laid
from engine.transitions.integrity import checked_position

SEED = Seed("0123456789abcdef" * 2)


def drawn(picture: str) -> Palace:
    """A palace drawn as text: names of tiles in rows, F for the fountain, a dot for an empty cell.

    A half is drawn as the letter of its kind and the corner of its right angle, as in "/TSW".
    """
    rows = [line.split() for line in dedent(picture).strip().splitlines()]
    ((fx, fy),) = [(x, y) for y, row in enumerate(rows) for x, name in enumerate(row) if name == "F"]
    pieces = {
        cell_at(x - fx, y - fy): name
        for y, row in enumerate(rows)
        for x, name in enumerate(row)
        if name not in ("F", ".")
    }
    return Palace.of(
        {cell: parse_tile(name) for cell, name in pieces.items() if name[0] != "/"},
        {Half(cell, Angle[name[2:]]): parse_kind(name[1]) for cell, name in pieces.items() if name[0] == "/"},
    )


def table(
    hands: tuple[str, ...],
    *,
    market: str | None = None,
    display: str = NOTHING,
    palaces: tuple[str, ...] = (),
    reserves: tuple[str, ...] = (),
    dirk: str = NOTHING,
    bag: str | None = None,
    deck: str | None = None,
    hoarder: int | None = None,
    rounds: int = 0,
    seat: int = 1,
    **slices: str,
) -> Game:
    """A position in which a seat is about to act.

    What is not named lies where it does no harm: tiles at the bottom of the bag, or with the last player
    if `bag` says all that is in it; cards under the deck, or on the discards if `deck` says all of it, or
    in the hand of a hoarder. `slices` name the modules at the table, each with its word in a position line,
    or with nothing for how it begins.
    """
    players = len(hands)
    options = Options(players, tuple(sorted(slices)))
    game = laid(GameBegun(options, commitment(SEED)), MODULES.at_table(options))

    tiles = list(TILES)
    built = [drawn(picture or "F") for picture in _filled(palaces, players)]
    for tile in (tile for palace in built for tile in palace.tiles.values()):
        tiles.remove(tile)
    kept = [_picked(tiles, names) for names in _filled(reserves, players)]
    dirks = _picked(tiles, dirk)
    in_bag = _picked(tiles, bag or NOTHING)
    on_market = _picked(tiles, market) if market else tuple(tiles.pop() for _ in SQUARES)
    if bag is None:
        in_bag += tuple(tiles)
    else:
        kept[-1] += tuple(tiles)

    cards = Counter(money(players))
    held = [parse_list(hand or NOTHING, parse_card) for hand in hands]
    shown = parse_list(display, parse_card)
    stacked = parse_list(deck or NOTHING, parse_deck_card)
    cards.subtract([*shown, *(card for hand in held for card in hand)])
    cards.subtract(card for card in stacked if isinstance(card, Card))
    assert min(cards.values()) >= 0, "a card was named too often"
    rest = tuple(cards.elements())
    discard: tuple[Card, ...] = ()
    if hoarder is not None:
        held[hoarder - 1] += rest
    elif deck is not None:
        discard = rest
    else:
        stacked += rest
    stacked += tuple(card for card in list(ScoringCard)[rounds:] if card not in stacked)

    game = replace(
        game,
        rng=Rng(SEED),
        players=tuple(
            Player(tuple(sorted(hand)), palace, tuple(sorted(reserve)))
            for hand, palace, reserve in zip(held, built, kept, strict=True)
        ),
        market=on_market,
        display=shown,
        deck=stacked,
        discard=discard,
        bag=in_bag,
        piles=(len(stacked), 0, 0, 0, 0),
        rounds_scored=rounds,
        turn=1,
        to_act=(Seat(seat - 1),),
        may_act=True,
    )
    for module in game.modules:
        if word := slices.get(module.name):
            game = with_slice(game, module.parse_slice(word))
    return checked_position(with_slice(game, DirkTiles(tuple(sorted(dirks)))) if players == 2 else game)


def _filled(texts: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One text for every player, empty where none is given."""
    return texts + ("",) * (players - len(texts))


def _picked(tiles: list[Tile], names: str) -> tuple[Tile, ...]:
    """The named tiles, taken out of the list."""
    picked = parse_list(names or NOTHING, parse_tile)
    for tile in picked:
        tiles.remove(tile)
    return picked


def after(game: Game, *actions: str) -> Game:
    """The position after these actions. Whoever is to act does them; "2 P T9a@+1,0" names another seat."""
    return done(game, *actions).game


def done(game: Game, *actions: str) -> Played:
    """The position after these actions, and all that happened."""
    happened: list[object] = []
    for text in actions:
        seat = game.to_act[0]
        if text[0].isdigit():
            seat, text = Seat(int(text[0]) - 1), text[2:]  # noqa: PLW2901
        game, events = play(game, seat, parse_action(text))
        happened += events
    return Played(game, tuple(happened))  # type: ignore[arg-type]


def offered(game: Game, seat: int | None = None) -> set[str]:
    """The texts of all legal actions, undoing included."""
    who = game.to_act[0] if seat is None else Seat(seat - 1)
    return {print_action(action) for action in legal_actions(game, who)}
