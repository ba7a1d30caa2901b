"""Whole games with the real bot over sockets: to the end, through restarts, and through trouble."""

import random
from pathlib import Path

import pytest

from engine import BuyFalcon, BuySite, BuyWithPortal, KeepToken, PlacePortal
from engine.modules import OPTIONAL
from sandbox.server import Sandbox
from tests.bot.evening import Evening, Plays, evening
from tests.bot.players import by_buttons, by_few_taps, by_slash
from tests.conftest import SOAK
from tests.engine.players import venturesome

GAMES = [(2, by_slash)]
MORE = [(players, way) for players in (2, 3, 4, 5, 6) for way in (by_buttons, by_few_taps, by_slash)]
SWITCHES = ("Falconers", "Portals", "Building Sites", "Exchange Certificates")
CALLBACK, MESSAGES, EDITS, DM = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/users/@me/channels"),
)


async def to_the_end(night: Evening, plays: Plays) -> None:
    while night.game().to_act:
        await night.turn(plays)
        night.check_hands()
    night.check()
    night.check_end()


@pytest.mark.parametrize(("people", "plays"), MORE if SOAK else GAMES)
async def test_a_game_is_played_to_its_end_and_again(tmp_path: Path, people: int, plays: Plays) -> None:
    async with evening(tmp_path, people, seed=people) as night:
        await night.begin()
        night.check()
        await to_the_end(night, plays)
        await night.check_after()
        night.check_log()


@pytest.mark.parametrize("plays", [by_buttons, by_few_taps, by_slash] if SOAK else [by_few_taps])
async def test_a_game_with_all_modules_is_played_to_its_end_and_again(tmp_path: Path, plays: Plays) -> None:
    async with evening(tmp_path, 3, seed=4, choose=venturesome) as night:
        await night.begin(SWITCHES)
        assert set(night.game().options.modules) == set(OPTIONAL)
        night.check()
        await to_the_end(night, plays)
        assert night.met(BuyFalcon, BuyWithPortal, PlacePortal, BuySite, KeepToken)
        await night.check_after()
        assert set(night.game().options.modules) == set(OPTIONAL), "a rematch keeps the modules"


async def test_a_game_goes_on_through_a_restart_after_every_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, 3, seed=1) as night:
        await night.begin()
        for _ in range(1000 if SOAK else 4):
            if not night.game().to_act:
                break
            await night.bot.restart()
            await night.turn(by_few_taps)
            night.check()
    if SOAK:
        night.check_end()


@pytest.mark.parametrize("number", range(6 if SOAK else 1))
async def test_a_game_goes_on_through_trouble_with_discord(tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    async with evening(tmp_path, 3, seed=number) as night:
        await night.begin()
        for turn in range(1000 if SOAK else 5):
            if not night.game().to_act:
                break
            make_trouble(night.sandbox, chance)
            await patient_turn(night)
            night.sandbox.faults.clear()
            await night.settled()
            night.check()
            if turn % 5 == 0:
                night.sandbox.gateway.reset()


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


async def patient_turn(night: Evening) -> None:
    """A turn of somebody who presses again when nothing comes back."""
    before = night.position()
    for _ in range(60):
        try:
            await night.step(by_buttons)
        except AssertionError:  # nothing came back, or something else than expected: look again
            await night.settled()
        if night.position() != before:
            return
    raise AssertionError(f"no end of turn {before}")
