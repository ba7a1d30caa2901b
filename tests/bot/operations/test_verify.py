"""`alhambra verify`: it finds nothing where nothing is wrong, and names whatever is."""

import json
import re
import sqlite3
from contextlib import closing

from bot.table.lobby_events import TableOpened
from bot.table.table_events import TableEvent
from bot.table.table_state import RecordedAct, StoredTable
from engine import Seed, event_to_json
from engine.transitions.events import SeedChosen
from tests.bot.operations.stored import LOBBY, Bot, alhambra, game, in_lobby, lobby, store
from tests.bot.storage.small_acts import ANA, GUILD

EVENT = "INSERT INTO events (table_id, number, body, interaction_id, happened_at)"
POST = "INSERT INTO outbox (table_id, number, kind, part, user_id, interaction_id, asked_at) VALUES"
TIMER = "INSERT INTO timers (kind, table_id, user_id, since, pace) VALUES"
OTHER_SEED = json.dumps({"game": event_to_json(SeedChosen(Seed("ab" * 16)))})

LOST_EVENT = "DELETE FROM events WHERE table_id = {t} AND number = 9"
UNREADABLE = EVENT + " VALUES ({t}, 3, '{{}}', 1, 1)"
AGAIN = EVENT + " SELECT {t}, 34, body, 1, 1 FROM events WHERE table_id = {t} AND number = 4"
NO_SEED = "DELETE FROM events WHERE table_id = {t} AND body LIKE '%SeedChosen%'"
WRONG_SEED = EVENT + " VALUES ({t}, 5, '" + OTHER_SEED.replace("{", "{{").replace("}", "}}") + "', 1, 1)"

DAMAGE: list[tuple[str, tuple[str, ...], str]] = [
    ("running", (LOST_EVENT,), "it cannot be read: .*event 9 is missing"),
    ("lobby", (UNREADABLE,), "it cannot be read"),
    ("running", (AGAIN,), "it cannot be read"),
    ("finished", (NO_SEED, WRONG_SEED), "its record does not verify: .*commitment"),
    ("finished", ("UPDATE tables SET closed_at = NULL WHERE id = {t}",), "it is marked as open, but"),
    ("lobby", ("UPDATE tables SET closed_at = 1 WHERE id = {t}",), "it is marked as closed, but"),
    ("running", ("UPDATE tables SET awaits_computer = 1 WHERE id = {t}",), "no computer is to play, but"),
    ("running", ("DELETE FROM seats WHERE table_id = {t} AND user_id = 2",), "person 2 sits there, but"),
    ("lobby", ("UPDATE tables SET people = 1 WHERE id = {t}",), "a person has number 2, but only 1"),
    ("running", (TIMER + " ('turn', {t}, 77, 1, 'none')",), "it waits for person 77, who is not to act"),
    ("finished", (TIMER + " ('table', {t}, 5, 1, '')",), "it is closed, but a timer of kind table is set"),
    ("lobby", (TIMER + " ('turn', {t}, 1, 1, 'snail')",), "its timers cannot be read: 'snail'"),
    ("lobby", (POST + " ({t}, 99, 'line', 0, NULL, 1, 1)",), r"pending post \d+ shows event 99, but"),
    ("lobby", (POST + " ({t}, 0, 'hand', 0, NULL, 1, 1)",), r"pending post \d+ \(hand\) is for nobody"),
    ("lobby", (POST + " ({t}, 1, 'song', 0, NULL, 1, 1)",), "its pending posts cannot be read: .*song"),
    ("lobby", (POST + " ({t}, 1, 'old-buttons', 99999, NULL, 1, 1)",), r"pending post \d+ takes the buttons"),
]
"""How a table is damaged, and what is told of it."""


def of_kind(kind: str) -> list[TableEvent]:
    return {"lobby": in_lobby(), "running": [*lobby(), *game()[:30]], "finished": [*lobby(), *game()]}[kind]


async def test_nothing_is_found_where_nothing_is_wrong(bot: Bot) -> None:
    done = await alhambra(bot, "verify")
    assert (done.code, done.said) == (0, "3 tables, 1 finished game: no problems\n")
    done = await alhambra(bot, "verify", "--table", str(LOBBY))
    assert (done.code, done.said) == (0, "1 table, 0 finished games: no problems\n")
    done = await alhambra(bot, "verify", "--table", "99")
    assert done.code == 1
    assert done.said.startswith("There is no table 99")


async def test_every_damage_is_named_once(empty: Bot) -> None:
    storage = await empty.open()
    for number, (kind, _, _) in enumerate(DAMAGE, start=1):
        await store(storage, number, of_kind(kind))
    await storage.close()
    for number, (_, statements, _) in enumerate(DAMAGE, start=1):
        empty.change(*(statement.format(t=number) for statement in statements))
    done = await alhambra(empty, "verify")
    *found, summary = done.said.splitlines()
    for number, (line, (_, _, told)) in enumerate(zip(found, DAMAGE, strict=True), start=1):
        assert re.match(f"table {number}: {told}", line), line
    assert summary == f"{len(DAMAGE)} tables, 3 finished games: {len(DAMAGE)} problems"
    assert done.code == 1


async def test_a_table_that_was_closed_as_damaged_is_no_new_problem(bot: Bot) -> None:
    bot.change("DELETE FROM events WHERE table_id = 2 AND number = 9")
    storage = await bot.open()
    await storage.tables.close_damaged(2, "event 9 is missing")
    await storage.close()
    done = await alhambra(bot, "verify")
    assert (done.code, done.said) == (0, "3 tables, 1 finished game: no problems; closed as damaged: 2\n")


async def test_such_a_table_may_be_readable_again(bot: Bot) -> None:
    storage = await bot.open()
    await storage.tables.close_damaged(LOBBY, "an event is missing")
    await storage.close()
    done = await alhambra(bot, "verify")
    assert (done.code, done.said) == (0, "3 tables, 1 finished game: no problems; closed as damaged: 1\n")


async def test_a_game_with_too_few_seats_is_damaged(empty: Bot) -> None:
    storage = await empty.open()
    await store(storage, 1, lobby())
    await storage.tables.add(StoredTable(1, 1001, GUILD), RecordedAct(4, tuple(game()[:20]), (), 5))
    await store(storage, 2, [TableOpened(ANA)])
    await storage.tables.add(StoredTable(2, 1002, GUILD), RecordedAct(2, tuple(game()[:12]), (), 6))
    await storage.close()
    done = await alhambra(empty, "verify")
    assert done.said.startswith("table 2: it cannot be read: ValueError('2 play, but 1 sit there')\n2 tables")
    assert (await alhambra(empty, "tables")).code == 0


async def test_who_a_person_was_may_be_forgotten(bot: Bot) -> None:
    bot.change("DELETE FROM table_people WHERE user_id = 2", "DELETE FROM seats WHERE user_id = 2")
    assert (await alhambra(bot, "verify")).code == 0


async def test_what_sqlite_itself_finds_is_told(small: Bot) -> None:
    small.change("INSERT INTO seats (user_id, table_id) VALUES (5, 999)")
    done = await alhambra(small, "verify")
    assert done.code == 1
    assert done.said.startswith("the database: a row of seats names a row of tables that is not there\n")


async def test_a_file_that_is_no_database(small: Bot) -> None:
    with closing(sqlite3.connect(small.settings.database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(small.settings.database.read_bytes())
    content[:100] = b"?" * 100
    small.settings.database.write_bytes(content)
    done = await alhambra(small, "verify")
    assert done.code == 1
    assert "is damaged (file is not a database); restore a backup" in done.said
