"""A message in the words of Discord's API."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from sandbox.world.clock import iso
from sandbox.world.components import SCHEME, file_media, shown
from sandbox.world.payloads import channel_payload, member_payload, user_payload
from sandbox.world.state import Attachment, InteractionKind, Json, Message, MessageKind, Origin

if TYPE_CHECKING:
    from sandbox.world.world import World


def message_payload(world: World, message: Message) -> Json:
    """A message as REST gives it."""
    files = {
        one.filename: file_media(one, attachment_url(world, message, one)) for one in message.attachments
    }
    used = {one["url"] for one in _used_files(message, files)}
    payload: Json = {
        "id": str(message.id),
        "type": message.kind,
        "channel_id": str(message.channel_id),
        "author": user_payload(world.users[message.author_id]),
        "content": message.content,
        "timestamp": iso(message.made),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "flags": message.flags,
        "mentions": [user_payload(world.users[one]) for one in message.mentions],
        "mention_roles": [],
        "mention_everyone": message.pings_everyone,
        "pinned": False,
        "tts": False,
        "attachments": [
            _attachment_payload(world, message, one)
            for one in message.attachments
            if message.is_v2 or files[one.filename]["url"] not in used
        ],
        "embeds": [_embed(embed, files) for embed in message.embeds],
        "components": shown(message.components, files),
    }
    if message.reactions:
        payload["reactions"] = [_reaction(world, message, emoji) for emoji in message.reactions]
    return {**payload, **_links(world, message)}


def gateway_message_payload(world: World, message: Message) -> Json:
    """A message as the gateway brings it: with the server and the author's membership."""
    payload = message_payload(world, message)
    channel = world.channels[message.channel_id]
    guild = world.guild_of(channel)
    payload["channel_type"] = int(channel.kind)
    if guild is not None:
        payload["guild_id"] = str(guild.id)
        if message.author_id in guild.members:
            member = member_payload(world, guild.members[message.author_id])
            payload["member"] = {key: value for key, value in member.items() if key != "user"}
    return payload


def attachment_url(world: World, message: Message, attachment: Attachment) -> str:
    """Where an attachment's bytes are served."""
    return f"{world.base_url}/attachments/{message.channel_id}/{attachment.id}/{quote(attachment.filename)}"


def origin_payload(world: World, origin: Origin) -> Json:
    """The interaction a message came from."""
    payload: Json = {
        "id": str(origin.id),
        "type": origin.kind,
        "user": user_payload(world.users[origin.user_id]),
        "authorizing_integration_owners": {},
    }
    if origin.kind == InteractionKind.COMPONENT:
        payload["interacted_message_id"] = str(origin.message_id)
    if origin.kind == InteractionKind.COMMAND:
        payload["name"] = origin.name
    if origin.before is not None:
        payload["triggering_interaction_metadata"] = origin_payload(world, origin.before)
    return payload


def _links(world: World, message: Message) -> Json:
    """The fields only some messages have: nonce, origin, reply, thread."""
    links: Json = {}
    if message.nonce is not None:
        links["nonce"] = message.nonce
    if message.origin is not None:
        links["application_id"] = links["webhook_id"] = str(world.application_id)
        links["interaction_metadata"] = origin_payload(world, message.origin)
    if message.reference_id is not None or message.reference_channel_id is not None:
        links["message_reference"] = _reference(world, message)
    if message.kind == MessageKind.THREAD_STARTER:
        first = world.messages.get(message.reference_id or 0)
        links["referenced_message"] = None if first is None else message_payload(world, first)
    if message.thread_id in world.channels:
        links["thread"] = channel_payload(world, world.channels[message.thread_id])
    return links


def _reference(world: World, message: Message) -> Json:
    reference: Json = {"type": 0, "channel_id": str(message.reference_channel_id or message.channel_id)}
    if message.reference_id is not None:
        reference["message_id"] = str(message.reference_id)
    if (guild_id := world.channels[message.channel_id].guild_id) is not None:
        reference["guild_id"] = str(guild_id)
    return reference


def _attachment_payload(world: World, message: Message, attachment: Attachment) -> Json:
    url = attachment_url(world, message, attachment)
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "content_type": attachment.content_type,
        "url": url,
        "proxy_url": url,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    if attachment.width is not None:
        payload |= {"width": attachment.width, "height": attachment.height}
    if message.reader is not None:
        payload["ephemeral"] = True
    return payload


def _used_files(message: Message, files: dict[str, Json]) -> list[Json]:
    """Attachments that an embed shows; Discord lists them there only."""
    urls = [embed.get(slot, {}).get("url", "") for embed in message.embeds for slot in ("image", "thumbnail")]
    names = [url.removeprefix(SCHEME) for url in urls if url.startswith(SCHEME)]
    return [files[name] for name in names if name in files]


def _embed(embed: Json, files: dict[str, Json]) -> Json:
    answer = {"type": "rich", **{key: value for key, value in embed.items() if value is not None}}
    for slot in ("image", "thumbnail"):
        if slot in answer:
            url = answer[slot]["url"]
            found = files.get(url.removeprefix(SCHEME), {"url": url, "proxy_url": url})
            kept = ("url", "proxy_url", "width", "height")
            answer[slot] = {key: found[key] for key in kept if found.get(key) is not None}
    return answer


def _reaction(world: World, message: Message, emoji: str) -> Json:
    people = message.reactions[emoji]
    return {
        "emoji": emoji_of(emoji),
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.bot_id in people,
    }


def emoji_of(text: str) -> Json:
    """A reaction's emoji: a sign, or name:id of a custom one."""
    name, _, number = text.partition(":")
    return {"id": number or None, "name": name}
