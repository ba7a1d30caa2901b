"""The things a Discord holds: people, servers, channels, messages, interactions, emojis."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they exist here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """Discord's message flags, as far as they matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    VOICE_MESSAGE = 1 << 13
    COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """Discord's message types, as far as they exist here."""

    PLAIN = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class InteractionKind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass
class User:
    """A person or the bot."""

    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True
    has_told_language: bool = False
    """Whether `locale` comes from this person's client."""


@dataclass
class Role:
    """A named set of permissions; the role with the server's id is everyone's."""

    id: int
    name: str
    permissions: int
    managed: bool = False


@dataclass
class Member:
    """A person in a server."""

    user_id: int
    roles: list[int]
    joined: float


@dataclass
class Overwrite:
    """What a channel gives to or takes from a role or a person."""

    id: int
    person: bool
    allow: int = 0
    deny: int = 0


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"


@dataclass
class Channel:
    """A text channel, a thread or a conversation of two."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    recipients: list[int] = field(default_factory=list)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    archive_moment: float = 0.0
    position: int = 0
    slowmode: int = 0
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread of another channel."""
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


@dataclass
class Attachment:
    """A file of a message; its bytes lie in `World.files` under its id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Origin:
    """The interaction a message answers, as everyone may see it."""

    id: int
    kind: int
    user_id: int
    name: str = ""
    message_id: int | None = None
    before: Origin | None = None


@dataclass
class Message:
    """One message; `reader` is the only person who sees it if it is ephemeral."""

    id: int
    channel_id: int
    author_id: int
    made: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list)
    pings: list[int] = field(default_factory=list)
    pings_everyone: bool = False
    reactions: dict[str, list[int]] = field(default_factory=dict)
    reference_id: int | None = None
    reference_channel_id: int | None = None
    """Where what it refers to is, if not in its own channel; or the thread that it tells of."""
    reader: int | None = None
    reader_reloaded: bool = False
    origin: Origin | None = None
    thread_id: int | None = None

    @property
    def is_loading(self) -> bool:
        """Whether the bot has only said that it is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_system(self) -> bool:
        """Whether it is a system message."""
        return self.kind in (MessageKind.THREAD_CREATED, MessageKind.THREAD_STARTER)

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components only."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


@dataclass
class Emoji:
    """An emoji of the application; its bytes lie in `World.files` under its id."""

    id: int
    name: str
    animated: bool = False


@dataclass
class Interaction:
    """Something a person did that the bot must answer within three seconds."""

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    made: float
    data: Json
    name: str = ""
    message_id: int | None = None
    before: Interaction | None = None
    answer: int | None = None
    answered: float | None = None
    original_id: int | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    failed: bool = False
    followed_up: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        """Whether the bot has answered or its time is up."""
        return self.answer is not None or self.failed
