"""The bot: a discord.py client with one way to answer, one error handler, and an orderly stop."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.clock import Clock
from bot.cluster.identify_turns import IdentifyLimits, IdentifyTurns
from bot.cluster.member import Member
from bot.commands.answering import answer
from bot.commands.command_sync import CommandSync
from bot.commands.registration import add_commands
from bot.commands.routes import component_request
from bot.delivery import components
from bot.delivery.emojis.emoji_upload import EmojiUpload
from bot.delivery.interactions import Interaction, learn_preferences, words_of
from bot.delivery.replies import Reply, Request, deliver, send_reply
from bot.delivery.requests.rate_limit_memory import clear_seldom
from bot.delivery.requests.request_budget import RequestBudget
from bot.fault_injection import reached
from bot.garbage_collection import collect_while_idle
from bot.log import error_code, log
from bot.monitoring.checks import none_failed
from bot.monitoring.monitor import Monitor
from bot.services import Services, build_services
from bot.settings import REQUESTS_A_SECOND, StartError
from bot.shard_work import ShardWork
from bot.sharded_client import ShardedClient
from bot.storage.port import Fenced, Storage
from bot.tasks import cancel
from bot.tolerant_gateway import GuardedTree, guard_parsers
from render.base.theme import Palette

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

ANSWERS_FINISH_WITHIN: Final = 2.5
"""Seconds that answers under way get when the bot stops."""
FAILURES_TOLD_WITHIN: Final = 0.5
"""Seconds more to tell those who waited for a computer's thought that there is none."""
NOTICED_TWICE: Final = 5000
"""Interactions whose second delivery is noticed."""
EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Every command works on a server and in a DM with the bot, where people play alone."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks aloud


