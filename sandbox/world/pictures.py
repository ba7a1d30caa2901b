"""What can be told of an uploaded file from its bytes."""

from __future__ import annotations

import io
import mimetypes
import struct

from PIL import Image, UnidentifiedImageError

_PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
_PNG_SIZE = slice(16, 24)


def content_type_of(filename: str, stated: str | None = None) -> str:
    """The media type of a file, from its name before what the sender said."""
    return mimetypes.guess_type(filename)[0] or stated or "application/octet-stream"


def size_of(content: bytes) -> tuple[int, int] | None:
    """Width and height of a picture; None for anything else."""
    if content.startswith(_PNG) and len(content) >= _PNG_SIZE.stop:  # what bots send most, read at once
        width, height = struct.unpack(">II", content[_PNG_SIZE])
        return width, height
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None


def opened(content: bytes) -> Image.Image:
    """The picture itself."""
    picture = Image.open(io.BytesIO(content))
    picture.load()
    return picture
