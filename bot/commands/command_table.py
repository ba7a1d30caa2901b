"""Every slash command: its options, their suggestions, and its handler.

The phrase `command-alhambra-new` describes /alhambra new, `command-alhambra-new-thread` its option; their
attribute `.name` is the name in other languages.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from discord import app_commands

from bot.commands import (
    advice,
    computer_seats,
    help_and_about,
    look_commands,
    settings_commands,
    show_again,
    solo,
    table_commands,
    turn_commands,
)
from bot.commands.between_turns import away, my_games, nudges, vote_commands
from bot.commands.closing import closing_commands, finished_games
from bot.delivery.interactions import Interaction
from bot.delivery.replies import Reply
from bot.modules.registry import MODULES
from bot.private import core_action_options
from bot.private.action_options import ActionOption
from bot.private.opponents import MOST
from bot.private.settings_panel import MENUS, SWITCHES, choice_phrase
from bot.schedule.habits import Reminders
from bot.services import Services

Handler = Callable[..., Awaitable[Reply]]
"""Answers a command: called with the services, the interaction, and each option by name."""
Suggest = Callable[[Services, Interaction, str], Awaitable[Iterable[tuple[str, str]]]]
"""Names and values that go with what is being typed."""


MODULE: Final = "module"
"""The group of the commands of modules that a table can choose."""


@dataclass(frozen=True)
class Option:
    """An option of a command. It is required if it has no default and is not optional."""

    name: str
    kind: Any = str
    """Its type, as discord.py reads it in a signature."""
    default: object = None
    suggest: Suggest | None = None
    choices: Mapping[str, str] = field(default_factory=dict)
    """The only values it takes, each with its phrase."""
    optional: bool = False
    """Is nothing said about it, without a default, if it is left out?"""
    argument: str = ""
    """The handler's name for it, if another."""


@dataclass(frozen=True)
class Command:
    """A slash command."""

    name: str
    handler: Handler
    options: tuple[Option, ...] = ()
    group: str = ""

    @property
    def path(self) -> str:
        """Its whole name, as in `alhambra-new`."""
        return f"{self.group}-{self.name}" if self.group else self.name


def _turn(ask: ActionOption, default: str | None = None, group: str = "") -> Command:
    """A command of a turn with one option, both named by what it asks for."""
    suggest = partial(turn_commands.suggest, ask=ask)
    options = (Option(ask.option, default=default, suggest=suggest, argument="typed"),)
    return Command(ask.command, partial(turn_commands.act, ask=ask), options, group)


def _of_modules(*, optional: bool) -> Iterator[Command]:
    """The commands of modules that a table can choose, in a group of their own, or of the others."""
    for module in MODULES:
        if module.rules.optional is optional:
            yield from (_turn(ask, group=MODULE if optional else "") for ask in module.action_options)


def _look(name: str) -> Command:
    """A command that only names what to look at."""
    return Command(name, partial(look_commands.look, what=name))


def _look_at_player(name: str) -> Command:
    player = Option("player", default="", suggest=look_commands.suggest_players, argument="typed")
    return Command(name, partial(look_commands.look_at, what=name), (player,))


def _setting(field: str) -> Option:
    """An option for a setting with several choices."""
    return Option(
        field, optional=True, choices={value: choice_phrase(field, value) for value in MENUS[field]}
    )


_CELL: Final = Option("cell", suggest=turn_commands.suggest_cells, argument="typed")
_TILE: Final = Option("tile", suggest=partial(turn_commands.suggest, ask=core_action_options.PLACE_TILE))
_HELP: Final = Option("topic", default="", suggest=help_and_about.suggest_topics)
_RULE: Final = Option("topic", default="", suggest=look_commands.suggest_rules)
_REMINDERS: Final = {one.value: f"settings-reminders-{one.value}" for one in Reminders}
_SETTINGS: Final = (
    *(_setting(field) for field in MENUS),
    *(Option(field, bool, optional=True) for field in SWITCHES),
    Option("zone", optional=True, suggest=settings_commands.suggest_zones),
    Option("quiet", optional=True, suggest=settings_commands.suggest_quiet),
    Option(
        "reminders",
        optional=True,
        choices={one.value: f"settings-reminders-{one.value}" for one in Reminders},
    ),
)
_DAYS: Final = app_commands.Range[int, 1, vote_commands.LONGEST_PAUSE]
_OPPONENTS: Final = app_commands.Range[int, 1, MOST]

_BEGINNING: Final = (
    Command("help", help_and_about.show_help, (_HELP,)),
    Command(
        "solo",
        solo.start_solo,
        (
            Option("opponents", _OPPONENTS, default=solo.USUAL),
            Option("level", default="", choices=solo.LEVELS),
            Option("modules", bool, default=False),
        ),
    ),
    Command("new", table_commands.open_table, (Option("thread", bool, default=False),), group="alhambra"),
    Command("show", show_again.post_again, group="alhambra"),
    Command("finish", closing_commands.finish, group="alhambra"),
    Command("close", closing_commands.close, group="alhambra"),
    Command("reopen", closing_commands.reopen, group="alhambra"),
    Command("options", vote_commands.show_options, group="alhambra"),
    Command("pause", vote_commands.pause, (Option("days", _DAYS),), group="alhambra"),
    Command("resume", vote_commands.resume, group="alhambra"),
    Command("join", table_commands.join),
)
_TURNS: Final = (
    _turn(core_action_options.TAKE),
    _turn(core_action_options.BUY),
    Command("place", partial(turn_commands.act, ask=core_action_options.PLACE_CELL), (_TILE, _CELL)),
    _turn(core_action_options.RESERVE),
    _turn(core_action_options.REDESIGN),
    Command("end", turn_commands.end),
    _turn(core_action_options.UNDO, default=""),
    Command("hint", advice.give_hint_here),
)
_LOOKS: Final = (
    _look("hand"),
    _look("table"),
    _look_at_player("palace"),
    _look("scores"),
    Command("rules", look_commands.show_rules, (_RULE,)),
    _look_at_player("describe"),
    _look("log"),
    _look("history"),
    _look("memory"),
    Command("mygames", my_games.show_my_games),
    Command("remind", nudges.remind),
    Command("away", away.go_away, (Option("until", default="", suggest=away.suggest_days),)),
    Command("settings", settings_commands.change_settings, _SETTINGS),
)
_LEAVING: Final = (
    Command("leave", table_commands.leave),
    Command("sitin", computer_seats.offer),
    Command("close", closing_commands.close),
    Command("review", advice.show_review_here),
    Command("record", finished_games.show_record),
    Command("verify", finished_games.verify_game),
    Command("about", help_and_about.show_about),
)


def commands() -> tuple[Command, ...]:
    """Every command, in the order of use, in which people see them."""
    return (
        *_BEGINNING,
        *_TURNS,
        *_of_modules(optional=False),
        *_LOOKS,
        *_of_modules(optional=True),
        *_LEAVING,
    )
