"""Posts of whole games on a phone: how high they are, and how many words they take to read."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any, Self

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from ai import Level
from bot.clock import SystemClock
from bot.language.words import words_for
from bot.storage.sqlite.storage import open_sqlite
from bot.storage.tables import Tables
from bot.table import seating
from bot.table.agreement import Agreement, Gathering, offered_modules
from bot.table.lobby import fold
from bot.table.lobby_events import AgreementChanged, GameStarted, LobbyEvent, SeatLeft, TableOpened
from bot.table.lobby_events import Person as Player
from engine import Seed
from engine import start as start_game
from sandbox.world.default_world import add_guild, everyday_world
from tests.bot.bot_process import BotProcess
from tests.bot.language.catalogue_texts import CODE
from tests.bot.language.test_complete import ENGLISH_ONLY
from tests.browser.browser_person import BrowserPerson
from tests.browser.demo_page import DemoPage

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext

    from sandbox.world.world import World

MOST_PX = 640
MOST_PX_WITH_MODULES = 780
MOST_PX_IN_PASSING = 860
"""For a post that tells more turns a moment later, when it is lower."""
MEDIAN_OF_WORDS = 35
WHOLE_GAME_MS = 120_000
SEED = Seed(f"{5:032x}")
PLAYERS = 3
SOME_TURNS = 20

WATCH = """() => {
  window.posts = {};
  const look = () => {
    const buttons = [...document.querySelectorAll('.message .button')];
    for (const one of new Set(buttons.map(button => button.closest('.message')))) {
      const texts = [...one.querySelectorAll('.container > .prose')].map(part => part.innerText);
      const key = one.closest('[data-message]').dataset.message;
      const height = one.getBoundingClientRect().height;
      const before = window.posts[key] || {height: 0, last: 0};
      const drawn = [...one.querySelectorAll('img')].every(image => image.complete && image.naturalWidth);
      const highest = !drawn || before.height > height ? before : {height, at: texts};
      window.posts[key] = {...highest, last: drawn ? height : before.last, text: texts.join(' ')};
    }
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
  document.addEventListener('load', look, true);
}"""
"""Notes how high each post with buttons ever was, what it said then, and how high and what it is at last.

Only with its pictures there: one that an edit has replaced before it came would show its words instead.
"""


class WatchedGames(DemoPage):
    """In each channel computers play a whole game by themselves once the bot is started."""

    def __init__(self, world: World, data: Path, games: dict[str, Agreement]) -> None:
        super().__init__(world, with_guest=False)
        self._data = data
        self._games = games
        self.sandbox.rates.enforced = False
        self._bot = BotProcess(self.sandbox, data, ALHAMBRA_PAUSE="0", ALHAMBRA_REQUESTS="1000")

    async def _begin(self) -> None:
        await super()._begin()
        storage = await open_sqlite(self._data / "alhambra.sqlite3", SystemClock())
        for number, (channel, agreement) in enumerate(self._games.items(), start=1):
            where = self.world.channel(channel)
            events = self._events(agreement)
            await Tables(storage.tables).open(where.id, where.guild_id or 0, events, number)
        await storage.close()

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def start_bot(self) -> None:
        """Start the bot, and with it all the games."""
        self._wait(self._bot.start())

    async def _end(self) -> None:
        await self._bot.stop()
        await super()._end()

    def _events(self, agreement: Agreement) -> tuple[Any, ...]:
        opener = Player(next(iter(self.world.users)), "Ana")
        events: list[LobbyEvent] = [TableOpened(opener), AgreementChanged(opener, agreement)]
        for _ in range(PLAYERS):
            events.append(seating.seat_computer(fold(events), opener, Level.GARDENER, manages=False))
        events += [SeatLeft(opener), GameStarted(opener)]
        return *events, *start_game(fold(events).game_options(), SEED).events


GAMES = {
    "general": Agreement(gathering=Gathering.APART),
    "alhambra": Agreement(gathering=Gathering.APART, modules=offered_modules(), language="es"),
    "lounge": Agreement(language="pl"),
    "rounds": Agreement(modules=offered_modules()),
    "long-rounds": Agreement(modules=offered_modules(), language="es"),
}


Posts = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def posts(phone: BrowserContext, tmp_path_factory: pytest.TempPathFactory) -> Posts:
    """Every turn's post with its buttons, of whole games that are followed on a phone."""
    world = everyday_world()
    add_guild(world, "The Garden", ["rounds", "long-rounds"])
    with WatchedGames(world, tmp_path_factory.mktemp("watched"), GAMES) as games:
        tabs = {channel: BrowserPerson(phone, games.url, "ana") for channel in GAMES}
        for channel, tab in tabs.items():
            tab.go(channel)
            tab.page.evaluate(WATCH)
        games.start_bot()
        return {channel: _turns(tab, GAMES[channel].language) for channel, tab in tabs.items()}


def _turns(tab: BrowserPerson, language: str) -> list[dict[str, Any]]:
    """What the page showed until the game was over."""
    words = words_for(language)
    tab.page.bring_to_front()
    expect(tab.button(words("post-rematch"))).to_be_visible(timeout=WHOLE_GAME_MS)
    seen = tab.page.evaluate("Object.values(window.posts)")
    tab.page.close()
    turns = [post for post in seen if words("post-next", player="").strip() in post["text"]]
    assert len(turns) > SOME_TURNS
    return turns


def highest(posts: list[dict[str, Any]]) -> dict[str, Any]:
    return max(posts, key=lambda post: float(post["height"]))


def test_a_turn_post_fits_a_phone(posts: Posts) -> None:
    post = highest(posts["general"])
    assert post["height"] <= MOST_PX, post


def test_a_turn_post_with_all_modules_fits_a_phone(posts: Posts) -> None:
    post = highest(posts["alhambra"])
    assert post["height"] <= MOST_PX_WITH_MODULES, post


@pytest.mark.parametrize("channel", ["lounge", "rounds", "long-rounds"])
def test_a_round_of_computers_in_one_post_fits_a_phone(posts: Posts, channel: str) -> None:
    post = highest(posts[channel])
    assert post["height"] <= MOST_PX_IN_PASSING, post
    assert max(float(post["last"]) for post in posts[channel]) <= MOST_PX_WITH_MODULES


@pytest.mark.parametrize("channel", ["alhambra", "lounge", "long-rounds"])
def test_whole_games_in_other_languages_say_nothing_in_english(posts: Posts, channel: str) -> None:
    told = [CODE.sub("", post["text"]) for post in posts[channel]]
    assert [text for text in told if ENGLISH_ONLY.search(text)] == []


@pytest.mark.parametrize("channel", ["general", "alhambra"])
def test_a_turn_post_is_read_at_a_glance(posts: Posts, channel: str) -> None:
    assert statistics.median(len(post["text"].split()) for post in posts[channel]) <= MEDIAN_OF_WORDS
