"""Games with as many portals as can be bought: nobody gets stuck, and every question has one answer."""

import random
from itertools import combinations

import pytest

from engine.board.geometry import Angle, Half, cell_at, xy
from engine.board.palace import Palace
from engine.judge.actions import EndTurn, Place, Reserve, UndoStep, UndoTurn
from engine.judge.errors import AlhambraError, BrokenRecord
from engine.judge.offers import legal_actions
from engine.judge.rules import refusal
from engine.modules import MODULES, Action, Event
from engine.modules.certificates import Certificates, Store
from engine.modules.portal_outlook import all_find_places
from engine.modules.portal_supply import Portals
from engine.modules.portals import BuyWithPortal, PlacePortal, PortalBought, PortalPlaced, portal_surcharge
from engine.play import fold, fold_on, play, start
from engine.position.catalogue import TILES
from engine.position.options import Options
from engine.position.pieces import Kind, Seat, Tile, total
from engine.position.rng import Seed
from engine.position.state import Game, Phase
from engine.text.action_notation import parse_palace
from engine.text.position import parse_position, print_position
from engine.text.wire import event_from_json, event_to_json, position_from_json, position_to_json
from engine.transitions.events import TileBought
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import score_round
from engine.views.history import ledger
from engine.views.view import redact
from tests.conftest import games
from tests.engine.board import plain_halves as plain
from tests.engine.board.test_halves import plan_of
from tests.engine.players import at_random
from tests.engine.tables import after, drawn, table


def gatekeeper(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Buys portals whenever it can, exactly if possible, and places them sooner or later."""
    if game.may_act and chance.random() < 0.9:
        buys = [action for action in legal_actions(game, seat) if isinstance(action, BuyWithPortal)]
        if buys:
            return min(buys, key=lambda buy: (total(buy.cards) - buy.tile.price, chance.random()))
    return at_random(game, seat, chance)


def midway(number: int, modules: tuple[str, ...] = ("portals",)) -> Game:
    """A gatekeepers' game after some steps, not yet over."""
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 5, modules), Seed(f"{number:032x}"))
    for _ in range(chance.randrange(250)):
        seat = chance.choice(game.to_act)
        later = play(game, seat, gatekeeper(game, seat, chance)).game
        if later.phase is not Phase.TURN:
            break
        game = later
    return game


@pytest.mark.parametrize("modules", [("portals",), tuple(sorted(MODULES.optional))], ids=["portals", "all"])
@pytest.mark.parametrize("number", games(4))
def test_nobody_gets_stuck_and_nothing_gets_lost(number: int, modules: tuple[str, ...]) -> None:
    chance = random.Random(number)
    game, dealt = start(Options(2 + number % 5, modules), Seed(f"{number:032x}"))
    events: list[Event] = list(dealt)
    while game.to_act:
        seat = chance.choice(game.to_act)
        undo = game.steps and chance.random() < 0.05 and refusal(game, seat, UndoStep()) is None
        game, new = play(game, seat, UndoStep() if undo else gatekeeper(game, seat, chance))
        events += new
        checked_position(game)
        kept = game.slice(Portals)
        laid = [*kept.aside, *(kind for p in game.players for kind in p.palace.halves.values())]
        assert [kept.supply[kind] + laid.count(kind) for kind in Kind] == [3] * 6
        assert game.turn < 2000
    assert fold(events) == game
    assert ledger(redact(event, None) for event in events).hands == tuple(p.hand for p in game.players)
    bought = sum(isinstance(event, PortalBought) for event in events)
    assert bought > 0
    for place, player in enumerate(game.players):
        plan = plan_of(player.palace)
        assert plain.legal(plan)
        assert plain.in_contact(plan)
        wall, slants = plain.wall_value(plan)
        told = {str(line.source): line.points for line in score_round(game, 3) if line.seat == place}
        assert (told.get("wall", 0), told.get("portals", 0)) == (wall, 2 * slants)


