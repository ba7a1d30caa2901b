"""The turns that one post tells, a line each: in full if there is room on a phone, else in few words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.language.words import ENGLISH, words_for
from bot.message.emojis import unmarked
from bot.message.message_context import MessageContext
from bot.public.story import story, story_at_a_glance
from bot.table.episodes import Episode
from render.alt_text.lengths import length

MOST_TOLD_IN_FULL: Final = 2
"""Turns in one post of which the last may be told with payment and place."""
ROOM: Final = 120
"""Characters that they may take, judged in English, so that turns are told alike in all languages."""


def turns_told(context: MessageContext, turns: Sequence[Episode]) -> list[str]:
    """A line for each turn."""
    if len(turns) <= 1 or _fits(context, turns):
        return _newest_in_full(context, turns)
    return [story(context.at(one.players), one, brief=True, paid=False) for one in turns]


def _fits(context: MessageContext, turns: Sequence[Episode]) -> bool:
    if len(turns) > MOST_TOLD_IN_FULL:
        return False
    in_english = _newest_in_full(replace(context, words=words_for(ENGLISH)), turns)
    return sum(length(unmarked(line)) for line in in_english) <= ROOM


def _newest_in_full(context: MessageContext, turns: Sequence[Episode]) -> list[str]:
    return [story_at_a_glance(context.at(one.players), one, brief=one is not turns[-1]) for one in turns]
