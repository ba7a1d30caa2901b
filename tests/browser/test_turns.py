"""Whole turns of the game, played in a real browser against the real bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from sandbox.world.default_world import everyday_world
from tests.browser.browser_person import BrowserPerson, Tabs
from tests.browser.game_page import GamePage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Locator

MOST_PX = 716
"""Pixels that a private panel may be high on a phone."""
SHARP = 1000
"""Pixels across which a picture has at least."""


@pytest.fixture(scope="module")
def guests(
    desk: BrowserContext, phone: BrowserContext, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tabs]:
    """People at three tables, in three channels; Eva is to play at each."""
    with GamePage(
        everyday_world(), tmp_path_factory.mktemp("game"), ("general", "alhambra", "lounge")
    ) as game_page:
        tabs = Tabs(desk, phone, game_page)
        yield tabs
        tabs.check()


def sees_a_picture(message: Locator) -> str:
    """The newest picture of a message is loaded, sharp and within the screen; gives its description."""
    image = message.locator(".picture img").last
    image.scroll_into_view_if_needed()
    expect(image).to_have_js_property("complete", value=True)
    assert image.evaluate("one => one.naturalWidth") >= SHARP
    box, width = image.bounding_box(), image.evaluate("() => innerWidth")
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    return image.get_attribute("alt") or ""


def panel(person: BrowserPerson) -> Locator:
    """The newest message that only this person sees."""
    return person.page.locator(".message", has_text="Only you can see this").last


def tap(person: BrowserPerson, label: str) -> None:
    """Press a button of the own panel."""
    panel(person).locator(".button", has_text=label).first.click()


def without_tour(person: BrowserPerson) -> None:
    """Skip the tour, unless another test has done so: it takes the room of some words."""
    if panel(person).get_by_role("button", name="Skip the tour").count():
        tap(person, "Skip the tour")
        expect(panel(person)).not_to_contain_text("Your first turn.")


def pick(person: BrowserPerson, label: str) -> None:
    """Choose from the menu of the own panel."""
    panel(person).locator(".pick-face").first.click()
    person.page.locator(".pick-option", has_text=label).first.click()


def test_money_is_taken_with_two_taps_on_a_desk(guests: Tabs) -> None:
    eva, ana = guests("eva", "general"), guests("ana", "general")
    expect(eva.last).to_contain_text("@Eva is next")
    assert "Eva" in sees_a_picture(eva.last)
    eva.button("Take money").click()
    expect(panel(eva)).to_contain_text("One card of any value")
    tap(eva, "Take 5 florins & end turn")
    expect(ana.last).to_contain_text("@Ana is next")
    expect(ana.last).to_contain_text("Eva takes 5 florins.")
    expect(ana.page.locator(".message.calls-me").last).to_contain_text("Eva has played")
    assert "Ana" in sees_a_picture(ana.last)


def test_a_tile_is_bought_placed_and_shown_on_a_phone(guests: Tabs) -> None:
    eva = guests("eva", "alhambra", phone=True)
    eva.button("Buy").click()
    expect(panel(eva)).to_contain_text("✓ marks an exact payment")
    assert "dinar" in sees_a_picture(panel(eva)).lower()
    without_tour(eva)
    tap(eva, "✓ Chambers 7")
    expect(panel(eva)).to_contain_text("You still have an action. Placing now gives it up.")
    expect(panel(eva)).to_contain_text("places: A, 0,-1 (1 north)")
    assert "Chambers 7a added at A 0,-1" in sees_a_picture(panel(eva))
    expect(panel(eva)).to_contain_text("B +1,0")
    panel(eva).get_by_role("button", name="B", exact=True).click()
    expect(panel(eva)).to_contain_text("One of 2 places: B, +1,0 (1 east)")
    expect(panel(eva)).to_contain_text("If scored now")
    assert "Chambers 7a added at B +1,0" in sees_a_picture(panel(eva))
    tap(eva, "Place at B & end turn")
    expect(eva.page.locator(".message", has_text="@Ana is next")).to_contain_text(
        "Eva pays exactly 7 dinars for Chambers 7 and places it at +1,0."
    )


def test_a_step_can_be_taken_back_until_the_turn_ends(guests: Tabs) -> None:
    eva = guests("eva", "lounge")
    eva.button("Take money").click()
    pick(eva, "5 florins")
    expect(panel(eva)).to_contain_text("Take 5 florins")
    tap(eva, "Undo")
    expect(panel(eva)).to_contain_text("Take money, buy a tile or redesign your palace.")
    expect(eva.page.locator(".message", has_text="Eva has played")).to_have_count(0)


def test_a_panel_is_for_its_owner_alone(guests: Tabs) -> None:
    eva, ben = guests("eva", "lounge"), guests("ben", "lounge")
    eva.button("My hand").click()
    expect(panel(eva)).to_contain_text("Your hand")
    expect(ben.page.locator("body")).not_to_contain_text("Your hand")
    ben.button("Buy").click()
    expect(panel(ben)).to_contain_text("It’s Eva’s turn")


def test_a_hand_lies_in_the_direct_messages_of_its_owner(guests: Tabs) -> None:
    ben = guests("ben", "lounge")
    ben.page.locator(".channel", has_text="Alhambra").last.click()
    expect(ben.last).to_contain_text("Your hand")
    expect(ben.last).to_contain_text("At the table in #")
    assert "Ben" in sees_a_picture(ben.last)
    expect(ben.last.locator(".button", has_text="Go to the table")).to_be_visible()


@pytest.mark.parametrize("small", [False, True], ids=["desk", "phone"])
def test_somebody_who_looks_on_walks_around_the_table(guests: Tabs, *, small: bool) -> None:
    gus = guests("gus", "lounge", phone=small)
    gus.button("More").click()
    expect(panel(gus)).to_contain_text("Look around")
    for look, told in (
        ("Standings", "to play"),
        ("Table", "to play"),
        ("Palaces", "’s palace"),
        ("Scores", "If scoring 1 came now"),
        ("Log", "The story so far"),
        ("History", "The setup"),
        ("Rules", "What it’s about"),
        ("In words", "The table in words"),
    ):
        tap(gus, look)
        expect(panel(gus)).to_contain_text(told)
        if look in ("Table", "Palaces", "Scores", "History"):
            assert len(sees_a_picture(panel(gus))) > 40
        tap(gus, "More")
        expect(panel(gus)).to_contain_text("Look around")


def test_a_picture_opens_large_and_its_words_can_be_read(guests: Tabs) -> None:
    gus = guests("gus", "lounge", phone=True)
    post = gus.page.locator(".message", has_text="Turn 1").last
    words = sees_a_picture(post)
    post.get_by_role("button", name="Show description").last.click()
    expect(post.locator(".alt-text").last).to_have_text(words)
    post.locator(".picture").last.click()
    expect(gus.page.locator("#enlarged img")).to_be_visible()
    gus.press("Escape")
    expect(gus.page.locator("#enlarged img")).to_have_count(0)


def test_the_settings_fit_a_phone_whatever_is_chosen(guests: Tabs) -> None:
    ben = guests("ben", "lounge", phone=True)
    ben.command("settings")
    ben.sees("Your settings")
    for switch in ("Ask before overpaying", "Turns end by themselves", "Hands by DM"):
        tap(ben, switch)
    expect(panel(ben)).to_contain_text("You overpay without being asked")
    languages = {"Deutsch": "Deine Einstellungen", "Polski": "Twoje ustawienia"}
    for at, choice in ((1, "text only"), (2, "colour-blind safe"), *((0, name) for name in languages)):
        panel(ben).locator(".pick-face").nth(at).click()
        ben.page.locator(".pick-option", has_text=choice).first.click()
        expect(panel(ben).locator(".pick-face").nth(at)).to_contain_text(choice)
        expect(panel(ben)).to_contain_text(languages.get(choice, "Your settings"))
        assert panel(ben).evaluate("one => one.getBoundingClientRect().height") <= MOST_PX
    for face in panel(ben).locator(".button, .pick-face").all():
        assert face.evaluate("one => one.scrollWidth <= one.clientWidth")
