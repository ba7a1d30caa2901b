"""Databases written by released versions: every later version opens them and plays their games to the end.

What each holds, as the version that wrote it saw it, is in a JSON file beside it; see the README there.
"""

import json
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from bot.clock import SystemClock
from bot.storage.posts import ToPost
from bot.storage.reports import Report
from bot.storage.sql.storage import SqlStorage
from bot.storage.sqlite.storage import open_sqlite
from bot.storage.tables import Tables
from bot.table.agreement import Pace
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import (
    Event,
    Game,
    Phase,
    draw_action,
    parse_position,
    play,
    print_position,
    print_record,
    print_seat,
    record_of,
)
from engine.transitions.events import TurnEnded
from engine.transitions.integrity import checked_position

FOLDER: Final = Path(__file__).parents[2] / "data" / "old_databases"
VERSIONS: Final = sorted(path.stem for path in FOLDER.glob("*.sqlite3"))
MOST_TURNS: Final = 1000
"""A game takes about a hundred."""


@dataclass(frozen=True)
class Opened:
    """A copy of an old database in use, and what it must hold."""

    storage: SqlStorage
    tables: Tables
    expected: dict[str, Any]


@pytest.fixture(params=VERSIONS)
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opened]:
    copy = Path(shutil.copy(FOLDER / f"{request.param}.sqlite3", tmp_path / "alhambra.sqlite3"))
    storage = await open_sqlite(copy, SystemClock())
    # A copy need not outlive a power cut, and thousands of turns are saved in it.
    await storage.database.rows("PRAGMA synchronous = OFF")
    expected = json.loads((FOLDER / f"{request.param}.json").read_text(encoding="utf-8"))
    yield Opened(storage, Tables(storage.tables), expected)
    await storage.close()


async def described(tables: Tables, table_id: int) -> dict[str, Any]:
    """A table in words that mean the same in every version."""
    table = await tables.by_id(table_id)
    assert table is not None
    agreement, lobby = table.lobby.agreement, table.lobby
    return {
        "channel": table.stored.channel_id,
        "guild": table.stored.guild_id,
        "open": table.is_open,
        "events": table.number,
        "began": table.began,
        "opener": lobby.opener.id,
        "seats": [_seat(table, number) for number in range(len(lobby.seated))],
        "paused": lobby.paused,
        "agreement": {
            "language": agreement.language,
            # Live meant that nobody is hurried before there was anything to be late for.
            "pace": "live" if agreement.pace is Pace.NONE else agreement.pace.value,
            "memory aid": agreement.memory_aid.value,
            "confirming": agreement.confirming.value,
            "youngest": agreement.youngest,
            "modules": list(agreement.modules),
            "hints": agreement.hints,
        },
        "game": None if table.game is None else await _game(tables, table, table.game),
    }


def _seat(table: Table, number: int) -> dict[str, Any]:
    """Who sits there, and who plays: the person, a computer of some level, or nobody."""
    person, player = table.lobby.seated[number], table.lobby.players[number]
    plays = "nobody" if number in table.lobby.vacant else player.level.value if player.level else "person"
    user = None if person.is_imagined else person.id
    return {"user": user, "name": person.name, "left": number in table.lobby.left, "plays": plays}


async def _game(tables: Tables, table: Table, game: Game) -> dict[str, Any]:
    events = await tables.game_events(table.stored.id)
    return {
        "phase": game.phase.value,
        "turn": game.turn,
        "to act": [print_seat(seat) for seat in game.to_act],
        "waits for computers": [print_seat(seat) for seat in table.computers_to_act],
        "scores": list(game.scores),
        "position": print_position(game),
        "SHA-256 of its record": sha256(print_record(record_of(events)).encode()).hexdigest(),
    }


def described_item(item: ToPost) -> dict[str, Any]:
    """Something still to be posted, in such words."""
    return {
        "id": item.id,
        "table": item.table.id,
        "events": item.number,
        "kind": item.kind.value,
        "part": item.part,
        "user": item.user_id,
        "nonce": item.nonce,
    }


def test_there_is_a_database_of_every_released_version() -> None:
    assert "0.1.0" in VERSIONS
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == VERSIONS


