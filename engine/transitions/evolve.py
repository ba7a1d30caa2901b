"""Events move pieces. Nothing here judges."""

from typing import TYPE_CHECKING, Any, Final, assert_never

from engine.board.geometry import Cell
from engine.board.palace import Palace
from engine.judge.errors import BrokenRecord
from engine.position.frozen import replace
from engine.position.pieces import Card, DeckCard, Money, Seat, Square, Tile, cards_of
from engine.position.rng import Rng, Seed
from engine.position.state import SQUARES, Game, Phase, Player, ending_early, with_player, without
from engine.transitions.events import (
    BagShuffled,
    CoreEvent,
    DeckReshuffled,
    DeckStacked,
    DisplayRefilled,
    EarlyEndAgreed,
    GameBegun,
    GameEnded,
    HandsDealt,
    LastTilesGiven,
    MarketRefilled,
    MoneyShuffled,
    MoneyTaken,
    RoundScored,
    SeedChosen,
    StartPlayerFound,
    StepUndone,
    TileAdded,
    TileBought,
    TilePlaced,
    TileReserved,
    TilesSwapped,
    TileTakenBack,
    TurnBegun,
    TurnEnded,
    TurnUndone,
    is_core_event,
)
from engine.transitions.score_lines import ScoreLine

if TYPE_CHECKING:
    from engine.modules import Event
    from engine.modules.hooks import Module

_NO_SEED: Final = Rng(Seed(""))


def laid(event: GameBegun, modules: tuple["Module", ...]) -> Game:
    """The table before anything is shuffled or dealt."""
    players = event.options.players
    game = Game(
        options=event.options,
        commitment=event.commitment,
        rng=_NO_SEED,
        players=(Player((), Palace.of({})),) * players,
        scores=(0,) * players,
        market=(None,) * len(SQUARES),
        display=(),
        deck=(),
        discard=(),
        bag=(),
        piles=(),
        rounds_scored=0,
        phase=Phase.TURN,
        turn=0,
        to_act=(),
        may_act=False,
        acted=False,
        slices=(),
        modules=modules,
    )
    for module in modules:
        game = module.evolve(game, event)
    return game


def evolve(game: Game, event: "Event") -> Game:
    """The position after an event."""
    if is_core_event(event):
        owner, moved = None, _moved(game, event)
    else:
        owner = next((module for module in game.modules if type(event) in module.events), None)
        if owner is None:
            raise ValueError("nothing of this kind can happen at this table")
        # Before all others, so that undo leads back to a position in which none has moved anything.
        moved = owner.evolve(game, event)
    for module in game.modules:
        if module is not owner:
            moved = module.evolve(moved, event)
    return moved


def stepped(game: Game, event: "Event", **changes: Any) -> Game:
    """The game after a step of a turn, which undo can take back."""
    return replace(game, base=game.base or game, steps=(*game.steps, event), acted=True, **changes)


def _moved(game: Game, event: CoreEvent) -> Game:
    match event:
        case TurnBegun(seat, turn):
            return replace(game, turn=turn, to_act=_seated(game, seat), may_act=True, acted=False)
        case TurnEnded(seat):
            return _turn_ended(game, event, seat)
        case MoneyTaken(seat, cards):
            return _money_taken(game, event, seat, cards)
        case DisplayRefilled(drawn):
            return _display_refilled(game, drawn)
        case MarketRefilled(tiles):
            return _market_refilled(game, tiles)
        case TileBought(seat, tile):
            return _tile_bought(game, event, seat, tile)
        case TilePlaced(seat, tile, cell):
            player = game.players[seat]
            aside = without(player.aside, (tile,))
            players = with_player(game, seat, aside=aside, palace=_built(player, tile, cell))
            return stepped(game, event, players=players, may_act=False)
        case TileReserved(seat, tile):
            player = game.players[seat]
            aside = without(player.aside, (tile,))
            players = with_player(game, seat, aside=aside, reserve=_kept(player, tile))
            return stepped(game, event, players=players, may_act=False)
        case TileAdded(seat, tile, cell):
            player = game.players[seat]
            reserve = without(player.reserve, (tile,))
            players = with_player(game, seat, reserve=reserve, palace=_built(player, tile, cell))
            return stepped(game, event, players=players, may_act=False)
        case TileTakenBack(seat, tile, cell):
            player = game.players[seat]
            palace = _standing(player, tile, cell).taken_down(cell)
            players = with_player(game, seat, palace=palace, reserve=_kept(player, tile))
            return stepped(game, event, players=players, may_act=False)
        case TilesSwapped(seat, tile, removed, cell):
            player = game.players[seat]
            reserve = without(_kept(player, removed), (tile,))
            palace = _standing(player, removed, cell).swapped(tile, cell)
            players = with_player(game, seat, reserve=reserve, palace=palace)
            return stepped(game, event, players=players, may_act=False)
        case StepUndone(seat):
            return _undone(game, seat, steps=1)
        case TurnUndone(seat):
            return _undone(game, seat, steps=len(game.steps))
        case EarlyEndAgreed():
            return ending_early(game)
        case RoundScored(scoring_round, lines):
            return replace(game, rounds_scored=scoring_round, scores=_added_up(game.scores, lines))
        case LastTilesGiven():
            return _last_tiles_given(game, event)
        case GameEnded():
            return replace(game, phase=Phase.OVER, to_act=(), base=None, steps=())
        case DeckReshuffled(deck, used):
            return replace(game, deck=deck, discard=(), rng=Rng(game.rng.seed, used))
        case SeedChosen(seed):
            return replace(game, rng=Rng(seed))
        case BagShuffled(tiles, used):
            return replace(game, bag=tiles, rng=Rng(game.rng.seed, used))
        case MoneyShuffled(deck, used):
            return replace(game, deck=deck, rng=Rng(game.rng.seed, used))
        case HandsDealt(hands):
            return _hands_dealt(game, hands)
        case StartPlayerFound(seat, _, used):
            return replace(game, to_act=_seated(game, seat), rng=Rng(game.rng.seed, used))
        case DeckStacked(deck, piles, used):
            return replace(game, deck=deck, piles=piles, rng=Rng(game.rng.seed, used))
        case GameBegun():
            raise BrokenRecord("a game begins only once")
        case _:
            assert_never(event)


