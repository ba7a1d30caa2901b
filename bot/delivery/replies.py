"""Requests and replies as values, and the one place that answers Discord in time."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextvars import copy_context
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final

import aiohttp
import discord

from bot.delivery.answer_slots import AnswerSlots, current_slots
from bot.delivery.interactions import Interaction
from bot.delivery.layouts import Attachment
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
    """An answer: a layout built only to be serialised, or a form to fill in."""

    view: discord.ui.LayoutView | None = None
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


Answer = Callable[[Request], Awaitable[Reply]]


async def deliver(request: Request, answer: Answer, slots: AnswerSlots) -> None:
    """Work the answer out and send it; say "thinking" first if it takes long or a crowd comes.

    What `answer` raises is the caller's to deal with. An answer that does not arrive undoes nothing.
    """
    interaction, where = request.interaction, request.where
    has_slot = not slots.locked() and (where is Where.FORM or not slots.is_crowded)
    if has_slot:
        await slots.acquire()  # at once: the next to come must see it taken
    elif where is not Where.FORM:
        if slots.locked():
            slots.note_overflow()
        await _arrives(interaction, _defer(interaction, where))
    context = copy_context()
    working = _work_out(request, answer, slots, has_slot=has_slot)
    task = asyncio.get_running_loop().create_task(working, context=context)
    until: set[asyncio.Future[Any]] = {task} if where is Where.FORM else {task, slots.overflow}
    await asyncio.wait(until, timeout=THINKING_AFTER, return_when=asyncio.FIRST_COMPLETED)
    if not task.done() and not interaction.response.is_done():
        await _arrives(interaction, _defer(interaction, where))
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
    files = [attachment.file() for attachment in reply.attachments]
    await _arrives(interaction, interaction.edit_original_response(view=reply.view, attachments=files))


async def _work_out(request: Request, answer: Answer, slots: AnswerSlots, *, has_slot: bool) -> Reply:
    if not has_slot:
        await slots.acquire()
    try:
        current_slots.set(slots)
        return await answer(request)
    finally:
        slots.release()


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


async def _defer(interaction: Interaction, where: Where) -> None:
    if where is Where.IN_PLACE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _send(interaction: Interaction, reply: Reply) -> None:
    files = [attachment.file() for attachment in reply.attachments]
    if interaction.response.is_done():
        await _send_late(interaction, reply, files)
    elif reply.modal is not None:
        await interaction.response.send_modal(reply.modal)
    elif reply.view is None:
        await interaction.response.defer()
    elif reply.where is Where.IN_PLACE:
        await interaction.response.edit_message(view=reply.view, attachments=files)
    else:
        await interaction.response.send_message(view=reply.view, files=files, ephemeral=True)


async def _send_late(interaction: Interaction, reply: Reply, files: list[discord.File]) -> None:
    """After "thinking" was said: in place, or in the private message that was thinking."""
    if reply.view is None:
        return
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking or reply.where is Where.IN_PLACE:
        await interaction.edit_original_response(view=reply.view, attachments=files)
    else:
        await interaction.followup.send(view=reply.view, files=files, ephemeral=True)
