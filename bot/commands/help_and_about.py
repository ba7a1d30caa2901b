"""/help, /about, a trial DM, and a report to the host."""

import asyncio
import io
from importlib.metadata import version

import discord

from bot.commands.panel_answers import context_for
from bot.commands.shared import has_room, person
from bot.commands.solo import start_solo
from bot.commands.table_commands import open_table
from bot.delivery import components
from bot.delivery.direct_messages import DM_REFUSED, OPENING_TOO_FAST
from bot.delivery.dm_test_picture import star_picture
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of, words_of
from bot.delivery.replies import Reply, Where
from bot.language.foreign_words import is_titled
from bot.language.words import kebab
from bot.message.custom_ids import HelpMenu, ReportForm, TryDm
from bot.message.help_ids import HelpButton, HelpOrder
from bot.private.help_page import TOPICS, Opening, at_table, help_opening, help_topic, without_table
from bot.private.rules_text import rules
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.storage.reports import LONGEST_REPORT, REPORTS_A_DAY, Report, ReportRefusal


async def show_help(services: Services, interaction: Interaction, topic: str = "") -> Reply:
    """Show the help page, opened at a topic if one is named."""
    words = words_of(interaction)
    if topic in TOPICS:
        return await services.reply(help_topic(words, topic))
    note = words("help-unknown-topic") if topic else ""
    return await services.reply(help_opening(words, await _opening(services, interaction), note))


async def _opening(services: Services, interaction: Interaction) -> Opening:
    """What the page begins with in this channel."""
    try:
        table = await services.tables.last_at(interaction.channel_id or 0)
    except TableBroken:
        table = None
    if table is None or table.lobby.closed:
        return without_table(words_of(interaction))
    room = has_room(table.lobby, person(interaction))
    return at_table(context_for(table, interaction), table, interaction.user.id, can_join=room)


async def press(services: Services, interaction: Interaction, button: HelpButton) -> Reply:
    """Do what the help page offers where there is no table."""
    match button.order:
        case HelpOrder.TABLE:
            return await open_table(services, interaction, thread=False)
        case HelpOrder.SOLO:
            return await start_solo(services, interaction)
        case HelpOrder.RULES:
            return await services.reply(rules(words_of(interaction)))


async def suggest_topics(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:  # noqa: ARG001 (as all that suggest)
    """Topics whose title in any language, or name, contains what is typed, as (title, name)."""
    words = words_of(interaction)
    found = [name for name in TOPICS if is_titled(typed, f"help-topic-{name}", name)]
    return [(words(f"help-topic-{name}"), name) for name in found]


async def open_topic(services: Services, interaction: Interaction, menu: HelpMenu) -> Reply:  # noqa: ARG001 (as every route)
    """Open the topic chosen on the help page."""
    words, topic = words_of(interaction), chosen_in(data_of(interaction))
    if topic in TOPICS:
        return await services.reply(help_topic(words, topic), Where.IN_PLACE)
    return await services.reply(help_opening(words, await _opening(services, interaction)), Where.IN_PLACE)


async def show_about(services: Services, interaction: Interaction) -> Reply:
    """Say what this bot is."""
    tables = await services.store.open_tables()
    return Reply(components.about(words_of(interaction), version("alhambra-bot"), tables))


async def try_dm(services: Services, interaction: Interaction, button: TryDm) -> Reply:  # noqa: ARG001 (as every route)
    """Send a DM with a picture, and say privately whether it arrived."""
    words = words_of(interaction)
    star = io.BytesIO(await asyncio.to_thread(star_picture))
    picture = discord.File(star, "star.png", description=words("dm-alt"))
    try:
        await interaction.user.send(words("dm-text"), file=picture)
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
