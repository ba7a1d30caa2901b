"""Random games with every combination of modules: nothing gets lost, and every question has one answer."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.judge.actions import Buy, UndoStep, UndoTurn
from engine.judge.offers import legal_actions
from engine.judge.random_action import draw_action
from engine.judge.rules import refusal
from engine.modules import MODULES, Action, Event
from engine.modules.building_site_pieces import BuySite, Complete, Draw, KeepToken, Sites, in_palace
from engine.modules.certificates import Certificates, Store
from engine.modules.falcon_pieces import FALCONS
from engine.modules.falconers import BuyFalcon, Falcons
from engine.play import fold, play, start
from engine.position.catalogue import FACES
from engine.position.options import Options
from engine.position.pieces import Card, Currency, Money, Seat, cards_of, total
from engine.position.rng import Seed
from engine.position.state import Game, Phase, with_slice
from engine.text.position import parse_position, print_position
from engine.text.record import record_of, replay
from engine.text.record_text import parse_record, print_record
from engine.text.wire import event_from_json, event_to_json, position_from_json, position_to_json
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import if_scored_now
from engine.views.history import ledger
from engine.views.view import redact, view_for
from tests.conftest import games
from tests.engine.players import at_random
from tests.engine.views.test_view import scrambled

ALL = tuple(sorted(MODULES.optional))
COMBINATIONS = tuple(chain.from_iterable(combinations(ALL, size) for size in range(len(ALL) + 1)))


def named(modules: tuple[str, ...]) -> str:
    return "+".join(modules) or "none"


def with_undos(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Anything legal, taking back included."""
    steps = [step for step in game.steps if getattr(step, "seat", None) == seat]
    if steps and chance.random() < 0.1:
        return chance.choice((UndoStep(), UndoTurn()))
    return at_random(game, seat, chance)


def conserved(game: Game) -> None:
    """Falcons, tokens and chips are all there, counted without the module's own help."""
    for kept in game.slices:
        match kept:
            case Falcons(perched):
                assert len({one.falcon for one in perched} | set(kept.supply)) == len(FALCONS)
                assert len(perched) + len(kept.supply) == len(FALCONS)
            case Sites(bag, sites, drawn, gone):
                tokens = [*bag, *gone, *(site.token for site in sites), *(drawn.tokens if drawn else ())]
                assert [tokens.count(currency) for currency in Currency] == [2, 2, 2, 2]
            case Certificates(chips, boards):
                held = [credit.currency for credit in boards if credit is not None]
                assert len({left + held.count(c) for c, left in zip(Currency, chips, strict=True)}) == 1


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("modules", COMBINATIONS, ids=named)
@pytest.mark.parametrize("number", games(1))
def test_a_game_with_any_modules_holds_together(modules: tuple[str, ...], players: int, number: int) -> None:
    chance = random.Random(f"{number}{players}{modules}")
    seed = Seed(f"{chance.randrange(16**32):032x}")
    game, dealt = start(Options(players, modules), seed)
    events: list[Event] = list(dealt)
    while game.to_act:
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, with_undos(game, seat, chance))
        events += new
        conserved(game)
        if chance.random() < 0.2:
            checked_position(game)
        if chance.random() < 0.01:
            assert fold(events) == game
            assert position_from_json(position_to_json(game)) == game
            assert parse_position(print_position(game)) == game
            for looker in (None, seat):
                assert if_scored_now(view_for(game, looker)) == if_scored_now(game)
        assert game.turn < 2000, "the game comes to an end"
    checked_position(game)
    assert fold(events) == game
    assert [event_from_json(event_to_json(event)) for event in events] == events
    seen = [redact(event, None) for event in events]
    assert ledger(seen).hands == tuple(player.hand for player in game.players)
    record = record_of(events)
    assert replace(record, seed=None) == record_of(seen)
    assert parse_record(print_record(record)) == record
    assert replay(record).game == game


def midway(number: int, modules: tuple[str, ...] = ALL) -> Game:
    """A game with modules after some random steps, not yet over."""
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 5, modules), Seed(f"{number:032x}"))
    for _ in range(chance.randrange(300)):
        seat = chance.choice(game.to_act)
        later = play(game, seat, at_random(game, seat, chance)).game
        if later.phase is Phase.OVER:
            break
        game = later
    return game


def with_other_tokens(game: Game, viewer: Seat | None, shuffle: Callable[[list[object]], None]) -> Game:
    """The game with all tokens exchanged that the viewer has not seen."""
    kept = game.slice(Sites)
    drawn = kept.drawn
    # L4: after the last turn the tokens in palaces have been turned over.
    open_to_all = [site for site in kept.sites if game.phase is Phase.LAST_TILES and in_palace(game, site)]
    hidden = [site for site in kept.sites if site.seat != viewer and site not in open_to_all]
    pool: list[object] = [*kept.bag, *(site.token for site in hidden)]
    if drawn is not None and drawn.seat != viewer:
        pool += drawn.tokens
    shuffle(pool)
    sites = tuple(replace(site, token=pool.pop()) if site in hidden else site for site in kept.sites)  # type: ignore[arg-type]
    if drawn is not None and drawn.seat != viewer:
        drawn = Draw(drawn.seat, drawn.tile, tuple(pool.pop() for _ in drawn.tokens))  # type: ignore[misc]
    return with_slice(game, Sites(tuple(sorted(pool)), sites, drawn, kept.gone))  # type: ignore[arg-type]


