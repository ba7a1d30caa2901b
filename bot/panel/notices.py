"""Notices right above the buttons of a screen: the tour, lessons, what is about to happen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.message.message_context import MessageContext
from bot.message.messages import MOST_IN_ROW, Button, Link, Message, Row

STAY: Final = "stay"
"""The step that stops a turn from ending by itself. Whatever else its player does stops it too."""


@dataclass(frozen=True)
class Notice:
    """A text, and perhaps a button that answers it."""

    text: str
    answer: Button | Link | None = None


def with_notices(message: Message, notices: Iterable[Notice]) -> Message:
    """A message with notices right above its buttons: on a phone all else has scrolled out of sight."""
    for notice in notices:
        below = "\n".join(said for said in (message.below, notice.text) if said)
        message = replace(message, below=below)
        if notice.answer is not None:
            message = with_button(message, notice.answer)
    return message


def with_button(message: Message, more: Button | Link) -> Message:
    """A message with one more button, in its last row if there is room."""
    rows: tuple[Row, ...] = (*message.rows, (more,))
    last = message.rows[-1] if message.rows else ()
    if isinstance(last, tuple) and len(last) < MOST_IN_ROW:
        rows = (*message.rows[:-1], (*last, more))
    return replace(message, rows=rows)


def ends_soon(context: MessageContext) -> Notice:
    """Says that a turn is about to end by itself, with the button that stops it."""
    stay = Button(context.words("panel-button-stay"), context.panel_button(STAY))
    return Notice(context.words("panel-ends-soon"), stay)