async def test_every_table_is_as_it_was_left(old: Opened) -> None:
    assert old.expected["tables"]
    for table_id, expected in old.expected["tables"].items():
        assert await described(old.tables, int(table_id)) == expected["holds"], expected["shows"]


async def test_a_channel_leads_to_its_table(old: Opened) -> None:
    for table_id, expected in old.expected["tables"].items():
        holds = expected["holds"]
        found = await old.storage.tables.table_in(holds["channel"])
        assert (found is not None and found.id == int(table_id)) is holds["open"], expected["shows"]


async def test_people_find_their_tables(old: Opened) -> None:
    for table_id, expected in old.expected["tables"].items():
        if expected["holds"]["open"]:
            for seat in expected["holds"]["seats"]:
                if seat["user"] is not None and not seat["left"]:
                    own = [table.id for table in await old.storage.tables.tables_of(seat["user"], 100)]
                    assert int(table_id) in own, (expected["shows"], seat)


async def test_computers_go_on_where_they_were(old: Opened) -> None:
    waiting = [
        int(table_id)
        for table_id, expected in old.expected["tables"].items()
        if (expected["holds"]["game"] or {}).get("waits for computers")
    ]
    assert waiting
    assert await old.storage.tables.awaiting_computers() == waiting


async def test_what_took_effect_once_does_not_again(old: Opened) -> None:
    for expected in old.expected["tables"].values():
        for interaction in expected["interactions"]:
            assert await old.storage.tables.has_seen(interaction), expected["shows"]
    assert not await old.storage.tables.has_seen(1)


async def test_what_is_still_to_be_posted_is_known(old: Opened) -> None:
    to_post = [described_item(item) for item in await old.storage.posts.to_post()]
    assert to_post == old.expected["to post"]
    for table_id, messages in old.expected["posts"].items():
        assert [post.message_id for post in await old.storage.posts.posts_of(int(table_id), 3)] == messages


async def test_people_are_spoken_to_as_before(old: Opened) -> None:
    for user, expected in old.expected["people"].items():
        reach = await old.storage.people.reach(int(user))
        assert {
            "wants DMs": reach.wants_dms,
            "closed": reach.closed,
            "told": reach.told,
            "language": reach.language,
            "toured": reach.toured,
        } == expected
    for table_id, user, channel, message in old.expected["hands"]:
        assert await old.storage.posts.hand_of(table_id, user) == (channel, message)


async def test_reports_and_notes_are_kept(old: Opened) -> None:
    for number, written in enumerate(old.expected["reports"], start=1):
        assert await old.storage.reports.add(Report(*written)) == number
    for name, value in old.expected["notes"].items():
        assert await old.storage.notes.read(name) == value


async def test_positions_hold_together_and_their_text_can_be_read(old: Opened) -> None:
    for expected in old.expected["tables"].values():
        if game := expected["holds"]["game"]:
            assert print_position(checked_position(parse_position(game["position"]))) == game["position"]


async def test_every_running_game_can_be_played_to_its_end(old: Opened) -> None:
    chance = random.Random(1)
    running = [
        int(table_id)
        for table_id, expected in old.expected["tables"].items()
        if expected["holds"]["open"] and expected["holds"]["game"]
    ]
    assert len(running) > 10
    for table_id in running:
        table = await old.tables.by_id(table_id)
        assert table is not None
        for cause in range(MOST_TURNS):
            if not table.is_open:
                break
            table = await old.tables.act(
                table_id, lambda now: _turn(now, chance), table_id * MOST_TURNS + cause
            )
        assert table.game is not None
        assert table.game.phase is Phase.OVER
    # What was played is stored as well as it was thought.
    again = Tables(old.storage.tables)
    for table_id in running:
        kept, read = await old.tables.by_id(table_id), await again.by_id(table_id)
        assert kept == read


def _turn(table: Table, chance: random.Random) -> list[TableEvent]:
    """A random turn, or the rest of one."""
    game, done = table.game, list[Event]()
    assert game is not None
    seat = chance.choice(game.to_act)
    while not any(isinstance(event, TurnEnded) for event in done):
        game, events = play(game, seat, draw_action(game, seat, chance.randrange))
        done += events
    return list[TableEvent](done)
