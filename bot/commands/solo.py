"""/solo: starts a game against computer players, or leads back to the current one."""

from collections.abc import Sequence
from typing import Final

from ai import Level
from bot.commands.shared import link_to, person, post_afterwards, said
from bot.commands.table_commands import PLAYERS_REST, started
from bot.delivery import components
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.permissions import lacking, told
from bot.delivery.replies import Reply
from bot.services import Services
from bot.table import lobby, seating
from bot.table.agreement import Agreement, offered_modules
from bot.table.lobby_events import AgreementChanged, LobbyEvent, Person, TableOpened
from bot.table.table_events import TableEvent
from engine.position.pieces import MAX_PLAYERS

MOST: Final = MAX_PLAYERS - 1
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
    words, who = words_of(interaction), person(interaction)
    if await services.store.has_seen(interaction.id):
        return said(words("trouble-done-already"))
    if lacks := lacking(interaction):
        return said(words("trouble-permissions", permissions=told(words, lacks)))
    channel_id, guild_id = interaction.channel_id or 0, interaction.guild_id or 0
    agreement = Agreement(language=words.language, modules=offered_modules() if modules else ())
    events = solo_events(who, _levels(opponents, level), agreement)
    opened = await services.tables.open(channel_id, guild_id, events, interaction.id)
    if opened is None:
        return await _lead_back(services, interaction)
    await services.people.change_reach(who.id, language=words.language)
    return Reply(
        components.text(words("solo-begun", opponents=opponents)),
        afterwards=post_afterwards(services, opened),
    )


def solo_events(who: Person, levels: Sequence[Level], agreement: Agreement) -> tuple[TableEvent, ...]:
    """The events of opening a table with computer players and starting the game."""
    events: list[LobbyEvent] = [TableOpened(who), AgreementChanged(who, agreement)]
    for level in levels:
        events.append(seating.seat_computer(lobby.fold(events), who, level, manages=False))
    return *events, *started(lobby.fold(events), who, manages=False)


def _levels(opponents: int, level: str) -> list[Level]:
    chosen = (Level(level),) if level else FOR_NEWCOMERS
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
