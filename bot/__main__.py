"""Start the bot, on Discord with a token, at the local table without one; or do what the operator asks."""

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from bot.container import check_container
from bot.fault_injection import inject
from bot.lifecycle import run_bot, stop_signal
from bot.local.local_table import run_local_table
from bot.log import set_up_logging
from bot.operations.backups.automatic_backups import backups_beside
from bot.operations.command import FINE, INTERRUPTED, PROBLEM, Command
from bot.operations.command_line import parser
from bot.private_files import keep_private
from bot.settings import Settings, StartError, forget_secrets, read_settings
from bot.storage.port import StorageUnavailable
from sandbox.connect import point_discord_py_at

SWITCH_INTERVAL: Final = 0.001
"""Seconds after which a busy event loop yields the interpreter to the database's and studio's threads.

Each statement of a transaction waits for it. With Python's default of five milliseconds, half as many moves
are saved while the loop is busy."""


async def run(settings: Settings, *, take_over: bool = False) -> None:
    """Run on Discord, or at the local table without a token."""
    if settings.token is None:
        await run_local_table(settings)
        return
    async with backups_beside(settings):
        await run_bot(settings, settings.token, stop_signal(), take_over=take_over)


async def _run(options: Namespace, settings: Settings) -> int:
    check_container(settings)
    set_up_logging(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_INTERVAL)
    await run(settings, take_over=options.take_over)
    return FINE


def _may_take_over(of_run: ArgumentParser) -> None:
    of_run.add_argument(
        "--take-over", action="store_true", help="follow a bot that runs, which then stops, without a gap"
    )


def _takes_over(of_hand_over: ArgumentParser) -> None:
    of_hand_over.set_defaults(take_over=True)


RUN: Final = Command(
    "run",
    "Run the bot; this is also what happens without a command.",
    "On Discord with a token, at a local table in the browser without one. Ctrl+C or SIGTERM ends it: it "
    "finishes the answers under way, and posts the rest at the next start. `python -m bot` does the same.",
    ("run", "run --take-over"),
    _run,
    _may_take_over,
)
HAND_OVER: Final = Command(
    "hand-over",
    "Run the bot in place of one that runs, without a gap.",
    "Start it beside the bot that runs, on the same data folder or database, for example a new version: it "
    "listens, takes everything over, and the other one ends by itself. The same as `run --take-over`.",
    ("hand-over",),
    _run,
    _takes_over,
)


def main() -> int:
    """Do what the command line says; errors are printed in one sentence. Gives the exit code."""
    options = parser(RUN, HAND_OVER).parse_args()
    try:
        settings = read_settings()
        forget_secrets()
        inject(settings.faults)
        keep_private(settings.data)
        if settings.discord_url is not None:
            point_discord_py_at(settings.discord_url)
        command: Command = options.command
        return asyncio.run(command.do(options, settings))
    except (StartError, StorageUnavailable) as error:
        print(error, file=sys.stderr)
        return PROBLEM
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


if __name__ == "__main__":
    sys.exit(main())
