"""`alhambra verify`: whether everything that is stored holds together."""

from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.clock import SystemClock
from bot.operations.command import FINE, PROBLEM, Command
from bot.operations.looking import each_table, one_table
from bot.operations.verifying import verify_table
from bot.operations.words import counted
from bot.settings import Settings
from bot.storage.copying import inspected
from bot.storage.inspection import Inspection, TableSummary
from bot.storage.places import StoragePlace, place_of


@dataclass
class Tally:
    """What was found while going through tables."""

    tables: int = 0
    finished: int = 0
    known_damage: list[int] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        found = counted(len(self.problems), "problem") if self.problems else "no problems"
        known = f"; closed as damaged: {', '.join(map(str, self.known_damage))}" if self.known_damage else ""
        return f"{counted(self.tables, 'table')}, {counted(self.finished, 'finished game')}: {found}{known}"


async def find_problems(
    inspection: Inspection, tally: Tally, table_id: int | None = None, *, replays: bool = True
) -> AsyncIterator[str]:
    """Go through one table or all, counting, and tell each problem as it is found."""
    if table_id is None:
        for fault in await inspection.faults():
            tally.problems.append(f"the database: {fault}")
            yield tally.problems[-1]
    async for summary in _asked_for(inspection, table_id):
        found = await verify_table(inspection, summary, replays=replays)
        tally.tables += 1
        tally.finished += found.finished
        if found.known_damage:
            tally.known_damage.append(summary.stored.id)
        for problem in found.problems:
            tally.problems.append(f"table {summary.stored.id}: {problem}")
            yield tally.problems[-1]


async def _asked_for(inspection: Inspection, table_id: int | None) -> AsyncIterator[TableSummary]:
    if table_id is not None:
        yield await one_table(inspection, table_id)
        return
    async for summary in each_table(inspection):
        yield summary


async def _verify(options: Namespace, settings: Settings) -> int:
    tally = Tally()
    place = StoragePlace(options.file) if options.file is not None else place_of(settings)
    async with inspected(place, SystemClock()) as inspection:
        async for problem in find_problems(inspection, tally, options.table):
            print(problem, flush=True)
    print(tally)
    return PROBLEM if tally.problems else FINE


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--table", type=int, metavar="N", help="only the table with this number")
    parser.add_argument(
        "--file", type=Path, help="a SQLite file, such as a backup, instead of the bot's database"
    )


VERIFY = Command(
    "verify",
    "Check that everything that is stored holds together.",
    "Every table is put together from its events, which must be numbered without gaps; the record of every "
    "finished game is played again from its sealed seed; marks, seats, timers and pending posts are held "
    "against the events. A line for each problem, then a summary. It changes nothing, and the bot may run "
    "meanwhile. Tables that were closed because they are damaged are named, but are no problem.",
    ("verify", "verify --table 7", "verify --file backup.sqlite3"),
    _verify,
    _options,
)
