"""Reading request bodies: JSON, or a form with `payload_json` and numbered files."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from sandbox.limits.error_codes import bad_json, invalid, too_large
from sandbox.world.messages import Upload
from sandbox.world.payloads import MAX_UPLOAD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiohttp import web

MAX_REQUEST = 25 * 1024 * 1024
_FORM = re.compile(r'multipart/form-data;\s*boundary="?([^";]+)"?', re.IGNORECASE)
_FILE = re.compile(r"files\[(\d+)\]")
_PARAMETER = re.compile(r';\s*([\w*]+)="((?:[^"\\]|\\.)*)"')
_ESCAPED = re.compile(r"\\(.)")


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """A request's JSON and its files by number."""
    if (request.content_length or 0) > MAX_REQUEST:
        await _throw_away(request)
        raise too_large()
    content = await request.read()
    if (form := _FORM.fullmatch(request.headers.get("Content-Type", ""))) is not None:
        return _read_form(content, form[1])
    if not content:
        return {}, {}
    if request.content_type != "application/json":
        raise invalid((), "CONTENT_TYPE_INVALID", "Expected application/json or multipart/form-data.")
    return _read_json(content), {}


async def _throw_away(request: web.Request) -> None:
    async for _ in request.content.iter_chunked(1 << 16):
        pass


def _read_form(content: bytes, boundary: str) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    for part in _parts(content, boundary.encode()):
        if part.name == "payload_json":
            body = _read_json(part.content)
        elif (match := _FILE.fullmatch(part.name)) is not None:
            uploads[int(match[1])] = Upload(part.filename or "unknown", part.content, part.stated)
        else:
            raise invalid((part.name or "form",), "FORM_PART_UNKNOWN", "This part is not known.")
    if any(len(upload.content) > MAX_UPLOAD for upload in uploads.values()):
        raise too_large()
    return body, uploads


class _Part(NamedTuple):
    """One part of a form."""

    name: str
    filename: str
    stated: str | None
    """Its content type as the sender says."""
    content: bytes


def _parts(content: bytes, boundary: bytes) -> Iterator[_Part]:
    """A form's parts. aiohttp's reader is made for streams and takes several times as long."""
    opening, *parts = (b"\r\n" + content).split(b"\r\n--" + boundary)
    if opening or not parts or parts.pop().strip() != b"--":
        raise bad_json()
    for part in parts:
        head, apart, inner = part.partition(b"\r\n\r\n")
        if not apart or not head.startswith(b"\r\n"):
            raise bad_json()
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in _text(head).split("\r\n"))
        }
        said = {
            name.lower(): _ESCAPED.sub(r"\1", value)
            for name, value in _PARAMETER.findall(headers.get("content-disposition", ""))
        }
        yield _Part(said.get("name", ""), said.get("filename", ""), headers.get("content-type"), inner)


def _text(head: bytes) -> str:
    try:
        return head.decode()
    except UnicodeDecodeError:
        raise bad_json() from None


def _read_json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        raise bad_json() from None
