"""REST: the application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

from sandbox.limits.error_codes import ApiError, invalid, missing_access, unknown_emoji
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.world.payloads import emoji_payload
from sandbox.world.pictures import size_of
from sandbox.world.state import Emoji

if TYPE_CHECKING:
    from sandbox.world.world import World

ALL = "/applications/{application_id}/emojis"
ONE = ALL + "/{emoji_id}"
MOST = 2000
MOST_BYTES = 256 * 1024
DATA_URI = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def listed(world: World, ask: ActionOption) -> Reply:
    """All emojis."""
    _check_owner(world, ask)
    return Reply({"items": [emoji_payload(world, one) for one in world.emojis.values()]})


def fetch(world: World, ask: ActionOption) -> Reply:
    """One emoji."""
    return Reply(emoji_payload(world, _found(world, ask)))


def create(world: World, ask: ActionOption) -> Reply:
    """Add an emoji."""
    _check_owner(world, ask)
    name = _name(ask)
    content, kind = _picture(ask.body.get("image"))
    if len(world.emojis) >= MOST:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    _check_free(world, name)
    emoji = Emoji(world.snowflakes.next(), name, animated=kind == "gif")
    world.emojis[emoji.id] = emoji
    world.files[emoji.id] = content
    return Reply(emoji_payload(world, emoji), 201)


def rename(world: World, ask: ActionOption) -> Reply:
    """Give an emoji another name."""
    emoji, name = _found(world, ask), _name(ask)
    _check_free(world, name, emoji)
    emoji.name = name
    return Reply(emoji_payload(world, emoji))


def delete(world: World, ask: ActionOption) -> Reply:
    """Remove an emoji."""
    emoji = _found(world, ask)
    del world.emojis[emoji.id], world.files[emoji.id]
    return Reply()


def _check_owner(world: World, ask: ActionOption) -> None:
    if ask.id("application_id") != world.application_id or not world.takes_emojis:
        raise missing_access()


def _found(world: World, ask: ActionOption) -> Emoji:
    _check_owner(world, ask)
    emoji = world.emojis.get(ask.id("emoji_id"))
    if emoji is None:
        raise unknown_emoji()
    return emoji


def _check_free(world: World, name: str, renamed: Emoji | None = None) -> None:
    if any(one.name == name and one is not renamed for one in world.emojis.values()):
        text = "An emoji with this name already exists."
        raise invalid(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text)


def _name(ask: ActionOption) -> str:
    name = ask.body.get("name")
    if name is None:
        raise invalid(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", str(name)):
        raise invalid(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return str(name)


def _picture(image: object) -> tuple[bytes, str]:
    if image is None:
        raise invalid(("image",), "BASE_TYPE_REQUIRED", "This field is required")
    match = DATA_URI.fullmatch(str(image))
    if match is None:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    try:
        content = base64.b64decode(match[2], validate=True)
    except binascii.Error:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data") from None
    if len(content) > MOST_BYTES:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    size = size_of(content)
    if size is None:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    return content, match[1]


ENDPOINTS = (
    Endpoint("GET", ALL, listed),
    Endpoint("POST", ALL, create),
    Endpoint("GET", ONE, fetch),
    Endpoint("PATCH", ONE, rename),
    Endpoint("DELETE", ONE, delete),
)
