"""`alhambra check`: whether everything is there that the bot needs."""

from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator

from bot.operations.checks.discord_checks import discord_checks
from bot.operations.checks.findings import Finding
from bot.operations.checks.machine_checks import font_checks, worker_checks
from bot.operations.checks.storage_checks import storage_checks
from bot.operations.command import FINE, PROBLEM, Command
from bot.operations.words import counted
from bot.settings import Settings


async def _check(options: Namespace, settings: Settings) -> int:
    problems = 0
    async for finding in _findings(settings, asks_discord=not options.no_discord):
        print(finding, flush=True)
        problems += not finding.is_fine
    print(counted(problems, "problem") if problems else "everything is fine")
    return PROBLEM if problems else FINE


async def _findings(settings: Settings, *, asks_discord: bool) -> AsyncIterator[Finding]:
    """Each thing that was looked at."""
    yield Finding("settings", "they can be read")
    async for finding in storage_checks(settings):
        yield finding
    if asks_discord:
        async for finding in discord_checks(settings):
            yield finding
    async for finding in worker_checks():
        yield finding
    for finding in font_checks():
        yield finding


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--no-discord", action="store_true", help="ask Discord nothing")


CHECK = Command(
    "check",
    "Check settings, data folder, database, token, permissions, worker processes and fonts.",
    "A line for each: ok, or what is wrong and what to do. It changes nothing; the bot may run meanwhile. "
    "Permissions are those of the whole server; a channel may allow or forbid more.",
    ("check", "check --no-discord"),
    _check,
    _options,
)
