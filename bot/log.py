"""Structured logging: one JSON object a line, with the table it is about."""

import json
import logging
import sys
from contextvars import ContextVar
from typing import Any, Final

log: Final = logging.getLogger("alhambra")
current_table: Final[ContextVar[int | None]] = ContextVar("current_table", default=None)
"""The table that the current task works on."""

_USUAL: Final = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, logger, text, table, extra fields, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname,
            "from": record.name,
            "text": record.getMessage(),
        }
        if (table := current_table.get()) is not None:
            line["table"] = table
        line |= {key: value for key, value in record.__dict__.items() if key not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logging(level: str) -> None:
    """Log to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("discord", "aiohttp.access", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
