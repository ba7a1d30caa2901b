"""Stories as they read where there are no emojis."""

from bot.message.emojis import unmarked
from bot.message.message_context import MessageContext
from bot.public import story as told
from bot.table.episodes import Episode


def story(context: MessageContext, episode: Episode) -> str:
    """The episode in one line."""
    return unmarked(told.story(context, episode))


def news(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What was drawn at the end of a turn."""
    return tuple(map(unmarked, told.news(context, episode)))


def outcomes(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What else it led to."""
    return tuple(map(unmarked, told.outcomes(context, episode)))
