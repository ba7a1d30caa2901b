"""Games played out in thought keep to the rules, and start from what the view leaves open."""

import random
from collections import Counter

import pytest

from ai.evaluation.purse import Purse
from ai.evaluation.weights import MASON
from ai.search.compact_pieces import FIRST_SCORING, card_of, tile_of
from ai.search.compact_table import Stage, Table
from ai.search.guess_hidden import Guess, seen_table
from ai.search.playout import Mover, play_out
from engine import (
    Action,
    Add,
    Buy,
    Cell,
    EndTurn,
    Game,
    Options,
    Place,
    Reserve,
    Seat,
    Seed,
    TakeMoney,
    start,
    view_for,
)
from engine import play as engine_play
from engine.position.catalogue import TILES, money
from tests.ai.tables import differences, mirrored
from tests.conftest import games
from tests.engine.views.test_view import midway


class Written(Table):
    """A table that writes down the engine's actions for all that is done on it."""

    __slots__ = ("actions",)

    def __init__(self, table: Table) -> None:
        super().__init__(table.players, table.shuffle)
        for name in Table.__slots__:
            setattr(self, name, getattr(table, name))
        self.actions: list[tuple[Seat, Action]] = []

    def _write(self, action: Action, seat: int | None = None) -> None:
        self.actions.append((Seat(self.seat if seat is None else seat), action))

    def take(self, cards: tuple[int, ...]) -> None:
        self._write(TakeMoney(tuple(card_of(card) for card in cards)))
        super().take(cards)

    def buy(self, square: int, values: Purse, *, exact: bool) -> None:
        cards = tuple(card_of(square * 10 + value) for value in values)
        self._write(Buy(tile_of(self.market[square]), cards))
        super().buy(square, values, exact=exact)

    def place(self, seat: int, tile: int, cell: int) -> None:
        self._write(Place(tile_of(tile), Cell(cell)), seat)
        super().place(seat, tile, cell)

    def reserve(self, seat: int, tile: int) -> None:
        self._write(Reserve(tile_of(tile)), seat)
        super().reserve(seat, tile)

    def add(self, seat: int, tile: int, cell: int) -> None:
        self._write(Add(tile_of(tile), Cell(cell)))
        super().add(seat, tile, cell)

    def end_turn(self, seat: int) -> None:
        self._write(EndTurn(), seat)
        super().end_turn(seat)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", games(3))
def test_every_move_of_a_playout_is_legal_and_leads_where_the_engine_leads(players: int, number: int) -> None:
    game = start(Options(players), Seed(f"{number:032x}")).game
    table = Written(mirrored(game))
    while table.stage == Stage.TURN:
        mover = Mover(table, table.seat, MASON)
        mover.act()
        mover.close()
        game = _followed(game, table)
    play_out(table, MASON, turns=0)
    game = _followed(game, table)
    assert not game.to_act
    assert table.scores == list(game.scores)


def _followed(game: Game, table: Written) -> Game:
    for seat, action in table.actions:
        game = engine_play(game, seat, action).game
    table.actions.clear()
    assert differences(table, game) == []
    return game


@pytest.mark.parametrize("number", games(10))
def test_a_guess_shows_the_same_view_and_loses_no_piece(number: int) -> None:
    game = midway(2 + number % 5, number, number * 11 % 250)
    view = view_for(game, game.to_act[0])
    seen = seen_table(view)
    table = Guess(view, seen).dealt(random.Random(number))
    for name in ("market", "display", "scores", "counts", "laid", "pools"):
        assert getattr(table, name) == getattr(mirrored(game), name)
    assert table.purses[game.to_act[0]] == mirrored(game).purses[game.to_act[0]]
    assert sorted(table.bag) == sorted(mirrored(game).bag)
    assert _cards(table) == Counter(money(len(game.players)))
    assert len(table.bag) + sum(map(len, table.laid)) <= len(TILES)


def _cards(table: Table) -> Counter[object]:
    numbers = [*table.display, *table.discard, *(card for card in table.deck if card < FIRST_SCORING)]
    for purses in table.purses:
        numbers += [square * 10 + value for square, purse in enumerate(purses) for value in purse]
    return Counter(map(card_of, numbers))


@pytest.mark.parametrize("number", games(4))
def test_scoring_cards_are_guessed_where_the_view_says_they_can_be(number: int) -> None:
    game = midway(3, number, number * 9)
    view = view_for(game, game.to_act[0])
    for deal in range(10):
        table = Guess(view, seen_table(view)).dealt(random.Random(deal))
        deck = table.deck[::-1]
        for ahead in view.scoring_cards:
            above = deck.index(FIRST_SCORING + ahead.card.value - 1)
            assert ahead.nearest <= above <= ahead.farthest
