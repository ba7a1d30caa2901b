"""The digest on a phone: it fits whoever reads it, its labels are whole, and it can be looked at."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from bot.language.words import LANGUAGES
from sandbox.world.default_world import everyday_world
from tests.bot.private.digest.digests import context_in, happened, shown
from tests.bot.private.digest.test_digest_page import GAMES, moments
from tests.browser.browser_person import BrowserPerson
from tests.browser.demo_page import DemoPage
from tests.browser.panel_screens import measured
from tests.browser.test_panel_heights import MOST_PX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext

    from bot.message.messages import Message


def digests() -> Iterator[Message]:
    """Digests at many moments, in all languages: of players, of onlookers, of one whose seat is kept."""
    languages = cycle(LANGUAGES)
    for players, number, modules in GAMES:
        for game, history in moments(players, number, modules)[1::2]:
            mover = game.to_act[0] + 1 if game.to_act else 1
            for seat in (mover, mover % players + 1, None):
                yield shown(game, happened(game, history, seat), context_in(next(languages), players))
            kept = replace(context_in(next(languages), players), kept=True)
            yield shown(game, happened(game, history, None), kept)


def test_every_digest_fits_a_phone(phone: BrowserContext) -> None:
    with DemoPage(everyday_world(), with_guest=False) as demo:
        person, messages = BrowserPerson(phone, demo.url, "ana"), list(digests())
        found = measured(person.page, demo.url, messages)
        highest, message = max(zip(found, messages, strict=True), key=lambda each: each[0].height)
        assert highest.height <= MOST_PX, message.text
        assert not [one.clipped for one in found if one.clipped]
        person.page.close()
