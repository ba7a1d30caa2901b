"""Computer players never wait for each other: every game comes to its end, within a bound of turns."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

import ai.evaluation.action_values
import ai.search.playout
import ai.search.search
from ai.evaluation.action_values import Judged
from ai.levels import CHARACTERS, Level, action_values_for, choose
from ai.modules.falconers.state import FalconState
from ai.search.compact_pieces import EMPTY
from ai.search.playout import Mover
from ai.search.search import Depth, Search
from ai.search.stalling import LONG_GAME
from engine import (
    Action,
    Add,
    Buy,
    BuyFalcon,
    BuySite,
    Card,
    Complete,
    Currency,
    EndTurn,
    Game,
    Seat,
    Swap,
    TakeBack,
    legal_actions,
    play,
    print_action,
    view_for,
)
from engine.position.catalogue import TILES, money
from tests.ai.dry_money import PURCHASES, dry_game, late_game
from tests.ai.search.test_compact_table import MODULES
from tests.ai.tables import MOST_TURNS, mirrored
from tests.conftest import SOAK
from tests.engine.tables import after, table
from tests.engine.views.test_view import midway

REDESIGNS = (Add, TakeBack, Swap)
ALL_CARDS = " ".join(f"{currency}{value}" for currency in "ygbo" for value in range(1, 10))
"""At a table of two, half of all money."""


@pytest.fixture(autouse=True)
def _hasty_vizier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same thoughts, fewer of them."""
    hasty = replace(CHARACTERS[Level.VIZIER], depth=Depth(playouts=14))
    monkeypatch.setitem(CHARACTERS, Level.VIZIER, hasty)


def chosen(game: Game, level: Level, seed: int = 1) -> Action:
    seat = game.to_act[0]
    return choose(view_for(game, seat), legal_actions(game, seat), level, seed)


def finished(game: Game, levels: Sequence[Level], seed: int = 0) -> Game:
    """The game played to its end; nobody redesigns where only a purchase brings it on."""
    last, steps = game.turn + MOST_TURNS, 0
    while game.to_act:
        seat = game.to_act[-1]
        legal = legal_actions(game, seat)
        action = choose(view_for(game, seat), legal, levels[seat], seed + steps)
        if not game.display and not game.acted and any(isinstance(each, PURCHASES) for each in legal):
            assert isinstance(action, PURCHASES), print_action(action)
        game = play(game, seat, action).game
        steps += 1
        assert game.turn <= last, "the game comes to an end"
    return game


# Positions laid by hand


def indifferent() -> Game:
    """All money is in two hands, the game is decided, and nobody gains by any tile on the market."""
    game = table(
        (ALL_CARDS, ALL_CARDS),
        market="T11a T12 T13 T11b",
        deck="",
        rounds=2,
        palaces=(
            """
            .  .    G8a .
            P8 G10b S9  T9a
            .  F    .   .
            G7 T9c  .   .
            """,
            """
            G11 .    T7  G10c G10a .
            G8c T11c F   G9   .    .
            .   T9b  C10 A9   .    .
            .   .    G6  T10  A10  T8
            .   .    G8b G12  C11  .
            """,
        ),
    )
    return replace(game, scores=(20, 220, 40))


def tempting(players: int, hand: str = "y9 g9 b9 o9", **modules: str) -> Game:
    """Towers wait in the first player's reserve, while every purchase gives a lot of money away."""
    return table(
        (hand, *[""] * (players - 1)),
        market="P2 P3 P4 P5",
        hoarder=players,
        rounds=2,
        palaces=("C10 F A9", *["F"] * (players - 2), "P6 F P7"),
        reserves=("T11a T12",),
        bag="S3 S4 S5 S6",
        seat=1,
        **modules,
    )


def test_two_viziers_do_not_take_tiles_back_and_put_them_in_again_for_ever() -> None:
    assert sum(isinstance(action, PURCHASES) for action in legal_actions(indifferent(), Seat(0))) > 33
    finished(indifferent(), [Level.VIZIER] * 2)


@pytest.mark.parametrize("modules", [(), *((module,) for module in MODULES), MODULES], ids=" ".join)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("level", Level)
def test_a_tempting_redesign_waits_until_something_is_bought(
    players: int, level: Level, modules: tuple[str, ...]
) -> None:
    game = tempting(players, **dict.fromkeys(modules, ""))
    assert isinstance(chosen(game, level), PURCHASES)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    ("hand", "tile", "modules", "only"),
    [
        ("y1", "P2", {"building_sites": ""}, BuySite),
        ("o9", "P2", {"building_sites": "-/1:A9:o/-/yyggbbo"}, Complete),
        ("y1", "P2", {"falconers": ""}, BuyFalcon),
        ("", "P3", {"certificates": "1,2,2,2/~y3,-,-"}, Buy),
    ],
    ids=["a site", "a completion", "a falcon", "a tile for a certificate"],
)
def test_the_only_purchase_is_made(
    level: Level, hand: str, tile: str, modules: dict[str, str], only: type[Action]
) -> None:
    game = table(
        (hand, "", ""),
        market=f"{tile} T13 T10 T11b",
        hoarder=3,
        rounds=2,
        palaces=("T9b G11\nA9 F",),
        reserves=("T11a T12",),
        seat=1,
        **modules,
    )
    assert isinstance(chosen(game, level), only)


