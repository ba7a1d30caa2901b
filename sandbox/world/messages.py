"""Posting, editing and deleting messages, and telling everyone who may see it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox.world.components import numbered, texts_of
from sandbox.world.feed import MessageCreated, MessageDeleted, MessageEdited
from sandbox.world.message_payload import gateway_message_payload
from sandbox.world.moderation import announce_thread
from sandbox.world.permissions import Permission
from sandbox.world.pictures import content_type_of, size_of
from sandbox.world.state import Attachment, Channel, Json, Message, MessageFlag, MessageKind, Origin

if TYPE_CHECKING:
    from sandbox.world.world import World

NONCE_MEMORY = 300.0
"""Seconds during which Discord takes the same nonce for the same message."""
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content: bytes
    content_type: str | None = None


@dataclass(frozen=True)
class Draft:
    """A message as a request describes it: its JSON body and its files by number."""

    body: Json
    uploads: dict[int, Upload]


def post(
    world: World,
    channel: Channel,
    author_id: int,
    draft: Draft,
    *,
    kind: int = MessageKind.PLAIN,
    reference_channel_id: int | None = None,
    reader: int | None = None,
    origin: Origin | None = None,
    extra_flags: int = 0,
) -> Message:
    """Put a new message into a channel."""
    message = Message(
        id=world.snowflakes.next(),
        channel_id=channel.id,
        author_id=author_id,
        made=world.clock.now(),
        kind=kind,
        reference_channel_id=reference_channel_id,
        reader=reader,
        origin=origin,
    )
    reference = draft.body.get("message_reference")
    message.reference_id = int(reference["message_id"]) if reference else None
    message.nonce = draft.body.get("nonce")
    _fill(world, message, draft)
    message.flags = (draft.body.get("flags") or 0) & SETTABLE | extra_flags
    if reader is not None:
        message.flags |= MessageFlag.EPHEMERAL
    _mention(world, message, draft.body, interaction=origin is not None)
    message.pings = [] if message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS else list(message.mentions)
    if reader is None:
        channel.last_message_id = message.id
        _wake(world, channel)
    world.messages[message.id] = message
    world.tell_message(message, MessageCreated(message))
    _dispatch(world, "MESSAGE_CREATE", message)
    return message


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Change what a request names of a message, and leave the rest."""
    wanted = (draft.body.get("flags") or 0) & SETTABLE
    message.flags = (message.flags | wanted) & ~MessageFlag.LOADING
    _fill(world, message, draft)
    if "content" in draft.body or "components" in draft.body:
        _mention(world, message, draft.body, interaction=message.origin is not None)
    message.edited = world.clock.now()
    announce_edit(world, message)
    return message


def announce_edit(world: World, message: Message) -> None:
    """Show a changed message to everyone who sees it."""
    world.tell_message(message, MessageEdited(message))
    _dispatch(world, "MESSAGE_UPDATE", message)


def delete(world: World, message: Message) -> None:
    """Delete a message."""
    world.messages.pop(message.id, None)
    for attachment in message.attachments:
        world.files.pop(attachment.id, None)
    world.tell_message(message, MessageDeleted(message.channel_id, message.id))
    if message.reader is None:
        channel = world.channels[message.channel_id]
        payload: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
        world.dispatch("MESSAGE_DELETE", payload, channel.guild_id)


def with_nonce(world: World, channel: Channel, author_id: int, nonce: object) -> Message | None:
    """A message already sent under this nonce a short while ago."""
    oldest = world.clock.now() - NONCE_MEMORY
    for message in reversed(world.messages.values()):
        if message.made < oldest:
            return None
        same = message.channel_id == channel.id and message.author_id == author_id
        if same and message.nonce is not None and str(message.nonce) == str(nonce):
            return message
    return None


def _wake(world: World, channel: Channel) -> None:
    """A message for all takes a thread out of the archive."""
    if channel.archived:
        channel.archived = False
        channel.archive_moment = world.clock.now()
        announce_thread(world, channel)


def _fill(world: World, message: Message, draft: Draft) -> None:
    body = draft.body
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if "embeds" in body:
        message.embeds = list(body["embeds"] or [])
    if "components" in body:
        message.components = numbered(body["components"] or [])
    if "attachments" in body or draft.uploads:
        message.attachments = _attachments(world, message, draft)


def _attachments(world: World, message: Message, draft: Draft) -> list[Attachment]:
    """Old files that are named stay; without a list all do; new ones are added in their order."""
    listed = draft.body.get("attachments")
    old = {one.id: one for one in message.attachments}
    entries = [{"id": one} for one in old] if listed is None else listed
    named = {int(entry["id"]): entry for entry in entries}
    kept = [_described(old[number], entry) for number, entry in named.items() if number in old]
    new = [_stored(world, upload, named.get(number, {})) for number, upload in sorted(draft.uploads.items())]
    for gone in set(old) - {one.id for one in kept}:
        world.files.pop(gone, None)
    return kept + new


def _described(attachment: Attachment, entry: dict[str, Any]) -> Attachment:
    if "description" in entry:
        attachment.description = entry["description"]
    return attachment


def _stored(world: World, upload: Upload, entry: dict[str, Any]) -> Attachment:
    filename = clean_filename(entry.get("filename") or upload.filename)
    attachment = Attachment(
        id=world.snowflakes.next(),
        filename=filename,
        size=len(upload.content),
        content_type=content_type_of(filename, upload.content_type),
        description=entry.get("description"),
    )
    if (size := size_of(upload.content)) is not None:
        attachment.width, attachment.height = size
    world.files[attachment.id] = upload.content
    return attachment


def clean_filename(name: str) -> str:
    """A file name as Discord keeps it: letters, digits and _ - . only."""
    return re.sub(r"[^A-Za-z0-9_.-]", "", name.replace(" ", "_")) or "unknown"


def _mention(world: World, message: Message, body: Json, *, interaction: bool) -> None:
    """Whom a message mentions; `allowed_mentions` narrows it, interactions mention people only."""
    text = "\n".join([message.content, *texts_of(message.components)])
    named = list(dict.fromkeys(int(one) for one in re.findall(r"<@!?(\d+)>", text)))
    allowed = body.get("allowed_mentions")
    if allowed is None:
        allowed = {"parse": ["users"] if interaction else ["users", "roles", "everyone"]}
    parse = allowed.get("parse") or []
    listed = {int(one) for one in allowed.get("users") or []}
    message.mentions = [one for one in named if one in world.users and ("users" in parse or one in listed)]
    channel = world.channels[message.channel_id]
    loud = "everyone" in parse and re.search(r"@(everyone|here)\b", text) is not None
    message.pings_everyone = loud and world.may(channel, message.author_id, Permission.MENTION_EVERYONE)


def _dispatch(world: World, event: str, message: Message) -> None:
    """Bring a message to the bot, unless only one person sees it."""
    channel = world.channels[message.channel_id]
    if message.reader is None and world.may(channel, world.bot_id, Permission.VIEW_CHANNEL):
        world.dispatch(event, gateway_message_payload(world, message), channel.guild_id)
