"""/solo: starts a game against computer players, changes them, or leads back to the current game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ai import Level
from bot.commands.shared import lacks_rights, link_to, person, post_afterwards, said
from bot.commands.show_again import PLAYERS_REST
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.commands.table_commands import started
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.permissions import lacking
from bot.delivery.replies import Reply, Where
from bot.message.personal_ids import SoloButton
from bot.private.opponents import MOST, opponents_message
from bot.services import Services
from bot.storage.port import MovedOn
from bot.table import closing, lobby, seating
from bot.table.agreement import Agreement, offered_modules
from bot.table.lobby_events import AgreementChanged, LobbyEvent, Person, TableOpened
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.solo_game import can_begin_anew
from bot.table.table_events import TableEvent
from bot.table.table_state import Table

USUAL: Final = 2
LEVELS: Final = {"gardener": "level-gardener", "mason": "level-mason", "vizier": "level-vizier"}
"""The levels that can be asked for, with their phrases."""
FOR_NEWCOMERS: Final = (Level.GARDENER, Level.MASON)
"""The levels that alternate unless one was asked for: an absent-minded and an attentive player."""


async def start_solo(
    services: Services,
    interaction: Interaction,
    opponents: int = USUAL,
    level: str = "",
    *,
    modules: bool = False,
) -> Reply:
    """Start a game against computer players, or lead back to the current one."""
    words = words_of(interaction)
    if await services.store.has_seen(interaction.id):
        return said(words("trouble-done-already"))
    if lacks := lacking(interaction):
        return lacks_rights(words, lacks)
    chosen = SoloButton(0, opponents, Level(level) if level else None)
    agreement = Agreement(language=words.language, modules=offered_modules() if modules else ())
    return await _begin(services, interaction, chosen, agreement, Where.PRIVATE)


async def press(services: Services, interaction: Interaction, button: SoloButton) -> Reply:
    """Deal a game anew against other opponents, or ask which; only before the player's first move."""
    words, user_id = words_of(interaction), interaction.user.id
    if await services.store.has_seen(interaction.id):
        return said(words("trouble-done-already"))
    table = await table_behind(services, button.table_id)
    if table.lobby.seat_of(user_id) is None or button.opponents > MOST:
        raise NotOffered
    if table.is_open and not can_begin_anew(table, user_id):
        return said(words("solo-too-late"))
    if not table.is_open and not button.opponents:
        raise TableClosed
    if not button.opponents:
        return await services.reply(opponents_message(words, _current(table)))
    try:
        await services.tables.act(
            table.stored.id, lambda now: _close(now, person(interaction)), -interaction.id, quietly=True
        )
    except MovedOn:
        return said(words("solo-too-late"))
    except LobbyRefusal:
        pass  # it is closed already, by this very button before a crash
    return await _begin(services, interaction, button, table.lobby.agreement, Where.IN_PLACE)


async def _begin(
    services: Services, interaction: Interaction, chosen: SoloButton, agreement: Agreement, where: Where
) -> Reply:
    words, who = words_of(interaction), person(interaction)
    channel_id, guild_id = interaction.channel_id or 0, interaction.guild_id or 0
    events = solo_events(who, _levels(chosen.opponents, chosen.level), agreement)
    opened = await services.tables.open(channel_id, guild_id, events, interaction.id)
    if opened is None:
        return await _lead_back(services, interaction)
    await services.people.change_reach(who.id, language=words.language)
    begun = words("solo-begun", opponents=chosen.opponents)
    message = opponents_message(words, replace(chosen, table_id=opened.stored.id), begun)
    reply = await services.reply(message, where)
    return replace(reply, afterwards=post_afterwards(services, opened))


def _close(table: Table, who: Person) -> Sequence[TableEvent]:
    """Close a game that its player has not begun yet."""
    if not can_begin_anew(table, who.id):
        raise MovedOn
    return (closing.close(table.lobby, who, manages=True),)


def _current(table: Table) -> SoloButton:
    """The opponents of a solo game."""
    levels = [one.level for one in table.lobby.seated if one.is_imagined]
    return SoloButton(table.stored.id, len(levels), levels[0] if len({*levels}) == 1 else None)


def solo_events(who: Person, levels: Sequence[Level], agreement: Agreement) -> tuple[TableEvent, ...]:
    """The events of opening a table with computer players and starting the game."""
    events: list[LobbyEvent] = [TableOpened(who), AgreementChanged(who, agreement)]
    for level in levels:
        events.append(seating.seat_computer(lobby.fold(events), who, level, manages=False))
    return *events, *started(lobby.fold(events), who, manages=False)


def _levels(opponents: int, level: Level | None) -> list[Level]:
    chosen = (level,) if level else FOR_NEWCOMERS
    return [chosen[at % len(chosen)] for at in range(opponents)]


async def _lead_back(services: Services, interaction: Interaction) -> Reply:
    """Post a player's own table again; leave other people's tables alone."""
    words = words_of(interaction)
    channel_id = interaction.channel_id or 0
    table = await services.tables.at(channel_id)
    if table is None or table.lobby.seat_of(interaction.user.id) is None:
        return said(words("solo-elsewhere", link=await link_to(services, channel_id)))
    if not await services.posts.ask_for_table(table.stored, table.number, interaction.id, PLAYERS_REST):
        return said(words("table-shown-lately", link=await link_to(services, channel_id)))
    return Reply(components.text(words("solo-goes-on")), afterwards=post_afterwards(services, table))
