"""Fitting texts into messages: names are cut before anything is left out; long texts get pages."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from bot.message.emojis import growth
from bot.message.message_context import MessageContext
from bot.message.messages import LONGEST_TEXT
from render.alt_text.lengths import length

MOST_BYTES: Final = 9_500
"""Discord rejects texts with more bytes of UTF-8, however few characters they have."""
_NAMES: Final = (24, 16, 10, 6)


def fitted(context: MessageContext, tell: Callable[[MessageContext], str], room: int = LONGEST_TEXT) -> str:
    """What `tell` says, with the longest names that fit."""
    text = tell(context)
    for longest in _NAMES:
        if fits(text, room):
            break
        text = tell(replace(context, longest_name=longest))
    return text


def fits(text: str, room: int = LONGEST_TEXT) -> bool:
    """Does this text fit, as Discord counts, even if all its emojis are there?"""
    more = growth(text)
    return length(text) + more <= room and (len(text.encode()) + more) * LONGEST_TEXT <= MOST_BYTES * room


def paged(lines: Iterable[str], room: int = LONGEST_TEXT) -> tuple[str, ...]:
    """Lines on as few pages as possible; no line is split."""
    pages: list[str] = []
    for line in lines:
        if pages and fits(f"{pages[-1]}\n{line}", room):
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return tuple(pages)
