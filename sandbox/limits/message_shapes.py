"""The shapes of messages: content, embeds, attachments, mentions, and suggestions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.limits.component_shapes import IN_MESSAGE
from sandbox.limits.shapes import Anything, Choice, Decimal, Field, Flag, Form, Items, Number, Snowflake, Text

if TYPE_CHECKING:
    from sandbox.limits.error_codes import FieldErrors, Path

URL = Field(Text(1, 2048), nullable=True)
PICTURE = Form({"url": Field(Text(1, 2048), required=True)})
EMBED = Form(
    {
        "type": Field(Choice("rich"), nullable=True),
        "title": Field(Text(0, 256), nullable=True),
        "description": Field(Text(0, 4096), nullable=True),
        "url": URL,
        "timestamp": Field(Text(1, 64), nullable=True),
        "flags": Field(Number(), nullable=True),
        "color": Field(Number(0, 0xFFFFFF), nullable=True),
        "footer": Field(Form({"text": Field(Text(1, 2048), required=True), "icon_url": URL}), nullable=True),
        "author": Field(
            Form({"name": Field(Text(1, 256), required=True), "url": URL, "icon_url": URL}), nullable=True
        ),
        "image": Field(PICTURE, nullable=True),
        "thumbnail": Field(PICTURE, nullable=True),
        "fields": Field(
            Items(
                Form(
                    {
                        "name": Field(Text(1, 256), required=True),
                        "value": Field(Text(1, 1024), required=True),
                        "inline": Field(Flag(), nullable=True),
                    }
                ),
                0,
                25,
            ),
            nullable=True,
        ),
    }
)
ATTACHMENT = Form(
    {
        "id": Field(Snowflake(), required=True),
        "filename": Field(Text(1, 1024), nullable=True),
        "description": Field(Text(0, 1024), nullable=True),
        "title": Field(Text(0, 1024), nullable=True),
        "duration_secs": Field(Decimal(), nullable=True),
        "waveform": Field(Text(0, 400), nullable=True),
        "is_spoiler": Field(Flag(), nullable=True),
        # An edit may send an old attachment back as it was told.
        **{name: Field(Anything(), nullable=True) for name in ("size", "url", "proxy_url", "content_type")},
        **{name: Field(Anything(), nullable=True) for name in ("width", "height", "ephemeral", "flags")},
        **{name: Field(Anything(), nullable=True) for name in ("spoiler", "placeholder", "application")},
    }
)
MENTIONS = Form(
    {
        "parse": Field(Items(Choice("users", "roles", "everyone")), nullable=True),
        "users": Field(Items(Snowflake(), 0, 100), nullable=True),
        "roles": Field(Items(Snowflake(), 0, 100), nullable=True),
        "replied_user": Field(Flag(), nullable=True),
    }
)
REFERENCE = Form(
    {
        "type": Field(Choice(0, 1), nullable=True),
        "message_id": Field(Snowflake(), required=True),
        "channel_id": Field(Snowflake(), nullable=True),
        "guild_id": Field(Snowflake(), nullable=True),
        "fail_if_not_exists": Field(Flag(), nullable=True),
    }
)


class Nonce:
    """A number, or text of at most 25 characters."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """By its type."""
        if isinstance(value, str):
            Text(0, 25).check(value, path, errors)
        else:
            Number(-(1 << 63), (1 << 63) - 1).check(value, path, errors)


class SuggestedValue:
    """Text of at most 100 characters, or a number."""

    def check(self, value: Any, path: Path, errors: FieldErrors) -> None:
        """By its type."""
        if isinstance(value, str):
            Text(1, 100).check(value, path, errors)
        else:
            Decimal().check(value, path, errors)


EDIT = Form(
    {
        "content": Field(Text(0, 2000), nullable=True),
        "embeds": Field(Items(EMBED, 0, 10), nullable=True),
        "components": Field(IN_MESSAGE, nullable=True),
        "attachments": Field(Items(ATTACHMENT, 0, 10), nullable=True),
        "allowed_mentions": Field(MENTIONS, nullable=True),
        "flags": Field(Number(0, (1 << 31) - 1), nullable=True),
        "tts": Field(Flag(), nullable=True),
        "poll": Field(Anything(), nullable=True),
    }
)
CALLBACK = EDIT
FOLLOW_UP = Form(
    {
        **EDIT.fields,
        "username": Field(Text(1, 80), nullable=True),
        "avatar_url": Field(Text(0, 2048), nullable=True),
        "thread_name": Field(Text(0, 100), nullable=True),
    }
)
CREATE = Form(
    {
        **EDIT.fields,
        "nonce": Field(Nonce(), nullable=True),
        "enforce_nonce": Field(Flag(), nullable=True),
        "message_reference": Field(REFERENCE, nullable=True),
        "sticker_ids": Field(Items(Snowflake(), 0, 3), nullable=True),
    }
)
LOCALIZATIONS = Field(Anything(), nullable=True)
CHOICES = Form(
    {
        "choices": Field(
            Items(
                Form(
                    {
                        "name": Field(Text(1, 100), required=True),
                        "name_localizations": LOCALIZATIONS,
                        "value": Field(SuggestedValue(), required=True),
                    }
                ),
                0,
                25,
            ),
            required=True,
        )
    }
)
