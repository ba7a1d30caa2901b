"""What can be told of an uploaded file from its bytes."""

from __future__ import annotations

import io
import mimetypes

from PIL import Image, UnidentifiedImageError


def content_type_of(filename: str, stated: str | None = None) -> str:
    """The media type of a file, from its name before what the sender said."""
    return mimetypes.guess_type(filename)[0] or stated or "application/octet-stream"


def size_of(content: bytes) -> tuple[int, int] | None:
    """Width and height of a picture; None for anything else."""
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
