"""/help: what people may want to know, topic by topic."""

from bot import panels, phrases
from bot.house import House
from bot.replies import Interaction, Reply, Where, data_of


async def show(topic: str | None) -> Reply:
    """The help page, with a topic opened if one is named."""
    if topic is None or topic in phrases.TOPICS:
        return Reply(panels.help_page(topic))
    return Reply(panels.help_page(None, phrases.UNKNOWN_TOPIC))


def suggested(typed: str) -> list[tuple[str, str]]:
    """Topics whose title or name goes with what is typed, as (title, name)."""
    wanted = typed.casefold()
    return [
        (title, name)
        for name, (title, _) in phrases.TOPICS.items()
        if wanted in title.casefold() or wanted in name
    ]


async def chosen(house: House, interaction: Interaction, rest: str) -> Reply:  # noqa: ARG001 (as every route)
    """A topic was chosen in the page itself."""
    values = data_of(interaction).get("values", [])
    topic = str(values[0]) if values and values[0] in phrases.TOPICS else None
    return Reply(panels.help_page(topic), Where.IN_PLACE)
