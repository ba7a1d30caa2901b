"""Whole games with the real bot over sockets: to the end, through restarts, and through trouble."""

import random
from pathlib import Path

import pytest

from bot.table.agreement import Agreement
from engine import BuyFalcon, BuySite, BuyWithPortal, Complete, Event, KeepToken, PlacePortal, Store
from engine.modules import MODULES
from engine.transitions.events import TurnBegun
from sandbox.server import Sandbox
from tests.bot.game_session import GameSession, Plays, game_session
from tests.bot.players import by_buttons, by_few_taps, by_slash
from tests.bot.stored_games import go_on
from tests.conftest import SOAK
from tests.engine.players import venturesome, whole_game

pytestmark = pytest.mark.usefixtures("database")

GAMES = [(2, by_slash)]
MORE = [(players, way) for players in (2, 3, 4, 5, 6) for way in (by_buttons, by_few_taps, by_slash)]
SWITCHES = ("Falconers", "Portals", "Building Sites", "Exchange Certificates")
CALLBACK, MESSAGES, EDITS, DM = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/users/@me/channels"),
)


async def to_the_end(session: GameSession, plays: Plays) -> None:
    while session.game().to_act:
        await session.turn(plays)
        session.check_hands()
    session.check()
    session.check_end()


@pytest.mark.on_both_databases
@pytest.mark.parametrize(("people", "plays"), MORE if SOAK else GAMES)
async def test_a_game_is_played_to_its_end_and_again(tmp_path: Path, people: int, plays: Plays) -> None:
    async with game_session(tmp_path, people, seed=people) as session:
        await session.begin()
        session.check()
        await to_the_end(session, plays)
        await session.check_after()
        session.check_log()


async def test_a_game_with_all_modules_is_opened_and_played(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3, seed=1, choose=venturesome) as session:
        await session.begin(SWITCHES)
        assert set(session.game().options.modules) == set(MODULES.optional)
        for _ in range(16):
            await session.turn(by_few_taps)
            session.check_hands()
        session.check()
        assert session.met(BuySite, KeepToken, Complete, Store, BuyFalcon)


async def test_a_game_with_all_modules_is_played_to_its_end_and_again(tmp_path: Path) -> None:
    events, modules = nearly_over(), tuple(sorted(MODULES.optional))
    async with game_session(tmp_path, 3, seed=4, choose=venturesome) as session:
        await go_on(session, events, Agreement(modules=modules))
        await to_the_end(session, by_few_taps)
        assert session.met(BuyFalcon, BuyWithPortal, PlacePortal, Store, since=len(events))
        await session.check_after()
        assert session.game().options.modules == modules, "a rematch keeps the modules"


def nearly_over(turns: int = 16) -> list[Event]:
    """A game of three with all modules, so many turns before its end."""
    events = whole_game(3, 2, venturesome, tuple(sorted(MODULES.optional)))[1]
    begun = [at for at, event in enumerate(events, start=1) if isinstance(event, TurnBegun)]
    return events[: begun[-turns]]


@pytest.mark.skipif(not SOAK, reason="whole games of three")
@pytest.mark.parametrize("plays", [by_buttons, by_few_taps, by_slash])
async def test_a_whole_game_with_all_modules_is_played(tmp_path: Path, plays: Plays) -> None:
    async with game_session(tmp_path, 3, seed=4, choose=venturesome) as session:
        await session.begin(SWITCHES)
        session.check()
        await to_the_end(session, plays)
        assert session.met(BuyFalcon, BuyWithPortal, PlacePortal, BuySite, KeepToken)
        await session.check_after()


async def test_a_game_goes_on_through_a_restart_after_every_turn(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3, seed=1) as session:
        await session.begin()
        for _ in range(1000 if SOAK else 4):
            if not session.game().to_act:
                break
            await session.bot.restart()
            await session.turn(by_few_taps)
            session.check()
    if SOAK:
        session.check_end()


@pytest.mark.parametrize("number", range(6 if SOAK else 1))
async def test_a_game_goes_on_through_trouble_with_discord(tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    async with game_session(tmp_path, 3, seed=number) as session:
        await session.begin()
        for turn in range(1000 if SOAK else 5):
            if not session.game().to_act:
                break
            make_trouble(session.sandbox, chance)
            await patient_turn(session)
            session.sandbox.faults.clear()
            await session.settled()
            session.check()
            if turn % 5 == 0:
                session.sandbox.gateway.reset()


def make_trouble(sandbox: Sandbox, chance: random.Random) -> None:
    """One or two things that go wrong with what the bot says next."""
    for _ in range(chance.randint(1, 2)):
        method, path = chance.choice((CALLBACK, MESSAGES, MESSAGES, EDITS, EDITS, DM))
        match chance.randrange(4):
            case 0:
                sandbox.faults.limit(method, path, retry_after=0.2)
            case 1:
                sandbox.faults.fail(method, path, after=chance.random() < 0.5)
            case 2:
                sandbox.faults.drop(method, path, after=chance.random() < 0.5)
            case 3:
                sandbox.faults.slow(method, path, seconds=0.5)


async def patient_turn(session: GameSession) -> None:
    """A turn of somebody who presses again when nothing comes back."""
    before = session.position()
    for _ in range(60):
        try:
            await session.step(by_buttons)
        except AssertionError:  # nothing came back, or something else than expected: look again
            await session.settled()
        if session.position() != before:
            return
    raise AssertionError(f"no end of turn {before}")