@pytest.mark.parametrize("number", games(8))
def test_legal_actions_and_refusal_agree_on_portals(number: int) -> None:
    game = midway(number)
    for seat in map(Seat, game.seats):
        player, legal = game.players[seat], legal_actions(game, seat)
        points = [xy(cell) for cell in player.palace.occupied()]
        near = [
            Half(cell_at(x, y), angle)
            for x in range(min(x for x, _ in points) - 2, max(x for x, _ in points) + 3)
            for y in range(min(y for _, y in points) - 2, max(y for _, y in points) + 3)
            for angle in Angle
        ]
        asked: set[Action] = {PlacePortal(kind, half) for kind in Kind for half in near}
        for tile in filter(None, game.market):
            purse = player.hand[:10]
            sets = {some for size in range(len(purse) + 1) for some in combinations(purse, size)}
            price = tile.price + portal_surcharge(game)
            asked |= {
                BuyWithPortal(tile, some)
                for some in sets
                if total(some) < price or total(some) - min(some).value < price
            }
        asked |= {form(tile) for tile in TILES for form in (Reserve,)} | {EndTurn()}
        asked |= {Place(tile, half.cell) for tile in player.aside for half in near}
        allowed = {action for action in asked if refusal(game, seat, action) is None}
        ten = set(player.hand[:10])
        kinds = (PlacePortal, BuyWithPortal, Reserve, Place, EndTurn)
        assert allowed == {
            action
            for action in legal
            if isinstance(action, kinds)
            and not (isinstance(action, BuyWithPortal) and not set(action.cards) <= ten)
        }
        assert all(refusal(game, seat, action) is None for action in legal)


@pytest.mark.parametrize("number", games(8))
def test_positions_and_events_with_portals_round_trip(number: int) -> None:
    game = midway(number, tuple(sorted(MODULES.optional)))
    assert position_from_json(position_to_json(game)) == game
    line = print_position(game)
    assert parse_position(line) == game
    assert print_position(parse_position(line)) == line
    for step in game.steps:
        assert event_from_json(event_to_json(step)) == step


# O2: looking ahead


def findable(plan: plain.Plan, tiles: tuple[Tile, ...], portals: tuple[Kind, ...]) -> bool:
    """Every order of tiles and portals, tried to the end with the plain rules."""
    if not portals:
        return True
    for at, kind in enumerate(portals):
        rest = portals[:at] + portals[at + 1 :]
        for point, corner in plain.half_places(plan, kind):
            if findable({**plan, point: plain.Wedge(corner, kind)}, tiles, rest):
                return True
    return any(
        findable({**plan, point: tile}, tiles[:at] + tiles[at + 1 :], portals)
        for at, tile in enumerate(tiles)
        for point in plain.places(plan, tile)
    )


@pytest.mark.parametrize("number", games(24))
def test_o2_looking_ahead_is_right_about_small_palaces(number: int) -> None:
    chance = random.Random(number)
    # Tiles with many walls, so that places are scarce.
    walled = [tile for tile in TILES if tile.walls.bit_count() > 1]
    palace = Palace.of({})
    for tile in chance.sample(walled, chance.randrange(4)):
        if cells := palace.places(tile):
            palace = palace.built(tile, chance.choice(cells))
    left = [tile for tile in walled if palace.cell_of(tile) is None]
    tiles = tuple(chance.sample(left, chance.randint(1, 2)))
    portals = tuple(sorted(tile.kind for tile in tiles))[: chance.randint(1, 2)]
    assert all_find_places(palace, tuple(sorted(tiles)), portals) == findable(plan_of(palace), tiles, portals)


def test_o2_both_answers_occur() -> None:
    assert all_find_places(drawn("F"), (TILES[-1],), (Kind.TOWER,))
    assert not all_find_places(drawn("F"), (), (Kind.TOWER,))


# Hostile input


