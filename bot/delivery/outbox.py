"""Posts what the store says is pending: once each, even across crashes."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.between_turns.awake_people import AwakePeople
from bot.delivery.between_turns.follower_dms import FollowerDms
from bot.delivery.blocked_channels import BlockedChannels, lacks_right, may_pass
from bot.delivery.emojis.uploaded_emojis import NO_EMOJIS, UploadedEmojis
from bot.delivery.find_sent_message import NONCE_LASTS
from bot.delivery.hand_dms import Hands
from bot.delivery.layouts import Layout, attached
from bot.delivery.old_buttons import OldButtons
from bot.delivery.pending_by_table import BY_DM, FOR_FOLLOWERS, PUBLIC, PendingByTable
from bot.delivery.post_layouts import PostLayouts
from bot.delivery.requests import wire
from bot.delivery.requests.refused_requests import UNKNOWN_CHANNEL, log_failure
from bot.delivery.requests.wire import Components
from bot.delivery.requests.work_places import WorkPlaces
from bot.delivery.scoring_pause import leave_in_sight
from bot.delivery.sent_posts import SentPosts, file_stem
from bot.fault_injection import reached, shortened
from bot.locks import Locks
from bot.log import current_table, log
from bot.public.posts import replaces, table_message
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import PeopleStore, PostStore
from bot.storage.posts import Posted, ToPost
from bot.storage.tables import Tables
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table
from bot.tasks import cancel
from render.studio.studio import Studio

RETRY_EVERY: Final = 20.0
"""Seconds between attempts at posts that failed."""


class Outbox:
    """Posts in order within a channel; channels do not wait for each other."""

    def __init__(
        self,
        client: discord.Client,
        posts: PostStore,
        tables: Tables,
        studio: Studio,
        *,
        people: PeopleStore,
        hands: Hands,
        followers: FollowerDms,
        places: WorkPlaces,
        clock: Clock,
        emojis: UploadedEmojis = NO_EMOJIS,
        ownership: Ownership = ALL_OURS,
    ) -> None:
        self._client = client
        self._posts = posts
        self._tables = tables
        self._studio = studio
        self._hands = hands
        self._awake = AwakePeople(people, clock)
        self._followers = followers
        self._emojis = emojis
        self._ownership = ownership
        self._sent = SentPosts(client, tables, studio, emojis)
        self._layouts = PostLayouts(client, tables, studio, people=people, places=places, emojis=emojis)
        self._post_locks, self._hand_locks, self._follower_locks = Locks(), Locks(), Locks()
        self._made: dict[int, asyncio.Future[None]] = {}
        self._begun: set[asyncio.Task[None]] = set()
        self.pending = PendingByTable(posts, tables, ownership)
        self.blocked = BlockedChannels()
        self.old_buttons = OldButtons(
            posts, tables, self._sent, places=places, blocked=self.blocked, ownership=ownership
        )

    def begin(self, channel_id: int) -> asyncio.Future[None]:
        """Start posting to a channel in the background; done as soon as the first post is on its way."""
        made = self._made.setdefault(channel_id, asyncio.get_running_loop().create_future())
        task = asyncio.create_task(self.post(channel_id))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        task.add_done_callback(lambda _: self._note_made(channel_id))
        return made

    def _note_made(self, channel_id: int) -> None:
        made = self._made.pop(channel_id, None)
        if made is not None:
            made.set_result(None)

    def try_again(self, channel_id: int) -> None:
        """Try again to post in a channel where posts were refused: somebody uses the bot there."""
        if channel_id in self.blocked:
            self.begin(channel_id)

    def forget(self) -> None:
        """What posts and hands show is no longer known: others may have changed them."""
        self._sent.forget_all()
        self._hands.forget_all()

    async def close(self) -> None:
        """Leave unfinished posts to the next start."""
        await cancel(self._begun)

    async def keep_flushing(self) -> None:
        """Post what a crash left behind, and retry failed posts from time to time."""
        while True:
            try:
                await self.flush()
            except Exception:
                log.exception("the outbox could not be read")
            await asyncio.sleep(shortened(RETRY_EVERY))

    async def flush(self) -> None:
        """Post everything pending, everywhere."""
        ours = await self._posts.to_post(shards=self._ownership.shards)
        due = [item for item in ours if item.kind is not PostKind.OLD_BUTTONS]
        channels = sorted({item.table.channel_id for item in due})
        await asyncio.gather(
            *(self.flush_channel(one) for one in channels if not self.blocked.should_wait(one))
        )

    async def flush_channel(self, channel_id: int) -> None:
        """Post everything pending for a channel's tables, send the hands, and tell the followers."""
        # Hands may wait long, because Discord limits DMs strictly; the table must not wait for them.
        await asyncio.gather(self.post(channel_id), self._bring_hands(channel_id))
        async with self._follower_locks[channel_id]:
            for table, items in await self.pending.of(channel_id, FOR_FOLLOWERS):
                with self._ownership.work_for(table.stored.guild_id):
                    await self._followers.settle(table, items)

    async def post(self, channel_id: int) -> None:
        """Make a channel's pending public posts, or wait until they are made."""
        async with self._post_locks[channel_id]:
            for table, items in await self.pending.of(channel_id, PUBLIC):
                await self._settle(table, items)

    async def _bring_hands(self, channel_id: int) -> None:
        async with self._hand_locks[channel_id]:
            for table, items in await self.pending.of(channel_id, BY_DM):
                with self._ownership.work_for(table.stored.guild_id):
                    await self._hands.settle(table, items)

    async def refresh(self, table: Table) -> None:
        """Update the table's newest post."""
        async with self._post_locks[table.stored.channel_id]:
            with self._ownership.work_for(table.stored.guild_id) as ours:
                if ours:
                    await self._edit(table)
                    await self._posts.mark_refreshed(table.stored.id, table.number)
        if not ours:
            await self.post(table.stored.channel_id)

    async def _settle(self, table: Table, items: list[ToPost]) -> None:
        """Make all pending public posts of one table, in order."""
        current_table.set(table.stored.id)
        needed = _needed(items)
        await self._posts.mark_done([item.id for item in items if item not in needed])
        # Draw later pictures while earlier posts are being sent.
        later = [item for item in needed[1:] if item.kind is not PostKind.REFRESH]
        ahead = [asyncio.create_task(self._layouts.make(table, item)) for item in later]
        try:
            for before, item in zip((None, *needed), needed, strict=False):
                await leave_in_sight(self._tables, table, before, item)
                with self._ownership.work_for(table.stored.guild_id) as ours:
                    if not ours or not await self._try_to_deliver(table, item):
                        break
        finally:
            await cancel(ahead)

    async def _try_to_deliver(self, table: Table, item: ToPost) -> bool:
        """Deliver one item; False if it has to wait, and all later ones with it."""
        try:
            message_id, older = await self._deliver(table, item)
            problem = None
        except discord.HTTPException as error:
            if lacks_right(error) and item.kind is not PostKind.REFRESH:
                self.blocked.note_refusal(table.stored.channel_id)
            rests = table.is_watched and table.is_open
            if self._emojis.note_refusal(error) or may_pass(error, item.age, rests=rests):
                log.warning("left for later", extra={"why": str(error)})
                return False
            # Refused for good: a deleted channel, a permission not given back, a filter.
            log.warning("cannot be posted", extra={"why": str(error)})
            message_id, older, problem = None, None, str(error)
            if error.code == UNKNOWN_CHANNEL:
                await self._tables.close_lost(table.stored.channel_id)
        except Exception as error:
            log_failure("left for later", error)
            return False
        reached("delivered")
        if message_id is not None:
            self.blocked.note_success(table.stored.channel_id)
        await self._posts.mark_done([item.id], message_id, problem, older)
        reached("noted")
        if older is not None:
            self.old_buttons.note()
        return True

    async def _deliver(self, table: Table, item: ToPost) -> tuple[int | None, int | None]:
        """Post or refresh; gives the id of a new message, and the item of the post that it replaces."""
        if item.kind is PostKind.REFRESH:
            await self._edit(table)
            return None, None
        before = await self._posts.posts_of(table.stored.id)
        replaced = await self._replaced(table, item, before)
        if replaced is not None and await self._computer_is_next(table, item.number):
            # Nobody has to be called yet, so the post grows where it is.
            ready = await self._layouts.make(table, item)
            if await self._sent.extend(table, replaced, ready):
                self._remember(table, replaced.message_id, ready)
                return replaced.message_id, None
            replaced = None
        sent_id = await self._sent.find(table, item.mark) if item.age > NONCE_LASTS else None
        if sent_id is None:
            # The first post of the turn has pinged the player already.
            called = bool(before) and before[0].item_id >= item.first_id
            sent_id = await self._send(table, item, silent=called)
        if replaced is not None and replaced.message_id != sent_id:
            await self._sent.delete(table, replaced)
        elif item.kind is PostKind.TABLE and before and before[0].message_id != sent_id:
            return sent_id, before[0].item_id
        return sent_id, None

    async def _replaced(self, table: Table, item: ToPost, before: Sequence[Posted]) -> Posted | None:
        """The post whose turns a new post of the table tells too."""
        if item.kind is not PostKind.TABLE or not before or not table.had_begun(item.number):
            return None
        is_told = await replaces(self._tables, table, item.number, before[0].number)
        return before[0] if is_told else None

    async def _computer_is_next(self, table: Table, number: int) -> bool:
        after = (await self._tables.episode(table.stored.id, number)).after
        players = table.lobby.players
        return table.is_open and all(players[seat].level is not None for seat in after.to_act)

    async def _send(self, table: Table, item: ToPost, *, silent: bool) -> int:
        ready = await self._layouts.make(table, item)
        self._note_made(table.stored.channel_id)
        reached("before-post")
        called = [] if silent or table.stored.in_dm else await self._awake.among(ready.calls)
        # With the same nonce, Discord answers a second attempt with the first message.
        sent_id = await wire.post(
            self._client,
            table.stored.channel_id,
            ready.view,
            ready.attachments,
            nonce=item.nonce,
            mentions=wire.mentioning(called),
            silent=not called,
        )
        if item.kind is PostKind.TABLE:
            self._remember(table, sent_id, ready)
        reached("posted")
        return sent_id

    def note_shown(self, message_id: int, view: Components) -> None:
        """An answer to an interaction has changed a post."""
        self._sent.remember(message_id, view)

    def note_crossed(self, message_id: int) -> None:
        """Answers that change the same post have crossed: it may show any of them."""
        self._sent.forget(message_id)

    def _remember(self, table: Table, message_id: int, ready: Layout) -> None:
        if not table.stored.in_dm:  # there it may hold the tour, which goes with the buttons
            self._sent.remember(message_id, ready.view)

    async def _edit(self, table: Table) -> None:
        """Edit the newest post to show how things stand."""
        posts = await self._posts.posts_of(table.stored.id)
        if not posts:
            return
        number = table.number if not table.began else posts[0].number
        deadline = await self._tables.deadline(table)
        message = await table_message(self._tables, table, number, deadline=deadline)
        if not table.began:
            await self._sent.redraw(table, posts[0], message if table.is_open else replace(message, rows=()))
            return
        pictures = attached(message, self._studio, file_stem(table, posts[0].number))
        message = (
            await self._layouts.guided(table, number, message) if table.is_open else replace(message, rows=())
        )
        await self._sent.change(table, posts[0], message, pictures)


def _needed(items: list[ToPost]) -> list[ToPost]:
    """All but superfluous refreshes: only the last counts, and none before a new post of the table."""
    kept: list[ToPost] = []
    for item in reversed(items):
        shown_later = any(later.kind in (PostKind.TABLE, PostKind.REFRESH) for later in kept)
        if item.kind is not PostKind.REFRESH or not shown_later:
            kept.insert(0, item)
    return kept
