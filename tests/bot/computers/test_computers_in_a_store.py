"""Computers at tables in a real store, without Discord: what they fall back on, where they begin again."""

import asyncio
import logging

import pytest

from ai import Level, choose
from bot.computers.computer_players import TURN_PAUSE, WATCHED_TURN_PAUSE, ComputerPlayers, pause_at, simple
from bot.computers.thinking import ThinkingPool
from bot.delivery.blocked_channels import BlockedChannels
from bot.delivery.outbox import Outbox
from bot.storage.port import TableStore
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby import Lobby
from bot.table.lobby_events import (
    ComputerSeated,
    GameStarted,
    LobbyEvent,
    Person,
    SeatLeft,
    TableClosed,
    TableOpened,
)
from bot.table.table_state import StoredTable, Table
from engine import (
    Action,
    EndTurn,
    Event,
    Options,
    Seat,
    Seed,
    UndoStep,
    UndoTurn,
    View,
    legal_actions,
    play,
    start,
    view_for,
)
from tests.bot.bot_process import until
from workers.errors import WorkFailed

ANA, ZAHRA, TARIQ = Person(1, "Ana"), Person(-1, "Zahra", Level.GARDENER), Person(-2, "Tariq", Level.VIZIER)
OWN = Seat(0)
ALONE: tuple[LobbyEvent, ...] = (
    TableOpened(ANA),
    SeatLeft(ANA),
    ComputerSeated(ANA, ZAHRA),
    ComputerSeated(ANA, TARIQ),
    GameStarted(ANA),
)


class NoPosts(Outbox):
    """An outbox that has nothing to post to."""

    def __init__(self) -> None:
        """There is no Discord here."""
        self.blocked = BlockedChannels()

    async def post(self, channel_id: int) -> None:
        """Nothing."""

    async def flush_channel(self, channel_id: int) -> None:
        """Nothing."""


class Thinker(ThinkingPool):
    """Thinks right here, or fails to."""

    def __init__(self, *failing: Level, wrong: bool = False) -> None:
        super().__init__()
        self.failing, self.wrong = failing, wrong
        self.asked: list[tuple[Level, int]] = []

    async def decide(
        self, view: View, legal: tuple[Action, ...], level: Level, seed: int, *, table: int = 0
    ) -> Action:
        await asyncio.sleep(0)
        self.asked.append((level, seed))
        if level in self.failing:
            raise WorkFailed
        return UndoTurn() if self.wrong else choose(view, legal, Level.GARDENER, seed)


@pytest.fixture
def store(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> TableStore:
    monkeypatch.setattr("bot.computers.computer_players.TURN_PAUSE", 0.0)
    monkeypatch.setattr("bot.computers.computer_players.WATCHED_TURN_PAUSE", 0.0)
    return storage.tables


async def watched(store: TableStore, thinker: Thinker, turns: int) -> Table:
    """Two computers that have played so many turns."""
    tables = Tables(store)
    computers = ComputerPlayers(tables, NoPosts(), thinker)
    dealt = start(Options(2), Seed("0" * 32)).events
    table = await tables.open(100, 200, (*ALONE, *dealt), 11)
    assert table is not None
    await until(lambda: _turn(tables, table) > turns, 20.0)
    await computers.close()
    after = await tables.by_id(table.stored.id)
    assert after is not None
    return after


def _turn(tables: Tables, table: Table) -> int:
    game = tables._memory._known[table.stored.id].game
    assert game is not None
    return game.turn


async def test_where_a_level_fails_the_mason_thinks_for_it(
    store: TableStore, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(Level.GARDENER, Level.VIZIER)
    with caplog.at_level(logging.CRITICAL, "alhambra"):
        await watched(store, thinker, 4)
    assert {level for level, _ in thinker.asked} == set(Level)


@pytest.mark.parametrize("thinker", [Thinker(*Level), Thinker(wrong=True)], ids=["none", "illegal"])
async def test_where_every_thought_fails_or_is_illegal_something_simple_is_played(
    store: TableStore, thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL, "alhambra"):
        table = await watched(store, thinker, 4)
    assert table.is_open


async def test_the_same_position_is_thought_about_with_the_same_seed_after_a_restart(
    store: TableStore,
) -> None:
    first, again = Thinker(), Thinker()
    table = await watched(store, first, 3)
    number = len(
        await store.events(table.stored.id)
    )  # the last turn may have been saved while they were stopped
    tables = Tables(store)
    computers = ComputerPlayers(tables, NoPosts(), again)
    await computers.wake_all(store)
    await until(lambda: bool(again.asked), 20.0)
    await computers.close()
    assert again.asked[0][1] == (table.stored.id << 24) + number
    assert len({seed for _, seed in first.asked}) == len(first.asked), "no two decisions share a seed"


async def test_a_closed_table_is_played_no_further_and_not_found_at_the_next_start(store: TableStore) -> None:
    tables = Tables(store)
    computers = ComputerPlayers(tables, NoPosts(), Thinker())
    dealt = start(Options(2), Seed("0" * 32)).events
    table = await tables.open(100, 200, (*ALONE, *dealt), 11)
    assert table is not None
    assert await store.awaiting_computers() == [table.stored.id]
    await tables.act(table.stored.id, lambda _: (TableClosed(ANA),), 12)
    await until(lambda: not computers._playing)
    assert await store.awaiting_computers() == []


async def test_people_and_computers_come_to_the_end_together(store: TableStore) -> None:
    tables = Tables(store)
    computers = ComputerPlayers(tables, NoPosts(), Thinker())
    dealt = start(Options(3), Seed("5" * 32)).events
    seated = (TableOpened(ANA), ComputerSeated(ANA, ZAHRA), ComputerSeated(ANA, TARIQ), GameStarted(ANA))
    table = await tables.open(100, 200, (*seated, *dealt), 1000)
    together = False
    while table is not None and table.is_open:
        assert table.game is not None
        together |= len(table.game.to_act) > 1
        if OWN in table.game.to_act:
            await tables.act(table.stored.id, _played, 1000 + table.number)
        await asyncio.sleep(0)
        table = await tables.by_id(table.stored.id)
    await until(lambda: not computers._playing)
    assert together, "they placed their last tiles at the same time"
    assert await store.awaiting_computers() == []


def _played(table: Table) -> tuple[Event, ...]:
    """What Ana does next."""
    assert table.game is not None
    legal = legal_actions(table.game, OWN)
    return play(table.game, OWN, choose(view_for(table.game, OWN), legal, Level.MASON, 0)).events


@pytest.mark.parametrize(
    ("seated", "pause"),
    [((ZAHRA, TARIQ), WATCHED_TURN_PAUSE), ((ANA, ZAHRA), TURN_PAUSE)],
    ids=["watched", "played along"],
)
def test_computers_that_are_watched_leave_more_time_to_look(seated: tuple[Person, ...], pause: float) -> None:
    lobby = Lobby(ANA, seated, started=True)
    assert pause_at(Table(StoredTable(1, 2, 3), 9, lobby)) == pause


def test_something_simple_ends_the_turn_if_it_can_and_takes_nothing_back() -> None:
    assert simple((UndoStep(), UndoTurn(), EndTurn())) == EndTurn()
    assert simple((UndoStep(), *_first_actions())) == _first_actions()[0]


def _first_actions() -> tuple[Action, ...]:
    game = start(Options(2), Seed("0" * 32)).game
    return legal_actions(game, game.to_act[0])
