"""S1–S4: laying the table."""

from collections import Counter

import pytest

from engine.judge.errors import NotationError
from engine.modules import Event
from engine.modules.dirk import DirkDrew
from engine.play import Played, start
from engine.position.catalogue import TILES
from engine.position.options import Options
from engine.position.pieces import ScoringCard, Seat, total
from engine.position.rng import Rng, Seed, commitment
from engine.text.piece_notation import parse_card, parse_list
from engine.transitions.events import (
    BagShuffled,
    DeckStacked,
    DisplayRefilled,
    HandsDealt,
    MarketRefilled,
    StartPlayerFound,
    StartReason,
    TurnBegun,
)
from engine.transitions.integrity import checked_position
from engine.transitions.setup import _start_player
from tests.engine.tables import SEED


def seed(number: int) -> Seed:
    return Seed(f"{number:032x}")


def one(played: Played, kind: type[Event]) -> Event:
    (found,) = [event for event in played.events if isinstance(event, kind)]
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_game_is_whole_and_ready(players: int) -> None:
    for number in range(20):
        game = checked_position(start(Options(players), seed(number)).game)
        assert len(game.display) == 4
        assert None not in game.market
        assert game.may_act
        assert not game.acted
        assert game.scores == (0,) * (3 if players == 2 else players)


@pytest.mark.parametrize("players", range(2, 7))
def test_s2_everyone_gets_20_to_28(players: int) -> None:
    for number in range(50):
        for player in start(Options(players), seed(number)).game.players:
            assert 20 <= total(player.hand) <= 28


def test_s2_a_hand_is_dealt_until_it_reaches_20() -> None:
    dealt = one(start(Options(4), seed(3)), HandsDealt)
    assert isinstance(dealt, HandsDealt)
    assert all(total(hand[:-1]) < 20 <= total(hand) for hand in dealt.hands)


def test_s1_dirk_draws_before_the_market_is_filled() -> None:
    played = start(Options(2), seed(1))
    bag = one(played, BagShuffled)
    drawn, market = one(played, DirkDrew), one(played, MarketRefilled)
    assert isinstance(bag, BagShuffled)
    assert isinstance(drawn, DirkDrew)
    assert isinstance(market, MarketRefilled)
    assert drawn.tiles == bag.tiles[:6]
    assert tuple(tile for _, tile in market.tiles) == bag.tiles[6:10]
    assert played.game.bag == bag.tiles[10:]


def hand(text: str) -> tuple[object, ...]:
    return parse_list(text, parse_card)


@pytest.mark.parametrize(
    ("hands", "youngest", "starts", "reason"),
    [
        (("y9 y9 y1 b1", "o9 o9 o9", "g9 g2 g9 g1"), None, 1, StartReason.FEWEST_CARDS),
        (("y9 y9 y9", "o9 o9 o8", "g9 g2 g9 g1"), None, 1, StartReason.LOWEST_TOTAL),
        (("y9 y9 y9", "o9 o9 o8", "g9 g9 g8"), 2, 2, StartReason.YOUNGEST),
        (("y9 y9 y9", "o9 o9 o8", "g9 g9 g8"), 0, None, StartReason.LOT),
        (("y9 y9 y9", "o9 o9 o8", "g9 g9 g8"), None, None, StartReason.LOT),
    ],
)
def test_s3_who_starts(
    hands: tuple[str, ...], youngest: int | None, starts: int | None, reason: StartReason
) -> None:
    dealt = tuple(parse_list(text, parse_card) for text in hands)
    named = None if youngest is None else Seat(youngest)
    seat, why, _ = _start_player(dealt, named, Rng(SEED))
    assert why is reason
    assert seat in ((1, 2) if starts is None else (starts,))


def test_s3_the_lot_falls_on_everyone_who_ties() -> None:
    dealt = tuple(parse_list(text, parse_card) for text in ("y9 y9 y9", "o9 o9 o8", "g9 g9 g8"))
    assert {_start_player(dealt, None, Rng(seed(n)))[0] for n in range(20)} == {1, 2}


def test_s3_the_one_who_starts_has_the_first_turn() -> None:
    played = start(Options(5), seed(8))
    found, begun = one(played, StartPlayerFound), one(played, TurnBegun)
    assert isinstance(found, StartPlayerFound)
    assert begun == TurnBegun(found.seat, 1)
    assert played.game.to_act == (found.seat,)


@pytest.mark.parametrize("players", range(2, 7))
def test_s4_scoring_cards_lie_in_the_second_and_fourth_of_five_piles(players: int) -> None:
    places = Counter[int]()
    for number in range(60):
        played = start(Options(players), seed(number))
        stacked = one(played, DeckStacked)
        assert isinstance(stacked, DeckStacked)
        heights = [height - (place in (1, 3)) for place, height in enumerate(stacked.piles)]
        assert max(heights) - min(heights) <= 1
        assert sum(stacked.piles) == len(stacked.deck) == len(played.game.deck)
        first, second = (stacked.deck.index(card) for card in ScoringCard)
        assert stacked.piles[0] <= first < sum(stacked.piles[:2])
        assert sum(stacked.piles[:3]) <= second < sum(stacked.piles[:4])
        places[first - stacked.piles[0]] += 1
    assert len(places) > 8, "the card is shuffled into its pile, not laid on one place"


def test_the_same_seed_lays_the_same_table() -> None:
    assert start(Options(3), SEED) == start(Options(3), SEED)
    assert start(Options(3), SEED).game.commitment == commitment(SEED)


def test_shuffles_are_fixed_for_all_python_versions() -> None:
    """A changed generator would make every record and every revealed seed worthless."""
    played = start(Options(3), SEED)
    drawn, shown = one(played, BagShuffled), one(played, DisplayRefilled)
    assert isinstance(drawn, BagShuffled)
    assert isinstance(shown, DisplayRefilled)
    assert " ".join(map(str, drawn.tiles[:8])) == "G8b G12 T9b S9 G11 T10 S8 C9b"
    assert " ".join(map(str, shown.drawn)) == "g6 o7 y5 b3"


def test_every_tile_can_come_first() -> None:
    firsts = Counter(one(start(Options(3), seed(n)), BagShuffled).tiles[0] for n in range(1000))  # type: ignore[union-attr]
    assert set(firsts) == set(TILES)
    assert max(firsts.values()) < 50, "about 18 each"


@pytest.mark.parametrize(
    "options",
    [
        Options(1),
        Options(7),
        Options(3, modules=("camps",)),
        Options(3, youngest=Seat(3)),
        Options(2, modules=("dirk",)),
    ],
)
def test_no_game_begins_with_options_that_make_no_sense(options: Options) -> None:
    with pytest.raises(NotationError):
        start(options, SEED)


@pytest.mark.parametrize("bad", ["", "0" * 31, "0" * 33, "G" * 32, "0" * 31 + "\n", "A" * 32])
def test_no_game_begins_without_a_proper_seed(bad: str) -> None:
    with pytest.raises(NotationError):
        start(Options(3), Seed(bad))
