"""The local table in a Firefox: it opens in the browser's language, and a turn is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sandbox.world.default_world import everyday_world
from tests.browser.firefox import Firefox, firefox
from tests.browser.game_page import GamePage

if TYPE_CHECKING:
    from pathlib import Path

BUTTON = """
    const [place, words] = arguments;
    return [...document.querySelectorAll(`${place} .button`)].find((one) => one.textContent.includes(words));
"""
PANEL = ".message.ephemeral"
SAYS = "return document.querySelector('#messages').innerText.includes(arguments[0])"
TROUBLE = "window.troubles = []; addEventListener('error', (event) => window.troubles.push(event.message));"


def test_a_turn_is_played_in_firefox(tmp_path: Path) -> None:
    path = firefox()
    if path is None:
        pytest.skip("no Firefox on this machine (set FIREFOX to one)")
    profile, data = tmp_path / "profile", tmp_path / "game"
    for folder in (profile, data):
        folder.mkdir()
    with GamePage(everyday_world(), data, ("alhambra",)) as game_page, Firefox(path, profile) as window:
        window.open(f"{game_page.url}/?as=eva")
        window.run(TROUBLE)
        window.wait_for(SAYS, "Turn 1")
        assert game_page.world.user("Eva").locale == "de"
        window.click(BUTTON, ".message", "Take money")
        window.wait_for("return document.activeElement.closest(arguments[0])", PANEL)
        window.click(BUTTON, PANEL, "5")
        window.wait_for(SAYS, "@Ana is next")
        assert window.run("return window.troubles") == []
