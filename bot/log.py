"""Logging: one JSON object a line, or plain lines on a terminal; with the table and the request."""

import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Final

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

log: Final = logging.getLogger("alhambra")
current_table: Final[ContextVar[int | None]] = ContextVar("current_table", default=None)
"""The table that the current task works on."""
current_request: Final[ContextVar[str | None]] = ContextVar("current_request", default=None)
"""The interaction from which the current task follows, by a short name of its own."""

_USUAL: Final = (*RESERVED_ATTRS, "taskName", "color_message")
_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"


def begin_request() -> None:
    """Give a new name to everything that follows from here."""
    current_request.set(secrets.token_hex(4))


def error_code() -> str:
    """What somebody is shown after an error, so that it can be found: the name of their request."""
    return current_request.get() or secrets.token_hex(4)


class WithContext(logging.Filter):
    """Adds the table and the request, unless a line names others."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add what is known; every line passes."""
        for name, value in (("table", current_table.get()), ("request", current_request.get())):
            if value is not None and not hasattr(record, name):
                setattr(record, name, value)
        return True


class JsonLines(JsonFormatter):
    """Time, level, logger, text, table, request, extra fields, and the traceback of an error."""

    def __init__(self) -> None:
        super().__init__(
            ["asctime", "levelname", "name", "message"],
            datefmt=_TIME,
            rename_fields={
                "asctime": "at",
                "levelname": "level",
                "name": "from",
                "message": "text",
                "exc_info": "error",
            },
            reserved_attrs=_USUAL,
            json_default=str,
            json_ensure_ascii=False,
        )
        self.converter = time.gmtime


class PlainLines(logging.Formatter):
    """The same for people: a time, what happened, and what else is known of it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", datefmt="%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's name)
        """A line, before any traceback."""
        known = [f"{name}={value}" for name, value in record.__dict__.items() if name not in _USUAL]
        return "  ".join([super().formatMessage(record), *known])


def set_up_logging(level: str, form: str | None = None) -> None:
    """Log to standard error in a form, "json" or "plain"; else plainly on a terminal only."""
    handler = logging.StreamHandler(sys.stderr)
    is_plain = sys.stderr.isatty() if form is None else form == "plain"
    handler.setFormatter(PlainLines() if is_plain else JsonLines())
    handler.addFilter(WithContext())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("discord", "aiohttp.access", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
