"""The life between turns on a phone: settings, reminders, votes and the digest fit, and can be used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from bot.language.words import LANGUAGES, words_for
from bot.private.between_turns.away_page import away_message
from bot.private.between_turns.time_settings import times_message
from bot.public.between_turns.reminder_post import reminder_message, several_message
from bot.public.between_turns.vote_post import vote_question
from bot.schedule.habits import Away, Habits, QuietHours
from bot.schedule.turn_time import DAY, LOUD, Nudge, Told, Wait
from bot.storage.timers import TimerKind, TurnTimer
from bot.table.agreement import Agreement, Pace
from bot.table.lobby import Lobby, evolve
from bot.table.lobby_events import Person, Question, VoteOpened
from bot.table.table_state import Change, StoredTable
from engine import Seat
from sandbox.world.default_world import everyday_world
from tests.browser.browser_person import BrowserPerson, Tabs
from tests.browser.demo_page import DemoPage
from tests.browser.game_page import GamePage
from tests.browser.panel_screens import at_table, measured
from tests.browser.test_turns import MOST_PX, panel, sees_a_picture, tap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Locator

    from bot.message.messages import Message

NOW = 1_790_000_000
LONGEST = "Maximiliane-Theodora of the Alhambra"
"""A name of the length that Discord allows at most, or nearly."""


def turn(language: str, told: Told) -> TurnTimer:
    """A turn that has lasted for most of a day."""
    table = StoredTable(1, 2, 3)
    return TurnTimer(
        *(1, TimerKind.TURN, 5, NOW - DAY, NOW),
        table=table,
        wait=Wait(1, 5, 3, Pace.DAY, NOW - DAY),
        habits=Habits(),
        told=told,
        sent=None,
        reserve_used=0,
        language=language,
        dm_closed=False,
        post_id=4,
    )


def reminders(language: str) -> Iterator[Message]:
    """Every reminder, in the channel and by DM."""
    for kind in LOUD:
        for told in (Told(), Told(nudge=Nudge.ASKED)):
            for by_dm in (True, False):
                yield reminder_message(turn(language, told), kind, by_dm=by_dm)
    yield several_message([turn(language, Told())] * 5)


def vote_posts(language: str) -> Iterator[Message]:
    """Every question that six people with long names can be asked."""
    people = tuple(Person(10 + at, f"{LONGEST[:31]}{at}") for at in range(6))
    lobby = Lobby(people[0], people, started=True, paused_until=NOW)
    context = replace(at_table(6), words=words_for(language), people=people)
    changed = Agreement(pace=Pace.WEEK, language="pl", hints=False)
    for question in Question:
        seat = Seat(1) if question in (Question.LATE_TURN, Question.GIVE_SEAT) else None
        agreement = changed if question is Question.AGREEMENT else None
        opened = VoteOpened(people[1], question, NOW, seat, agreement, NOW)
        yield vote_question(context, Change(lobby, opened, evolve(lobby, opened)))


def pages(language: str) -> Iterator[Message]:
    """The pages about time and vacations."""
    words, night = words_for(language), QuietHours(22 * 60 + 30, 7 * 60)
    for habits in (Habits(), Habits(quiet=night), Habits("America/Argentina/Buenos_Aires", night)):
        yield times_message(words, habits, NOW, words("away-over"))
    for habits in (Habits(), Habits(away=Away(NOW - DAY, NOW + DAY))):
        yield away_message(words, habits, 12, NOW)


def test_reminders_votes_and_settings_fit_a_phone_in_all_languages(phone: BrowserContext) -> None:
    with DemoPage(everyday_world(), with_guest=False) as demo:
        person = BrowserPerson(phone, demo.url, "ana")
        messages = [
            message
            for language in LANGUAGES
            for message in (*reminders(language), *vote_posts(language), *pages(language))
        ]
        found = measured(person.page, demo.url, messages)
        assert len(found) == len(LANGUAGES) * (len(LOUD) * 4 + 1 + len(Question) + 5)
        assert max(one.height for one in found) <= MOST_PX
        assert not [one.clipped for one in found if one.clipped]
        person.page.close()


@pytest.fixture(scope="module")
def slow_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GamePage]:
    """A game that has just begun in one channel; Eva is to play."""
    game_page = GamePage(everyday_world(), tmp_path_factory.mktemp("slow"), ("alhambra",), Pace.DAY)
    with game_page:
        yield game_page


@pytest.fixture
def people(desk: BrowserContext, phone: BrowserContext, slow_game: GamePage) -> Iterator[Tabs]:
    tabs = Tabs(desk, phone, slow_game)
    yield tabs
    tabs.check()


def fits(message: Locator) -> None:
    """A message is no higher than the screen, and its labels are whole."""
    assert message.evaluate("one => one.getBoundingClientRect().height") <= MOST_PX
    for face in message.locator(".button, .pick-face").all():
        assert face.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_times_are_set_a_vote_is_cast_a_reminder_comes_and_the_digest_tells_of_it(
    people: Tabs, slow_game: GamePage
) -> None:
    ben = people("ben", phone=True)
    expect(ben.last).to_contain_text("@Eva is next")
    ben.command("settings")
    tap(ben, "Time & reminders")
    expect(panel(ben)).to_contain_text("Time zone")
    for at, choice, answer in (
        (0, "Berlin", "Your clock: Berlin"),
        (1, "23:00–07:00", "23:00–07:00: no reminders"),
        (2, "by direct message", "I send you a direct message"),
    ):
        panel(ben).locator(".pick-face").nth(at).click()
        ben.page.locator(".pick-option", has_text=choice).first.click()
        expect(panel(ben)).to_contain_text(answer)
    fits(panel(ben))
    slow_game.let_pass(10 * 60)
    slow_game.does("Ana", "/alhambra pause", days=3)
    vote = ben.page.locator(".message", has_text="Take a break?")
    expect(vote).to_contain_text("all of you have to agree")
    fits(vote)
    reminder = ben.page.locator(".message", has_text="@Eva, it’s your turn")
    expect(reminder.locator(".button")).to_have_count(4)
    fits(reminder)
    vote.locator(".button", has_text="Yes").click()
    expect(panel(ben)).to_contain_text("You voted yes")
    ben.button("More").click()
    tap(ben, "What’s new")
    expect(panel(ben)).to_contain_text("The game has only just begun")
    slow_game.does("Eva", "Yes")
    expect(ben.page.locator(".message", has_text="The game takes a break until").last).to_be_visible()
    tap(ben, "More")
    tap(ben, "What’s new")
    expect(panel(ben)).to_contain_text("The game is taking a break until")
    sees_a_picture(panel(ben))
    fits(panel(ben))
