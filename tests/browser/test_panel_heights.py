"""The panel on a phone: every screen of whole games fits, and no label is cut."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from bot.language.words import ENGLISH
from bot.panel import HOME, done_so_far, panel
from bot.panel.newcomers import tour
from bot.panel.notices import Notice, ends_soon, with_notices
from engine import EndTurn, UndoStep, UndoTurn, legal_actions, view_for
from sandbox.world.default_world import everyday_world
from tests.bot.language.catalogue_texts import OTHERS
from tests.bot.panel.test_panel import steps_on
from tests.bot.seated_people import ALL_MODULES, buttons, options, positions
from tests.browser.browser_person import BrowserPerson
from tests.browser.demo_page import DemoPage
from tests.browser.panel_screens import at_table, measured
from tests.conftest import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext

    from bot.message.message_context import MessageContext
    from bot.message.messages import Message
    from engine import Action, Game, View

MOST_PX = 716
FIRST_TURNS = (620, 723, 624)
"""Games of which the first turns are looked at."""
OF_A_KIND = 3
"""Screens of one name that are looked at in one position: many previews differ by a cell only."""
SOMETIMES = 31
"""Of so many positions one is looked at in other languages."""
BASE = {
    "hand",
    "more",
    "palace",
    "take",
    "buy",
    "sure",
    "place",
    "preview",
    "redesign",
    "add",
    "swap",
    "back",
}
OF_BASE = BASE | {"add", "swap", "back"}
OF_MODULES = BASE | {"falcons", "falcon", "perch", "portal", "complete", "store"}
GAMES = {"base": ((2, 620, ()), (3, 723, ())), "modules": ((3, 623, ALL_MODULES), (4, 724, ALL_MODULES))}

Screens = dict[str, list["Message"]]


def no_notices(*_: object) -> tuple[Notice, ...]:
    return ()


def all_notices(
    view: View, legal: tuple[Action, ...], step: str, context: MessageContext
) -> tuple[Notice, ...]:
    """The tour, and, once nothing else is open, that the turn ends by itself."""
    note = tour.guide(view, legal, step, context)
    ending = step == HOME and set(legal) - {UndoStep(), UndoTurn()} == {EndTurn()}
    return (
        *([tour.notice(note, step, context)] if note else ()),
        *([ends_soon(context)] if ending else ()),
    )


def screens_of(
    game: Game, noticed: Callable[..., tuple[Notice, ...]] = no_notices, language: str = ENGLISH
) -> Iterator[tuple[str, Message]]:
    """The screens that lead from home, a few of each name."""
    seat, todo, seen = game.to_act[0], [HOME, "hand", "more"], set[str]()
    view, legal, done = view_for(game, seat), legal_actions(game, seat), done_so_far(game, seat)
    while todo:
        step = todo.pop()
        if step in seen or step.partition(" ")[0] in ("hint", "skip", "stay"):
            continue
        seen.add(step)
        context = at_table(len(game.players), language)
        notices = noticed(view, legal, step, context)
        message = panel(view, legal, step, context, done=done, hints=True, notices=notices)
        message = with_notices(message, notices)
        yield step.partition(" ")[0], message
        further = sorted(each for each in steps_on(message) if not each.startswith("="))
        names = [each.partition(" ")[0] for each in further]
        todo += [each for at, each in enumerate(further) if names[:at].count(names[at]) < OF_A_KIND]


def screens_by_name(kind: str, language: str = ENGLISH, every: int = 7) -> Screens:
    found: Screens = {}
    for players, number, modules in GAMES[kind]:
        for game in positions(players, number, every=every, modules=modules):
            for name, message in screens_of(game, language=language) if game.to_act else ():
                found.setdefault(name, []).append(message)
    return found


@pytest.fixture(scope="module", params=list(GAMES))
def screens(request: pytest.FixtureRequest) -> Screens:
    """Screens of whole games, by name: without modules, and with all of them."""
    found = screens_by_name(request.param)
    assert set(found) >= (OF_MODULES if request.param == "modules" else OF_BASE)
    return found


@pytest.fixture(scope="module")
def page(phone: BrowserContext) -> Iterator[tuple[BrowserPerson, str]]:
    with DemoPage(everyday_world(), with_guest=False) as demo:
        person = BrowserPerson(phone, demo.url, "ana")
        yield person, demo.url
        person.page.close()


def test_every_screen_fits_a_phone(screens: Screens, page: tuple[BrowserPerson, str]) -> None:
    person, url = page
    for name, messages in screens.items():
        highest = max(measured(person.page, url, messages), key=lambda each: each.height)
        assert highest.height <= MOST_PX, (name, highest)
        assert not highest.clipped


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_every_screen_of_a_first_turn_fits_a_phone_with_the_tour(
    language: str, page: tuple[BrowserPerson, str]
) -> None:
    person, url = page
    games = first_turns(FIRST_TURNS if SOAK or language == ENGLISH else FIRST_TURNS[1:2])
    screens = [each for game in games for each in screens_of(game, all_notices, language)]
    assert {name for name, _ in screens} >= {"take", "buy", "place", "preview"}
    found = measured(person.page, url, [message for _, message in screens])
    highest = {
        name: max(each.height for (named, _), each in zip(screens, found, strict=True) if named == name)
        for name, _ in screens
    }
    assert {name: high for name, high in highest.items() if high > MOST_PX} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_screens_in_every_language_fit_a_phone(language: str, page: tuple[BrowserPerson, str]) -> None:
    person, url = page
    for kind in GAMES:
        for name, messages in screens_by_name(kind, language, every=7 if SOAK else SOMETIMES).items():
            highest = max(measured(person.page, url, messages), key=lambda each: each.height)
            assert highest.height <= MOST_PX, (name, highest)
            assert not highest.clipped


def first_turns(numbers: tuple[int, ...]) -> list[Game]:
    """Positions of first turns."""
    return [
        game
        for number in numbers
        for game in islice(positions(3, number, every=1), 9)
        if game.to_act and tour.is_first_turn(view_for(game, game.to_act[0]))
    ]


def test_no_label_is_cut(screens: Screens) -> None:
    for messages in screens.values():
        for message in messages:
            labels = [button.label for button in buttons(message)]
            labels += [said for line in options(message) for said in (line.label, line.note)]
            assert [label for label in labels if label.endswith("…")] == []


def test_the_own_palace_is_one_tap_away(screens: Screens) -> None:
    for name, messages in screens.items():
        assert name.startswith("palace") or all(_leads_to_palace(message) for message in messages), name


def _leads_to_palace(message: Message) -> bool:
    return any(step.partition("-")[0] == "palace" for step in steps_on(message))