GAME = table(("y8 y9", "", ""), market="T11b G9 S5 A4", palaces=("F T12 /TSW",), portals="3,3,3,3,3,2/-")
LINE = print_position(GAME)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,3,3/-"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,3,1/-"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,2/-"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,3,2"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,3,-1/-"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,2,2/G"),
        ("portals=3,3,3,3,3,2/-", "portals=3,3,3,3,3,1/X"),
        ("modules=portals", "modules=-"),
        ("/T@+2,0SW", "/G@+2,0SW"),
        ("/T@+2,0SW", "/T@+2,0NE"),
        ("/T@+2,0SW", "/T@+1,0SW"),
        ("/T@+2,0SW", "/T@0,0SW"),
        ("/T@+2,0SW", "/T@+2,0"),
        ("/T@+2,0SW", "/@+2,0SW"),
        ("/T@+2,0SW", "/T@+2,0SW;/T@+2,0NW"),
        (" portals=3,3,3,3,3,2/-", ""),
    ],
)
def test_a_position_with_impossible_portals_is_refused(old: str, new: str) -> None:
    assert old in LINE
    with pytest.raises(AlhambraError):
        parse_position(LINE.replace(old, new, 1))


def test_halves_need_somebody_who_lays_them() -> None:
    line = LINE.replace("modules=portals", "modules=-").replace(" portals=3,3,3,3,3,2/-", "")
    with pytest.raises(BrokenRecord):
        parse_position(line)


def test_events_about_portals_that_are_not_there_do_not_fold() -> None:
    tower, half = GAME.market[0], Half(cell_at(1, 1), Angle.NW)
    assert tower is not None
    bought = after(GAME, "BP T11b=y8 y9")
    for game, event in (
        (GAME, PortalPlaced(Seat(0), Kind.TOWER, half)),
        (bought, PortalPlaced(Seat(0), Kind.GARDEN, half)),
        (bought, PortalPlaced(Seat(0), Kind.TOWER, Half(cell_at(1, 0), Angle.NW))),
        (bought, PortalPlaced(Seat(0), Kind.TOWER, Half(cell_at(2, 0), Angle.NE))),
        (bought, PortalPlaced(Seat(5), Kind.TOWER, half)),
    ):
        with pytest.raises(BrokenRecord):
            fold_on(game, [event])


@pytest.mark.parametrize("text", ["T12@+1,0;/T@+1,0SW", "/T@0,0SW", "/T@+1,0SW;/G@+1,0NE", "/T@+1,0", "/"])
def test_palaces_hold_one_piece_to_a_cell(text: str) -> None:
    with pytest.raises(AlhambraError):
        parse_palace(text)


def test_x2_games_with_certificates_store_what_portals_were_overpaid_by() -> None:
    """The two modules meet in random games."""
    stored = 0
    for number in range(12):
        chance = random.Random(number)
        game, _ = start(Options(3, ("certificates", "portals")), Seed(f"{number:032x}"))
        for _ in range(150):
            seat = game.to_act[0]
            bought = [step for step in game.steps if isinstance(step, PortalBought)]
            stores = [a for a in legal_actions(game, seat) if isinstance(a, Store)] if bought else []
            if stores:
                paid = [step for step in game.steps if isinstance(step, PortalBought | TileBought)]
                over = sum(total(step.cards) - step.tile.price for step in paid)
                over -= sum(step.surcharge for step in bought)
                game = play(game, seat, stores[0]).game
                held = game.slice(Certificates).boards[seat]
                assert held is not None
                assert held.value == over
                stored += 1
            else:
                game = play(game, seat, gatekeeper(game, seat, chance)).game
            if not game.to_act:
                break
    assert stored > 5


def test_turns_are_taken_back_whole() -> None:
    for number in range(10):
        game = midway(number)
        seat = game.to_act[0]
        if refusal(game, seat, UndoTurn()) is None:
            assert play(game, seat, UndoTurn()).game == game.base
