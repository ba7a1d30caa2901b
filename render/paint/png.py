"""Write PNG from rows of colour numbers, with the fastest deflate installed."""

import struct
import zlib
from collections.abc import Callable
from typing import Final

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _INDEXED = 8, 3


LEVEL: Final = 2
"""The level of zlib, where nothing quicker is installed."""


def quickest() -> Callable[[bytes], bytes]:
    """The fastest deflate installed."""
    try:
        from isal import isal_zlib  # noqa: PLC0415 (not every machine has it)
    except ImportError:
        return lambda rows: zlib.compress(rows, LEVEL)
    return lambda rows: isal_zlib.compress(rows, 2)


deflate: Final = quickest()
LARGEST: Final = 100_000
"""Larger files are compressed again, more thoroughly."""
_THOROUGH: Final = (4, 6, 9)
"""Levels of zlib that are tried in turn: ten, fifteen, a hundred times as long as the quickest deflate."""


def packed(rows: bytes) -> bytes:
    """Rows deflated: quickly, and more thoroughly if the result is too large."""
    found = deflate(rows)
    for level in _THOROUGH:
        if len(found) <= LARGEST:
            break
        found = zlib.compress(rows, level)
    return found


def png(rows: bytes, width: int, height: int, colours: bytes) -> bytes:
    """A PNG of rows that each begin with a zero (no filter) and hold one colour number per pixel."""
    header = struct.pack(">IIBBBBB", width, height, _EIGHT_BITS, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", packed(rows)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(name)))
