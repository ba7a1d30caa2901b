"""Turns a request into a reply: the handler's, or an explanation why there is none."""

from dataclasses import replace

from bot.commands import stale_buttons
from bot.commands.closing import damaged_table
from bot.commands.seat_return import return_to_seat, telling_of_return
from bot.commands.stale_buttons import TableClosed
from bot.delivery import components
from bot.delivery.interactions import NotOffered, words_of
from bot.delivery.replies import Reply, Request, Where
from bot.language.words import kebab
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.lobby import SEATS
from bot.table.lobby_reasons import LobbyRefusal


async def answer(services: Services, request: Request) -> Reply:
    """Answer a request; a player who comes back to play first gets the seat back from its computer."""
    interaction = request.interaction
    channel_id = interaction.channel_id or 0
    services.outbox.try_again(channel_id)
    await services.ending.stop(channel_id, interaction.user.id)
    table = await return_to_seat(services, interaction)
    reply = await _handle(services, request)
    return reply if table is None else telling_of_return(services, interaction, table, reply)


async def _handle(services: Services, request: Request) -> Reply:
    interaction = request.interaction
    try:
        reply = await request.handler(services, interaction, *request.pressed, **request.typed)
    except LobbyRefusal as refusal:
        words = words_of(interaction)
        return Reply(components.text(words(f"lobby-refused-{kebab(refusal.reason.name)}", seats=SEATS)))
    except NotOffered:
        return stale_buttons.answer_unknown(interaction)
    except TableClosed:
        return stale_buttons.answer_closed(interaction)
    except TableBroken as broken:
        return await damaged_table.answer_damaged(services, interaction, broken)
    return replace(reply, where=Where.PRIVATE) if request.keep_private else reply
