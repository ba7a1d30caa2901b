"""/help, /about, a trial DM, and a report to the host."""

import asyncio
from importlib.metadata import version
from typing import Final

import discord

from bot.delivery import components
from bot.delivery.dm_test_picture import star_picture
from bot.delivery.hands import DM_REFUSED, OPENING_TOO_FAST
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of, words_of
from bot.delivery.layouts import Attachment
from bot.delivery.replies import Reply, Where
from bot.language.words import kebab
from bot.message.custom_ids import HelpMenu, ReportForm, TryDm
from bot.services import Services
from bot.storage.reports import LONGEST_REPORT, REPORTS_A_DAY, Report, ReportRefusal

TOPICS: Final = ("start", "solo", "turn", "computers", "modules", "private", "advice", "trouble", "rules")


async def show_help(services: Services, interaction: Interaction, topic: str = "") -> Reply:  # noqa: ARG001 (as every handler)
    """Show the help page, opened at a topic if one is named."""
    words = words_of(interaction)
    known = not topic or topic in TOPICS
    note = words("help-intro") if known else words("help-unknown-topic")
    return Reply(components.help_page(words, TOPICS, topic if known else None, note))


async def suggest_topics(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:  # noqa: ARG001 (as all that suggest)
    """Topics whose title or name contains what is typed, as (title, name)."""
    words, wanted = words_of(interaction), typed.casefold()
    titles = [(words(f"help-topic-{name}"), name) for name in TOPICS]
    return [(title, name) for title, name in titles if wanted in title.casefold() or wanted in name]


async def open_topic(services: Services, interaction: Interaction, menu: HelpMenu) -> Reply:  # noqa: ARG001 (as every route)
    """Open the topic chosen on the help page."""
    words = words_of(interaction)
    chosen_topic = chosen_in(data_of(interaction))
    topic = chosen_topic if chosen_topic in TOPICS else None
    return Reply(components.help_page(words, TOPICS, topic, words("help-intro")), Where.IN_PLACE)


async def show_about(services: Services, interaction: Interaction) -> Reply:
    """Say what this bot is."""
    tables = await services.store.open_tables()
    return Reply(components.about(words_of(interaction), version("alhambra-bot"), tables))


async def try_dm(services: Services, interaction: Interaction, button: TryDm) -> Reply:  # noqa: ARG001 (as every route)
    """Send a DM with a picture, and say privately whether it arrived."""
    words = words_of(interaction)
    picture = Attachment("star.png", await asyncio.to_thread(star_picture), words("dm-alt"))
    try:
        await interaction.user.send(words("dm-text"), file=picture.file())
    except discord.HTTPException as error:
        if error.code == OPENING_TOO_FAST:
            return Reply(components.text(words("dm-too-fast")))
        if error.code not in DM_REFUSED:
            raise
        await services.people.change_reach(interaction.user.id, closed=True, told=True)
        return Reply(components.text(words("dm-closed")))
    await services.people.change_reach(interaction.user.id, closed=False, told=False)
    return Reply(components.text(words("dm-sent")))


async def write_report(services: Services, interaction: Interaction, form: ReportForm) -> Reply:
    """Open the form, or store what was written in it."""
    words = words_of(interaction)
    try:
        if not form.sent:
            await services.reports.check(interaction.user.id)  # before the person writes in vain
            return Reply(modal=components.report_form(words))
        text = typed_in(data_of(interaction).get("components")).get("text")
        if text is None:
            raise NotOffered
        report = Report(interaction.user.id, interaction.guild_id, text, interaction.id)
        number = await services.reports.add(report)
    except ReportRefusal as refusal:
        why = words(
            f"report-refused-{kebab(refusal.reason.name)}", most=REPORTS_A_DAY, longest=LONGEST_REPORT
        )
        return Reply(components.text(why))
    return Reply(components.text(words("report-kept", number=number)))


def typed_in(components: object) -> dict[str, str]:
    """What was typed into a form, by the custom_id of each field; anything else is ignored."""
    typed: dict[str, str] = {}
    for component in components if isinstance(components, list) else ():
        match component:
            case {"component": {"custom_id": str(name), "value": str(value)}}:
                typed[name] = value
            case {"custom_id": str(name), "value": str(value)}:
                typed[name] = value
    return typed
