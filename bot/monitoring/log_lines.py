"""How often something was worth a warning."""

import logging

from prometheus_client import Counter


class CountLines(logging.Handler):
    """Counts warnings and errors, whoever logs them."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._lines.labels(record.levelname.lower()).inc()
