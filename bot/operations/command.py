"""What a command of `alhambra` is."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from bot.settings import Settings

FINE: Final = 0
PROBLEM: Final = 1
"""A problem was found, or an error is explained in one sentence. A wrong use of the command gives 2."""
INTERRUPTED: Final = 130
"""What shells expect of an interrupted program."""


def _nothing(_: ArgumentParser) -> None:
    pass


@dataclass(frozen=True)
class Command:
    """A command: how it is explained, what can be written after it, and what it does."""

    name: str
    about: str
    """One line for the list of commands."""
    details: str
    examples: tuple[str, ...]
    """What to type after `alhambra`."""
    do: Callable[[Namespace, Settings], Coroutine[Any, Any, int]]
    """Does it, and gives the exit code."""
    add_options: Callable[[ArgumentParser], None] = _nothing
