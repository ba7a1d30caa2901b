"""The names and descriptions of slash commands in every language but English."""

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes

from bot.language.words import ENGLISH, language_of, words_for


class CommandWords(app_commands.Translator):
    """`command-alhambra-new` describes /alhambra new, its attribute `.name` names it; options likewise."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """What Discord shows in a locale; None where it shall show the English."""
        words = words_for(language_of(str(locale)))
        path = phrase_path(context.location, context.data)
        # A choice says itself which phrase it is; of all others where they stand says it.
        phrase = f"command-{path}" if path else str(string.extras.get("phrase", ""))
        if words.language == ENGLISH or not words.translates(phrase):
            return None
        return words(phrase)


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
