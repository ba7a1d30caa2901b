"""What a handler answers, as a value; and the one place that hands answers to Discord in time."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, cast

import aiohttp
import discord

from bot.delivery.layouts import Attachment
from bot.fault_injection import reached
from bot.language.words import Words, language_of, words_for
from bot.log import current_table, log

PATIENCE: Final = 0.25
"""Seconds of work after which the bot says that it is thinking; Discord waits for three.

Most answers are there sooner. In place nobody sees that it was said, and whoever was heard can wait."""
AT_THE_DESK: Final = 4
"""Answers worked on at the same time. Whoever comes while more wait is told at once that they were heard."""
CROWDED: Final = 0.5
"""Seconds after somebody found no place in which whoever comes belongs to the same crowd."""
ALREADY_ANSWERED: Final = 40060

Interaction = discord.Interaction[Any]


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What the person entered or pressed, as Discord sent it."""
    return cast("dict[str, Any]", interaction.data) if isinstance(interaction.data, dict) else {}


class NotOffered(Exception):
    """What somebody chose was never offered to them: it is forged, or from a version no longer known."""


def chosen_in(data: Mapping[str, Any]) -> str | None:
    """What was chosen in a menu, all of which let one thing be chosen; None where a button was pressed."""
    if "values" not in data:
        return None
    match data["values"]:
        case [str(value)]:
            return value
        case _:
            raise NotOffered


def words_of(interaction: Interaction) -> Words:
    """What is said to this person alone is said in the language of their client."""
    return words_for(language_of(str(interaction.locale)))


def is_private(interaction: Interaction) -> bool:
    """Was it used in a message that nobody else sees?"""
    return interaction.message is not None and interaction.message.flags.ephemeral


class Where(Enum):
    """Where an answer goes."""

    PRIVATE = auto()
    """A message that only the person sees."""
    IN_PLACE = auto()
    """The message whose component was used."""
    FORM = auto()
    """Perhaps a form, which can be nothing but the first answer; or a private message."""


@dataclass(frozen=True)
class Reply:
    """An answer: a layout built only to be serialised, or a form to fill in."""

    view: discord.ui.LayoutView | None = None
    where: Where = Where.PRIVATE
    modal: discord.ui.Modal | None = None
    attachments: tuple[Attachment, ...] = ()
    afterwards: Callable[[bool], Awaitable[None]] | None = None
    """What is left to do once the person has been answered; it is told whether the answer arrived."""


Work = Callable[[], Awaitable[Reply]]


class AnswerSlots(asyncio.Semaphore):
    """Where answers are worked on: by so many at the same time; the others wait in the order they came."""

    def __init__(self, places: int = AT_THE_DESK) -> None:
        super().__init__(places)
        self._crowd: asyncio.Future[None] | None = None
        self._turned_away = float("-inf")

    def has_place(self, where: Where) -> bool:
        """May an answer be worked on before it is acknowledged? Not in a crowd, even if a place is free."""
        in_crowd = asyncio.get_running_loop().time() < self._turned_away + CROWDED
        return not self.locked() and (where is Where.FORM or not in_crowd)

    @property
    def crowd(self) -> "asyncio.Future[None]":
        """Done as soon as somebody finds no place."""
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().create_future()
        return self._crowd

    def turn_away(self) -> None:
        """Somebody has found no place: everybody who has one is told as well that they were heard."""
        self._turned_away = asyncio.get_running_loop().time()
        if self._crowd is not None:
            self._crowd.set_result(None)
            self._crowd = None


_slots: ContextVar[AnswerSlots | None] = ContextVar("desk", default=None)
"""Where the answer is worked on."""


async def deliver(
    interaction: Interaction, work: Work, slots: AnswerSlots, where: Where = Where.PRIVATE
) -> None:
    """Do the work and answer with what it gives; `where` is where to say "thinking" if it takes long.

    It takes long, too, when a crowd comes: then everybody is told first that they were heard.

    What the work raises is the caller's to answer for. An answer that does not arrive undoes nothing.
    """
    has_place = slots.has_place(where)
    if has_place:
        await slots.acquire()  # at once: whoever comes in the same moment has to see it taken
    elif where is not Where.FORM:
        if slots.locked():
            slots.turn_away()
        await _arrives(interaction, _defer(interaction, where))
    context = copy_context()
    working = _run(work, slots, has_place=has_place)
    task = asyncio.get_running_loop().create_task(working, context=context)
    until: set[asyncio.Future[Any]] = {task} if where is Where.FORM else {task, slots.crowd}
    await asyncio.wait(until, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not task.done() and not interaction.response.is_done():
        await _arrives(interaction, _defer(interaction, where))
    try:
        reply = await task
    finally:
        current_table.set(context.get(current_table))
    arrived = await _arrives(interaction, _send(interaction, reply))
    reached("answered")
    if reply.afterwards is not None:
        await reply.afterwards(arrived)


async def answer_again(interaction: Interaction, reply: Reply) -> None:
    """Put another answer in the place of the one that has arrived."""
    files = [attachment.file() for attachment in reply.attachments]
    await _arrives(interaction, interaction.edit_original_response(view=reply.view, attachments=files))


@asynccontextmanager
async def without_answer_slot() -> AsyncIterator[None]:
    """While an answer is thought about elsewhere, somebody else may have its place."""
    slots = _slots.get()
    if slots is None:
        yield
        return
    slots.release()
    try:
        yield
    finally:
        await slots.acquire()


async def _run(work: Work, slots: AnswerSlots, *, has_place: bool = False) -> Reply:
    if not has_place:
        await slots.acquire()
    try:
        _slots.set(slots)
        return await work()
    finally:
        slots.release()


async def _arrives(interaction: Interaction, sending: Awaitable[object]) -> bool:
    """Whether Discord took an answer for certain."""
    try:
        await sending
    except discord.HTTPException as error:
        # Somebody has answered already: this very answer at its first attempt, or the same interaction
        # delivered twice. Where that answer stands is not known, so nothing of ours may be edited into it.
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
