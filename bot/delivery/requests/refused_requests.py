"""What Discord's refusals mean."""

from typing import Final

import aiohttp
import discord

from bot.log import log

UNKNOWN_CHANNEL: Final = 10003
UNREACHABLE: Final = (aiohttp.ClientError, OSError)
"""No answer came at all."""
_CLIENT_ERRORS: Final = range(400, 500)
_TOO_MANY_REQUESTS: Final = 429


def is_passing(error: discord.HTTPException) -> bool:
    """Is it no fault of the request, so that it may work later?"""
    return error.status not in _CLIENT_ERRORS or error.status == _TOO_MANY_REQUESTS


def log_failure(told: str, error: Exception) -> None:
    """Log what went wrong: in one line if Discord cannot be reached, else with the place in the code."""
    if isinstance(error, UNREACHABLE):
        log.warning(told, extra={"why": repr(error)})
    else:
        log.exception(told)
