"""Reading request bodies: JSON, or a form with `payload_json` and numbered files."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from sandbox.errors import bad_json, invalid, too_large
from sandbox.messages import Upload
from sandbox.payloads import MAX_UPLOAD

if TYPE_CHECKING:
    from aiohttp import MultipartReader

MAX_REQUEST = 25 * 1024 * 1024


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """A request's JSON and its files by number."""
    if (request.content_length or 0) > MAX_REQUEST:
        await _throw_away(request)
        raise too_large()
    if request.content_type == "multipart/form-data":
        return await _read_form(await request.multipart())
    content = await request.read()
    if not content:
        return {}, {}
    if request.content_type != "application/json":
        raise invalid((), "CONTENT_TYPE_INVALID", "Expected application/json or multipart/form-data.")
    return _read_json(content), {}


async def _throw_away(request: web.Request) -> None:
    async for _ in request.content.iter_chunked(1 << 16):
        pass


async def _read_form(form: MultipartReader) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    while (part := await form.next()) is not None:
        if not isinstance(part, BodyPartReader):
            raise bad_json()
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = _read_json(content)
        elif (match := re.fullmatch(r"files\[(\d+)\]", part.name or "")) is not None:
            stated = part.headers.get("Content-Type")
            uploads[int(match[1])] = Upload(part.filename or "unknown", content, stated)
        else:
            raise invalid((part.name or "form",), "FORM_PART_UNKNOWN", "This part is not known.")
    if any(len(upload.content) > MAX_UPLOAD for upload in uploads.values()):
        raise too_large()
    return body, uploads


def _read_json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        raise bad_json() from None
