"""People play in a real browser against a real discord.py client."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.browser_person import Tabs
    from tests.browser.demo_page import DemoPage


def test_a_command_with_live_suggestions_is_entered_by_keys_alone(visit: Tabs) -> None:
    ana = visit("ana")
    ana.page.locator("#text").focus()
    ana.type("/ti")
    expect(ana.suggestions.first).to_contain_text("/tile")
    ana.press("Enter")
    expect(ana.suggestions).to_have_count(5)
    ana.type("gard")
    expect(ana.suggestions).to_have_text(["Garden 8", "Garden 10"])
    ana.press("ArrowDown", "Enter", "Enter")
    ana.sees("Bought Garden 10 for 8 coins.")
    expect(ana.last.locator(".reply")).to_have_text("AAna used /tile")


def test_options_are_checked_before_they_are_sent(visit: Tabs) -> None:
    ana = visit("ana")
    ana.page.locator("#text").focus()
    ana.type("/tile ")
    expect(ana.suggestions).to_have_count(5)
    ana.press("Enter")
    ana.page.get_by_role("button", name="+ coins").click()
    ana.type("99")
    ana.press("Enter")
    expect(ana.page.locator(".entry-error")).to_have_text("coins: at most 20")
    ana.press("Backspace")
    ana.page.get_by_role("button", name="+ colour").click()
    expect(ana.suggestions).to_have_text(["florin", "dirham"])
    ana.suggestions.nth(1).click()
    ana.press("Enter")
    ana.sees("Bought Garden 8 for 9 dirham.")


def test_a_button_edits_its_message_for_everyone(visit: Tabs) -> None:
    ana, ben = visit("ana"), visit("ben")
    ana.command("panel")
    ana.sees("Pressed 0")
    ben.sees("Pressed 0")
    ben.button("Count").click()
    ben.sees("Pressed 1")
    ana.sees("Pressed 1")
    ben.press("Enter")
    ana.sees("Pressed 2")
    expect(ana.last.locator(".button[disabled]")).to_have_text("Closed")
    expect(ana.button("More")).to_have_attribute("href", "https://example.org/rules")


def test_the_answer_to_a_press_gets_the_focus_and_comes_into_view(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("panel")
    ana.sees("Pressed 0")
    ana.button("Whisper").click()
    ana.sees("Only you can see this")
    expect(ana.last.locator("article")).to_be_focused()
    expect(ana.last.locator(".private-foot")).to_be_in_viewport()
    ana.press("Tab")
    assert ana.last.evaluate("one => one.contains(document.activeElement)")
    ana.press("Enter")
    expect(ana.page.locator("#messages")).not_to_contain_text("Only you can see this")
    expect(ana.last.locator("article")).to_be_focused()


def test_an_answer_takes_no_focus_from_somebody_who_writes(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("secret")
    ana.sees("Your hand: y3 g5")
    expect(ana.page.locator("#text")).to_be_focused()
    ana.last.get_by_role("button", name="Dismiss message").click()


def test_menus_are_chosen_from_by_mouse_and_by_keys(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("panel")
    ana.sees("Pressed 0")
    ana.last.locator(".pick-face").first.click()
    ana.page.locator(".pick-option", has_text="5 dirhams").click()
    ana.sees("Took g5")
    ana.page.locator(".pick-face").last.focus()
    ana.press("ArrowDown", "Enter", "ArrowDown", "ArrowDown", "Enter")
    ana.page.get_by_role("button", name="Done").click()
    ana.sees("Chose Garden 8 and Tower 9")


def test_a_form_with_every_kind_of_field_is_filled_in(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("form")
    form = ana.page.locator("#form")
    expect(form).to_be_visible()
    ana.press("Escape")
    expect(form).to_be_hidden()
    ana.command("form")
    expect(form).to_be_visible()
    ana.type("A")
    form.get_by_role("button", name="Submit").click()
    expect(form).to_contain_text("At least 2 characters")
    expect(form).to_contain_text("This is required")
    ana.type("na")
    form.locator(".pick-face").click()
    form.locator(".pick-option", has_text="Dirhams").click()
    form.get_by_label("Reserve").check()
    form.get_by_label("Wall").check()
    form.get_by_label("I am sure").check()
    form.get_by_role("button", name="Submit").click()
    expect(form).to_be_hidden()
    ana.sees("Ordered: Ana | g | Reserve | Wall | True")


def test_an_ephemeral_answer_is_for_one_person_until_dismissed_or_loaded_again(visit: Tabs) -> None:
    ana, ben = visit("ana"), visit("ben")
    ana.command("secret")
    ana.sees("Your hand: y3 g5")
    ana.sees("Only you can see this")
    ana.last.get_by_role("button", name="Dismiss message").click()
    expect(ana.page.locator("#messages")).not_to_contain_text("y3 g5")
    ana.command("secret")
    ana.sees("Your hand: y3 g5")
    ana.command("panel")
    ben.sees("Pressed 0")
    expect(ben.page.locator("body")).not_to_contain_text("y3 g5")
    ana.page.reload()
    ana.sees("Pressed 0")
    expect(ana.page.locator("body")).not_to_contain_text("y3 g5")


def test_a_deferred_answer_thinks_and_then_speaks(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("think")
    ana.sees("Alhambra is thinking…")
    ana.sees("Thought it over.")


def test_silence_is_told_as_a_failure(visit: Tabs, demo_page: DemoPage) -> None:
    ana = visit("ana")
    ana.command("panel")
    ana.sees("Pressed 0")
    ana.button("Sulk").click()
    expect(ana.button("Sulk")).to_have_attribute("aria-busy", "true")
    ana.command("silent")
    expect(ana.page.locator(".entry")).to_have_count(0)
    expect(ana.page.locator(".waiting")).to_be_visible()
    demo_page.call(lambda: demo_page.world.clock.move(4))
    expect(ana.last.locator(".trouble")).to_have_text("This interaction failed")
    expect(ana.page.locator(".failure")).to_contain_text("The application did not respond")


def test_plain_messages_reach_the_others_and_mark_channels_unread(visit: Tabs) -> None:
    ana, ben = visit("ana", "lounge"), visit("ben", "general")
    expect(ben.channel("lounge")).not_to_have_class("unread")
    ana.page.locator("#text").fill("**Supper** is ready")
    ana.press("Enter")
    ana.sees("Supper is ready")
    expect(ben.page.get_by_role("button", name="lounge, unread")).to_be_visible()
    expect(ben.page).to_have_title("• general — Ben — local table")
    ben.go("lounge")
    ben.sees("Supper is ready")
    expect(ben.page.locator(".divider.fresh")).to_be_visible()
    expect(ben.page.get_by_role("button", name="lounge, unread")).to_have_count(0)
