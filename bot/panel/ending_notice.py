"""Says on a panel that its turn is about to end by itself, and lets its player stop that."""

from typing import Final

from bot.message.message_context import MessageContext
from bot.message.messages import Button
from bot.panel.notices import Notice

STAY: Final = "stay"
"""The step that stops it. Whatever else the player does stops it too."""


def ends_soon(context: MessageContext) -> Notice:
    """The notice, and the button that stops it."""
    stay = Button(context.words("panel-button-stay"), context.panel_button(STAY))
    return Notice(context.words("panel-ends-soon"), stay)
