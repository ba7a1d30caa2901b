"""Private messages as their reader prefers them: colours, pictures or words."""

from dataclasses import replace
from typing import Final

from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel.parts import paragraphs
from bot.storage.preferences import Preferences, Showing
from render.base.theme import Palette

_SAYS_MORE: Final = ("sure", "log", "history", "rules", "describe", "memory")
"""Screens and looks whose text says what no picture shows."""


def preferred_context(context: MessageContext, preferences: Preferences) -> MessageContext:
    """The context of a message that only this reader sees."""
    return replace(
        context,
        palette=Palette(preferences.colours.value),
        drawn=preferences.showing is not Showing.TEXT,
    )


def in_colours(message: Message, preferences: Preferences) -> Message:
    """A message in the colours of its only reader."""
    palette = Palette(preferences.colours.value)
    pictures = tuple(replace(one, look=replace(one.look, palette=palette)) for one in message.pictures)
    return replace(message, pictures=pictures)


def without_retelling(message: Message, preferences: Preferences, screen: str, note: str = "") -> Message:
    """A screen or look for a reader who wants pictures only: its title, a note, pictures and buttons."""
    retells = message.pictures and screen.partition(" ")[0] not in _SAYS_MORE
    if preferences.showing is not Showing.PICTURES or not retells:
        return message
    title = message.text.partition("\n")[0]
    return replace(message, text=paragraphs(title, note), below="")
