"""The parser of the command line: all commands, their help texts, and what is done without one."""

import argparse
from textwrap import fill
from typing import Final

from bot.operations.backup_commands import BACKUP, RESTORE
from bot.operations.check_command import CHECK
from bot.operations.command import Command
from bot.operations.move_command import MOVE_DATA
from bot.operations.replay_command import REPLAY
from bot.operations.report_command import REPORTS
from bot.operations.table_command import TABLE
from bot.operations.tables_command import TABLES
from bot.operations.verify_command import VERIFY

COMMANDS: Final = (CHECK, BACKUP, RESTORE, VERIFY, TABLES, TABLE, REPLAY, REPORTS, MOVE_DATA)
WIDE: Final = 79
"""Characters in a line of a help text."""
_ABOUT: Final = "Alhambra on Discord: runs the bot, and looks after what it stores."
_EXIT_CODES: Final = """\
exit codes:
  0    everything is fine
  1    a problem was found, or an error is explained in one sentence
  2    the command line makes no sense
  130  interrupted

Settings come from the environment or a file .env, as for the bot itself: see .env.example.
`alhambra COMMAND --help` explains a command. Without a command, the bot runs.
"""


def parser(run: Command, *others: Command) -> argparse.ArgumentParser:
    """Understands every command; without one, the bot runs."""
    top = argparse.ArgumentParser(
        prog="alhambra",
        description=_ABOUT,
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.set_defaults(command=run)
    run.add_options(top)
    listed = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (run, *others, *COMMANDS):
        _add(listed, command)
    return top


def _add(listed: "argparse._SubParsersAction[argparse.ArgumentParser]", command: Command) -> None:
    examples = "".join(f"  alhambra {example}\n" for example in command.examples)
    added = listed.add_parser(
        command.name,
        help=command.about,
        description=f"{command.about}\n\n{fill(command.details, WIDE)}",
        epilog=f"example{'s' if len(command.examples) > 1 else ''}:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    added.set_defaults(command=command)
    command.add_options(added)
