"""The first minute of everybody who tries us: one press on Play now, and a game is on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from tests.bot.forked_bots import ROOT
from tests.browser.test_looking import SMALL, WIDTHS
from tests.browser.test_turns import sees_a_picture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Locator, Page

SEED = f"{6:032x}"
"""Whoever sits down first starts, with a dinar 8 for Garden 8."""
THEIR_TURNS = 30_000
"""Milliseconds for two computer players to answer, on a machine with much else to do."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The local table as `make run` starts it."""
    own = {
        "ALHAMBRA_DATA": str(tmp_path_factory.mktemp("local")),
        "ALHAMBRA_PORT": "0",
        "ALHAMBRA_NO_BROWSER": "1",
        "ALHAMBRA_DISCORD_URL": "http://127.0.0.1:1",  # for tests: the seed and the pause count
        "ALHAMBRA_SEED": SEED,
        "ALHAMBRA_PAUSE": "0",
    }
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=ROOT,
        env={**environment, **own},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[4]
        process.terminate()


@pytest.fixture
def on_desk(desk: BrowserContext) -> Iterator[Page]:
    yield from opened(desk)


@pytest.fixture
def on_phone(phone: BrowserContext) -> Iterator[Page]:
    yield from opened(phone)


def opened(context: BrowserContext) -> Iterator[Page]:
    """A tab in which nothing may go wrong."""
    page, errors = context.new_page(), list[str]()
    page.set_default_timeout(THEIR_TURNS)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


def newest(page: Page) -> Locator:
    return page.locator(".message").last


def tap(page: Page, label: str) -> None:
    """Press a button of the newest message, once it is there."""
    newest(page).locator(".button", has_text=label).first.click()


def greeted_as(page: Page, address: str, name: str) -> None:
    """The first screen for somebody who was there before."""
    page.goto(f"{address}?as={name.lower()}")
    expect(page.locator("#me")).to_contain_text(name, timeout=THEIR_TURNS)
    page.goto(address)
    expect(page.locator("#who")).to_contain_text(f"You’ll be playing as {name}", timeout=THEIR_TURNS)


def test_one_press_begins_a_game_and_the_first_turn_is_guided_to_its_end(on_desk: Page, address: str) -> None:
    on_desk.goto(address)
    expect(on_desk.locator("#who h2")).to_have_text("Alhambra", timeout=THEIR_TURNS)
    expect(on_desk.locator(".welcome-picture")).to_have_js_property("complete", value=True)
    expect(on_desk.locator("#who")).to_contain_text("You’ll be playing as Ana, against two computer players.")
    on_desk.get_by_role("button", name="Play now").click()
    expect(newest(on_desk)).to_contain_text("@Ana is next", timeout=THEIR_TURNS)
    expect(on_desk.locator("#who")).to_be_hidden()
    assert on_desk.url.endswith("/?as=ana")
    assert "Ana" in sees_a_picture(newest(on_desk))
    expect(newest(on_desk)).to_contain_text("My tip: Buy Garden 8 (G8b) with 8 dinars – pays exactly")
    tap(on_desk, "Buy")
    expect(newest(on_desk)).to_contain_text("if you pay exactly (✓), you get another action")
    tap(on_desk, "✓ Garden 8")
    expect(newest(on_desk)).to_contain_text("You paid exactly, so you get another action")
    tap(on_desk, "Take money")
    tap(on_desk, "6 dinars")
    expect(newest(on_desk)).to_contain_text("wall to wall or open side to open side")
    tap(on_desk, "Place at A & end turn")
    ended = on_desk.locator(".message", has_text="Well done, that was your first turn.")
    expect(ended).to_have_count(1)
    expect(newest(on_desk)).to_contain_text("@Ana is next", timeout=THEIR_TURNS)
    expect(on_desk.locator(".message", has_text="Zahra and Maryam have played")).to_have_count(1)
    expect(newest(on_desk)).not_to_contain_text("Your first turn")
    expect(newest(on_desk).locator(".button").last).to_be_in_viewport()


def test_who_comes_back_goes_on_with_the_game(on_desk: Page, address: str) -> None:
    greeted_as(on_desk, address, "Chloé")
    on_desk.get_by_role("button", name="Play now").click()
    expect(newest(on_desk)).to_contain_text("@Chloé is next", timeout=THEIR_TURNS)
    on_desk.goto(address)
    expect(on_desk.locator("#who")).to_contain_text("Your table is just as you left it.")
    on_desk.get_by_role("button", name="Continue your game").click()
    shown_or_named = re.compile("@Chloé is next|The table was posted a moment ago")
    expect(newest(on_desk)).to_contain_text(shown_or_named, timeout=THEIR_TURNS)


def test_on_a_phone_everything_fits_and_the_tour_is_skipped_with_one_tap(
    on_phone: Page, address: str
) -> None:
    greeted_as(on_phone, address, "Ben")
    assert on_phone.evaluate(SMALL) == []
    on_phone.get_by_role("button", name="Play now").tap()
    expect(newest(on_phone)).to_contain_text("Your first turn.", timeout=THEIR_TURNS)
    assert on_phone.evaluate(WIDTHS) == [390, 390, 390]
    assert on_phone.evaluate(SMALL) == []
    tap(on_phone, "Take money")
    expect(newest(on_phone)).to_contain_text("worth up to 5 in total")
    tap(on_phone, "Skip the tour")
    expect(newest(on_phone)).not_to_contain_text("Your first turn.")
    tap(on_phone, "Take 6 dinars & end turn")
    expect(newest(on_phone)).to_contain_text("@Ben is next", timeout=THEIR_TURNS)
