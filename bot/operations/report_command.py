"""`alhambra reports`: what people told the host."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Final

from bot.clock import SystemClock
from bot.operations.command import FINE, Command
from bot.operations.words import moment, plain
from bot.settings import Settings
from bot.storage.copying import inspected
from bot.storage.places import place_of

USUALLY_SHOWN: Final = 50


async def _reports(options: Namespace, settings: Settings) -> int:
    async with inspected(place_of(settings), SystemClock()) as inspection:
        reports = await inspection.reports(options.most)
    for report in reports:
        if options.json:
            print(json.dumps(asdict(report), ensure_ascii=False))
            continue
        where = "in a direct message" if report.guild_id is None else f"on server {report.guild_id}"
        print(f"{report.number}  {moment(report.written_at)}  person {report.user_id} {where}")
        print("".join(f"    {plain(line)}\n" for line in report.text.splitlines()))
    if not reports and not options.json:
        print("Nobody has reported anything.")
    return FINE


def _options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--most", type=int, default=USUALLY_SHOWN, metavar="N", help=f"how many; {USUALLY_SHOWN} unless given"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


REPORTS = Command(
    "reports",
    "Show what people told the host with “Report a problem”.",
    "The newest first, with the person's Discord id. Moments are in UTC.",
    ("reports", "reports --most 5 --json"),
    _reports,
    _options,
)
