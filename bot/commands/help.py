"""/help: what people may want to know, topic by topic."""

from typing import Final

from bot.delivery import components
from bot.delivery.interactions import Interaction, chosen_in, data_of, words_of
from bot.delivery.replies import Reply, Where
from bot.message.custom_ids import HelpMenu
from bot.services import Services

TOPICS: Final = ("start", "solo", "turn", "computers", "modules", "private", "advice", "trouble", "rules")


async def show(services: Services, interaction: Interaction, topic: str = "") -> Reply:  # noqa: ARG001 (as every handler)
    """The help page, with a topic opened if one is named."""
    words = words_of(interaction)
    known = not topic or topic in TOPICS
    note = words("help-intro") if known else words("help-unknown-topic")
    return Reply(components.help_page(words, TOPICS, topic if known else None, note))


async def suggest_topics(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:  # noqa: ARG001 (as all that suggest)
    """Topics whose title or name goes with what is typed, as (title, name)."""
    words, wanted = words_of(interaction), typed.casefold()
    titles = [(words(f"help-topic-{name}"), name) for name in TOPICS]
    return [(title, name) for title, name in titles if wanted in title.casefold() or wanted in name]


async def chosen(services: Services, interaction: Interaction, menu: HelpMenu) -> Reply:  # noqa: ARG001 (as every route)
    """A topic was chosen in the page itself."""
    words = words_of(interaction)
    chosen_topic = chosen_in(data_of(interaction))
    topic = chosen_topic if chosen_topic in TOPICS else None
    return Reply(components.help_page(words, TOPICS, topic, words("help-intro")), Where.IN_PLACE)
