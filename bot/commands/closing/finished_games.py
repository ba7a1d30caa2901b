"""What can be asked about a game's chance and its end: the sealed shuffle, the record, the chart."""

from bot.commands.panel_answers import context_for
from bot.commands.shared import said
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.replies import Reply
from bot.message.messages import Enclosed, Message, Shown
from bot.public.end_post import CHART, RECORD, VERIFY, tallies
from bot.public.posts import day_of
from bot.public.record_name import record_name
from bot.services import Services
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import Table
from engine import Phase, print_record, record_of, verify
from render.pictures.chart import ScoreChart


async def press(services: Services, interaction: Interaction, table: Table, order: str) -> Reply:
    """Answer a button of the start's or the end's post."""
    if table.game is None:
        raise NotOffered
    if order == VERIFY:
        return await _verified(services, interaction, table)
    if table.game.phase is not Phase.OVER:
        raise LobbyRefusal(LobbyReason.NOT_OVER)
    return await {CHART: _chart, RECORD: _record}[order](services, interaction, table)


async def show_record(services: Services, interaction: Interaction) -> Reply:
    """Send the record of the game that ended here last as a file."""
    return await _record(services, interaction, await finished_table(services, interaction))


async def verify_game(services: Services, interaction: Interaction) -> Reply:
    """Check that all chance in the game that ended here last came from its sealed seed."""
    return await _verified(services, interaction, await finished_table(services, interaction))


async def finished_table(services: Services, interaction: Interaction) -> Table:
    """The table whose game ended in this channel last; or `LobbyRefusal`."""
    channel_id = interaction.channel_id or 0
    table = await services.tables.last_finished_at(channel_id)
    if table is None:
        nothing = await services.tables.last_at(channel_id) is None
        raise LobbyRefusal(LobbyReason.NO_TABLE if nothing else LobbyReason.NOT_OVER)
    return table


async def _record(services: Services, interaction: Interaction, table: Table) -> Reply:
    written = record_of(await services.tables.game_events(table.stored.id))
    posts = await services.posts.posts_of(table.stored.id)
    day = day_of(posts[0].since if posts else services.clock.now())
    enclosed = Enclosed(record_name(table.lobby.players, day), print_record(written).encode())
    return await services.reply(Message(words_of(interaction)("record-text"), enclosed=(enclosed,)))


async def _chart(services: Services, interaction: Interaction, table: Table) -> Reply:
    context, history = context_for(table, interaction), await services.tables.history(table.stored.id)
    chart = ScoreChart(history[-1].after, tallies(history))
    message = Message(context.words("chart-text"), pictures=(Shown(chart, context.look),))
    return await services.reply(message)


async def _verified(services: Services, interaction: Interaction, table: Table) -> Reply:
    """The verdict after the end; before it, the hash that seals the shuffle."""
    words = words_of(interaction)
    assert table.game is not None, "the game has begun"
    if table.game.phase is not Phase.OVER:
        return said(words("verify-sealed", hash=table.game.commitment))
    written = record_of(await services.tables.game_events(table.stored.id))
    assert written.seed is not None, "the game is over"
    verdict = verify(written, written.seed)
    if not verdict.honest:
        return said(words("verify-parts", at=verdict.at, expected=verdict.expected, found=verdict.found))
    return said(words("verify-honest", seed=str(written.seed), hash=table.game.commitment))
