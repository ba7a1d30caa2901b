"""Says on a panel that its turn is about to end by itself, and lets its player stop that."""

from dataclasses import replace
from typing import Final

from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message
from bot.panel.parts import paragraphs, with_button

STAY: Final = "stay"
"""The step that stops it. Whatever else the player does stops it too."""


def ends_soon(message: Message, context: MessageContext) -> Message:
    """A panel with the notice right above its buttons, and one more button."""
    stay = Button(context.words("panel-button-stay"), context.panel_button(STAY))
    below = paragraphs(message.below, context.words("panel-ends-soon"))
    return with_button(replace(message, below=below), stay)
