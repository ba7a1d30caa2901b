"""Start the bot: on Discord with a token, at the local table without one."""

import argparse
import asyncio
import sys
from typing import Final

from bot.container import check_container
from bot.fault_injection import inject
from bot.lifecycle import run_bot, stop_signal
from bot.local.local_table import run_local_table
from bot.log import set_up_logging
from bot.private_files import keep_private
from bot.settings import Settings, StartError, forget_secrets, read_settings
from sandbox.connect import point_discord_py_at

SWITCH_INTERVAL: Final = 0.001
"""Seconds after which a busy event loop yields the interpreter to the database's and studio's threads.

Each statement of a transaction waits for it. With Python's default of five milliseconds, half as many moves
are saved while the loop is busy."""
EXIT_INTERRUPTED: Final = 130
"""The exit code that shells expect of an interrupted program."""


async def run(settings: Settings, *, take_over: bool = False) -> None:
    """Run on Discord, or at the local table without a token."""
    if settings.token is None:
        await run_local_table(settings)
        return
    if settings.discord_url is not None:
        point_discord_py_at(settings.discord_url)
    await run_bot(settings, settings.token, stop_signal(), take_over=take_over)


def main() -> int:
    """Run until stopped; errors that prevent it are printed in one sentence."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description=__doc__, epilog="Settings: see .env.example."
    )
    parser.add_argument(
        "--take-over", action="store_true", help="follow a bot that runs, which then stops, without a gap"
    )
    arguments = parser.parse_args()
    try:
        settings = read_settings()
        forget_secrets()
        inject(settings.faults)
        check_container(settings)
        set_up_logging(settings.log_level)
        keep_private(settings.data)
        sys.setswitchinterval(SWITCH_INTERVAL)
        asyncio.run(run(settings, take_over=arguments.take_over))
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
