"""What an interaction says: who asks, in which language, and what they typed, pressed or chose."""

import contextlib
from collections.abc import Mapping
from typing import Any, Final, cast

import discord

from bot.language.words import Words, language_of, words_for
from bot.storage.port import PeopleStore, StorageUnavailable
from bot.storage.preferences import USUAL, Preferences

Client = discord.Client
Interaction = discord.Interaction[Any]
_PREFERENCES: Final = "preferences"

UNCHOSEN: Final = discord.Locale.american_english
"""The language of a server for which nobody has chosen one."""


class NotOffered(Exception):
    """The bot never offered this, or no longer knows it: it is forged, or from an older version."""


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What the person entered or pressed, as Discord sent it."""
    return cast("dict[str, Any]", interaction.data) if isinstance(interaction.data, dict) else {}


def chosen_in(data: Mapping[str, Any]) -> str | None:
    """The one choice made in a menu; None for a button."""
    if "values" not in data:
        return None
    match data["values"]:
        case [str(value)]:
            return value
        case _:
            raise NotOffered


async def learn_preferences(people: PeopleStore, interaction: Interaction) -> None:
    """Look up, before anything is answered, what the person prefers."""
    with contextlib.suppress(StorageUnavailable):  # much can be answered without
        interaction.extras[_PREFERENCES] = await people.preferences(interaction.user.id)


def preferences_of(interaction: Interaction) -> Preferences:
    """What the person who asks prefers."""
    return cast("Preferences", interaction.extras.get(_PREFERENCES, USUAL))


def client_language(interaction: Interaction) -> str:
    """The language of the person's Discord client."""
    return language_of(str(interaction.locale))


def words_of(interaction: Interaction) -> Words:
    """What only this person reads is in the language they chose, else in that of their client."""
    return words_for(preferences_of(interaction).language or client_language(interaction))


def words_for_all(interaction: Interaction) -> Words:
    """What everybody reads at a table that is opened here.

    It is in the language of the server, or in the opener's if the server has chosen none.
    """
    chosen = interaction.guild_locale
    if chosen is None or chosen is UNCHOSEN:
        return words_of(interaction)
    return words_for(language_of(str(chosen)))


def is_private(interaction: Interaction) -> bool:
    """Was a component of a message used that nobody else sees?"""
    return interaction.message is not None and interaction.message.flags.ephemeral
