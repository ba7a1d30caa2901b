"""`alhambra tables`, `table`, `replay` and `reports`: what the operator sees, and what only if they ask."""

import json
import re
from pathlib import Path

from engine import parse_position, parse_record, replay
from tests.bot.operations.stored import FINISHED, LOBBY, RUNNING, SEED, Bot, alhambra, running

EVENTS = len(running())


def timeless(lines: list[str]) -> list[str]:
    """Lines without how many seconds ago something was."""
    return [re.sub(r"\d+ seconds?", "seconds", line) for line in lines]


async def test_open_tables_are_listed(bot: Bot) -> None:
    done = await alhambra(bot, "tables")
    assert done.code == 0
    head, lobby, running = done.said.splitlines()
    assert head.split() == ["table", "server", "channel", "turn", "since", "due", "waits", "for"]
    assert lobby.split()[:4] == ["1", "200", "1001", "-"]
    assert lobby.endswith("the start  (with Ana, Ben)")
    assert running.split()[:3] == ["2", "200", "1002"]
    assert running.endswith(("Ana  (with Ben)", "Ben  (with Ana)"))


async def test_all_tables_are_listed_for_programs(bot: Bot) -> None:
    bot.change(f"DELETE FROM events WHERE table_id = {LOBBY} AND number = 1")
    done = await alhambra(bot, "tables", "--all", "--json")
    lobby, running, finished = (json.loads(line) for line in done.said.splitlines())
    assert "event 1 is missing" in lobby["damage"]
    assert (running["open"], running["people"], running["events"]) == (True, ["Ana", "Ben"], EVENTS)
    assert running["waits_for"] in (["Ana"], ["Ben"])
    assert running["since"] == running["last_at"]
    assert (finished["open"], finished["waits_for"], finished["damage"]) == (False, [], None)


async def test_a_table_is_shown_with_its_events_and_what_is_due(bot: Bot) -> None:
    bot.change(f"UPDATE timers SET due_at = 1800000000 WHERE table_id = {RUNNING} AND kind = 'turn'")
    done = await alhambra(bot, "table", str(RUNNING))
    assert done.code == 0
    lines = done.said.splitlines()
    assert lines[0] == "table 2, channel 1002 on server 200"
    assert "agreed: en, pace none, building_sites" not in lines, "what was agreed is what the lobby said"
    assert "seat 1: Ana" in lines
    assert any(
        line.startswith("due: turn for person") and line.endswith("2027-01-15 08:00") for line in lines
    )
    assert any(line.startswith(f"to be posted: table after event {EVENTS}") for line in lines)
    events = lines[lines.index("events:") + 1 : -1]
    assert len(events) == EVENTS
    assert events[0].endswith("Ana: table opened")
    assert events[1].endswith("Ben: seat taken")
    brief = await alhambra(bot, "table", str(RUNNING), "--brief")
    assert timeless(brief.said.splitlines()) == timeless(lines[: lines.index("events:") - 1])


async def test_secrets_are_shown_only_if_asked_for(bot: Bot) -> None:
    shown = (await alhambra(bot, "table", str(RUNNING))).said
    secret = (await alhambra(bot, "table", str(RUNNING), "--secrets")).said
    assert SEED not in shown
    assert SEED in secret
    hidden = [line for line in shown.splitlines() if line.endswith("(hidden)")]
    assert {line.split("  ")[-1] for line in hidden} >= {
        "seed chosen (hidden)",
        "bag shuffled (hidden)",
        "money shuffled (hidden)",
        "deck stacked (hidden)",
    }
    assert len(secret) > len(shown)


async def test_a_damaged_table_is_shown_with_what_is_wrong(bot: Bot) -> None:
    bot.change(f"DELETE FROM events WHERE table_id = {RUNNING} AND number = 9")
    done = await alhambra(bot, "table", str(RUNNING))
    assert done.code == 1
    assert "DAMAGED: EventMissing('event 9 is missing')" in done.said
    assert (await alhambra(bot, "replay", str(RUNNING))).said.startswith("Table 2 cannot be read: ")


async def test_the_record_of_a_finished_game_replays(bot: Bot) -> None:
    done = await alhambra(bot, "replay", str(FINISHED))
    assert done.code == 0
    assert replay(parse_record(done.said)).game.to_act == ()


async def test_the_record_of_a_game_that_goes_on_has_no_seed_unless_asked_for(bot: Bot) -> None:
    shown = await alhambra(bot, "replay", str(RUNNING))
    assert parse_record(shown.said).seed is None
    assert SEED not in shown.said
    known = await alhambra(bot, "replay", str(RUNNING), "--secrets")
    assert parse_record(known.said).seed == SEED
    assert replay(parse_record(known.said)).game.to_act != ()


async def test_a_position_of_a_game_that_goes_on_is_secret(bot: Bot, tmp_path: Path) -> None:
    refused = await alhambra(bot, "replay", str(RUNNING), "--at", "80")
    assert refused.code == 1
    assert "add --secrets" in refused.said
    drawn = await alhambra(bot, "replay", str(RUNNING), "--at", "80", "--png", tmp_path / "table.png")
    assert (drawn.code, drawn.said) == (0, "")
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")
    asked_for = await alhambra(bot, "replay", str(RUNNING), "--at", str(EVENTS), "--secrets")
    finished = await alhambra(bot, "replay", str(FINISHED), "--at", str(EVENTS))
    assert (asked_for.code, asked_for.said) == (finished.code, finished.said)
    assert parse_position(finished.said.strip()).to_act


async def test_what_cannot_be_replayed_is_explained(bot: Bot) -> None:
    for words, told in {
        (str(LOBBY),): "No game has begun at table 1 there.",
        (str(RUNNING), "--at", "2", "--secrets"): "No game has begun at table 2 there.",
        (str(RUNNING), "--at", "999", "--secrets"): f"The table has the events 1 to {EVENTS}.",
        ("99",): "There is no table 99; `alhambra tables --all` lists those there are.",
    }.items():
        done = await alhambra(bot, "replay", *words)
        assert (done.code, done.said) == (1, f"{told}\n")


async def test_reports_are_shown_without_what_a_terminal_would_obey(bot: Bot) -> None:
    done = await alhambra(bot, "reports")
    assert done.code == 0
    lines = [line for line in done.said.splitlines() if line]
    assert lines[0].endswith("person 2 in a direct message")
    assert lines[1] == "    Nothing happens"
    assert lines[2].endswith("person 1 on server 200")
    assert lines[3:] == ["    The wall is ?[31mred", "    and long"]
    (newest,) = (await alhambra(bot, "reports", "--most", "1", "--json")).said.splitlines()
    assert json.loads(newest)["text"] == "Nothing happens"


async def test_no_reports(empty: Bot) -> None:
    await (await empty.open()).close()
    assert (await alhambra(empty, "reports")).said == "Nobody has reported anything.\n"