def _money_taken(game: Game, event: MoneyTaken, seat: Seat, cards: tuple[Card, ...]) -> Game:
    hand = tuple(sorted(game.players[seat].hand + cards))
    players = with_player(game, seat, hand=hand)
    return stepped(game, event, players=players, display=without(game.display, cards), may_act=False)


def _tile_bought(game: Game, event: TileBought, seat: Seat, tile: Tile) -> Game:
    player = game.players[seat]
    return stepped(
        game,
        event,
        market=sold(game.market, event.square, tile),
        may_act=event.paid_exactly,
        **paying(game, seat, event.cards, aside=tuple(sorted((*player.aside, tile)))),
    )


def paying(game: Game, seat: Seat, money: tuple[Money, ...], **changes: Any) -> dict[str, Any]:
    """What changes when a seat pays: its cards go onto the discards; the player may have further changes."""
    cards = cards_of(money)
    hand = without(game.players[seat].hand, cards)
    return {"discard": game.discard + cards, "players": with_player(game, seat, hand=hand, **changes)}


def sold(market: tuple[Tile | None, ...], square: Square, tile: Tile) -> tuple[Tile | None, ...]:
    """The market without a tile that lay on a square."""
    if market[square] != tile:
        raise ValueError(f"{tile} does not lie there")
    return (*market[:square], None, *market[square + 1 :])


def _seated(game: Game, seat: Seat) -> tuple[Seat]:
    if seat not in game.seats:
        raise ValueError("nobody sits there")
    return (seat,)


def _built(player: Player, tile: Tile, cell: Cell) -> Palace:
    if player.palace.walls_at(cell) is not None:
        raise ValueError("something stands there")
    return player.palace.built(tile, cell)


def _standing(player: Player, tile: Tile, cell: Cell) -> Palace:
    if player.palace.tiles.get(cell) != tile:
        raise ValueError(f"{tile} does not stand there")
    return player.palace


def _kept(player: Player, tile: Tile) -> tuple[Tile, ...]:
    return tuple(sorted((*player.reserve, tile)))


def _turn_ended(game: Game, event: TurnEnded, seat: Seat) -> Game:
    if game.phase is Phase.LAST_TILES:
        return stepped(game, event, to_act=without(game.to_act, (seat,)))
    return replace(game, base=None, steps=(), to_act=(), may_act=False)


def _undone(game: Game, seat: Seat, steps: int) -> Game:
    """The game as if the seat's last steps had not happened; other seats' steps stay."""
    base = game.base
    if base is None:
        raise ValueError("nothing can be taken back")
    kept = list(game.steps)
    for place in reversed(range(len(kept))):
        if steps and getattr(kept[place], "seat", None) == seat:
            del kept[place]
            steps -= 1
    for event in kept:
        base = evolve(base, event)
    return base


def _display_refilled(game: Game, drawn: tuple[DeckCard, ...]) -> Game:
    money = tuple([card for card in drawn if isinstance(card, Card)])
    return replace(game, display=game.display + money, deck=drawn_from(game.deck, drawn))


def _market_refilled(game: Game, tiles: tuple[tuple[Square, Tile], ...]) -> Game:
    market = list(game.market)
    for square, tile in tiles:
        if market[square] is not None:
            raise ValueError("a tile lies there")
        market[square] = tile
    return replace(game, market=tuple(market), bag=drawn_from(game.bag, tuple([tile for _, tile in tiles])))


def drawn_from(stack: tuple[Any, ...], drawn: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is left of a stack after these were drawn from its top."""
    if stack[: len(drawn)] != drawn:
        raise ValueError("other things lie on top")
    return stack[len(drawn) :]


def _hands_dealt(game: Game, hands: tuple[tuple[Card, ...], ...]) -> Game:
    dealt = tuple(card for hand in hands for card in hand)
    players = tuple(
        replace(player, hand=tuple(sorted(hand))) for player, hand in zip(game.players, hands, strict=True)
    )
    return replace(game, players=players, deck=drawn_from(game.deck, dealt))


def _added_up(scores: tuple[int, ...], lines: tuple[ScoreLine, ...]) -> tuple[int, ...]:
    added = list(scores)
    for line in lines:
        added[line.seat] += line.points
    return tuple(added)


def _last_tiles_given(game: Game, event: LastTilesGiven) -> Game:
    won = [(last.square, last.tile, last.winner) for last in event.tiles if last.winner is not None]
    market, players = game.market, list(game.players)
    for square, tile, winner in won:
        market = sold(market, square, tile)
        aside = tuple(sorted((*players[winner].aside, tile)))
        players[winner] = replace(players[winner], aside=aside)
    return replace(
        game,
        market=market,
        players=tuple(players),
        phase=Phase.LAST_TILES,
        to_act=tuple(sorted({winner for _, _, winner in won})),
        may_act=False,
        acted=True,
    )