class AlhambraBot(ShardedClient):
    """Needs no privileged intent, keeps no caches, pings nobody unless told to."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        member: Member,
        *,
        shards: int | None = None,
        always_sync: bool = False,
        minds: int = 1,
        requests: int = REQUESTS_A_SECOND,
        emojis: bool = True,
        monitor: Monitor | None = None,
    ) -> None:
        self.monitor = monitor or Monitor()
        self._budget = RequestBudget(requests)
        self._budget.send_after(member.lease.wait)
        trace = self._budget.trace()
        self.monitor.measure_requests(trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=30,
            http_trace=trace,
        )
        guard_parsers(self, member.interactions.hear)
        clear_seldom(self)
        self.member = member
        self.services: Services = build_services(self, storage, clock, minds, member.ownership)
        self.tree = GuardedTree(self, allowed_contexts=EVERYWHERE)
        self.tree.error(self._command_failed)
        add_commands(self.tree, self.services, self.serve)
        self._commands = CommandSync(self.tree, self.services.notes, always=always_sync)
        self._identify_turns = IdentifyTurns(storage.cluster, member.epoch, self._identify_limits)
        self._shard_work = ShardWork(
            self.services,
            member,
            storage.cluster,
            share=lambda processes: self._budget.share(max(requests // processes, 1)),
            first=self._look_after_application,
        )
        self._emojis = self._emoji_upload() if emojis else None
        self._shards = shards
        self._under_way: set[asyncio.Task[Any]] = set()
        self._served: LRUCache[int, None] = LRUCache(NOTICED_TWICE)
        self._background: list[asyncio.Task[None]] = []
        self._stopping = False
        self.monitor.watch(self, self.services, self._budget)
        self.monitor.readiness.require("stopping", self._goes_on)
        self.monitor.readiness.require("shards", self._hears_its_shards)
        self.monitor.health.require("background", lambda: none_failed(self._background))

    async def setup_hook(self) -> None:
        """Once logged in, before any event: take shards, sync commands and start background work."""
        await self._divide()
        if 0 in self.member.ownership:
            await self._commands.sync()
        services = self.services
        self._shard_work.begin()
        self._background = [
            asyncio.create_task(services.outbox.keep_flushing()),
            asyncio.create_task(services.outbox.old_buttons.keep_removing()),
            asyncio.create_task(services.studio.warm_up((Palette.LIGHT,))),
            asyncio.create_task(services.due.keep_draining()),
            asyncio.create_task(collect_while_idle(services.places)),
        ]
        if self._emojis is not None:
            self._background.append(asyncio.create_task(self._emojis.keep_current()))
        self.member.connect(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Wait for a turn to begin a session."""
        await self._identify_turns.wait(shard_id or 0)

    async def on_shard_connect(self, shard: int) -> None:
        """A session has begun."""
        self._identify_turns.note_begun(shard)
        await super().on_shard_connect(shard)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Ignore all events once the bot is closed, even that it is ready."""
        if not self.is_closed():
            self.monitor.note_event(event)
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        log.info("ready", extra={"user": str(self.user), "guilds": len(self.guilds)})

    async def on_interaction(self, interaction: Interaction) -> None:
        """Components and forms; discord.py itself calls slash commands."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.serve(component_request(interaction))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a deleted channel."""
        await self.services.tables.close_lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await self.services.tables.close_lost(payload.thread_id)

    async def stop(self, *, at_once: bool = False) -> None:
        """Finish the answers under way, or not, then close; pending posts are made at the next start."""
        if self._stopping:  # asked twice: at once
            await self.close()
            return
        self._stopping = True
        if self._under_way and not at_once:
            await asyncio.wait(self._under_way, timeout=ANSWERS_FINISH_WITHIN)
        await self.services.thinking.close()
        if self._under_way and not at_once:  # those who waited for a computer's thought are told
            await asyncio.wait(self._under_way, timeout=FAILURES_TOLD_WITHIN)
        # Before the connection and the database close, which these tasks still use.
        await cancel([*self._under_way, *self._background])
        await self._identify_turns.close()
        await self._shard_work.close()
        await self.services.ending.close()
        await self.services.due.close()
        await self.services.computers.close()
        await self.services.outbox.close()
        await self.services.panels.close()
        await self.services.reviews.close()
        await self.services.questions.close()
        await self.close()
        await self.services.studio.close()

    async def serve(self, request: Request) -> None:
        """Answer a request once, whatever happens."""
        interaction = request.interaction
        if interaction.id in self._served:
            self.monitor.interactions.note_repeated(interaction)
            return  # delivered twice: the first delivery is or was answered
        self._served[interaction.id] = None
        reached("received")
        task = asyncio.current_task()
        assert task is not None, "discord.py runs every handler in a task"
        self._under_way.add(task)
        with self.monitor.interactions.serving(interaction) as served:
            try:
                await deliver(request, self._answer, self.services.places)
            except Fenced:
                served.problem = "left"
                log.warning("an answer is left to others", extra={"interaction": interaction.id})
            except Exception as error:  # the one place that answers for everything
                served.problem = "failed"
                await self._apologise(interaction, error)
            finally:
                self._under_way.discard(task)

    async def _answer(self, request: Request) -> Reply:
        await learn_preferences(self.services.people, request.interaction)
        if self._stopping:
            return Reply(components.text(words_of(request.interaction)("trouble-restarting")))
        return await answer(self.services, request)

    async def _goes_on(self) -> bool:
        return not self._stopping

    async def _hears_its_shards(self) -> bool:
        """Among others, a process may have none and stand by."""
        owned = self.member.ownership.shards.owned
        return self.member.hears_its_shards and (bool(owned) or self.member.processes > 1)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        with self.monitor.interactions.serving(interaction) as served:
            served.problem = "failed"
            await self._apologise(interaction, error)

    async def _apologise(self, interaction: Interaction, error: Exception) -> None:
        """Answer with a code by which the error can be found in the log."""
        error_id = error_code()
        log.error(
            "handler failed", exc_info=error, extra={"error_id": error_id, "interaction": interaction.id}
        )
        text = words_of(interaction)("trouble-failed", code=error_id)
        await send_reply(interaction, Reply(components.text(text)))

    # Together with other processes

    async def _divide(self) -> None:
        """Divide the servers into shards as the host or Discord wants it, or as others have done."""
        recommended, _, limits = await self.http.get_bot_gateway()
        self._identify_turns.learn(_read(limits))
        wanted = self._shards or recommended
        self.shard_count = await self.member.divide(wanted, insists=self._shards is not None)
        if self._shards not in (None, self.shard_count):
            raise StartError(
                f"ALHAMBRA_SHARDS is {self._shards}, but other processes of this bot run with"
                f" {self.shard_count}; set it to that, or stop them first."
            )

    async def _look_after_application(self) -> None:
        """The commands and emojis are the business of the process that has shard 0."""
        await self._commands.sync()
        if self._emojis is not None:
            self._emojis.wake()

    def _emoji_upload(self) -> EmojiUpload:
        services, ownership = self.services, self.member.ownership
        return EmojiUpload(
            self, services.studio, services.emojis, services.places, may_upload=lambda: 0 in ownership
        )

    async def _identify_limits(self) -> IdentifyLimits:
        _, _, limits = await self.http.get_bot_gateway()
        return _read(limits)


def _read(limits: "SessionStartLimit") -> IdentifyLimits:
    """Discord's limits as it sends them."""
    return IdentifyLimits(limits["remaining"], limits["reset_after"] / 1000, limits["max_concurrency"])
