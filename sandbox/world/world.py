"""The state of a Discord and who may see what of it.

Everything goes through a `World`: the REST API, the gateway, the test people and the web page share one.

    world = everyday_world()                       # or World.load(path)
    stop = world.feed.subscribe(user.id, listener) # changes this person may see (see `sandbox.world.feed`)
    world.visible_messages(user.id, channel.id)    # what is on the person's screen there
    world.visible_channels(user.id)                # the list at the left
    world.reload(user.id)                          # a restarted client: ephemeral messages are gone
    world.save(path)

To act as a person, see `sandbox.acts.person_acts`; for tests, `sandbox.people.people`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandbox.limits.error_codes import unknown_channel
from sandbox.limits.logins import Logins
from sandbox.world import storage
from sandbox.world.clock import Clock
from sandbox.world.feed import Change, ChannelChanged, ChannelGone, Feed, MessageDeleted
from sandbox.world.payloads import channel_payload
from sandbox.world.permissions import EVERYTHING, Permission, permissions_in
from sandbox.world.snowflake import Snowflakes
from sandbox.world.state import (
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    Overwrite,
    User,
)

if TYPE_CHECKING:
    from pathlib import Path

Dispatch = Callable[[str, Json, int | None], None]
"""Hears every gateway event: its name, its payload, the server it belongs to."""


class World:
    """All people, servers, channels and messages, a clock, and the feeds of changes."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.logins = Logins(self.clock)
        self.feed = Feed()
        self.application_id = 0
        self.bot_id = 0
        self.base_url = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.emojis: dict[int, Emoji] = {}
        self.takes_emojis = True
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.files: dict[int, bytes] = {}
        self.interactions: dict[int, Interaction] = {}
        self.dispatchers: list[Dispatch] = []

    # People and places by name

    def user(self, name: str) -> User:
        """The person of that name."""
        found = [user for user in self.users.values() if name in (user.display, user.name)]
        if not found:
            raise LookupError(f"nobody is called {name}")
        return found[0]

    def channel(self, name: str) -> Channel:
        """The newest channel or thread of that name, with or without its #."""
        wanted = name.removeprefix("#")
        found = [channel for channel in self.channels.values() if channel.name == wanted]
        if not found:
            raise LookupError(f"no channel is called {name}")
        return found[-1]

    def dm(self, user_id: int) -> Channel | None:
        """The bot's conversation with a person, once it was opened."""
        both = {self.bot_id, user_id}
        dms = [one for one in self.channels.values() if one.kind is ChannelKind.DM]
        return next((one for one in dms if set(one.recipients) == both), None)

    def open_dm(self, user_id: int) -> Channel:
        """The bot's conversation with a person, opened if need be."""
        channel = self.dm(user_id)
        if channel is None:
            channel = Channel(
                self.snowflakes.next(), ChannelKind.DM, recipients=sorted({self.bot_id, user_id})
            )
            self.channels[channel.id] = channel
            self.tell_channel(channel, ChannelChanged(channel))
        return channel

    def bot_guilds(self) -> list[Guild]:
        """The servers the bot is in."""
        return [guild for guild in self.guilds.values() if self.bot_id in guild.members]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server a channel belongs to."""
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    # Who may see what

    def rights(self, channel: Channel, user_id: int) -> int:
        """A person's permissions in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            return EVERYTHING if user_id in channel.recipients else 0
        place = channel
        if channel.is_thread and channel.parent_id is not None:
            place = self.channels.get(channel.parent_id, channel)
        rights = permissions_in(guild, place, user_id)
        if channel.kind is ChannelKind.PRIVATE_THREAD and not rights & Permission.MANAGE_THREADS:
            return rights if user_id in channel.recipients else 0
        return rights

    def may(self, channel: Channel, user_id: int, permission: Permission) -> bool:
        """Whether a person has a right in a channel."""
        return bool(self.rights(channel, user_id) & permission)

    def audience(self, channel: Channel) -> set[int]:
        """Everyone who can see a channel."""
        return {user_id for user_id in self.users if self.may(channel, user_id, Permission.VIEW_CHANNEL)}

    def may_see(self, message: Message, user_id: int) -> bool:
        """Whether a message is on a person's screen; the bot sees even what it may no longer fetch."""
        if message.reader is not None:
            return message.reader == user_id and not message.reader_reloaded
        channel = self.channels.get(message.channel_id)
        return channel is not None and self.may(channel, user_id, Permission.VIEW_CHANNEL)

    def visible_channels(self, user_id: int) -> list[Channel]:
        """The channels, threads and conversations a person can open."""
        return [
            channel
            for channel in self.channels.values()
            if self.may(channel, user_id, Permission.VIEW_CHANNEL)
        ]

    def visible_messages(self, user_id: int, channel_id: int) -> list[Message]:
        """What a person sees in a channel, oldest first."""
        return [
            message
            for message in self.messages.values()
            if message.channel_id == channel_id and self.may_see(message, user_id)
        ]

    def messages_in(self, channel_id: int) -> list[Message]:
        """A channel's public messages, oldest first; ephemeral ones are in no history."""
        return [one for one in self.messages.values() if one.channel_id == channel_id and one.reader is None]

    # Telling

    def tell_message(self, message: Message, change: Change) -> None:
        """Tell everyone who may see a message of a change to it."""
        if message.reader is not None:
            self.feed.tell({message.reader} if not message.reader_reloaded else set(), change)
        elif (channel := self.channels.get(message.channel_id)) is not None:
            self.tell_channel(channel, change)

    def tell_channel(self, channel: Channel, change: Change) -> None:
        """Tell everyone who can see a channel of a change."""
        listening = self.feed.listening()
        hears = {one for one in listening if self.may(channel, one, Permission.VIEW_CHANNEL)}
        self.feed.tell(hears, change)

    def dispatch(self, event: str, payload: Json, guild_id: int | None) -> None:
        """Send an event to the bot."""
        for dispatcher in self.dispatchers:
            dispatcher(event, payload, guild_id)

    # What a person, a moderator or time can do to the place

    def reload(self, user_id: int) -> None:
        """A person restarts the client: ephemeral messages are gone, though the bot may still edit them."""
        for message in self.messages.values():
            if message.reader == user_id and not message.reader_reloaded:
                self.dismiss(message)

    def dismiss(self, message: Message) -> None:
        """The reader dismisses an ephemeral message."""
        if message.reader is not None:
            self.feed.tell({message.reader}, MessageDeleted(message.channel_id, message.id))
            message.reader_reloaded = True

    def overwrite(self, channel: Channel, user_id: int, allow: int = 0, deny: int = 0) -> None:
        """Give or take rights of one person (or the bot) in a channel."""
        before = self.audience(channel)
        channel.overwrites[user_id] = Overwrite(user_id, person=True, allow=allow, deny=deny)
        after = self.audience(channel)
        self.feed.tell(before - after, ChannelGone(channel.id))
        self.feed.tell(after, ChannelChanged(channel))
        self.dispatch("CHANNEL_UPDATE", channel_payload(self, channel), channel.guild_id)

    def found_channel(self, channel_id: int) -> Channel:
        """A channel by id, or Discord's refusal."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown_channel()
        return channel

    # Keeping

    def save(self, path: Path) -> None:
        """Write everything that outlives a restart to a JSON file, and the pictures beside it."""
        storage.save(self, path)

    @classmethod
    def load(cls, path: Path, clock: Clock | None = None) -> World:
        """A world as it was saved."""
        world = cls(clock)
        storage.load(world, path)
        return world
