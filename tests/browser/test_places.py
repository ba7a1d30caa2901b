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
    from tests.browser.party import Party
    from tests.browser.visitor import Visitors


def post(party: Party, channel: Channel, body: dict[str, Any]) -> Message:
    """The bot writes."""
    world = party.world
    return party.call(lambda: messages.post(world, channel, world.bot_id, Draft(body, {})))


def thread(party: Party, name: str) -> Channel:
    """A thread under the home channel, as people learn of it."""
    world = party.world
    kind = ChannelKind.PUBLIC_THREAD
    return party.call(lambda: start_alone(world, world.channel("alhambra"), kind, {"name": name}))


def emoji(party: Party) -> int:
    """A picture emoji of the bot."""
    picture = io.BytesIO()
    Image.new("RGB", (32, 32), (200, 60, 60)).save(picture, "PNG")
    world = party.world

    def made() -> int:
        number = world.snowflakes.next()
        world.emojis[number] = Emoji(number, "tower")
        world.files[number] = picture.getvalue()
        return number

    return party.call(made)


def test_a_thread_appears_calls_a_person_and_is_jumped_into(visit: Visitors, party: Party) -> None:
    ana = visit("ana")
    world = party.world
    place = thread(party, "game-7")
    expect(ana.channel("game-7")).to_be_visible()
    number = emoji(party)
    called = post(party, place, {"content": f"<:tower:{number}> your turn, <@{world.user('Ana').id}>"})
    row = ana.page.get_by_role("button", name="game-7, unread, 1 mention")
    expect(row.locator(".badge")).to_have_text("1")
    expect(ana.page).to_have_title("(1) alhambra — Ana — local table")
    link = f"https://discord.com/channels/{place.guild_id}/{place.id}/{called.id}"
    button = {"type": 2, "style": 5, "label": "To the table", "url": link}
    post(
        party,
        world.channel("alhambra"),
        {"content": "go", "components": [{"type": 1, "components": [button]}]},
    )
    ana.button("To the table").click()
    expect(ana.page.locator("#place")).to_have_text("game-7")
    expect(ana.last).to_have_class("message calls-me flash")
    expect(ana.last.locator("img.emoji")).to_have_js_property("naturalWidth", 32)
    expect(ana.page.locator(".badge")).to_have_count(0)


def test_discords_line_about_a_thread_is_no_message_of_the_bot_and_leads_there(
    visit: Visitors, party: Party
) -> None:
    ben = visit("ben")
    post(party, party.world.channel("alhambra"), {"content": "before"})
    thread(party, "game-8 <@1> **x**")
    expect(ben.last).to_have_class("message system")
    expect(ben.last.locator("p")).to_have_text("Alhambra started a thread: game-8 <@1> **x**")
    expect(ben.last.locator(".avatar, .tag, .author")).to_have_count(0)
    expect(ben.page.locator("#voice p").last).to_have_text("Alhambra started a thread: game-8 <@1> **x**")
    post(party, party.world.channel("alhambra"), {"content": "after"})
    ben.sees("after")
    expect(ben.last.locator(".author")).to_have_text("Alhambra")
    ben.page.get_by_role("button", name="game-8 <@1> **x**", exact=True).last.click()
    expect(ben.page.locator("#place")).to_have_text("game-8 <@1> **x**")


def test_a_thread_at_a_message_says_where_it_started(visit: Visitors, party: Party) -> None:
    world = party.world
    first = post(party, world.channel("alhambra"), {"content": "a **table** for two"})
    party.call(lambda: start_at(world, first, {"name": "for two"}))
    ben = visit("ben", "for two")
    expect(ben.last).to_have_class("message system")
    expect(ben.last.locator("p")).to_have_text(
        "This thread started at a message by Alhambra: a table for two"
    )


def test_typing_is_shown_until_the_message_comes(visit: Visitors, party: Party) -> None:
    ana = visit("ana")
    world = party.world
    home = world.channel("alhambra")
    party.call(lambda: world.tell_channel(home, TypingStarted(home.id, world.bot_id)))
    expect(ana.page.locator("#typing")).to_have_text("Alhambra is typing…")
    post(party, home, {"content": "done"})
    expect(ana.page.locator("#typing")).to_have_text("")


def test_the_answer_comes_into_sight_wherever_one_has_scrolled_to(visit: Visitors, party: Party) -> None:
    long = thread(party, "long")
    ana = visit("ana", "long")
    ana.command("panel")
    ana.sees("Pressed 0")
    for number in range(40):
        post(party, long, {"content": f"line {number}"})
    ana.sees("line 39")
    ana.page.locator(".pick-face").first.click()
    expect(ana.last).not_to_be_in_viewport()
    ana.page.locator(".pick-option", has_text="5 dirhams").click()
    ana.sees("Took g5")
    expect(ana.last).to_be_in_viewport()


def test_people_can_be_chosen_and_old_messages_come_on_demand(visit: Visitors, party: Party) -> None:
    lounge = thread(party, "archive")
    for number in range(60):
        post(party, lounge, {"content": f"line {number}"})
    menu = {"type": 5, "custom_id": "who", "placeholder": "Who?"}
    post(party, lounge, {"content": "choose", "components": [{"type": 1, "components": [menu]}]})
    gus = visit("gus", "archive")
    expect(gus.messages).to_have_count(50)
    gus.page.get_by_role("button", name="Show older messages").click()
    expect(gus.messages).to_have_count(61)
    gus.last.locator(".pick-face").click()
    gus.type("chl")
    expect(gus.page.locator(".pick-option")).to_have_text(["Chloé"])
    gus.press("Enter")
    expect(gus.last.locator(".pick-face")).to_contain_text("Chloé")
