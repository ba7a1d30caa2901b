"""What a handler answers, as a value; and the one place that hands answers to Discord in time."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, cast

import discord

from bot.log import log

PATIENCE: Final = 1.5
"""Seconds of work after which the bot says that it is thinking; Discord waits for three."""
ALREADY_ANSWERED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062

Interaction = discord.Interaction[Any]


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What the person entered or pressed, as Discord sent it."""
    return cast("dict[str, Any]", interaction.data or {})


class Where(Enum):
    """Where an answer goes."""

    PRIVATE = auto()
    """A message that only the person sees."""
    IN_PLACE = auto()
    """The message whose component was used."""


@dataclass(frozen=True)
class Picture:
    """An image with its name and what it shows."""

    name: str
    png: bytes
    alt: str

    def file(self) -> discord.File:
        """The picture, ready for sending."""
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt)


@dataclass(frozen=True)
class Reply:
    """An answer: a layout built only to be serialised, or a form to fill in."""

    view: discord.ui.LayoutView | None = None
    where: Where = Where.PRIVATE
    modal: discord.ui.Modal | None = None
    pictures: tuple[Picture, ...] = ()
    afterwards: Callable[[], Awaitable[None]] | None = None
    """What is left to do once the person has been answered."""


Work = Callable[[], Awaitable[Reply]]


async def deliver(interaction: Interaction, work: Work, where: Where = Where.PRIVATE) -> None:
    """Do the work and answer with what it gives; `where` is where to say "thinking" if it takes long."""
    task = asyncio.ensure_future(work())
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done():
        await _defer(interaction, where)
    reply = await task
    await _send(interaction, reply)
    if reply.afterwards is not None:
        await reply.afterwards()


async def _defer(interaction: Interaction, where: Where) -> None:
    try:
        if where is Where.IN_PLACE:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise


async def _send(interaction: Interaction, reply: Reply) -> None:
    files = [picture.file() for picture in reply.pictures]
    try:
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
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED and reply.view is not None:
            # A retried answer that had arrived the first time: what follows is an edit.
            await interaction.edit_original_response(view=reply.view, attachments=files)
        elif error.code == UNKNOWN_INTERACTION:
            log.warning("answered too late", extra={"interaction": interaction.id})
        else:
            raise


async def _send_late(interaction: Interaction, reply: Reply, files: list[discord.File]) -> None:
    """After "thinking" was said: in place, or in the message that was thinking."""
    if reply.view is None:
        return
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking or reply.where is Where.IN_PLACE:
        await interaction.edit_original_response(view=reply.view, attachments=files)
    else:
        await interaction.followup.send(view=reply.view, files=files, ephemeral=True)
