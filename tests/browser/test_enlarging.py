"""Pictures over the whole page: fingers, mouse, wheel and keys make them larger and move them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import CDPSession

    from tests.browser.browser_person import BrowserPerson, Tabs

Point = tuple[float, float]
PLACE = "one => { const { left, top, width } = one.getBoundingClientRect(); return [left, top, width]; }"
MIDDLE = (195.0, 380.0)


class Fingers:
    """One or more fingers on a screen."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    def move(self, *ways: Sequence[Point]) -> None:
        """Put a finger down at the beginning of each way, move all to the end, and lift them."""
        for step, points in enumerate(zip(*ways, strict=True)):
            self._send("touchMove" if step else "touchStart", points)
        self._send("touchEnd", ())

    def tap(self, at: Point) -> None:
        self.move([at])

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def place(person: BrowserPerson) -> tuple[float, float, float]:
    """Left, top and width of the enlarged picture."""
    left, top, width = person.page.locator("#enlarged img").evaluate(PLACE)
    return left, top, width


def opened(person: BrowserPerson) -> BrowserPerson:
    before = person.messages.count()
    person.command("show")
    expect(person.messages).to_have_count(before + 1)
    person.last.locator(".picture").first.click()
    expect(person.page.locator("#enlarged img")).to_have_js_property("complete", value=True)
    return person


@pytest.fixture
def eva(visit: Tabs) -> BrowserPerson:
    return opened(visit("eva", phone=True))


@pytest.fixture
def fingers(eva: BrowserPerson) -> Iterator[Fingers]:
    session = eva.page.context.new_cdp_session(eva.page)
    yield Fingers(session)
    session.detach()


def test_two_fingers_apart_enlarge_and_together_make_smaller(eva: BrowserPerson, fingers: Fingers) -> None:
    fits = place(eva)
    fingers.move(
        [(185, 400), (150, 400), (110, 400), (75, 400)], [(205, 400), (240, 400), (280, 400), (315, 400)]
    )
    assert place(eva)[2] > 3 * fits[2]
    assert eva.page.evaluate("visualViewport.scale") == 1
    fingers.move([(20, 400), (100, 400), (185, 400)], [(370, 400), (290, 400), (205, 400)])
    assert place(eva) == fits


def test_a_double_tap_enlarges_where_it_is_and_another_shows_all(
    eva: BrowserPerson, fingers: Fingers
) -> None:
    fits = place(eva)
    fingers.tap(MIDDLE)
    fingers.tap(MIDDLE)
    assert place(eva)[2] == pytest.approx(2.5 * fits[2])
    eva.page.wait_for_timeout(350)
    fingers.tap(MIDDLE)
    assert place(eva)[2] == pytest.approx(2.5 * fits[2])
    fingers.tap(MIDDLE)
    assert place(eva) == fits


def test_one_finger_moves_what_is_enlarged_but_never_out_of_sight(
    eva: BrowserPerson, fingers: Fingers
) -> None:
    for _ in range(5):
        eva.press("+")
    before = place(eva)
    fingers.move([(200, 400), (170, 400), (140, 400)])
    assert place(eva)[0] == pytest.approx(before[0] - 60)
    for _ in range(12):
        fingers.move([(380, 400), (200, 400), (10, 400)])
    left, _, width = place(eva)
    assert left + width == pytest.approx(390, abs=1)


def test_a_tap_beside_the_picture_closes_it(eva: BrowserPerson, fingers: Fingers) -> None:
    fingers.tap((20, 90))
    expect(eva.page.locator("#enlarged")).to_be_hidden()


def test_wheel_and_keys_enlarge_too_and_the_focus_comes_back(visit: Tabs) -> None:
    ana = opened(visit("ana"))
    fits = place(ana)
    ana.page.mouse.move(640, 380)
    ana.page.mouse.wheel(0, -400)
    larger = f"document.querySelector('#enlarged img').getBoundingClientRect().width > {fits[2]}"
    ana.page.wait_for_function(larger)
    ana.press("0")
    assert place(ana) == fits
    ana.press("+", "+")
    assert place(ana)[2] == pytest.approx(2.25 * fits[2])
    ana.press("-", "-")
    assert place(ana) == fits
    ana.page.mouse.click(640, 380)
    assert place(ana)[2] == pytest.approx(2.5 * fits[2])
    ana.press("Escape")
    expect(ana.page.locator("#enlarged")).to_be_hidden()
    expect(ana.last.locator(".picture").first).to_be_focused()
