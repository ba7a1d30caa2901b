"""The hooks: what a module can do to a game without the core knowing its name."""

import inspect
import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.judge.actions import TakeMoney
from engine.judge.errors import CoreReason, IllegalAction, Reason, Refusal
from engine.judge.random_action import draw_action
from engine.modules import MODULES, Action, Event
from engine.modules.dirk import DIRK, DirkDrew, GiveToDirk
from engine.modules.hooks import Module
from engine.position.options import Options
from engine.position.pieces import Kind, Seat, Tile
from engine.position.state import Game
from engine.transitions.score_lines import ScoreLine, Source
from engine.transitions.scoring import Rival, Table, score_round
from tests.engine.tables import after, done, offered, table


class Drought(Reason):
    """Why nothing is done in a drought."""

    NO_SMALL_CHANGE = "T1 several cards are too heavy to carry"


class DroughtModule(Module):
    """A module for tests: gardens wither, one card at a time, and the wells give points."""

    name = "drought"

    def refusal(self, game: Game, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, TakeMoney) and len(action.cards) > 1:
            return Refusal(Drought.NO_SMALL_CHANGE, cards=action.cards)
        return None

    def counts(self, table: Table, seat: Seat, tile: Tile) -> bool:
        return tile.kind is not Kind.GARDEN

    def scores(self, table: Table, scoring_round: int) -> Iterable[ScoreLine]:
        return [ScoreLine(Seat(0), Source("well"), 5 * scoring_round, 1)]

    def rivals(self, table: Table) -> Iterable[Rival]:
        return [Rival(Seat(1), (0, 0, 0, 0, 0, 9))]


def dry(game: Game) -> Game:
    return replace(game, modules=(DroughtModule(),))


def test_a_module_may_object_to_what_the_core_allows() -> None:
    game = dry(table(("",) * 3, display="y1 y2 y3 b9"))
    assert offered(game) == {"M y1", "M y2", "M y3", "M b9"}
    with pytest.raises(IllegalAction) as refused:
        after(game, "M y1 y2")
    assert refused.value.reason is Drought.NO_SMALL_CHANGE


def test_a_module_may_keep_tiles_from_counting_and_add_lines_and_rivals() -> None:
    game = dry(table(("",) * 3, palaces=("F G11 T12",)))
    lines = {(line.seat, line.source): line.points for line in score_round(game, 2)}
    assert lines == {(1, "tower"): 13, (0, "tower"): 6, (0, "well"): 10}


def test_a_game_drawn_at_random_respects_objections() -> None:
    game = dry(table(("",) * 3, display="y1 y1 y2 b2"))
    chance = random.Random(1)
    drawn = {draw_action(game, Seat(0), chance.randrange) for _ in range(200)}
    assert {len(action.cards) for action in drawn if isinstance(action, TakeMoney)} == {1}


def test_t4_what_a_module_offers_must_be_taken_before_passing() -> None:
    class Almsgiving(Module):
        name = "alms"

        def offers(self, game: Game, seat: Seat) -> Iterable[Action]:
            return [GiveToDirk(game.bag[0])]

    game = table(("",) * 3, deck="-", rounds=2, hoarder=2)
    assert offered(game) == {"E"}
    generous = replace(game, modules=(Almsgiving(),))
    assert offered(generous) == {f"D {game.bag[0]}"}
    with pytest.raises(IllegalAction) as refused:
        after(generous, "E")
    assert refused.value.reason is CoreReason.MUST_ACT


def test_dirk_joins_tables_of_two_by_himself_and_cannot_be_chosen() -> None:
    assert MODULES.at_table(Options(2)) == (DIRK,)
    assert MODULES.at_table(Options(3)) == ()
    assert not DIRK.optional


def test_actions_and_events_know_their_owner() -> None:
    tile = table(("",) * 2).bag[0]
    assert MODULES.owner_of(GiveToDirk(tile)) is DIRK
    assert MODULES.owner_of(DirkDrew((tile,))) is DIRK


def test_a_module_that_does_not_care_changes_nothing() -> None:
    class Idle(Module):
        name = "idle"

    game = table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1 y2 y3 y4")
    idle = replace(game, modules=(Idle(),))
    turn = ("B P2=y2", "M y1", "P P2@0,-1", "E")
    assert done(idle, *turn).events == done(game, *turn).events
    assert offered(idle) == offered(game)


def test_every_hook_says_how_answers_are_combined() -> None:
    hooks = [
        hook for name, hook in vars(Module).items() if inspect.isfunction(hook) and not name.startswith("_")
    ]
    combined = ("*collect*", "*first*", "*all*", "*owner*")
    silent = {hook.__name__ for hook in hooks if not any(way in (hook.__doc__ or "") for way in combined)}
    assert silent == {"joins", "evolve"}


def test_modules_have_different_names_and_verbs() -> None:
    assert len({module.name for module in MODULES.all}) == len(MODULES.all)
    events: list[type[Event]] = [kind for module in MODULES.all for kind in module.events]
    assert len(set(events)) == len(events)
