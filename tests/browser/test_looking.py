"""What the page looks like, keeps, and never does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from sandbox.world.default_world import everyday_world
from tests.browser.browser_person import BrowserPerson
from tests.browser.demo_bot import HOSTILE
from tests.browser.demo_page import DemoPage

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

    from tests.browser.browser_person import Tabs

WIDTHS = "[document.documentElement.scrollWidth, document.getElementById('scroller').scrollWidth, innerWidth]"
SMALL = """() => [...document.querySelectorAll('button, a.button, textarea, .who-link')]
    .filter((one) => one.offsetParent && !one.matches('.mention, .skip'))
    .filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44)
    .map((one) => `${one.className} ${one.textContent} ${one.offsetWidth}x${one.offsetHeight}`)"""


def test_hostile_names_and_words_are_shown_as_text(visit: Tabs, demo_page: DemoPage) -> None:
    eva = demo_page.world.user("Eva")
    eva.display = HOSTILE
    farid = visit("farid")
    farid.command("hostile")
    farid.sees(HOSTILE)
    expect(farid.last.locator(".prose")).to_contain_text("[x](javascript:alert(1))")
    farid.page.locator("#text").fill(HOSTILE)
    farid.press("Enter")
    expect(farid.last.locator(".prose")).to_have_text(HOSTILE)
    assert farid.page.locator(".message img[src=x], .message script, a[href^=javascript]").count() == 0
    expect(farid.page.locator("#people-list")).to_contain_text(HOSTILE)
    assert "taken" not in farid.page.title()
    eva.display = "Eva"


def test_a_phone_scrolls_in_one_direction_and_has_room_for_fingers(visit: Tabs) -> None:
    eva = visit("eva", phone=True)
    for name in ("classic", "show", "secret"):
        eva.command(name)
        expect(eva.last.locator(".reply")).to_contain_text(f"/{name}")
        assert eva.page.evaluate(WIDTHS) == [390, 390, 390]
    assert eva.page.evaluate(SMALL) == []
    expect(eva.page.locator("#left")).not_to_be_in_viewport()
    eva.page.locator("#menu").click()
    expect(eva.channel("lounge")).to_be_in_viewport()
    eva.press("Escape")
    expect(eva.page.locator("#left")).not_to_be_in_viewport()


def test_a_picture_is_enlarged_with_its_description(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("show")
    expect(ana.last.locator("img").first).to_have_attribute("alt", "The market: Garden 8 and Tower 9.")
    ana.last.locator(".picture").first.click()
    box = ana.page.locator("#enlarged")
    expect(box).to_contain_text("The market: Garden 8 and Tower 9.")
    ana.press("Escape")
    expect(box).to_be_hidden()


def test_markdown_reads_as_it_should(visit: Tabs) -> None:
    ana = visit("ana")
    ana.command("classic")
    words = ana.last.locator(".prose").first
    expect(words.locator("h3")).to_have_text("The court meets")
    expect(words.locator("strong")).to_have_text("bold")
    expect(words.locator("ol li")).to_have_text(["one", "two"])
    expect(words.locator("pre")).to_have_text("print('hi')")
    expect(words.locator(".mention").first).to_have_text("@Ana")
    expect(words.locator("time").first).to_contain_text("ago")
    expect(words.get_by_role("link", name="rules")).to_have_attribute("href", "https://example.org/")
    words.locator(".spoiler").click()
    expect(words.locator(".spoiler")).to_have_text("hidden")


DRAWN = {
    "a **b *c* d**": "<p>a <strong>b <em>c</em> d</strong></p>",
    "snake_case_name and 2*3*4": "<p>snake_case_name and 2<em>3</em>4</p>",
    r"\*not\* `**code**`": '<p>*not* <code class="inline-code">**code**</code></p>',
    "> q\nr": "<blockquote><p>q</p></blockquote><p>r</p>",
    ">>> q\nr": "<blockquote><p>q\nr</p></blockquote>",
    "# H\n-# s": '<h3 class="heading-1">H</h3><p class="subtext">s</p>',
    "<b>x</b> & &amp;": "<p>&lt;b&gt;x&lt;/b&gt; &amp; &amp;amp;</p>",
    "- a\n  1. b\n1. c": '<ul><li>a<ol start="1"><li>b</li></ol></li></ul><ol start="1"><li>c</li></ol>',
}
SLOW = ("*", "_", "`", "**a", "|| ", "[a](", "> ", "- ", "***a_", "<", "```", "http://", "~~x_*")


def test_markdown_becomes_elements_and_no_text_takes_long(visit: Tabs) -> None:
    ana = visit("ana")
    draw = "async (text) => (await import('/page/prose.js')).prose(text).innerHTML"
    for text, html in DRAWN.items():
        assert ana.page.evaluate(draw, text) == html
    timed = """async (texts) => {
        const { parse } = await import('/page/markdown.js');
        const begun = performance.now();
        for (const one of texts) parse(one.repeat(4000 / one.length));
        return performance.now() - begun;
    }"""
    assert ana.page.evaluate(timed, list(SLOW)) < 3000


def test_each_person_keeps_channel_and_theme_and_a_stranger_is_asked(
    visit: Tabs, demo_page: DemoPage
) -> None:
    chloe = visit("chloé", "lounge")
    chloe.page.locator(".theme").click()
    expect(chloe.page.locator("html")).to_have_attribute("data-theme", "dark")
    chloe.page.reload()
    expect(chloe.page.locator("#place")).to_have_text("lounge")
    expect(chloe.page.locator("html")).to_have_attribute("data-theme", "dark")
    chloe.page.locator(".me-button").click()
    chloe.page.get_by_role("link", name="Farid", exact=True).click()
    expect(chloe.page.locator("#place")).to_have_text("alhambra")
    expect(chloe.page.locator(".me-name")).to_have_text("Farid")
    expect(chloe.page.locator("html")).to_have_attribute("data-theme", "auto")
    chloe.page.goto(demo_page.url)
    expect(chloe.page.locator("#who .who-link")).to_have_count(8)


def test_a_direct_conversation_is_opened_from_the_list(visit: Tabs) -> None:
    dmitri = visit("dmitri")
    dmitri.page.locator("[data-channel=new]").click()
    expect(dmitri.page.locator("#place")).to_have_text("Alhambra")
    dmitri.command("secret")
    dmitri.sees("Your hand")


def test_the_page_comes_back_by_itself_after_a_restart(desk: BrowserContext) -> None:
    with DemoPage(everyday_world(), with_guest=False) as demo_page:
        ana = BrowserPerson(desk, demo_page.url, "ana")
        notice = ana.page.locator("#notice")
        demo_page.restart(lambda: expect(notice).to_contain_text("isn’t answering"))
        expect(notice).to_contain_text("Reconnected")
        ana.page.locator("#text").fill("still here")
        ana.press("Enter")
        ana.sees("still here")
        ana.page.close()
        assert ana.errors == []


def test_the_language_is_in_the_menu_of_a_person(visit: Tabs, demo_page: DemoPage) -> None:
    gus = visit("gus", phone=True)
    gus.page.locator("#me-corner button").tap()
    menu = gus.page.locator("#who").get_by_role("combobox", name="Language")
    expect(menu).to_be_focused()
    expect(menu).to_have_value("en-US")
    menu.select_option("Polski")
    menu = gus.page.locator("#who").get_by_role("combobox", name="Język")
    expect(menu).to_have_value("pl")
    assert demo_page.world.user("Gus").locale == "pl"
    expect(gus.page.locator("#text")).to_have_attribute("placeholder", "Wiadomość: #alhambra")
    gus.press("Escape")
    gus.page.locator("#me-corner button").tap()
    menu.select_option("English")
    expect(gus.page.locator("#text")).to_have_attribute("placeholder", "Message #alhambra")
    gus.press("Escape")


def test_the_owner_of_the_server_can_be_chosen(visit: Tabs) -> None:
    ben = visit("ben")
    ben.page.locator(".me-button").click()
    owner = ben.page.locator("#who .who-link", has_text="owns The Court")
    expect(owner).to_be_in_viewport()
    owner.click()
    expect(ben.page.locator(".me-name")).to_have_text("Owner")
    ben.page.go_back()
    expect(ben.page.locator(".me-name")).to_have_text("Ben")
