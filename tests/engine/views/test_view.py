"""Who may know what: views, redacted events, the ledger."""

import random
from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.palace import Palace
from engine.modules import MODULES, Event
from engine.play import play, start
from engine.position.options import Options
from engine.position.pieces import Card, ScoringCard, Seat
from engine.position.rng import Rng, Seed
from engine.position.state import Game, Phase, Player
from engine.text.record import record_of
from engine.text.record_text import print_record
from engine.transitions.events import BagShuffled, DeckReshuffled, DeckStacked, MoneyShuffled, SeedChosen
from engine.views.history import ledger
from engine.views.view import Concealed, PlayerView, ScoringCardAhead, Secret, View, redact, view_for
from tests.conftest import games
from tests.engine.players import at_random, whole_game
from tests.engine.tables import after, done, table


def midway(players: int, number: int, steps: int) -> Game:
    """A game after some random steps, not yet over."""
    chance = random.Random(number)
    game, _ = start(Options(players), Seed(f"{number:032x}"))
    for _ in range(steps):
        seat = chance.choice(game.to_act)
        later = play(game, seat, at_random(game, seat, chance)).game
        if later.phase is Phase.OVER:
            break
        game = later
    return game


def scrambled(game: Game, viewer: Seat | None, shuffle: Callable[[list[object]], None]) -> Game:
    """The game with everything that the viewer cannot know exchanged: deck, bag, seed, others' cards."""
    pool: list[object] = [card for card in game.deck if isinstance(card, Card)]
    for seat, player in enumerate(game.players):
        if seat != viewer:
            pool += player.hand
    shuffle(pool)
    players = []
    for seat, player in enumerate(game.players):
        if seat != viewer:
            new = sorted(pool.pop() for _ in player.hand)  # type: ignore[type-var]
            player = replace(player, hand=tuple(new))  # type: ignore[arg-type]  # noqa: PLW2901
        players.append(player)
    deck: list[object] = [*pool, *(card for card in game.deck if isinstance(card, ScoringCard))]
    bag: list[object] = list(game.bag)
    discard: list[object] = list(game.discard)
    for hidden in (deck, bag, discard):
        shuffle(hidden)
    return replace(
        game,
        players=tuple(players),
        deck=tuple(deck),  # type: ignore[arg-type]
        bag=tuple(bag),  # type: ignore[arg-type]
        discard=tuple(discard),  # type: ignore[arg-type]
        rng=Rng(Seed("f" * 32), game.rng.used + 7),
    )


@given(
    players=st.integers(2, 6),
    number=st.integers(0, 10_000),
    steps=st.integers(0, 300),
    looker=st.integers(-1, 5),
    chance=st.randoms(use_true_random=False),
)
def test_scramble_every_secret_and_no_view_changes(
    players: int, number: int, steps: int, looker: int, chance: random.Random
) -> None:
    game = midway(players, number, steps)
    viewer = Seat(looker) if 0 <= looker < players else None
    other = scrambled(game, viewer, chance.shuffle)
    assert view_for(other, viewer) == view_for(game, viewer)
    assert repr(view_for(other, viewer)) == repr(view_for(game, viewer))


def test_a_view_has_no_field_for_what_is_hidden() -> None:
    assert {part.name for part in fields(Game)} - {part.name for part in fields(View)} == {
        "rng",
        "deck",
        "discard",
        "bag",
        "piles",
        "base",
        "steps",
    }
    assert {part.name for part in fields(Player)} - {part.name for part in fields(PlayerView)} == {"hand"}


def test_a_view_shows_what_is_public_and_the_own_hand() -> None:
    game = table(("y2 b5", "o1", ""), palaces=("F T12",), reserves=("", "C10"), display="y1", dirk="-")
    own, other, onlooker = (view_for(game, seat) for seat in (Seat(0), Seat(1), None))
    assert own.hand == game.players[0].hand
    assert other.hand == game.players[1].hand
    assert onlooker.hand == ()
    for view in (own, other, onlooker):
        assert [player.hand_size for player in view.players] == [2, 1, 0]
        assert view.players[0].palace == game.players[0].palace
        assert view.players[1].reserve == game.players[1].reserve
        assert (view.deck_size, view.discard_size, view.bag_size) == (len(game.deck), 0, 48)
        assert sum(view.unseen) == 48


