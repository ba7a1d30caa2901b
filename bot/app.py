"""The bot: a discord.py client with one router, one error handler, and a quiet way to stop."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.clock import Clock
from bot.commands import add_commands, damaged_table
from bot.commands.command_translations import CommandWords
from bot.commands.routes import ROUTES
from bot.commands.seat_return import taken_back, welcomed
from bot.delivery import components
from bot.delivery.garbage_collection import keep_tidy
from bot.delivery.replies import (
    AnswerSlots,
    Interaction,
    NotOffered,
    Reply,
    Where,
    Work,
    data_of,
    deliver,
    is_private,
    words_of,
)
from bot.delivery.request_budget import RequestBudget
from bot.fault_injection import reached
from bot.language.words import kebab
from bot.log import log
from bot.message.custom_ids import read_custom_id
from bot.services import Services, build_services
from bot.settings import REQUESTS_A_SECOND
from bot.storage.damage import TableBroken
from bot.storage.port import Storage
from bot.table.lobby import SEATS, LobbyRefusal
from bot.tasks import cancel
from bot.tolerant_gateway import GuardedTree, guard_parsers, keep_connected
from render.base.theme import Palette

LAST_WORDS: Final = 2.5
"""Seconds that answers under way get when the bot stops."""
FAREWELL: Final = 0.5
"""Seconds more for those who are told that nobody thinks for them any longer."""
REMEMBERED: Final = 5000
"""Interactions whose second delivery is noticed."""
EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Every command works on a server and in a DM with the bot, where people play alone."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks aloud


class AlhambraBot(discord.Client):
    """Needs no privileged intent, keeps no caches, pings nobody unless told to."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        *,
        always_sync: bool = False,
        minds: int = 1,
        requests: int = REQUESTS_A_SECOND,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=30,
            http_trace=RequestBudget(requests).trace(),
        )
        guard_parsers(self)
        self.services: Services = build_services(self, storage, clock, minds)
        self.tree = GuardedTree(self, allowed_contexts=EVERYWHERE)
        self.tree.error(self._command_failed)
        add_commands(self.tree, self.services, self._serve)
        self._always_sync = always_sync
        self._under_way: set[asyncio.Task[Any]] = set()
        self._slots = AnswerSlots()
        self._served: dict[int, None] = {}
        self._background: list[asyncio.Task[None]] = []
        self._stopping = False

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected, whatever Discord sends."""
        await keep_connected(self, partial(super().connect, reconnect=reconnect))

    async def setup_hook(self) -> None:
        """Once logged in, before any event: commands and what a crash left unposted."""
        await self._sync()
        self._background = [
            asyncio.create_task(self.services.outbox.keep_flushing()),
            asyncio.create_task(self.services.studio.warm_up((Palette.LIGHT,))),
            asyncio.create_task(self.services.computers.wake_all(self.services.store)),
            asyncio.create_task(keep_tidy(self.services.priority)),
        ]

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Nothing is heard any more once the bot is closed, not even that it has become ready."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        log.info("ready", extra={"user": str(self.user), "guilds": len(self.guilds)})

    async def on_interaction(self, interaction: Interaction) -> None:
        """The router: whatever a component means is in its custom_id."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            said = read_custom_id(str(data_of(interaction).get("custom_id", "")))
            if said is None:
                await self._serve(interaction, lambda: _gone(interaction))
                return
            route = ROUTES[type(said)]
            if route.where is Where.IN_PLACE and not is_private(interaction):
                # A button of a public post, or forged: what is private is never put where others see it.
                await self._serve(
                    interaction, lambda: _aside(route.handler(self.services, interaction, said))
                )
            else:
                await self._serve(
                    interaction, lambda: route.handler(self.services, interaction, said), route.where
                )

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table goes with its channel."""
        await self.services.tables.close_lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table goes with its thread."""
        await self.services.tables.close_lost(payload.thread_id)

    async def stop(self) -> None:
        """Answer what is under way, then go; what could not be posted so quickly is posted next time."""
        if self._stopping:  # asked a second time: at once
            await self.close()
            return
        self._stopping = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_WORDS)
        await self.services.thinking.close()
        if self._under_way:  # whoever waited for a thought is told that there is none
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        # Before connection and database are closed, or whoever still works with them would complain.
        await cancel([*self._under_way, *self._background])
        await self.services.computers.close()
        await self.services.outbox.close()
        await self.services.panels.close()
        await self.services.reviews.close()
        await self.services.questions.close()
        await self.close()
        await self.services.studio.close()

    async def _serve(self, interaction: Interaction, work: Work, where: Where = Where.PRIVATE) -> None:
        if interaction.id in self._served:
            return  # delivered twice: the first delivery is or was answered
        self._served[interaction.id] = None
        reached("received")
        if len(self._served) > REMEMBERED:
            self._served.pop(next(iter(self._served)))
        task = asyncio.current_task()
        assert task is not None, "discord.py runs every handler in a task"
        self._under_way.add(task)
        try:
            await deliver(interaction, lambda: self._answer(interaction, work), self._slots, where)
        except Exception as error:  # the one place that answers for everything
            await self._apologise(interaction, error)
        finally:
            self._under_way.discard(task)

    async def _answer(self, interaction: Interaction, work: Work) -> Reply:
        """What the work gives; whoever plays on at a seat that a computer kept has it again before."""
        if self._stopping:
            return Reply(components.text(words_of(interaction)("trouble-restarting")))
        self.services.outbox.try_again(interaction.channel_id or 0)
        back = await taken_back(self.services, interaction)
        reply = await self._worked(interaction, work)
        return reply if back is None else welcomed(self.services, interaction, back, reply)

    async def _worked(self, interaction: Interaction, work: Work) -> Reply:
        """What the work gives, or in plain words why there is nothing to give."""
        words = words_of(interaction)
        try:
            with self.services.priority.disturbed():
                return await work()
        except LobbyRefusal as refusal:
            return Reply(components.text(words(f"lobby-refused-{kebab(refusal.reason.name)}", seats=SEATS)))
        except NotOffered:
            return await _gone(interaction)
        except TableBroken as broken:
            return await damaged_table.told(self.services, interaction, broken)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await self._apologise(interaction, error)

    async def _apologise(self, interaction: Interaction, error: Exception) -> None:
        """Whatever went wrong, the person gets an answer, and the log a code to find it by."""
        error_id = secrets.token_hex(4)
        log.error(
            "handler failed", exc_info=error, extra={"error_id": error_id, "interaction": interaction.id}
        )

        async def sorry() -> Reply:
            return Reply(components.text(words_of(interaction)("trouble-failed", code=error_id)))

        await deliver(interaction, sorry, AnswerSlots())

    async def _sync(self) -> None:
        """Tell Discord about the commands, if they are not those it was told last time."""
        translator = CommandWords()
        await self.tree.set_translator(translator)
        commands = self.tree.get_commands()
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands/{self.application_id}"
        if self._always_sync or await self.services.notes.read(name) != digest:
            await self.tree.sync()
            await self.services.notes.write(name, digest)
            log.info("commands synced", extra={"commands": len(payload)})


async def _aside(answering: Awaitable[Reply]) -> Reply:
    """An answer beside the message whose component was used."""
    return replace(await answering, where=Where.PRIVATE)


async def _gone(interaction: Interaction) -> Reply:
    return Reply(components.text(words_of(interaction)("trouble-old-button")))
