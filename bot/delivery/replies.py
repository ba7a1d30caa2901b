"""Requests and replies as values, and the one place that answers Discord in time."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextvars import copy_context
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import Any, Final

import aiohttp
import discord

from bot.delivery.interactions import Interaction
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.wire import (
    Attachment,
    Components,
    acknowledge,
    answer,
    answer_in_place,
    change_answer,
    follow_up,
)
from bot.delivery.requests.work_places import WorkPlaces
from bot.fault_injection import reached
from bot.log import current_table, log
from bot.message.custom_id import CustomId

THINKING_AFTER: Final = 0.25
"""Seconds of work after which the bot says that it is thinking; Discord waits for three.

Most answers are ready sooner. In place nobody sees it, and a person who was acknowledged can wait."""
ALREADY_ANSWERED: Final = 40060


class Where(Enum):
    """Where an answer goes."""

    PRIVATE = auto()
    """A message that only the person sees."""
    IN_PLACE = auto()
    """The message whose component was used."""
    FORM = auto()
    """Perhaps a form, which can only be the first answer; or a private message."""


@dataclass(frozen=True)
class Reply:
    """An answer: a layout, or a form to fill in."""

    view: Components | None = None
    where: Where = Where.PRIVATE
    modal: discord.ui.Modal | None = None
    attachments: tuple[Attachment, ...] = ()
    afterwards: Callable[[bool], Awaitable[None]] | None = None
    """What is left to do once the person has been answered; it is told whether the answer arrived."""


@dataclass(frozen=True)
class Request:
    """Something a person asks for: the handler that answers it, and what it is called with."""

    interaction: Interaction
    handler: Callable[..., Awaitable[Reply]]
    """Called with the services, the interaction, what was pressed and what was typed."""
    pressed: tuple[CustomId, ...] = ()
    typed: Mapping[str, object] = field(default_factory=dict)
    where: Where = Where.PRIVATE
    """Where to say "thinking" if it takes long."""
    keep_private: bool = False
    """Is the answer private, even if the handler would put it into the message that was pressed?"""


WorkOut = Callable[[Request], Awaitable[Reply]]


async def deliver(request: Request, work_out: WorkOut, places: WorkPlaces) -> None:
    """Work the answer out and send it; acknowledge it first if a crowd comes, or if it takes long.

    What `work_out` raises is the caller's to deal with. An answer that does not arrive undoes nothing.
    """
    interaction, is_form = request.interaction, request.where is Where.FORM
    heard = partial(acknowledge, interaction, in_place=request.where is Where.IN_PLACE)
    crowded, asked = places.is_crowded(), places.ask(Priority.ANSWER)
    if crowded and not is_form:
        await _arrives(interaction, heard())
    context = copy_context()
    task = asyncio.get_running_loop().create_task(
        _work_out(request, work_out, places, asked), context=context
    )
    if not is_form and not interaction.response.is_done():
        until: set[asyncio.Future[Any]] = {task, places.crowd}
        await asyncio.wait(until, timeout=THINKING_AFTER, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            await _arrives(interaction, heard())
    try:
        reply = await task
    finally:
        current_table.set(context.get(current_table))
    arrived = await send_reply(interaction, reply)
    if reply.afterwards is not None:
        await reply.afterwards(arrived)


async def send_reply(interaction: Interaction, reply: Reply) -> bool:
    """Answer now; gives whether Discord took it for certain."""
    arrived = await _arrives(interaction, _send(interaction, reply))
    reached("answered")
    return arrived


async def replace_reply(interaction: Interaction, reply: Reply) -> None:
    """Put another answer in the place of the one that has arrived."""
    if reply.view is not None:
        await _arrives(interaction, change_answer(interaction, reply.view, reply.attachments))


async def _work_out(
    request: Request, work_out: WorkOut, places: WorkPlaces, asked: "asyncio.Future[None] | None" = None
) -> Reply:
    async with places.place(Priority.ANSWER, asked):
        return await work_out(request)


async def _arrives(interaction: Interaction, sending: Awaitable[object]) -> bool:
    """Whether Discord took an answer for certain."""
    try:
        await sending
    except discord.HTTPException as error:
        # It was answered already: by the first attempt of this very answer, or because the interaction was
        # delivered twice. Where that answer stands is not known, so nothing may be edited into it.
        if error.code != ALREADY_ANSWERED:
            log.warning("answer refused", extra={"interaction": interaction.id, "why": str(error)})
        return False
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("answer lost", extra={"interaction": interaction.id, "why": str(error)})
        return False
    return True


async def _send(interaction: Interaction, reply: Reply) -> None:
    if interaction.response.is_done():
        await _send_late(interaction, reply)
    elif reply.modal is not None:
        await interaction.response.send_modal(reply.modal)
    elif reply.view is None:
        await acknowledge(interaction, in_place=True)
    elif reply.where is Where.IN_PLACE:
        await answer_in_place(interaction, reply.view, reply.attachments)
    else:
        await answer(interaction, reply.view, reply.attachments)


async def _send_late(interaction: Interaction, reply: Reply) -> None:
    """After "thinking" was said: in place, or in the private message that was thinking."""
    if reply.view is None:
        return
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking or reply.where is Where.IN_PLACE:
        await change_answer(interaction, reply.view, reply.attachments)
    else:
        await follow_up(interaction, reply.view, reply.attachments)