@pytest.mark.parametrize("level", Level)
def test_a_redesign_after_an_exact_purchase_is_as_good_as_ever(level: Level) -> None:
    game = after(tempting(3, "y2 y9 g9 b9 o9"), "B P2=y2")
    assert not game.display
    assert isinstance(chosen(game, level), Add)


@pytest.mark.parametrize("level", Level)
def test_whoever_cannot_buy_redesigns_or_passes_and_the_others_go_on(level: Level) -> None:
    poor = table(("", "", ""), market="P2 P3 P4 P5", hoarder=2, rounds=2, reserves=("T11a",), bag="S3 S4")
    assert isinstance(chosen(poor, level), Add)
    idle = table(("", "", ""), market="P2 P3 P4 P5", hoarder=2, rounds=2, bag="S3 S4")
    assert chosen(idle, level) == EndTurn()
    assert isinstance(chosen(after(idle, "E"), level), PURCHASES)


@pytest.mark.parametrize("players", range(2, 7))
def test_with_all_money_in_hands_somebody_can_pay_for_every_tile(players: int) -> None:
    dearest = max(tile.price for tile in TILES)
    for currency in Currency:
        most = sum(card.value for card in money(players) if card.currency is currency) / players
        assert most >= dearest


# Judgement, search and playouts


def test_judgement_and_search_put_what_stalls_last_whatever_it_is_worth() -> None:
    game = tempting(3)
    action_values = action_values_for(CHARACTERS[Level.VIZIER], view_for(game, Seat(0)))
    judged = action_values.judged(legal_actions(game, Seat(0)))
    assert isinstance(max(judged, key=lambda each: each.worth).action, Add)
    worthless = [Judged(each.action, -50.0 - isinstance(each.action, PURCHASES)) for each in judged]
    for ranked in (judged, Search(action_values, Depth(playouts=24), seed=1).ranked(worthless[::-1])):
        redesigns = [isinstance(each.action, REDESIGNS) for each in ranked]
        assert redesigns == sorted(redesigns)
        assert any(redesigns)


@pytest.mark.parametrize("players", range(2, 7))
def test_playouts_buy_before_they_redesign(players: int) -> None:
    dry = mirrored(tempting(players))
    Mover(dry, 0, CHARACTERS[Level.VIZIER].weights).act()
    assert EMPTY in dry.market
    assert len(dry.reserves[0]) == 2


def test_playouts_redesign_where_money_lies_on_the_display() -> None:
    table_with_money = mirrored(tempting(3))
    table_with_money.display = [11]
    Mover(table_with_money, 0, CHARACTERS[Level.VIZIER].weights).act()
    assert EMPTY not in table_with_money.market
    assert len(table_with_money.reserves[0]) == 1


def test_playouts_make_one_bad_purchase_where_one_must_be_made() -> None:
    dry = mirrored(indifferent())
    Mover(dry, 0, CHARACTERS[Level.VIZIER].weights_for(2)).act()
    assert dry.market.count(EMPTY) == 1


def test_playouts_do_not_wait_for_falcons_that_are_not_worth_it() -> None:
    game = indifferent()
    dry = mirrored(game)
    perches = FalconState(2)
    perches.free[0][0] = 0  # a crossing that suits no falcon
    dry.module_states = [perches]
    Mover(dry, 0, CHARACTERS[Level.VIZIER].weights_for(2)).act()
    assert dry.market.count(EMPTY) == 1


@pytest.mark.parametrize("number", range(30))
def test_ordinary_decisions_know_nothing_of_it(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = midway(2 + number % 5, number, 20 + 5 * number)
    assert game.display
    with_it = [chosen(game, level, number) for level in Level]
    for room in (ai.evaluation.action_values, ai.search.search):
        monkeypatch.setattr(room, "stalls", _never)
    for name in ("must_spend", "redesigning_stalls"):
        monkeypatch.setattr(ai.search.playout, name, _never)
    assert [chosen(game, level, number) for level in Level] == with_it


def _never(*_: object) -> bool:
    return False


@pytest.mark.parametrize("level", Level)
def test_nobody_redesigns_for_ever_even_where_money_can_be_taken(level: Level) -> None:
    game = replace(tempting(3), display=(Card(Currency.DINAR, 1),))
    assert isinstance(chosen(game, level), Add)
    long = replace(game, turn=LONG_GAME + 1)
    assert not isinstance(chosen(long, level), REDESIGNS)


# Whole games


def levels_of(number: int, players: int) -> list[Level]:
    """One level at the whole table, or all of them together."""
    among = (*[[level] for level in Level], list(Level))[number // 5 % 4]
    return [among[seat % len(among)] for seat in range(players)]


@pytest.mark.parametrize("number", range(2500 if SOAK else 50))
def test_short_games_of_every_level_end(number: int) -> None:
    chance = random.Random(number)
    players, modules = 2 + number % 5, chance.choice([(), *((module,) for module in MODULES), MODULES])
    game = late_game(players, number, modules, bag=chance.randrange(25 if SOAK else 5))
    finished(game, levels_of(number, players), number)


@pytest.mark.parametrize("number", range(1000 if SOAK else 20))
def test_games_that_ran_dry_end(number: int) -> None:
    chance = random.Random(number)
    players, modules = 2 + number % 5, chance.choice([(), *((module,) for module in MODULES), MODULES])
    bag, shown = chance.randrange(30 if SOAK else 5), chance.choice((0, 0, 0, 1, 3))
    finished(dry_game(players, number, modules, bag=bag, shown=shown), levels_of(number, players), number)
