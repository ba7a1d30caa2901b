"""A table that cannot be read: what people are told, and closing it to free its channel."""

import contextlib

from bot.commands.shared import manages
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, words_of
from bot.delivery.replies import Reply, Where
from bot.log import error_code, log
from bot.message.custom_ids import CloseDamaged
from bot.message.messages import Button, Message, Tone
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.lobby import fold
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import StoredTable


async def answer_damaged(services: Services, interaction: Interaction, broken: TableBroken) -> Reply:
    """Say what is wrong, and who can close the table if it still occupies its channel."""
    words, code = words_of(interaction), error_code()
    log.error("a table is damaged", exc_info=broken, extra={"error_id": code, "table": broken.table_id})
    text = words("table-broken", number=str(broken.table_id), code=code)
    stored = await services.store.table_in(interaction.channel_id or 0)
    if stored is not None and stored.id == broken.table_id:
        may_close = await _may_close(services, interaction, stored)
        text += "\n" + (words("table-broken-close-you") if may_close else words("table-broken-close-others"))
    return Reply(components.text(text))


async def ask(services: Services, interaction: Interaction, broken: TableBroken) -> Reply:
    """Ask for confirmation before closing a damaged table."""
    stored = await services.store.table(broken.table_id)
    if stored is None or not await _may_close(services, interaction, stored):
        return await answer_damaged(services, interaction, broken)
    words = words_of(interaction)
    button = Button(words("table-sure-close-broken.button"), str(CloseDamaged(stored.id)), Tone.DANGER)
    return await services.reply(Message(words("table-sure-close-broken"), rows=((button,),)))


async def close(services: Services, interaction: Interaction, button: CloseDamaged) -> Reply:
    """Close a damaged table for good. Everything stored of it stays."""
    words = words_of(interaction)
    stored = await services.store.table(button.table_id)
    damage = await _damage(services, stored) if stored else None
    if stored is None or damage is None:
        raise NotOffered
    if not await _may_close(services, interaction, stored):
        raise LobbyRefusal(LobbyReason.NOT_YOURS)
    await services.store.close_damaged(stored.id, str(damage))
    log.warning("a damaged table was closed", extra={"table": stored.id, "why": str(damage)})
    return Reply(components.text(words("table-broken-closed", number=str(stored.id))), Where.IN_PLACE)


async def _damage(services: Services, stored: StoredTable) -> TableBroken | None:
    """What is wrong with a table; None if it can be read, and so closed as usual."""
    try:
        await services.tables.by_id(stored.id)
    except TableBroken as broken:
        return broken
    return None


async def _may_close(services: Services, interaction: Interaction, stored: StoredTable) -> bool:
    """Those who manage the server may, and the table's opener, if that can still be read.

    In a DM its person may. Nobody may from elsewhere: who manages another server has no say here.
    """
    if interaction.channel_id != stored.channel_id:
        return False
    if stored.in_dm or manages(interaction):
        return True
    with contextlib.suppress(Exception):  # the first event may be what is damaged
        first = await services.store.first_event(stored.id)
        return fold((first,)).opener.id == interaction.user.id  # type: ignore[arg-type]  # else it raises
    return False
