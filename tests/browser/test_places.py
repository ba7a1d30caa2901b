"""Threads, conversations, emojis, links into the world, and people as choices."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from PIL import Image
from playwright.sync_api import expect

from sandbox.world import messages
from sandbox.world.feed import TypingStarted
from sandbox.world.messages import Draft
from sandbox.world.state import Channel, ChannelKind, Emoji
from sandbox.world.threads import start_alone, start_at

if TYPE_CHECKING:
    from sandbox.world.state import Message
    from tests.browser.browser_person import Tabs
    from tests.browser.demo_page import DemoPage


def post(demo_page: DemoPage, channel: Channel, body: dict[str, Any]) -> Message:
    """The bot writes."""
    world = demo_page.world
    return demo_page.call(lambda: messages.post(world, channel, world.bot_id, Draft(body, {})))


def thread(demo_page: DemoPage, name: str) -> Channel:
    """A thread under the home channel, as people learn of it."""
    world = demo_page.world
    kind = ChannelKind.PUBLIC_THREAD
    return demo_page.call(lambda: start_alone(world, world.channel("alhambra"), kind, {"name": name}))


def emoji(demo_page: DemoPage) -> int:
    """A picture emoji of the bot."""
    picture = io.BytesIO()
    Image.new("RGB", (32, 32), (200, 60, 60)).save(picture, "PNG")
    world = demo_page.world

    def made() -> int:
        number = world.snowflakes.next()
        world.emojis[number] = Emoji(number, "tower")
        world.files[number] = picture.getvalue()
        return number

    return demo_page.call(made)


def test_a_thread_appears_calls_a_person_and_is_jumped_into(visit: Tabs, demo_page: DemoPage) -> None:
    ana = visit("ana")
    world = demo_page.world
    place = thread(demo_page, "game-7")
    expect(ana.channel("game-7")).to_be_visible()
    number = emoji(demo_page)
    called = post(demo_page, place, {"content": f"<:tower:{number}> your turn, <@{world.user('Ana').id}>"})
    row = ana.page.get_by_role("button", name="game-7, unread, 1 mention")
    expect(row.locator(".badge")).to_have_text("1")
    expect(ana.page).to_have_title("(1) alhambra — Ana — local table")
    link = f"https://discord.com/channels/{place.guild_id}/{place.id}/{called.id}"
    button = {"type": 2, "style": 5, "label": "To the table", "url": link}
    post(
        demo_page,
        world.channel("alhambra"),
        {"content": "go", "components": [{"type": 1, "components": [button]}]},
    )
    ana.button("To the table").click()
    expect(ana.page.locator("#place")).to_have_text("game-7")
    expect(ana.last).to_have_class("message calls-me flash")
    expect(ana.last.locator("img.emoji")).to_have_js_property("naturalWidth", 32)
    expect(ana.page.locator(".badge")).to_have_count(0)


def test_discords_line_about_a_thread_is_no_message_of_the_bot_and_leads_there(
    visit: Tabs, demo_page: DemoPage
) -> None:
    ben = visit("ben")
    post(demo_page, demo_page.world.channel("alhambra"), {"content": "before"})
    thread(demo_page, "game-8 <@1> **x**")
    expect(ben.last).to_have_class("message system")
    expect(ben.last.locator("p")).to_have_text("Alhambra started a thread: game-8 <@1> **x**")
    expect(ben.last.locator(".avatar, .tag, .author")).to_have_count(0)
    expect(ben.page.locator("#voice p").last).to_have_text("Alhambra started a thread: game-8 <@1> **x**")
    post(demo_page, demo_page.world.channel("alhambra"), {"content": "after"})
    ben.sees("after")
    expect(ben.last.locator(".author")).to_have_text("Alhambra")
    ben.page.get_by_role("button", name="game-8 <@1> **x**", exact=True).last.click()
    expect(ben.page.locator("#place")).to_have_text("game-8 <@1> **x**")


def test_a_thread_at_a_message_says_where_it_started(visit: Tabs, demo_page: DemoPage) -> None:
    world = demo_page.world
    first = post(demo_page, world.channel("alhambra"), {"content": "a **table** for two"})
    demo_page.call(lambda: start_at(world, first, {"name": "for two"}))
    ben = visit("ben", "for two")
    expect(ben.last).to_have_class("message system")
    expect(ben.last.locator("p")).to_have_text(
        "This thread started from a message by Alhambra: a table for two"
    )


def test_typing_is_shown_until_the_message_comes(visit: Tabs, demo_page: DemoPage) -> None:
    ana = visit("ana")
    world = demo_page.world
    home = world.channel("alhambra")
    demo_page.call(lambda: world.tell_channel(home, TypingStarted(home.id, world.bot_id)))
    expect(ana.page.locator("#typing")).to_have_text("Alhambra is typing…")
    post(demo_page, home, {"content": "done"})
    expect(ana.page.locator("#typing")).to_have_text("")


def test_the_answer_comes_into_sight_wherever_one_has_scrolled_to(visit: Tabs, demo_page: DemoPage) -> None:
    long = thread(demo_page, "long")
    ana = visit("ana", "long")
    ana.command("panel")
    ana.sees("Pressed 0")
    for number in range(40):
        post(demo_page, long, {"content": f"line {number}"})
    ana.sees("line 39")
    ana.page.locator(".pick-face").first.click()
    expect(ana.last).not_to_be_in_viewport()
    ana.page.locator(".pick-option", has_text="5 dirhams").click()
    ana.sees("Took g5")
    expect(ana.last).to_be_in_viewport()


def test_people_can_be_chosen_and_old_messages_come_on_demand(visit: Tabs, demo_page: DemoPage) -> None:
    lounge = thread(demo_page, "archive")
    for number in range(60):
        post(demo_page, lounge, {"content": f"line {number}"})
    menu = {"type": 5, "custom_id": "who", "placeholder": "Who?"}
    post(demo_page, lounge, {"content": "choose", "components": [{"type": 1, "components": [menu]}]})
    gus = visit("gus", "archive")
    expect(gus.messages).to_have_count(50)
    gus.page.get_by_role("button", name="Show older messages").click()
    expect(gus.messages).to_have_count(61)
    gus.last.locator(".pick-face").click()
    gus.type("chl")
    expect(gus.page.locator(".pick-option")).to_have_text(["Chloé"])
    gus.press("Enter")
    expect(gus.last.locator(".pick-face")).to_contain_text("Chloé")
