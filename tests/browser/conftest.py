"""A real Chromium, and a page to open in it. Without a Chromium these tests are skipped."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from sandbox.world.default_world import everyday_world
from tests.browser.demo_page import DemoPage

if find_spec("playwright") is not None:  # otherwise every test file here skips itself
    from playwright.sync_api import sync_playwright

    from tests.browser.browser_person import DESK, PHONE, Tabs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def chromium() -> str | None:
    """Where Chromium is: named by CHROMIUM, or on the path."""
    named = os.environ.get("CHROMIUM")
    found = [shutil.which(name) for name in NAMES]
    return named or next((path for path in found if path), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests here."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine (set CHROMIUM to one)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield started
        started.close()


@pytest.fixture(scope="package")
def demo_page() -> Iterator[DemoPage]:
    """A world with a page and a bot."""
    with DemoPage(everyday_world()) as demo_page:
        yield demo_page


@pytest.fixture(scope="package")
def desk(browser: Browser) -> BrowserContext:
    """A wide window; people sit in its tabs."""
    return browser.new_context(viewport=DESK)


@pytest.fixture(scope="package")
def phone(browser: Browser) -> BrowserContext:
    """A narrow screen for fingers."""
    return browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(scope="package")
def tabs(desk: BrowserContext, phone: BrowserContext, demo_page: DemoPage) -> Tabs:
    """The tabs that are open."""
    return Tabs(desk, phone, demo_page)


@pytest.fixture
def visit(tabs: Tabs) -> Iterator[Tabs]:
    """Opens pages as people; afterwards no page may have failed."""
    yield tabs
    tabs.check()
