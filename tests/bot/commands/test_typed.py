"""What is typed is as safe as what is pressed: the same questions come first, and nothing happens before."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.modules.registry import MODULES
from bot.panel import ordered
from bot.panel.purchases import kind_of, overpays, step_to
from bot.panel.steps import HOME, ask_about, do
from bot.private.core_action_options import PLACE_CELL, PLACE_TILE, UNDO, all_action_options
from bot.table import lobby_events
from bot.table.agreement import Agreement, Confirming
from bot.table.lobby_events import SeatFreed
from engine import (
    Action,
    Buy,
    BuySite,
    BuyWithPortal,
    Complete,
    Event,
    Game,
    Options,
    Seat,
    Seed,
    Store,
    TakeMoney,
    legal_actions,
    parse_action,
    play,
    print_action,
    start,
    view_for,
)
from engine.views.history import action_of
from sandbox.people.people import Answer, Person
from sandbox.people.seen_message import SeenMessage
from sandbox.world.components import Kind
from tests.bot.end_to_end.test_hostile import failures, forged, said_to
from tests.bot.game_session import GameSession, game_session
from tests.bot.panel.test_panel import steps_on as steps_of
from tests.bot.panel.test_panel import walked
from tests.bot.players import steps_on, use
from tests.bot.seated_people import ALL_MODULES, positions
from tests.bot.stored_games import Chance, first_chance, seed_game
from tests.engine.tables import table

pytestmark = pytest.mark.usefixtures("database")

COMMANDS: dict[type[Action], tuple[str, str]] = {
    Buy: ("/buy", "purchase"),
    BuyWithPortal: ("/buy", "purchase"),
    BuySite: ("/module site", "purchase"),
    Complete: ("/module complete", "payment"),
}
"""The command for each way to get a building, and its option."""


def opening() -> tuple[Event, ...]:
    """The beginning of a game of two."""
    return start(Options(2), Seed(f"{1:032x}")).events


def private(answer: Answer) -> str:
    """What an answer says, which nobody else sees."""
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message.text


def costs_too_much(kind: type[Action], game: Game, seat: Seat, action: Action) -> bool:
    return isinstance(action, kind) and overpays(view_for(game, seat), action) > 0


def is_exact(game: Game, seat: Seat, action: Action) -> bool:
    return isinstance(action, Buy) and overpays(view_for(game, seat), action) == 0


@asynccontextmanager
async def about_to(
    data: Path, may: Callable[[Game, Seat, Action], bool], modules: tuple[str, ...] = ()
) -> AsyncIterator[tuple[GameSession, Person, Chance]]:
    """A table at which somebody may do something, and whoever may."""
    chance = first_chance(may, modules)
    async with game_session(data, 2) as session:
        seed_game(session, chance.events)
        yield session, session.person(chance.seat), chance
        assert failures(session) == []


async def typed(person: Person, action: Action) -> Answer:
    command, option = COMMANDS[type(action)]
    return await person.slash(command, **{option: print_action(action)})


async def asked(person: Person, action: Action) -> SeenMessage:
    """The question that somebody is asked privately who types something."""
    answer = await typed(person, action)
    assert answer.message is not None
    assert answer.message.is_ephemeral
    assert do(action) in steps_on(answer.message)
    return answer.message


def custom_id(message: SeenMessage, step: str) -> str:
    """What the button with a step carries."""
    ids = [str(one.get("custom_id") or "") for one in message.parts(Kind.BUTTON)]
    return next(one for one in ids if one.endswith(f":{step}"))


# One place decides


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_what_a_panel_asks_about_is_what_a_command_asks_about(players: int, modules: tuple[str, ...]) -> None:
    met = set()
    for game in positions(players, 620 + players, every=17, modules=modules):
        for seat in game.to_act:
            view, legal = view_for(game, seat), legal_actions(game, seat)
            screens, _ = walked(game, seat)
            unasked = {step for name, one in screens.items() if name[:4] != "sure" for step in steps_of(one)}
            for action in (one for one in legal if kind_of(one)):
                step = step_to(view, action)
                other = ask_about("sure", action) if ordered(step) else do(action)
                assert step in unasked
                assert other not in unasked
                met.add((type(action), ordered(step) is None))
    assert {(Buy, True), (Buy, False)} <= met
    assert not modules or {(BuySite, True), (BuyWithPortal, False)} <= met


def test_what_is_lost_and_what_is_drawn_is_asked_about() -> None:
    game = table(("y9 y5 y3 g9", "", ""), market="P8 S6 T11a T11b", display="y1", building_sites="")
    view = view_for(game, Seat(0))
    for text, asks in (("B P8=y3 y5", False), ("B P8=y9", True), ("L P8=y5", True), ("M y1", False)):
        assert (ordered(step_to(view, parse_action(text))) is None) == asks, text


def test_what_would_be_stored_is_asked_about_too() -> None:
    game = table(("b5 b6 b8", "", ""), market="P2 S3 G10a A4", certificates="")
    assert step_to(view_for(game, Seat(0)), parse_action("B G10a=b5 b8")) == "sure B G10a=b5 b8"


def test_of_somebody_who_was_told_the_loss_only_drawing_is_asked() -> None:
    game = table(("y9 y5", "", ""), market="P8 S6 T11a T11b", display="y1", building_sites="")
    view = view_for(game, Seat(0))
    assert step_to(view, parse_action("B P8=y9"), loss_told=True) == "=B P8=y9"
    assert step_to(view, parse_action("L P8=y5"), loss_told=True) == "sure L P8=y5"


# With the real bot


@pytest.mark.parametrize("kind", [Buy, BuyWithPortal, BuySite, Complete])
async def test_a_typed_purchase_that_loses_money_asks_first(tmp_path: Path, kind: type[Action]) -> None:
    modules = () if kind is Buy else ALL_MODULES
    async with about_to(tmp_path, partial(costs_too_much, kind), modules) as (session, person, chance):
        before = session.events()
        question = await asked(person, chance.action)
        assert session.events() == before
        await use(person, question, HOME)()
        assert session.events() == before
        question = await asked(person, chance.action)
        answer = await use(person, question, do(chance.action))()
        assert answer.message is not None
        assert answer.message.id == question.id
        assert action_of(session.played()[len(chance.events)]) == chance.action


async def test_a_typed_site_asks_before_tokens_are_drawn_even_if_nothing_is_lost(tmp_path: Path) -> None:
    def pays_half(game: Game, seat: Seat, action: Action) -> bool:
        return isinstance(action, BuySite) and overpays(view_for(game, seat), action) == 0

    async with about_to(tmp_path, pays_half, ALL_MODULES) as (session, person, chance):
        before = session.events()
        question = await asked(person, chance.action)
        assert "**This can’t be undone**" in question.text
        assert "Buy it and draw" in question.buttons
        assert session.events() == before
        answer = await person.press("Buy it and draw", on=question)
        assert "your tokens" in answer.text
        assert action_of(session.played()[len(chance.events)]) == chance.action


async def test_a_typed_purchase_that_is_exact_is_made_at_once(tmp_path: Path) -> None:
    async with about_to(tmp_path, is_exact) as (session, person, chance):
        await typed(person, chance.action)
        assert action_of(session.played()[-1]) == chance.action


async def test_what_can_be_stored_is_asked_about_and_then_stored(tmp_path: Path) -> None:
    def storable(game: Game, seat: Seat, action: Action) -> bool:
        if not costs_too_much(Buy, game, seat, action):
            return False
        then = play(game, seat, action).game
        return any(isinstance(one, Store) for one in legal_actions(then, seat))

    async with about_to(tmp_path, storable, ("certificates",)) as (_, person, chance):
        question = await asked(person, chance.action)
        assert "can be stored on a certificate" in question.text
        answer = await use(person, question, do(chance.action))()
        assert "Store the rest?" in answer.text


async def test_a_confirmation_pressed_twice_pays_once(tmp_path: Path) -> None:
    async with about_to(tmp_path, partial(costs_too_much, Buy)) as (session, person, chance):
        question = await asked(person, chance.action)
        pay = custom_id(question, do(chance.action))
        await asyncio.gather(*(forged(person, pay, on=question.id) for _ in range(2)))
        late = await forged(person, pay, on=question.id)
        assert "The table has moved on" in said_to(session, late)
        done = [action_of(event) for event in session.played()[len(chance.events) :]]
        assert done.count(chance.action) == 1


async def test_a_confirmation_from_before_the_end_of_the_turn_pays_nothing(tmp_path: Path) -> None:
    async with about_to(tmp_path, partial(costs_too_much, Buy)) as (session, person, chance):
        game = session.game()
        question = await asked(person, chance.action)
        pay = custom_id(question, do(chance.action))
        money = next(one for one in legal_actions(game, chance.seat) if print_action(one).startswith("M"))
        await person.slash("/take", cards=print_action(money))
        await person.slash("/end")
        await session.settled()
        before = session.events()
        late = await forged(person, pay, on=question.id)
        assert "The table has moved on" in said_to(session, late)
        assert session.events() == before


# Taking back


async def test_undo_alone_takes_back_one_step_and_all_takes_back_the_turn(tmp_path: Path) -> None:
    async with about_to(tmp_path, is_exact) as (session, person, chance):
        untouched = session.game()
        await typed(person, chance.action)
        bought = session.game()
        money = next(one for one in legal_actions(bought, chance.seat) if isinstance(one, TakeMoney))
        await person.slash("/take", cards=print_action(money))
        answer = await person.slash("/undo")
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert session.game().players == bought.players
        await person.slash("/take", cards=print_action(money))
        await person.slash("/undo", what="all")
        assert session.game().players == untouched.players
        before = session.events()
        assert "nothing left to undo in this turn" in (await person.slash("/undo")).text
        assert session.events() == before


# Whoever cannot play


OF_MODULES = tuple(ask for module in MODULES if module.rules.optional for ask in module.action_options)
MOVES: dict[str, dict[str, str]] = {
    "/place": {"tile": "camel", "cell": "+1,0"},
    "/undo": {},
    "/end": {},
    **{
        f"/{ask.command}": {ask.option: "camel"}
        for ask in all_action_options()
        if ask not in (PLACE_TILE, PLACE_CELL, UNDO, *OF_MODULES)
    },
}
"""Every command of a turn of two, with something that makes no sense."""
MODULE_MOVES = {f"/module {ask.command}": {ask.option: "camel"} for ask in OF_MODULES}
"""The same for the modules."""


async def test_whoever_has_no_seat_is_told_so_whatever_they_type(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening())
        before, gus = session.events(), session.sandbox.person("Gus")
        moves = MOVES | MODULE_MOVES
        for command, options in (*moves.items(), ("/take", {"cards": "M y1"}), ("/undo", {"what": "UU"})):
            said = private(await gus.slash(command, **options))
            assert "You don’t have a seat at this table" in said, command
            assert "Only players can do that, and every seat is taken." in said
            assert "’s turn" in said
            assert "make sense" not in said
        assert session.events() == before
        assert failures(session) == []


async def test_where_a_seat_is_free_they_are_told_how_to_take_it(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        gone = lobby_events.Person(session.people[1].id, "Ben")
        seed_game(session, opening(), then=(SeatFreed(gone),))
        said = private(await session.sandbox.person("Gus").slash("/take", cards="y1"))
        assert "You don’t have a seat at this table" in said
        assert "There’s a free seat: `/join` takes it." in said
        assert failures(session) == []


async def test_before_the_game_and_without_a_table_they_are_told_what_there_is(tmp_path: Path) -> None:
    async with game_session(tmp_path, 6) as session:
        ana, *others = session.people
        gus = session.sandbox.person("Gus")
        assert "There’s no table here" in private(await gus.slash("/take", cards="y1"))
        await ana.slash("/alhambra new")
        said = private(await gus.slash("/take", cards="y1"))
        assert (
            said
            == "You don’t have a seat at this table yet. The game hasn’t started, so `/join` gets you one."
        )
        assert "hasn’t started" in private(await ana.slash("/take", cards="y1"))
        for person in others:
            await person.slash("/join")
        for command in ("/take", "/end"):
            options = MOVES[command]
            assert private(await gus.slash(command, **options)) == (
                "You don’t have a seat at this table, and all 6 are taken."
            )
        assert failures(session) == []


async def test_a_command_of_a_module_that_is_not_in_play_says_so(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        seed_game(session, start(Options(3), Seed(f"{1:032x}")).events)
        before, ana = session.events(), session.people[0]
        for command, options in MODULE_MOVES.items():
            assert "isn’t part of this game" in private(await ana.slash(command, **options)), command
        assert "Falconers isn’t part of this game" in private(
            await ana.slash("/module falcon", purchase="camel")
        )
        assert "Dirk isn’t part of this game" in private(await ana.slash("/dirk", tile="camel"))
        assert session.events() == before
        assert failures(session) == []


async def test_whoever_waits_is_told_whose_turn_it_is_whatever_they_type(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening())
        seat = session.game().to_act[0]
        mover, waiting = session.person(seat), session.person(Seat(1 - seat))
        before = session.events()
        for command, options in MOVES.items():
            said = private(await waiting.slash(command, **options))
            assert f"It’s {mover.user.display}’s turn" in said, command
            assert "make sense" not in said
        assert "make sense" in private(await mover.slash("/take", cards="camel"))
        assert session.events() == before
        assert failures(session) == []


# What a panel promises


@pytest.mark.parametrize(
    ("confirming", "hint"),
    [
        (Confirming.ASK, "Take, but don’t end my turn yet"),
        (Confirming.BY_ITSELF, "Take, with a few seconds to undo"),
    ],
)
async def test_the_menu_for_money_says_what_becomes_of_the_turn_here(
    tmp_path: Path, confirming: Confirming, hint: str
) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, opening(), Agreement(confirming=confirming))
        mover = session.person(session.game().to_act[0])
        home = (await mover.slash("/take", cards="camel")).message
        assert home is not None
        taking = (await mover.press("Take money", on=home)).message
        assert taking is not None
        assert hint in [menu["placeholder"] for menu in taking.menus]
        assert failures(session) == []
