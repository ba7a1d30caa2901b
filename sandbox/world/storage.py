"""A world on disk: one JSON file, and a file for each picture."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from sandbox.world.state import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Origin,
    Overwrite,
    Role,
    User,
)

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.world.world import World


def save(world: World, path: Path) -> None:
    """Write a world; a crash in between leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = [message for message in world.messages.values() if message.reader is None]
    text = {
        "last_id": world.snowflakes.last,
        "application_id": world.application_id,
        "bot_id": world.bot_id,
        "users": [asdict(user) for user in world.users.values()],
        "guilds": [asdict(guild) for guild in world.guilds.values()],
        "channels": [asdict(channel) for channel in world.channels.values()],
        "messages": [asdict(message) for message in kept],
        "emojis": [asdict(emoji) for emoji in world.emojis.values()],
        "commands": [[guild_id, commands] for guild_id, commands in world.commands.items()],
    }
    attached = {one.id for message in kept for one in message.attachments}
    _save_files(world, _folder(path), attached | set(world.emojis))
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(text, ensure_ascii=False), encoding="utf-8")
    draft.replace(path)


def load(world: World, path: Path) -> None:
    """Fill an empty world from a file."""
    text = json.loads(path.read_text(encoding="utf-8"))
    world.snowflakes.last = text["last_id"]
    world.application_id = text["application_id"]
    world.bot_id = text["bot_id"]
    world.users = {one["id"]: User(**one) for one in text["users"]}
    world.guilds = {one["id"]: _guild(one) for one in text["guilds"]}
    world.channels = {one["id"]: _channel(one) for one in text["channels"]}
    world.messages = {one["id"]: _message(one) for one in text["messages"]}
    world.emojis = {one["id"]: Emoji(**one) for one in text["emojis"]}
    world.commands = {guild_id: list(commands) for guild_id, commands in text["commands"]}
    for file_id, file in _kept(_folder(path)).items():
        world.files[file_id] = file.read_bytes()


def _folder(path: Path) -> Path:
    return path.with_suffix(".files")


def _kept(folder: Path) -> dict[int, Path]:
    """The world's files by id; other files in the folder are ignored."""
    return {int(file.name): file for file in folder.glob("*") if file.name.isdecimal()}


def _save_files(world: World, folder: Path, wanted: set[int]) -> None:
    folder.mkdir(exist_ok=True)
    there = _kept(folder)
    for gone in there.keys() - wanted:
        there[gone].unlink()
    for new in wanted - there.keys():
        (folder / str(new)).write_bytes(world.files[new])


def _guild(text: Json) -> Guild:
    roles = {int(key): Role(**role) for key, role in text.pop("roles").items()}
    members = {int(key): Member(**member) for key, member in text.pop("members").items()}
    return Guild(roles=roles, members=members, **text)


def _channel(text: Json) -> Channel:
    overwrites = {int(key): Overwrite(**one) for key, one in text.pop("overwrites").items()}
    return Channel(kind=ChannelKind(text.pop("kind")), overwrites=overwrites, **text)


def _message(text: Json) -> Message:
    attachments = [Attachment(**one) for one in text.pop("attachments")]
    return Message(attachments=attachments, origin=_origin(text.pop("origin")), **text)


def _origin(text: Json | None) -> Origin | None:
    if text is None:
        return None
    return Origin(before=_origin(text.pop("before")), **text)
