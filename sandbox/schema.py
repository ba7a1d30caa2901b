"""Stub."""

from pathlib import Path
from typing import Any


class Schema:
    def __init__(self, path: Path) -> None: ...
    def check_request(self, method: str, template: str, body: Any) -> None: ...