def test_tiles_unseen_are_those_that_lie_nowhere_open() -> None:
    game = midway(2, 5, 80)
    view = view_for(game, None)
    seen = [
        *(tile for tile in view.market if tile),
        *(tile for player in view.players for tile in (*player.palace.tiles.values(), *player.reserve)),
        *(tile for player in view.players for tile in player.aside),
        *view.slices[0].tiles,  # type: ignore[attr-defined]
    ]
    assert sum(view.unseen) == 54 - len(seen)


@pytest.mark.parametrize("number", games(8))
def test_scoring_cards_come_when_the_view_says_they_can(number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 5), Seed(f"{number:032x}"))
    while game.to_act:
        for ahead in view_for(game, None).scoring_cards:
            above = game.deck.index(ahead.card)
            assert ahead.nearest <= above <= ahead.farthest
        assert len(view_for(game, None).scoring_cards) == sum(
            isinstance(card, ScoringCard) for card in game.deck
        )
        seat = chance.choice(game.to_act)
        game = play(game, seat, at_random(game, seat, chance)).game


def test_how_near_the_scoring_cards_are_at_the_start() -> None:
    game = start(Options(3), Seed("5" * 32)).game
    first, second, third, fourth, _ = game.piles
    assert view_for(game, None).scoring_cards == (
        ScoringCardAhead(ScoringCard.FIRST, first, first + second - 1),
        ScoringCardAhead(ScoringCard.SECOND, first + second + third, first + second + third + fourth - 1),
    )


# Events


SECRET: dict[type, Secret] = {
    SeedChosen: Secret.SEED,
    BagShuffled: Secret.BAG,
    MoneyShuffled: Secret.MONEY,
    DeckStacked: Secret.DECK,
    DeckReshuffled: Secret.RESHUFFLE,
}


@pytest.mark.parametrize("number", games(3))
def test_secret_events_are_concealed_and_all_others_shown(number: int) -> None:
    _, events = whole_game(2 + number % 3, number)
    for audience in (None, Seat(0), Seat(1)):
        for event in events:
            shown = redact(event, audience)
            if type(event) in SECRET:
                assert isinstance(shown, Concealed)
                assert shown.what is SECRET[type(event)]
            else:
                assert shown == event


def test_no_event_is_forgotten_when_redacting() -> None:
    """A new event with something like a deck, a bag or a seed in it must be thought about."""
    suspicious = {
        kind for kind in MODULES.event_types if {"deck", "seed", "bag"} & {part.name for part in fields(kind)}
    }
    assert suspicious | {BagShuffled} == set(SECRET)


def test_nothing_shown_during_a_game_gives_the_seed_or_the_order_away() -> None:
    game, events = whole_game(3, 11)
    during: list[Event] = list(events[:-1])
    shown = repr([redact(event, None) for event in during])
    assert game.rng.seed not in shown
    assert game.rng.seed not in print_record(record_of(during))
    assert game.rng.seed in print_record(record_of(events))


# The ledger


@pytest.mark.parametrize("number", games(4))
def test_a_perfect_memory_knows_every_hand_from_public_events(number: int) -> None:
    chance = random.Random(number)
    game, dealt = start(Options(2 + number % 5), Seed(f"{number:032x}"))
    public = [redact(event, None) for event in dealt]
    while game.to_act:
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, at_random(game, seat, chance))
        public += [redact(event, None) for event in new]
        if chance.random() < 0.05 or not game.to_act:
            known = ledger(public)
            assert known.hands == tuple(player.hand for player in game.players)
            assert known.display == game.display
            assert known.discard == game.discard
            assert known.deck == tuple(sorted(card for card in game.deck if isinstance(card, Card)))


def test_the_ledger_forgets_what_was_taken_back() -> None:
    game, dealt = start(Options(3), Seed("3" * 32))
    one, other = game.display[:2]
    later, events = done(game, f"M {one}", "U", f"M {one}", "UU", f"M {other}")
    assert ledger(dealt + events).hands == tuple(player.hand for player in later.players)


def test_views_of_equal_positions_are_equal_however_they_came_about() -> None:
    game = table(("y2 g3", "", ""), market="P2 S3 T11b T11c")
    one = after(game, "B P2=y2", "B S3=g3", "R P2", "R S3")
    other = after(game, "B S3=g3", "B P2=y2", "U", "B P2=y2", "R S3", "R P2")
    assert view_for(one, Seat(0)) == view_for(other, Seat(0))
    assert isinstance(view_for(one, Seat(0)).players[0].palace, Palace)
