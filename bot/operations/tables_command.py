"""`alhambra tables`: the tables there are."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import Any, Final

from bot.clock import SystemClock
from bot.operations.command import FINE, Command
from bot.operations.looking import Look, each_table, look_at
from bot.operations.words import moment, person_name
from bot.settings import Settings
from bot.storage.copying import inspected
from bot.storage.places import place_of
from bot.storage.timers import TimerKind

_WIDTHS: Final = {
    "table": 6,
    "server": 20,
    "channel": 20,
    "turn": 4,
    "since": 16,
    "due": 16,
    "waits for": 0,
}


def facts(look: Look) -> dict[str, Any]:
    """What a program may want to know of a table; nothing of it is hidden from its players."""
    summary, table = look.summary, look.table
    turns = [timer for timer in look.timers if timer.kind is TimerKind.TURN]
    due = [timer.due_at for timer in turns if timer.due_at is not None]
    return {
        "table": summary.stored.id,
        "server": summary.stored.guild_id,
        "channel": summary.stored.channel_id,
        "open": summary.closed_at is None,
        "opened_at": summary.opened_at,
        "last_at": summary.last_at,
        "events": summary.events,
        "people": [] if table is None else [person_name(person) for person in table.lobby.players],
        "turn": None if table is None or table.game is None else table.game.turn,
        "waits_for": _awaited(look),
        "since": min((timer.since for timer in turns if timer.since is not None), default=None),
        "due_at": min(due, default=None),
        "damage": look.damage,
    }


def _awaited(look: Look) -> list[str]:
    """Whose turn it is, by name."""
    table = look.table
    if table is None or not table.is_open:
        return []
    if table.game is None:
        return ["the start"]
    return [person_name(table.lobby.players[seat]) for seat in table.game.to_act]


def _line(known: dict[str, Any]) -> str:
    waits = "DAMAGED" if known["damage"] else ", ".join(known["waits_for"]) or "nobody: closed"
    others = [name for name in known["people"] if name not in known["waits_for"]]
    cells = (
        known["table"],
        known["server"] or "direct message",
        known["channel"],
        "-" if known["turn"] is None else known["turn"],
        moment(known["since"] or known["last_at"]),
        moment(known["due_at"]),
        waits + (f"  (with {', '.join(others)})" if others else ""),
    )
    return _row(map(str, cells))


def _row(cells: Iterable[str]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, _WIDTHS.values(), strict=True)).rstrip()


async def _tables(options: Namespace, settings: Settings) -> int:
    if not options.json:
        print(_row(_WIDTHS))
    async with inspected(place_of(settings), SystemClock()) as inspection:
        async for summary in each_table(inspection, open_only=not options.all):
            known = facts(await look_at(inspection, summary))
            print(json.dumps(known, ensure_ascii=False) if options.json else _line(known), flush=True)
    return FINE


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="closed tables too")
    parser.add_argument(
        "--json", action="store_true", help="one JSON object a line; moments in seconds since 1970"
    )


TABLES = Command(
    "tables",
    "List the open tables.",
    "Number, server, channel, turn, since when, when the bot next looks whether somebody "
    "is late, for whom the table waits, and who else plays. Moments are in UTC. The bot may run meanwhile.",
    ("tables", "tables --all --json"),
    _tables,
    _options,
)
