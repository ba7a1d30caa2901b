"""From a request to its reply: the handler's, or the plain words for why there is none."""

from dataclasses import replace

from bot.commands import damaged_table, stale_buttons
from bot.commands.routes import ROUTES
from bot.commands.seat_return import return_to_seat, telling_of_return
from bot.commands.stale_buttons import TableClosed
from bot.delivery import components
from bot.delivery.interactions import Interaction, NotOffered, data_of, is_private, words_of
from bot.delivery.replies import Reply, Request, Where
from bot.language.words import kebab
from bot.message.custom_ids import read_custom_id
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.lobby import SEATS, LobbyRefusal


def component_request(interaction: Interaction) -> Request:
    """What a component or form asks for: its custom_id says it all."""
    custom_id = read_custom_id(str(data_of(interaction).get("custom_id", "")))
    if custom_id is None:
        return Request(interaction, _refuse)
    route = ROUTES[type(custom_id)]
    if route.where is Where.IN_PLACE and not is_private(interaction):
        # A button of a public post, or forged: private things never go where others see them.
        return Request(interaction, route.handler, (custom_id,), keep_private=True)
    return Request(interaction, route.handler, (custom_id,), where=route.where)


async def answer(services: Services, request: Request) -> Reply:
    """Answer a request; a player whose seat a computer kept has it back before playing on."""
    interaction = request.interaction
    services.outbox.try_again(interaction.channel_id or 0)
    table = await return_to_seat(services, interaction)
    with services.priority.somebody_waits():
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


async def _refuse(services: Services, interaction: Interaction) -> Reply:  # noqa: ARG001 (as every handler)
    raise NotOffered
