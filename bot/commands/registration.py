"""Registers the command table with discord.py: options, suggestions and translations."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from inspect import Parameter, Signature
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes

from bot.commands.command_table import Command, Option, commands
from bot.delivery.interactions import Interaction, learn_preferences
from bot.delivery.replies import Request
from bot.language.words import ENGLISH, language_of, words_for
from bot.message.messages import LONGEST_OPTION, MOST_OPTIONS
from bot.services import Services
from render.alt_text.lengths import length, shortened

Serve = Callable[[Request], Awaitable[None]]
"""Answers a request, whatever happens."""
DiscordCommand = app_commands.Command[Any, ..., None]


def add_commands(tree: app_commands.CommandTree[Any], services: Services, serve: Serve) -> None:
    """Put every command on the tree, in English; `CommandWords` has the other languages."""
    groups: dict[str, app_commands.Group] = {}
    for command in commands():
        if command.group and command.group not in groups:
            description = words_for(ENGLISH)(f"command-{command.group}")
            groups[command.group] = app_commands.Group(name=command.group, description=description)
            tree.add_command(groups[command.group])
        (groups[command.group] if command.group else tree).add_command(_made(command, services, serve))


def _made(command: Command, services: Services, serve: Serve) -> DiscordCommand:
    made: DiscordCommand = app_commands.Command(
        name=command.name,
        description=words_for(ENGLISH)(f"command-{command.path}"),
        callback=_callback(command, serve),
    )
    for option in command.options:
        if option.suggest is not None:
            made.autocomplete(option.name)(_suggesting(option.suggest, services))
    return made


def _callback(command: Command, serve: Serve) -> Callable[..., Coroutine[Any, Any, None]]:
    """What discord.py calls; it reads the options from the signature."""
    arguments = {option.name: option.argument or option.name for option in command.options}

    async def call(interaction: Interaction, **typed: object) -> None:
        named = {arguments[name]: value for name, value in typed.items()}
        await serve(Request(interaction, command.handler, typed=named))

    first = Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction)
    vars(call)["__signature__"] = Signature([first, *(_parameter(option) for option in command.options)])
    described = {
        option.name: words_for(ENGLISH)(f"command-{command.path}-{option.name}") for option in command.options
    }
    chosen = {option.name: _choices(option) for option in command.options if option.choices}
    return app_commands.choices(**chosen)(app_commands.describe(**described)(call))


def _parameter(option: Option) -> Parameter:
    required = option.default is None and not option.optional
    default = Parameter.empty if required else option.default
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=default, annotation=option.kind)


def _choices(option: Option) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(
            name=app_commands.locale_str(words_for(ENGLISH)(phrase), phrase=phrase), value=value
        )
        for value, phrase in option.choices.items()
    ]


def _suggesting(
    suggest: Callable[[Services, Interaction, str], Awaitable[Iterable[tuple[str, str]]]], services: Services
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggested(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        await learn_preferences(services.people, interaction)
        return choices(await suggest(services, interaction, typed))

    return suggested


def choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Suggestions from names and values, within Discord's limits."""
    short = [
        (shortened(name, LONGEST_OPTION), value) for name, value in found if length(value) <= LONGEST_OPTION
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in short[:MOST_OPTIONS]]


class CommandWords(app_commands.Translator):
    """`command-alhambra-new` describes /alhambra new, its attribute `.name` names it; options likewise."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """What Discord shows in a locale; None for English."""
        language = language_of(str(locale))
        if language == ENGLISH:
            return None  # at once: it is what discord.py asks about most
        path, words = phrase_path(context.location, context.data), words_for(language)
        # A choice carries its phrase; for all others the place tells it.
        phrase = f"command-{path}" if path else str(string.extras.get("phrase", ""))
        return words(phrase) if words.translates(phrase) else None


def phrase_path(location: Location, thing: Any) -> str | None:
    """The phrase for a name or description, after `command-`; None for a choice."""
    match location:
        case Location.command_name | Location.group_name:
            return f"{_path(thing)}.name"
        case Location.command_description | Location.group_description:
            return _path(thing)
        case Location.parameter_name:
            return f"{_path(thing.command)}-{thing.display_name}.name"
        case Location.parameter_description:
            return f"{_path(thing.command)}-{thing.display_name}"
        case _:
            return None


def _path(command: app_commands.Command[Any, ..., Any] | app_commands.Group) -> str:
    return command.qualified_name.replace(" ", "-")
