"""People who look at the page in a browser, click and type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Locator, ViewportSize, expect

if TYPE_CHECKING:
    from tests.browser.demo_page import DemoPage

TIMEOUT_MS = 5000
DESK = ViewportSize(width=1280, height=860)
PHONE = ViewportSize(width=390, height=844)


class BrowserPerson:
    """One person in one tab."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(TIMEOUT_MS)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(f"{url}/?as={name}")
        expect(self.page.locator("#messages .quiet").first).to_be_visible()

    @property
    def messages(self) -> Locator:
        """Everything in the open channel."""
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    @property
    def suggestions(self) -> Locator:
        """What is offered above the message box."""
        return self.page.locator(".suggestion")

    def channel(self, name: str) -> Locator:
        """A channel in the list."""
        return self.page.locator(".channel", has_text=name).first

    def go(self, channel: str) -> None:
        """Open a channel."""
        if self.page.locator("#menu").is_visible():
            self.page.locator("#menu").click()
        self.channel(channel).click()
        expect(self.page.locator("#place")).to_have_text(channel)
        expect(self.page.locator("#messages")).not_to_contain_text("Loading")

    def type(self, text: str) -> None:
        """Type key by key where the focus is."""
        self.page.keyboard.type(text)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def command(self, name: str) -> None:
        """Run a command without options, by keys."""
        self.page.locator("#text").focus()
        self.type(f"/{name}")
        expect(self.suggestions.first).to_contain_text(f"/{name}")
        self.press("Enter")
        expect(self.page.locator(".entry-name")).to_have_text(f"/{name}")
        self.press("Enter")

    def button(self, label: str) -> Locator:
        """A button of the newest message that has it."""
        return self.page.locator(".message .button", has_text=label).last

    def sees(self, text: str) -> None:
        """The newest message says this."""
        expect(self.last).to_contain_text(text)

    def settle(self) -> None:
        """Clear what an earlier test left open or typed."""
        self.page.bring_to_front()
        self.press("Escape", "Escape")
        self.page.locator("#text").fill("")


class Tabs:
    """A tab for each person; it stays open for the next test."""

    def __init__(self, desk: BrowserContext, phone: BrowserContext, demo_page: DemoPage) -> None:
        self._contexts = {False: desk, True: phone}
        self._demo_page = demo_page
        self._all: dict[tuple[str, bool], BrowserPerson] = {}

    def __call__(self, name: str, channel: str = "alhambra", *, phone: bool = False) -> BrowserPerson:
        """Somebody opens the page in a channel."""
        if (name, phone) not in self._all:
            self._all[name, phone] = BrowserPerson(self._contexts[phone], self._demo_page.url, name)
        person = self._all[name, phone]
        person.settle()
        person.go(channel)
        return person

    def check(self) -> None:
        """Nothing may have gone wrong in any page."""
        assert [error for person in self._all.values() for error in person.errors] == []
