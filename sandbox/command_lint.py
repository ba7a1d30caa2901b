"""Stub."""

from typing import Any


def check_commands(commands: Any, *, several: bool = True) -> None: ...