@given(number=st.integers(0, 10_000), looker=st.integers(-1, 5), chance=st.randoms(use_true_random=False))
def test_scramble_every_secret_tokens_included_and_no_view_changes(
    number: int, looker: int, chance: random.Random
) -> None:
    game = midway(number, ("building_sites", "certificates", "falconers"))
    viewer = Seat(looker) if 0 <= looker < len(game.players) else None
    other = with_other_tokens(scrambled(game, viewer, chance.shuffle), viewer, chance.shuffle)
    assert view_for(other, viewer) == view_for(game, viewer)
    assert repr(view_for(other, viewer)) == repr(view_for(game, viewer))


def test_scrambling_does_change_tokens() -> None:
    chance = random.Random(1)
    changed = 0
    for number in range(30):
        game = midway(number, ("building_sites",))
        other = with_other_tokens(game, None, chance.shuffle)
        checked_position(other)
        changed += other != game
    assert changed > 10


# Legal actions


def imaginable(game: Game, seat: Seat) -> set[Action]:
    """What the modules' actions could be asked for with the pieces of this table."""
    player = game.players[seat]
    held: tuple[Money, ...] = player.hand[:8]
    for module in game.modules:
        held += tuple(module.credits(game, seat))
    paid = [some for size in range(len(held) + 1) for some in combinations(held, size)]
    corners = {cell + step for cell in player.palace.occupied() for step in (0, 1, 256, 257)}
    asked: set[Action] = {Store(currency) for currency in Currency}
    asked |= {KeepToken(number) for number in range(4)}
    asked |= {form(tile, some) for tile in game.market if tile for some in paid for form in (Buy, BuySite)}
    asked |= {
        Complete(tile, some) for tile in (*player.palace.tiles.values(), *player.reserve) for some in paid
    }
    faces = {*player.hand, FACES[0]}
    asked |= {BuyFalcon(falcon, card, corner) for falcon in FALCONS for card in faces for corner in corners}  # type: ignore[arg-type]
    return asked


def to_spare(game: Game, seat: Seat, action: Action) -> bool:
    """A legal payment that need not be offered: a piece could be kept, and what is over cannot be stored."""
    if not isinstance(action, Buy | BuySite | Complete):
        return False
    price = action.tile.price // 2 if isinstance(action, BuySite) else action.tile.price
    over = total(action.cards) - price
    needed = not action.cards or over < min(piece.value for piece in action.cards)
    board = game.slice(Certificates).boards[seat]
    free = board is None or any(not isinstance(piece, Card) for piece in action.cards)
    return not needed and not (isinstance(action, Buy) and free and 1 <= over <= 6)


@pytest.mark.parametrize("number", games(10))
def test_legal_actions_and_refusal_agree_on_what_modules_allow(number: int) -> None:
    game = midway(number, ("building_sites", "certificates", "falconers"))
    for seat in map(Seat, game.seats):
        offered = legal_actions(game, seat)
        assert len(set(offered)) == len(offered)
        assert all(refusal(game, seat, action) is None for action in offered)
        allowed = {action for action in imaginable(game, seat) if refusal(game, seat, action) is None}
        eight = set(game.players[seat].hand[:8])
        assert {action for action in allowed if not to_spare(game, seat, action)} == {
            action
            for action in offered
            if isinstance(action, Store | KeepToken | BuyFalcon)
            or (isinstance(action, Buy | BuySite | Complete) and _paid_from(game, seat, action, eight))
        }


def _paid_from(game: Game, seat: Seat, action: Buy | BuySite | Complete, cards: set[Card]) -> bool:
    first = list(game.players[seat].hand[:8])
    paid = cards_of(action.cards)
    return set(paid) <= cards and all(paid.count(card) <= first.count(card) for card in paid)


@pytest.mark.parametrize("number", games(3))
def test_every_action_of_a_module_can_be_drawn(number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 2, ALL), Seed(f"{number:032x}"))
    for _ in range(number * 25):
        if game.to_act:
            game = play(game, game.to_act[0], at_random(game, game.to_act[0], chance)).game
    if not game.to_act:
        return
    seat = game.to_act[0]
    legal = {a for a in legal_actions(game, seat) if not isinstance(a, UndoStep | UndoTurn)}
    drawn = {draw_action(game, seat, chance.randrange) for _ in range(150 * len(legal))}
    assert drawn <= legal
    assert len(drawn) > 0.9 * len(legal), "all but the rarest come up"
