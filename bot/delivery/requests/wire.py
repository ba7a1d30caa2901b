"""Messages on their way to Discord: components as plain values, and answers that nobody reads not parsed.

discord.py would build a view to serialise it, and a message out of every answer. Its requests are used as
they are, with their retries and rate limits.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

import discord
from discord.http import Route
from discord.utils import _to_json
from discord.webhook.async_ import async_context

from bot.delivery.interactions import Client, Interaction

Components = list[dict[str, Any]]
"""A message's layout, as Discord takes it."""

LAYOUT: Final = 1 << 15
"""The flag of messages that consist of components."""
EPHEMERAL: Final = 1 << 6
SILENT: Final = 1 << 12
NOBODY: Final[Mapping[str, Any]] = {"parse": []}
"""Mentions that notify nobody."""
_MESSAGES: Final = "/channels/{channel_id}/messages"
_MESSAGE: Final = f"{_MESSAGES}/{{message_id}}"
_CALLBACK: Final = "/interactions/{webhook_id}/{webhook_token}/callback"
_HOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL: Final = f"{_HOOK}/messages/@original"
_ROW: Final = discord.ComponentType.action_row.value

Answered = discord.InteractionResponseType


@dataclass(frozen=True)
class Attachment:
    """An attached file, with its alt text."""

    name: str
    content: bytes
    alt: str | None = None


def mentioning(user_ids: Sequence[int]) -> Mapping[str, Any]:
    """Mentions that notify these people and nobody else."""
    return {"parse": [], "users": list(user_ids)} if user_ids else NOBODY


def by_content(name: str, count: int, content: bytes) -> str:
    """A file name that is the same for the same picture, so that a message can keep it."""
    return f"{name}-{crc32(content):08x}-{count}.png"


def without_buttons(components: Components) -> Components:
    """The same layout with nothing to press."""
    return [
        {**one, "components": without_buttons(one["components"])} if "components" in one else one
        for one in components
        if one["type"] != _ROW
    ]


async def post(
    client: Client,
    channel_id: int,
    components: Components,
    files: Sequence[Attachment],
    *,
    nonce: str,
    mentions: Mapping[str, Any] = NOBODY,
    silent: bool = False,
) -> int:
    """Post a message once per nonce; gives its id."""
    payload = _message(components, files) | {
        "nonce": nonce,
        "enforce_nonce": True,
        "allowed_mentions": mentions,
        "flags": LAYOUT | (SILENT if silent else 0),
    }
    return int(
        (await _request(client, Route("POST", _MESSAGES, channel_id=channel_id), payload, files))["id"]
    )


async def edit(
    client: Client,
    channel_id: int,
    message_id: int,
    components: Components,
    files: Sequence[Attachment] | None = None,
) -> None:
    """Edit a message; without new files it keeps those that it has."""
    route = Route("PATCH", _MESSAGE, channel_id=channel_id, message_id=message_id)
    payload = _message(components, files) | {"allowed_mentions": NOBODY, "flags": LAYOUT}
    await _request(client, route, payload, files or ())


async def acknowledge(interaction: Interaction, *, in_place: bool) -> None:
    """Say that the interaction was heard: silently in place, or with "thinking" in a private message."""
    if in_place:
        await _call_back(interaction, Answered.deferred_message_update, None, ())
    else:
        await _call_back(interaction, Answered.deferred_channel_message, {"flags": EPHEMERAL}, ())


async def answer(interaction: Interaction, components: Components, files: Sequence[Attachment]) -> None:
    """Answer with a private message."""
    data = _message(components, files) | {"flags": EPHEMERAL | LAYOUT, "allowed_mentions": NOBODY}
    await _call_back(interaction, Answered.channel_message, data, files)


async def answer_in_place(
    interaction: Interaction, components: Components, files: Sequence[Attachment]
) -> None:
    """Answer by changing the message whose component was used; pictures that it has already stay."""
    there = {one.filename: one.id for one in interaction.message.attachments} if interaction.message else {}
    new = [one for one in files if one.name not in there]
    data = _message(components, new) | {"flags": LAYOUT, "allowed_mentions": NOBODY}
    data["attachments"] += [{"id": there[one.name]} for one in files if one.name in there]
    await _call_back(interaction, Answered.message_update, data, new)


async def change_answer(
    interaction: Interaction, components: Components, files: Sequence[Attachment]
) -> None:
    """Put something else in the place of the first answer."""
    route = Route("PATCH", _ORIGINAL, webhook_id=interaction.application_id, webhook_token=interaction.token)
    payload = _message(components, files) | {"flags": LAYOUT, "allowed_mentions": NOBODY}
    await _to_webhook(interaction, route, payload, files)


async def follow_up(interaction: Interaction, components: Components, files: Sequence[Attachment]) -> None:
    """Send one more private message."""
    route = Route("POST", _HOOK, webhook_id=interaction.application_id, webhook_token=interaction.token)
    payload = _message(components, files) | {"flags": EPHEMERAL | LAYOUT, "allowed_mentions": NOBODY}
    await _to_webhook(interaction, route, payload, files)


def _message(components: Components, files: Sequence[Attachment] | None) -> dict[str, Any]:
    payload: dict[str, Any] = {"components": components}
    if files is not None:
        payload["attachments"] = [
            {"id": at, "filename": file.name} | ({"description": file.alt} if file.alt else {})
            for at, file in enumerate(files)
        ]
    return payload


async def _call_back(
    interaction: Interaction, kind: Answered, data: dict[str, Any] | None, files: Sequence[Attachment]
) -> None:
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    payload: dict[str, Any] = {"type": kind.value} | ({"data": data} if data is not None else {})
    await _to_webhook(interaction, route, payload, files)
    interaction.response._response_type = kind  # noqa: SLF001 (as discord.py's own answers do)


async def _to_webhook(
    interaction: Interaction, route: Route, payload: dict[str, Any], files: Sequence[Attachment]
) -> None:
    session, adapter = interaction._session, async_context.get()  # noqa: SLF001 (the client's)
    if files:
        await adapter.request(route, session, multipart=_form(payload, files))
    else:
        await adapter.request(route, session, payload=payload)


async def _request(
    client: Client, route: Route, payload: dict[str, Any], files: Sequence[Attachment]
) -> dict[str, Any]:
    if files:
        return await client.http.request(route, form=_form(payload, files))  # type: ignore[no-any-return]
    return await client.http.request(route, json=payload)  # type: ignore[no-any-return]


def _form(payload: dict[str, Any], files: Sequence[Attachment]) -> list[dict[str, Any]]:
    """The parts of a request with files. Bytes are written as they are, without a copy."""
    return [
        {"name": "payload_json", "value": _to_json(payload), "content_type": "application/json"},
        *(
            {
                "name": f"files[{at}]",
                "value": file.content,
                "filename": file.name,
                "content_type": "image/png" if file.name.endswith(".png") else "application/octet-stream",
            }
            for at, file in enumerate(files)
        ),
    ]
